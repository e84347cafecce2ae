import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Coverage } from '@sintonia/statechart-book'
import { complaint } from '@sintonia/statechart-paths/files'
import { readCoverage, writeCoverage } from '../charts/coverageFile.ts'
import { drawBroken } from './blessed/draw.ts'
import { suiteTextOf } from './blessed/suites.ts'
import { pathsTool } from './cli/tool.ts'
import type { Browser, World } from './cli/world.ts'
import { chartModels } from './registry.ts'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw complaint(`The file ${resolve(file)} cannot be read.`)
  }
}

const drawings: Promise<string>[] = []

const draw: World['draw'] = (chart, broken) => {
  drawings.push(drawBroken(chart, broken))
}

const write = (file: string, text: string): void => {
  mkdirSync(dirname(resolve(file)), { recursive: true })
  writeFileSync(file, text)
  console.error(`${file} is written.`)
}

/** The counts of the charts that ran; those of the others stay as they were. */
const keep = (coverage: Coverage): void => {
  const ran = new Set(coverage.charts.map(({ chart }) => chart))
  const others = readCoverage()?.charts.filter(({ chart }) => !ran.has(chart)) ?? []
  writeCoverage({ ...coverage, charts: [...others, ...coverage.charts] })
}

const began = performance.now()
const args = process.argv.slice(2)

const WITH_BROWSER = ['--browser', '--run', '--bless']

/** Fetched only where it is asked for: it brings the head-end and Playwright along. */
const loadBrowser = async (): Promise<Browser | undefined> =>
  WITH_BROWSER.some(work => args.includes(work)) ? (await import('./browser/browse.ts')).chromium : undefined

process.exitCode = pathsTool(
  args,
  {
    models: chartModels,
    browser: await loadBrowser(),
    print: text => console.log(text),
    remark: text => console.error(text),
    read,
    suiteOf: suiteTextOf,
    draw,
    write,
  },
  keep,
)
for (const drawn of await Promise.all(drawings)) console.error(`Drawn in ${drawn}.`)
console.error(`${((performance.now() - began) / 1_000).toFixed(1)} s`)
