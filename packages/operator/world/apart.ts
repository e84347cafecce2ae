import type { WrittenTitle } from './written.ts'

type Look = Pick<WrittenTitle, 'ground' | 'shot'>

const channels = (colour: string): ReadonlyArray<number> =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** How far two colours lie from each other: 0 for the same, 442 from black to white. */
export const distance = (one: string, other: string): number => {
  const [first, second] = [channels(one), channels(other)]
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)))
}

/** Nearer than this two posters look as if they were on the same paper. */
export const ALIKE = 90

const NEIGHBOURS = 3

/** Worst is another poster on the same paper next to it, then the same kind of shot. */
const clash = (look: Look, before: ReadonlyArray<Look>): number =>
  before
    .slice(-NEIGHBOURS)
    .toReversed()
    .reduce(
      (sum, other, far) =>
        sum +
        (distance(look.ground, other.ground) < ALIKE ? 8 : 0) / (far + 1) +
        (far === 0 && look.shot === other.shot ? 3 : 0),
      0,
    )

/** In an order as near to the given one as can be, in which no two neighbours look alike. */
export const apart = <A>(items: ReadonlyArray<A>, lookOf: (item: A) => Look): ReadonlyArray<A> => {
  const left = [...items]
  const placed: A[] = []
  while (left.length > 0) {
    const before = placed.slice(-NEIGHBOURS).map(lookOf)
    const costs = left.map((item, late) => clash(lookOf(item), before) + late / 8)
    placed.push(...left.splice(costs.indexOf(Math.min(...costs)), 1))
  }
  return placed
}
