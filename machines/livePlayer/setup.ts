import { assign, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate'
import { startQuality } from '../../models/appProperties.ts'
import type { AspectRatio } from '../../models/aspectRatio.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Programme, ProgrammeStatus } from '../../models/programme.ts'
import { placeWithin } from '../../models/timeShift.ts'
import type { CatchUpEnd } from '../catchUpPlayer/index.ts'
import type { DialEvent } from '../dial.ts'
import type { EngineWish, MediaFailure } from '../engine/index.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import type { NeighbourCommand } from '../neighbours.ts'
import type { NoticeEvent } from '../notice.ts'
import type { PictureFact } from '../presentation/index.ts'
import {
  fromCall,
  fromMedia,
  isContentGone,
  isNoPlayPermission,
  NO_AUTHORITY,
  type StreamAnswer,
  UNFORESEEN,
} from '../rules/playFailure.ts'
import { toastOf } from '../toasts.ts'
import { livePlayerActors } from './actors.ts'
import type { Answered, Chosen, Ended, FailureOf, Found, Listed, Named, Reasoned, Sought } from './params.ts'
import {
  canKeepWatching,
  channelOf,
  firstChannelId,
  isOver,
  isPlaceLive,
  isUndisturbed,
  nextFinished,
  nextPhysicals,
  physicalOf,
  physicalsOf,
  programmeOf,
  shiftRefusal,
  statusOf,
  type Verdict,
  verdictOf,
  zapTarget,
} from './transitions.ts'
import type {
  GuideCommand,
  LivePlayerChildren,
  LivePlayerContext,
  LivePlayerEvent,
  LivePlayerFact,
  LivePlayerInput,
  LivePlayerTag,
  SlotAnswer,
  StageCommand,
  TakenOver,
  Tuning,
} from './types.ts'

/** The channel from the edge on, whatever was watched before. */
const FROM_EDGE = {
  behind: undefined,
  start: undefined,
  slot: undefined,
  startAt: 'edge',
  startPaused: false,
  isGivenBack: false,
} as const

const isSame = (one: Tuning, other: Tuning): boolean => one.channelId === other.channelId && one.start === other.start

export const livePlayerSetup = setup({
  types: {
    context: {} as LivePlayerContext,
    events: {} as LivePlayerEvent,
    input: {} as LivePlayerInput,
    children: {} as LivePlayerChildren,
    tags: {} as LivePlayerTag,
    meta: {} as ChartMeta,
  },
  actors: livePlayerActors,
  actions: {
    takeChannels: assign((_, { channels }: Listed) => ({ channels })),
    takeChannel: assign(({ context }, { channelId }: Named) => ({
      ...FROM_EDGE,
      channelId,
      rate: 1,
      quality: startQuality(context.playConfig),
      onAir: channelId === context.channelId ? context.onAir : undefined,
    })),
    takeProgramme: assign(
      ({ context }, { channelId, start }: { readonly channelId: LogicalChannelId; readonly start: Instant }) => ({
        ...FROM_EDGE,
        channelId,
        start,
        startAt: start,
        quality: channelId === context.channelId ? context.quality : startQuality(context.playConfig),
        onAir: channelId === context.channelId ? context.onAir : undefined,
      }),
    ),
    takeNeighbour: assign((_, { programme }: { readonly programme: Programme | undefined }) => ({
      ...FROM_EDGE,
      start: programme?.start,
      startAt: programme?.start ?? 'edge',
    })),
    takeRecalled: assign((_, { channelId }: Named) => ({ channelId })),
    takeFirst: assign({ channelId: ({ context }) => firstChannelId(context.channels ?? []) }),
    takeZapped: assign(({ context }) => ({
      ...FROM_EDGE,
      channelId: context.zapId ?? context.channelId,
      zapId: undefined,
      rate: 1,
      quality: startQuality(context.playConfig),
      onAir: undefined,
    })),
    noteZap: assign(({ context }, { step }: { readonly step: 1 | -1 }) => ({ zapId: zapTarget(context, step) })),
    tryAgain: raise({ type: 'viewer.retry' }),
    dropZap: assign({ zapId: undefined }),
    settleZap: raise({ type: 'zap.settled' }),
    tellDial: sendTo('dial', (_, event: DialEvent) => event),
    tellTuned: sendTo('dial', ({ context }): DialEvent => ({ type: 'channel.tuned', channelId: context.channelId })),
    /** A guard has found it in the line-up. */
    choose: raise((_, { channelId }: Named) => ({
      type: 'viewer.selectChannel' as const,
      channelId: channelId as LogicalChannelId,
    })),
    /** A guard has found that it names a channel. */
    tuneAddress: raise((_, { channelId, start }: Tuning) => {
      const named = { channelId: channelId as LogicalChannelId }
      return start === undefined
        ? { type: 'viewer.selectChannel' as const, ...named }
        : { type: 'viewer.playProgramme' as const, ...named, start }
    }),
    tellMoved: enqueueActions(({ context: { channelId, start }, enqueue }) => {
      enqueue.assign({ named: { channelId, start } })
      enqueue.sendTo(parentOf, { type: 'player.moved', channelId, start } satisfies LivePlayerFact)
    }),
    followGuide: sendTo(
      'guide',
      ({ context }): GuideCommand => ({ type: 'guide.follow', epgId: channelOf(context)?.epgId }),
    ),
    takeOnAir: assign((_, { programme }: { readonly programme: Programme | undefined }) => ({ onAir: programme })),
    takeFound: assign((_, { answer }: Found) => (answer._tag === 'Right' ? { behind: answer.right.programme } : {})),
    takeSlot: assign((_, { answer }: Found) => (answer._tag === 'Right' ? { slot: answer.right } : {})),
    goBehind: assign(({ context }, { to }: Sought) => {
      const behind = programmeOf(context)
      return { behind, startAt: behind === undefined ? to : placeWithin(behind, to), startPaused: false }
    }),
    holdPlace: assign({ behind: ({ context }) => programmeOf(context) }),
    dropHold: assign({ behind: undefined, slot: undefined }),
    becomeCatchUp: assign({ start: ({ context }) => context.behind?.start }),
    goToEdge: assign({ ...FROM_EDGE, rate: 1 }),
    takeQuality: assign((_, { quality }: Chosen) => ({ quality })),
    takeRate: assign((_, { rate }: { readonly rate: PlaybackRate }) => ({ rate })),
    takeAspect: assign((_, { aspect }: { readonly aspect: AspectRatio }) => ({ aspect })),
    keepPlace: assign((_, { paused }: { readonly paused: boolean }) => ({ startAt: 'place', startPaused: paused })),
    takeSource: assign((_, { answer }: Answered) => (answer._tag === 'Right' ? { source: answer.right } : {})),
    dropFailure: assign({ failure: undefined }),
    takeCallFailure: assign((_, { answer }: { readonly answer: StreamAnswer | SlotAnswer }) => ({
      failure: answer._tag === 'Left' ? fromCall(answer.left) : UNFORESEEN,
    })),
    takeMediaFailure: assign((_, { failure }: { readonly failure: MediaFailure }) => ({ failure: fromMedia(failure) })),
    takeEndFailure: assign((_, { end }: Ended) => ({
      slot: undefined,
      failure: end.type === 'failed' ? end.failure : UNFORESEEN,
    })),
    dropSlot: assign({ slot: undefined }),
    noteUnforeseen: assign({ failure: UNFORESEEN }),
    noteTakeover: assign({ isTakenOver: true, place: undefined, broadcast: undefined, startPaused: false }),
    takeOver: assign(({ context }, { place, isPaused, channel }: TakenOver) =>
      context.place === undefined
        ? { broadcast: channel, place, startPaused: place !== undefined && isPaused }
        : { broadcast: channel },
    ),
    leaveBroadcast: assign({
      isTakenOver: false,
      isGivenBack: true,
      broadcast: undefined,
      startAt: 'edge',
      startPaused: false,
    }),
    returnToPlace: assign(({ context }) => ({
      isTakenOver: false,
      broadcast: undefined,
      startAt: context.place ?? context.startAt,
    })),
    tellBroadcast: sendTo('broadcast', ({ event }) => event),
    refuseSwitching: sendTo(parentOf, toastOf('broadcast.noSwitching')),
    thank: sendTo(parentOf, toastOf('broadcast.over')),
    takeVolume: assign(({ context }, params: { readonly volume: number; readonly muted: boolean }) => ({
      volume: params.volume,
      isMuted: params.muted,
      isSoundHeldBack: context.isSoundHeldBack && params.muted,
    })),
    holdSoundBack: assign({ isSoundHeldBack: true }),
    giveNotice: sendTo('notice', (_, { reason }: Reasoned): NoticeEvent => ({ type: 'notice.given', reason })),
    refuseShift: sendTo(
      'notice',
      ({ context }): NoticeEvent => ({ type: 'notice.given', reason: shiftRefusal(context) ?? 'liveOnly' }),
    ),
    loadSource: sendTo('engine', ({ context }): EngineWish => {
      const { source, startAt, startPaused } = context
      return source === undefined
        ? { type: 'engine.unload' }
        : { type: 'engine.load', source, startAt, paused: startPaused, rate: 1 }
    }),
    loadPlaceholder: sendTo('engine', { type: 'engine.load', ...NO_AUTHORITY } satisfies EngineWish),
    tellEngine: sendTo('engine', (_, wish: EngineWish) => wish),
    playEngine: sendTo('engine', { type: 'engine.play' } satisfies EngineWish),
    pauseEngine: sendTo('engine', { type: 'engine.pause' } satisfies EngineWish),
    seekEdge: sendTo('engine', { type: 'engine.seek', to: 'edge' } satisfies EngineWish),
    stopEngine: sendTo('engine', { type: 'engine.unload' } satisfies EngineWish),
    tellEngineOnline: sendTo('engine', { type: 'network.restored' } satisfies EngineWish),
    breakOff: raise({ type: 'recording.broke' }),
    tellRecording: sendTo('recording', ({ event }) => event),
    tellOnAir: sendTo('recording', { type: 'programme.onAir' }),
    tellFinished: sendTo('recording', { type: 'programme.finished' }),
    tellStage: sendTo('stage', (_, command: StageCommand) => command),
    tellPicture: sendTo(parentOf, (_, fact: PictureFact) => fact),
    prepareNext: sendTo(
      'neighbours',
      ({ context }): NeighbourCommand => ({ type: 'neighbours.prepare', physicals: nextPhysicals(context) }),
    ),
    prepareConsidered: sendTo(
      'neighbours',
      ({ context }, { channelId }: Named): NeighbourCommand => ({
        type: 'neighbours.prepare',
        physicals: physicalsOf(context, channelId === undefined ? [] : [channelId]),
      }),
    ),
    introduceInSight: sendTo(
      'neighbours',
      ({ context }, { channelIds }: { readonly channelIds: ReadonlyArray<LogicalChannelId> }): NeighbourCommand => ({
        type: 'neighbours.inSight',
        physicals: physicalsOf(context, channelIds),
      }),
    ),
    restNeighbours: sendTo('neighbours', { type: 'neighbours.prepare', physicals: [] } satisfies NeighbourCommand),
  },
  guards: {
    isTakenOver: ({ context }) => context.isTakenOver,
    hasBroadcast: (_, { channel }: TakenOver) => channel !== undefined,
    isListed: ({ context }, { channelId }: Named) => channelOf({ ...context, channelId }) !== undefined,
    isVerdict: ({ context }, { verdict }: { readonly verdict: Verdict }) => verdictOf(context) === verdict,
    isNothingToChoose: ({ context }) =>
      verdictOf(context) === 'nothing' && firstChannelId(context.channels ?? []) === undefined,
    isProgrammeWished: ({ context }) => context.start !== undefined,
    isUndisturbed: ({ context }, { channels }: Listed) => isUndisturbed(context, channels),
    isOn: ({ context }, { channelId }: Named) => context.channelId === channelId,
    isOtherNamed: ({ context }, named: Tuning) => named.channelId !== undefined && !isSame(named, context),
    hasMoved: ({ context }) => !isSame(context.named, context),
    isPlaying: stateIn({ viewing: { watching: 'playing' } }),
    isPaused: stateIn({ viewing: { watching: 'paused' } }),
    isBehind: stateIn({ viewing: 'behind' }),
    isCatchUp: stateIn({ viewing: { behind: 'catchUp' } }),
    isZappedBack: ({ context }) => context.zapId === undefined || context.zapId === context.channelId,
    canZap: ({ context }) => !context.isTakenOver && (context.channels ?? []).length > 0,
    isFailureOf: (_, { failure, kind }: FailureOf) => failure.kind === kind,
    isOpened: (_, { answer }: Answered) => answer._tag === 'Right',
    isNoPlayPermission: (_, { answer }: Answered) => answer._tag === 'Left' && isNoPlayPermission(answer.left),
    isContentGone: (_, { answer }: Answered) => answer._tag === 'Left' && isContentGone(answer.left),
    isOtherForm: ({ context }, { quality }: Chosen) =>
      physicalOf({ ...context, quality })?.channelId !== physicalOf(context)?.channelId,
    isOffTheNetwork: ({ context }) => context.failure?.reason === 'network' || context.failure?.reason === 'timeShift',
    isPlaceLive: (_, { to, now }: Sought) => isPlaceLive(to, now),
    canGoBack: ({ context }) => shiftRefusal(context) === undefined,
    isFound: ({ context }, { answer, status }: Found & { readonly status: ProgrammeStatus }) =>
      statusOf(answer, channelOf(context)) === status,
    canStartOver: ({ context }, { answer }: Found) =>
      statusOf(answer, channelOf(context)) === 'playing' &&
      answer._tag === 'Right' &&
      shiftRefusal({ ...context, behind: answer.right.programme }) === undefined,
    hasNoAnswer: (_, { answer }: Found) => answer._tag === 'Left',
    isOver: ({ context }) => isOver(context),
    canKeepWatching: ({ context }) => canKeepWatching(context),
    mayWatchLive: ({ context }) => channelOf(context)?.liveAuthority === true,
    isEnd: (_, { end, type }: Ended & { readonly type: CatchUpEnd['type'] }) => end.type === type,
    isNextFinished: ({ context }, { end }: Ended) => end.type === 'ended' && nextFinished(context) !== undefined,
    hasPrevious: ({ context }) => context.slot?.previous !== undefined,
    hasNext: ({ context }) => context.slot?.next !== undefined,
  },
  delays: {
    /** Ten presses in two seconds are one wish: the last (AHEAD-01). */
    zapSettle: 250,
    takeOverRetry: 5_000,
    /** Paused longer than this, a live stream may no longer hold the place: its recording does. */
    holdAfter: 30_000,
  },
})
