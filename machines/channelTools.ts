import type { Either } from 'fp-ts/lib/Either.js'
import { assign, fromPromise, raise, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { CallFailure } from '../models/callFailure.ts'
import { type DataType, isOfTop } from '../models/channelUpdate.ts'
import type { channelSearchMachine } from './channelSearch/index.ts'
import type { ChannelUpdatesFact } from './channelUpdates.ts'
import type { kidsModeMachine } from './kidsMode.ts'
import { type CodeSplit, codeSplit } from './kit/codeSplit.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import { toastOf } from './toasts.ts'

/** The tools of the channel list: its search, kids mode, and putting favourites and hidden channels in order. */
type Tool = 'search' | 'kidsMode' | 'arranging' | 'nothing'

export interface ChannelToolsContext {
  /** Wished for while their code is fetched; the last wish counts. */
  readonly wish: Tool
}

type ChannelToolsEvent =
  | { readonly type: 'viewer.openSearch' }
  /** The focus has left the field before there was a search. */
  | { readonly type: 'viewer.leaveSearch' }
  | { readonly type: 'viewer.openKidsMode' }
  | { readonly type: 'viewer.arrangeChannels' }
  | { readonly type: 'viewer.endArranging' }
  | ChannelUpdatesFact
  /** Their code has come, and they run. */
  | { readonly type: 'tools.opened' }

/** The code was fetched, or could not be. */
export type ToolsCode = Either<CallFailure, void>

/** Fetches the code of the tools; after it they can start. */
const loadTools = fromPromise<ToolsCode>(unprovided('loadTools'))
const channelSearch: CodeSplit<typeof channelSearchMachine> = codeSplit<typeof channelSearchMachine>(
  unprovided('channelSearch'),
)
const kidsMode: CodeSplit<typeof kidsModeMachine> = codeSplit<typeof kidsModeMachine>(unprovided('kidsMode'))

const channelToolsActors = { loadTools, channelSearch, kidsMode }

interface Wish {
  readonly tool: Tool
}

const channelToolsSetup = setup({
  types: {
    context: {} as ChannelToolsContext,
    events: {} as ChannelToolsEvent,
    tags: {} as 'arranging',
    meta: {} as ChartMeta,
    children: {} as { readonly channelSearch: 'channelSearch'; readonly kidsMode: 'kidsMode' },
  },
  actors: channelToolsActors,
  actions: {
    noteWish: assign((_, { tool }: Wish) => ({ wish: tool })),
    sayOpened: raise({ type: 'tools.opened' }),
    openSearch: sendTo('channelSearch', { type: 'viewer.openSearch' }),
    outdateTop: sendTo('channelSearch', { type: 'top.outdated' }),
    openKidsMode: sendTo('kidsMode', { type: 'viewer.openKidsMode' }),
    tellUnavailable: sendTo(parentOf, toastOf('error.unavailable')),
  },
  guards: {
    isFetched: (_, { code }: { readonly code: ToolsCode }) => code._tag === 'Right',
    isOfTop: (_, { dataTypes }: { readonly dataTypes: ReadonlyArray<DataType> }) => isOfTop(dataTypes),
    isWished: ({ context }, { tool }: Wish) => context.wish === tool,
  },
})

const noted = (tool: Tool) => ({ type: 'noteWish', params: { tool } }) as const

export const channelToolsMachine = channelToolsSetup.createMachine({
  id: 'channelTools',
  ...(FOR_READERS && {
    description: 'What can be done with the channel list; its code is fetched with the first wish.',
    meta: { requirements: ['CHAN-10', 'AHEAD-18', 'AHEAD-22'] },
  }),
  options: { maxIterations: 200 },
  context: { wish: 'search' },
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'Nobody has asked for them.' }),
      on: {
        'viewer.openSearch': { target: 'fetching', actions: noted('search') },
        'viewer.openKidsMode': { target: 'fetching', actions: noted('kidsMode') },
        'viewer.arrangeChannels': { target: 'fetching', actions: noted('arranging') },
      },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The code is fetched; of several wishes the last one is granted.' }),
      invoke: {
        id: 'loadTools',
        src: 'loadTools',
        onDone: [
          { guard: { type: 'isFetched', params: ({ event }) => ({ code: event.output }) }, target: 'open' },
          {
            ...(FOR_READERS && { description: 'A message says so; the next wish tries again.' }),
            target: 'closed',
            actions: 'tellUnavailable',
          },
        ],
        onError: { target: 'closed', actions: 'tellUnavailable' },
      },
      on: {
        'viewer.leaveSearch': {
          guard: { type: 'isWished', params: { tool: 'search' } },
          ...(FOR_READERS && {
            description: 'Nobody wants it any more: the list must not change under who has gone on.',
          }),
          actions: noted('nothing'),
        },
        'viewer.openSearch': { actions: noted('search') },
        'viewer.openKidsMode': { actions: noted('kidsMode') },
        'viewer.arrangeChannels': { actions: noted('arranging') },
      },
    },
    open: {
      ...(FOR_READERS && { description: 'The tools run.' }),
      entry: 'sayOpened',
      invoke: [
        { id: 'channelSearch', src: 'channelSearch', onError: 'closed' },
        { id: 'kidsMode', src: 'kidsMode', onError: 'closed' },
      ],
      on: {
        'tools.opened': [
          { guard: { type: 'isWished', params: { tool: 'search' } }, actions: 'openSearch' },
          { guard: { type: 'isWished', params: { tool: 'kidsMode' } }, actions: 'openKidsMode' },
          { guard: { type: 'isWished', params: { tool: 'arranging' } }, target: '.arranging' },
        ],
        'viewer.openSearch': { actions: 'openSearch' },
        'viewer.openKidsMode': { actions: 'openKidsMode' },
        'update.due': {
          guard: { type: 'isOfTop', params: ({ event }) => ({ dataTypes: event.dataTypes }) },
          ...(FOR_READERS && {
            description: 'The operator has other top channels.',
            meta: { requirements: ['CHAN-16'] },
          }),
          actions: 'outdateTop',
        },
      },
      initial: 'resting',
      states: {
        resting: {
          ...(FOR_READERS && { description: 'The list is there to be watched from.' }),
          on: { 'viewer.arrangeChannels': 'arranging' },
        },
        arranging: {
          ...(FOR_READERS && {
            description: 'The list is put in order: favourites are moved, channels hidden and shown again.',
            meta: { requirements: ['AHEAD-18'] },
          }),
          tags: 'arranging',
          on: { 'viewer.endArranging': 'resting' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof channelToolsMachine>

export const selectIsArranging = (snapshot: Snapshot): boolean => snapshot.hasTag('arranging')
export const selectSearch = ({ children }: Snapshot) => children.channelSearch
export const selectKidsMode = ({ children }: Snapshot) => children.kidsMode
