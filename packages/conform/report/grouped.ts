/** Lists by key, in the order in which their keys came. */
export const grouped = <K, V>(values: Iterable<V>, keyOf: (value: V) => K): ReadonlyMap<K, ReadonlyArray<V>> => {
  const groups = new Map<K, V[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [value])
    else group.push(value)
  }
  return groups
}
