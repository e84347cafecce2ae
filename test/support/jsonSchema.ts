import { DAY } from '../../models/codec/instant.ts'
import { fieldNames, isId, isRequired, meaningOf, partText } from './apiTypes.ts'
import { codecNamed, parseName } from './codecs.ts'

/** The words of JSON Schema (2020-12) that a payload needs. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly description?: string
  readonly enum?: ReadonlyArray<string | number | boolean | null>
  readonly anyOf?: ReadonlyArray<Schema>
  readonly allOf?: ReadonlyArray<Schema>
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly required?: ReadonlyArray<string>
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly default?: unknown
}

const WHOLE: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
/** A number below is of seconds. */
const MOMENT = { type: 'integer', minimum: 1_000_000_000_000, maximum: 8_640_000_000_000_000 } as const
const ID: Schema = { type: 'string', minLength: 1, maxLength: 256 }
/** `http:` or `https:` and a host, with or without a port, a path, a query. */
const WEB = 'https?://[^\\s/?#\\\\]\\S*'
const LEAP = '(?:\\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
/** A day of the calendar as YYYY-MM-DD. */
const DATE =
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))' +
  `|${LEAP}-02-29`
/** What an operator writes in these places; what the client reads besides (numbers as text, and the like) is in the words. */
const PARTS: Readonly<Record<string, Schema>> = {
  Amount: { type: 'number', minimum: 0 },
  AuthenticationKey: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  Base64: {
    type: 'string',
    minLength: 4,
    pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$',
  },
  CalendarDate: { type: 'string', pattern: `^(?:${DATE})$` },
  CalendarDateOrNone: { type: 'string', pattern: `^(?:${DATE})?$` },
  Colour: { type: 'string', pattern: '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' },
  Count: WHOLE,
  Currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  ExpiredTs: { anyOf: [{ enum: [-1] }, MOMENT] },
  Expiry: { anyOf: [{ enum: [-1, 0] }, MOMENT] },
  Flag: { enum: [0, 1] },
  GenderOrNone: { enum: ['female', 'male', 'other', ''] },
  HostAddress: { type: 'string', maxLength: 4096, pattern: '^(?:https?|wss?)://[^\\s/?#\\\\]\\S*$' },
  Instant: { anyOf: [{ enum: [0] }, MOMENT] },
  Int: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  LongText: { type: 'string', maxLength: 262_144 },
  Moment: MOMENT,
  NoFields: { type: 'object' },
  NationalityOrNone: { enum: ['brazilian', 'foreigner', ''] },
  Nothing: {},
  Numeric: { type: 'number' },
  PositiveCount: { ...WHOLE, minimum: 1 },
  Properties: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
  ReportHost: {
    type: 'string',
    maxLength: 4000,
    pattern: `^(?:${WEB}|[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+(?::[0-9]+)?(?:/\\S*)?)$`,
  },
  RequestTime: MOMENT,
  Text: { type: 'string', maxLength: 4096 },
  Token: { type: 'string', minLength: 1, maxLength: 8192, pattern: '^\\S+$' },
  UserRandomValue: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  UtcDay: { ...MOMENT, multipleOf: DAY },
  WebAddress: { type: 'string', maxLength: 4096, pattern: `^(?:${WEB}|/(?:[^\\s/\\\\]\\S*)?)$` },
  number: { type: 'number' },
  string: { type: 'string' },
}

/** What a schema cannot say of a record. */
const RULES: Readonly<Record<string, string>> = {
  Programme: 'stopTime is later than startTime',
  ChannelProgramme: 'stop is later than start',
}

/** Either of two records. */
const EITHER: Readonly<Record<string, ReadonlyArray<string>>> = { LoginInfo: ['VisitorLogin', 'PasswordLogin'] }

/** As OpenAPI lets a component be called: `Page<Title>` is `Page.Title`. */
export const componentName = (type: string): string => type.replace('<', '.').replace('>', '')

export const refTo = (type: string): Schema => ({ $ref: `#/components/schemas/${componentName(type)}` })

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

const coreSchema = (core: string): Schema => {
  const literal = /^"(.*)"$/.exec(core)?.[1]
  return literal === undefined ? refTo(core) : { enum: [literal] }
}

const WRAPPED = {
  TolerantArray: (items: Schema): Schema => ({ type: 'array', items }),
  ReadonlyArray: (items: Schema): Schema => ({ type: 'array', items }),
  CommaList: (): Schema => ({ type: 'string', description: 'comma-separated' }),
}

/** A field by the name of its codec, `TolerantArray<Genre>=[]`, with its meaning. */
const fieldSchema = (name: string, description: string | undefined): Schema => {
  const { core, wrapper, optional } = parseName(name)
  const schema = wrapper === undefined ? coreSchema(core) : WRAPPED[wrapper](coreSchema(core))
  return { ...(optional ? orNull(schema) : schema), ...(description === undefined ? {} : { description }) }
}

/** One type of the contract: a record with its fields, a fixed set, or a part. */
export const typeSchema = (type: string): Schema => {
  const fields = Object.entries(fieldNames(type))
  if (fields.length > 0) {
    const required = fields.filter(([, name]) => isRequired(name)).map(([field]) => field)
    const properties = Object.fromEntries(
      fields.map(([field, name]) => [field, fieldSchema(name, meaningOf(type, field))]),
    )
    const rule = RULES[type]
    return {
      type: 'object',
      ...(rule === undefined ? {} : { description: rule }),
      properties,
      ...(required.length > 0 ? { required } : {}),
    }
  }
  const either = EITHER[type]
  if (either !== undefined) return { anyOf: either.map(refTo) }
  const values = codecNamed(type)?.values
  if (values === undefined && isId(type)) return ID
  const description = partText(type)
  return {
    ...(values === undefined ? PARTS[type] : { enum: values }),
    ...(description === undefined ? {} : { description }),
  }
}
