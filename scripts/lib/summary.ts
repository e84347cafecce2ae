import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ROOT } from './steps.ts'

interface VitestReport {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly assertionResults: ReadonlyArray<{ readonly status: string }>
  }>
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}
interface Tally {
  passed: number
  failed: number
}

/** Layers in a browser, with their reports. */
const BROWSER_LAYERS = [
  ['browser', 'e2e.json'],
  ['browser paths', 'browser-paths.json'],
] as const

const read = async <A>(name: string): Promise<A> =>
  JSON.parse(await readFile(join(ROOT, '.results', name), 'utf8')) as A

const layerOf = (file: string): string => relative(join(ROOT, 'test'), file).split(sep)[0] ?? 'other'

/** Says how many tests ran in which layer; the last line counts them all. */
export const printSummary = async (): Promise<void> => {
  const unit = await read<VitestReport>('vitest.json')
  const layers = new Map<string, Tally>()
  for (const { name, assertionResults } of unit.testResults) {
    const tally = layers.get(layerOf(name)) ?? { passed: 0, failed: 0 }
    for (const { status } of assertionResults) {
      if (status === 'passed') tally.passed += 1
      else tally.failed += 1
    }
    layers.set(layerOf(name), tally)
  }
  for (const [layer, report] of BROWSER_LAYERS) {
    const { stats } = await read<PlaywrightReport>(report)
    layers.set(layer, { passed: stats.expected + stats.flaky, failed: stats.unexpected })
  }
  console.log('\nTests by layer')
  const total = { passed: 0, failed: 0 }
  for (const [layer, { passed, failed }] of layers) {
    console.log(`  ${layer.padEnd(13)} ${String(passed).padStart(5)} passed`)
    total.passed += passed
    total.failed += failed
  }
  console.log(`\ntotal: ${total.passed} passed, ${total.failed} failed`)
}
