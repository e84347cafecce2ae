import type { Channel, LogicalChannelId } from './channel.ts'
import { matchRank, searchKey } from './search.ts'

/** What the country looks for and watches most, first to last (CHAN-10). */
export interface TopChannels {
  readonly searched: ReadonlyArray<LogicalChannelId>
  readonly watched: ReadonlyArray<LogicalChannelId>
}

const rankOf = (query: string, { channelSeq, logicalChannelName }: Channel): number => {
  const number = String(channelSeq)
  if (number === query) return 0
  if (number.startsWith(query)) return 1
  const rank = matchRank(query, logicalChannelName)
  return rank === undefined ? 4 : Math.max(2, rank + 1)
}

/**
 * The channels that a person means by some typed text: the number, then numbers and names that begin so, then names in
 * which every word of the text begins a word; within these in the order of the list (CHAN-10).
 */
export const findChannels = (channels: ReadonlyArray<Channel>, text: string): ReadonlyArray<Channel> => {
  const query = searchKey(text)
  if (query === '') return []
  const found: [Channel[], Channel[], Channel[], Channel[]] = [[], [], [], []]
  for (const channel of channels) found[rankOf(query, channel)]?.push(channel)
  return found.flat()
}
