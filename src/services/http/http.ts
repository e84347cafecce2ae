import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Language } from '../../../models/language.ts'
import type { Device } from '../device/device.ts'
import type { Report } from '../report/report.ts'
import { readAnswer, textOf } from './answer.ts'
import { type ExchangeParts, makeExchange } from './exchange.ts'
import { requestOf } from './request.ts'
import { tipOf } from './tip.ts'
import type {
  BulkCall,
  CallOptions,
  Credentials,
  HttpService,
  HttpSession,
  ReadAnswer,
  Sendable,
  Tip,
} from './types.ts'

export interface HttpParts extends ExchangeParts {
  /** Known as soon as the deployment file has been read. */
  readonly deployment: () => Pick<Deployment, 'apiOrigin'>
  readonly language: () => Language
  readonly device: Device
  readonly session: HttpSession
  readonly report: Report
  /** A person must see this. */
  readonly onTip: (tip: Tip) => void
  /** A call that a person waits for has started or finished (NET-06). */
  readonly onActivity: (change: 'started' | 'finished') => void
  /** Whether the operator could be reached (NET-05). */
  readonly onReached: (reached: boolean) => void
}

type Attempt<A> = E.Either<CallFailure, A>

const isExpired = <A>(attempt: Attempt<A>): boolean => E.isLeft(attempt) && attempt.left.tag === 'expired'

/** Interprets endpoints as calls: the one place through which the app talks to the operator (spec §7, §8). */
export const makeHttp = (parts: HttpParts): HttpService => {
  const { deployment, language, device, session, report } = parts
  const exchange = makeExchange(parts)

  const attempt = async <Q, A>(
    endpoint: Sendable<Q>,
    request: Q,
    read: ReadAnswer<A>,
    credentials: Credentials | undefined,
    { signal, address }: CallOptions,
  ): Promise<Attempt<A>> => {
    const facts = {
      apiOrigin: deployment().apiOrigin,
      language: language(),
      credentials,
      device: device.info(credentials),
      address,
    }
    const answer = await exchange(requestOf(endpoint, request, facts), signal)
    if (E.isLeft(answer)) {
      if (answer.left.tag === 'offline') parts.onReached(false)
      return answer
    }
    parts.onReached(true)
    return read(answer.right)
  }

  /** SES-06: an expired token is renewed once, and the call is sent again once. */
  const withRenewal = async <Q, A>(
    endpoint: Sendable<Q>,
    request: Q,
    options: CallOptions,
    read: ReadAnswer<A>,
  ): Promise<Attempt<A>> => {
    const credentials = options.token === 'none' ? undefined : session.credentials()
    const first = await attempt(endpoint, request, read, credentials, options)
    if (!isExpired(first) || credentials === undefined || options.token !== undefined) return first
    const renewed = await session.renew(credentials.token)
    if (E.isLeft(renewed)) return renewed
    const fresh = session.credentials()
    const second = await attempt(endpoint, request, read, fresh, options)
    if (isExpired(second) && fresh !== undefined) session.expire(fresh.token)
    return second
  }

  const bulk: BulkCall = async (endpoint, request, options, read) => {
    const isSeen = options.background !== true
    if (isSeen) parts.onActivity('started')
    const outcome = await withRenewal(endpoint, request, options, read).catch((error: unknown) => {
      report.broken(endpoint.name, error)
      return E.left<CallFailure>({ tag: 'malformed', failure: { codec: endpoint.name, path: '' } })
    })
    if (isSeen) parts.onActivity('finished')
    if (E.isLeft(outcome)) {
      if (outcome.left.tag !== 'cancelled') report.failed(endpoint.name, outcome.left)
      const tip = tipOf(outcome.left, options)
      if (tip !== undefined) parts.onTip(tip)
    }
    return outcome
  }
  return {
    bulk,
    call: (endpoint, request, options = {}) =>
      bulk(endpoint, request, options, async answer =>
        readAnswer(endpoint, textOf(answer), failure => report.dropped(endpoint.name, failure)),
      ),
  }
}
