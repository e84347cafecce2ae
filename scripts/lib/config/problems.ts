import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import * as E from 'fp-ts/lib/Either.js'
import { Moment } from '../../../models/codec/moment.ts'
import { ROOT } from '../steps.ts'
import { type Config, fileOf, filesOf } from './files.ts'

/** One thing that is wrong in a config.json, with its place in it. */
export interface Problem {
  readonly path: string
  readonly text: string
}

interface Checked extends Config {
  readonly flags?: ReadonlyArray<{ readonly until: string }>
  readonly hosts?: { readonly pictures?: ReadonlyArray<string> }
}

const SCHEMA = join(ROOT, 'docs/config.schema.json')
const fits = new Ajv2020({ allErrors: true }).compile(JSON.parse(readFileSync(SCHEMA, 'utf8')))

const textOf = ({ keyword, message = '', params }: ErrorObject): string => {
  if (keyword === 'additionalProperties') return `has no field "${params.additionalProperty}"`
  if (keyword === 'enum') return `is one of ${params.allowedValues.join(', ')}`
  return message
}

const schemaProblems = (config: unknown): ReadonlyArray<Problem> => {
  fits(config)
  return (fits.errors ?? []).map(error => ({
    path: error.instancePath.slice(1).replaceAll('/', '.'),
    text: textOf(error),
  }))
}

const isNamed = (origin: string, names: ReadonlyArray<string>): boolean =>
  names.some(name => {
    const [before, after] = name.split('*')
    return after === undefined ? name === origin : origin.startsWith(before ?? '') && origin.endsWith(after)
  })

/** Why a file would not be seen, if so. */
const fileProblem = async (address: string, config: Checked, folder: string): Promise<string | undefined> => {
  if (address.startsWith('/'))
    return existsSync(join(folder, fileOf(address))) ? undefined : `is not there: ${fileOf(address)} beside config.json`
  const { origin } = new URL(address)
  if (!isNamed(origin, config.hosts?.pictures ?? [])) return `comes from ${origin}, which hosts.pictures does not name`
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  if (answer === undefined) return `cannot be reached: ${origin} does not answer`
  return answer.ok ? undefined : `cannot be reached: ${origin} answers ${answer.status}`
}

const flagsOf = (config: unknown) =>
  ((config as Checked).flags ?? []).map(({ until }, at) => ({ path: `flags.${at}`, until, end: Moment.decode(until) }))

/** What has no effect any more in a config.json in which nothing is wrong. */
export const leftovers = (text: string, now: number): ReadonlyArray<Problem> =>
  flagsOf(JSON.parse(text))
    .filter(({ end }) => E.isRight(end) && end.right <= now)
    .map(({ path, until }) => ({ path, text: `ended on ${until} and sets nothing any more: take it out` }))

/** All that is wrong in the text of a config.json that lies in this folder. */
export const problemsIn = async (text: string, folder: string): Promise<ReadonlyArray<Problem>> => {
  let config: unknown
  try {
    config = JSON.parse(text)
  } catch (error) {
    return [{ path: '', text: `is no JSON: ${error instanceof Error ? error.message : error}` }]
  }
  const wrong = schemaProblems(config)
  if (wrong.length > 0) return wrong
  const endless = flagsOf(config).filter(({ end }) => E.isLeft(end))
  if (endless.length > 0) return endless.map(({ path }) => ({ path: `${path}.until`, text: 'is no moment' }))
  const files = filesOf(config as Checked).map(async ([path, address]) => ({
    path,
    text: await fileProblem(address, config as Checked, folder),
  }))
  return (await Promise.all(files)).flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]))
}

export const asLines = (file: string, problems: ReadonlyArray<Problem>, sign: '✗' | '!' = '✗'): string =>
  problems.map(({ path, text }) => `${sign} ${file}: ${path} ${text}`.replace('  ', ' ')).join('\n')
