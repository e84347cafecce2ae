import { assign, enqueueActions, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import { SECOND } from '../models/codec/instant.ts'
import type { TitleList } from '../models/titleList.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

/** Some of a list, or the whole list, also what of it is not on the page yet. */
export type Removal<Id> = ReadonlyArray<Id> | 'all'

/** What is removed for the viewer, and not yet for the operator. */
export interface Removals<Id> {
  /** Can still be taken back. */
  readonly held: Removal<Id> | undefined
  /** Sent to the operator and not answered yet, the oldest first. */
  readonly removals: ReadonlyArray<Removal<Id>>
}

export interface RemovalInput {
  readonly list: TitleList
}

export interface RemovalContext<Id> extends RemovalInput, Removals<Id> {
  readonly selected: ReadonlyArray<Id>
}

export type RemovalEvent<Id> =
  | { readonly type: 'viewer.remove'; readonly removal: Removal<Id> }
  | { readonly type: 'viewer.undo' }
  | { readonly type: 'viewer.select' }
  | { readonly type: 'viewer.toggle'; readonly id: Id }
  /** All that the viewer sees. */
  | { readonly type: 'viewer.selectAll'; readonly ids: ReadonlyArray<Id> }
  | { readonly type: 'viewer.endSelecting' }
  /** The page, or the tab, is left. */
  | { readonly type: 'viewer.left' }
  | RemovalAnswer

/** How the operator has taken the oldest removal. */
export type RemovalAnswer = { readonly type: 'removal.taken' } | { readonly type: 'removal.refused' }

/** What the chart of the list is told. */
export type RemovalFact<Id> = ({ readonly type: 'removal.changed' } & Removals<Id>) | RemovalAnswer

export interface RemovalWish<Id> {
  readonly type: 'removal.wanted'
  readonly removal: Removal<Id>
}

type RemovalTag = 'undoable' | 'selecting'

/** Tells the operator of removals, one after the other; what was given to it is told also when the page is left. */
const removalsPort = <Id>() =>
  fromCallback<RemovalWish<Id>, RemovalInput, RemovalAnswer | { readonly type: 'viewer.left' }>(unprovided('removals'))

const takes = <Id>(removal: Removal<Id>, id: Id): boolean => removal === 'all' || removal.includes(id)

/** Whether the viewer does not see it meanwhile. */
export const isHidden = <Id>({ held, removals }: Removals<Id>, id: Id): boolean =>
  (held !== undefined && takes(held, id)) || removals.some(removal => takes(removal, id))

/** What a removal leaves of a list. */
export const withoutRemoved = <Id, Item>(
  items: ReadonlyArray<Item>,
  removal: Removal<Id>,
  idOf: (item: Item) => Id,
): ReadonlyArray<Item> => items.filter(item => !takes(removal, idOf(item)))

/** The operator has answered for the oldest one. */
export const withoutFirst = <Id>({ removals }: Removals<Id>): Pick<Removals<Id>, 'removals'> => ({
  removals: removals.slice(1),
})

const withToggled = <Id>(selected: ReadonlyArray<Id>, id: Id): ReadonlyArray<Id> =>
  selected.includes(id) ? selected.filter(each => each !== id) : [...selected, id]

const removalSetup = <Id>() =>
  setup({
    types: {
      context: {} as RemovalContext<Id>,
      events: {} as RemovalEvent<Id>,
      input: {} as RemovalInput,
      tags: {} as RemovalTag,
      meta: {} as ChartMeta,
    },
    actors: { removals: removalsPort<Id>() },
    actions: {
      hold: assign((_, { removal }: { readonly removal: Removal<Id> }) => ({ held: removal })),
      takeBack: assign({ held: undefined }),
      release: enqueueActions(({ context: { held, removals }, enqueue }) => {
        if (held === undefined) return
        enqueue.assign({ held: undefined, removals: [...removals, held] })
        enqueue.sendTo('removals', { type: 'removal.wanted', removal: held })
      }),
      forgetFirst: assign(({ context }) => withoutFirst(context)),
      tellChanged: sendTo(
        parentOf,
        ({ context: { held, removals } }): RemovalFact<Id> => ({ type: 'removal.changed', held, removals }),
      ),
      tellAnswer: sendTo(parentOf, ({ event }) => event),
      toggle: assign(({ context: { selected } }, { id }: { readonly id: Id }) => ({
        selected: withToggled(selected, id),
      })),
      selectAll: assign((_, { ids }: { readonly ids: ReadonlyArray<Id> }) => ({ selected: ids })),
      selectNone: assign({ selected: [] }),
    },
    guards: {
      isPart: ({ context }) => context.held !== 'all',
    },
    delays: {
      /** As long as the removal of a part can be taken back. */
      undoTime: 8 * SECOND,
    },
  })

/** What is removed from a list of things with such ids. */
export const removalOf = <Id>() =>
  removalSetup<Id>().createMachine({
    id: 'removal',
    ...(FOR_READERS && {
      description: 'What is chosen and removed of a list: gone at once, and taken back on demand for a while.',
      meta: { requirements: ['AHEAD-06', 'VOD-15'] },
    }),
    options: { maxIterations: 200 },
    context: ({ input }) => ({ ...input, held: undefined, removals: [], selected: [] }),
    invoke: {
      id: 'removals',
      src: 'removals',
      input: ({ context: { list } }) => ({ list }),
      onError: { ...(FOR_READERS && { description: 'Nothing is removed any more; the list stays.' }) },
    },
    on: {
      'removal.taken': {
        ...(FOR_READERS && { description: 'The operator has taken the oldest one.' }),
        actions: ['forgetFirst', 'tellAnswer'],
      },
      'removal.refused': {
        ...(FOR_READERS && { description: 'It is in the list again.' }),
        actions: ['forgetFirst', 'tellAnswer'],
      },
    },
    type: 'parallel',
    states: {
      offer: {
        ...(FOR_READERS && { description: 'What is removed is gone at once, and can be taken back for a while.' }),
        initial: 'none',
        states: {
          none: {
            ...(FOR_READERS && { description: 'Nothing can be taken back.' }),
            on: {
              'viewer.remove': {
                target: 'offered',
                actions: [{ type: 'hold', params: ({ event }) => ({ removal: event.removal }) }, 'tellChanged'],
              },
            },
          },
          offered: {
            ...(FOR_READERS && { description: 'The operator is told when nobody takes it back.' }),
            tags: 'undoable',
            on: {
              'viewer.undo': { target: 'none', actions: ['takeBack', 'tellChanged'] },
              'viewer.remove': {
                ...(FOR_READERS && { description: 'The one before is settled.' }),
                target: 'offered',
                reenter: true,
                actions: [
                  'release',
                  { type: 'hold', params: ({ event }) => ({ removal: event.removal }) },
                  'tellChanged',
                ],
              },
              'viewer.left': {
                ...(FOR_READERS && { description: 'Whoever leaves has made up their mind.' }),
                target: 'none',
                actions: ['release', 'tellChanged'],
              },
            },
            after: {
              undoTime: {
                guard: 'isPart',
                ...(FOR_READERS && {
                  description: 'The whole list can be taken back until its page is left.',
                  meta: { requirements: ['AHEAD-06'] },
                }),
                target: 'none',
                actions: ['release', 'tellChanged'],
              },
            },
          },
        },
      },
      selection: {
        ...(FOR_READERS && { description: 'Several at once.' }),
        initial: 'off',
        states: {
          off: {
            ...(FOR_READERS && { description: 'A press opens what it is on.' }),
            on: { 'viewer.select': 'on' },
          },
          on: {
            ...(FOR_READERS && { description: 'A press chooses, or no longer.' }),
            tags: 'selecting',
            exit: 'selectNone',
            on: {
              'viewer.toggle': { actions: { type: 'toggle', params: ({ event }) => ({ id: event.id }) } },
              'viewer.selectAll': { actions: { type: 'selectAll', params: ({ event }) => ({ ids: event.ids }) } },
              'viewer.endSelecting': 'off',
              'viewer.remove': 'off',
            },
          },
        },
      },
    },
  })

export const removalMachine = removalOf<string>()
export type RemovalMachine<Id> = ReturnType<typeof removalOf<Id>>

type Snapshot<Id> = Pick<SnapshotFrom<RemovalMachine<Id>>, 'context' | 'hasTag'>

export const selectIsSelecting = <Id>(snapshot: Snapshot<Id>): boolean => snapshot.hasTag('selecting')
export const selectSelected = <Id>({ context }: Snapshot<Id>): ReadonlyArray<Id> => context.selected
