import { answered } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { ownAccountSetup } from '../setup.ts'

export const password = ownAccountSetup.createStateConfig({
  ...(FOR_READERS && { description: "The account's password.", meta: { requirements: ['AUTH-04'] } }),
  initial: 'kept',
  states: {
    kept: {
      ...(FOR_READERS && { description: 'Nothing is asked for.' }),
      on: { 'viewer.replacePassword': 'changing' },
    },
    changing: {
      ...(FOR_READERS && { description: 'The form is open.' }),
      invoke: {
        id: 'passwordChange',
        src: 'passwordChange',
        onDone: [
          {
            guard: { type: 'isChanged', params: answered },
            target: 'kept',
            actions: 'saySaved',
          },
          { ...(FOR_READERS && { description: 'The viewer has thought better of it.' }), target: 'kept' },
        ],
        onError: 'kept',
      },
    },
  },
})
