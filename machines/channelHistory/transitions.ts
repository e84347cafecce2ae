import { mergePlays, withoutChannels } from '../../models/channelHistory.ts'
import type { ChannelHistoryContext, ChannelIds, Plays } from './types.ts'

const NONE: Plays = []

/** What the viewer sees, newest first: without what is being forgotten. */
export const shownPlays = ({
  saved = NONE,
  unsent,
  wishes,
}: Pick<ChannelHistoryContext, 'saved' | 'unsent' | 'wishes'>): Plays =>
  withoutChannels(mergePlays([...saved, ...unsent]), wishes.flat())

export const firstWish = ({ wishes: [first = []] }: Pick<ChannelHistoryContext, 'wishes'>): ChannelIds => first

/** The first wish is fulfilled. */
export const withFirstForgotten = (
  context: Pick<ChannelHistoryContext, 'saved' | 'wishes'>,
  unsent: Plays,
): Pick<ChannelHistoryContext, 'saved' | 'unsent' | 'wishes'> => ({
  saved: context.saved && withoutChannels(context.saved, firstWish(context)),
  unsent,
  wishes: context.wishes.slice(1),
})
