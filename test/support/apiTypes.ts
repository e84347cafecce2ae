import { Quality, qualityLabel } from '../../models/quality.ts'
import { type Codec, codecNamed, fieldsOf, parseName } from './codecs.ts'
import { FIELDS } from './contract/fields.ts'

/** Parts that are no records, in words; ids and fixed sets of values speak for themselves. */
export const WORDS: Readonly<Record<string, string>> = {
  Amount: 'a number from 0, also as text',
  AuthenticationKey:
    'base64url of 32 bytes: PBKDF2-HMAC-SHA-256 of the password, the salt being the bytes of userRandomValue, 100,000 iterations',
  Base64: 'base64',
  CalendarDate: 'a day as YYYY-MM-DD',
  CalendarDateOrNone: 'a day as YYYY-MM-DD, or empty',
  Colour: '`#rgb`, `#rrggbb` or `#rrggbbaa`',
  Count: 'a whole number from 0, also as text',
  Currency: 'an ISO 4217 code',
  ExpiredTs: '-1 (never) or a moment as in `Moment`',
  Expiry: '-1 (without end), 0 (none), seconds below 1e12, else milliseconds since 1970 UTC',
  Flag: '0 or 1, or a boolean',
  Int: 'a whole number',
  Instant: 'milliseconds since 1970 UTC, 0 where it never was',
  LoginInfo: '`VisitorLogin` or `PasswordLogin`',
  LongText: 'text of at most 262,144 characters',
  Moment: 'seconds or milliseconds since 1970 UTC, or ISO 8601',
  Nothing: 'not read',
  Numeric: 'a number, also as text',
  PositiveCount: 'a whole number from 1, also as text',
  Properties: 'an object of texts, numbers and booleans, other entries left out',
  ReportHost: 'an address as `WebAddress`, or a host alone, which is reached by `https:`',
  RequestTime: 'milliseconds since 1970 UTC, also as text',
  Text: 'text of at most 4,096 characters',
  Token: 'text without white space, of at most 8,192 characters',
  UserRandomValue: 'base64url: 32 random bytes, the salt of the account once decoded',
  UtcDay: 'midnight UTC of a day, in milliseconds since 1970',
  number: 'a number',
  string: 'text',
  GenderOrNone: '`female`, `male`, `other` or empty',
  NationalityOrNone: '`brazilian`, `foreigner` or empty',
  HostAddress: 'host of streams: `http:`, `https:`, `ws:` or `wss:`',
  WebAddress: '`http:`, `https:` or a path of the same origin',
}

/** Records that stand behind a mapping or inside a list, where no export shows them; a test holds them to what is sent. */
export const HIDDEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Programme: {
    programId: 'ProgramId',
    startTime: 'Instant',
    stopTime: 'Instant',
    title: 'Text',
    content: 'LongText=""',
    multilingualList: 'TolerantArray<Translation>=[]',
    posterLandscape: 'WebAddress?~undefined',
  },
  ChannelProgramme: {
    programId: 'ProgramId',
    programme: 'Text',
    desc: 'LongText=""',
    start: 'Instant',
    stop: 'Instant',
    logicalChannelId: 'LogicalChannelId',
    channelName: 'Text=""',
    iconUrl: 'WebAddress?~undefined',
    multilingual: 'TolerantArray<Translation>=[]',
    epgStatus: 'ProgrammeStatus?~undefined',
  },
  ProgrammeTranslations: { programId: 'ProgramId', multilingualList: 'TolerantArray<Translation>' },
  EpgDay: { date: 'UtcDay', checksum: 'string', epgList: 'TolerantArray<Programme>' },
  EpgChecksum: { epgId: 'EpgId', epgChecksum: 'string' },
  ColumnName: { lang: 'Text', columnName: 'Text' },
}

const code = (text: string): string => `\`${text}\``

const LIST: Readonly<Record<string, string>> = {
  TolerantArray: 'list, unreadable items left out, of ',
  ReadonlyArray: 'list of ',
  CommaList: 'comma-separated list of ',
}

