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

const onSamePaper = (one: Look, other: Look): boolean => distance(one.ground, other.ground) < ALIKE

const NEIGHBOURS = 3

/** Worst is another poster on the same paper next to it, then the same kind of shot. */
const clash = (look: Look, before: ReadonlyArray<Look>): number =>
  before
    .slice(-NEIGHBOURS)
    .toReversed()
    .reduce(
      (sum, other, far) =>
        sum + (onSamePaper(look, other) ? 8 : 0) / (far + 1) + (far === 0 && look.shot === other.shot ? 3 : 0),
      0,
    )

/** The one that clashes least comes next; each that waits counts a little for those before it. */
const spread = <A extends Look>(looks: ReadonlyArray<A>): ReadonlyArray<A> => {
  const left = [...looks]
  const placed: A[] = []
  while (left.length > 0) {
    const costs = left.map((look, late) => clash(look, placed) + late / 8)
    placed.push(...left.splice(costs.indexOf(Math.min(...costs)), 1))
  }
  return placed
}

/** What could not but stand beside its like at the end goes back between two others. */
const settled = <A extends Look>(row: ReadonlyArray<A>, look: A): ReadonlyArray<A> => {
  const fits = (other: A | undefined): boolean => other === undefined || !onSamePaper(other, look)
  if (fits(row.at(-1))) return [...row, look]
  const place = row.findLastIndex((other, at) => fits(other) && fits(row[at - 1]))
  return place < 0 ? [...row, look] : row.toSpliced(place, 0, look)
}

/** In an order as near to the given one as can be, in which no two neighbours look alike. */
export const apart = <A extends Look>(looks: ReadonlyArray<A>): ReadonlyArray<A> =>
  spread(looks).reduce<ReadonlyArray<A>>(settled, [])
