import type { ChangedDay } from '../../models/epgSync.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { epgSyncSetup } from './setup.ts'
import type { CompareAnswer, EpgSyncContext, FetchAnswer } from './types.ts'

const compared = ({ event }: { readonly event: { readonly output: CompareAnswer } }) => ({ answer: event.output })
const fetched = ({ event }: { readonly event: { readonly output: FetchAnswer } }) => ({ answer: event.output })

const firstOf = ({ fetches }: EpgSyncContext): ChangedDay => {
  const [first] = fetches
  if (first === undefined) throw new Error('Nothing is left to fetch')
  return first
}

const HANDED_ON = {
  ...(FOR_READERS && {
    description: 'Nobody sees this tab: another one may sync for all.',
    meta: { requirements: ['EPG-02', 'AHEAD-13'] },
  }),
  guard: 'isResting',
  target: '#epgSync.sync.away',
} as const

export const leading = epgSyncSetup.createStateConfig({
  ...(FOR_READERS && { description: 'This tab syncs for all.' }),
  initial: 'comparing',
  on: {
    'guide.outdated': {
      ...(FOR_READERS && {
        description: 'The operator says that programmes have changed: compared at once.',
        meta: { requirements: ['CHAN-11'] },
      }),
      target: '.comparing',
    },
    'session.changed': '.comparing',
  },
  states: {
    comparing: {
      ...(FOR_READERS && {
        description: 'The checksums of all days are asked for and compared; days older than a week are deleted.',
        meta: { requirements: ['EPG-02'] },
      }),
      invoke: {
        id: 'compareDays',
        src: 'compareDays',
        onDone: [
          { guard: { type: 'isEqual', params: compared }, target: 'resting' },
          {
            guard: { type: 'isDifferent', params: compared },
            target: 'fetching',
            actions: { type: 'takeFetches', params: compared },
          },
          { target: 'waiting' },
        ],
        onError: '#epgSync.sync.broken',
      },
    },
    fetching: {
      ...(FOR_READERS && {
        description: 'The changed days are fetched, the nearest first; each is fetched at most once in a round.',
        meta: { requirements: ['EPG-02'] },
      }),
      exit: 'dropFirst',
      invoke: {
        id: 'fetchDay',
        src: 'fetchDay',
        input: ({ context }) => firstOf(context),
        onDone: [
          { guard: { type: 'isLastStored', params: fetched }, target: 'resting' },
          { guard: { type: 'isStored', params: fetched }, target: 'fetching', reenter: true },
          {
            ...(FOR_READERS && { description: 'What was stored stays; the rest is compared anew.' }),
            target: 'waiting',
          },
        ],
        onError: '#epgSync.sync.broken',
      },
    },
    resting: {
      ...(FOR_READERS && { description: 'The device has what the operator has; compared again after five minutes.' }),
      after: {
        syncEvery: [HANDED_ON, { target: 'comparing', ...(FOR_READERS && { meta: { requirements: ['EPG-02'] } }) }],
      },
      on: { 'network.restored': 'comparing' },
    },
    waiting: {
      ...(FOR_READERS && {
        description: 'A call failed: tried again after five seconds.',
        meta: { requirements: ['EPG-02'] },
      }),
      after: {
        retryAfter: [HANDED_ON, { target: 'comparing', ...(FOR_READERS && { meta: { requirements: ['EPG-02'] } }) }],
      },
      on: { 'network.restored': { target: 'comparing', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) } },
    },
  },
})