/** The fields of a record type by the names of their codecs; none when it is not a record. */
export const fieldNames = (type: string): Readonly<Record<string, string>> => {
  const hidden = HIDDEN[type]
  if (hidden !== undefined) return hidden
  const codec = codecNamed(type)
  const fields = codec === undefined ? [] : Object.entries(fieldsOf(codec))
  return Object.fromEntries(fields.map(([field, { name }]) => [field, name]))
}

const isRecord = (type: string): boolean => Object.keys(fieldNames(type)).length > 0

const isLiteral = (name: string): boolean => /^["{]/.test(name)

const typeText = (name: string): string => {
  if (isLiteral(name)) return code(name)
  const { core, wrapper } = parseName(name)
  const prefix = wrapper === undefined ? '' : (LIST[wrapper] ?? '')
  return `${prefix}${isRecord(core) ? `[${core}](#type-${core})` : code(core)}`
}

const LONGEST_VALUE = 40

const unreadableText = (lenient: string): string => {
  if (lenient === 'undefined') return 'left out'
  return lenient.length > LONGEST_VALUE ? 'as if missing' : code(lenient)
}

/** Whether whoever leaves a field out is refused, be it the record alone where it stands in a list. */
export const isRequired = (name: string): boolean => {
  if (isLiteral(name)) return true
  const { optional, lenient } = parseName(name)
  return !optional && lenient === undefined
}

const presence = (name: string): string => {
  if (isRequired(name)) return 'required'
  const { fallback, lenient } = parseName(name)
  const missing = fallback ?? lenient
  const isSaid = missing !== undefined && missing !== 'undefined' && missing.length <= LONGEST_VALUE
  const unreadable = lenient === undefined ? '' : `; unreadable: ${unreadableText(lenient)}`
  return `optional${isSaid ? `, else ${code(missing)}` : ''}${unreadable}`
}

/** What a field means, where its name and type do not say it. */
export const meaningOf = (type: string, field: string): string | undefined => FIELDS[type]?.[field]

/** The fields of a record as a table; a sentence where there is nothing to list. */
export const fieldTable = (type: string): string => {
  const fields = Object.entries(fieldNames(type))
  if (fields.length === 0) return type === 'NoFields' ? ' no fields of its own.' : ` ${typeText(type)}.`
  const rows = fields.map(
    ([field, name]) => `| ${code(field)} | ${typeText(name)} | ${presence(name)} | ${meaningOf(type, field) ?? ''} |`,
  )
  return ['', '', '| Field | Type | Presence | Meaning |', '|---|---|---|---|', ...rows].join('\n')
}

/** Every type that these codecs are made of, themselves included, sorted. */
export const typesWithin = (roots: ReadonlyArray<Codec>): ReadonlyArray<string> => {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const { core } = parseName(name)
    if (seen.has(core) || isLiteral(name)) return
    seen.add(core)
    for (const field of Object.values(fieldNames(core))) visit(field)
    if (core === 'LoginInfo') for (const login of ['VisitorLogin', 'PasswordLogin']) visit(login)
  }
  for (const { name } of roots) visit(name)
  return [...seen].toSorted()
}

export const isId = (type: string): boolean => /Id$|^CategoryType$|^DeviceFingerprint$/.test(type)

/** What the members of a set of numbers are called. */
const CALLED: Readonly<Record<string, string>> = {
  ContentMode: '0 live and VOD, 1 live, 2 VOD, 3 replays of live as titles',
  DrmType: '0 clear, 1 protected',
  Quality: Quality.values.map(each => `${each} ${qualityLabel(each)}`).join(', '),
  SourceStatus: '0 missing, 1 there, 2 expired',
}

/** A part that is no record, in words; `undefined` when nothing is known of it. */
export const partText = (type: string): string | undefined => {
  const values = codecNamed(type)?.values
  if (values === undefined) return WORDS[type]
  return CALLED[type] ?? `one of ${values.map(value => code(String(value))).join(', ')}`
}
