import { type CSSProperties, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { MARQUEE_PX_PER_SECOND } from '../../../models/announcement.ts'
import type { MarqueeColours } from '../../../models/announcementLook.ts'
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
  /** The text has gone over the screen. */
  readonly onPassed: () => void
  readonly onClose: () => void
}

/** From where to where the words go, in px, and for how long. */
interface Way {
  readonly from: number
  readonly to: number
  readonly seconds: number
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const wayOf = (box: HTMLElement, words: Element): Way => {
  const [room, length] = [box.clientWidth, words.getBoundingClientRect().width]
  const isLeftward = getComputedStyle(words).direction === 'ltr'
  return {
    from: isLeftward ? room : -length,
    to: isLeftward ? -length : room,
    seconds: (room + length) / MARQUEE_PX_PER_SECOND,
  }
}

/** A player fills the screen. */
const useIsFullScreen = (): boolean =>
  useSyncExternalStore(
    heard => {
      document.addEventListener('fullscreenchange', heard)
      return () => document.removeEventListener('fullscreenchange', heard)
    },
    () => document.fullscreenElement !== null,
  )

/** One pass at 60 px/s (MSG-03); can always be paused and stands still at first under reduced motion (AHEAD-11). */
export const MarqueeBar = ({ text, colours, size, place, onPassed, onClose }: MarqueeBarProps) => {
  const intl = useIntl()
  const track = useRef<HTMLParagraphElement>(null)
  const [paused, setPaused] = useState(calm)
  const [way, setWay] = useState<Way>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or size is another way to go
  useLayoutEffect(() => {
    const box = track.current
    const words = box?.firstElementChild
    if (box && words) setWay(wayOf(box, words))
  }, [text, size])

  const isCovered = useIsFullScreen() && place === 'page'
  const isStill = paused && calm()
  useRootMark('marquee', place === 'page')
  useRootMark('stillMarquee', place === 'page' && isStill)
  const style = {
    '--background': colours.background,
    '--colour': colours.text,
    '--size': `${size / 16}rem`,
    '--from': `${way?.from ?? 0}px`,
    '--to': `${way?.to ?? 0}px`,
    '--seconds': `${way?.seconds ?? 0}s`,
  } as CSSProperties

  return (
    <section
      className={css.bar}
      style={style}
      data-place={place}
      data-paused={paused || undefined}
      data-covered={isCovered || undefined}
      data-still={isStill || undefined}
      aria-label={
        place === 'page'
          ? intl.formatMessage({ id: 'marquee.label', defaultMessage: 'Announcement' })
          : intl.formatMessage({ id: 'marquee.overPicture', defaultMessage: 'Announcement over the picture' })
      }
    >
      <Icon name="broadcast" />
      <p ref={track} tabIndex={isStill ? 0 : undefined}>
        <span dir="auto" data-moving={(way && !isStill) || undefined} onAnimationEnd={onPassed}>
          {text}
        </span>
      </p>
      <IconButton
        size="small"
        icon={paused ? 'play' : 'pause'}
        label={
          paused
            ? intl.formatMessage({ id: 'marquee.resume', defaultMessage: 'Let the announcement run' })
            : intl.formatMessage({ id: 'marquee.pause', defaultMessage: 'Pause the announcement' })
        }
        onPress={() => setPaused(!paused)}
      />
      <IconButton
        size="small"
        icon="close"
        label={intl.formatMessage({ id: 'close', defaultMessage: 'Close' })}
        onPress={onClose}
      />
    </section>
  )
}
