const isActorRef = (value: object): value is { id: string } =>
  'sessionId' in value && 'getSnapshot' in value && 'id' in value

const plainObject = (value: object): unknown => {
  const sorted: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(value).sort()) sorted[key] = plain(Reflect.get(value, key))
  return sorted
}

/** Any value as comparable data: keys sorted, actors by id, errors by message, functions by name, nothing lost silently. */
export const plain = (value: unknown): unknown => {
  if (typeof value === 'function') return `function ${value.name}`
  if (value === undefined) return 'undefined'
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Map) return { map: [...value].map(plain) }
  if (value instanceof Set) return { set: [...value].map(plain) }
  if (isActorRef(value)) return `actor ${value.id}`
  return plainObject(value)
}

export const fingerprint = (value: unknown): string => JSON.stringify(plain(value))

/** Whether two values look the same as plain data; the very same object is not looked into. */
export const looksSame = (one: unknown, other: unknown): boolean =>
  one === other || fingerprint(one) === fingerprint(other)

/** As `looksSame`, part by part: most of two contexts is the very same objects. */
export const looksSameInParts = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean => {
  if (one === other) return true
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => key in other && looksSame(one[key], other[key]))
}
