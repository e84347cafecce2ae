const MOST_NODES = 2000
const known = new WeakMap<object, number>()

type Fields = Readonly<Record<string, unknown>>

let left = 0

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  const before = known.get(value)
  if (before !== undefined) return before
  const size = fieldsOf(value as Fields)
  known.set(value, size)
  return size
}

const fieldsOf = (value: Fields): number => {
  let size = 2
  for (const name in value) {
    left -= 1
    if (left < 0) return size
    size += name.length + 4 + sizeOf(value[name])
  }
  return size
}

/**
 * About how many characters of JSON an object is. Data of the charts never changes, so what lies in it is walked once; a
 * walk ends after 2,000 fields, since longer lists are cut when they are saved.
 */
export const roughSize = (value: object): number => {
  left = MOST_NODES
  return fieldsOf(value as Fields)
}
