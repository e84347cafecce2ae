import { titleDetailSetup } from '../setup.ts'
import type { TitleAnswer } from '../types.ts'

const come = ({ event }: { readonly event: { readonly output: TitleAnswer } }) => ({ answer: event.output })

export const page = titleDetailSetup.createStateConfig({
  description: 'The title with its seasons, persons, trailers and what is like it.',
  initial: 'loading',
  on: {
    'language.changed': { description: 'The same in the other language.', target: '.loading' },
    'viewer.chooseSeason': { actions: { type: 'takeSeason', params: ({ event }) => ({ season: event.season }) } },
  },
  states: {
    loading: {
      description: 'The operator is asked; what is known of the title stays.',
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
    shown: { description: 'The title is there.', on: { 'viewer.retry': 'loading' } },
    gone: {
      description: 'The operator has it no longer: another one is to be picked.',
      tags: 'gone',
      meta: { requirements: ['LIVE-09'] },
    },
    closed: {
      description: 'Kids mode keeps it closed: the PIN opens it.',
      tags: 'closed',
      meta: { requirements: ['AHEAD-22'] },
      invoke: {
        id: 'kidsMode',
        src: 'kidsMode',
        onError: { description: 'Kids mode can be left in live television.' },
      },
    },
    failed: {
      description: 'The title could not be had.',
      tags: 'failed',
      on: {
        'viewer.retry': 'loading',
        'network.restored': { target: 'loading', meta: { requirements: ['NET-05'] } },
      },
    },
  },
})
