import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { AspectRatio } from '../../models/aspectRatio.ts'
import { type Instant, instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Quality } from '../../models/quality.ts'
import { NEXT_EPISODE_AFTER } from '../../models/resume.ts'
import { furthest } from '../../models/vodHistory.ts'
import type { EngineWish, MediaFailure } from '../engine/index.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import type { StageCommand } from '../livePlayer/index.ts'
import type { PresentationEvent } from '../presentation/index.ts'
import { fromMedia, NO_AUTHORITY } from '../rules/playFailure.ts'
import type { Session } from '../session/index.ts'
import { toastOf } from '../toasts.ts'
import { vodPlayerActors } from './actors.ts'
import {
  beginningOf,
  type Finding,
  failureOf,
  findingOf,
  isSameTitle,
  nextOf,
  type Opening,
  openingOf,
  placeAfter,
  previousOf,
  problemOf,
  progressNow,
  UNFORESEEN_FAILURE,
} from './transitions.ts'
import type {
  FindAnswer,
  OpenAnswer,
  PlaceCommand,
  PlaceFact,
  Problem,
  ThumbnailCommand,
  Thumbnails,
  VodPlayerChildren,
  VodPlayerContext,
  VodPlayerEvent,
  VodPlayerInput,
  VodPlayerTag,
  Wished,
} from './types.ts'

export interface Sought {
  readonly to: Instant
}
export interface Chosen {
  readonly quality: Quality | undefined
}
export interface Reported {
  readonly failure: MediaFailure
}
interface SignedIn {
  readonly session: Session
}
interface Found {
  readonly answer: FindAnswer
}
interface Opened {
  readonly answer: OpenAnswer
}
type Moved = Extract<PlaceFact, { readonly type: 'place.moved' }>

/** Until the stream says how long it is, its title does. */
const UNKNOWN_PLACE = { positionSec: 0, durationSec: 0 } as const
/** So many episodes begin by themselves before the viewer is asked whether anybody is there (AHEAD-21). */
const UNATTENDED = 3

/** What is loaded of the source: in the chosen quality alone, where one is chosen. */
const mediaOf = ({ source, quality }: VodPlayerContext) =>
  source && { ...source.media, ...(quality !== undefined && { quality }) }

