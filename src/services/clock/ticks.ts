import { type Instant, SECOND } from '../../../models/codec/instant.ts'
import type { ServerClock } from './serverClock.ts'
import type { Timer } from './timer.ts'

const TICK = 10 * SECOND

export interface TickParts {
  readonly clock: ServerClock
  readonly timer: Timer
  readonly tabs: { readonly onVisibility: (listener: (visible: boolean) => void) => () => void }
}

/** Says the server's time at once, every ten seconds, when it is put right and when the tab is shown again. */
export const watchClock =
  ({ clock, timer, tabs }: TickParts) =>
  (tell: (now: Instant) => void): (() => void) => {
    let cancel = (): void => undefined
    const tick = (): void => {
      cancel()
      cancel = timer.after(TICK, tick)
      tell(clock.now())
    }
    const stopCorrections = clock.onCorrected(tick)
    const stopVisibility = tabs.onVisibility(visible => visible && tick())
    tick()
    return () => {
      cancel()
      stopCorrections()
      stopVisibility()
    }
  }
