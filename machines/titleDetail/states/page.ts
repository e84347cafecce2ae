import { FOR_READERS } from '../../kit/readers.ts'
import { titleDetailSetup } from '../setup.ts'
import type { TitleAnswer } from '../types.ts'

const come = ({ event }: { readonly event: { readonly output: TitleAnswer } }) => ({ answer: event.output })

export const page = titleDetailSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The title with its seasons, persons, trailers and what is like it.' }),
  initial: 'loading',
  on: {
    'language.changed': { ...(FOR_READERS && { description: 'The same in the other language.' }), target: '.loading' },
    'viewer.chooseSeason': { actions: { type: 'takeSeason', params: ({ event }) => ({ season: event.season }) } },
  },
  states: {
    loading: {
      ...(FOR_READERS && { description: 'The operator is asked; what is known of the title stays.' }),
      invoke: {
        id: 'title',
        src: 'loadTitle',
        input: ({ context }) => ({ metaId: context.metaId }),
        onDone: [
          {
            guard: { type: 'isCome', params: come },
            target: 'shown',
            actions: { type: 'takeTitle', params: come },
          },
          {
            guard: { type: 'isGone', params: come },
            target: 'gone',
            actions: { type: 'takeTitle', params: come },
          },
          {
            guard: { type: 'isNotForChildren', params: come },
            target: 'closed',
          },
          { target: 'failed', actions: { type: 'takeTitle', params: come } },
        ],
        onError: 'failed',
      },
    },
    shown: { ...(FOR_READERS && { description: 'The title is there.' }), on: { 'viewer.retry': 'loading' } },
    gone: {
      ...(FOR_READERS && {
        description: 'The operator has it no longer: another one is to be picked.',
        meta: { requirements: ['LIVE-09'] },
      }),
      tags: 'gone',
    },
    closed: {
      ...(FOR_READERS && {
        description: 'Kids mode keeps it closed: the PIN opens it.',
        meta: { requirements: ['AHEAD-22'] },
      }),
      tags: 'closed',
      invoke: {
        id: 'kidsMode',
        src: 'kidsMode',
        onError: { ...(FOR_READERS && { description: 'Kids mode can be left in live television.' }) },
      },
    },
    failed: {
      ...(FOR_READERS && { description: 'The title could not be had.' }),
      tags: 'failed',
      on: {
        'viewer.retry': 'loading',
        'network.restored': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
  },
})
