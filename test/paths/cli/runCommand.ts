import type { ChartCoverage, Coverage } from '@sintonia/statechart-book'
import { countHits, mergedCoverage } from '@sintonia/statechart-book'
import type { Exploration, Path } from '@sintonia/statechart-paths'
import { execute, fingerprint, type Mismatch, pathIdOf, pathTitle } from '@sintonia/statechart-paths'
import { counted, readBack, type WrittenPaths } from '@sintonia/statechart-paths/files'
import { AGAIN } from './again.ts'
import type { Made } from './make.ts'
import type { World } from './world.ts'

/** One path that was run, with everything that went otherwise than it should. */
type Ran = {
  readonly id: string
  readonly exploration: Exploration
  readonly path: Path
  readonly failures: readonly string[]
}

const SHORT = 400

const short = (value: unknown): string => {
  const text = fingerprint(value)
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text
}

const failureText = ({ step, title, what, expected, actual }: Mismatch): string =>
  `step ${step} (${title}): ${what}\n      expected ${short(expected)}\n      actual   ${short(actual)}`

const ran = (exploration: Exploration, path: Path): Ran => ({
  id: pathIdOf(exploration, path),
  exploration,
  path,
  failures: execute(exploration, path).map(failureText),
})

/** How often these paths go through every state and transition. */
export const coverageOfPaths = (runs: readonly Pick<Ran, 'exploration' | 'path'>[]): readonly ChartCoverage[] =>
  mergedCoverage(
    runs.map(({ exploration: { chart }, path }) => {
      const facts = [path.start.facts, ...path.steps.map(step => step.facts)]
      return {
        chart: chart.name,
        hash: chart.hash,
        paths: 1,
        states: countHits(facts.flatMap(({ entered }) => entered)),
        transitions: countHits(facts.flatMap(({ taken }) => taken)),
      }
    }),
  )

const reported = (runs: readonly Ran[], { print }: World): 0 | 1 => {
  const failed = runs.filter(({ failures }) => failures.length > 0)
  for (const { id, exploration, path, failures } of failed)
    print(`✗ ${id}: ${pathTitle(exploration, path.moves)}\n    ${failures.join('\n    ')}`)
  const steps = runs.reduce((sum, { path }) => sum + path.moves.length, 0)
  print(`${counted(runs.length, 'path')} run on the real machines, ${counted(steps, 'step')}, ${failed.length} failed.`)
  return failed.length === 0 ? 0 : 1
}

export type KeepCoverage = (coverage: Coverage) => void

const kept = (runs: readonly Ran[], run: string, keep: KeepCoverage): void =>
  keep({
    format: 'sintonia-coverage/1',
    run,
    charts: coverageOfPaths(runs.filter(({ failures }) => failures.length === 0)),
  })

/** Runs paths on the real machines. */
export const runMade = ({ charts, made }: Made, world: World, keep: KeepCoverage): 0 | 1 => {
  const runs = charts.flatMap(parts =>
    parts.flatMap(({ exploration, paths }) => paths.map(path => ran(exploration, path))),
  )
  kept(runs, `${made}, on the real machines`, keep)
  return reported(runs, world)
}

/** Runs the paths of a file; refuses it where a chart has changed since. */
export const runFile = (file: string, written: WrittenPaths, world: World, keep: KeepCoverage): 0 | 1 => {
  const runs = readBack(written, world.models, AGAIN).map(({ id, exploration, path, differences }) => {
    const failures = differences.length > 0 ? differences : ran(exploration, path).failures
    return { id, exploration, path, failures }
  })
  kept(runs, `The paths of ${file}, on the real machines`, keep)
  return reported(runs, world)
}
