import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Removals } from '../removal.ts'
import { answered, askAgain, take } from './loadable.ts'
import { FOR_READERS } from './readers.ts'

/** A list that the operator keeps, and that things are removed of: the chart runs `removal`, which tells it. */
export interface RemovableList<Item, Id> extends Removals<Id> {
  /** As the operator has it; `undefined` until it is known. */
  readonly saved: ReadonlyArray<Item> | undefined
  readonly failure: CallFailure | undefined
}

export interface ListWish {
  /** Somebody waits for the answer: the loading sign shows. */
  readonly isAwaited: boolean
}

export const UNKNOWN = { saved: undefined, failure: undefined, held: undefined, removals: [] } as const

/** The whole list has come, or is as it was. */
export const savedBy = <Item>(answer: Either<CallFailure, ReadonlyArray<Item>>) =>
  answer._tag === 'Right' ? { saved: answer.right, failure: undefined } : { failure: answer.left }

export const runRemoval = {
  id: 'removal',
  src: 'removal',
  onError: { ...(FOR_READERS && { description: 'Nothing is removed any more; the list stays.' }) },
} as const

const removalsIn = <Id>({ event: { held, removals } }: { readonly event: Removals<Id> }): Removals<Id> => ({
  held,
  removals,
})

const say = <const Message extends string>(message: Message) => ({ type: 'say', params: { message } }) as const

export const removalEvents = {
  'removal.changed': {
    ...(FOR_READERS && { description: 'What is removed is gone from the list at once.' }),
    actions: { type: 'takeRemovals', params: removalsIn },
  },
  'removal.taken': {
    ...(FOR_READERS && { description: 'The operator has taken the oldest removal.' }),
    actions: 'forgetFirst',
  },
  'removal.refused': {
    ...(FOR_READERS && {
      description: 'The operator did not take it: what was removed is in the list again.',
      meta: { requirements: ['VOD-15', 'UI-07'] },
    }),
    actions: ['keepFirst', say('error.delete')],
  },
} as const

/** While a part of the list is on its way, a removal that the operator takes makes it old. */
export const removalOutdates = <const State extends string>(state: State) =>
  ({
    'removal.taken': {
      ...(FOR_READERS && { description: 'The answer may be older than the removal: asked again.' }),
      target: state,
      reenter: true,
      actions: 'forgetFirst',
    },
  }) as const

const tell = {
  ...(FOR_READERS && { meta: { requirements: ['VOD-15', 'UI-07'] } }),
  target: 'failed',
  actions: [take('takeAnswer'), say('error.refresh')],
} as const

/** For a list that may be in sight all the time. */
export const tellOld = {
  guard: 'isKnown',
  ...(FOR_READERS && { description: 'What is in sight may be old.' }),
  ...tell,
} as const

interface Load<Src, Context, Input> {
  readonly src: Src
  readonly input: (context: Context, isAwaited: boolean) => Input
}

/** The list is asked for by itself (`loading`), or for a viewer who waits for it (`awaited`) and is told when it does not come. */
export const listStates = <const Src extends string, Context, Input, const Told extends readonly object[]>(
  { src, input }: Load<Src, Context, Input>,
  ...told: Told
) => {
  const asking = <const State extends string, const Failures extends readonly object[]>(
    state: State,
    isAwaited: boolean,
    failures: Failures,
  ) =>
    ({
      tags: 'loading',
      on: removalOutdates(state),
      invoke: {
        id: 'load',
        src,
        input: ({ context }: { readonly context: Context }) => input(context, isAwaited),
        onDone: [
          { guard: { type: 'hasSucceeded', params: answered }, target: 'ready', actions: take('takeAnswer') },
          ...failures,
        ],
        onError: 'failed',
      },
    }) as const
  return {
    loading: {
      ...(FOR_READERS && { description: 'The list is asked for; what is known of it is shown until then.' }),
      ...asking('loading', false, [...told, { target: 'failed', actions: take('takeAnswer') }]),
    },
    awaited: {
      ...(FOR_READERS && { description: 'The viewer has asked for the list, and waits for it.' }),
      ...asking('awaited', true, [tell]),
    },
    failed: {
      ...(FOR_READERS && { description: 'The list could not be had; what was known of it stays.' }),
      on: askAgain('awaited', 'loading'),
    },
  } as const
}

interface Snapshot<Removal = unknown> {
  readonly context: Pick<RemovableList<unknown, unknown>, 'saved' | 'failure'>
  readonly children: { readonly removal?: Removal }
  readonly hasTag: (tag: 'loading') => boolean
}

/** Nothing is known yet. */
export const selectIsLoading = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('loading') && snapshot.context.saved === undefined
/** The list could not be had, and nothing of it is known. */
export const selectHasFailed = (snapshot: Snapshot): boolean =>
  !snapshot.hasTag('loading') && snapshot.context.saved === undefined
export const selectFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
export const selectRemoval = <Removal>({ children }: Snapshot<Removal>): Removal | undefined => children.removal
