import type { AnyMachineSnapshot } from 'xstate'
import { counted, duration } from '../files/words.ts'
import type { Candidate } from '../model/candidates.ts'
import { fingerprint } from '../model/plain.ts'
import { innermostNodes } from '../model/step.ts'
import { isSameStep, stepForm } from '../model/stepForm.ts'
import { pathTitle, stepTitle } from '../model/titles.ts'
import { coverTransitions } from './cover.ts'
import { type Exploration, nextSituation, possibleAt, wayTo } from './explore.ts'
import { beginning, endOf, extended, type Path, type Walked } from './path.ts'

/** Whether a property of situations is true in one. */
export type Holds = (snapshot: AnyMachineSnapshot) => boolean

/** A way to a situation where a property does not hold; no step of it can be left out. */
export type CounterExample = {
  readonly exploration: Exploration
  readonly path: Path
  /** Without a schedule where none was found: the timers may forbid the way, or somebody finds a better one. */
  readonly isTimed: boolean
}

const withStep = (exploration: Exploration, path: Path, step: Candidate): Path | undefined => {
  const { model, stepper } = exploration
  const { place } = endOf(path)
  if (place.snapshot.status !== 'active') return undefined
  const wanted = stepForm(step)
  const candidate = possibleAt(model, place).find(each => isSameStep(stepForm(each), wanted))
  if (candidate === undefined) return undefined
  const { facts } = nextSituation(model, stepper, place, candidate)
  return extended(exploration, path, [{ ...candidate, from: -1, to: -1, facts }])
}

const walked = (exploration: Exploration, steps: readonly Candidate[]): Path | undefined =>
  steps.reduce<Path | undefined>((path, step) => path && withStep(exploration, path, step), beginning(exploration))

const failsAtEnd = (path: Path, holds: Holds): boolean => !holds(endOf(path).place.snapshot)

/** The path up to the first situation where the property fails; undefined where it holds all the way. */
const upToFailure = (path: Path, holds: Holds): Path | undefined => {
  const all: readonly Walked[] = [path.start, ...path.steps]
  const length = all.findIndex(({ place }) => !holds(place.snapshot))
  if (length === -1) return undefined
  const cut = <Item>(items: readonly Item[]) => items.slice(0, length)
  return { ...path, moves: cut(path.moves), times: cut(path.times), steps: cut(path.steps) }
}

/** The path without some run of so many steps, where the rest is possible and still ends where the property fails. */
const withoutRun = (exploration: Exploration, { moves }: Path, size: number, holds: Holds): Path | undefined => {
  for (const from of moves.keys()) {
    const path = walked(
      exploration,
      moves.filter((_, index) => index < from || index >= from + size),
    )
    if (path !== undefined && failsAtEnd(path, holds)) return path
  }
  return undefined
}

/** Leaves out ever smaller runs of steps, down to single ones. */
const shrunk = (
  exploration: Exploration,
  path: Path,
  holds: Holds,
  size: number = Math.ceil(path.moves.length / 2),
): Path => {
  if (size === 0) return path
  const shorter = withoutRun(exploration, path, size, holds)
  if (shorter !== undefined) return shrunk(exploration, shorter, holds, Math.min(size, shorter.moves.length))
  return size === 1 ? path : shrunk(exploration, path, holds, Math.ceil(size / 2))
}

/** Among the places of the exploration, which come nearest first: the first that time lets anybody reach. */
const atPlaces = (exploration: Exploration, holds: Holds): Path | undefined => {
  for (const [index, { snapshot }] of exploration.places.entries()) {
    if (holds(snapshot)) continue
    const path = extended(exploration, beginning(exploration), wayTo(exploration, index))
    if (path !== undefined) return path
  }
  return undefined
}

/** The way to the nearest such place without a thought for time. */
const untimed = (exploration: Exploration, holds: Holds): Path | undefined => {
  const index = exploration.places.findIndex(({ snapshot }) => !holds(snapshot))
  if (index === -1) return undefined
  const { model, stepper } = exploration
  const start = beginning(exploration)
  const moves = wayTo(exploration, index)
  const steps: Walked[] = []
  for (const move of moves) {
    const { situation: place, facts } = nextSituation(model, stepper, (steps.at(-1) ?? start.start).place, move)
    steps.push({ place, facts })
  }
  return { ...start, moves, steps }
}

/** On the paths that take every transition, whose contexts are their own: a place knows only the first that came there. */
const onPaths = (exploration: Exploration, holds: Holds): Path | undefined => {
  const failing = coverTransitions(exploration).paths.flatMap(path => upToFailure(path, holds) ?? [])
  return failing.sort((a, b) => a.moves.length - b.moves.length)[0]
}

/** The shortest way found to where a property fails; undefined where it holds in every situation. */
export const counterExample = (exploration: Exploration, holds: Holds): CounterExample | undefined => {
  const path = atPlaces(exploration, holds) ?? onPaths(exploration, holds)
  if (path !== undefined) return { exploration, path: shrunk(exploration, path, holds), isTimed: true }
  const anyPath = untimed(exploration, holds)
  return anyPath && { exploration, path: anyPath, isTimed: false }
}

const leaves = (snapshot: AnyMachineSnapshot): readonly string[] =>
  innermostNodes(snapshot).map(({ id, machine }) => id.slice(machine.id.length + 1))

/** What of the state is new after a step. */
const arrival = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): string => {
  const known = leaves(before)
  return leaves(after)
    .filter(leaf => !known.includes(leaf))
    .join(', ')
}

const stepLines = ({ exploration, path, isTimed }: CounterExample): readonly string[] =>
  path.steps.flatMap(({ place }, index) => {
    const move = path.moves[index]
    const before = path.steps[index - 1] ?? path.start
    if (move === undefined) return []
    const leads = arrival(before.place.snapshot, place.snapshot)
    const at = isTimed ? `at ${duration(path.times[index] ?? 0)}: ` : ''
    return [`${index + 1}. ${at}${stepTitle(exploration, move)}${leads === '' ? '' : ` → ${leads}`}`]
  })

/** The steps as a list for people: what happens when, and where it leads. */
export const counterExampleSteps = (example: CounterExample): readonly string[] => [
  `0. the start: ${leaves(example.path.start.place.snapshot).join(', ')}`,
  ...stepLines(example),
]

const SHORT = 100

/** A field on each line, and no more of it than a line holds. */
const contextLines = (context: object): readonly string[] =>
  Object.entries(context).map(([key, value]) => {
    const text = fingerprint(value)
    return `  ${key}: ${text.length > SHORT ? `${text.slice(0, SHORT)}…` : text}`
  })

/** The whole counter-example as text: the way in one line, its steps, and the situation at its end. */
export const counterExampleText = (example: CounterExample): string => {
  const { exploration, path, isTimed } = example
  const { snapshot } = endOf(path).place
  const how = isTimed ? 'none of which can be left out' : 'for which no schedule was found: the timers may forbid it'
  return [
    `does not hold after: ${pathTitle(exploration, path.moves) || 'the start itself'}`,
    `${counted(path.moves.length, 'step')}, ${how}:`,
    ...counterExampleSteps(example).map(line => `  ${line}`),
    `state ${JSON.stringify(snapshot.value)}`,
    'context',
    ...contextLines(snapshot.context),
  ].join('\n')
}
