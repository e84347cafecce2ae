import { chartMachines } from '../../registry.ts'
import { assertSound, faultsOf, judged, sourcesOf } from './judge.ts'
import { everyOf, foundPercent, hashOf, keep, readKept } from './kept.ts'

/** `npm run mutants`: plants faults in the source of every chart that is not the one whose result is kept, and keeps it. */
const wished = process.argv.slice(2)
const charts = chartMachines.map(({ id }) => id).filter(id => wished.length === 0 || wished.includes(id))

for (const chart of charts) {
  const sources = sourcesOf(chart)
  const hash = hashOf(chart, sources)
  if (readKept(chart)?.hash === hash) continue
  const started = Date.now()
  await assertSound(chart, sources)
  const faults = faultsOf(sources)
  const every = everyOf(faults.length)
  const chosen = faults.filter((_, index) => index % every === 0)
  const kept = keep(chart, { hash, every, verdicts: await judged(chart, chosen) })
  const share = `${kept.planted - kept.survivors.length} of ${kept.planted} faults found`
  const seconds = ((Date.now() - started) / 1_000).toFixed(0)
  console.log([`${chart}: ${foundPercent(kept).toFixed(1)} %, ${share}, ${seconds} s`, ...kept.survivors].join('\n  '))
}
process.exit(0)
