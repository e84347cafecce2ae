import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { revision, timeOf, utcOf } from './builtFrom.ts'
import { ROOT } from './steps.ts'

const ID = 'virtual:build-facts'
const RESOLVED = `\0${ID}`
const HASHES = join(ROOT, 'docs/statecharts/hashes.json')

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))

const versionNumber = (): string => read<{ readonly version: string }>(join(ROOT, 'package.json')).version

/** The revision is for `npm run charts -- --since`. */
const version = (): string => [versionNumber(), revision()].filter(part => part !== undefined).join('+')

/** Of the revision, so that the same source makes the same files. */
const time = timeOf('HEAD') ?? utcOf(new Date())

/**
 * What the flight recorder writes into its files: the version, and which charts were running (AHEAD-27). The same stands in
 * `version.json` for whoever runs the app, and there for its open tabs (AHEAD-45).
 */
export const buildFacts = (): Plugin => ({
  name: 'build-facts',
  resolveId: id => (id === ID ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined
    this.addWatchFile(HASHES)
    const facts = { version: version(), time, hashes: read<Readonly<Record<string, string>>>(HASHES) }
    return Object.entries(facts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
      .join('')
  },
  generateBundle() {
    const source = JSON.stringify({ version: versionNumber(), revision: revision(), time })
    this.emitFile({ type: 'asset', fileName: 'version.json', source })
  },
})
