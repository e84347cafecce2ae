import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import { type DecodeFailure, decode } from '../../../models/codec/decode.ts'
import { type ErrCode, errKind } from '../../../models/errCode.ts'
import type { PlayingDevices } from '../../../models/playingDevice.ts'
import type { Area, Endpoint } from '../../../models/wire/endpoint.ts'
import { Envelope } from '../../../models/wire/envelope.ts'

export interface HttpAnswer {
  readonly status: number
  readonly text: string
  /** When the operator wishes to be asked again, as its header says it. */
  readonly retryAfter?: string
}

type OnDropped = (failure: DecodeFailure) => void
type Readable<A> = Pick<Endpoint<unknown, A>, 'area' | 'envelope' | 'response' | 'full'>
type Full = NonNullable<Readable<unknown>['full']>

const BROKEN: ReadonlySet<number> = new Set([500, 502])
const NO_JSON: DecodeFailure = { codec: 'Envelope', path: '' }

const parseJson = (text: string): E.Either<DecodeFailure, unknown> =>
  E.tryCatch(
    () => JSON.parse(text),
    () => NO_JSON,
  )

/** A licence server says by 403 that it gives no licence: there the login is not in question. */
const isUnauthorised = (area: Area, status: number): boolean => status === 401 || (status === 403 && area !== 'drm')
const isOk = (status: number): boolean => status >= 200 && status < 300
const malformed = (failure: DecodeFailure): CallFailure => ({ tag: 'malformed', failure })

const refusalOf = ({ errCode, message }: Envelope): CallFailure =>
  errKind(errCode) === 'loginExpired' ? { tag: 'expired' } : { tag: 'refused', errCode, message }

/** Those of the devices that can be read: none is known where the list cannot. */
const playingIn = (full: Full, result: unknown, onDropped: OnDropped): PlayingDevices['sessionList'] =>
  pipe(
    result ?? {},
    decode(full, onDropped),
    E.match(
      () => [],
      ({ sessionList }) => sessionList,
    ),
  )

/**
 * What an answer means (spec §8; contract, Envelope). HTTP 401 and 403 count as an expired login, 500 and 502 as a broken
 * server whatever their body says; otherwise the body's errCode decides, and a failing status without one is the server's
 * failure.
 */
export const readAnswer = <A>(
  { area, envelope: wrapping = Envelope, response, full }: Readable<A>,
  { status, text, retryAfter }: HttpAnswer,
  onDropped: OnDropped,
  concurrencyLimit?: ErrCode,
): E.Either<CallFailure, A> => {
  const busy = retryAfter === undefined ? {} : { retryAfter }
  if (isUnauthorised(area, status)) return E.left({ tag: 'expired' })
  if (BROKEN.has(status)) return E.left({ tag: 'server', status })
  const envelope = pipe(parseJson(text), E.chain(decode(wrapping, onDropped)))
  if (E.isRight(envelope) && envelope.right.errCode !== 0) {
    const { errCode, message, result } = envelope.right
    if (full !== undefined && errCode === concurrencyLimit)
      return E.left({ tag: 'refused', errCode, message, playing: playingIn(full, result, onDropped), ...busy })
    return E.left({ ...refusalOf(envelope.right), ...busy })
  }
  if (!isOk(status)) return E.left({ tag: 'server', status, ...busy })
  return pipe(
    envelope,
    E.chain(({ result }) => decode(response, onDropped)(result)),
    E.mapLeft(malformed),
  )
}
