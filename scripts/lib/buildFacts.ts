import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { revision } from './builtFrom.ts'
import { ROOT } from './steps.ts'

const ID = 'virtual:build-facts'
const RESOLVED = `\0${ID}`
const HASHES = join(ROOT, 'docs/statecharts/hashes.json')

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))

/** The revision is for `npm run charts -- --since`. */
const version = (): string => {
  const { version: number } = read<{ readonly version: string }>(join(ROOT, 'package.json'))
  return [number, revision()].filter(part => part !== undefined).join('+')
}

/** What the flight recorder writes into its files: the version, and which charts were running (AHEAD-27). */
export const buildFacts = (): Plugin => ({
  name: 'build-facts',
  resolveId: id => (id === ID ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined
    this.addWatchFile(HASHES)
    const hashes = read<Readonly<Record<string, string>>>(HASHES)
    return `export const version = ${JSON.stringify(version())}\nexport const hashes = ${JSON.stringify(hashes)}\n`
  },
})
