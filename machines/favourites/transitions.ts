import type { LogicalChannelId } from '../../models/channel.ts'
import type { FavouritesContext, StarWish } from './types.ts'

const without = (ids: ReadonlyArray<LogicalChannelId>, id: LogicalChannelId): ReadonlyArray<LogicalChannelId> =>
  ids.filter(each => each !== id)

const applied = (saved: ReadonlyArray<LogicalChannelId>, wish: StarWish): ReadonlyArray<LogicalChannelId> =>
  wish.isFavourite ? [wish.channelId, ...without(saved, wish.channelId)] : without(saved, wish.channelId)

type Stars = Pick<FavouritesContext, 'saved' | 'wishes'>

/** What the person sees: the saved stars with every wish that is still under way (CHAN-08). */
export const shownFavourites = ({ saved, wishes }: Stars): ReadonlyArray<LogicalChannelId> =>
  wishes.reduce(applied, saved)

export const toggled = (stars: Stars, channelId: LogicalChannelId): StarWish => ({
  channelId,
  isFavourite: !shownFavourites(stars).includes(channelId),
})

export const withFirstSaved = ({ saved, wishes }: Stars): Stars => {
  const [first, ...rest] = wishes
  return first === undefined ? { saved, wishes } : { saved: applied(saved, first), wishes: rest }
}
