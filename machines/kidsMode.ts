import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { ColumnId } from '../models/column.ts'
import { isPin } from '../models/kidsPin.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

/** How kids mode stands for whoever is signed in; the PIN and what is kept of it are not part of it. */
export interface KidsState {
  readonly isOn: boolean
  /** A PIN was chosen before. */
  readonly hasPin: boolean
  /** There are channels: the groups that stay are chosen. */
  readonly hasGroups: boolean
  /** The groups chosen last. */
  readonly columnIds: ReadonlyArray<ColumnId>
  /** How long no PIN is taken, ms. */
  readonly waitMs: number
}

export interface BeginWish {
  readonly columnIds: ReadonlyArray<ColumnId>
  /** Four digits; `undefined` keeps the one that was chosen before. */
  readonly pin: string | undefined
}

/** `waitMs`: how long no other PIN is taken. */
export type PinAnswer = { readonly isRight: true } | { readonly isRight: false; readonly waitMs: number }

/** Why kids mode cannot begin so. */
type BeginProblem = 'pin' | 'groups' | 'device'

interface KidsModeContext {
  readonly kept: KidsState
  readonly problem: BeginProblem | undefined
  readonly isWrong: boolean
  readonly waitMs: number
}

export type KidsModeEvent =
  /** Begins it as it was left, or leads to the PIN that ends it. */
  | { readonly type: 'viewer.openKidsMode' }
  /** The groups and the PIN are chosen anew. */
  | { readonly type: 'viewer.changeKidsMode' }
  | { readonly type: 'viewer.closeKidsMode' }
  /** The PIN travels in these events only; no context keeps it. */
  | ({ readonly type: 'viewer.beginKidsMode' } & BeginWish)
  | { readonly type: 'viewer.enterPin'; readonly pin: string }

const readKidsMode = fromPromise<KidsState>(unprovided('readKidsMode'))
/** Keeps the groups and a salted key of the PIN on the device; the list follows by itself. */
const beginKidsMode = fromPromise<void, BeginWish>(unprovided('beginKidsMode'))
/** Ends kids mode where the PIN is right; counts the wrong ones. */
const tryPin = fromPromise<PinAnswer, { readonly pin: string }>(unprovided('tryPin'))

const kidsModeActors = { readKidsMode, beginKidsMode, tryPin }

const OFF: KidsState = { isOn: false, hasPin: false, hasGroups: false, columnIds: [], waitMs: 0 }
const CLOSED: KidsModeContext = { kept: OFF, problem: undefined, isWrong: false, waitMs: 0 }
const NO_WISH: BeginWish = { columnIds: [], pin: undefined }

/** A first PIN must be chosen, and at least one group where there are any. */
const problemOf = ({ hasPin, hasGroups }: KidsState, { columnIds, pin }: BeginWish): BeginProblem | undefined => {
  if (pin === undefined ? !hasPin : !isPin(pin)) return 'pin'
  return hasGroups && columnIds.length === 0 ? 'groups' : undefined
}

const asLeft = ({ columnIds }: KidsState): BeginWish => ({ columnIds, pin: undefined })

const kidsModeSetup = setup({
  types: {
    context: {} as KidsModeContext,
    events: {} as KidsModeEvent,
    tags: {} as 'offering' | 'locked' | 'busy',
    meta: {} as ChartMeta,
  },
  actors: kidsModeActors,
  actions: {
    takeState: assign((_, { kept }: { readonly kept: KidsState }) => ({ kept, waitMs: kept.waitMs })),
    noteProblem: assign(({ context }, wish: BeginWish) => ({ problem: problemOf(context.kept, wish) })),
    noteUnable: assign({ problem: 'device' }),
    noteWrong: assign((_, { answer }: { readonly answer: PinAnswer }) => ({
      isWrong: true,
      waitMs: answer.isRight ? 0 : answer.waitMs,
    })),
    endWait: assign({ waitMs: 0 }),
    forget: assign(CLOSED),
  },
  guards: {
    isOn: (_, { kept }: { readonly kept: KidsState }) => kept.isOn,
    isReady: (_, { kept }: { readonly kept: KidsState }) => problemOf(kept, asLeft(kept)) === undefined,
    canBegin: ({ context }, wish: BeginWish) => problemOf(context.kept, wish) === undefined,
    isWellFormed: (_, { pin }: { readonly pin: string }) => isPin(pin),
    isRight: (_, { answer }: { readonly answer: PinAnswer }) => answer.isRight,
    mustWait: ({ context }) => context.waitMs > 0,
  },
  delays: { penalty: ({ context }) => context.waitMs },
})

const told = ({ event }: { readonly event: { readonly output: KidsState } }) => ({ kept: event.output })
const wished = ({ event }: { readonly event: BeginWish }): BeginWish => ({ columnIds: event.columnIds, pin: event.pin })
const answered = ({ event }: { readonly event: { readonly output: PinAnswer } }) => ({ answer: event.output })

const TAKE_STATE = { type: 'takeState', params: told } as const
const TO_LOCK = { guard: { type: 'isOn', params: told }, target: 'locked', actions: TAKE_STATE } as const
const TO_OFFER = { target: 'offering', actions: TAKE_STATE } as const

