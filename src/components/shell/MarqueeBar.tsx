import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import css from './MarqueeBar.module.css'

const PIXELS_PER_SECOND = 60

type MarqueeBarProps = {
  readonly text: string
  /** The announcement's own colours, any CSS colour. */
  readonly background?: string
  readonly colour?: string
  /** In CSS pixels (spec §9: 13, 15 or 17). */
  readonly size?: number
  readonly onClose: () => void
  /** The text has passed once; the same text passes again until it is closed. */
  readonly onPassed?: () => void
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** 60 px/s (MSG-03); can always be paused and stands still at first under reduced motion (AHEAD-11). */
export const MarqueeBar = ({ text, background, colour, size = 13, onClose, onPassed }: MarqueeBarProps) => {
  const intl = useIntl()
  const track = useRef<HTMLParagraphElement>(null)
  const [paused, setPaused] = useState(calm)
  const [way, setWay] = useState<{ over: number; seconds: number }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or size is another way to go
  useLayoutEffect(() => {
    const box = track.current
    const words = box?.firstElementChild
    if (!box || !words) return
    const [room, length] = [box.clientWidth, words.getBoundingClientRect().width]
    setWay({ over: room, seconds: (room + length) / PIXELS_PER_SECOND })
  }, [text, size])

  const style = {
    '--background': background,
    '--colour': colour,
    '--size': `${size / 16}rem`,
    '--over': `${way?.over ?? 0}px`,
    '--seconds': `${way?.seconds ?? 0}s`,
  } as CSSProperties

  return (
    <section
      className={css.bar}
      style={style}
      data-paused={paused || undefined}
      aria-label={intl.formatMessage({ id: 'marquee.label', defaultMessage: 'Announcement' })}
    >
      <Icon name="broadcast" />
      <p ref={track}>
        <span onAnimationIteration={onPassed}>{text}</span>
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
