import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { DecodeFailure } from '../../../models/codec/decode.ts'
import type { Deployment } from '../../../models/deployment.ts'
import { errKind } from '../../../models/errCode.ts'
import type { Language } from '../../../models/language.ts'
import type { Seal } from '../crypto/seal.ts'
import type { Device } from '../device/device.ts'
import type { Report } from '../report/report.ts'
import { readAnswer } from './answer.ts'
import { type ExchangeParts, makeExchange } from './exchange.ts'
import type { Pace } from './pace.ts'
import { requestOf } from './request.ts'
import { isExpected, tipOf } from './tip.ts'
import type { BulkCall, CallOptions, Credentials, Deliver, HttpService, HttpSession, Sendable, Tip } from './types.ts'

export interface HttpParts extends ExchangeParts {
  /** Known as soon as the deployment file has been read. */
  readonly deployment: () => Pick<Deployment, 'apiOrigin' | 'concurrencyLimit'>
  readonly language: () => Language
  readonly device: Device
  readonly session: HttpSession
  /** Its manifest says that the public calls may be asked for by GET. */
  readonly offersTwins: () => boolean
  /** What every body is sealed with; none in clear mode (MODE-04). */
  readonly seal: () => Seal | undefined
  /** The operator has another share key than the one in use (AUTH-12). */
  readonly onWrongShareKey: () => void
  readonly report: Report
  /** A person must see this. */
  readonly onTip: (tip: Tip) => void
  /** A call that a person waits for has started or finished (NET-06). */
  readonly onActivity: (change: 'started' | 'finished') => void
  /** Whether the operator could be reached (NET-05). */
  readonly onReached: (reached: boolean) => void
  /** Its code comes after the first picture: until then every call goes. */
  readonly pace: () => Pace | undefined
}

type Attempt<A> = E.Either<CallFailure, A>

const isExpired = <A>(attempt: Attempt<A>): boolean => E.isLeft(attempt) && attempt.left.tag === 'expired'

const isOfWrongShareKey = <A>(attempt: Attempt<A>): boolean =>
  E.isLeft(attempt) && attempt.left.tag === 'refused' && errKind(attempt.left.errCode) === 'wrongShareKey'

/** Interprets endpoints as calls: the one place through which the app talks to the operator (spec §7, §8). */
export const makeHttp = (parts: HttpParts): HttpService => {
  const { deployment, language, device, session, report, clock } = parts
  const exchange = makeExchange(parts)

  const attempt = async <Q, A>(
    endpoint: Sendable<Q>,
    request: Q,
    deliver: Deliver<A>,
    credentials: Credentials | undefined,
    { address, seal = parts.seal() }: CallOptions,
  ): Promise<Attempt<A>> => {
    const facts = {
      apiOrigin: deployment().apiOrigin,
      language: language(),
      credentials,
      device: device.info(credentials),
      address,
      seal,
      offersTwins: parts.offersTwins(),
    }
    const sentAt = clock.ticks()
    const outcome = await deliver(requestOf(endpoint, request, facts))
    const failure = E.isLeft(outcome) ? outcome.left.tag : undefined
    parts.pace()?.note(endpoint.name, address, sentAt, E.isLeft(outcome) ? outcome.left : undefined)
    const isOfOperator = address === undefined || address.startsWith('/')
    if (isOfOperator && failure !== 'timeout' && failure !== 'cancelled') parts.onReached(failure !== 'offline')
    if (seal !== undefined && seal === parts.seal() && isOfWrongShareKey(outcome)) parts.onWrongShareKey()
    return outcome
  }

  /** SES-06: an expired token is renewed once, and the call is sent again once. */
  const withRenewal = async <Q, A>(
    endpoint: Sendable<Q>,
    request: Q,
    options: CallOptions,
    deliver: Deliver<A>,
  ): Promise<Attempt<A>> => {
    const { token } = options
    const own = token === 'none' ? undefined : session.credentials()
    const credentials = typeof token === 'object' ? token : own
    const first = await attempt(endpoint, request, deliver, credentials, options)
    if (!isExpired(first) || credentials === undefined || token !== undefined) return first
    const renewed = await session.renew(credentials.token)
    if (E.isLeft(renewed)) return renewed
    const fresh = session.credentials()
    const second = await attempt(endpoint, request, deliver, fresh, options)
    if (isExpired(second) && fresh !== undefined) session.expire(fresh.token)
    return second
  }

  const tellTip = (failure: CallFailure, options: CallOptions): void => {
    const tip = tipOf(failure, options)
    if (tip !== undefined) parts.onTip(tip)
  }

  const bulk: BulkCall = async (endpoint, request, options, deliver) => {
    const isSeen = options.awaitedBy !== 'nobody'
    const refusal = parts.pace()?.refusal(endpoint.name, options.address, isSeen || options.isNeeded === true)
    if (refusal !== undefined) {
      tellTip(refusal, options)
      return E.left(refusal)
    }
    if (isSeen) parts.onActivity('started')
    const outcome = await withRenewal(endpoint, request, options, deliver).catch((error: unknown) => {
      report.broken(endpoint.name, error)
      return E.left<CallFailure>({ tag: 'malformed', failure: { codec: endpoint.name, path: '' } })
    })
    if (isSeen) parts.onActivity('finished')
    if (E.isLeft(outcome)) {
      const isFault = outcome.left.tag !== 'cancelled' && !isExpected(outcome.left, options)
      if (isFault) report.failed(endpoint.name, outcome.left)
      tellTip(outcome.left, options)
    }
    return outcome
  }
  return {
    bulk,
    call: (endpoint, request, options = {}) =>
      bulk(endpoint, request, options, async sent => {
        const answer = await exchange(sent, options.signal)
        if (E.isLeft(answer)) return answer
        const onDropped = (failure: DecodeFailure): void => report.dropped(endpoint.name, failure)
        return readAnswer(endpoint, answer.right, onDropped, deployment().concurrencyLimit)
      }),
  }
}
