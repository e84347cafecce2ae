import { mergePlays } from '../../models/channelHistory.ts'
import { isHidden, withoutFirst, withoutRemoved } from '../removal.ts'
import type { ChannelHistoryContext, Plays } from './types.ts'

type Listed = Pick<ChannelHistoryContext, 'saved' | 'unsent' | 'held' | 'removals'>

const NONE: Plays = []

const everything = ({ saved = NONE, unsent }: Listed): Plays => mergePlays([...saved, ...unsent])

/** What the viewer sees, newest first: without what is being removed, or can still be taken back. */
export const shownPlays = (listed: Listed): Plays =>
  everything(listed).filter(({ logicalChannelId }) => !isHidden(listed, logicalChannelId))

/** How many channels can be taken back. */
export const undoable = (listed: Listed): number =>
  shownPlays({ ...listed, held: undefined }).length - shownPlays(listed).length

/** The operator has taken the oldest removal: nothing of it is to be reported either. */
export const withRemoved = (listed: Listed): Pick<Listed, 'saved' | 'unsent' | 'removals'> => {
  const [removal = []] = listed.removals
  const left = (plays: Plays): Plays => withoutRemoved(plays, removal, ({ logicalChannelId }) => logicalChannelId)
  return { saved: listed.saved && left(listed.saved), unsent: left(listed.unsent), ...withoutFirst(listed) }
}
