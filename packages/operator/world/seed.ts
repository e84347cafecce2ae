import { seededRandom } from '../art/random.ts'

/** FNV-1a: the same words give the same number everywhere. */
export const hashOf = (...words: ReadonlyArray<string | number>): number => {
  let hash = 0x811c9dc5
  for (const char of words.join('\u0000')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export const pick = <A>(from: ReadonlyArray<A>, seed: number): A => {
  const found = from[seed % from.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** In an order that the seed decides. */
export const shuffled = <A>(items: ReadonlyArray<A>, seed: number): ReadonlyArray<A> => {
  const random = seededRandom(seed)
  return items
    .map(item => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
