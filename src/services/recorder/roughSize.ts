const MOST_NODES = 2000
const known = new WeakMap<object, number>()

let left = 0

const walk = (value: unknown): number => {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  const before = known.get(value)
  if (before !== undefined) return before
  let size = 2
  for (const key in value) {
    left -= 1
    if (left < 0) return size
    size += key.length + 4 + walk(Reflect.get(value, key))
  }
  known.set(value, size)
  return size
}

/**
 * About how many characters of JSON a value is. Data of the charts never changes, so every object is walked once; a
 * walk ends after 2,000 fields, since longer lists are cut when they are saved.
 */
export const roughSize = (value: unknown): number => {
  left = MOST_NODES
  return walk(value)
}
