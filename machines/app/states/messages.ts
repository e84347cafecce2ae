import { fetchCode } from '../../kit/lazyChart.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'
import { checkMsOf } from '../transitions.ts'
import type { AppContext } from '../types.ts'

const heard = ({ context: { operator, now, place } }: { readonly context: AppContext }) => ({
  checkMs: checkMsOf(operator),
  now,
  page: place.page,
})

const ANOTHER_VIEWER = {
  ...(FOR_READERS && { description: 'Another viewer is told other things.' }),
  target: 'open',
  reenter: true,
} as const

export const messages = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'What the operator has to say to this viewer; its code is fetched when the page has painted.',
    meta: { requirements: ['MSG-01', 'ROLE-01', 'ROLE-03'] },
  }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'Nobody knows yet who the viewer is.' }),
      always: { guard: 'isSomebody', target: 'fetching' },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The page comes to rest, then the code is fetched.' }),
      invoke: fetchCode('loadMessages', 'open'),
    },
    open: {
      ...(FOR_READERS && {
        description: 'A user hears of personal announcements too; on the login page everybody hears the public ones.',
      }),
      always: { guard: 'isNobody', target: 'closed' },
      invoke: {
        id: 'announcements',
        src: 'announcements',
        input: heard,
        onError: { ...(FOR_READERS && { description: 'No announcements until the next session.' }) },
      },
      initial: 'announced',
      states: {
        announced: {
          ...(FOR_READERS && { description: 'A guest has announcements, and no messages.' }),
          always: { guard: 'isUser', target: 'written' },
        },
        written: {
          ...(FOR_READERS && { description: "A user's messages.", meta: { requirements: ['MSG-06'] } }),
          invoke: {
            id: 'messageCentre',
            src: 'messageCentre',
            input: heard,
            onError: { ...(FOR_READERS && { description: 'No messages until the next session.' }) },
          },
        },
      },
      on: {
        'session.changed': ANOTHER_VIEWER,
        'session.loginRequired': ANOTHER_VIEWER,
        'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellMessages' },
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellMessages' },
      },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The code could not be fetched: the app goes on without.' }),
      on: { 'network.restored': { target: 'fetching', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) } },
    },
  },
})
