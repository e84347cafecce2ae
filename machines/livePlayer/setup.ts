import { assign, raise, sendTo, setup } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { Quality } from '../../models/quality.ts'
import type { EngineWish, MediaFailure } from '../engine/index.ts'
import type { ChartMeta } from '../meta.ts'
import { parentOf } from '../parent.ts'
import type { PictureFact } from '../presentation/index.ts'
import { livePlayerActors } from './actors.ts'
import {
  channelOf,
  firstChannelId,
  fromCall,
  fromMedia,
  isContentGone,
  isNoPlayPermission,
  isUndisturbed,
  nextPhysicals,
  PROTECTED_ONLY,
  physicalOf,
  UNFORESEEN,
  type Verdict,
  verdictOf,
  zapTarget,
} from './transitions.ts'
import type {
  LivePlayerContext,
  LivePlayerEvent,
  LivePlayerInput,
  LivePlayerTag,
  NeighbourCommand,
  StageCommand,
  StreamAnswer,
} from './types.ts'

/** The clip in place of a stream that the account may not watch (LIVE-07); a file of the app itself. */
const NO_AUTHORITY_CLIP = '/noAuthority.mp4'

interface Named {
  readonly channelId: LogicalChannelId | undefined
}
interface Listed {
  readonly channels: ReadonlyArray<Channel>
}
interface Answered {
  readonly answer: StreamAnswer
}
interface Chosen {
  readonly quality: Quality | undefined
}

const callFailureOf = (answer: StreamAnswer): CallFailure | undefined =>
  answer._tag === 'Left' ? answer.left : undefined

export const livePlayerSetup = setup({
  types: {
    context: {} as LivePlayerContext,
    events: {} as LivePlayerEvent,
    input: {} as LivePlayerInput,
    tags: {} as LivePlayerTag,
    meta: {} as ChartMeta,
  },
  actors: livePlayerActors,
  actions: {
    takeChannels: assign((_, { channels }: Listed) => ({ channels })),
    takeChannel: assign((_, { channelId }: Named) => ({
      channelId,
      startAt: 'edge',
      startPaused: false,
      quality: undefined,
    })),
    takeFirst: assign({ channelId: ({ context }) => firstChannelId(context.channels ?? []) }),
    takeZapped: assign(({ context }) => ({
      channelId: context.zapId ?? context.channelId,
      zapId: undefined,
      startAt: 'edge',
      startPaused: false,
      quality: undefined,
    })),
    noteZap: assign(({ context }, { step }: { readonly step: 1 | -1 }) => ({ zapId: zapTarget(context, step) })),
    dropZap: assign({ zapId: undefined }),
    settleZap: raise({ type: 'zap.settled' }),
    takeQuality: assign((_, { quality }: Chosen) => ({ quality })),
    keepPlace: assign((_, { paused }: { readonly paused: boolean }) => ({ startAt: 'place', startPaused: paused })),
    takeSource: assign((_, { answer }: Answered) => (answer._tag === 'Right' ? { source: answer.right } : {})),
    dropFailure: assign({ failure: undefined }),
    takeCallFailure: assign((_, { answer }: Answered) => {
      const failure = callFailureOf(answer)
      return { failure: failure === undefined ? UNFORESEEN : fromCall(failure) }
    }),
    takeMediaFailure: assign((_, { failure }: { readonly failure: MediaFailure }) => ({ failure: fromMedia(failure) })),
    noteProtected: assign({ failure: PROTECTED_ONLY }),
    noteUnforeseen: assign({ failure: UNFORESEEN }),
    takeVolume: assign(({ context }, params: { readonly volume: number; readonly muted: boolean }) => ({
      volume: params.volume,
      isMuted: params.muted,
      isSoundHeldBack: context.isSoundHeldBack && params.muted,
    })),
    holdSoundBack: assign({ isSoundHeldBack: true }),
    loadSource: sendTo('engine', ({ context }): EngineWish => {
      const { source, startAt, startPaused } = context
      return source === undefined
        ? { type: 'engine.unload' }
        : { type: 'engine.load', source, startAt, paused: startPaused }
    }),
    loadPlaceholder: sendTo('engine', {
      type: 'engine.load',
      source: { kind: 'clip', address: NO_AUTHORITY_CLIP },
      startAt: 'edge',
      paused: false,
    } satisfies EngineWish),
    playEngine: sendTo('engine', { type: 'engine.play' } satisfies EngineWish),
    pauseEngine: sendTo('engine', { type: 'engine.pause' } satisfies EngineWish),
    stopEngine: sendTo('engine', { type: 'engine.unload' } satisfies EngineWish),
    tellEngineOnline: sendTo('engine', { type: 'network.restored' } satisfies EngineWish),
    tellStage: sendTo('stage', (_, command: StageCommand) => command),
    tellPicture: sendTo(parentOf, (_, fact: PictureFact) => fact),
    prepareNext: sendTo(
      'neighbours',
      ({ context }): NeighbourCommand => ({ type: 'neighbours.prepare', physicals: nextPhysicals(context) }),
    ),
    prepareConsidered: sendTo('neighbours', ({ context }, { channelId }: Named): NeighbourCommand => {
      const physical = physicalOf({ channels: context.channels, channelId, quality: undefined })
      return { type: 'neighbours.prepare', physicals: physical === undefined ? [] : [physical] }
    }),
    restNeighbours: sendTo('neighbours', { type: 'neighbours.prepare', physicals: [] } satisfies NeighbourCommand),
  },
  guards: {
    isListed: ({ context }, { channelId }: Named) => channelOf({ ...context, channelId }) !== undefined,
    isVerdict: ({ context }, { verdict }: { readonly verdict: Verdict }) => verdictOf(context) === verdict,
    isNothingToChoose: ({ context }) =>
      verdictOf(context) === 'nothing' && firstChannelId(context.channels ?? []) === undefined,
    isUndisturbed: ({ context }, { channels }: Listed) => isUndisturbed(context, channels),
    isOn: ({ context }, { channelId }: Named) => context.channelId === channelId,
    isZappedBack: ({ context }) => context.zapId === undefined || context.zapId === context.channelId,
    canZap: ({ context }) => (context.channels ?? []).length > 0,
    isOpened: (_, { answer }: Answered) => answer._tag === 'Right',
    isNoPlayPermission: (_, { answer }: Answered) => answer._tag === 'Left' && isNoPlayPermission(answer.left),
    isContentGone: (_, { answer }: Answered) => answer._tag === 'Left' && isContentGone(answer.left),
    isOtherForm: ({ context }, { quality }: Chosen) =>
      physicalOf({ ...context, quality })?.channelId !== physicalOf(context)?.channelId,
    isOffTheNetwork: ({ context }) => context.failure?.reason === 'network',
  },
  delays: {
    /** Ten presses in two seconds are one wish: the last (AHEAD-01). */
    zapSettle: 250,
  },
})
