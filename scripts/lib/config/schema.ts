import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { ROOT } from '../steps.ts'

/** One thing that is wrong in a config.json, with its place in it. */
export interface Problem {
  readonly path: string
  readonly text: string
}

const SCHEMA = join(ROOT, 'docs/config.schema.json')

/** `patternErrorMessage` is what editors say too. */
const ajv = new Ajv2020({ allErrors: true, verbose: true, keywords: ['patternErrorMessage'] })
const fits = ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8')))
const PICTURES = {
  type: 'array',
  items: { type: 'object', required: ['src'], properties: { src: { type: 'string', minLength: 1 } } },
}
const fitsManifest = ajv.compile({
  type: 'object',
  properties: {
    name: { type: 'string' },
    short_name: { type: 'string' },
    icons: PICTURES,
    screenshots: PICTURES,
    shortcuts: { type: 'array', items: { type: 'object', properties: { icons: PICTURES } } },
  },
})

const SENTENCES: Readonly<Record<string, (error: ErrorObject) => string>> = {
  additionalProperties: ({ params }) => `has no field "${params.additionalProperty}"`,
  const: ({ params }) => `must be ${params.allowedValue}`,
  enum: ({ params }) => `must be one of ${params.allowedValues.join(', ')}`,
  minLength: () => 'must not be empty',
  minProperties: () => 'must not be empty',
  not: ({ parentSchema }) => `must be none of ${parentSchema?.not.enum.join(', ')}: the app speaks them itself`,
  pattern: ({ message, parentSchema }) => parentSchema?.patternErrorMessage ?? message,
  required: ({ params }) => `lacks "${params.missingProperty}"`,
}

const textOf = (error: ErrorObject): string => SENTENCES[error.keyword]?.(error) ?? error.message ?? ''

const problemsBy =
  (fits: ValidateFunction) =>
  (content: unknown): ReadonlyArray<Problem> => {
    fits(content)
    return (fits.errors ?? []).map(error => ({
      path: error.instancePath.slice(1).replaceAll('/', '.'),
      text: textOf(error),
    }))
  }

export const configProblems = problemsBy(fits)
/** Of a manifest, as far as it names pictures. */
export const pictureProblems = problemsBy(fitsManifest)
