import { askAgain, asked } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'
import type { PlansWish } from '../types.ts'

const KEPT = {
  actions: {
    type: 'keepPlansWish',
    params: ({ event: { type } }: { readonly event: PlansWish }) => ({ wish: { type } }),
  },
} as const
const FETCHED = { ...KEPT, target: 'fetching' } as const
const WISHED = { ...FETCHED, guard: 'isUser' } as const
const TOLD = { actions: 'tellPurchase' } as const

const EXCUSED = { target: 'unavailable', actions: 'excusePlans' } as const

export const mine = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: "A user's own pages, and the plans over any page; their code is fetched when they are asked for.",
    meta: { requirements: ['ROUTE-07', 'ROLE-03'] },
  }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'Nobody has asked for them.' }),
      entry: 'dropPlansWish',
      always: { guard: 'wantsMine', target: 'fetching' },
      on: {
        'session.changed': {
          guard: { type: 'isNewcomer', params: ({ event }) => ({ session: event.session }) },
          ...(FOR_READERS && {
            description: 'A newcomer is told of the free package wherever the first page is.',
            meta: { requirements: ['AUTH-06'] },
          }),
          target: 'fetching',
        },
        'viewer.seePlans': { ...WISHED, ...(FOR_READERS && { meta: { requirements: ['ROLE-05'] } }) },
        'viewer.chooseLocked': { ...WISHED, ...(FOR_READERS && { meta: { requirements: ['UI-02'] } }) },
      },
    },
    fetching: {
      ...(FOR_READERS && { description: 'Their code is fetched.' }),
      always: { guard: 'isNotUser', target: 'closed' },
      on: { 'viewer.seePlans': KEPT, 'viewer.chooseLocked': KEPT },
      invoke: { id: 'loadMine', src: 'loadMine', ...asked({ target: 'open' }, EXCUSED, EXCUSED) },
    },
    open: {
      ...(FOR_READERS && {
        description: 'What can be bought, and the form for recharge codes.',
        meta: { requirements: ['BUY-01', 'BUY-03'] },
      }),
      entry: 'showWishedPlans',
      always: { guard: 'isNotUser', target: 'closed' },
      invoke: [
        { id: 'purchase', src: 'purchase', onError: 'unavailable' },
        { id: 'recharge', src: 'recharge', onError: 'unavailable' },
        { id: 'ownAccount', src: 'ownAccount', onError: 'unavailable' },
      ],
      on: {
        'viewer.seePlans': TOLD,
        'viewer.chooseLocked': TOLD,
        'network.restored': { ...TOLD, ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
        'rights.renewed': {
          ...(FOR_READERS && {
            description: 'Channels, titles and plans are asked for anew.',
            meta: { requirements: ['BUY-03'] },
          }),
          actions: {
            type: 'tellSession',
            params: ({ event }) => ({ event: { type: 'session.opened', session: event.session } }),
          },
        },
        'account.renewed': {
          ...(FOR_READERS && {
            description: 'The account goes by another name; its rights are the same.',
            meta: { requirements: ['AUTH-11'] },
          }),
          actions: {
            type: 'tellSession',
            params: ({ event }) => ({ event: { type: 'session.openedElsewhere', session: event.session } }),
          },
        },
        'session.changed': [
          {
            guard: { type: 'isSameAccount', params: ({ event }) => ({ session: event.session }) },
            ...(FOR_READERS && { description: 'Other rights: what is open and what is typed stays.' }),
            actions: 'tellRightsChanged',
          },
          { ...(FOR_READERS && { description: 'Another user.' }), target: 'open', reenter: true },
        ],
      },
      initial: 'otherPage',
      states: {
        otherPage: {
          ...(FOR_READERS && { description: 'The account, the plan, what can be bought, or any other page.' }),
          always: { guard: 'showsProfile', target: 'profile' },
        },
        profile: {
          ...(FOR_READERS && {
            description: 'The page that shows who the viewer is to the operator.',
            meta: { requirements: ['AUTH-11'] },
          }),
          always: { guard: 'showsOtherPage', target: 'otherPage' },
          invoke: { id: 'profile', src: 'profile', onError: '#app.running.mine.unavailable' },
          on: {
            'network.restored': {
              actions: ['tellPurchase', 'tellProfile'],
              ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }),
            },
          },
        },
      },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'Their code could not be fetched, or broke.' }),
      tags: 'mineUnavailable',
      entry: 'dropPlansWish',
      always: { guard: 'isNotUser', target: 'closed' },
      on: {
        ...askAgain('fetching'),
        'viewer.seePlans': FETCHED,
        'viewer.chooseLocked': FETCHED,
      },
    },
  },
})
