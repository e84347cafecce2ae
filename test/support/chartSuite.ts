import { isEndless, problemText } from '@sintonia/statechart-book'
import type { AnyChartModel, ChartModel, SnapshotOf } from '@sintonia/statechart-paths'
import {
  counterExample,
  counterExampleText,
  coverTransitions,
  type Exploration,
  explore,
  type Holds,
  pathTitle,
  reachedStates,
  reachedTransitions,
  wayTo,
} from '@sintonia/statechart-paths'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { formProblems } from '../charts/formProblems.ts'
import { drawCounterExample } from './counterExamples.ts'
import { noteProperty } from './results/property.ts'

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
  test('time allows a path for every transition', () => {
    expect(chartTransitions(exploration).filter(id => !covered.has(id) && !excused.has(id))).toEqual([])
  })
}

/**
 * Declares what every chart owes: its form has no problems, every state can be reached, every transition lies on a path
 * that time allows; the model's invariants hold in every situation. What it does along its paths: docs/paths.
 */
export const chartSuite = (model: AnyChartModel, { unreachable = [] }: SuiteOptions = {}): void => {
  const problems = formProblems([model.machine])
  const excused = new Set(unreachable.map(({ id }) => id))
  // A chart without an end would hold up every test of the file for ever: none may begin.
  if (problems.some(isEndless)) throw new Error(problems.map(problemText).join('\n'))
  describe(`chart ${model.machine.id}`, () => {
    test('the chart has no problems of form', () => {
      expect(problems.map(problemText)).toEqual([])
    })
    const exploration = explore(model)
    declareReachable(exploration, excused)
    declareTransitions(exploration, excused)
    for (const [name, holds] of Object.entries(model.invariants ?? {}))
      test(name, () => expectHolds(exploration, name, snapshot => holds(snapshot as never)))
  })
}

/** What a chart's models owe together: each leaves to the others what it does not reach itself. */
export const chartSuites = (models: readonly AnyChartModel[]): void => {
  const reachedBy = new Map(
    models.map(model => {
      const exploration = explore(model)
      return [model, new Set([...reachedStates(exploration), ...reachedTransitions(exploration)])] as const
    }),
  )
  const leftToOthers = (own: AnyChartModel): readonly Unreachable[] => {
    const known = new Set([...leafStates(explore(own)), ...chartTransitions(explore(own))])
    const others = new Set(models.filter(model => model !== own).flatMap(model => [...(reachedBy.get(model) ?? [])]))
    return [...others]
      .filter(id => !reachedBy.get(own)?.has(id) && known.has(id))
      .map(id => ({ id, reason: 'another model of the chart leads there' }))
  }
  for (const model of models) chartSuite(model, { unreachable: leftToOthers(model) })
}

/** Fails with the shortest way to a situation where the property does not hold, as text and as a picture. */
export const expectHolds = async (
  exploration: Exploration,
  name: string,
  holds: Holds,
  draw: typeof drawCounterExample = drawCounterExample,
): Promise<void> => {
  noteProperty()
  const found = counterExample(exploration, holds)
  if (found === undefined) return
  const { name: chart } = exploration.chart
  throw new Error(`chart ${chart}: "${name}" ${counterExampleText(found)}\ndrawn in ${await draw(name, found)}`)
}

/** Declares a property that must hold in every situation the exploration found; its failure prints the shortest way there. */
export const invariant = <Machine extends AnyStateMachine>(
  model: ChartModel<Machine>,
  name: string,
  holds: (snapshot: SnapshotOf<Machine>) => boolean,
): void => {
  test(name, () => expectHolds(explore(model), name, snapshot => holds(snapshot as SnapshotOf<Machine>)))
}

type StepOf<Machine extends AnyStateMachine> = {
  readonly before: SnapshotOf<Machine>
  readonly after: SnapshotOf<Machine>
  /** What the step does outside the chart, as the exploration writes it down. */
  readonly effects: readonly string[]
  /** The type of the event that it answers. */
  readonly event: string
}

/** Declares a property of every step out of every situation; its failure tells the shortest way to such a step. */
export const invariantOfSteps = <Machine extends AnyStateMachine>(
  model: ChartModel<Machine>,
  name: string,
  holds: (step: StepOf<Machine>) => boolean,
): void => {
  test(name, () => {
    noteProperty()
    const exploration = explore(model)
    const { places, moves } = exploration
    const broken = moves.flat().find(move => {
      const [before, after] = [move.from, move.to].map(at => places[at]?.snapshot as SnapshotOf<Machine>)
      const { effects } = move.facts
      return before !== undefined && after !== undefined && !holds({ before, after, effects, event: move.event.type })
    })
    expect(broken && pathTitle(exploration, [...wayTo(exploration, broken.from), broken])).toBeUndefined()
  })
}
