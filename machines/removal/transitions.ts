import type { Removal, Removals } from './types.ts'

const takes = <Id>(removal: Removal<Id>, id: Id): boolean => removal === 'all' || removal.includes(id)

/** Whether the viewer does not see it meanwhile. */
export const isHidden = <Id>({ held, removals }: Removals<Id>, id: Id): boolean =>
  (held !== undefined && takes(held, id)) || removals.some(removal => takes(removal, id))

/** What a removal leaves of a list. */
export const withoutRemoved = <Id, Item>(
  items: ReadonlyArray<Item>,
  removal: Removal<Id>,
  idOf: (item: Item) => Id,
): ReadonlyArray<Item> => items.filter(item => !takes(removal, idOf(item)))

/** The operator has answered for the oldest one. */
export const withoutFirst = <Id>({ removals }: Removals<Id>): Pick<Removals<Id>, 'removals'> => ({
  removals: removals.slice(1),
})

export const withToggled = <Id>(selected: ReadonlyArray<Id>, id: Id): ReadonlyArray<Id> =>
  selected.includes(id) ? selected.filter(each => each !== id) : [...selected, id]
