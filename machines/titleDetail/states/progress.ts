import { FOR_READERS } from '../../kit/readers.ts'
import { titleDetailSetup } from '../setup.ts'
import type { ProgressAnswer } from '../types.ts'

const told = ({ event }: { readonly event: { readonly output: ProgressAnswer } }) => ({ answer: event.output })

export const progress = titleDetailSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Where a user stands in it: the button says where it goes on, the episodes what has been seen.',
    meta: { requirements: ['VOD-07'] },
  }),
  initial: 'off',
  states: {
    off: {
      ...(FOR_READERS && { description: 'A guest begins with the beginning.' }),
      always: { guard: 'isUser', target: 'asking' },
    },
    asking: {
      ...(FOR_READERS && { description: 'The operator is asked; nobody waits for the answer.' }),
      invoke: {
        id: 'progress',
        src: 'loadProgress',
        input: ({ context }) => ({ metaId: context.metaId }),
        onDone: { target: 'known', actions: { type: 'takeProgress', params: told } },
        onError: 'known',
      },
    },
    known: {
      ...(FOR_READERS && { description: 'As the operator said last.' }),
      on: { 'history.changed': 'asking' },
    },
  },
})
