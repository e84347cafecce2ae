import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { at, isRecord, listAt, numberAt, textAt } from './json.ts'
import { type Components, nameOf, resolved, type Schema, withoutNull, wordsFor } from './schema.ts'
import { shortened } from './shortened.ts'
import { fieldSource } from './sources.ts'

export type Asker = 'everybody' | 'session' | 'user'

export interface Call {
  readonly name: string
  /** Whom it is answered to. */
  readonly answers: Asker
  readonly method: 'POST' | 'GET'
  readonly path: string
  readonly body: 'json' | 'form' | 'query'
  /** Carries the token in its query, and CatalogueInfo among its fields. */
  readonly isOfCatalogue: boolean
  /** Fields that a request must have, with their schemas. */
  readonly required: Readonly<Record<string, Schema>>
  /** Nothing is read of its result. */
  readonly hasResult: boolean
  /** By GET too: the seconds that it keeps. */
  readonly maxAge: number | undefined
}

/** A place of an answer that the schema does not allow. */
export interface Mismatch {
  readonly field: string
  readonly came: unknown
  readonly expected: string
  readonly source: string
}

export interface Contract {
  readonly components: Components
  readonly calls: ReadonlyArray<Call>
  readonly call: (name: string) => Call
  /** What differs in the whole answer of a call. */
  readonly mismatches: (call: Call, answer: unknown) => ReadonlyArray<Mismatch>
}

const FILE = new URL('../../../docs/openapi.json', import.meta.url)
const ID = 'contract'
/** Fields that every catalogue call has beside its own. */
const CATALOGUE = ['language', 'country', 'clientIp', 'token']

const answerSchema = (operation: unknown): unknown =>
  at(operation, 'responses', '200', 'content', 'application/json', 'schema')

const bodyOf = (operation: unknown): Call['body'] => {
  const content = at(operation, 'requestBody', 'content')
  if (content === undefined) return 'query'
  return at(content, 'application/json') === undefined ? 'form' : 'json'
}

const partsOf = (operation: unknown): ReadonlyArray<Schema> => {
  const content = at(operation, 'requestBody', 'content')
  const [first] = isRecord(content) ? Object.values(content) : []
  return listAt(first, 'schema', 'allOf') as ReadonlyArray<Schema>
}

const requiredIn = (components: Components, operation: unknown): Call['required'] => {
  const [own] = partsOf(operation)
  if (own !== undefined) {
    const { required = [], properties = {} } = resolved(components, own)
    return Object.fromEntries(required.map(name => [name, properties[name] ?? {}]))
  }
  const parameters = listAt(operation, 'parameters').filter(
    each =>
      at(each, 'in') === 'query' && at(each, 'required') === true && !CATALOGUE.includes(textAt(each, 'name') ?? ''),
  )
  return Object.fromEntries(
    parameters.map(each => [
      textAt(each, 'name') ?? '',
      (at(each, 'schema') ?? at(each, 'content', 'application/json', 'schema') ?? {}) as Schema,
    ]),
  )
}

const callOf = (components: Components, path: string, method: string, operation: unknown, twin: unknown): Call => {
  const result = at(answerSchema(operation), 'properties', 'result') as Schema
  const body = bodyOf(operation)
  return {
    name: textAt(operation, 'operationId') ?? path,
    answers: textAt(operation, 'x-answers') as Asker,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    body,
    isOfCatalogue: body === 'query' || partsOf(operation).some(part => nameOf(part) === 'CatalogueInfo'),
    required: requiredIn(components, operation),
    hasResult: wordsFor(components, result) !== 'anything',
    maxAge: numberAt(twin, 'x-max-age'),
  }
}

const callsIn = (document: unknown, components: Components): ReadonlyArray<Call> =>
  Object.entries(at(document, 'paths') ?? {}).flatMap(([path, operations]) => {
    const { get, post } = operations as { readonly get?: unknown; readonly post?: unknown }
    return post === undefined
      ? [callOf(components, path, 'get', get, undefined)]
      : [callOf(components, path, 'post', post, get)]
  })

const pointer = (...steps: ReadonlyArray<string>): string =>
  steps.map(step => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

const stepsIn = ({ instancePath, keyword, params }: ErrorObject): ReadonlyArray<string> => {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return keyword === 'required' ? [...steps, String(params.missingProperty)] : steps
}

const fieldOf = (steps: ReadonlyArray<string>): string =>
  steps.reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`), '')

/** The schema of a place, and the record of the contract that it belongs to. */
const placeIn = (components: Components, root: Schema, steps: ReadonlyArray<string>) => {
  let place = { schema: root, record: 'answer', property: '' }
  for (const step of steps) {
    const named = withoutNull(place.schema)
    const schema = resolved(components, named)
    place =
      schema.items !== undefined && /^\d+$/.test(step)
        ? { ...place, schema: schema.items }
        : { schema: schema.properties?.[step] ?? {}, record: nameOf(named) ?? place.record, property: step }
  }
  return place
}

/** Of the branches of an `anyOf` that all fail, what the branch that is no null says. */
const told = (errors: ReadonlyArray<ErrorObject>): ReadonlyArray<ErrorObject> => {
  const isOfNull = ({ keyword, params }: ErrorObject): boolean => keyword === 'type' && params.type === 'null'
  const real = errors.filter(error => !isOfNull(error) && error.keyword !== 'anyOf')
  const seen = new Set<string>()
  return real.filter(error => {
    const key = stepsIn(error).join('/')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Judges answers by JSON Schema: to the first error, or to all, which takes long for long lists. */
const validatorsOf = (document: unknown, allErrors: boolean) => {
  const ajv = new Ajv2020({ strict: false, allErrors, validateSchema: false, logger: false })
  ajv.addSchema(document as object, ID)
  const validators = new Map<string, ValidateFunction>()
  return ({ name, path, method }: Call, answer: unknown): ReadonlyArray<ErrorObject> => {
    const place = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema']
    const validate = validators.get(name) ?? ajv.compile({ $ref: `${ID}#/${pointer(...place)}` })
    validators.set(name, validate)
    return validate(answer) ? [] : (validate.errors ?? [])
  }
}

const read = (): Contract => {
  const document: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
  const components = at(document, 'components', 'schemas') as Components
  const calls = callsIn(document, components)
  const byName = new Map(calls.map(call => [call.name, call]))
  const judge = validatorsOf(document, false)
  const judgeAll = validatorsOf(document, true)
  return {
    components,
    calls,
    call: name => {
      const call = byName.get(name)
      if (call === undefined) throw new Error(`docs/openapi.json has no call ${name}`)
      return call
    },
    mismatches: (call, answer) => {
      const [first] = judge(call, answer)
      if (first === undefined) return []
      const all = judgeAll(call, shortened(answer))
      const root = answerSchema(at(document, 'paths', call.path, call.method.toLowerCase())) as Schema
      return told(all.length > 0 ? all : [first]).map(error => {
        const steps = stepsIn(error)
        const { schema, record, property } = placeIn(components, root, steps)
        return {
          field: fieldOf(steps),
          came: at(answer, ...steps),
          expected: wordsFor(components, schema),
          source: fieldSource(record, property),
        }
      })
    },
  }
}

let contract: Contract | undefined

/** The contract as docs/openapi.json has it, read once. */
export const readContract = (): Contract => {
  contract ??= read()
  return contract
}
