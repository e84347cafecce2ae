import { askAgain, asked, take } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { vodHomeSetup } from '../setup.ts'

export const watching = vodHomeSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What a user has begun to watch.' }),
  initial: 'choosing',
  on: {
    'session.changed': {
      ...(FOR_READERS && { description: 'Another person has begun other titles.' }),
      target: '.choosing',
      actions: { type: 'takeUser', params: ({ event }) => ({ isUser: event.session.status === 'user' }) },
    },
    'history.changed': '.choosing',
    'language.changed': { target: '.choosing' },
  },
  states: {
    choosing: {
      ...(FOR_READERS && { description: 'A guest has no history.', meta: { requirements: ['ROLE-01'] } }),
      always: [
        { guard: 'isUser', target: 'asking' },
        { target: 'known', actions: 'dropWatching' },
      ],
    },
    asking: {
      ...(FOR_READERS && { description: 'The operator is asked for the history.' }),
      invoke: {
        id: 'loadWatching',
        src: 'loadWatching',
        ...asked(
          { target: 'known', actions: take('takeWatching') },
          { target: 'missing', actions: take('takeWatching') },
          { target: 'missing', actions: 'doWithoutWatching' },
        ),
      },
    },
    known: { ...(FOR_READERS && { description: 'It is on the page.' }) },
    missing: {
      ...(FOR_READERS && { description: 'The page lives without.' }),
      on: askAgain('asking'),
    },
  },
})