export const vodPlayerSetup = setup({
  types: {
    context: {} as VodPlayerContext,
    events: {} as VodPlayerEvent,
    input: {} as VodPlayerInput,
    children: {} as VodPlayerChildren,
    tags: {} as VodPlayerTag,
    meta: {} as ChartMeta,
  },
  actors: vodPlayerActors,
  actions: {
    takeWish: assign((_, { wish }: { readonly wish: Wished }) => ({
      ...UNKNOWN_PLACE,
      wish,
      title: undefined,
      episodes: [],
      item: undefined,
      source: undefined,
      startSec: undefined,
      unattended: 0,
    })),
    takeViewer: assign((_, { session: { status, account } }: SignedIn) => ({ status, accountId: account.accountId })),
    takeFound: assign(({ context }, { answer }: Found) =>
      answer._tag === 'Right'
        ? { title: answer.right.title, episodes: answer.right.episodes, ...beginningOf(context, answer.right) }
        : {},
    ),
    takeOpened: assign(({ context }, { answer }: Opened) =>
      answer._tag === 'Right' ? { source: answer.right, positionSec: placeAfter(context, answer.right) } : {},
    ),
    takeNext: assign(({ context }) => ({
      ...UNKNOWN_PLACE,
      item: nextOf(context),
      source: undefined,
      startSec: undefined,
    })),
    takePrevious: assign(({ context }) => ({
      ...UNKNOWN_PLACE,
      item: previousOf(context),
      source: undefined,
      startSec: undefined,
    })),
    dropSource: assign({ source: undefined }),
    beginAnew: assign({ ...UNKNOWN_PLACE, startSec: 0 }),
    countUnattended: assign({ unattended: ({ context }) => context.unattended + 1 }),
    noteAttended: assign({ unattended: 0 }),
    takeMoved: assign(({ context }, { positionSec, durationSec }: Omit<Moved, 'type'>) => ({
      positionSec: furthest(context.positionSec, positionSec),
      durationSec,
      isRenewed: false,
    })),
    takeSought: assign((_, { to }: Sought) => ({ positionSec: to / SECOND })),
    takeEnd: assign({ positionSec: ({ context }) => furthest(context.positionSec, context.durationSec) }),
    takeQuality: assign((_, { quality }: Chosen) => ({ quality })),
    takeRate: assign((_, { rate }: { readonly rate: PlaybackRate }) => ({ rate })),
    takeAspect: assign((_, { aspect }: { readonly aspect: AspectRatio }) => ({ aspect })),
    takeVolume: assign(({ context }, params: { readonly volume: number; readonly muted: boolean }) => ({
      volume: params.volume,
      isMuted: params.muted,
      isSoundHeldBack: context.isSoundHeldBack && params.muted,
    })),
    holdSoundBack: assign({ isSoundHeldBack: true }),
    takeProblem: assign((_, { problem }: { readonly problem: Problem }) => ({ problem })),
    takeRefusal: assign((_, { answer }: Opened) => ({ problem: problemOf(answer) })),
    takeCallFailure: assign((_, { answer }: { readonly answer: FindAnswer | OpenAnswer }) => ({
      failure: failureOf(answer),
    })),
    takeMediaFailure: assign((_, { failure }: Reported) => ({
      failure: fromMedia(failure, 'VOD'),
      stop: failure.kind,
    })),
    noteRenewal: assign({ isRenewed: true }),
    noteUnforeseen: assign({ failure: UNFORESEEN_FAILURE }),
    loadSource: sendTo('engine', ({ context }): EngineWish => {
      const { positionSec, rate } = context
      const source = mediaOf(context)
      return source === undefined
        ? { type: 'engine.unload' }
        : { type: 'engine.load', source, startAt: instant(positionSec * SECOND), paused: false, rate }
    }),
    loadAtPlace: sendTo('engine', ({ context }, { paused }: { readonly paused: boolean }): EngineWish => {
      const source = mediaOf(context)
      return source === undefined
        ? { type: 'engine.unload' }
        : { type: 'engine.load', source, startAt: 'place', paused, rate: context.rate }
    }),
    loadPlaceholder: sendTo('engine', { type: 'engine.load', ...NO_AUTHORITY } satisfies EngineWish),
    tellEngine: sendTo('engine', (_, wish: EngineWish) => wish),
    stopEngine: sendTo('engine', { type: 'engine.unload' } satisfies EngineWish),
    goToStart: enqueueActions(({ enqueue }) => {
      enqueue.assign({ positionSec: 0 })
      enqueue.sendTo('engine', { type: 'engine.seek', to: instant(0) })
    }),
    skipIntro: enqueueActions(({ enqueue, context: { source } }) => {
      const end = source?.intro?.end ?? 0
      enqueue.assign({ positionSec: end })
      enqueue.sendTo('engine', { type: 'engine.seek', to: instant(end * SECOND) })
    }),
    tryAgain: raise({ type: 'viewer.retry' }),
    tellStage: sendTo('stage', (_, command: StageCommand) => command),
    tellPresentation: sendTo('presentation', (_, event: PresentationEvent) => event),
    keepNow: enqueueActions(({ enqueue, context }) => {
      const progress = progressNow(context)
      if (progress !== undefined) enqueue.sendTo('places', { type: 'place.keep', progress } satisfies PlaceCommand)
    }),
    /** What somebody has watched is never told of whoever comes after. */
    reportNow: enqueueActions(({ enqueue, context, event }) => {
      const progress = event.type === 'session.changed' ? undefined : progressNow(context)
      if (progress !== undefined) enqueue.sendTo('places', { type: 'place.report', progress } satisfies PlaceCommand)
    }),
    fetchThumbnails: enqueueActions(({ enqueue, context: { source } }) => {
      const url = source?.thumbnailsUrl
      if (url !== undefined) enqueue.sendTo('thumbnails', { type: 'thumbnails.fetch', url } satisfies ThumbnailCommand)
    }),
    takeThumbnails: assign((_, { url, all }: Thumbnails) => ({ thumbnails: { url, all } })),
    sayItFloats: sendTo(parentOf, toastOf('playingInFloatingWindow')),
  },
  guards: {
    isFinding: ({ context }, { answer, finding }: Found & { readonly finding: Finding }) =>
      findingOf(context, answer) === finding,
    isOpening: (_, { answer, opening }: Opened & { readonly opening: Opening }) => openingOf(answer) === opening,
    isSameTitle: ({ context }, { wish }: { readonly wish: Wished }) => isSameTitle(context, wish),
    isOtherViewer: ({ context }, { session }: SignedIn) =>
      context.item !== undefined && session.account.accountId !== context.accountId,
    isOtherQuality: ({ context }, { quality }: Chosen) => quality !== context.quality,
    canRenew: ({ context }, { failure }: Reported) => !context.isRenewed && failure.kind === 'expired',
    isStoppedBy: ({ context }, { kind }: { readonly kind: MediaFailure['kind'] }) => context.stop === kind,
    isOffTheNetwork: ({ context }) => context.failure?.reason === 'network',
    hasSource: ({ context }) => context.source !== undefined,
    hasItem: ({ context }) => context.item !== undefined,
    hasIntro: ({ context }) => context.source?.intro !== undefined,
    hasNext: ({ context }) => nextOf(context) !== undefined,
    hasPrevious: ({ context }) => previousOf(context) !== undefined,
    mustAsk: ({ context }) =>
      nextOf(context) !== undefined && (!context.playConfig.autoPlay || context.unattended >= UNATTENDED),
  },
  delays: {
    /** How often the place is reported while a title plays (contract, history). */
    reportEvery: MINUTE,
    /** Seeking is reported when it rests. */
    seekSettle: SECOND,
    nextDelay: NEXT_EPISODE_AFTER,
  },
})
