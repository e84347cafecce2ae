import { type Exploration, wayTo } from '../explore/explore.ts'
import { beginning, endOf, extended, type Path } from '../explore/path.ts'
import type { Predicate } from './predicate.ts'

/** Ways that are tried before the search gives up on time. */
const MOST_TRIES = 2_000

const isThere = (path: Path, predicate: Predicate): boolean => {
  const { place, facts } = endOf(path)
  return predicate({ snapshot: place.snapshot, facts })
}

/** The path of fewest steps whose last one makes the predicate true; undefined where the model knows none. */
export const shortest = (exploration: Exploration, predicate: Predicate): Path | undefined => {
  const start = beginning(exploration)
  if (isThere(start, predicate)) return start
  const { places, moves } = exploration
  let tries = 0
  const depths = new Map<number, number>()
  const ways = [...places.keys()].flatMap(from => {
    const parent = places[from]?.reachedBy?.from
    const depth = parent === undefined ? 0 : (depths.get(parent) ?? 0) + 1
    depths.set(from, depth)
    return (moves[from] ?? []).map(move => ({ move, depth }))
  })
  for (const { move } of ways.sort((a, b) => a.depth - b.depth)) {
    const arrived = places[move.to]
    if (arrived === undefined || !predicate({ snapshot: arrived.snapshot, facts: move.facts })) continue
    tries += 1
    const path = extended(exploration, start, [...wayTo(exploration, move.from), move])
    if (path !== undefined && isThere(path, predicate)) return path
    if (tries >= MOST_TRIES) return undefined
  }
  return undefined
}