export const kidsModeMachine = kidsModeSetup.createMachine({
  id: 'kidsMode',
  ...(FOR_READERS && {
    description: 'Begins kids mode as it was left, or by a dialog; ends it with the PIN.',
    meta: { requirements: ['AHEAD-22'] },
  }),
  options: { maxIterations: 200 },
  context: CLOSED,
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'No dialog; whether kids mode is on, the line-up knows.' }),
      entry: 'forget',
      on: { 'viewer.openKidsMode': 'open', 'viewer.changeKidsMode': 'open.recalling' },
    },
    open: {
      ...(FOR_READERS && { description: 'A dialog lies over the page.' }),
      on: { 'viewer.closeKidsMode': 'closed' },
      initial: 'reading',
      states: {
        reading: {
          ...(FOR_READERS && { description: 'The device says how kids mode stands.' }),
          tags: 'busy',
          invoke: {
            id: 'read',
            src: 'readKidsMode',
            onDone: [
              TO_LOCK,
              {
                ...(FOR_READERS && { description: 'It begins as it was left.' }),
                guard: { type: 'isReady', params: told },
                target: 'starting',
                actions: TAKE_STATE,
              },
              TO_OFFER,
            ],
            onError: '#kidsMode.closed',
          },
        },
        recalling: {
          ...(FOR_READERS && { description: 'The device says what was chosen last.' }),
          tags: 'busy',
          invoke: {
            id: 'read',
            src: 'readKidsMode',
            onDone: [TO_LOCK, TO_OFFER],
            onError: '#kidsMode.closed',
          },
        },
        starting: {
          ...(FOR_READERS && { description: 'The groups and the PIN of the last time are in force again.' }),
          tags: 'busy',
          invoke: {
            id: 'begin',
            src: 'beginKidsMode',
            input: ({ context }) => asLeft(context.kept),
            onDone: '#kidsMode.closed',
            onError: { target: 'offering', actions: 'noteUnable' },
          },
        },
        offering: {
          ...(FOR_READERS && { description: 'A grown-up chooses the groups for children and a PIN.' }),
          tags: 'offering',
          on: {
            'viewer.beginKidsMode': [
              { guard: { type: 'canBegin', params: wished }, target: 'beginning' },
              {
                ...(FOR_READERS && { description: 'What is missing stands at its place.' }),
                actions: { type: 'noteProblem', params: wished },
              },
            ],
          },
        },
        beginning: {
          ...(FOR_READERS && {
            description: 'The key of the PIN is derived and kept; the list has only what is for children from then on.',
          }),
          tags: ['offering', 'busy'],
          invoke: {
            id: 'begin',
            src: 'beginKidsMode',
            input: ({ event }) => (event.type === 'viewer.beginKidsMode' ? wished({ event }) : NO_WISH),
            onDone: '#kidsMode.closed',
            onError: {
              ...(FOR_READERS && {
                description: 'The browser derives no keys here, as on an address that is not secure.',
              }),
              target: 'offering',
              actions: 'noteUnable',
            },
          },
        },
        locked: {
          ...(FOR_READERS && { description: 'Only the PIN leads out of kids mode, or the password of the account.' }),
          tags: 'locked',
          initial: 'asking',
          states: {
            asking: {
              ...(FOR_READERS && { description: 'The PIN can be entered.' }),
              always: { guard: 'mustWait', target: 'waiting' },
              on: {
                'viewer.enterPin': {
                  guard: { type: 'isWellFormed', params: ({ event }) => ({ pin: event.pin }) },
                  target: 'checking',
                },
              },
            },
            checking: {
              ...(FOR_READERS && { description: 'The key of what was entered is compared with the one that is kept.' }),
              tags: 'busy',
              invoke: {
                id: 'try',
                src: 'tryPin',
                input: ({ event }) => ({ pin: event.type === 'viewer.enterPin' ? event.pin : '' }),
                onDone: [
                  { guard: { type: 'isRight', params: answered }, target: '#kidsMode.closed' },
                  { target: 'asking', actions: { type: 'noteWrong', params: answered } },
                ],
                onError: 'asking',
              },
            },
            waiting: {
              ...(FOR_READERS && {
                description: 'Too many wrong tries in a row: nothing is taken for a while, longer each time.',
              }),
              exit: 'endWait',
              after: { penalty: { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['AHEAD-22'] } }) } },
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof kidsModeMachine>

/** Which dialog is there. */
export const selectDialog = (snapshot: Snapshot): 'offer' | 'lock' | undefined => {
  if (snapshot.hasTag('offering')) return 'offer'
  return snapshot.hasTag('locked') ? 'lock' : undefined
}
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectProblem = ({ context }: Snapshot): BeginProblem | undefined => context.problem
export const selectHasPin = ({ context }: Snapshot): boolean => context.kept.hasPin
/** There are channels, whose groups are chosen; else kids mode is of titles only. */
export const selectHasGroups = ({ context }: Snapshot): boolean => context.kept.hasGroups
export const selectChosenColumnIds = ({ context }: Snapshot): ReadonlyArray<ColumnId> => context.kept.columnIds
export const selectIsWrong = ({ context }: Snapshot): boolean => context.isWrong
/** How long no PIN is taken, counted from the moment it began, ms; 0 when one is taken. */
export const selectWaitMs = ({ context }: Snapshot): number => context.waitMs
