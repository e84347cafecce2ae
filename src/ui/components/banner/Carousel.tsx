import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { along } from '../../along.ts'
import { cx } from '../basics/cx.ts'
import { IconButton } from '../basics/IconButton.tsx'
import { Picture } from '../basics/Picture.tsx'
import { rovingIndex } from '../basics/roving.ts'
import css from './Carousel.module.css'
import hero from './Hero.module.css'

export interface Slide {
  readonly key: string
  readonly title: string
  readonly picture: string | undefined
  /** The same picture, small. */
  readonly thumbnail: string | undefined
  readonly lettering: string | undefined
}

type CarouselProps = {
  readonly slides: ReadonlyArray<Slide>
  readonly at: number
  readonly isPaused: boolean
  /** The next slide comes by itself. */
  readonly isRunning: boolean
  readonly onShow: (at: number) => void
  readonly onStep: (step: 1 | -1) => void
  readonly onPause: () => void
  readonly onResume: () => void
  /** Somebody is at it: by pointer or by focus. */
  readonly onCame: () => void
  readonly onLeft: () => void
  /** The words and the buttons of a slide. */
  readonly children: (at: number) => ReactNode
}

/** A finger that goes this far across turns the slide. */
const SWIPE_PX = 48

const useSwipe = (onStep: CarouselProps['onStep']) => {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') from.current = { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (from.current === undefined) return
      const [x, y] = [(clientX - from.current.x) * along(), clientY - from.current.y]
      from.current = undefined
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onStep(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}

/** Whether somebody is at an element: the pointer over it, or the focus in it. */
const usePresence = ({ onCame, onLeft }: Pick<CarouselProps, 'onCame' | 'onLeft'>) => {
  const there = useRef({ pointer: false, focus: false })
  const note = (by: 'pointer' | 'focus', isThere: boolean) => {
    there.current[by] = isThere
    if (isThere) onCame()
    else if (!there.current.pointer && !there.current.focus) onLeft()
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && note('pointer', true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && note('pointer', false),
    onFocus: () => note('focus', true),
    onBlur: () => note('focus', false),
  }
}

/**
 * The pictures that have been shown stay, so that going back to one is at once; the next one is fetched ahead. A slide
 * waits for its picture, and the one before stands until then: words and picture are of one slide.
 */
const usePictures = (slides: ReadonlyArray<Slide>, at: number) => {
  const [come, setCome] = useState<ReadonlyArray<string>>([])
  const [present, setPresent] = useState(slides[at])
  const wanted = slides[at]
  const isThere = wanted?.picture === undefined || come.includes(wanted.key)
  if (wanted?.key !== present?.key && (isThere || come.length === 0)) setPresent(wanted)
  const next = come.length > 0 ? slides[(at + 1) % slides.length]?.key : undefined
  const drawn = slides.filter(({ key }, place) => place === at || key === next || come.includes(key))
  const noteCome = (key: string) => setCome(keys => (keys.includes(key) ? keys : [...keys, key]))
  const shown = slides.findIndex(({ key }) => key === present?.key)
  return { drawn, shown: shown < 0 ? at : shown, noteCome }
}

/** Slides over the whole width, one at a time; what the present one says stands at its foot. */
export const Carousel = ({ slides, at, isPaused, isRunning, children, ...wishes }: CarouselProps) => {
  const intl = useIntl()
  const { onShow, onStep, onPause, onResume } = wishes
  const swipe = useSwipe(onStep)
  const presence = usePresence(wishes)
  const { drawn, shown, noteCome } = usePictures(slides, at)
  const strip = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = rovingIndex(event.key, at, slides.length, { along: along(), wraps: true })
    if (next === undefined) return
    event.preventDefault()
    onShow(next)
    strip.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <section
      className={cx(hero.hero, css.carousel)}
      data-surface="picture"
      data-banner=""
      aria-label={intl.formatMessage({ id: 'banner.slides', defaultMessage: 'Highlights' })}
      {...swipe}
      {...presence}
    >
      <div className={css.pictures}>
        {drawn.map(({ key, picture, lettering }) => (
          <div
            key={key}
            className={cx(css.layer, key === slides[shown]?.key && css.present)}
            onLoad={() => noteCome(key)}
            onError={() => noteCome(key)}
          >
            <Picture src={picture} shape={lettering ? 'calm' : 'banner'} />
          </div>
        ))}
      </div>
      {/* the letters of the slides to come are there before their words are */}
      <div hidden>
        {drawn.map(({ key, lettering }) => (
          <img key={key} src={lettering} alt="" />
        ))}
      </div>
      <div className={hero.words} aria-live={isRunning ? 'off' : 'polite'}>
        {children(shown)}
      </div>
      {slides.length > 1 && (
        <div className={css.controls}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            size="small"
            label={
              isPaused
                ? intl.formatMessage({ id: 'banner.resume', defaultMessage: 'Resume' })
                : intl.formatMessage({ id: 'banner.pause', defaultMessage: 'Pause' })
            }
            onPress={isPaused ? onResume : onPause}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk its buttons */}
          <div ref={strip} className={css.strip} onKeyDown={onKeyDown}>
            {slides.map(({ key, title, thumbnail }, place) => (
              <button
                key={key}
                type="button"
                aria-label={title}
                aria-current={place === at}
                tabIndex={place === at ? 0 : -1}
                onClick={() => onShow(place)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(place)}
                onFocus={() => onShow(place)}
              >
                {thumbnail && <img src={thumbnail} alt="" loading="lazy" fetchPriority="low" decoding="async" />}
                {place === at && isRunning && <i key={at} className={css.time} />}
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
