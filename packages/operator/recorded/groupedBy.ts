/** Items by their key, in the order in which they came. */
export const groupedBy = <A>(
  items: ReadonlyArray<A>,
  keyOf: (item: A) => string,
): ReadonlyMap<string, ReadonlyArray<A>> => {
  const groups = new Map<string, A[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
