import { secondTries } from '../../test/support/results/refusal.ts'
import { hasPassed, KINDS, readResults, type TestResult } from '../../test/support/results/results.ts'

interface Tally {
  passed: number
  failed: number
}

/** The folder under test/ that a test belongs to. */
const layerOf = ({ file }: TestResult): string => file.split('/')[1] ?? 'other'

/** Says how many tests ran in which layer; the last line counts them all. */
export const printSummary = (): void => {
  const layers = new Map<string, Tally>()
  for (const [kind, test] of KINDS.flatMap(kind =>
    (readResults(kind)?.tests ?? []).map(test => [kind, test] as const),
  )) {
    const layer = kind === 'unit' ? layerOf(test) : kind
    const tally = layers.get(layer) ?? { passed: 0, failed: 0 }
    layers.set(layer, tally)
    if (hasPassed(test)) tally.passed += 1
    else tally.failed += 1
  }
  console.log('\nTests by layer')
  const total = { passed: 0, failed: 0 }
  for (const [layer, { passed, failed }] of layers) {
    console.log(`  ${layer.padEnd(13)} ${String(passed).padStart(5)} passed`)
    total.passed += passed
    total.failed += failed
  }
  const twice = secondTries(KINDS.flatMap(kind => readResults(kind)?.tests ?? []))
  for (const test of twice) console.log(`  at the second try only: ${test}`)
  console.log(`\ntotal: ${total.passed} passed, ${total.failed} failed`)
}
