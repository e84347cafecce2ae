import { cover } from '../explore/cover.ts'
import { type Exploration, explore, exploreClosely } from '../explore/explore.ts'
import {
  bothGoals,
  changeGoals,
  type Goals,
  goalsOn,
  guardGoals,
  narrowed,
  pairGoals,
  stateGoals,
  transitionGoals,
} from '../explore/goals.ts'
import type { Path } from '../explore/path.ts'
import type { AnyChartModel } from '../model/model.ts'
import { unknownName } from './nearest.ts'
import type { Stop } from './stop.ts'

type Generator = {
  readonly what: string
  readonly explore: (model: AnyChartModel) => Exploration
  readonly goals: (exploration: Exploration) => Goals
}

const thorough = (exploration: Exploration): Goals =>
  bothGoals(bothGoals(transitionGoals(exploration), guardGoals(exploration)), changeGoals(exploration))

/** The generators that aim at something; walks and scenarios go their own way. */
export const GENERATORS = {
  transitions: { what: 'every transition', explore, goals: transitionGoals },
  states: { what: 'every state', explore, goals: stateGoals },
  pairs: { what: 'every two transitions that can follow each other', explore, goals: pairGoals },
  guards: { what: 'both answers of every guard', explore: exploreClosely, goals: guardGoals },
  changes: { what: 'every transition with everything that it can change', explore: exploreClosely, goals: changeGoals },
  thorough: { what: 'transitions, guards and changes together', explore: exploreClosely, goals: thorough },
} as const satisfies Readonly<Record<string, Generator>>

export type GeneratorName = keyof typeof GENERATORS

const isGenerator = (name: string): name is GeneratorName => Object.hasOwn(GENERATORS, name)

export const generatorNamed = (name: string): GeneratorName => {
  if (isGenerator(name)) return name
  throw unknownName('generator', name, [...Object.keys(GENERATORS), 'walk'])
}

/** The paths through one model, and the goals that no path in time could be found for. */
export type ModelPaths = {
  readonly exploration: Exploration
  readonly paths: readonly Path[]
  readonly missed: readonly string[]
  readonly reached: readonly string[]
}

type CoverRequest = {
  readonly maxLength?: number | undefined
  readonly stop?: ((exploration: Exploration) => Stop) | undefined
  /** Only goals of places that carry one of these ids. */
  readonly requirements?: readonly string[] | undefined
}

/** A goal belongs to the place whose id it begins with. */
const placeOf = (goal: string): string => goal.replace(/(=(true|false)| (changes|does) .*)$/, '')

const placesWith = ({ chart }: Exploration, requirements: readonly string[]): ReadonlySet<string> =>
  new Set(
    [...chart.states, ...chart.transitions]
      .filter(place => place.requirements.some(id => requirements.includes(id)))
      .map(({ id }) => id),
  )

const wantedGoals = (exploration: Exploration, goals: Goals, requirements: readonly string[] | undefined): Goals => {
  if (requirements === undefined) return goals
  const places = placesWith(exploration, requirements)
  const states = stateGoals(exploration)
  return narrowed(goals.span === 2 ? goals : bothGoals(goals, states), goal =>
    goal.split(' → ').some(part => places.has(placeOf(part))),
  )
}

/** Paths of a generator through what is known of one model. */
export const pathsThrough = (
  name: GeneratorName,
  exploration: Exploration,
  { maxLength, stop, requirements }: CoverRequest = {},
): ModelPaths => {
  const generator: Generator = GENERATORS[name]
  const goals = wantedGoals(exploration, generator.goals(exploration), requirements)
  const isEnough = stop?.(exploration)
  const { paths, missed } = cover(exploration, goals, {
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(isEnough === undefined ? {} : { isEnough }),
  })
  const reached = [...new Set(paths.flatMap(path => goalsOn(goals, path)))]
  return { exploration, paths, missed: isEnough?.(paths) ? [] : missed, reached }
}

/** Paths of a generator through one model. */
export const generated = (name: GeneratorName, model: AnyChartModel, request?: CoverRequest): ModelPaths =>
  pathsThrough(name, GENERATORS[name].explore(model), request)
