import { searchKey } from './search.ts'

/** How many letters are to be put in, taken out, changed or swapped with their neighbour to get from one word to the other. */
const stepsBetween = (one: string, other: string): number => {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const steps = [
        (old[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (old[at - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(older[at - 2] ?? 0) + 1] : []),
      ]
      now.push(Math.min(...steps))
    }
    older = old
    old = now
  }
  return old[other.length] ?? 0
}

/** One slip in a short word, more in a longer one; what has hardly a letter in common is no slip. */
const LETTERS_PER_SLIP = 4

/** The names that a search may have meant which found nothing, the nearest first, each once. */
export const nearNames = (keyword: string, names: ReadonlyArray<string>, most: number): ReadonlyArray<string> => {
  const typed = searchKey(keyword)
  const slips = Math.floor(typed.length / LETTERS_PER_SLIP)
  return [...new Set(names)]
    .flatMap(name => {
      const key = searchKey(name)
      // what is longer or shorter by more is further away by more: its letters need not be looked at
      const alike = [key, ...key.split(' ')].filter(part => Math.abs(part.length - typed.length) <= slips)
      const steps = Math.min(...alike.map(part => stepsBetween(typed, part)))
      return steps > 0 && steps <= slips ? [{ name, steps }] : []
    })
    .toSorted((one, other) => one.steps - other.steps)
    .slice(0, most)
    .map(({ name }) => name)
}
