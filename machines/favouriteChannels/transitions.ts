import type { LogicalChannelId } from '../../models/channel.ts'
import type { ListWish } from '../kit/removableList.ts'
import { isHidden, withoutFirst, withoutRemoved } from '../removal/index.ts'
import type { FavouriteChannelsContext } from './types.ts'

type Ids = ReadonlyArray<LogicalChannelId>
type Listed = Pick<FavouriteChannelsContext, 'saved' | 'held' | 'removals'>

const NONE: Ids = []

/** What the viewer sees: without what is being removed, or can still be taken back. */
export const shownChannels = ({ saved = NONE, ...removed }: Listed): Ids => saved.filter(id => !isHidden(removed, id))

/** How many channels can be taken back. */
export const undoable = (listed: Listed): number =>
  shownChannels({ ...listed, held: undefined }).length - shownChannels(listed).length

export const wishOf = ({ saved }: Pick<Listed, 'saved'>, isAwaited: boolean): ListWish => ({
  isAwaited: isAwaited || saved === undefined,
})

/** The operator has taken the oldest removal. */
export const withRemoved = (listed: Listed): Pick<Listed, 'saved' | 'removals'> => {
  const [removal = []] = listed.removals
  return { saved: listed.saved && withoutRemoved(listed.saved, removal, id => id), ...withoutFirst(listed) }
}
