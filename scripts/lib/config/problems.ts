import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { Moment } from '../../../models/codec/moment.ts'
import { type LanguageFile, spokenLanguages } from '../../../models/spokenLanguage.ts'
import { ROOT } from '../steps.ts'
import {
  type Config,
  fileOf,
  filesOf,
  isElsewhere,
  MANIFEST,
  type Named,
  picturesOf,
  readManifest,
  type WebManifest,
} from './files.ts'
import { configProblems, type Problem, pictureProblems } from './schema.ts'

interface Checked extends Config {
  readonly defaultLanguage?: string
  readonly languages?: ReadonlyArray<LanguageFile>
  readonly flags?: ReadonlyArray<{ readonly until: string }>
  readonly hosts?: { readonly pictures?: ReadonlyArray<string> }
}

export const PUBLIC = join(ROOT, 'public')

const isNamed = (origin: string, names: ReadonlyArray<string>): boolean =>
  names.some(name => {
    const [before, after] = name.split('*')
    return after === undefined ? name === origin : origin.startsWith(before ?? '') && origin.endsWith(after)
  })

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Why a file would not be seen, if so. */
const fileProblem = async (
  address: string,
  config: Checked,
  folders: ReadonlyArray<string>,
): Promise<string | undefined> => {
  if (!isElsewhere(address))
    return folders.some(folder => isFile(join(folder, fileOf(address))))
      ? undefined
      : `is not there: ${fileOf(address)} beside config.json`
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

const isWoff2 = (file: string): boolean => readFileSync(file).toString('latin1', 0, 4) === 'wOF2'

const fontProblems = ({ brand }: Checked, folder: string): ReadonlyArray<Problem> => {
  const file = brand?.font === undefined ? undefined : fileOf(brand.font)
  if (file === undefined || !isFile(join(folder, file)) || isWoff2(join(folder, file))) return []
  return [{ path: 'brand.font', text: `is no WOFF2 file: ${file}` }]
}

const languageProblems = ({ defaultLanguage = 'en', languages }: Checked): ReadonlyArray<Problem> => {
  const codes = spokenLanguages(languages).map(({ code }) => code)
  if (codes.includes(defaultLanguage)) return []
  return [{ path: 'defaultLanguage', text: `must be one of ${codes.join(', ')}` }]
}

const filesProblems = async (
  named: ReadonlyArray<Named>,
  config: Checked,
  folders: ReadonlyArray<string>,
): Promise<ReadonlyArray<Problem>> => {
  const looked = named.map(async ([path, address]) => ({ path, text: await fileProblem(address, config, folders) }))
  return (await Promise.all(looked)).flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]))
}

const noJson = (error: unknown): string => `is no JSON: ${error instanceof Error ? error.message : error}`

/** What is wrong in a manifest beside config.json: pictures that it names may be those of the build. */
const manifestProblems = async (config: Checked, folder: string): Promise<ReadonlyArray<Problem>> => {
  let manifest: WebManifest | undefined
  try {
    manifest = readManifest(folder)
  } catch (error) {
    return [{ path: MANIFEST, text: noJson(error) }]
  }
  if (manifest === undefined) return []
  const wrong = pictureProblems(manifest)
  const found = wrong.length > 0 ? wrong : await filesProblems(picturesOf(manifest), config, [folder, PUBLIC])
  return found.map(({ path, text }) => ({ path: `${MANIFEST} ${path}`, text }))
}

/** All that is wrong in the text of a config.json that lies in this folder. */
export const problemsIn = async (text: string, folder: string): Promise<ReadonlyArray<Problem>> => {
  let config: unknown
  try {
    config = JSON.parse(text)
  } catch (error) {
    return [{ path: '', text: noJson(error) }]
  }
  const wrong = configProblems(config)
  if (wrong.length > 0) return wrong
  const endless = flagsOf(config).filter(({ end }) => E.isLeft(end))
  if (endless.length > 0) return endless.map(({ path }) => ({ path: `${path}.until`, text: 'is no moment' }))
  const checked = config as Checked
  return [
    ...languageProblems(checked),
    ...fontProblems(checked, folder),
    ...(await filesProblems(filesOf(checked), checked, [folder])),
    ...(await manifestProblems(checked, folder)),
  ]
}

export const asLines = (file: string, problems: ReadonlyArray<Problem>, sign: '✗' | '!' = '✗'): string =>
  problems.map(({ path, text }) => `${sign} ${file}: ${path} ${text}`.replace('  ', ' ')).join('\n')
