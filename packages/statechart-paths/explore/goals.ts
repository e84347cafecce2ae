import { changedParts } from '../model/changed.ts'
import type { StepFacts } from '../model/step.ts'
import { type Exploration, type Move, wayTo } from './explore.ts'
import type { Path, Walked } from './path.ts'

/** What a generator wants its paths to reach, and how to see that a step reaches it. */
export type Goals = {
  /** By goal: the last moves of a few ways to it, nearest first. */
  readonly endings: ReadonlyMap<string, readonly (readonly Move[])[]>
  /** What a move reaches, told the move before it. */
  readonly of: (move: Move, previous: Move | undefined) => readonly string[]
  /** How many moves an ending is long: two where a goal is one step after another. */
  readonly span: 1 | 2
  /**
   * What a path reaches with the contexts that it makes itself; only where that may be less than its moves promise, since
   * a place of the exploration stands for several contexts.
   */
  readonly onPath?: (path: Path) => readonly string[]
}

/** So many endings of each goal are kept for the case that time forbids the nearest. */
const MOST_ENDINGS = 60

const noteEnding = (endings: Map<string, (readonly Move[])[]>, goal: string, moves: readonly Move[]): void => {
  const known = endings.get(goal)
  if (known === undefined) endings.set(goal, [moves])
  else if (known.length < MOST_ENDINGS) known.push(moves)
}

const singleGoals = (
  { moves }: Exploration,
  of: (move: Move) => readonly string[],
  reached: readonly string[],
): Goals => {
  const endings = new Map<string, (readonly Move[])[]>()
  for (const move of moves.flat()) for (const goal of of(move)) noteEnding(endings, goal, [move])
  for (const goal of reached) endings.delete(goal)
  return { endings, of, span: 1 }
}

/** Every transition that can be taken. */
export const transitionGoals = (exploration: Exploration): Goals =>
  singleGoals(exploration, ({ facts }) => facts.taken, exploration.start.taken)

/** Every state that can be entered, also those that an `always` leaves at once. */
export const stateGoals = (exploration: Exploration): Goals =>
  singleGoals(exploration, ({ facts }) => facts.entered, exploration.start.entered)

/** `send engine.load to engine`: an effect without its payload. */
const effectKind = (effect: string): string => {
  const [, verb = '', type = '', rest = ''] = /^(\S+) \{.*?"type":"([^"]+)".*\}(.*)$/.exec(effect) ?? []
  return verb === '' ? effect.split(' ').slice(0, 2).join(' ') : `${verb} ${type}${rest}`
}

const changes = (changed: readonly string[], { taken, effects }: StepFacts) => {
  const parts = changed.map(part => `changes ${part}`)
  const done = effects.map(effect => `does ${effectKind(effect)}`)
  return taken.flatMap(id => [...parts, ...done].map(what => `${id} ${what}`))
}

/** Paths grow at their ends: what a step of one changes is worked out once. */
const changesOnPaths = () => {
  const known = new WeakMap<Walked, readonly string[]>()
  return ({ start, steps }: Path): readonly string[] =>
    steps.flatMap((step, index) => {
      const before = steps[index - 1] ?? start
      const found = known.get(step) ?? changes(changedParts(before.place.snapshot, step.place.snapshot), step.facts)
      known.set(step, found)
      return found
    })
}

/**
 * Every transition with everything that it can do: one that sets what is set already, or leads to where the chart is,
 * shows nothing of its work. Goals are `transition changes part` and `transition does effect`; for an exploration that
 * noted what every step changes.
 */
export const changeGoals = (exploration: Exploration): Goals => {
  const known = new WeakMap<Move, readonly string[]>()
  const of = (move: Move): readonly string[] => {
    const found = known.get(move) ?? changes(move.changed ?? [], move.facts)
    known.set(move, found)
    return found
  }
  return { ...singleGoals(exploration, of, []), onPath: changesOnPaths() }
}

/** Both answers of every guard, as far as they can be had; for an exploration that watched the guards. */
export const guardGoals = (exploration: Exploration): Goals =>
  singleGoals(exploration, ({ guards }) => guards ?? [], [])

/** One step that takes a transition, right after one that takes another: `first → second`. */
export const pairGoals = ({ moves, places }: Exploration): Goals => {
  const endings = new Map<string, (readonly Move[])[]>()
  const of = (move: Move, previous: Move | undefined): readonly string[] =>
    (previous?.facts.taken ?? []).flatMap(first => move.facts.taken.map(second => `${first} → ${second}`))
  for (const index of places.keys())
    for (const first of moves[index] ?? [])
      for (const second of moves[first.to] ?? [])
        for (const goal of of(second, first)) noteEnding(endings, goal, [first, second])
  return { endings, of, span: 2 }
}

/** Of the goals, those that are among the wanted ones. */
export const narrowed = (goals: Goals, isWanted: (goal: string) => boolean): Goals => ({
  ...goals,
  endings: new Map([...goals.endings].filter(([goal]) => isWanted(goal))),
})

/** The goals of both, where both look at one step at a time. */
export const bothGoals = (one: Goals, other: Goals): Goals => ({
  endings: new Map([...one.endings, ...other.endings]),
  of: (move, previous) => [...one.of(move, previous), ...other.of(move, previous)],
  span: 1,
  onPath: path => [...goalsOn(one, path), ...goalsOn(other, path)],
})

/** Everything that a path reaches. */
export const goalsOn = (goals: Goals, path: Path): readonly string[] =>
  goals.onPath?.(path) ?? path.moves.flatMap((move, index) => goals.of(move, path.moves[index - 1]))

/** A few whole ways to a goal, nearest first. */
export const waysToGoal = (exploration: Exploration, goals: Goals, goal: string): readonly (readonly Move[])[] =>
  (goals.endings.get(goal) ?? []).map(ending => [...wayTo(exploration, ending[0]?.from ?? 0), ...ending])
