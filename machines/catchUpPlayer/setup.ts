import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { Channel } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Quality } from '../../models/quality.ts'
import { placeWithin } from '../../models/timeShift.ts'
import type { EngineWish, MediaFailure } from '../engine/index.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import {
  fromCall,
  fromRecording,
  isContentGone,
  isNoPlayPermission,
  NO_AUTHORITY,
  type StreamAnswer,
  UNFORESEEN,
} from '../rules/playFailure.ts'
import { isUndisturbed, sameChannel, type Verdict, verdictOf } from './transitions.ts'
import type {
  CatchUpEnd,
  CatchUpFact,
  CatchUpPlayerContext,
  CatchUpPlayerEvent,
  CatchUpPlayerInput,
  CatchUpPlayerTag,
  RecordingWish,
} from './types.ts'

/** Where the recording of a stretch of time is. Refusals of the operator are its answer. */
const openRecording = fromPromise<StreamAnswer, RecordingWish>(unprovided('openRecording'))

const catchUpPlayerActors = { openRecording }

interface Listed {
  readonly channels: ReadonlyArray<Channel>
}
interface Answered {
  readonly answer: StreamAnswer
}
interface Reported {
  readonly failure: MediaFailure
}
interface Chosen {
  readonly quality: Quality | undefined
}
interface Sought {
  readonly to: Instant
}

const wished = (wish: EngineWish): CatchUpFact => ({ type: 'recording.wished', wish })

export const catchUpPlayerSetup = setup({
  types: {
    context: {} as CatchUpPlayerContext,
    events: {} as CatchUpPlayerEvent,
    input: {} as CatchUpPlayerInput,
    output: {} as CatchUpEnd,
    tags: {} as CatchUpPlayerTag,
    meta: {} as ChartMeta,
  },
  actors: catchUpPlayerActors,
  actions: {
    takeChannel: assign(({ context }, { channels }: Listed) => ({ channel: sameChannel(channels, context) })),
    takeSource: assign((_, { answer }: Answered) => (answer._tag === 'Right' ? { source: answer.right } : {})),
    takeQuality: assign((_, { quality }: Chosen) => ({ quality })),
    takeRate: assign((_, { rate }: { readonly rate: PlaybackRate }) => ({ rate })),
    takePlace: assign(({ context }, { to }: Sought) => ({
      startAt: context.programme === undefined ? to : placeWithin(context.programme, to),
    })),
    takeCatchUpRight: assign({ right: 'dvr' }),
    keepPlace: assign((_, { paused }: { readonly paused: boolean }) => ({ startAt: 'place', startPaused: paused })),
    noteEnd: assign((_, { end }: { readonly end: CatchUpEnd }) => ({ end })),
    noteCallFailure: assign((_, { answer }: Answered) => ({
      end: { type: 'failed', failure: answer._tag === 'Left' ? fromCall(answer.left) : UNFORESEEN },
    })),
    noteMediaFailure: assign((_, { failure }: Reported) => ({
      end: { type: 'failed', failure: fromRecording(failure) },
    })),
    noteUnforeseen: assign({ end: { type: 'failed', failure: UNFORESEEN } }),
    loadSource: sendTo(parentOf, ({ context: { source, startAt, startPaused, rate } }) =>
      wished(
        source === undefined
          ? { type: 'engine.unload' }
          : { type: 'engine.load', source, startAt, paused: startPaused, rate },
      ),
    ),
    loadPlaceholder: sendTo(parentOf, wished({ type: 'engine.load', ...NO_AUTHORITY })),
    tellEngine: sendTo(parentOf, (_, wish: EngineWish) => wished(wish)),
    seekEngine: sendTo(parentOf, ({ context }, { to }: Sought) =>
      wished({ type: 'engine.seek', to: context.programme === undefined ? to : placeWithin(context.programme, to) }),
    ),
    tellLocked: sendTo(parentOf, { type: 'recording.locked' } satisfies CatchUpFact),
    tellUnlocked: sendTo(parentOf, { type: 'recording.unlocked' } satisfies CatchUpFact),
  },
  guards: {
    isVerdict: ({ context }, { verdict }: { readonly verdict: Verdict }) => verdictOf(context) === verdict,
    isUndisturbed: ({ context }, { channels }: Listed) =>
      isUndisturbed(context, { channel: sameChannel(channels, context) }),
    isSameForm: ({ context }) => isUndisturbed(context, { right: 'dvr' }),
    isOtherForm: ({ context }, { quality }: Chosen) => !isUndisturbed(context, { quality }),
    isFailureOf: (_, { failure, kind }: Reported & { readonly kind: MediaFailure['kind'] }) => failure.kind === kind,
    isOpened: (_, { answer }: Answered) => answer._tag === 'Right',
    isNoPlayPermission: (_, { answer }: Answered) => answer._tag === 'Left' && isNoPlayPermission(answer.left),
    isContentGone: (_, { answer }: Answered) => answer._tag === 'Left' && isContentGone(answer.left),
  },
})
