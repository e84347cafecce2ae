import type { TabRest } from '../../../machines/kit/tabRest.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import { every } from '../clock/every.ts'
import type { Timer } from '../clock/timer.ts'
import type { Tabs } from './tabs.ts'

export interface RestParts {
  readonly tabs: Pick<Tabs, 'isVisible' | 'onVisibility'>
  readonly timer: Timer
  /** Something on the page plays, or is about to. */
  readonly plays: () => boolean
}

/** Says when the tab rests and when it wakes. What plays in a hidden tab may stop or begin there: it is looked at each minute. */
export const watchRest = ({ tabs, timer, plays }: RestParts, tell: (news: TabRest) => void): (() => void) => {
  let isResting = false
  const look = (): void => {
    const rests = !tabs.isVisible() && !plays()
    if (rests === isResting) return
    isResting = rests
    tell({ type: rests ? 'tab.rested' : 'tab.woke' })
  }
  const stopSeeing = tabs.onVisibility(look)
  const stopLooking = every(timer, MINUTE, look)
  look()
  return () => {
    stopSeeing()
    stopLooking()
  }
}
