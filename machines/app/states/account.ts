import { appSetup } from '../setup.ts'

const TOLD = { actions: 'tellEntrance' } as const

export const account = appSetup.createStateConfig({
  description: 'The way in, whose code is fetched when the login page is opened.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is on the way in.',
      always: { guard: 'wantsLogin', target: 'fetching' },
    },
    fetching: {
      description: 'The code of the way in is fetched.',
      always: { guard: 'leavesLogin', target: 'closed' },
      invoke: {
        id: 'loadEntrance',
        src: 'loadEntrance',
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => ({ output: event.output }) }, target: 'open' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    open: {
      description: 'The viewer logs in, signs up, or sets another password.',
      always: { guard: 'leavesLogin', target: 'closed' },
      invoke: {
        id: 'entrance',
        src: 'entrance',
        input: ({ context }) => context,
        onError: 'unavailable',
      },
      on: {
        'viewer.navigated': TOLD,
        'language.changed': TOLD,
        'network.restored': TOLD,
        'entrance.passed': {
          actions: {
            type: 'tellSession',
            params: ({ event }) => ({ event: { type: 'session.opened', session: event.session } }),
          },
        },
      },
    },
    unavailable: {
      description: 'The way in could not be fetched, or broke.',
      tags: 'entranceUnavailable',
      always: { guard: 'leavesLogin', target: 'closed' },
      on: {
        'viewer.retry': 'fetching',
        'network.restored': { target: 'fetching', meta: { requirements: ['NET-05'] } },
      },
    },
  },
})
