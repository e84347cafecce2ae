import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { LogicalChannelId } from '../models/channel.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { FOR_READERS } from './kit/readers.ts'

export interface DialContext {
  /** As typed so far. */
  readonly digits: string
  /** The channel that was tuned last, and the one before it. */
  readonly tunedId: LogicalChannelId | undefined
  readonly beforeId: LogicalChannelId | undefined
}

export type DialEvent =
  | { readonly type: 'viewer.typeDigit'; readonly digit: string }
  /** Tunes the typed number at once. */
  | { readonly type: 'viewer.enterNumber' }
  /** Corrects the number; without one, back to the last channel. */
  | { readonly type: 'viewer.goBack' }
  /** What the player answers and tells. */
  | { readonly type: 'number.found' }
  | { readonly type: 'number.unknown' }
  | { readonly type: 'channel.tuned'; readonly channelId: LogicalChannelId | undefined }

/** What the dial tells the player. */
export type DialFact =
  | { readonly type: 'number.typed'; readonly number: number }
  | { readonly type: 'number.entered'; readonly number: number }
  | { readonly type: 'channel.recalled'; readonly channelId: LogicalChannelId | undefined }

/** `onScreen`: there are digits to show; `unknown`: no channel has their number. */
type DialTag = 'onScreen' | 'unknown'

/** No line-up has a longer number. */
const MOST_DIGITS = 5

interface Typed {
  readonly digit: string
}
interface Tuned {
  readonly channelId: LogicalChannelId | undefined
}

const tuned = ({ event: { channelId } }: { readonly event: Tuned }): Tuned => ({ channelId })
const typed = ({ event: { digit } }: { readonly event: Typed }): Typed => ({ digit })

const dialSetup = setup({
  types: {
    context: {} as DialContext,
    events: {} as DialEvent,
    tags: {} as DialTag,
    meta: {} as ChartMeta,
  },
  actions: {
    beginNumber: assign((_, { digit }: Typed) => ({ digits: digit })),
    addDigit: assign({ digits: ({ context }, { digit }: Typed) => `${context.digits}${digit}`.slice(0, MOST_DIGITS) }),
    eraseDigit: assign({ digits: ({ context }) => context.digits.slice(0, -1) }),
    forgetNumber: assign({ digits: '' }),
    takeTuned: assign(({ context }, { channelId }: Tuned) => ({ tunedId: channelId, beforeId: context.tunedId })),
    tellTyped: sendTo(parentOf, ({ context }): DialFact => ({ type: 'number.typed', number: Number(context.digits) })),
    tellNumber: sendTo(
      parentOf,
      ({ context }): DialFact => ({ type: 'number.entered', number: Number(context.digits) }),
    ),
    tellRecalled: sendTo(
      parentOf,
      ({ context }): DialFact => ({ type: 'channel.recalled', channelId: context.beforeId }),
    ),
  },
  guards: {
    hasMoreDigits: ({ context }) => context.digits.length > 1,
    isOther: ({ context }, { channelId }: Tuned) => channelId !== undefined && channelId !== context.tunedId,
    hasChannelBefore: ({ context }) => context.beforeId !== undefined,
  },
  delays: {
    /** AHEAD-07 */
    digitTime: 1_500,
    unknownTime: 2_500,
  },
})

export const dialMachine = dialSetup.createMachine({
  id: 'dial',
  ...(FOR_READERS && { description: 'Channels by their number, and the way back to the last one.' }),
  options: { maxIterations: 200 },
  context: { digits: '', tunedId: undefined, beforeId: undefined },
  on: {
    'channel.tuned': {
      guard: { type: 'isOther', params: tuned },
      ...(FOR_READERS && { description: 'Another channel than before: what was typed for it is done with.' }),
      target: '.resting',
      actions: { type: 'takeTuned', params: tuned },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      ...(FOR_READERS && { description: 'No number is being typed.' }),
      entry: 'forgetNumber',
      on: {
        'viewer.typeDigit': {
          target: 'typing',
          actions: { type: 'beginNumber', params: typed },
          ...(FOR_READERS && { meta: { requirements: ['CHAN-13', 'AHEAD-07'] } }),
        },
        'viewer.goBack': {
          guard: 'hasChannelBefore',
          actions: 'tellRecalled',
          ...(FOR_READERS && { meta: { requirements: ['CHAN-13', 'AHEAD-07'] } }),
        },
      },
    },
    typing: {
      ...(FOR_READERS && {
        description: 'The number is shown; the channel is tuned when the digits rest.',
        meta: { requirements: ['CHAN-13', 'AHEAD-07'] },
      }),
      tags: 'onScreen',
      entry: 'tellTyped',
      on: {
        'viewer.typeDigit': { target: 'typing', reenter: true, actions: { type: 'addDigit', params: typed } },
        'viewer.goBack': [
          { guard: 'hasMoreDigits', target: 'typing', reenter: true, actions: 'eraseDigit' },
          { target: 'resting' },
        ],
        'viewer.enterNumber': 'sought',
      },
      after: { digitTime: { target: 'sought', ...(FOR_READERS && { meta: { requirements: ['AHEAD-07'] } }) } },
    },
    sought: {
      ...(FOR_READERS && { description: 'The player looks for the number.' }),
      tags: 'onScreen',
      entry: 'tellNumber',
      on: { 'number.found': 'resting', 'number.unknown': 'unknown' },
    },
    unknown: {
      ...(FOR_READERS && {
        description: 'No channel has this number: it is said.',
        meta: { requirements: ['CHAN-13', 'AHEAD-07'] },
      }),
      tags: ['onScreen', 'unknown'],
      on: {
        'viewer.typeDigit': { target: 'typing', actions: { type: 'beginNumber', params: typed } },
        'viewer.goBack': 'resting',
      },
      after: { unknownTime: 'resting' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof dialMachine>

/** The number on screen; empty where none is typed. */
export const selectDigits = (snapshot: Snapshot): string => (snapshot.hasTag('onScreen') ? snapshot.context.digits : '')
/** No channel has the number on screen. */
export const selectIsNumberUnknown = (snapshot: Snapshot): boolean => snapshot.hasTag('unknown')
