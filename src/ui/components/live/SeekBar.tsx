import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { addMs, type Instant, SECOND } from '../../../../models/codec/instant.ts'
import { placeWithin } from '../../../../models/timeShift.ts'
import type { HudProgramme } from './hud.ts'
import css from './ProgressBar.module.css'

export type SeekBarProps = {
  readonly programme: HudProgramme
  /** The moment on screen. */
  readonly at: Instant
  /** Up to here there is something to be seen: the live edge, or the end. */
  readonly edge: Instant
  readonly atEdge: boolean
  /** Where the player's keys have just led, while the focus is elsewhere. */
  readonly seekPreview?: Instant | undefined
  readonly canSeek: boolean
  readonly onSeek: (to: Instant) => void
  readonly textOf: (at: Instant) => string
  /** What is shown of the place under the pointer, or of the one where the keys have led. */
  readonly tip: (at: Instant) => ReactNode
}

const share = ({ start, stop }: HudProgramme, at: Instant): string =>
  `${Math.min(100, Math.max(0, ((at - start) / (stop - start)) * 100)).toFixed(3)}%`

/**
 * Where what is watched stands, and what of it can be reached (AHEAD-04): a press or a drag leads there. The keys are the
 * player's own. Where it leads nowhere, a press is answered with the reason.
 */
export const SeekBar = ({ programme, at, edge, atEdge, seekPreview, canSeek, onSeek, textOf, tip }: SeekBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<Instant>()
  const [isDragged, setDragged] = useState(false)
  const [hasKeys, setKeys] = useState(false)
  const intl = useIntl()
  const shown = isDragged && pointed !== undefined && canSeek ? pointed : at
  const told = pointed ?? (hasKeys ? at : seekPreview)
  const length = programme.stop - programme.start

  const placeOf = ({ clientX }: PointerEvent): Instant => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const wished = addMs(programme.start, ((clientX - left) / width) * length)
    return placeWithin({ start: programme.start, stop: edge }, wished)
  }
  const percent = intl.formatNumber(Math.max(0, (at - programme.start) / length), { style: 'percent' })

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a slider and a progress bar both have a name
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a slider wherever it can be focused
    <div
      ref={bar}
      className={css.bar}
      style={
        {
          '--value': share(programme, shown),
          '--reach': share(programme, edge),
          ...(told !== undefined && { '--pointed': share(programme, told) }),
        } as CSSProperties
      }
      data-edge={atEdge || undefined}
      data-seeks={canSeek || undefined}
      data-whole={edge >= programme.stop || undefined}
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
      onFocus={({ currentTarget }) => setKeys(currentTarget.matches(':focus-visible'))}
      onBlur={() => setKeys(false)}
    >
      <i className={css.reach} />
      <i className={css.done} />
      <i className={css.edge} />
      <i className={css.knob} />
      {told !== undefined && canSeek && (
        <span className={css.tip} aria-hidden="true">
          {tip(told)}
        </span>
      )}
    </div>
  )
}
