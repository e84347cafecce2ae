import { FOR_READERS } from '../kit/readers.ts'
import { purchaseSetup } from './setup.ts'
import type { PlansOutput, RenewOutput } from './types.ts'

const told = ({ event }: { readonly event: { readonly output: PlansOutput } }) => ({ output: event.output })
const renewed = ({ event }: { readonly event: { readonly output: RenewOutput } }) => ({ output: event.output })

const plans = purchaseSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What the operator sells.', meta: { requirements: ['BUY-01'] } }),
  on: {
    'rights.changed': { ...(FOR_READERS && { meta: { requirements: ['BUY-03'] } }), target: '.loading' },
  },
  initial: 'loading',
  states: {
    loading: {
      ...(FOR_READERS && { description: 'The operator is asked for the plans.' }),
      invoke: {
        id: 'loadPlans',
        src: 'loadPlans',
        onDone: [
          {
            guard: { type: 'isRight', params: told },
            target: 'ready',
            actions: { type: 'takePlans', params: told },
          },
          { target: 'failed', actions: { type: 'takePlans', params: told } },
        ],
        onError: 'failed',
      },
    },
    ready: { ...(FOR_READERS && { description: 'The plans are there; none of them may be payable.' }) },
    failed: {
      ...(FOR_READERS && { description: 'The plans could not be read.' }),
      tags: 'failed',
      on: {
        'viewer.retry': 'loading',
        'network.restored': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
  },
})

const dialog = purchaseSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The plans over the page that lacks a right.',
    meta: { requirements: ['BUY-01', 'ROLE-05'] },
  }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'No dialog.' }),
      on: { 'viewer.seePlans': 'open', 'viewer.chooseLocked': 'refused' },
    },
    refused: {
      ...(FOR_READERS && {
        description: 'The right to what was chosen is missing: purchase, or cancel.',
        meta: { requirements: ['UI-02'] },
      }),
      tags: 'refusal',
      on: {
        'viewer.seePlans': 'open',
        'viewer.closePlans': 'closed',
        'plan.bought': { ...(FOR_READERS && { description: 'What was lacking is there.' }), target: 'closed' },
      },
    },
    open: {
      ...(FOR_READERS && { description: 'The plans lie over the page.' }),
      tags: 'dialog',
      on: {
        'viewer.closePlans': 'closed',
        'plan.bought': { ...(FOR_READERS && { description: 'What was lacking is there.' }), target: 'closed' },
      },
    },
  },
})

const shop = purchaseSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The member site, where plans are paid.', meta: { requirements: ['BUY-02'] } }),
  initial: 'here',
  states: {
    here: {
      ...(FOR_READERS && { description: 'The viewer has not been to the member site.' }),
      on: { 'viewer.goToShop': 'away' },
    },
    away: {
      ...(FOR_READERS && { description: 'The member site is open in a tab of its own.' }),
      invoke: {
        id: 'visitShop',
        src: 'visitShop',
        input: ({ context, event }) => ({
          plan:
            event.type === 'viewer.goToShop' ? context.plans?.find(({ planId }) => planId === event.planId) : undefined,
        }),
        onError: { ...(FOR_READERS && { description: 'The browser opened no tab.' }), target: 'here' },
      },
      on: {
        'viewer.goToShop': { target: 'away', reenter: true },
        'shop.left': 'renewing',
      },
    },
    renewing: {
      ...(FOR_READERS && {
        description: 'The viewer is back: has something been paid?',
        meta: { requirements: ['ROLE-03'] },
      }),
      invoke: {
        id: 'renewRights',
        src: 'renewRights',
        onDone: [
          {
            guard: { type: 'hasMore', params: renewed },
            ...(FOR_READERS && { description: 'The rights of the session are renewed at once.' }),
            target: 'here',
            actions: [{ type: 'tellRights', params: renewed }, 'sayBought'],
          },
          { ...(FOR_READERS && { description: 'Nothing, or the operator does not say.' }), target: 'here' },
        ],
        onError: 'here',
      },
      on: { 'viewer.goToShop': 'away' },
    },
  },
})

export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  ...(FOR_READERS && { description: 'What can be bought, and the way to where it is paid.' }),
  options: { maxIterations: 200 },
  context: { plans: undefined, failure: undefined },
  type: 'parallel',
  states: { plans, dialog, shop },
})
