import { cx } from '../basics/cx.ts'
import css from './TuningNeedle.module.css'

const TICKS = [16, 28, 40, 52, 64, 80, 92, 104, 116, 128]

type TuningNeedleProps = {
  /** It found nothing: it stands beside the sender, and not in one line. */
  readonly lost?: boolean
}

/** A dial that was tuned as far as it goes: where there is nothing to show. */
export const TuningNeedle = ({ lost = false }: TuningNeedleProps) => (
  <svg className={cx(css.needle, lost && css.lost)} viewBox="0 0 144 96" aria-hidden="true">
    <path className={css.ground} d="M8 76h128" />
    {TICKS.map((x, at) => (
      <path key={x} className={css.tick} d={`M${x} 76v-${at % 3 ? 12 : 24}`} />
    ))}
    <g className={css.pointer}>
      <path d="M72 84V20" />
      <circle cx="72" cy="16" r="5" />
    </g>
  </svg>
)
