import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'
import { UNNAMED } from '../chart/chart.ts'
import { endlessAlways } from './endless.ts'
import { reachableStates } from './reachable.ts'
import { shadowedHandlers } from './shadowed.ts'

/** Something in a chart that a reader or a tool can do nothing with: where it is and how to mend it. */
export type ChartProblem = {
  readonly chart: string
  readonly place: string
  readonly problem: string
  readonly mend: string
}

/** The requirements that there are, and the file in which they stand. */
export type Ledger = { readonly ids: ReadonlySet<string>; readonly file: string }

type Found = Omit<ChartProblem, 'chart'>

/** State names that say all by themselves; every other state needs its sentence. */
const SELF_EVIDENT = new Set([
  'idle',
  'loading',
  'ready',
  'failed',
  'closed',
  'open',
  'opening',
  'fetching',
  'playing',
  'paused',
  'empty',
  'hidden',
  'shown',
  'done',
  'on',
  'off',
])

const hasUnnamed = (labels: readonly (string | undefined)[]): boolean => labels.some(label => label?.includes(UNNAMED))

const ofGuard = ({ id, guard }: ChartTransition): readonly Found[] =>
  hasUnnamed([guard])
    ? [{ place: id, problem: 'a guard without a name', mend: 'name it in setup({ guards }) and use the name here' }]
    : []

const unnamedAction = (place: string): Found => ({
  place,
  problem: 'an action without a name',
  mend: 'name it in setup({ actions }) and use the name here',
})

const ofActions = ({ id, actions }: ChartTransition): readonly Found[] =>
  hasUnnamed(actions) ? [unnamedAction(id)] : []

const ofDelay = ({ id, delay }: ChartTransition): readonly Found[] =>
  delay !== undefined && !delay.named
    ? [
        {
          place: id,
          problem: `a delay without a name (${delay.name} ms)`,
          mend: 'name it in setup({ delays }) after the constant of the specification',
        },
      ]
    : []

const ofInvokes = ({ id, invokes }: ChartState): readonly Found[] =>
  invokes.flatMap(invoke => [
    ...(invoke.source === UNNAMED
      ? [{ place: id, problem: 'an invoked actor without a name', mend: 'make it a port in actors.ts' }]
      : []),
    ...(/^\d+\./.test(invoke.id)
      ? [{ place: id, problem: `${invoke.source} is invoked without an id`, mend: 'give the invoke an id' }]
      : []),
  ])

const ofEntryAndExit = ({ id, entry, exit, initialActions }: ChartState): readonly Found[] =>
  hasUnnamed([...entry, ...exit, ...initialActions]) ? [unnamedAction(id)] : []

const ofDescription = ({ id, key, kind, description }: ChartState): readonly Found[] =>
  description === undefined && kind !== 'history' && !SELF_EVIDENT.has(key)
    ? [{ place: id, problem: 'no description', mend: 'say in one sentence of product words what this state is' }]
    : []

const ofRequirements =
  ({ ids, file }: Ledger) =>
  ({ id, requirements }: ChartState | ChartTransition): readonly Found[] =>
    requirements
      .filter(requirement => !ids.has(requirement))
      .map(requirement => ({
        place: id,
        problem: `the requirement ${requirement} does not exist`,
        mend: `use an id of ${file}`,
      }))

const unreachable = (chart: Chart): readonly Found[] => {
  const reachable = reachableStates(chart)
  return chart.states
    .filter(({ id }) => !reachable.has(id))
    .map(({ id }) => ({ place: id, problem: 'no transition leads here', mend: 'lead one here, or take it out' }))
}

/** The branches of one event that stand after one without a guard. */
const neverTaken = ({ transitions }: Chart): readonly Found[] =>
  transitions
    .filter(({ source, event, kind, id }) =>
      transitions
        .slice(
          0,
          transitions.findIndex(other => other.id === id),
        )
        .some(before => before.source === source && before.event === event && before.kind === kind && !before.guard),
    )
    .map(({ id }) => ({
      place: id,
      problem: 'a branch that is never taken: one before it has no guard',
      mend: 'give that one a guard, or take this one out',
    }))

const shadowed = (chart: Chart): readonly Found[] =>
  shadowedHandlers(chart).map(({ above, below }) => ({
    place: below.id,
    problem: `a region keeps ${above.event} from ${above.id}`,
    mend: 'do that work in a region of its own, or describe why this one keeps the event to itself',
  }))

/** Branches of one event that read the same and lead to different things. */
const alike = ({ transitions }: Chart): readonly Found[] =>
  transitions
    .filter(({ source, event, kind, guard, id }) =>
      transitions.some(
        other =>
          other.id !== id &&
          guard !== undefined &&
          other.source === source &&
          other.event === event &&
          other.kind === kind &&
          other.guard === guard,
      ),
    )
    .map(({ id, guard }) => ({
      place: id,
      problem: `another branch with the same words: ${guard}`,
      mend: 'give the guard another name, or a parameter that stands in the chart',
    }))

const ENDLESS = 'an endless always'

const endless = (chart: Chart): readonly Found[] =>
  endlessAlways(chart).map(({ states, guard }) => ({
    place: states.join(', '),
    problem: `${ENDLESS}${guard === undefined ? '' : ` while ${guard} holds`}`,
    mend: 'let one of them rest: give its always a guard that its actions make false',
  }))

const withoutLimit = (chart: Chart): readonly Found[] =>
  chart.maxIterations === undefined
    ? [
        {
          place: chart.name,
          problem: 'an endless loop of always transitions would hang the page',
          mend: 'add options: { maxIterations: 200 }',
        },
      ]
    : []

/** All that is wrong with the form of a chart, its requirement ids held against the ledger where there is one. */
export const chartProblems = (chart: Chart, ledger?: Ledger): readonly ChartProblem[] => {
  const requirements = ledger === undefined ? () => [] : ofRequirements(ledger)
  const found = [
    ...withoutLimit(chart),
    ...chart.states.flatMap(state => [
      ...ofDescription(state),
      ...ofInvokes(state),
      ...ofEntryAndExit(state),
      ...requirements(state),
    ]),
    ...chart.transitions.flatMap(transition => [
      ...ofGuard(transition),
      ...ofActions(transition),
      ...ofDelay(transition),
      ...requirements(transition),
    ]),
    ...unreachable(chart),
    ...neverTaken(chart),
    ...alike(chart),
    ...endless(chart),
    ...shadowed(chart),
  ]
  return found.map(each => ({ chart: chart.name, ...each }))
}

/** Whether a chart would go on for ever: nothing can be run or explored of it. */
export const isEndless = ({ problem }: ChartProblem): boolean => problem.startsWith(ENDLESS)

/** One line for a person: what, where, and how to mend it. */
export const problemText = ({ chart, place, problem, mend }: ChartProblem): string =>
  `${chart}: ${problem} at ${place}; ${mend}`
