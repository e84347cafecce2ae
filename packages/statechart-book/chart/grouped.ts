/** Items by key, keys and items in the order in which they came. */
export const grouped = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> =>
  items.reduce((groups, item) => {
    const key = keyOf(item)
    return groups.set(key, [...(groups.get(key) ?? []), item])
  }, new Map<Key, readonly Item[]>())
