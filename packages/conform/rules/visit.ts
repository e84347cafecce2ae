import type { Code } from '../contract/codes.ts'
import { at, type Fields } from '../contract/json.ts'
import type { Call, Contract } from '../contract/openApi.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Findings, Problem } from '../report/findings.ts'
import { isTrouble, type Line, type Outcome } from '../wire/exchange.ts'
import { type Read, type Reply, readReply } from '../wire/reply.ts'
import { type Caller, type Device, requestOf } from '../wire/requests.ts'
import type { Secrets } from '../wire/secrets.ts'
import type { Addresses } from './addresses.ts'
import { textProblems } from './texts.ts'

/** Where the streams of a deployment are, as its config.json says. */
export interface StreamTemplates {
  readonly live: string
  readonly dvr: string
}

/** Something that plays only with a licence. */
export interface Protected {
  readonly contentId: string
  readonly keys: ReadonlyArray<string>
}

/** A live playlist as it was met: its last segment, when, and how long one lasts. */
export interface Running {
  readonly url: URL
  readonly as: Caller['as']
  readonly last: string
  readonly at: number
  readonly segmentMs: number
}

/** What every rule works with. */
export interface Visit {
  readonly contract: Contract
  readonly findings: Findings
  readonly secrets: Secrets
  readonly line: Line
  readonly backEnd: URL
  /** The origin of the page that will ask. */
  readonly app: URL
  /** Something answers there already, and is the app. */
  readonly isAppThere: boolean
  readonly isAppDeployed: boolean
  readonly device: Device
  readonly templates: StreamTemplates
  /** Bodies are sealed, as config.json says. */
  readonly isSealed: boolean
  /** Every address that answers named. */
  readonly addresses: Addresses
  /** What plays only with a licence, as it was met. */
  readonly locked: Protected[]
  /** Live playlists, as they were met. */
  readonly running: Running[]
  /** Milliseconds to add to this machine's clock for that of the back end. */
  readonly clock: { skew: number }
  /** Answers in a row that did not come. */
  readonly silence: { count: number }
}

export const now = ({ clock }: Visit): number => Date.now() + clock.skew

/** Nothing more can be asked; the words say why. */
export class Stopped extends Error {}

const PATIENCE = 3
const ENTRANCE = new Set(['login', 'tokenRefresh', 'register', 'scanCodeLogin', 'quickLoginToken'])

export const isForeign = ({ app }: Pick<Visit, 'app'>, url: URL): boolean => app.origin !== url.origin

/** Counts what does not come: who does not answer is not asked three hundred times. */
export const heard = (visit: Visit, outcome: Outcome): void => {
  visit.silence.count = isTrouble(outcome) ? visit.silence.count + 1 : 0
  if (visit.silence.count >= PATIENCE && isTrouble(outcome))
    throw new Stopped(`${visit.backEnd.origin} stopped answering: ${outcome.words}.`)
}

interface Wish {
  readonly mayBeBadRequest?: boolean
  /** In place of the body that the fields make. */
  readonly body?: string
}

const ask = async (visit: Visit, call: Call, fields: Fields, caller: Caller, wish: Wish): Promise<Read> => {
  const request = requestOf(visit.backEnd, call, fields, caller, visit.device)
  const outcome = await visit.line.send(wish.body === undefined ? request : { ...request, body: wish.body })
  heard(visit, outcome)
  const read = readReply(outcome, {
    isPersonal: caller.as === 'user' || ENTRANCE.has(call.name),
    foreignOrigin: isForeign(visit, request.url) ? visit.app.origin : undefined,
    mayBeBadRequest: wish.mayBeBadRequest ?? false,
  })
  visit.secrets.learnIn(read.reply.body, ENTRANCE.has(call.name))
  return read
}

/** A licence may come as `data.result`. */
const unwrapped = (call: Call, body: unknown): unknown => {
  const inner = at(body, 'data', 'result')
  return call.name === 'licence' && inner !== undefined ? { ...Object(body), result: inner } : body
}

