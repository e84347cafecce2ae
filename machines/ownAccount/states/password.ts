import { answered } from '../../kit/loadable.ts'
import { ownAccountSetup } from '../setup.ts'

export const password = ownAccountSetup.createStateConfig({
  description: "The account's password.",
  meta: { requirements: ['AUTH-04'] },
  initial: 'kept',
  states: {
    kept: {
      description: 'Nothing is asked for.',
      on: { 'viewer.replacePassword': 'changing' },
    },
    changing: {
      description: 'The form is open.',
      invoke: {
        id: 'passwordChange',
        src: 'passwordChange',
        onDone: [
          {
            guard: { type: 'isChanged', params: answered },
            target: 'kept',
            actions: 'saySaved',
          },
          { description: 'The viewer has thought better of it.', target: 'kept' },
        ],
        onError: 'kept',
      },
    },
  },
})
