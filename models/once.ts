/** Each once, where it stands first: an operator may repeat an item, on one page or from one page to the next. */
export const once = <Item>(items: ReadonlyArray<Item>, idOf: (item: Item) => string): ReadonlyArray<Item> => {
  const known = new Set<string>()
  return items.filter(item => known.size < known.add(idOf(item)).size)
}
