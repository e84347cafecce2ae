import { assign, sendTo, setup, stateIn } from 'xstate'
import type { UtcDay } from '../../models/epg.ts'
import { EPG_RETRY_AFTER, EPG_SYNC_EVERY } from '../../models/epgSync.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import { epgSyncActors } from './actors.ts'
import type { CompareAnswer, EpgSyncContext, EpgSyncEvent, EpgSyncFact, FetchAnswer } from './types.ts'

interface Compared {
  readonly answer: CompareAnswer
}
interface Fetched {
  readonly answer: FetchAnswer
}

export const epgSyncSetup = setup({
  types: {
    context: {} as EpgSyncContext,
    events: {} as EpgSyncEvent,
    meta: {} as ChartMeta,
  },
  actors: epgSyncActors,
  actions: {
    takeFetches: assign((_, { answer }: Compared) => ({ fetches: answer._tag === 'Right' ? answer.right : [] })),
    dropFirst: assign({ fetches: ({ context }) => context.fetches.slice(1) }),
    tellChanged: sendTo(
      parentOf,
      (_, { days }: { readonly days: ReadonlyArray<UtcDay> }): EpgSyncFact => ({ type: 'guide.changed', days }),
    ),
  },
  guards: {
    isEqual: (_, { answer }: Compared) => answer._tag === 'Right' && answer.right.length === 0,
    isDifferent: (_, { answer }: Compared) => answer._tag === 'Right' && answer.right.length > 0,
    isStored: (_, { answer }: Fetched) => answer._tag === 'Right',
    isResting: stateIn({ tab: 'resting' }),
    isLastStored: ({ context }, { answer }: Fetched) => answer._tag === 'Right' && context.fetches.length === 1,
  },
  delays: { syncEvery: EPG_SYNC_EVERY, retryAfter: EPG_RETRY_AFTER },
})
