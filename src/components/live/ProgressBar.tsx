import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { addMs, type Instant, SECOND } from '../../../models/codec/instant.ts'
import { placeWithin } from '../../../models/timeShift.ts'
import { formatClock, formatTime } from '../../app/intl/format.ts'
import type { HudProgramme } from './hud.ts'
import css from './ProgressBar.module.css'

type ProgressBarProps = {
  readonly programme: HudProgramme
  /** The moment on screen. */
  readonly at: Instant
  /** Up to here there is something to be seen: the live edge, or the programme's end. */
  readonly edge: Instant
  readonly atEdge: boolean
  readonly canSeek: boolean
  readonly onSeek: (to: Instant) => void
}

const share = ({ start, stop }: HudProgramme, at: Instant): string =>
  `${Math.min(100, Math.max(0, ((at - start) / (stop - start)) * 100)).toFixed(3)}%`

const seconds = (at: Instant): string => String(Math.floor(at / SECOND) % 60).padStart(2, '0')

/** '20:30:34, 12:40 behind': a place of the programme, and how far from the newest one. */
const usePlaceText = (edge: Instant) => {
  const intl = useIntl()
  return (at: Instant): string => {
    const time = `${formatTime(at)}:${seconds(at)}`
    if (edge - at < SECOND) return time
    return intl.formatMessage(
      { id: 'player.place', defaultMessage: '{time}, {offset} behind' },
      { time, offset: formatClock((edge - at) / SECOND) },
    )
  }
}

/**
 * Where the programme stands, and what of it can be reached (AHEAD-04): a press or a drag leads there. The keys are the
 * player's own. Where it leads nowhere, a press is answered with the reason.
 */
export const ProgressBar = ({ programme, at, edge, atEdge, canSeek, onSeek }: ProgressBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<Instant>()
  const [isDragged, setDragged] = useState(false)
  const textOf = usePlaceText(edge)
  const intl = useIntl()
  const shown = isDragged && pointed !== undefined && canSeek ? pointed : at
  const length = programme.stop - programme.start

  const placeOf = ({ clientX }: PointerEvent): Instant => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const wished = addMs(programme.start, ((clientX - left) / width) * length)
    return placeWithin({ start: programme.start, stop: edge }, wished)
  }
  const percent = intl.formatNumber(Math.max(0, (at - programme.start) / length), { style: 'percent' })

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a slider and a progress bar both have a name
    <div
      ref={bar}
      className={css.bar}
      style={
        {
          '--value': share(programme, shown),
          '--reach': share(programme, edge),
          ...(pointed !== undefined && { '--pointed': share(programme, pointed) }),
        } as CSSProperties
      }
      data-edge={atEdge || undefined}
      data-seeks={canSeek || undefined}
      role={canSeek ? 'slider' : 'progressbar'}
      tabIndex={canSeek ? 0 : undefined}
      aria-valuetext={canSeek ? textOf(at) : percent}
      aria-label={programme.title}
      aria-valuemin={0}
      aria-valuemax={Math.round(length / SECOND)}
      aria-valuenow={Math.round((placeWithin(programme, shown) - programme.start) / SECOND)}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setPointed(placeOf(event))
        setDragged(true)
      }}
      onPointerMove={event => setPointed(placeOf(event))}
      onPointerUp={event => {
        if (isDragged) onSeek(placeOf(event))
        setDragged(false)
      }}
      onPointerCancel={() => setDragged(false)}
      onPointerLeave={() => setPointed(undefined)}
    >
      <i className={css.reach} />
      <i className={css.done} />
      <i className={css.edge} />
      <i className={css.knob} />
      {pointed !== undefined && canSeek && (
        <span className={css.tip} aria-hidden="true">
          {textOf(pointed)}
        </span>
      )}
    </div>
  )
}
