import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Check } from '../real/check.ts'
import type { Run } from '../run.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import {
  ASKED,
  backAfter,
  bytesPerViewer,
  FILES,
  forMillion,
  loadOf,
  OWN,
  perViewerHour,
  rowsAt,
  STREAMS,
  wholeOf,
} from './figures.ts'
import { verdictsOf } from './goals.ts'

export interface Played {
  readonly scenario: Scenario
  readonly run: Run
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const rate = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value))

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

const goalsTable = (played: ReadonlyArray<Played>): string =>
  table(
    ['figure', 'measured', 'goal', ''],
    played.flatMap(({ run }) =>
      verdictsOf(run).map(({ figure, measured, goal, isMet }) => [
        figure,
        measured,
        goal,
        isMet ? 'met' : '**missed**',
      ]),
    ),
  )

const storyOf = ({ scenario, run }: Played): ReadonlyArray<string> => {
  const back = backAfter(run)
  return [
    scenario.title,
    scenario.story,
    whole(run.viewers),
    run.healsAt === undefined ? '' : back === undefined ? 'not within the run' : `${whole(back / SECOND)} s`,
    whole(run.cards),
    whole(run.turnedAway),
  ]
}

const loads = ({ scenario, run }: Played): ReadonlyArray<ReadonlyArray<string>> =>
  run.stretches.map(stretch => {
    const [asked, own, streams] = [ASKED, OWN, STREAMS].map(hosts => loadOf(rowsAt(run, hosts), stretch))
    const cells = [asked, own, streams].map(load =>
      load === undefined || load.peak === 0
        ? 'nothing'
        : `${rate(load.mean)} / ${rate(load.peak)} / ${load.ratio.toFixed(1)}x`,
    )
    return [scenario.title, stretch.name, ...cells]
  })

const million = ({ scenario, run }: Played): ReadonlyArray<string> => {
  const loadsOf = run.stretches.map(stretch => loadOf(rowsAt(run, OWN), stretch))
  const streams = run.stretches.map(stretch => loadOf(rowsAt(run, STREAMS), stretch))
  const top = (values: ReadonlyArray<number>): string => whole(forMillion(run, Math.max(...values)))
  const bytes = bytesPerViewer(run, ASKED, wholeOf(run)) * 1_000_000
  const files = bytesPerViewer(run, FILES, wholeOf(run)) * 1_000_000
  return [
    scenario.title,
    top(loadsOf.map(({ mean }) => mean)),
    top(loadsOf.map(({ peak }) => peak)),
    top(streams.map(({ peak }) => peak)),
    `${whole(bytes / 1e9)} GB`,
    `${whole(files / 1e9)} GB`,
  ]
}

const hourly = ({ scenario, run }: Played): ReadonlyArray<string> => {
  const window = run.stretches[0] ?? wholeOf(run)
  const [asked, own] = [ASKED, OWN].map(hosts => perViewerHour(run, hosts, window))
  return [
    scenario.title,
    rate(asked ?? 0),
    rate(own ?? 0),
    `${whole(bytesPerViewer(run, ASKED, window) / 1000)} kB`,
    whole(forMillion(run, loadOf(rowsAt(run, OWN), window).mean)),
  ]
}

/** In the stretches that are looked at: the mean and the busiest second. */
const callsTable = (played: ReadonlyArray<Played>): string => {
  const names = [...new Set(played.flatMap(({ run }) => rowsAt(run, ASKED).map(({ call }) => call)))].toSorted()
  const cell = ({ run }: Played, call: string): string => {
    const rows = rowsAt(run, ASKED).filter(row => row.call === call)
    const busiest = run.stretches
      .map(stretch => loadOf(rows, stretch))
      .reduce((most, load) => (load.peak > most.peak ? load : most), { mean: 0, peak: 0, ratio: 0 })
    const thousand = 1000 / run.viewers
    return busiest.peak === 0 ? '' : `${rate(busiest.mean * thousand)} / ${rate(busiest.peak * thousand)}`
  }
  return table(
    ['call', ...played.map(({ scenario }) => scenario.title)],
    names.map(call => [call, ...played.map(each => cell(each, call))]),
  )
}

