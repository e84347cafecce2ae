import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The one place that knows where a browser may lie, and this file. */
const EXEMPT = /^(scripts\/lib\/browser\.(mjs|d\.mts)|test\/house\/browser\.test\.ts)$/

const sources = ['scripts', 'test', 'src', 'machines', 'models'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.(tsx?|mjs|mts|json)$/.test(entry.name))
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter(file => !EXEMPT.test(file)),
)

const linesWith = (pattern: RegExp): readonly string[] =>
  sources.flatMap(file =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )

describe('[QA-01] the browser of a machine', () => {
  it('is named by its path nowhere', () => {
    expect(linesWith(/executablePath|\/(usr|opt|snap|Applications)\/[\w/. -]*(chrom|firefox|MiniBrowser)/i)).toEqual([])
  })

  it('is started with the options of the one function that finds it', () => {
    expect(linesWith(/\.launch(PersistentContext)?\((?!(\{ \.\.\.)?launchOptions\()/)).toEqual([])
    expect(linesWith(/launchOptions\(/)).not.toEqual([])
  })
})
