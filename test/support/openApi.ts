import { CatalogueInfo } from '../../models/wire/device.ts'
import { addressOf } from '../../models/wire/endpoint.ts'
import { type Call, calls, described } from './apiCalls.ts'
import { typesWithin } from './apiTypes.ts'
import { type Codec, parseName } from './codecs.ts'
import { CHAPTERS } from './contract/chapters.ts'
import { refusalsOf, rulesText } from './contract/refusals.ts'
import { componentName, refTo, type Schema, typeSchema } from './jsonSchema.ts'

const FORM = 'application/x-www-form-urlencoded'
const isCatalogue = ({ area }: Call): boolean => area === 'vod'

/** Every type of the contract by its name (docs/api.md, Records and Parts). */
export const schemas = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(typesWithin(described).map(type => [componentName(type), typeSchema(type)]))

/** The result of a call, or its own fields. */
export const partSchema = ({ name }: Codec): Schema => {
  const { core, wrapper } = parseName(name)
  return wrapper === undefined ? refTo(core) : { type: 'array', items: refTo(core) }
}

const answer = ({ response }: Call): Schema => ({
  type: 'object',
  required: ['errCode'],
  properties: {
    errCode: { type: 'integer', description: '0 carries the result' },
    message: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    result: partSchema(response),
  },
})

const HEADERS = ['Authorization', 'client', 'lang'].map(name => ({ $ref: `#/components/parameters/${name}` }))

const fieldParameters = (codec: Codec) => {
  const { properties = {}, required = [] } = typeSchema(codec.name)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // A list stands in a query as JSON.
    ...(schema.type === 'array' ? { content: { 'application/json': { schema } } } : { schema }),
  }))
}

const bodyOf = (call: Call) => {
  if (call.body === 'query') return {}
  const parts = [partSchema(call.request), refTo('DeviceInfo'), ...(isCatalogue(call) ? [refTo('CatalogueInfo')] : [])]
  const type = call.body === 'json' ? 'application/json' : FORM
  return { requestBody: { required: true, content: { [type]: { schema: { allOf: parts } } } } }
}

const parametersOf = (call: Call) => [
  ...HEADERS,
  ...(call.body === 'json' ? [] : [{ $ref: '#/components/parameters/token' }]),
  ...(call.body === 'query'
    ? [...fieldParameters(call.request), ...(isCatalogue(call) ? fieldParameters(CatalogueInfo) : [])]
    : []),
]

const responsesOf = (call: Call) => ({
  200: {
    description: 'The envelope; its errCode alone says whether the call succeeded.',
    content: { 'application/json': { schema: answer(call) } },
  },
})

/** As a description has it: there is no page to link to. */
const unlinked = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** Whom it is answered to, why it is refused, and what else goes for it. */
const wordsOf = (call: Call) => ({
  description: unlinked(rulesText(call)),
  'x-answers': call.by,
  'x-err-codes': Object.fromEntries(refusalsOf(call).map(({ code, when }) => [code, when])),
})

const operation = (call: Call) => ({
  operationId: call.name,
  tags: [call.area],
  summary: call.purpose,
  ...wordsOf(call),
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: responsesOf(call),
})

/** The same call as a GET that a cache may answer; only where the manifest says `cacheable`. */
const twin = (call: Call) => ({
  operationId: `${call.name}Cached`,
  tags: [call.area],
  summary: `${call.purpose} Asked for so where the manifest says cacheable; may be kept for ${call.maxAge} s.`,
  parameters: [
    ...fieldParameters(call.request),
    ...['appId', 'brandId', 'vnoId'].map(name => ({ name, in: 'query', required: true, schema: { type: 'string' } })),
    ...(isCatalogue(call)
      ? fieldParameters(CatalogueInfo)
      : [{ name: 'lang', in: 'query', required: true, schema: refTo('Language') }]),
  ],
  responses: responsesOf(call),
  'x-max-age': call.maxAge,
})

const pathOf = (call: Call) => ({
  [call.method.toLowerCase()]: operation(call),
  ...(call.maxAge !== undefined && call.method === 'POST' ? { get: twin(call) } : {}),
})

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** docs/openapi.json: the contract of docs/api.md in the form that other tools read. */
export const openApi = () => ({
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: {
    title: 'The back end of Sintonia',
    version: '1',
    description: [
      'Made from the endpoint values by npm run api-docs. What the client reads beyond this stands in api.md.',
      ...CHAPTERS.map(({ title, text }) => `## ${title}\n\n${unlinked(text)}`),
    ].join('\n\n'),
  },
  tags: [...new Set(calls.map(({ area }) => area))].toSorted().map(name => ({ name })),
  paths: Object.fromEntries(calls.map(call => [addressOf(call), pathOf(call)])),
  components: {
    parameters: {
      Authorization: { ...header('Authorization', 'The token; empty before the first login.'), required: false },
      client: header('client', '`web`, or blank where nobody is signed in.'),
      lang: header('lang', 'The language of the texts.'),
      token: { name: 'token', in: 'query', description: 'The token of the session.', schema: { type: 'string' } },
    },
    schemas: schemas(),
  },
})
