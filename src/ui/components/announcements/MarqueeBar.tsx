import { type CSSProperties, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { MarqueeColours } from '../../../../models/announcementLook.ts'
import { Icon } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { useRootMark } from '../basics/useRootMark.ts'
import css from './MarqueeBar.module.css'

type MarqueeBarProps = {
  readonly text: string
  readonly colours: MarqueeColours
  /** In CSS pixels (spec §9: 13, 15 or 17). */
  readonly size: number
  /** Above the page, which makes room for it, or over the picture of a player. */
  readonly place: 'page' | 'picture'
  /** Milliseconds from the first word on the screen to the last word off it; 0 until that is known. */
  readonly wayMs: number
  /** Where the words stand; where they move, where they began to. */
  readonly goneMs: number
  readonly isMoving: boolean
  readonly isPaused: boolean
  /** Nothing covers it, or what did is gone: the words have so many px to go. */
  readonly onSeen: (px: number, isCalm: boolean) => void
  /** Something covers it, or it goes. */
  readonly onCovered: () => void
  readonly onPoint: (isAtWords: boolean) => void
  readonly onPause: () => void
  readonly onResume: () => void
  readonly onClose: () => void
}

/** From where to where the words go, in px. */
interface Way {
  readonly from: number
  readonly to: number
  /** They can be read whole where they stand. */
  readonly fits: boolean
}

/** Until its way is known, behind what covers it. */
const OUT_OF_SIGHT: Way = { from: 0, to: window.innerWidth, fits: false }

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const wayOf = (box: HTMLElement, words: HTMLElement): Way => {
  // standing still they have several lines
  words.style.whiteSpace = 'nowrap'
  const [room, length] = [box.clientWidth, words.getBoundingClientRect().width]
  words.style.whiteSpace = ''
  const fits = length < room
  return getComputedStyle(words).direction === 'ltr'
    ? { from: room, to: -length, fits }
    : { from: -length, to: room, fits }
}

const CHANGES = ['fullscreenchange', 'visibilitychange']

/** A player or a dialog lies over the page. */
const isOverPage = (): boolean =>
  document.fullscreenElement !== null || document.documentElement.dataset.dialog !== undefined

/** A player fills the screen, or the whole page is out of sight; over a picture none goes beside the one over the page. */
const useIsCovered = (place: MarqueeBarProps['place']): boolean =>
  useSyncExternalStore(
    heard => {
      const root = new MutationObserver(heard)
      root.observe(document.documentElement, { attributeFilter: ['data-dialog', 'data-marquee'] })
      for (const change of CHANGES) document.addEventListener(change, heard)
      return () => {
        root.disconnect()
        for (const change of CHANGES) document.removeEventListener(change, heard)
      }
    },
    () =>
      document.visibilityState === 'hidden' ||
      (place === 'page' ? isOverPage() : document.documentElement.dataset.marquee !== undefined && !isOverPage()),
  )

/**
 * One pass at 60 px/s (MSG-03); can always be paused and stands still at first under reduced motion (AHEAD-11). What can be
 * read whole stands for as long as it would pass.
 */
export const MarqueeBar = (props: MarqueeBarProps) => {
  const { text, colours, size, place, wayMs, goneMs, isMoving, isPaused } = props
  const intl = useIntl()
  const track = useRef<HTMLParagraphElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const [way, setWay] = useState<Way>(OUT_OF_SIGHT)
  const isCovered = useIsCovered(place)
  const isStill = isPaused && calm()

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once each time that it comes to be seen
  useLayoutEffect(() => {
    if (isCovered || !track.current || !words.current) return
    const found = wayOf(track.current, words.current)
    setWay(found)
    props.onSeen(Math.abs(found.to - found.from), calm())
    return props.onCovered
  }, [isCovered])

  useRootMark('marquee', place === 'page')
  useRootMark('stillMarquee', place === 'page' && isStill)
  const style = {
    '--background': colours.background,
    '--colour': colours.text,
    '--size': `${size / 16}rem`,
    '--from': `${way.from}px`,
    '--to': `${way.to}px`,
    '--way': `${wayMs}ms`,
    '--gone': `${-goneMs}ms`,
  } as CSSProperties

  return (
    <section
      className={css.bar}
      style={style}
      data-place={place}
      data-moving={isMoving || undefined}
      data-still={isStill || undefined}
      data-fits={way.fits || undefined}
      data-covered={isCovered || undefined}
      aria-label={
        place === 'page'
          ? intl.formatMessage({ id: 'marquee.label', defaultMessage: 'Announcement' })
          : intl.formatMessage({ id: 'marquee.overPicture', defaultMessage: 'Announcement over the picture' })
      }
    >
      <Icon name="broadcast" />
      <p
        ref={track}
        tabIndex={isStill ? 0 : undefined}
        onPointerEnter={() => props.onPoint(true)}
        onPointerLeave={() => props.onPoint(false)}
      >
        <span key={goneMs} ref={words} dir="auto">
          {text}
        </span>
      </p>
      <IconButton
        size="small"
        icon={isPaused ? 'play' : 'pause'}
        label={
          isPaused
            ? intl.formatMessage({ id: 'marquee.resume', defaultMessage: 'Resume the announcement' })
            : intl.formatMessage({ id: 'marquee.pause', defaultMessage: 'Pause the announcement' })
        }
        onPress={isPaused ? props.onResume : props.onPause}
      />
      <IconButton
        size="small"
        icon="close"
        label={intl.formatMessage({ id: 'close', defaultMessage: 'Close' })}
        onPress={props.onClose}
      />
    </section>
  )
}
