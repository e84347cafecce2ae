import { callAt, twinAt } from '../server/calls.ts'
import { fieldsIn, twinFields } from '../server/requestBody.ts'
import { ownFields } from './asked.ts'
import type { Asker, Recording } from './recording.ts'
import { makeRedactor } from './redact.ts'

/** One request and its answer, as they went over the wire. */
export interface Heard {
  readonly method: string
  readonly url: URL
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly answer: string
  /** When, by the clock of the back end. */
  readonly at: number
}

export interface Recorder {
  readonly hear: (heard: Heard) => void
  /** The visit so far, with nothing of the person in it. */
  readonly recording: () => Recording
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Raw {
  readonly call: string
  readonly as: Asker
  readonly lang: string
  readonly asked: Readonly<Record<string, unknown>>
  readonly own: Readonly<Record<string, unknown>>
  readonly answer: Readonly<Record<string, unknown>>
}

/** Whose token it is, as the answers say that gave it. */
const makeOwners = () => {
  const owners = new Map<string, Asker>()
  const learn = (call: string, fields: Raw['asked'], answer: Raw['answer']): Asker | undefined => {
    const result = isRecord(answer.result) ? answer.result : {}
    const { tokens, accountInfo } = result
    if (!isRecord(tokens)) return undefined
    const isGuest = isRecord(accountInfo) && accountInfo.loginMethod === 'visitorLogin'
    const before = call === 'tokenRefresh' ? owners.get(String(fields.refreshToken)) : undefined
    const owner = before ?? (isGuest ? 'guest' : 'user')
    for (const token of Object.values(tokens)) if (typeof token === 'string') owners.set(token, owner)
    return owner
  }
  return {
    learn,
    /** A token of before the recording began is that of a user. */
    of: (token: string): Asker => (token === '' ? 'nobody' : (owners.get(token) ?? 'user')),
  }
}

/** Listens to a visit; only calls of the contract are kept. */
export const makeRecorder = (ownHosts: ReadonlySet<string>): Recorder => {
  const owners = makeOwners()
  const calls: { readonly raw: Raw; readonly of: Asker }[] = []
  let began: number | undefined
  return {
    hear: ({ method, url, headers, body, answer: text, at }) => {
      const twin = twinAt(method, url.pathname)
      const bound = callAt(method, url.pathname) ?? twin
      const answer = parsed(text)
      if (bound === undefined || !isRecord(answer) || typeof answer.errCode !== 'number') return
      const { endpoint } = bound
      const form = endpoint.body
      const asked =
        twin === bound ? twinFields(form, url.search) : fieldsIn(form, form === 'query' ? url.search.slice(1) : body)
      const token = headers.authorization ?? url.searchParams.get('token') ?? ''
      const as = owners.of(token)
      const of = owners.learn(endpoint.name, asked, answer) ?? as
      const lang = String(headers.lang ?? asked.lang ?? asked.language ?? '')
      const raw = { call: endpoint.name, as, lang, asked, own: ownFields(endpoint, asked), answer }
      calls.push({ raw, of })
      began ??= at
    },
    recording: () => {
      const redactor = makeRedactor(ownHosts)
      // What a later answer says of the person may stand in a text of an earlier one.
      for (const { raw, of } of calls) for (const value of [raw.asked, raw.answer]) redactor.learn(value, of)
      return {
        version: 1,
        at: began ?? 0,
        calls: calls.map(({ raw: { call, as, lang, own, answer }, of }) => ({
          call,
          as,
          lang,
          fields: Object(redactor.value(own, of)),
          answer: Object(redactor.value(answer, of)),
        })),
      }
    },
  }
}
