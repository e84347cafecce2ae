import { complaint } from '../files/complaint.ts'

const MOST_SHOWN = 12

/** How many letters must be added, dropped or changed to make one word of the other (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

const likeness = (word: string, name: string): number => {
  const [a, b] = [word.toLowerCase(), name.toLowerCase()]
  if (b.startsWith(a) || b.endsWith(a)) return 0.5
  return distance(a, b)
}

/** A slip changes a letter or two; of a very short word nothing is left then. */
const furthest = (word: string): number => (word.length < 3 ? 0.5 : Math.max(2, word.length / 2))

/** The name that was probably meant; undefined where none is like it. */
export const nearest = (word: string, names: Iterable<string>): string | undefined => {
  const [best] = [...names].map(name => ({ name, away: likeness(word, name) })).sort((a, b) => a.away - b.away)
  return best !== undefined && best.away <= furthest(word) ? best.name : undefined
}

const listed = (names: readonly string[]): string =>
  names.length > MOST_SHOWN ? `${names.slice(0, MOST_SHOWN).join(', ')}, ... (${names.length})` : names.join(', ')

/** `There is no chart "livePlyer"; did you mean livePlayer?` */
export const unknownName = (kind: string, word: string, names: Iterable<string>): Error => {
  const all = [...names]
  const meant = nearest(word, all)
  const rest = meant === undefined ? `there are ${listed(all)}.` : `did you mean ${meant}?`
  return complaint(`There is no ${kind} "${word}"; ${rest}`)
}
