import { searchSetup } from '../setup.ts'
import type { PopularAnswer } from '../types.ts'

const answered = ({ event }: { readonly event: { readonly output: PopularAnswer } }) => ({ answer: event.output })

export const popular = searchSetup.createStateConfig({
  description: 'What the country looks for, where the operator tells it.',
  meta: { requirements: ['VOD-11', 'CHAN-10'] },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'The operator does not tell it.',
      always: { guard: 'offersTop', target: 'asking' },
    },
    asking: {
      description: 'The operator is asked.',
      invoke: {
        id: 'popular',
        src: 'loadPopular',
        onDone: [
          {
            guard: { type: 'isRight', params: answered },
            target: 'known',
            actions: { type: 'takePopular', params: answered },
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    known: {
      description: 'Shown while nothing is searched for.',
      on: {
        'language.changed': { target: 'asking', meta: { requirements: ['LANG-01'] } },
        'update.due': {
          guard: { type: 'isOfTop', params: ({ event }) => ({ dataTypes: event.dataTypes }) },
          description: 'The operator has other top channels: those before stay until the answer.',
          target: 'asking',
          meta: { requirements: ['CHAN-16'] },
        },
      },
    },
    unavailable: {
      description: 'The page works without.',
      on: { 'network.restored': { target: 'asking', meta: { requirements: ['NET-05'] } } },
    },
  },
})
