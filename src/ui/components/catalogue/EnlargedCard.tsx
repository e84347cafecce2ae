import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import { isPlayable, type Title, titleProblem } from '../../../../models/title.ts'
import { Button, LinkButton } from '../basics/Button.tsx'
import { Picture } from '../basics/Picture.tsx'
import { CardSigns } from './CardSigns.tsx'
import type { CardHover } from './cardHover.ts'
import css from './EnlargedCard.module.css'
import { Rating } from './Rating.tsx'
import { ageText, durationText, kindText } from './titleTexts.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface Around {
  /** The small card, as it stands in the window. */
  readonly card: Size & { readonly left: number; readonly top: number }
  /** The enlarged one. */
  readonly size: Size
  readonly window: Size
  /** What it leaves free at the sides, above and below, in px. */
  readonly side: number
  readonly above: number
  readonly below: number
}

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most))

/** In the middle over its card, and as near to it as the window allows. */
export const placeOfCard = ({ card, size, window, side, above, below }: Around): { left: number; top: number } => ({
  left: between(side, card.left + (card.width - size.width) / 2, window.width - side - size.width),
  top: between(above, card.top + (card.height - size.height) / 2, window.height - below - size.height),
})

type EnlargedCardProps = {
  readonly title: Title
  readonly to: string
  readonly now: Instant
  readonly hover: CardHover
  readonly cardId: string
  /** The small card, which this one lies over. */
  readonly card: RefObject<HTMLElement | null>
}

/** Over its card, within the window, and below the header: it stands there as long as nothing moves. */
const place = (card: HTMLElement, box: HTMLElement): void => {
  const { scrollMarginInlineStart, scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(box)
  const { left, top } = placeOfCard({
    card: card.getBoundingClientRect(),
    size: { width: box.offsetWidth, height: box.offsetHeight },
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    side: Number.parseFloat(scrollMarginInlineStart),
    above: Number.parseFloat(scrollMarginBlockStart),
    below: Number.parseFloat(scrollMarginBlockEnd),
  })
  box.style.left = `${left}px`
  box.style.top = `${top}px`
}

/** A card with what can be done with its title: played, but for a series, and opened (VOD-03). */
export const EnlargedCard = ({ title, to, now, hover, cardId, card }: EnlargedCardProps) => {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!box.current || !card.current) return
    box.current.showPopover()
    place(card.current, box.current)
  }, [card])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      if (box.current?.contains(document.activeElement)) card.current?.querySelector('a')?.focus()
      hover.dismiss()
    }
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !card.current?.contains(target)) hover.leave(cardId)
    }
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    document.addEventListener('keydown', onKey, options)
    document.addEventListener('pointerdown', onPress, options)
    document.addEventListener('scroll', hover.move, { ...options, passive: true })
    window.addEventListener('resize', hover.move, options)
    return () => gone.abort()
  }, [hover, cardId, card])

  const { posterLandscape, poster, lettering, plot, description, genres, duration, ageRating } = title
  const text = plot ?? description
  const facts = [
    kindText(intl, title),
    genres[0]?.name,
    duration === undefined ? undefined : durationText(intl, duration),
    ageRating === undefined ? undefined : ageText(intl, ageRating),
  ].filter(fact => fact !== undefined)
  const canPlay = isPlayable(title) && titleProblem(title, now) === undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={box} className={css.card} popover="manual" role="group" aria-label={title.title}>
      <Picture src={posterLandscape ?? poster} shape="still" eager lettering={posterLandscape && lettering}>
        <CardSigns title={title} now={now} watched={false} />
      </Picture>
      <div className={css.words}>
        <b>{title.title}</b>
        <div className={css.facts}>
          {title.rating !== undefined && <Rating value={title.rating} />}
          <span>{facts.join(' · ')}</span>
        </div>
        {text && <p>{text}</p>}
        <div className={css.actions}>
          {canPlay && (
            <Button variant="primary" size="small" icon="play" filledIcon onPress={hover.play}>
              <FormattedMessage id="title.play" defaultMessage="Play" />
            </Button>
          )}
          <LinkButton to={to} size="small" variant={canPlay ? 'secondary' : 'primary'}>
            <FormattedMessage id="title.details" defaultMessage="Details" />
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