const resultProblems = (
  { contract }: Visit,
  call: Call,
  { errCode, message, body }: Reply,
  source: string,
): ReadonlyArray<Problem> => {
  if (errCode === undefined) return []
  if (errCode !== 0) {
    const came = message === undefined ? errCode : `${errCode}: ${message}`
    return [{ field: 'errCode', came, expected: '0, the call succeeds', source }]
  }
  if (call.hasResult && at(body, 'result') === undefined)
    return [{ field: 'result', came: undefined, expected: 'the result of the call', source: SOURCES.envelope }]
  return [...contract.mismatches(call, body), ...textProblems(at(body, 'result'))]
}

/** Asks a call that has to succeed; its result as it came, nothing where it was refused. */
export const result = async (
  visit: Visit,
  name: string,
  fields: Fields,
  caller: Caller,
  about = 'answers as its schema says',
  source: string = SOURCES.envelope,
): Promise<unknown> => {
  const call = visit.contract.call(name)
  const { reply, problems } = await ask(visit, call, fields, caller, {})
  const whole = { ...reply, body: unwrapped(call, reply.body) }
  visit.addresses.note(name, caller.as, at(whole.body, 'result'), 'result')
  visit.findings.add(name, caller.as, about, [...problems, ...resultProblems(visit, call, whole, source)])
  return reply.errCode === 0 ? (at(whole.body, 'result') ?? {}) : undefined
}

export interface Refusal {
  readonly about: string
  readonly source: string
  /** The code that it has to have. */
  readonly code?: Code
  /** Codes that mean something else. */
  readonly not?: ReadonlyArray<number>
  readonly mayBeBadRequest?: boolean
  readonly body?: string
}

const refusalProblems = ({ errCode }: Reply, { code, not, source }: Refusal): ReadonlyArray<Problem> => {
  if (errCode === undefined) return []
  if (code !== undefined && !code.accepted.includes(errCode))
    return [{ field: 'errCode', came: errCode, expected: code.expected, source }]
  if (errCode !== 0 && not?.includes(errCode) !== true) return []
  const expected = not === undefined ? 'a refusal' : 'a refusal, and none that ends the login'
  return [{ field: 'errCode', came: errCode, expected, source }]
}

/** Asks what has to be refused; the refusal. */
export const refused = async (
  visit: Visit,
  name: string,
  fields: Fields,
  caller: Caller,
  refusal: Refusal,
): Promise<Reply> => {
  const { reply, problems } = await ask(visit, visit.contract.call(name), fields, caller, refusal)
  visit.findings.add(name, caller.as, refusal.about, [...problems, ...refusalProblems(reply, refusal)])
  return reply
}

/** Whatever it says, it says it in an envelope. */
export const answers = async (
  visit: Visit,
  name: string,
  fields: Fields,
  caller: Caller,
  about: string,
): Promise<Reply> => {
  const call = visit.contract.call(name)
  const { reply, problems } = await ask(visit, call, fields, caller, { mayBeBadRequest: true })
  const wrong = reply.errCode === 0 ? resultProblems(visit, call, reply, SOURCES.envelope) : []
  visit.findings.add(name, caller.as, about, [...problems, ...wrong])
  return reply
}

/** A rule on what came already. */
export const rule = (
  { findings }: Visit,
  name: string,
  caller: Caller,
  about: string,
  problems: ReadonlyArray<Problem | undefined>,
): void =>
  findings.add(
    name,
    caller.as,
    about,
    problems.filter(problem => problem !== undefined),
  )

/** What must not happen, where it does. */
export const unless = (holds: boolean, problem: Problem): Problem | undefined => (holds ? undefined : problem)

/** Ids of a list name one thing each. */
export const uniqueIn = (list: string, field: string, ids: ReadonlyArray<string>): ReadonlyArray<Problem> => {
  const seen = new Set<string>()
  return ids.flatMap((came, index) => {
    const isNew = !seen.has(came)
    seen.add(came)
    if (isNew) return []
    return [{ field: `${list}[${index}].${field}`, came, expected: 'an id that no other has', source: SOURCES.ids }]
  })
}
