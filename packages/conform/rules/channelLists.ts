import { textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { GuideEntry } from './guide.ts'
import { CANDIDATES, type Kept, type Readers, tryKept } from './kept.ts'
import { MINUTE } from './samples.ts'
import { now, type Visit } from './visit.ts'

const PLAYED_SECONDS = 61

const channelLists = (ids: ReadonlyArray<string>, from: number): ReadonlyArray<Kept> => {
  const times = ids.map((logicalChannelId, index) => ({ logicalChannelId, updateTime: from + index }))
  return [
    {
      list: 'favouriteList',
      read: {},
      items: 'favoriteChannelList',
      id: 'logicalChannelId',
      create: 'favouriteCreate',
      remove: 'favouriteDelete',
      isNewestFirst: false,
      toldSource: SOURCES.lists,
      samples: times.map(({ logicalChannelId, updateTime }) => ({
        id: logicalChannelId,
        create: { favoriteChannelList: [{ logicalChannelId, updateTime }] },
        remove: { favoriteChannelDeleteList: [{ logicalChannelId }] },
        told: { updateTime },
      })),
    },
    {
      list: 'channelHistoryList',
      read: {},
      items: 'playHistoryList',
      id: 'logicalChannelId',
      create: 'channelHistoryCreate',
      remove: 'channelHistoryDelete',
      isNewestFirst: true,
      toldSource: SOURCES.lists,
      samples: times.map(({ logicalChannelId, updateTime }) => ({
        id: logicalChannelId,
        create: { playHistoryList: [{ logicalChannelId, updateTime, playDuration: PLAYED_SECONDS }] },
        remove: { playHistoryDeleteList: [{ logicalChannelId }] },
        told: { updateTime, playDuration: PLAYED_SECONDS },
      })),
    },
  ]
}

const reminderList = (later: ReadonlyArray<GuideEntry>): Kept => ({
  list: 'reminderList',
  read: {},
  items: 'subscribeList',
  id: 'programId',
  create: 'reminderCreate',
  remove: 'reminderDelete',
  isNewestFirst: false,
  toldSource: SOURCES.reminders,
  samples: later.map(({ channel, programme, start, stop }) => {
    const logicalChannelId = textAt(channel, 'logicalChannelId') ?? ''
    const programId = textAt(programme, 'programId') ?? ''
    return {
      id: programId,
      create: { subscribeList: [{ logicalChannelId, programId, epgStatus: 'notStart' }] },
      remove: { subscribeDeleteList: [{ logicalChannelId, programId }] },
      told: { logicalChannelId, start, stop },
    }
  }),
})

/** Favourites, history and reminders of channels. */
export const tryChannelLists = async (
  visit: Visit,
  readers: Readers,
  channels: ReadonlyArray<unknown>,
  guide: ReadonlyArray<GuideEntry>,
): Promise<void> => {
  const ids = textsOf(channels, 'logicalChannelId').slice(-CANDIDATES).toReversed()
  if (ids.length > 0) for (const kept of channelLists(ids, Math.round(now(visit)))) await tryKept(visit, kept, readers)
  const later = guide.filter(({ start }) => start > now(visit) + 10 * MINUTE).slice(0, CANDIDATES)
  if (later.length === 0) visit.findings.unasked('reminderCreate', 'user', 'adds', 'no programme begins later')
  else await tryKept(visit, reminderList(later), readers)
}
