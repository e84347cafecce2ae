import type { OperatorClock } from '../clock.ts'
import type { Conditions } from '../control/control.ts'
import type { Metrics } from '../control/metrics.ts'
import type { Library } from '../library/library.ts'
import type { Settings } from '../options.ts'
import type { Store } from '../store/store.ts'
import type { Guide } from './guide.ts'
import type { Lineup } from './lineup.ts'
import type { Plays } from './plays.ts'

/** What every handler works with. */
export interface Operator {
  readonly settings: Settings
  readonly clock: OperatorClock
  readonly store: Store
  readonly conditions: Conditions
  readonly lineup: Lineup
  readonly guide: Guide
  /** Films of somebody's own, where a switch names some. */
  readonly library: Library | undefined
  readonly metrics: Metrics
  readonly plays: Plays
  readonly kid: () => Promise<string>
}
