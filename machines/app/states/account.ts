import { appSetup } from '../setup.ts'

export const account = appSetup.createStateConfig({
  description: 'The login form, whose code is fetched when the login page is opened.',
  initial: 'closed',
  states: {
    closed: {
      description: 'No form.',
      always: { guard: 'wantsLogin', target: 'fetching' },
    },
    fetching: {
      description: 'The code of the form is fetched.',
      always: { guard: 'leavesLogin', target: 'closed' },
      invoke: {
        id: 'loadLogin',
        src: 'loadLogin',
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => ({ output: event.output }) }, target: 'open' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    open: {
      description: 'The viewer logs in.',
      meta: { requirements: ['AUTH-01', 'ROUTE-08'] },
      always: { guard: 'leavesLogin', target: 'closed' },
      invoke: { id: 'login', src: 'login', input: {}, onError: 'unavailable' },
      on: {
        'login.succeeded': {
          meta: { requirements: ['SES-01'] },
          actions: {
            type: 'tellSession',
            params: ({ event }) => ({ event: { type: 'session.opened', session: event.session } }),
          },
        },
      },
    },
    unavailable: {
      description: 'The form could not be fetched, or broke.',
      tags: 'loginUnavailable',
      always: { guard: 'leavesLogin', target: 'closed' },
      on: {
        'viewer.retry': 'fetching',
        'network.restored': { target: 'fetching', meta: { requirements: ['NET-05'] } },
      },
    },
  },
})
