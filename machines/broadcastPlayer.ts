import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { Channel } from '../models/channel.ts'
import { SECOND } from '../models/codec/instant.ts'
import type { EngineReport, EngineWish, MediaSource } from './engine/index.ts'
import type { ChartMeta } from './kit/meta.ts'
import { parentOf } from './kit/parent.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'
import type { StreamAnswer } from './rules/playFailure.ts'
import { type Forms, formsOf } from './rules/streamForms.ts'

interface BroadcastPlayerInput {
  /** The channel that carries the national broadcast. */
  readonly channel: Channel | undefined
}

interface BroadcastPlayerContext extends BroadcastPlayerInput {
  readonly source: MediaSource | undefined
}

export type BroadcastPlayerEvent =
  | { readonly type: 'viewer.play' }
  | { readonly type: 'viewer.pause' }
  | { readonly type: 'network.restored' }
  | EngineReport

/** What the player tells the chart that runs it, which holds the engine. */
export type BroadcastPlayerFact =
  | { readonly type: 'broadcast.wished'; readonly wish: EngineWish }
  /** Its picture is on its way again. */
  | { readonly type: 'broadcast.waiting' }
  | { readonly type: 'broadcast.playing' }
  | { readonly type: 'broadcast.paused' }

/** Finds the hosts of the broadcast's stream. */
const openStream = fromPromise<StreamAnswer, Forms>(unprovided('openStream'))

const broadcastPlayerActors = { openStream }

interface Answered {
  readonly answer: StreamAnswer
}

const wished = (wish: EngineWish): BroadcastPlayerFact => ({ type: 'broadcast.wished', wish })

const broadcastPlayerSetup = setup({
  types: {
    context: {} as BroadcastPlayerContext,
    events: {} as BroadcastPlayerEvent,
    input: {} as BroadcastPlayerInput,
    meta: {} as ChartMeta,
  },
  actors: broadcastPlayerActors,
  actions: {
    takeSource: assign((_, { answer }: Answered) => (answer._tag === 'Right' ? { source: answer.right } : {})),
    load: sendTo(parentOf, ({ context: { source } }) =>
      wished(
        source === undefined
          ? { type: 'engine.unload' }
          : { type: 'engine.load', source, startAt: 'edge', paused: false, rate: 1 },
      ),
    ),
    wish: sendTo(parentOf, (_, wish: EngineWish) => wished(wish)),
    tell: sendTo(parentOf, (_, fact: BroadcastPlayerFact) => fact),
  },
  guards: {
    isOpened: (_, { answer }: Answered) => answer._tag === 'Right',
  },
  delays: {
    broadcastRetry: 5 * SECOND,
  },
})

export const broadcastPlayerMachine = broadcastPlayerSetup.createMachine({
  id: 'broadcastPlayer',
  ...(FOR_READERS && {
    description: 'The national broadcast in the place of what was watched: it can be paused, and nothing else is on.',
    meta: { requirements: ['CAST-01'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({ ...input, source: undefined }),
  initial: 'opening',
  states: {
    opening: {
      ...(FOR_READERS && { description: 'The hosts of its stream are looked up; the old picture goes on until then.' }),
      invoke: {
        id: 'open',
        src: 'openStream',
        input: ({ context }) => formsOf(context.channel, 'live', undefined),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => ({ answer: event.output }) },
            target: 'watching',
            actions: [{ type: 'takeSource', params: ({ event }) => ({ answer: event.output }) }, 'load'],
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    watching: {
      ...(FOR_READERS && { description: 'It is on, or on its way to the first frame.' }),
      initial: 'starting',
      on: {
        'viewer.play': { actions: { type: 'wish', params: { type: 'engine.play' } } },
        'viewer.pause': { actions: { type: 'wish', params: { type: 'engine.pause' } } },
        'network.restored': { actions: { type: 'wish', params: { type: 'network.restored' } } },
        'engine.loading': '.starting',
        'engine.playing': '.playing',
        'engine.paused': '.paused',
        'engine.buffering': '.starting',
        'engine.failed': 'waiting',
      },
      states: {
        starting: {
          ...(FOR_READERS && { description: 'The picture is on its way.' }),
          entry: { type: 'tell', params: { type: 'broadcast.waiting' } },
          on: { 'engine.loading': {}, 'engine.buffering': {} },
        },
        playing: {
          ...(FOR_READERS && { description: 'Picture and sound.' }),
          entry: { type: 'tell', params: { type: 'broadcast.playing' } },
        },
        paused: {
          ...(FOR_READERS && { description: 'Held by the viewer, or until the viewer lets it start.' }),
          entry: { type: 'tell', params: { type: 'broadcast.paused' } },
        },
      },
    },
    waiting: {
      ...(FOR_READERS && {
        description: 'Its stream does not come: tried again in a moment, for as long as it lasts.',
      }),
      entry: { type: 'tell', params: { type: 'broadcast.waiting' } },
      after: { broadcastRetry: 'opening' },
      on: { 'network.restored': { target: 'opening', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) } },
    },
  },
})
