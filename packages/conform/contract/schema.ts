/** The words of JSON Schema that docs/openapi.json uses. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | ReadonlyArray<string>
  readonly enum?: ReadonlyArray<unknown>
  readonly anyOf?: ReadonlyArray<Schema>
  readonly allOf?: ReadonlyArray<Schema>
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly multipleOf?: number
}

export type Components = Readonly<Record<string, Schema>>

const PREFIX = '#/components/schemas/'

export const nameOf = ({ $ref }: Schema): string | undefined =>
  $ref?.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined

export const resolved = (components: Components, schema: Schema): Schema => {
  const name = nameOf(schema)
  return name === undefined ? schema : resolved(components, components[name] ?? {})
}

const isNull = ({ type }: Schema): boolean => type === 'null'

/** A field that may be null, without the null. */
export const withoutNull = (schema: Schema): Schema =>
  schema.anyOf?.some(isNull) ? (schema.anyOf.find(each => !isNull(each)) ?? schema) : schema

const within = ({ minimum, maximum, multipleOf }: Schema): string =>
  [
    minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? '' : ` from ${minimum}`,
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`,
    multipleOf === undefined ? '' : `, a multiple of ${multipleOf}`,
  ].join('')

/** A pattern is said in the words of the contract, where it has some. */
const textWords = ({ minLength, maxLength, pattern, description }: Schema): string => {
  if (pattern !== undefined) return `a text: ${description ?? pattern}`
  if (maxLength === undefined) return 'a text'
  return `a text of ${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters`
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
}

const typeWords = (schema: Schema, type: string): string => {
  if (type === 'string') return textWords(schema)
  if (type === 'integer') return `a whole number${within(schema)}`
  if (type === 'number') return `a number${within(schema)}`
  return TYPES[type] ?? type
}

/** What a schema wants, as a sentence says it. */
export const wordsFor = (components: Components, schema: Schema): string => {
  const plain = resolved(components, schema)
  if (plain.enum !== undefined)
    return `${plain.enum.length > 1 ? 'one of ' : ''}${plain.enum.map(each => JSON.stringify(each)).join(', ')}`
  if (plain.anyOf !== undefined) {
    const either = plain.anyOf.map(each => wordsFor(components, each)).join(' or ')
    return plain.type === undefined && schema.$ref !== undefined && plain.description !== undefined
      ? `${either}: ${plain.description}`
      : either
  }
  const types = typeof plain.type === 'string' ? [plain.type] : (plain.type ?? [])
  return types.length === 0 ? 'anything' : types.map(type => typeWords(plain, type)).join(' or ')
}
