import { isRecord, parseJson, textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { type HttpAnswer, isTrouble, type Outcome } from './exchange.ts'
import { noJsonWords } from './noJson.ts'

/** An answer as far as it is one. */
export interface Reply {
  /** None: there was no envelope. */
  readonly errCode: number | undefined
  readonly message: string | undefined
  /** The envelope as it came. */
  readonly body: unknown
  readonly headers: Headers
}

export interface Expected {
  /** It holds something of an account. */
  readonly isPersonal: boolean
  /** Of the page that asks, where it is another than that of the back end. */
  readonly foreignOrigin: string | undefined
  /** A refusal of a request that cannot be read may say so by its status too. */
  readonly mayBeBadRequest: boolean
}

export interface Read {
  readonly reply: Reply
  readonly problems: ReadonlyArray<Problem>
}

const BAD_REQUEST = new Set([400, 413, 415, 422])
/** How far the clock of a back end may be from that of this machine. */
const SKEW_MS = 60_000
const NO_REPLY: Reply = { errCode: undefined, message: undefined, body: undefined, headers: new Headers() }

/** A page says what it is by its title. */
const pageWords = (text: string): string => {
  if (text.trim() === '') return 'an empty body'
  const title = /<title[^>]*>([^<]{0,80})/i.exec(text)?.[1]?.trim()
  if (/^\s*<(?:!doctype|html)/i.test(text)) return title ? `a page of HTML, “${title}”` : 'a page of HTML'
  return noJsonWords(text)
}

const statusProblems = ({ status, headers }: HttpAnswer, mayBeBadRequest: boolean): ReadonlyArray<Problem> => {
  if (status === 200 || (mayBeBadRequest && BAD_REQUEST.has(status))) return []
  const isRedirect = status >= 300 && status < 400
  const came = isRedirect ? `${status} to ${headers.get('Location') ?? 'nowhere'}` : `${status}`
  const source = isRedirect ? SOURCES.redirect : SOURCES.status
  return [{ field: 'status', came: said(came), expected: '200', source }]
}

const typeProblems = ({ headers }: HttpAnswer): ReadonlyArray<Problem> => {
  const came = headers.get('Content-Type') ?? undefined
  if (/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(came ?? '')) return []
  return [{ field: 'header Content-Type', came, expected: 'application/json', source: SOURCES.json }]
}

export const skewOf = ({ headers, sentAt, receivedAt }: HttpAnswer): number | undefined => {
  const date = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(date) ? undefined : date - (sentAt + receivedAt) / 2
}

const minutes = (ms: number): string => `${(Math.abs(ms) / 60_000).toFixed(1)} min ${ms < 0 ? 'behind' : 'ahead of'}`

const dateProblems = (answer: HttpAnswer): ReadonlyArray<Problem> => {
  const skew = skewOf(answer)
  if (skew !== undefined && Math.abs(skew) <= SKEW_MS) return []
  const came = skew === undefined ? undefined : said(`a time ${minutes(skew)} the clock of this machine`)
  return [{ field: 'header Date', came, expected: 'the time, within a minute', source: SOURCES.date }]
}

const cacheProblems = ({ headers }: HttpAnswer): ReadonlyArray<Problem> => {
  const came = headers.get('Cache-Control') ?? undefined
  if (/(?:^|[\s,])no-store(?:$|[\s,;])/i.test(came ?? '')) return []
  return [{ field: 'header Cache-Control', came, expected: 'no-store', source: SOURCES.noStore }]
}

/** Whether a page of that origin may read an answer. */
export const originProblems = (headers: Headers, origin: string): ReadonlyArray<Problem> => {
  const came = headers.get('Access-Control-Allow-Origin') ?? undefined
  if (came === '*' || came === origin) return []
  return [{ field: 'header Access-Control-Allow-Origin', came, expected: `${origin} or *`, source: SOURCES.cors }]
}

/** The time of the back end is read from a header that other origins do not see by themselves. */
const exposureProblems = (headers: Headers): ReadonlyArray<Problem> => {
  const came = headers.get('Access-Control-Expose-Headers') ?? undefined
  const names = (came ?? '').split(',').map(name => name.trim().toLowerCase())
  if (names.includes('date') || names.includes('*')) return []
  return [{ field: 'header Access-Control-Expose-Headers', came, expected: 'Date', source: SOURCES.cors }]
}

const headerProblems = (answer: HttpAnswer, { isPersonal, foreignOrigin }: Expected): ReadonlyArray<Problem> => [
  ...dateProblems(answer),
  ...(isPersonal ? cacheProblems(answer) : []),
  ...(foreignOrigin === undefined
    ? []
    : [...originProblems(answer.headers, foreignOrigin), ...exposureProblems(answer.headers)]),
]

const envelopeProblems = (errCode: unknown, message: string | undefined): ReadonlyArray<Problem> => {
  if (!Number.isSafeInteger(errCode))
    return [{ field: 'errCode', came: errCode, expected: 'a whole number', source: SOURCES.envelope }]
  if (errCode === 0 || message !== undefined) return []
  return [{ field: 'message', came: undefined, expected: 'words for the person', source: SOURCES.message }]
}

/** Reads what came and says in what it is not as every answer has to be. */
export const readReply = (outcome: Outcome, expected: Expected): Read => {
  if (isTrouble(outcome)) {
    const problem = { field: 'answer', came: said(outcome.words), expected: 'an answer', source: SOURCES.timeout }
    return { reply: NO_REPLY, problems: [problem] }
  }
  const { headers, text } = outcome
  const wrong = statusProblems(outcome, expected.mayBeBadRequest)
  const body = parseJson(text)?.value
  if (!isRecord(body)) {
    const problem = { field: 'body', came: said(pageWords(text)), expected: 'a JSON object', source: SOURCES.json }
    const others = wrong.length > 0 ? wrong : [...typeProblems(outcome), problem]
    return { reply: { ...NO_REPLY, headers }, problems: [...others, ...headerProblems(outcome, expected)] }
  }
  const message = textAt(body, 'message')
  const errCode = Number.isSafeInteger(body.errCode) ? Number(body.errCode) : undefined
  return {
    reply: { errCode, message, body, headers },
    problems: [
      ...wrong,
      ...typeProblems(outcome),
      ...envelopeProblems(body.errCode, message),
      ...headerProblems(outcome, expected),
    ],
  }
}
