import type { Either } from 'fp-ts/lib/Either.js'
import { assign, enqueueActions, fromCallback, fromPromise, raise, type SnapshotFrom, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import type { Plan } from '../models/plan.ts'
import type { PlanId } from '../models/subscription.ts'
import { type Answered, answered, askAgain, asked, hasSucceeded, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import type { Session } from './session/index.ts'

export interface PurchaseContext {
  /** In the operator's order; `undefined` until they have come once. */
  readonly plans: ReadonlyArray<Plan> | undefined
  /** Why they did not come. */
  readonly failure: CallFailure | undefined
}

type PurchaseEvent =
  | { readonly type: 'viewer.seePlans' }
  /** Something that the account has no right to, where no player says so. */
  | { readonly type: 'viewer.chooseLocked' }
  | { readonly type: 'viewer.closePlans' }
  /** To the page of a plan, or to the member site itself. */
  | { readonly type: 'viewer.goToShop'; readonly planId: PlanId | undefined }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  | RightsChanged
  | ShopLeft
  /** The chart tells its dialog. */
  | { readonly type: 'plan.bought' }

/** The account is sold other things than before. */
export type RightsChanged = { readonly type: 'rights.changed' }

/** The viewer is back in this tab. */
export type ShopLeft = { readonly type: 'shop.left' }

export type PlansOutput = Either<CallFailure, ReadonlyArray<Plan>>

/** The account as it stands now; `hasMore`: its plans are others than before. */
interface Renewed {
  readonly session: Session
  readonly hasMore: boolean
}
export type RenewOutput = Either<CallFailure, Renewed>

/** What the chart that runs this one is told: the rights of the session are others from now on. */
export type PurchaseFact = { readonly type: 'rights.renewed'; readonly session: Session }

type PurchaseTag = 'dialog' | 'refusal' | 'failed'

const loadPlans = fromPromise<PlansOutput>(unprovided('loadPlans'))
/** Opens the plan's page, or the member site, in a tab of its own, and tells when the viewer is back in this one. */
const visitShop = fromCallback<ShopLeft, { readonly plan: Plan | undefined }>(unprovided('visitShop'))
/** Asks the operator how the account stands now. */
const renewRights = fromPromise<RenewOutput>(unprovided('renewRights'))

const purchaseActors = { loadPlans, visitShop, renewRights }

const purchaseSetup = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    tags: {} as PurchaseTag,
    meta: {} as ChartMeta,
  },
  actors: purchaseActors,
  actions: {
    takePlans: assign((_, { answer }: Answered<PlansOutput>) =>
      answer._tag === 'Right' ? { plans: answer.right, failure: undefined } : { failure: answer.left },
    ),
    tellRights: enqueueActions(({ enqueue }, { answer }: Answered<RenewOutput>) => {
      if (answer._tag === 'Left') return
      enqueue.sendTo(parentOf, { type: 'rights.renewed', session: answer.right.session } satisfies PurchaseFact)
    }),
    sayBought: raise({ type: 'plan.bought' }),
  },
  guards: {
    hasSucceeded: (_, answered: Answered) => hasSucceeded(_, answered),
    hasMore: (_, { answer }: Answered<RenewOutput>) => answer._tag === 'Right' && answer.right.hasMore,
  },
})

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
        ...asked(
          { target: 'ready', actions: take('takePlans') },
          { target: 'failed', actions: take('takePlans') },
          'failed',
        ),
      },
    },
    ready: { ...(FOR_READERS && { description: 'The plans are there; none of them may be payable.' }) },
    failed: {
      ...(FOR_READERS && { description: 'The plans could not be read.' }),
      tags: 'failed',
      on: askAgain('loading'),
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
            guard: { type: 'hasMore', params: answered },
            ...(FOR_READERS && { description: 'The rights of the session are renewed at once.' }),
            target: 'here',
            actions: [take('tellRights'), 'sayBought'],
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

type Snapshot = SnapshotFrom<typeof purchaseMachine>

export const selectPlans = ({ context }: Snapshot): ReadonlyArray<Plan> | undefined => context.plans
export const selectHasPlansFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
export const selectPlansFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
/** The dialog that offers a purchase for what is missing (UI-02). */
export const selectIsRefused = (snapshot: Snapshot): boolean => snapshot.hasTag('refusal')
export const selectIsPurchaseOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('dialog')
