import {
  type Exploration,
  isRefused,
  type Move,
  nextSituation,
  possibleAt,
  type Situation,
} from '../explore/explore.ts'
import { beginning, endOf, extended, type Path } from '../explore/path.ts'
import type { Stop } from './stop.ts'

export type WalkOptions = {
  readonly seed: number
  /** By event type, actor or timer name: how many times likelier than the others it is; 0 never. */
  readonly weights?: Readonly<Record<string, number>>
  readonly isEnough: Stop
}

/** No walk is longer, whatever its stop condition says. */
const MOST_STEPS = 5_000

/** Numbers from 0 to 1 that the seed decides (mulberry32). */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Takes one at random, the likelier the heavier. */
const drawn = <Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: () => number,
): Item | undefined => {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  let left = random() * total
  return items.find(item => {
    left -= weightOf(item)
    return left < 0
  })
}

/** What a step goes by in weights: its event's type, its actor's id, its timer's delay. */
export const stepKind = ({ event, actor, timer }: Pick<Move, 'event' | 'actor' | 'timer'>): string =>
  actor ?? timer?.replace(/^xstate\.after\./, '').split('.')[0] ?? event.type

/** Everything that changes a situation, each as a move; its places are those of the exploration where it knows them. */
export const movesFrom = (exploration: Exploration, place: Situation): readonly Move[] => {
  const { model, stepper } = exploration
  if (place.snapshot.status !== 'active') return []
  return possibleAt(model, place)
    .map(candidate => ({
      ...candidate,
      from: -1,
      to: -1,
      facts: nextSituation(model, stepper, place, candidate).facts,
    }))
    .filter(move => !isRefused(move))
}

const stepOn = (
  exploration: Exploration,
  path: Path,
  { weights }: WalkOptions,
  random: () => number,
): Path | undefined => {
  const weightOf = (move: Move) => weights?.[stepKind(move)] ?? 1
  let open = movesFrom(exploration, endOf(path).place).filter(move => weightOf(move) > 0)
  while (open.length > 0) {
    const move = drawn(open, weightOf, random)
    const further = move && extended(exploration, path, [move])
    if (further !== undefined) return further
    open = open.filter(other => other !== move)
  }
  return undefined
}

/** A walk by chance that time allows; the same seed gives the same walk. It ends early where nothing can happen any more. */
export const walk = (exploration: Exploration, options: WalkOptions): Path => {
  const random = chance(options.seed)
  let path = beginning(exploration)
  while (path.moves.length < MOST_STEPS && !options.isEnough([path])) {
    const further = stepOn(exploration, path, options, random)
    if (further === undefined) break
    path = further
  }
  return path
}
