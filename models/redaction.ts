import { makeKnownSecrets, SHORTEST_SECRET } from './knownSecrets.ts'
import { CalendarDate } from './profile.ts'
import type { RecordedPayload } from './recorder.ts'
import {
  codeProblem,
  cpfProblem,
  emailProblem,
  idNumberProblem,
  nameProblem,
  type Problem,
  passwordProblem,
} from './validation.ts'

/**
 * What leaves the page in a report or a feed holds nothing of the person and no key (AHEAD-27). The rule:
 *
 * 1. What a field is, its name says; everything inside a field of keys is a key.
 * 2. A secret becomes a stand-in for which the same checks hold: a password that the form takes becomes one that the form
 *    takes, one that is refused becomes one that is refused for the same reason. So a guard that reads it decides the same.
 * 3. The same secret becomes the same stand-in everywhere, another secret another one: what was equal stays equal.
 * 4. A secret that is known by now is also taken out of other texts (a greeting, an address).
 * 5. Texts lose what looks like a mail address, a phone, a document, a key, and the values of an address's query;
 *    `{token}` in a template is none.
 * 6. Of a text longer than any that is read in a report only its length is told.
 */
export interface Redactor {
  readonly value: (value: unknown) => unknown
  readonly event: (event: { readonly type: string }) => RecordedPayload
}

type Kind =
  | 'birthDate'
  | 'password'
  | 'email'
  | 'phone'
  | 'cpf'
  | 'idNumber'
  | 'code'
  | 'personName'
  | 'ip'
  | 'account'
  | 'key'

const KIND_OF_FIELD: ReadonlyArray<readonly [RegExp, Kind]> = [
  [/pass(word|code|wd)|^pwd$/i, 'password'],
  [/e-?mail/i, 'email'],
  [/cpf/i, 'cpf'],
  [/^(id|document|identity|passport)(Number|No|Card)?$|documentId|idNumber|^idNum$/, 'idNumber'],
  [/(^|[a-z])(phone|mobile|msisdn)(Number|No)?$/i, 'phone'],
  [/^(pin|(verification|sms|qr|scan|share)Code)$/i, 'code'],
  [/^(first|last|full|real|nick|user|person|profile|device)_?name$/i, 'personName'],
  [/(^ip$|Ip$|ipAddress)/, 'ip'],
  [/^(account|accountId|accountName|virtualCode|loginMethodMapValue|deviceId|serial(Number)?)$/, 'account'],
  [/^dateOfBirth$|^birth(Date|day)?$/, 'birthDate'],
  [/token|secret|licen[cs]e|authorization|cookie|signature|credential|certificate|session_?id/i, 'key'],
  [/^(kid|key|salt)$|Key$|userRandomValue/, 'key'],
]

/** Named like secrets, but they say which right or place is meant. */
const PLAIN_FIELD = /^(streamId|contentId|channelId|id)$/

const kindOfField = (name: string): Kind | undefined =>
  PLAIN_FIELD.test(name) ? undefined : KIND_OF_FIELD.find(([pattern]) => pattern.test(name))?.[1]

const two = (count: number): string => String(count % 100).padStart(2, '0')

const dayProblem = (text: string): Problem | undefined => {
  if (text === '') return 'required'
  return CalendarDate.is(text) ? undefined : 'birthDate'
}

/** By what a check says of a text: a text of which it says the same. */
const STAND_INS: Readonly<Partial<Record<Kind, readonly [(text: string) => Problem | undefined, StandIns]>>> = {
  password: [
    passwordProblem,
    { none: count => `redacted${two(count)}`, required: '', passwordLength: '***', passwordFormat: '*******\u0007' },
  ],
  email: [
    emailProblem,
    { none: count => `viewer${count}@redacted.example`, required: '', emailFormat: count => `viewer${count}` },
  ],
  cpf: [cpfProblem, { none: () => '111.444.777-35', required: '', cpfFormat: '000' }],
  idNumber: [idNumberProblem, { none: count => `ID000${count}`, required: '', idNumberFormat: '*' }],
  birthDate: [dayProblem, { none: () => '1990-01-01', required: '', birthDate: '*' }],
  code: [codeProblem, { none: () => '0000', codeFormat: '*' }],
  personName: [nameProblem, { none: count => `Viewer ${count}`, required: '', nameLength: '*'.repeat(61) }],
}
type StandIns = Readonly<Partial<Record<Problem | 'none', string | ((count: number) => string)>>>

/** Digits are counted by a numbering plan, never read: zeros with a running number at the end pass where the phone passes. */
const phoneStandIn = (text: string, count: number): string => {
  const zeros = text.replace(/\d/g, '0')
  return /00$/.test(zeros) ? zeros.replace(/00$/, two(count)) : zeros
}

const standIn = (kind: Kind, text: string, count: number): string => {
  if (kind === 'phone') return phoneStandIn(text, count)
  if (kind === 'ip') return `192.0.2.${count % 256}`
  if (kind === 'account' && /^\+\d+$/.test(text)) return phoneStandIn(text, count)
  const table = STAND_INS[kind === 'account' && text.includes('@') ? 'email' : kind]
  if (table === undefined) return text.trim() === '' ? text : `redacted-${count}`
  const [check, standIns] = table
  const found = standIns[check(text) ?? 'none'] ?? `redacted-${count}`
  return typeof found === 'string' ? found : found(count)
}

