import { fromCallback, fromPromise } from 'xstate'
import { type EpgSyncEvent, epgSyncMachine } from '../../../machines/epgSync/index.ts'
import type { ChangedDay } from '../../../models/epgSync.ts'
import type { Tabs } from '../tabs/tabs.ts'
import type { GuideService } from './guide.ts'

export interface EpgSyncParts {
  readonly guide: Pick<GuideService, 'compare' | 'fetch' | 'onChanged'>
  readonly tabs: Pick<Tabs, 'alone'>
}

/** The chart of the guide's sync with the calls and the database it asks for (EPG-02, AHEAD-13). */
export const provideEpgSync = ({ guide, tabs }: EpgSyncParts): typeof epgSyncMachine =>
  epgSyncMachine.provide({
    actors: {
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
      watchGuide: fromCallback<EpgSyncEvent>(({ sendBack }) =>
        guide.onChanged(days => sendBack({ type: 'guide.stored', days })),
      ),
      compareDays: fromPromise(guide.compare),
      fetchDay: fromPromise<Awaited<ReturnType<GuideService['fetch']>>, ChangedDay>(({ input }) => guide.fetch(input)),
    },
  })
