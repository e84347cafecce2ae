import type { Exploration, Move } from './explore.ts'
import { type Goals, goalsOn, transitionGoals, waysToGoal } from './goals.ts'
import { beginning, extended, type Path } from './path.ts'

export type Cover = {
  readonly paths: readonly Path[]
  /** Goals that the exploration saw reached, but that no path in time could be found for. */
  readonly missed: readonly string[]
}

const DEFAULT_LENGTH = 25

/** How many ways to a goal are tried in time before the search gives up. */
const TRIES = 200

const backTo = (last: Move, cameBy: ReadonlyMap<number, Move>, start: number): readonly Move[] => {
  const way = [last]
  for (let at = last.from; at !== start; ) {
    const move = cameBy.get(at)
    if (move === undefined) break
    way.unshift(move)
    at = move.from
  }
  return way
}

type Search = {
  readonly exploration: Exploration
  readonly goals: Goals
  readonly isWanted: (goal: string) => boolean
}

/** The wanted moves that begin at a place: one move, or two where the goals want two. */
const endingsAt = ({ exploration, goals, isWanted }: Search, at: number, previous: Move | undefined) =>
  (exploration.moves[at] ?? []).flatMap(move => {
    if (goals.of(move, previous).some(isWanted)) return [[move]]
    if (goals.span === 1) return []
    const second = (exploration.moves[move.to] ?? []).find(next => goals.of(next, move).some(isWanted))
    return second === undefined ? [] : [[move, second]]
  })

/** Ways from the end of a path to moves that are wanted, nearest first. */
function* waysOn(search: Search, base: readonly Move[]): Generator<readonly Move[]> {
  const last = base.at(-1)
  const start = last?.to ?? 0
  const cameBy = new Map<number, Move>()
  const seen = new Set([start])
  const queue = [start]
  for (const at of queue) {
    const reached = cameBy.get(at)
    const before = reached === undefined ? [] : backTo(reached, cameBy, start)
    for (const ending of endingsAt(search, at, at === start ? last : undefined)) yield [...before, ...ending]
    for (const move of search.exploration.moves[at] ?? []) {
      if (!seen.has(move.to)) {
        seen.add(move.to)
        cameBy.set(move.to, move)
        queue.push(move.to)
      }
    }
  }
}

const reachesWanted = ({ goals, isWanted }: Search, path: Path): boolean => goalsOn(goals, path).some(isWanted)

/** The path, made longer by the nearest way to something wanted that time and its own context allow. */
const longer = (search: Search, base: Path, maxLength: number): Path | undefined => {
  let tries = 0
  for (const way of waysOn(search, base.moves)) {
    tries += 1
    if (base.moves.length + way.length > maxLength || tries > TRIES) return undefined
    const path = extended(search.exploration, base, way)
    if (path !== undefined && reachesWanted(search, path)) return path
  }
  return undefined
}

/** A path from the start to any goal that is left, where the search by nearness has given up. */
const reachedOneByOne = (search: Search, from: Path, left: Iterable<string>): Path | undefined => {
  const { exploration, goals } = search
  for (const goal of left)
    for (const way of waysToGoal(exploration, goals, goal)) {
      const path = extended(exploration, from, way)
      if (path !== undefined && reachesWanted(search, path)) return path
    }
  return undefined
}

/** Leaves out, from the shortest on, the paths whose every goal lies on another one too. */
export const withoutRedundant = (goals: Goals, paths: readonly Path[]): readonly Path[] => {
  const reached = new Map(paths.map(path => [path, goalsOn(goals, path).filter(goal => goals.endings.has(goal))]))
  return [...paths]
    .sort((a, b) => a.moves.length - b.moves.length)
    .reduce<readonly Path[]>((kept, path) => {
      const others = new Set(kept.filter(other => other !== path).flatMap(other => reached.get(other) ?? []))
      return (reached.get(path) ?? []).every(goal => others.has(goal)) ? kept.filter(other => other !== path) : kept
    }, paths)
}

type CoverOptions = {
  /** Steps after which a path ends and a new one begins. */
  readonly maxLength?: number
  /** Asked after every piece that was found: whether these paths are enough. */
  readonly isEnough?: (paths: readonly Path[]) => boolean
}

/**
 * Paths that together reach every goal that can be reached, each one possible in time. Greedy: a path goes on to the
 * nearest goal that is still missing until it is `maxLength` steps long; only where nothing else reaches a goal may a
 * path be longer.
 */
export const cover = (
  exploration: Exploration,
  goals: Goals,
  { maxLength = DEFAULT_LENGTH, isEnough = () => false }: CoverOptions = {},
): Cover => {
  const wanted = new Set(goals.endings.keys())
  const search = { exploration, goals, isWanted: (goal: string) => wanted.has(goal) }
  const paths: Path[] = []
  const start = beginning(exploration)
  let current: Path | undefined
  while (wanted.size > 0 && !isEnough(current === undefined ? paths : [...paths, current])) {
    const further: Path | undefined = current && longer(search, current, maxLength)
    if (current !== undefined && further === undefined) paths.push(current)
    current = further ?? longer(search, start, maxLength) ?? reachedOneByOne(search, start, wanted)
    if (current === undefined) break
    for (const goal of goalsOn(goals, current)) wanted.delete(goal)
  }
  if (current !== undefined) paths.push(current)
  return { paths: withoutRedundant(goals, paths), missed: [...wanted] }
}

const known = new WeakMap<Exploration, Cover>()

/** Paths that take every transition that can be taken; of the usual length, worked out once for each exploration. */
export const coverTransitions = (exploration: Exploration, maxLength = DEFAULT_LENGTH): Cover => {
  if (maxLength !== DEFAULT_LENGTH) return cover(exploration, transitionGoals(exploration), { maxLength })
  const found = known.get(exploration) ?? cover(exploration, transitionGoals(exploration), { maxLength })
  known.set(exploration, found)
  return found
}
