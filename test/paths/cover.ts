import { type Exploration, type Move, reachedTransitions } from './explore.ts'
import { keepsPromise } from './replay.ts'
import { schedule } from './schedule.ts'

export type Path = {
  readonly moves: readonly Move[]
  /** When each step happens, in ms from the start. */
  readonly times: readonly number[]
}

export type Cover = {
  readonly paths: readonly Path[]
  /** Transitions that the exploration saw taken, but that no path in time could be found for. */
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

/** Ways from a place to moves that are wanted, nearest first. */
function* waysTo({ moves }: Exploration, start: number, isWanted: (move: Move) => boolean): Generator<readonly Move[]> {
  const cameBy = new Map<number, Move>()
  const seen = new Set([start])
  const queue = [start]
  for (const at of queue) {
    for (const move of moves[at] ?? []) {
      if (isWanted(move)) yield backTo(move, cameBy, start)
      if (!seen.has(move.to)) {
        seen.add(move.to)
        cameBy.set(move.to, move)
        queue.push(move.to)
      }
    }
  }
}

const timed = (exploration: Exploration, moves: readonly Move[]): Path | undefined => {
  const times = schedule(exploration.start, moves)
  return times !== undefined && keepsPromise(exploration, moves) ? { moves, times } : undefined
}

/** The path, made longer by the nearest way to something wanted that time allows. */
const extended = (
  exploration: Exploration,
  base: readonly Move[],
  isWanted: (move: Move) => boolean,
  maxLength: number,
): Path | undefined => {
  let tries = 0
  for (const way of waysTo(exploration, base.at(-1)?.to ?? 0, isWanted)) {
    tries += 1
    if (base.length + way.length > maxLength || tries > TRIES) return undefined
    const path = timed(exploration, [...base, ...way])
    if (path !== undefined) return path
  }
  return undefined
}

const takenBy = (path: Path): readonly string[] => path.moves.flatMap(({ facts }) => facts.taken)

/** Leaves out, from the shortest on, the paths whose every transition lies on another one too. */
const withoutRedundant = (paths: readonly Path[]): readonly Path[] =>
  [...paths]
    .sort((a, b) => a.moves.length - b.moves.length)
    .reduce<readonly Path[]>((kept, path) => {
      const others = new Set(kept.filter(other => other !== path).flatMap(takenBy))
      return takenBy(path).every(id => others.has(id)) ? kept.filter(other => other !== path) : kept
    }, paths)

/**
 * Paths that together take every chart transition that can be taken, each one possible in time. Greedy: a path goes on
 * to the nearest transition that is still missing until it is `maxLength` steps long; only where nothing else reaches
 * a transition may a path be longer.
 */
export const coverTransitions = (exploration: Exploration, maxLength = DEFAULT_LENGTH): Cover => {
  const wanted = new Set(reachedTransitions(exploration))
  for (const id of exploration.start.taken) wanted.delete(id)
  const isWanted = (move: Move) => move.facts.taken.some(id => wanted.has(id))
  const paths: Path[] = []
  let current: Path | undefined
  while (wanted.size > 0) {
    const longer: Path | undefined = current && extended(exploration, current.moves, isWanted, maxLength)
    if (current !== undefined && longer === undefined) paths.push(current)
    current = longer ?? extended(exploration, [], isWanted, Number.POSITIVE_INFINITY)
    if (current === undefined) break
    for (const id of takenBy(current)) wanted.delete(id)
  }
  if (current !== undefined) paths.push(current)
  return { paths: withoutRedundant(paths), missed: [...wanted] }
}