const checkTable = ({ calls }: Check): string =>
  table(
    ['call', 'counted by the operator', 'counted by the model'],
    calls.map(({ call, real, model }) => [call, whole(real), whole(model)]),
  )

interface PageParts {
  readonly crowds: ReadonlyArray<Played>
  readonly hours: ReadonlyArray<Played>
  readonly check: Check
}

export const renderPage = ({ crowds, hours, check }: PageParts): string => {
  const all = [...crowds, ...hours]
  const [first] = crowds
  if (first === undefined) throw new Error('Nothing was played')
  const { viewers, seed, cost } = first.run
  const cpu = all.reduce((sum, { run }) => sum + run.cost.cpuSec, 0)
  const minutes = crowds.reduce((sum, { run }) => sum + (run.viewers * run.lastsMs) / MINUTE, 0)
  const ofCrowds = crowds.reduce((sum, { run }) => sum + run.cost.cpuSec, 0)
  return `# The fleet

Written by \`npm run fleet\`, seed ${seed}. Viewers are the app's own services and charts without a page; one simulated clock drives all of them,
and a model of the head-end counts what arrives ([how](../test/fleet/README.md)). Nothing here is scaled up but what is said to be on paper.

**${whole(viewers)} viewers**, not ten thousand: one of them costs ${((1000 * ofCrowds) / minutes).toFixed(1)} ms of a processor for a minute and ${((1000 * cost.megabytes) / viewers / 1000).toFixed(1)} MB; all that is below took ${whole(cpu / 60)}
minutes of processor, and ten thousand would take ${whole((cpu * 10_000) / viewers / 60)}. \`npm run fleet -- --viewers 10000 --only takeover\` plays one
scenario with as many. Chance alone makes a busy second where few are there: of ${whole(viewers)} who ask at random once a minute the peak is
about ${(1 + 3 / Math.sqrt(viewers / 60)).toFixed(1)} times the mean, of a million 1.0.

![Requests of calls in each second, and who has a picture](fleet.svg)

## Goals

Those of the issue. Calls are counted where the viewer sends them, whether the operator or a cache before it answers.

${goalsTable(all)}

## Scenarios

${table(['scenario', 'what happens', 'viewers', '99 % play again after', 'cards at the end', 'turned away'], all.map(storyOf))}

## Requests a second

Mean / busiest second / busiest to mean, as played.

${table(['scenario', 'stretch', 'calls, all', 'of them at the operator', 'streams'], crowds.flatMap(loads))}

## A million, on paper

What was counted, times a million through the viewers that were played: the busiest stretch of each scenario. The peak is too high on
paper where chance made it. Bytes are bodies as they travel (gzip), over the whole scenario.

${table(['scenario', 'calls a second at the operator, mean', 'busiest second', 'streams, busiest second', 'bytes of calls', 'bytes of files'], crowds.map(million))}

Single viewers over an hour (the guest: five minutes of it), and what a million of them would ask of the operator's own machines:

${table(['viewer', 'calls in an hour', 'of them at the operator', 'bytes', 'a million, calls a second'], hours.map(hourly))}

## Calls

Requests a second for 1,000 viewers, mean / busiest second, in the stretch in which the call is busiest.

${callsTable(crowds)}

## Against the local operator

${whole(check.viewers)} of the same viewers in real time against the local operator over HTTP, and the same in the model, who open the app within half a
minute. The model was looked at for ${whole(check.modelSeconds)} s, the operator for ${whole(check.seconds)}: until all had a picture, or for so long at least. Playing at its end:
${whole(check.playing)} of ${whole(check.watching)}. The guide of an earlier visit is on the devices. The model's machines are sized
for the usual evening and turn some away here, who ask again.

${checkTable(check)}
`
}
