import { appSetup } from '../setup.ts'

export const mine = appSetup.createStateConfig({
  description: "A user's own pages, and the plans over any page; their code is fetched when they are asked for.",
  meta: { requirements: ['ROUTE-07', 'ROLE-03'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody has asked for them.',
      entry: 'dropPlansWish',
      always: { guard: 'wantsMine', target: 'fetching' },
      on: {
        'viewer.seePlans': {
          guard: 'isUser',
          target: 'fetching',
          actions: 'keepPlansWish',
          meta: { requirements: ['ROLE-05'] },
        },
      },
    },
    fetching: {
      description: 'Their code is fetched.',
      always: { guard: 'isNotUser', target: 'closed' },
      on: { 'viewer.seePlans': { actions: 'keepPlansWish' } },
      invoke: {
        id: 'loadMine',
        src: 'loadMine',
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => ({ output: event.output }) }, target: 'open' },
          { target: 'unavailable', actions: 'excusePlans' },
        ],
        onError: { target: 'unavailable', actions: 'excusePlans' },
      },
    },
    open: {
      description: 'What can be bought, and the form for recharge codes.',
      meta: { requirements: ['BUY-01', 'BUY-03'] },
      entry: 'showWishedPlans',
      always: { guard: 'isNotUser', target: 'closed' },
      invoke: [
        { id: 'purchase', src: 'purchase', onError: 'unavailable' },
        { id: 'recharge', src: 'recharge', onError: 'unavailable' },
        { id: 'ownAccount', src: 'ownAccount', onError: 'unavailable' },
      ],
      on: {
        'viewer.seePlans': { actions: 'tellPurchase' },
        'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellPurchase' },
        'rights.renewed': {
          description: 'Channels, titles and plans are asked for anew.',
          meta: { requirements: ['BUY-03'] },
          actions: {
            type: 'tellSession',
            params: ({ event }) => ({ event: { type: 'session.opened', session: event.session } }),
          },
        },
        'session.changed': { description: 'Other rights, or another user.', target: 'open', reenter: true },
      },
    },
    unavailable: {
      description: 'Their code could not be fetched, or broke.',
      tags: 'mineUnavailable',
      entry: 'dropPlansWish',
      always: { guard: 'isNotUser', target: 'closed' },
      on: {
        'viewer.retry': 'fetching',
        'network.restored': { target: 'fetching', meta: { requirements: ['NET-05'] } },
        'viewer.seePlans': { target: 'fetching', actions: 'keepPlansWish' },
      },
    },
  },
})
