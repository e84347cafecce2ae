import type { LogicalChannelId } from '../../models/channel.ts'
import type { FavouritesContext, FavouriteWish, SaveWish, StarWish } from './types.ts'

type Ids = ReadonlyArray<LogicalChannelId>

const without = (ids: Ids, id: LogicalChannelId): Ids => ids.filter(each => each !== id)

/** A star given since an order was wished is the newest: it stands first. */
const ordered = (saved: Ids, order: Ids): Ids => [
  ...saved.filter(id => !order.includes(id)),
  ...order.filter(id => saved.includes(id)),
]

const applied = (saved: Ids, wish: FavouriteWish): Ids => {
  if ('order' in wish) return ordered(saved, wish.order)
  return wish.isFavourite ? [wish.channelId, ...without(saved, wish.channelId)] : without(saved, wish.channelId)
}

type Stars = Pick<FavouritesContext, 'saved' | 'wishes'>

/** What the person sees: the saved stars with every wish that is still under way (CHAN-08). */
export const shownFavourites = ({ saved, wishes }: Stars): Ids => wishes.reduce(applied, saved)

export const toggled = (stars: Stars, channelId: LogicalChannelId): StarWish => ({
  channelId,
  isFavourite: !shownFavourites(stars).includes(channelId),
})

/** The favourites with one of them before another, or at the end. */
export const moved = (ids: Ids, channelId: LogicalChannelId, before: LogicalChannelId | undefined): Ids => {
  if (!ids.includes(channelId) || channelId === before) return ids
  const others = without(ids, channelId)
  const at = before === undefined ? others.length : others.indexOf(before)
  return at === -1 ? ids : others.toSpliced(at, 0, channelId)
}

/** A newer order takes the place of one that waits; the first wish is on its way and stays. */
export const withWish = (wishes: Stars['wishes'], wish: FavouriteWish): Stars['wishes'] => {
  const last = wishes.at(-1)
  const isReplaced = wishes.length > 1 && last !== undefined && 'order' in last && 'order' in wish
  return [...(isReplaced ? wishes.slice(0, -1) : wishes), wish]
}

const NO_WISH: FavouriteWish = { order: [] }

/** The oldest wish, and what the favourites are when it is taken. */
export const saveWishOf = ({ saved, wishes: [wish = NO_WISH] }: Stars): SaveWish => ({
  wish,
  after: applied(saved, wish),
})
