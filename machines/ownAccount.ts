import { assign, enqueueActions, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import { codeFormMachine } from './codeForm/index.ts'
import { type Answered, answered, take } from './kit/loadable.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import { type PasswordChangeOutput, passwordChangeMachine } from './passwordChange.ts'
import type { PurchaseFact, RenewOutput, RightsChanged } from './purchase.ts'
import { NOBODY, type TypedName } from './rules/accountName.ts'
import type { Session } from './session/index.ts'
import { type ToastRequest, toastOf } from './toasts.ts'

/** The free package as this account is offered it. */
export interface Offer {
  /** The phone that the account is known by. */
  readonly typed: TypedName
  /** YYYY-MM-DD. */
  readonly today: string
  /** The viewer has said Not Now: nothing is said of it, and it can be had all the same. */
  readonly isPutOff: boolean
}

interface OwnAccountContext {
  readonly offer: Offer
  /** The account with the package, until the viewer has read that it is there. */
  readonly session: Session | undefined
}

type OwnAccountEvent =
  | { readonly type: 'viewer.replacePassword' }
  | { readonly type: 'viewer.claimPackage' }
  /** Not now: asked again after some days. */
  | { readonly type: 'viewer.declinePackage' }
  | { readonly type: 'viewer.closePackage' }
  | RightsChanged

/** What the chart that runs this one is told. */
export type OwnAccountFact = PurchaseFact | ToastRequest

type OwnAccountTag = 'offered' | 'available' | 'claimed' | 'dialog'

/** Whether the account can have the free package, once, and whether it was put off in the last seven days (AUTH-06). */
const findOffer = fromPromise<Offer | undefined>(unprovided('findOffer'))
/** Notes on the device that the viewer wants it later. */
const putOff = fromPromise<void>(unprovided('putOff'))
/** Asks the operator how the account stands now. */
const renewRights = fromPromise<RenewOutput>(unprovided('renewRights'))

const ownAccountActors = {
  passwordChange: passwordChangeMachine,
  codeForm: codeFormMachine,
  findOffer,
  putOff,
  renewRights,
}

const ownAccountSetup = setup({
  types: {
    context: {} as OwnAccountContext,
    events: {} as OwnAccountEvent,
    tags: {} as OwnAccountTag,
    meta: {} as ChartMeta,
    children: {} as { readonly passwordChange: 'passwordChange'; readonly claim: 'codeForm' },
  },
  actors: ownAccountActors,
  actions: {
    keepOffer: assign((_, { answer }: Answered<Offer | undefined>) => (answer === undefined ? {} : { offer: answer })),
    keepSession: assign((_, { answer }: Answered<RenewOutput>) =>
      answer._tag === 'Right' ? { session: answer.right.session } : {},
    ),
    tellRights: enqueueActions(({ enqueue, context: { session } }) => {
      if (session !== undefined) enqueue.sendTo(parentOf, { type: 'rights.renewed', session } satisfies OwnAccountFact)
    }),
    dropSession: assign({ session: undefined }),
    saySaved: sendTo(parentOf, toastOf('passwordSaved')),
  },
  guards: {
    isOffered: (_, { answer }: Answered<Offer | undefined>) => answer?.isPutOff === false,
    isPutOff: (_, { answer }: Answered<Offer | undefined>) => answer?.isPutOff === true,
    isChanged: (_, { answer }: Answered<PasswordChangeOutput>) => answer.isChanged,
  },
})

/** Whoever has bought something meanwhile may be offered something else. */
const LOOKED_AT_AGAIN = { 'rights.changed': 'seeking' } as const

const freePackage = ownAccountSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What a new account may have for nothing.', meta: { requirements: ['AUTH-06'] } }),
  initial: 'seeking',
  states: {
    seeking: {
      ...(FOR_READERS && { description: 'Is it offered to this account?' }),
      invoke: {
        id: 'findOffer',
        src: 'findOffer',
        onDone: [
          {
            guard: { type: 'isOffered', params: answered },
            target: 'offered',
            actions: take('keepOffer'),
          },
          {
            guard: { type: 'isPutOff', params: answered },
            target: 'putOff',
            actions: take('keepOffer'),
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    offered: {
      ...(FOR_READERS && { description: 'The viewer is welcomed with it.' }),
      tags: ['offered', 'available'],
      on: {
        ...LOOKED_AT_AGAIN,
        'viewer.claimPackage': 'claiming',
        'viewer.declinePackage': 'puttingOff',
      },
    },
    claiming: {
      ...(FOR_READERS && {
        description: 'A code that goes to the phone confirms the claim.',
        meta: { requirements: ['AUTH-07'] },
      }),
      tags: ['offered', 'available', 'dialog'],
      invoke: {
        id: 'claim',
        src: 'codeForm',
        input: ({ context: { offer } }) => ({ task: 'freePackage', ...offer }),
        onDone: 'renewing',
        onError: 'offered',
      },
      on: {
        'viewer.closePackage': 'offered',
        'viewer.declinePackage': 'puttingOff',
      },
    },
    puttingOff: {
      ...(FOR_READERS && { description: 'Not now: it is offered again after seven days.' }),
      invoke: { id: 'putOff', src: 'putOff', onDone: 'putOff', onError: 'putOff' },
    },
    putOff: {
      ...(FOR_READERS && { description: 'Nothing is said of it; who wants it after all finds it under the plan.' }),
      tags: 'available',
      on: { ...LOOKED_AT_AGAIN, 'viewer.claimPackage': 'claiming' },
    },
    renewing: {
      ...(FOR_READERS && {
        description: 'The operator has given it: how does the account stand now?',
        meta: { requirements: ['ROLE-03'] },
      }),
      tags: 'dialog',
      invoke: {
        id: 'renewRights',
        src: 'renewRights',
        onDone: {
          target: 'claimed',
          actions: take('keepSession'),
        },
        onError: 'claimed',
      },
    },
    claimed: {
      ...(FOR_READERS && { description: 'The viewer reads that it is there.' }),
      tags: ['claimed', 'dialog'],
      on: {
        'viewer.closePackage': {
          ...(FOR_READERS && { description: 'The session has other rights from now on.' }),
          target: 'none',
          actions: ['tellRights', 'dropSession'],
        },
      },
    },
    none: { ...(FOR_READERS && { description: 'There is nothing to claim.' }), on: LOOKED_AT_AGAIN },
  },
})

const password = ownAccountSetup.createStateConfig({
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

export const ownAccountMachine = ownAccountSetup.createMachine({
  id: 'ownAccount',
  ...(FOR_READERS && {
    description: 'What viewers do with their account: another password, and the free package.',
    meta: { requirements: ['ROUTE-07'] },
  }),
  options: { maxIterations: 200 },
  context: { offer: { typed: NOBODY, today: '', isPutOff: false }, session: undefined },
  type: 'parallel',
  states: { password, freePackage },
})

type Snapshot = SnapshotFrom<typeof ownAccountMachine>

export const selectOwnPasswordChange = ({ children }: Snapshot) => children.passwordChange
export const selectIsPackageOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered')
/** It can be had, offered or put off. */
export const selectIsPackageAvailable = (snapshot: Snapshot): boolean => snapshot.hasTag('available')
export const selectClaim = ({ children }: Snapshot) => children.claim
export const selectIsPackageOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('dialog')
export const selectIsPackageClaimed = (snapshot: Snapshot): boolean => snapshot.hasTag('claimed')
