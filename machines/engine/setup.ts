import { assign, sendTo, setup } from 'xstate'
import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Quality } from '../../models/quality.ts'
import {
  LIVE_STALL_RELOAD,
  LIVE_STALL_RELOADS,
  RECORDING_STALL,
  TIME_SHIFT_RETRIES,
  TIME_SHIFT_RETRY_EVERY,
} from '../../models/timeShift.ts'
import { NO_TRACKS, type TrackChoice, type Tracks } from '../../models/trackChoice.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { type MediaFailure, mediaMachine, type RecoveryStep, type StartAt } from '../media/index.ts'
import {
  addressInUse,
  backOffMs,
  beginsAt,
  filmOf,
  hasOtherAddress,
  isFinal,
  isRecording,
  nextAddressIndex,
  protectionInUse,
} from './transitions.ts'
import type { EngineContext, EngineEvent, EngineReport, EngineTag } from './types.ts'

const MAX_NETWORK_TRIES = 6
/** A stream that is over may begin again in a moment, with an encoder that was started anew. */
const MAX_OVER_TRIES = 4
const triesAfter = ({ kind }: MediaFailure): number => {
  if (kind === 'network') return MAX_NETWORK_TRIES
  return kind === 'over' ? MAX_OVER_TRIES : 0
}
const UNFORESEEN: MediaFailure = { kind: 'unsupported', detail: 'unforeseen', status: undefined }
const PICTURE_STEPS: ReadonlyArray<RecoveryStep> = ['picture', 'pictureAndSound']

export const engineSetup = setup({
  types: {
    context: {} as EngineContext,
    events: {} as EngineEvent,
    tags: {} as EngineTag,
    meta: {} as ChartMeta,
  },
  actors: { media: mediaMachine },
  actions: {
    takeSource: assign(({ context }, params: Omit<Extract<EngineEvent, { type: 'engine.load' }>, 'type'>) => ({
      source: params.source,
      generation: context.generation + 1,
      addressIndex: 0,
      startAt: params.startAt,
      startPaused: params.paused,
      rate: params.rate,
      networkTries: 0,
      pictureTries: 0,
      stallReloads: 0,
      retries: 0,
      failure: undefined,
    })),
    dropSource: assign({ source: undefined, failure: undefined, tracks: NO_TRACKS, qualities: [] }),
    loadAgain: assign(({ context }, params: { startAt: StartAt }) => ({
      generation: context.generation + 1,
      startAt: params.startAt,
      startPaused: false,
    })),
    loadAgainWhereItWas: assign(({ context }) => ({
      generation: context.generation + 1,
      startAt: isRecording(context) ? 'place' : 'edge',
      startPaused: false,
    })),
    takeRate: assign((_, { rate }: { readonly rate: PlaybackRate }) => ({ rate })),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    countStall: assign({ stallReloads: ({ context }) => context.stallReloads + 1 }),
    countNetworkTry: assign({ networkTries: ({ context }) => context.networkTries + 1 }),
    countPictureTry: assign({ pictureTries: ({ context }) => context.pictureTries + 1 }),
    forgetNetworkTries: assign({ networkTries: 0 }),
    forgetTroubles: assign({ networkTries: 0, pictureTries: 0, stallReloads: 0, retries: 0, failure: undefined }),
    takeNextAddress: assign({ addressIndex: ({ context }) => nextAddressIndex(context) }),
    noteFailure: assign((_, params: { failure: MediaFailure }) => ({ failure: params.failure })),
    noteStall: assign({ failure: { kind: 'stalled', detail: 'stallLimit', status: undefined } }),
    takeTracks: assign((_, { tracks }: { readonly tracks: Tracks }) => ({ tracks })),
    takeQualities: assign((_, { qualities }: { readonly qualities: ReadonlyArray<Quality> }) => ({ qualities })),
    holdSoundBack: assign({ isSoundHeldBack: true }),
    loadMedia: sendTo('media', ({ context }) => ({
      type: 'media.load',
      generation: context.generation,
      kind: context.source?.kind ?? 'clip',
      address: addressInUse(context),
      protection: protectionInUse(context),
      begins: beginsAt(context),
      quality: filmOf(context)?.quality,
      captions: filmOf(context)?.captions,
      startAt: context.startAt,
      paused: context.startPaused,
      rate: context.rate,
    })),
    playMedia: sendTo('media', { type: 'media.play' }),
    playMediaMuted: sendTo('media', { type: 'media.playMuted' }),
    pauseMedia: sendTo('media', { type: 'media.pause' }),
    seekMedia: sendTo('media', (_, { to }: { readonly to: Instant | 'edge' }) => ({ type: 'media.seek', to })),
    setMediaRate: sendTo('media', (_, { rate }: { readonly rate: PlaybackRate }) => ({ type: 'media.setRate', rate })),
    chooseTracks: sendTo('media', (_, { choice }: { readonly choice: Partial<TrackChoice> }) => ({
      type: 'media.chooseTracks',
      choice,
    })),
    unloadMedia: sendTo('media', { type: 'media.unload' }),
    retryNetwork: sendTo('media', { type: 'media.recover', step: 'retry' }),
    recoverPicture: sendTo('media', ({ context }) => ({
      type: 'media.recover',
      step: PICTURE_STEPS[context.pictureTries] ?? 'picture',
    })),
    tell: sendTo(parentOf, (_, params: EngineReport) => params),
    tellFailure: sendTo(parentOf, ({ context }) => ({
      type: 'engine.failed',
      failure: context.failure ?? UNFORESEEN,
    })),
  },
  guards: {
    isPausedFrame: (_, params: { paused: boolean }) => params.paused,
    canStartMuted: ({ context }) => !context.isSoundHeldBack,
    isLive: ({ context }) => !isRecording(context),
    canTryAgain: ({ context }) => isRecording(context) && context.retries < TIME_SHIFT_RETRIES,
    canTryAgainAfter: ({ context }, params: { failure: MediaFailure }) =>
      isRecording(context) && !isFinal(params.failure) && context.retries < TIME_SHIFT_RETRIES,
    canReloadStall: ({ context }) => !isRecording(context) && context.stallReloads < LIVE_STALL_RELOADS,
    isNetworkTrouble: ({ context }, params: { failure: MediaFailure }) =>
      !isRecording(context) && context.networkTries < triesAfter(params.failure),
    isPictureTrouble: ({ context }, params: { failure: MediaFailure }) =>
      !isRecording(context) && params.failure.kind === 'decoding' && context.pictureTries < PICTURE_STEPS.length,
    isRefusedHere: ({ context }, params: { failure: MediaFailure }) =>
      params.failure.kind === 'refused' && hasOtherAddress(context) && context.networkTries < MAX_NETWORK_TRIES,
    hasAnotherAddress: ({ context }) => hasOtherAddress(context) && context.networkTries > 0,
  },
  delays: {
    /** Without a moving picture for this long, live reloads (spec §9); a recording is all there and has failed sooner. */
    stallLimit: ({ context }) => (isRecording(context) ? RECORDING_STALL : LIVE_STALL_RELOAD),
    /** A recording that failed is tried again after this long (spec §9). */
    retryEvery: TIME_SHIFT_RETRY_EVERY,
    backOff: ({ context }) => backOffMs(context.networkTries),
    /** Played this long without trouble: earlier troubles no longer count. */
    steadyTime: 10_000,
    /** Paused longer than the least time-shift, play goes on at the live edge (spec §9: 110 s). */
    liveOffset: 110_000,
  },
})
