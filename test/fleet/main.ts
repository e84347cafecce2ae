import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../scripts/lib/steps.ts'
import { checkAgainstOperator } from './real/check.ts'
import { verdictsOf } from './report/goals.ts'
import { type Played, renderPage } from './report/page.ts'
import { drawPicture } from './report/picture.ts'
import { HOURS, SCENARIOS, scenarioNamed } from './scenarios/index.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { playAll, playInThread } from './threads.ts'

const HELP = `Plays a fleet of viewers against a model of the head-end, and writes docs/fleet.md.

  npm run fleet                          all scenarios
  npm run fleet -- --viewers 10000       so many viewers (1000)
  npm run fleet -- --seed 2              another evening (1)
  npm run fleet -- --threads 1           so many scenarios at once (one for each processor)
  npm run fleet -- --only takeover       one scenario, whose figures are printed and not written`

const { values: wish } = parseArgs({
  options: {
    viewers: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const viewers = Number(wish.viewers)
const seed = Number(wish.seed)
const CHECKED = 200
const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`

const played = async (scenario: Scenario): Promise<Played> => {
  const began = performance.now()
  const count = Math.max(5, Math.round(viewers * (scenario.share ?? 1)))
  const run = await playInThread({ name: scenario.name, viewers: count, seed })
  console.log(
    `▸ ${scenario.title}: ${count} viewers in ${seconds(performance.now() - began)}, ${run.cost.cpuSec.toFixed(0)} s of processor`,
  )
  for (const { figure, measured, goal, isMet } of verdictsOf(run))
    console.log(`  ${isMet ? '✓' : '✗'} ${figure}: ${measured} [${goal}]`)
  return { scenario, run }
}

const writeAll = async (): Promise<void> => {
  const all = await playAll([...SCENARIOS, ...HOURS], Number(wish.threads), played)
  const crowds = all.slice(0, SCENARIOS.length)
  const model = await playInThread({ name: 'check', viewers: CHECKED, seed })
  const check = await checkAgainstOperator(model)
  await writeFile(join(ROOT, 'docs/fleet.md'), renderPage({ crowds, hours: all.slice(SCENARIOS.length), check }))
  await writeFile(join(ROOT, 'docs/fleet.svg'), drawPicture(crowds))
  console.log('\ndocs/fleet.md and docs/fleet.svg are written.')
}

if (wish.help) console.log(HELP)
else if (wish.only !== undefined) await played(scenarioNamed(wish.only))
else await writeAll()
process.exit(0)
