import type { DecodeFailure } from './codec/decode.ts'
import { type ErrCode, type ErrKind, errKind, errName } from './errCode.ts'
import type { PlayingDevice } from './playingDevice.ts'

interface Busy {
  /** When the operator wishes to be asked again, as its header says it (AHEAD-47). */
  readonly retryAfter?: string
}

export interface Refused extends Busy {
  readonly tag: 'refused'
  readonly errCode: ErrCode
  readonly message: string | undefined
  /** As many devices of the account play as may: those of them that the operator names. */
  readonly playing?: ReadonlyArray<PlayingDevice>
}

/** Every way in which a call can fail, as data that a machine can branch on (spec §8, NET-04, NET-05, NET-08). */
export type CallFailure =
  | Refused
  | { readonly tag: 'expired' }
  | ({ readonly tag: 'server'; readonly status: number } & Busy)
  | { readonly tag: 'offline' }
  | { readonly tag: 'timeout' }
  | { readonly tag: 'malformed'; readonly failure: DecodeFailure }
  | { readonly tag: 'cancelled' }

/** What a refusal means for whoever asked. */
export const refusalKind = ({ errCode, playing }: Refused): ErrKind | 'tooManyDevices' =>
  playing === undefined ? errKind(errCode) : 'tooManyDevices'

const LONGEST_WORDS = 300

/** Why the operator refused, in its own words, if it gave any (spec §8). */
export const operatorWords = (failure: CallFailure | undefined): string | undefined => {
  const text = failure?.tag === 'refused' ? (failure.message ?? '').trim() : ''
  if (text === '') return undefined
  return text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS)}…` : text
}

/**
 * The code that a card shows of a part of the app: the same cause has the same code, and it holds no address, no token and
 * none of the server's words (AHEAD-05). Without a failure something broke that nobody foresaw.
 */
export const callCode = (part: string, failure: CallFailure | undefined): string => {
  if (failure === undefined) return `${part}-UNFORESEEN`
  if (failure.tag === 'refused') return `${part}-OPERATOR-${errName(failure.errCode)}`
  return failure.tag === 'server' ? `${part}-SERVER-${failure.status}` : `${part}-${failure.tag.toUpperCase()}`
}
