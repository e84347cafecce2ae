/** JSON of somebody else, read without trusting it. */
export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

export const at = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>((place, step) => {
    if (Array.isArray(place)) return place[Number(step)]
    return isRecord(place) && Object.hasOwn(place, step) ? place[step] : undefined
  }, value)

export const listAt = (value: unknown, ...path: ReadonlyArray<string | number>): ReadonlyArray<unknown> => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

export const textAt = (value: unknown, ...path: ReadonlyArray<string | number>): string | undefined => {
  const found = at(value, ...path)
  return typeof found === 'string' && found !== '' ? found : undefined
}

export const numberAt = (value: unknown, ...path: ReadonlyArray<string | number>): number | undefined => {
  const found = at(value, ...path)
  return typeof found === 'number' ? found : undefined
}

/** A flag is 0 or 1; some write a boolean. */
export const isOn = (value: unknown): boolean => value === 1 || value === true

/** The texts of one field of every record in a list. */
export const textsOf = (list: ReadonlyArray<unknown>, field: string): ReadonlyArray<string> =>
  list.flatMap(item => textAt(item, field) ?? [])

/** Deeper than anything of the contract. */
const DEEPEST = 32

/** Every leaf with the way to it: `result.channelList[3].iconUrl`. */
export function* leavesOf(value: unknown, path = '', depth = 0): Generator<readonly [path: string, value: unknown]> {
  if (depth > DEEPEST) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leavesOf(item, `${path}[${index}]`, depth + 1)
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value))
      yield* leavesOf(item, path === '' ? name : `${path}.${name}`, depth + 1)
  } else yield [path, value]
}