const LONGEST_TEXT = 16_384

/** Short or ordinary words are not looked for in other texts, nor what is longer than any of them. */
const isTelling = (text: string): boolean =>
  text.length >= SHORTEST_SECRET && text.length <= LONGEST_TEXT && !/^[a-z]+$/i.test(text)

/** A word, with its domain if it is a mail address: a pattern that wants the domain tries each letter of every word. */
const MAIL_OR_WORD = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+(?:@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/gu
const PHONE = /\+\d[\d ().-]{7,}\d/g
const CPF = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g
/** Both begin with a word and look no further than a key is told by: else a long word is read from each of its letters. */
const SIGNED_TOKEN = /(?<![\w-])(?=[\w-]+\.[\w-])([\w-]*?)\b(eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?)/g
const KEY = /(?<![\w+=-])([+=-]*)(?=\w[\w+=-]{31})(?=[\w+/=-]{0,256}\d)(?=[\w+/=-]{0,256}[A-Za-z])([\w+=-]+)/g
const BEARER = /\b(Bearer|Basic)\s+[^\s{]+/g
const QUERY_VALUE = /([?&][\w.~%-]+=)(?!\{[a-z]+\})([^&#\s]+)/g
const USER_INFO = /(\/\/)[^/\s@]+@/g

const isForeignMail = (word: string): boolean => word.includes('@') && !word.endsWith('@redacted.example')

const LONGEST_WAY_DOWN = 24
const MOST_TEXTS = 10_000

/** An actor or another thing that lives is none. */
const isData = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value) || value instanceof Error
}

export interface RedactorOptions {
  /** Of a longer list the rest is left out, and counted; for readers only: no replay goes on from it. */
  readonly longestList?: number
}

export const makeRedactor = ({ longestList = Number.POSITIVE_INFINITY }: RedactorOptions = {}): Redactor => {
  const standIns = new Map<string, string>()
  const secrets = makeKnownSecrets()
  const texts = new Map<string, string>()
  let done = new WeakMap<object, unknown>()

  const stood = (kind: Kind, secret: string): string => {
    const text = secret.trim()
    const known = standIns.get(`${kind} ${text}`)
    if (known !== undefined) return known
    const made = standIn(kind, secret, standIns.size + 1)
    standIns.set(`${kind} ${text}`, made)
    if (!isTelling(text)) return made
    secrets.add(text, made)
    done = new WeakMap()
    texts.clear()
    return made
  }

  const plainText = (text: string): string => {
    if (text.length > LONGEST_TEXT) return `… ${text.length} characters`
    const before = texts.get(text)
    if (before !== undefined) return before
    const made = cleaned(text)
    if (texts.size >= MOST_TEXTS) texts.clear()
    texts.set(text, made)
    return made
  }

  const cleaned = (text: string): string =>
    secrets
      .replacedIn(text)
      .replace(USER_INFO, '$1')
      .replace(QUERY_VALUE, '$1redacted')
      .replace(BEARER, '$1 redacted')
      .replace(MAIL_OR_WORD, found => (isForeignMail(found) ? stood('email', found) : found))
      .replace(CPF, found => stood('cpf', found))
      .replace(PHONE, found => stood('phone', found))
      .replace(SIGNED_TOKEN, (_, before: string, found: string) => before + stood('key', found))
      .replace(KEY, (_, before: string, found: string) => before + stood('key', found))

  const list = (values: ReadonlyArray<unknown>, kind: Kind | undefined, depth: number): unknown => {
    const shown = values.slice(0, longestList).map(each => walk(each, kind, depth))
    return values.length > longestList ? [...shown, `… and ${values.length - longestList} more`] : shown
  }

  const fields = (source: object, kind: Kind | undefined, depth: number): unknown => {
    if (source instanceof Error) return { name: source.name, message: plainText(source.message) }
    const typed = 'field' in source && typeof source.field === 'string' ? kindOfField(source.field) : undefined
    return Object.fromEntries(
      Object.entries(source).map(([name, value]) => {
        if (name === 'problems') return [name, value]
        const own = name === 'value' ? typed : kindOfField(name)
        return [plainText(name), walk(value, typeof value === 'object' && own !== 'key' ? kind : (own ?? kind), depth)]
      }),
    )
  }

  const nested = (value: object, kind: Kind | undefined, depth: number): unknown => {
    const before = kind === undefined ? done.get(value) : undefined
    if (before !== undefined) return before
    if (depth > LONGEST_WAY_DOWN || !isData(value)) return '…'
    const made = Array.isArray(value) ? list(value, kind, depth + 1) : fields(value, kind, depth + 1)
    if (kind === undefined) done.set(value, made)
    return made
  }

  const walk = (value: unknown, kind: Kind | undefined, depth: number): unknown => {
    switch (typeof value) {
      case 'string':
        return kind === undefined ? plainText(value) : stood(kind, value)
      case 'number':
        return kind === undefined ? value : 0
      case 'object':
        return value === null ? value : nested(value, kind, depth)
      case 'boolean':
        return value
      default:
        return undefined
    }
  }

  return {
    value: value => walk(value, undefined, 0),
    event: event => ({ ...(walk(event, undefined, 0) as object), type: event.type }),
  }
}
