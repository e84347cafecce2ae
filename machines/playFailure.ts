import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../models/callFailure.ts'
import { errKind } from '../models/errCode.ts'
import type { MediaFailure, MediaSource } from './engine/index.ts'
import { failureCode } from './engine/index.ts'

/** Where the stream of a physical channel is, or why the operator does not say. */
export type StreamAnswer = Either<CallFailure, Exclude<MediaSource, { readonly kind: 'clip' }>>

/** What a card shows and a report carries: a code that holds no token and no address (LIVE-13). */
export interface PlayFailure {
  readonly reason: 'network' | 'media' | 'stalled' | 'protected' | 'operator' | 'resource' | 'timeShift'
  readonly code: string
}

export const isNoPlayPermission = (failure: CallFailure): boolean =>
  failure.tag === 'refused' && errKind(failure.errCode) === 'noPlayPermission'

export const isContentGone = (failure: CallFailure): boolean =>
  failure.tag === 'refused' && errKind(failure.errCode) === 'contentGone'

const REASONS: Readonly<Record<MediaFailure['kind'], PlayFailure['reason']>> = {
  network: 'network',
  refused: 'resource',
  decoding: 'media',
  unsupported: 'media',
  stalled: 'stalled',
}

export const fromMedia = (failure: MediaFailure): PlayFailure => ({
  reason: REASONS[failure.kind],
  code: failureCode(failure),
})

/** A recording that four tries did not bring back (LIVE-05). */
export const fromRecording = (failure: MediaFailure): PlayFailure => ({
  reason: failure.kind === 'unsupported' ? 'media' : 'timeShift',
  code: failureCode(failure),
})

const callDetail = (failure: CallFailure): string => {
  if (failure.tag === 'refused') return `LIVE-OPERATOR-${failure.errCode}`
  return failure.tag === 'server' ? `LIVE-SERVER-${failure.status}` : `LIVE-${failure.tag.toUpperCase()}`
}

export const fromCall = (failure: CallFailure): PlayFailure => ({
  reason: failure.tag === 'offline' || failure.tag === 'timeout' ? 'network' : 'operator',
  code: callDetail(failure),
})

export const PROTECTED_ONLY: PlayFailure = { reason: 'protected', code: 'LIVE-PROTECTED' }
/** An actor ended in a way that nobody foresaw. */
export const UNFORESEEN: PlayFailure = { reason: 'operator', code: 'LIVE-UNFORESEEN' }

/** The clip in place of a stream that the account may not watch (LIVE-07); a file of the app itself. */
export const NO_AUTHORITY = {
  source: { kind: 'clip', address: '/noAuthority.mp4' },
  startAt: 'edge',
  paused: false,
  rate: 1,
} as const
