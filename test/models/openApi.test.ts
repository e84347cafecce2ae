import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type DecodeFailure, decode } from '../../models/codec/decode.ts'
import { endpoints } from '../../models/wire/index.ts'
import { typesWithin } from '../support/apiTypes.ts'
import { codecNamed } from '../support/codecs.ts'
import { payloadsOf } from '../support/fromSchema.ts'
import { componentName, refTo, type Schema } from '../support/jsonSchema.ts'
import { openApi, partSchema, schemas } from '../support/openApi.ts'

const TYPES = schemas()
const ajv = new Ajv2020({ strict: false })
ajv.addSchema({ $id: 'contract', components: { schemas: TYPES } })
const validatorOf = ($ref: string) => ajv.compile({ $ref: `contract${$ref}` })

const parts = Object.values(endpoints).flatMap(({ name, request, response }) =>
  [request, response].map((codec, at) => [`${name}, ${at === 0 ? 'request' : 'result'}`, codec] as const),
)

const read = (codec: (typeof parts)[number][1], payload: unknown) => {
  const dropped: DecodeFailure[] = []
  const result = decode(codec as never, drop => dropped.push(drop))(payload)
  return { result, dropped }
}

const RUNS = 10

describe('docs/openapi.json', () => {
  test('[NET-03] is as the endpoints are; npm run api-docs writes it anew', () => {
    const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
    expect(text).toBe(`${JSON.stringify(openApi(), undefined, 1)}\n`)
  })

  test('[NET-03] has every call once, and refers to nothing that it does not have', () => {
    const { paths, components } = openApi()
    const operations = Object.values(paths).flatMap(path => Object.values(path) as { readonly operationId: string }[])
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const name of Object.keys(endpoints)) expect(ids).toContain(name)
    const known = new Set([
      ...Object.keys(components.schemas).map(name => `#/components/schemas/${name}`),
      ...Object.keys(components.parameters).map(name => `#/components/parameters/${name}`),
    ])
    const references = [...JSON.stringify(openApi()).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    expect(references.filter(to => !known.has(to ?? ''))).toEqual([])
  })

  test.each(parts)(
    '[NET-03] %s: what its schema allows is read whole, and what the codec writes is allowed',
    (_, codec) => {
      const schema = partSchema(codec as never)
      const validate = schema.$ref === undefined ? undefined : validatorOf(schema.$ref)
      fc.assert(
        fc.property(payloadsOf(TYPES, schema), payload => {
          const { result, dropped } = read(codec, payload)
          expect(dropped, JSON.stringify(payload)).toEqual([])
          if (!isRight(result)) throw new Error(`${JSON.stringify(result.left)}: ${JSON.stringify(payload)}`)
          const written = JSON.parse(JSON.stringify(codec.encode(result.right as never) ?? null))
          if (validate !== undefined)
            expect(validate(written) ? [] : validate.errors, JSON.stringify(written)).toEqual([])
        }),
        { numRuns: RUNS, seed: 1 },
      )
    },
  )

  const records = typesWithin(parts.map(([, codec]) => codec as never)).flatMap(name => {
    const schema: Schema | undefined = TYPES[componentName(name)]
    const codec = codecNamed(name)
    return schema?.required !== undefined && codec !== undefined ? [[name, schema, codec] as const] : []
  })

  test.each(records)('[NET-03] %s without a field that its schema requires is refused', (name, schema, codec) => {
    const [payload] = fc.sample(payloadsOf(TYPES, refTo(name)), { numRuns: 1, seed: 1 })
    for (const field of schema.required ?? []) {
      const { [field]: _, ...without } = payload as Record<string, unknown>
      const isTold = read(codec as never, without)
      expect(isRight(isTold.result) && isTold.dropped.length === 0, field).toBe(false)
    }
  })
})
