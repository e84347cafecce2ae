import { fromCallback, fromPromise } from 'xstate'
import type { EpgSyncEvent, epgSyncMachine } from '../../../machines/epgSync.ts'
import type { ChangedDay } from '../../../models/epgSync.ts'
import type { PortsOf } from '../ports.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { type RestParts, watchRest } from '../tabs/watchRest.ts'
import type { GuideService } from './guide.ts'

export interface EpgSyncParts extends RestParts {
  /** Kept when guide or search is first opened. */
  readonly opened: Promise<Pick<GuideService, 'compare' | 'fetch' | 'onChanged'>>
  readonly tabs: Pick<Tabs, 'alone'> & RestParts['tabs']
}

/** The chart of the guide's sync with the calls and the database it asks for (EPG-02, AHEAD-13). */
export const epgSyncPorts = ({ opened, tabs, timer, plays }: EpgSyncParts): PortsOf<typeof epgSyncMachine> => ({
  awaitTurn: fromCallback<EpgSyncEvent>(({ sendBack }) => {
    let isOver = false
    let giveAway = (): void => undefined
    const keepTurn = () =>
      new Promise<void>(resolve => {
        giveAway = resolve
        if (isOver) resolve()
        else sendBack({ type: 'turn.came' })
      })
    void tabs.alone('epgSync', keepTurn)
    return () => {
      isOver = true
      giveAway()
    }
  }),
  watchGuide: fromCallback<EpgSyncEvent>(({ sendBack }) => {
    let isOver = false
    let stop = (): void => undefined
    const watch = (guide: Pick<GuideService, 'onChanged'>): void => {
      if (isOver) return
      stop = guide.onChanged(days => sendBack({ type: 'guide.stored', days }))
      sendBack({ type: 'guide.opened' })
    }
    const stopRest = watchRest({ tabs, timer, plays }, sendBack)
    void opened.then(watch)
    return () => {
      isOver = true
      stop()
      stopRest()
    }
  }),
  compareDays: fromPromise(async () => (await opened).compare()),
  fetchDay: fromPromise<Awaited<ReturnType<GuideService['fetch']>>, ChangedDay>(async ({ input }) =>
    (await opened).fetch(input),
  ),
})
