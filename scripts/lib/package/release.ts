import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { BRAND_FILES, type Config, filesBeside, MANIFEST, readManifest, type WebManifest } from '../config/files.ts'
import { dropForms } from './squeezed.ts'

/** A tab that has been open for four releases still finds all of its files. */
const KEPT_RELEASES = 5

/** Edited where they lie: what a release brings of it is only what a new folder begins with. */
const OPERATORS = ['config.json', ...BRAND_FILES]

const ASSETS = 'assets'

interface Kept {
  readonly name: string
  /** Files with a hash in their name, which lie side by side with those of other releases. */
  readonly assets: ReadonlyArray<string>
}

interface Served {
  readonly version: string
  readonly revision?: string
  readonly time: string
  readonly minimum?: string
}

export interface Placed {
  /** The folder of a built app. */
  readonly build: string
  /** The folder that holds the site and its earlier releases. */
  readonly into: string
  /** The operator's own deployment file. */
  readonly config?: string
  /** Tabs whose release is older than this moment are told to load anew. */
  readonly minimum?: string
}

const readJson = <Content>(file: string, otherwise: Content): Content =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise

const writeJson = (file: string, content: unknown): void => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

const nameOf = ({ time, revision = 'unknown' }: Served): string => `${time.replace(/[-:]/g, '')}-${revision}`

/** For those who work here, and none of the site's. */
const isInternal = (path: string): boolean => basename(path).startsWith('.') || basename(path) === 'README.md'

/** Removes the files that none of these releases has, and what was kept of older ones. */
const forget = (into: string, kept: ReadonlyArray<Kept>): void => {
  const needed = new Set(kept.flatMap(({ assets }) => assets))
  const assets = join(into, 'app', ASSETS)
  for (const file of readdirSync(assets)) if (!needed.has(file)) rmSync(join(assets, file))
  const names = new Set(kept.map(({ name }) => name))
  for (const name of readdirSync(join(into, 'releases')))
    if (!names.has(name)) rmSync(join(into, 'releases', name), { recursive: true })
}

/** With the files of its brand, where they lie beside it. */
const placeConfig = (config: string, app: string): void => {
  const folder = dirname(config)
  cpSync(config, join(app, 'config.json'))
  for (const file of filesBeside(readJson(config, {}), folder))
    cpSync(join(folder, file), join(app, file), { recursive: true })
}

const brandName = (folder: string): string | undefined => readJson<Config>(join(folder, 'config.json'), {}).brand?.name

/** The brand's name in the manifest, wherever that says one of these. */
const nameManifest = (app: string, before: ReadonlyArray<string | undefined>): void => {
  const [manifest, name] = [readManifest(app), brandName(app)]
  if (manifest === undefined || name === undefined) return
  const named = (field: 'name' | 'short_name'): WebManifest =>
    manifest[field] !== undefined && before.includes(manifest[field]) ? { [field]: name } : {}
  const after = { ...manifest, ...named('name'), ...named('short_name') }
  if (!isDeepStrictEqual(after, manifest)) writeJson(join(app, MANIFEST), after)
}

/**
 * Puts a build into a folder that is served, beside the files of the releases before it (AHEAD-45): `app/` is the site,
 * `releases/<name>/` what of each release has no hash in its name. To roll back, that is laid over the site again.
 */
export const placeRelease = ({ build, into, config, minimum }: Placed): string => {
  const app = join(into, 'app')
  const assets = join(build, ASSETS)
  const served = readJson<Served>(join(build, 'version.json'), { version: '', time: '' })
  const before = readJson<Partial<Served>>(join(app, 'version.json'), {})
  const release: Kept = { name: nameOf(served), assets: readdirSync(assets).sort() }
  const own = join(into, 'releases', release.name)
  const record = join(into, 'releases.json')
  const isElsewhere = new Set([assets, ...OPERATORS.map(file => join(build, file))])

  rmSync(own, { recursive: true, force: true })
  cpSync(build, own, { recursive: true, filter: path => !isInternal(path) && !isElsewhere.has(path) })
  writeJson(join(own, 'version.json'), { ...served, minimum: minimum ?? before.minimum })

  const names = [readManifest(build)?.name, brandName(app)]
  mkdirSync(app, { recursive: true })
  for (const file of OPERATORS) cpSync(join(build, file), join(app, file), { recursive: true, force: false })
  if (config !== undefined) placeConfig(config, app)
  if (config === undefined || readManifest(dirname(config)) === undefined) nameManifest(app, names)
  for (const file of BRAND_FILES) dropForms(join(app, file))
  // The page comes last: whoever reads it finds all that it names.
  cpSync(assets, join(app, ASSETS), { recursive: true })
  cpSync(own, app, { recursive: true, preserveTimestamps: true })

  const earlier = readJson<ReadonlyArray<Kept>>(record, []).filter(other => !isDeepStrictEqual(other, release))
  const kept = [release, ...earlier].slice(0, KEPT_RELEASES)
  writeJson(record, kept)
  forget(into, kept)
  return release.name
}
