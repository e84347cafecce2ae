import type { Either } from 'fp-ts/lib/Either.js'
import { type CallFailure, callCode, operatorWords, refusalKind } from '../../models/callFailure.ts'
import { errKind } from '../../models/errCode.ts'
import type { PlayingDevice } from '../../models/playingDevice.ts'
import type { MediaFailure, MediaSource } from '../engine/index.ts'
import { failureCode } from '../engine/index.ts'

/** `noDrmSystem`: the stream is protected, and this browser has no system for it that the operator offers (DRM-01). */
export type StreamRefusal = CallFailure | { readonly tag: 'noDrmSystem' }

/** Where the stream of a physical channel is, or why the operator does not say. */
export type StreamAnswer = Either<StreamRefusal, Exclude<MediaSource, { readonly kind: 'clip' }>>

/** What a card shows and a report carries: a code that holds no token and no address (LIVE-13). */
export interface PlayFailure {
  readonly reason:
    | 'network'
    | 'media'
    | 'stalled'
    | 'over'
    | 'protected'
    | 'licence'
    | 'operator'
    | 'resource'
    | 'timeShift'
    /** As many devices of the account play as may. */
    | 'tooManyDevices'
    /** Not shown where the viewer is. */
    | 'blackout'
  readonly code: string
  /** Why the operator refused, in its own words (NET-04). */
  readonly words?: string
  /** The devices that play, where they are too many. */
  readonly playing?: ReadonlyArray<PlayingDevice>
}

export const isNoPlayPermission = (failure: StreamRefusal): boolean =>
  failure.tag === 'refused' && errKind(failure.errCode) === 'noPlayPermission'

export const isContentGone = (failure: StreamRefusal): boolean =>
  failure.tag === 'refused' && errKind(failure.errCode) === 'contentGone'

const REASONS: Readonly<Record<MediaFailure['kind'], PlayFailure['reason']>> = {
  network: 'network',
  refused: 'resource',
  decoding: 'media',
  unsupported: 'media',
  stalled: 'stalled',
  drm: 'protected',
  licence: 'licence',
  noPermission: 'operator',
  gone: 'operator',
  expired: 'resource',
  over: 'over',
}

export const fromMedia = (failure: MediaFailure, part?: string): PlayFailure => ({
  reason: REASONS[failure.kind],
  code: failureCode(failure, part),
})

const RECORDING_REASONS: Readonly<Partial<typeof REASONS>> = {
  unsupported: REASONS.unsupported,
  drm: REASONS.drm,
  licence: REASONS.licence,
}

/** A recording that four tries did not bring back (LIVE-05). */
export const fromRecording = (failure: MediaFailure): PlayFailure => ({
  reason: RECORDING_REASONS[failure.kind] ?? 'timeShift',
  code: failureCode(failure),
})

const reasonOf = (failure: CallFailure): PlayFailure['reason'] => {
  if (failure.tag === 'offline' || failure.tag === 'timeout') return 'network'
  const kind = failure.tag === 'refused' ? refusalKind(failure) : 'other'
  return kind === 'tooManyDevices' || kind === 'blackout' ? kind : 'operator'
}

export const fromCall = (failure: StreamRefusal, part = 'LIVE'): PlayFailure => {
  if (failure.tag === 'noDrmSystem') return { reason: 'protected', code: `${part}-DRM-NONE` }
  const words = operatorWords(failure)
  return {
    reason: reasonOf(failure),
    code: callCode(part, failure),
    ...(words !== undefined && { words }),
    ...(failure.tag === 'refused' && failure.playing && { playing: failure.playing }),
  }
}

/** An actor ended in a way that nobody foresaw. */
export const UNFORESEEN: PlayFailure = { reason: 'operator', code: callCode('LIVE', undefined) }

/** The clip in place of a stream that the account may not watch (LIVE-07); a file of the app itself. */
export const NO_AUTHORITY = {
  source: { kind: 'clip', address: '/noAuthority.mp4' },
  startAt: 'edge',
  paused: false,
  rate: 1,
} as const
