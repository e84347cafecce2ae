import fc from 'fast-check'
import type { Schema } from './jsonSchema.ts'

type Schemas = Readonly<Record<string, Schema>>

/** A moment below is of seconds. */
const FIRST_MS = 1e12

/** The first of two moments before the second. */
const inOrder = (record: Record<string, unknown>, start: string, stop: string) => {
  const begins = FIRST_MS + Math.floor(Number(record[start]) / 4)
  return { ...record, [start]: begins, [stop]: begins + 1 + Math.floor(Number(record[stop]) / 2) }
}

/** What the descriptions of records ask for and no schema can. */
const KEPT: Readonly<Record<string, (record: Record<string, unknown>) => unknown>> = {
  Programme: record => inOrder(record, 'startTime', 'stopTime'),
  ChannelProgramme: record => inOrder(record, 'start', 'stop'),
}

/** Lists and records are small, and records in records end. */
const MOST = 3
const DEEPEST = 4
/** Longer texts prove nothing more. */
const LONGEST = 40

const textsOf = ({ pattern, minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<string> =>
  pattern === undefined
    ? fc.string({ minLength, maxLength: Math.min(maxLength, LONGEST) })
    : fc.stringMatching(new RegExp(pattern, 'u'))

const numbersOf = ({ minimum = -1e9, maximum = 1e9, multipleOf = 1 }: Schema): fc.Arbitrary<number> =>
  fc
    .integer({
      min: Math.ceil(Math.max(minimum, Number.MIN_SAFE_INTEGER) / multipleOf),
      max: Math.floor(maximum / multipleOf),
    })
    .map(count => count * multipleOf)

const recordOf = (schemas: Schemas, { properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, made(schemas, field, depth + 1)])),
    { requiredKeys: [...required] },
  )

const ofType = (schemas: Schemas, schema: Schema, type: string, depth: number): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'string':
      return textsOf(schema)
    case 'integer':
      return numbersOf(schema)
    case 'number':
      return fc.oneof(
        numbersOf(schema),
        numbersOf(schema).map(count => count / 4),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(made(schemas, schema.items ?? {}, depth + 1), { maxLength: depth > DEEPEST ? 0 : MOST })
    default:
      return schema.properties === undefined && schema.additionalProperties !== undefined
        ? fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), made(schemas, schema.additionalProperties, depth + 1), {
            maxKeys: MOST,
          })
        : recordOf(schemas, schema, depth)
  }
}

const made = (schemas: Schemas, schema: Schema, depth: number): fc.Arbitrary<unknown> => {
  const { $ref, anyOf, type } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? ''
    const record = made(schemas, schemas[name] ?? {}, depth)
    const keep = KEPT[name]
    return keep === undefined ? record : record.map(each => keep(each as Record<string, unknown>))
  }
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(each => made(schemas, each, depth)))
  const types = typeof type === 'string' ? [type] : (type ?? ['null'])
  return fc.oneof(...types.map(each => ofType(schemas, schema, each, depth)))
}

/** Payloads as somebody who has only the schema would write them. */
export const payloadsOf = (schemas: Schemas, schema: Schema): fc.Arbitrary<unknown> => made(schemas, schema, 0)
