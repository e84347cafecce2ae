import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { chartProblems, problemText } from '../charts/problems.ts'
import { coverTransitions } from '../paths/cover.ts'
import { execute } from '../paths/execute.ts'
import { type Exploration, explore, reachedStates, reachedTransitions, wayTo } from '../paths/explore.ts'
import type { AnyChartModel, ChartModel, SnapshotOf } from '../paths/model.ts'
import { plain } from '../paths/plain.ts'
import { pathTitle } from '../paths/titles.ts'
import { ledgerIds } from './ledger.ts'

type Unreachable = {
  /** A state id, or a transition id `source|event|index`. */
  readonly id: string
  /** Why nothing leads there in this model though the chart keeps it. */
  readonly reason: string
}

type SuiteOptions = { readonly unreachable?: readonly Unreachable[] }

const leafStates = ({ chart }: Exploration): readonly string[] =>
  chart.states.filter(({ kind }) => kind === 'atomic' || kind === 'final').map(({ id }) => id)

const chartTransitions = ({ chart }: Exploration): readonly string[] =>
  chart.transitions.filter(({ kind }) => kind !== 'historyDefault').map(({ id }) => id)

const declareReachable = (exploration: Exploration, excused: ReadonlySet<string>) => {
  const reached = new Set([...reachedStates(exploration), ...reachedTransitions(exploration)])
  test('every state can be reached', () => {
    expect(leafStates(exploration).filter(id => !reached.has(id) && !excused.has(id))).toEqual([])
  })
  if (excused.size > 0)
    test('what is excused as unreachable is in the chart and is unreachable', () => {
      const existing = new Set([...leafStates(exploration), ...chartTransitions(exploration)])
      expect([...excused].filter(id => reached.has(id) || !existing.has(id))).toEqual([])
    })
}

const declareTransitions = (exploration: Exploration, excused: ReadonlySet<string>) => {
  const { paths } = coverTransitions(exploration)
  const covered = new Set([
    ...exploration.start.taken,
    ...paths.flatMap(({ moves }) => moves.flatMap(m => m.facts.taken)),
  ])
  test('the paths below take every transition', () => {
    expect(chartTransitions(exploration).filter(id => !covered.has(id) && !excused.has(id))).toEqual([])
  })
  for (const [index, path] of paths.entries())
    test(`path ${index + 1}: ${pathTitle(exploration, path.moves)}`, () => {
      expect(execute(exploration, path)).toEqual([])
    })
}

/**
 * Declares what every chart owes: its form has no problems, every state can be reached, every transition lies on a path
 * that the real actor walks as the pure transition function says; the model's invariants hold in every situation.
 */
export const chartSuite = (model: AnyChartModel, { unreachable = [] }: SuiteOptions = {}): void => {
  const exploration = explore(model)
  const excused = new Set(unreachable.map(({ id }) => id))
  describe(`chart ${model.machine.id}`, () => {
    test('the chart has no problems of form', () => {
      expect(chartProblems(exploration.chart, ledgerIds()).map(problemText)).toEqual([])
    })
    declareReachable(exploration, excused)
    declareTransitions(exploration, excused)
    for (const [name, holds] of Object.entries(model.invariants ?? {}))
      test(name, () => {
        expect(violation(exploration, snapshot => holds(snapshot as never))).toBeUndefined()
      })
  })
}

const counterExample = (exploration: Exploration, index: number): string => {
  const snapshot = exploration.places[index]?.snapshot
  const way = pathTitle(exploration, wayTo(exploration, index)) || 'the start itself'
  const state = JSON.stringify(snapshot?.value)
  const context = JSON.stringify(plain(snapshot?.context), null, 2)
  return `does not hold after: ${way}\nstate ${state}\ncontext ${context}`
}

/** The shortest way to a place where the property fails, as text; undefined where it holds everywhere. */
export const violation = (
  exploration: Exploration,
  holds: (snapshot: Exploration['places'][number]['snapshot']) => boolean,
): string | undefined => {
  const index = exploration.places.findIndex(({ snapshot }) => !holds(snapshot))
  return index === -1 ? undefined : counterExample(exploration, index)
}

/** Declares a property that must hold in every situation the exploration found; its failure prints the shortest way there. */
export const invariant = <Machine extends AnyStateMachine>(
  model: ChartModel<Machine>,
  name: string,
  holds: (snapshot: SnapshotOf<Machine>) => boolean,
): void => {
  test(name, () => {
    expect(violation(explore(model), snapshot => holds(snapshot as SnapshotOf<Machine>))).toBeUndefined()
  })
}
