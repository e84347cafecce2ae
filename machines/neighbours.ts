import { assign, fromPromise, raise, setup } from 'xstate'
import { SECOND } from '../models/codec/instant.ts'
import type { PhysicalChannel } from '../models/physicalChannel.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

/** Which channels may be asked for next, nearest first, where none lets the network rest; and which are in sight. */
export type NeighbourCommand =
  | { readonly type: 'neighbours.prepare'; readonly physicals: ReadonlyArray<PhysicalChannel> }
  | { readonly type: 'neighbours.inSight'; readonly physicals: ReadonlyArray<PhysicalChannel> }

/** The likely ones are prepared: those in sight have their turn. */
type NeighbourEvent = NeighbourCommand | { readonly type: 'neighbours.prepared' }

interface NeighbourContext {
  readonly inSight: ReadonlyArray<PhysicalChannel>
  /** Those of each that have not had their turn. */
  readonly toPrepare: ReadonlyArray<PhysicalChannel>
  readonly toIntroduce: ReadonlyArray<PhysicalChannel>
}

/** The channel whose turn it is. */
export interface Turn {
  readonly physical: PhysicalChannel | undefined
}

/** Fetches what a channel begins with: playlists, init and first segments. */
const prepare = fromPromise<void, Turn>(unprovided('prepare'))
/** Fetches of a channel all but its segments. */
const introduce = fromPromise<void, Turn>(unprovided('introduce'))

interface Named {
  readonly physicals: ReadonlyArray<PhysicalChannel>
}

const named = ({ event }: { readonly event: Named }): Named => event

const neighboursSetup = setup({
  types: {
    context: {} as NeighbourContext,
    events: {} as NeighbourEvent,
    meta: {} as ChartMeta,
  },
  actors: { prepare, introduce },
  actions: {
    noteLikely: assign((_, { physicals }: Named) => ({ toPrepare: physicals })),
    noteInSight: assign((_, { physicals }: Named) => ({ inSight: physicals })),
    beginIntroducing: assign({ toIntroduce: ({ context }) => context.inSight }),
    endPrepareTurn: assign({ toPrepare: ({ context }) => context.toPrepare.slice(1) }),
    endIntroduceTurn: assign({ toIntroduce: ({ context }) => context.toIntroduce.slice(1) }),
    sayPrepared: raise({ type: 'neighbours.prepared' }),
  },
  guards: {
    isAnyNamed: (_, { physicals }: Named) => physicals.length > 0,
    isAnyToPrepare: ({ context }) => context.toPrepare.length > 0,
    isAnyToIntroduce: ({ context }) => context.toIntroduce.length > 0,
  },
  delays: {
    /** What the page fetches once its picture is there has come by then. */
    pageTime: 3 * SECOND,
  },
})

export const neighboursMachine = neighboursSetup.createMachine({
  id: 'neighbours',
  ...(FOR_READERS && {
    description:
      'The beginnings of the likely next channels, fetched once for each picture, and what is known of those in sight.',
  }),
  options: { maxIterations: 200 },
  context: { inSight: [], toPrepare: [], toIntroduce: [] },
  on: {
    'neighbours.prepare': [
      {
        guard: { type: 'isAnyNamed', params: named },
        ...(FOR_READERS && {
          description: 'A picture is on, or a channel is looked at: those that may be next.',
          meta: { requirements: ['AHEAD-25'] },
        }),
        target: '.zapping',
        actions: { type: 'noteLikely', params: named },
      },
      {
        ...(FOR_READERS && {
          description: 'A channel is being opened: the network is its own.',
          meta: { requirements: ['AHEAD-25'] },
        }),
        target: '.resting',
      },
    ],
    'neighbours.inSight': { actions: { type: 'noteInSight', params: named } },
  },
  initial: 'resting',
  states: {
    resting: { ...(FOR_READERS && { description: 'Nothing is fetched on the chance.' }) },
    zapping: {
      ...(FOR_READERS && {
        description: 'A picture is on, and another channel may be wanted next.',
        meta: { requirements: ['AHEAD-25'] },
      }),
      type: 'parallel',
      states: {
        likely: {
          ...(FOR_READERS && { description: 'The likely ones, one after the other.' }),
          initial: 'next',
          states: {
            next: {
              ...(FOR_READERS && { description: 'Whose turn is it?' }),
              always: [
                { guard: 'isAnyToPrepare', target: 'preparing' },
                { target: 'prepared', actions: 'sayPrepared' },
              ],
            },
            preparing: {
              ...(FOR_READERS && { description: 'What a channel begins with is fetched.' }),
              exit: 'endPrepareTurn',
              invoke: {
                id: 'prepare',
                src: 'prepare',
                input: ({ context }) => ({ physical: context.toPrepare[0] }),
                onDone: 'next',
                onError: {
                  ...(FOR_READERS && { description: 'This one is not prepared: a change to it takes longer.' }),
                  target: 'next',
                },
              },
            },
            prepared: {
              ...(FOR_READERS && {
                description: 'Nothing more is fetched on the chance until there is another picture or wish.',
                meta: { requirements: ['AHEAD-25'] },
              }),
            },
          },
        },
        sight: {
          ...(FOR_READERS && { description: 'The rows in sight, one after the other.' }),
          initial: 'quiet',
          on: {
            'neighbours.inSight': {
              ...(FOR_READERS && {
                description: 'Other rows are in sight: they have their turn at once.',
                meta: { requirements: ['AHEAD-25'] },
              }),
              target: '.round',
              actions: { type: 'noteInSight', params: named },
            },
            'neighbours.prepared': {
              ...(FOR_READERS && { description: 'The likely ones came first.' }),
              target: '.waiting',
            },
          },
          states: {
            quiet: { ...(FOR_READERS && { description: 'Every row in sight had its turn.' }) },
            waiting: {
              ...(FOR_READERS && { description: 'The picture has just come: the page has the network to itself.' }),
              after: { pageTime: { target: 'round', ...(FOR_READERS && { meta: { requirements: ['AHEAD-25'] } }) } },
            },
            round: {
              ...(FOR_READERS && { description: 'The rows of this moment.' }),
              entry: 'beginIntroducing',
              always: 'next',
            },
            next: {
              ...(FOR_READERS && { description: 'Whose turn is it?' }),
              always: [{ guard: 'isAnyToIntroduce', target: 'introducing' }, { target: 'quiet' }],
            },
            introducing: {
              ...(FOR_READERS && { description: 'Of a channel in sight all but its segments is fetched.' }),
              exit: 'endIntroduceTurn',
              invoke: {
                id: 'introduce',
                src: 'introduce',
                input: ({ context }) => ({ physical: context.toIntroduce[0] }),
                onDone: 'next',
                onError: {
                  ...(FOR_READERS && { description: 'This one stays unknown: a change to it takes longer.' }),
                  target: 'next',
                },
              },
            },
          },
        },
      },
    },
  },
})
