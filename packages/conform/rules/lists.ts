import { type Fields, listAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Caller } from '../wire/requests.ts'
import type { GuideEntry } from './guide.ts'
import { MINUTE, PAGING } from './samples.ts'
import { now, result, rule, uniqueIn, unless, type Visit } from './visit.ts'

/** A list that an account keeps: how it is read, how something comes into it and out again. */
interface Kept {
  readonly list: string
  readonly read: Fields
  readonly items: string
  readonly id: string
  readonly create: readonly [name: string, fields: Fields]
  readonly remove: readonly [name: string, fields: Fields]
  readonly of: string
}

const idsIn = async (visit: Visit, { list, read, items, id }: Kept, caller: Caller, about: string) => {
  const answer = await result(visit, list, read, caller, about)
  const ids = textsOf(listAt(answer, items), id)
  rule(visit, list, caller, 'names each once', uniqueIn(`result.${items}`, id, ids))
  return answer === undefined ? undefined : ids
}

/** What was put in is there, what was taken out is not: the account is left as it was. */
const tryKept = async (visit: Visit, kept: Kept, caller: Caller): Promise<void> => {
  const { list, items, id, of } = kept
  const before = await idsIn(visit, kept, caller, 'answers as its schema says')
  if (before === undefined) return
  if (before.includes(of))
    return visit.findings.unasked(list, caller.as, 'has what was added', `${of} is in it already`)
  const added = await result(visit, kept.create[0], kept.create[1], caller, 'adds')
  if (added === undefined) return
  const during = await idsIn(visit, kept, caller, 'answers after something was added')
  const place = { field: `result.${items}[*].${id}`, source: SOURCES.lists }
  rule(visit, list, caller, 'has what was added', [
    unless(during === undefined || during.includes(of), { ...place, came: undefined, expected: 'what was just added' }),
  ])
  await result(visit, kept.remove[0], kept.remove[1], caller, 'takes out')
  const after = await idsIn(visit, kept, caller, 'answers after something was taken out')
  rule(visit, list, caller, 'has no more what was taken out', [
    unless(after?.includes(of) !== true, { ...place, came: of, expected: 'nothing of it: it was taken out' }),
  ])
}

const channelLists = (of: string, at: number): ReadonlyArray<Kept> => [
  {
    list: 'favouriteList',
    read: {},
    items: 'favoriteChannelList',
    id: 'logicalChannelId',
    create: ['favouriteCreate', { favoriteChannelList: [{ logicalChannelId: of, updateTime: at }] }],
    remove: ['favouriteDelete', { favoriteChannelDeleteList: [{ logicalChannelId: of }] }],
    of,
  },
  {
    list: 'channelHistoryList',
    read: {},
    items: 'playHistoryList',
    id: 'logicalChannelId',
    create: ['channelHistoryCreate', { playHistoryList: [{ logicalChannelId: of, updateTime: at, playDuration: 61 }] }],
    remove: ['channelHistoryDelete', { playHistoryDeleteList: [{ logicalChannelId: of }] }],
    of,
  },
]

const reminderList = (logicalChannelId: string, programId: string): Kept => ({
  list: 'reminderList',
  read: {},
  items: 'subscribeList',
  id: 'programId',
  create: ['reminderCreate', { subscribeList: [{ logicalChannelId, programId, epgStatus: 'notStart' }] }],
  remove: ['reminderDelete', { subscribeDeleteList: [{ logicalChannelId, programId }] }],
  of: programId,
})

/** Favourites, history and reminders of channels. The last of the line-up is the least likely to be somebody's. */
export const tryChannelLists = async (
  visit: Visit,
  caller: Caller,
  channels: ReadonlyArray<unknown>,
  guide: ReadonlyArray<GuideEntry>,
): Promise<void> => {
  const channel = textAt(channels.at(-1), 'logicalChannelId')
  if (channel !== undefined)
    for (const kept of channelLists(channel, Math.round(now(visit)))) await tryKept(visit, kept, caller)
  const later = guide.find(({ start }) => start > now(visit) + 10 * MINUTE)
  if (later === undefined) visit.findings.unasked('reminderCreate', 'user', 'adds', 'no programme begins later')
  else
    await tryKept(
      visit,
      reminderList(textAt(later.channel, 'logicalChannelId') ?? '', textAt(later.programme, 'programId') ?? ''),
      caller,
    )
}

const progressOf = (metaId: string): Fields => ({
  metaId,
  videoType: 'VOD',
  played: 0,
  playedTime: 60,
  playProgress: 10,
  totalDuration: 600,
})

/** Favourites and history of titles, each with a title that is not there yet. */
export const tryTitleLists = async (visit: Visit, caller: Caller, titles: ReadonlyArray<string>): Promise<void> => {
  const of = titles.at(-1)
  if (of === undefined) return
  const lists: ReadonlyArray<Kept> = [
    {
      list: 'vodFavourites',
      read: PAGING,
      items: 'list',
      id: 'metaId',
      create: ['vodFavouriteAdd', { metaId: of }],
      remove: ['vodFavouritesDelete', { metaIds: of }],
      of,
    },
    {
      list: 'vodHistory',
      read: { pageId: 1, pageSize: 100 },
      items: 'list',
      id: 'metaId',
      create: ['vodHistoryAdd', progressOf(of)],
      remove: ['vodHistoryDelete', { metaIds: of }],
      of,
    },
  ]
  for (const kept of lists) await tryKept(visit, kept, caller)
  const asked = titles.slice(0, 4)
  const favoured = await result(visit, 'vodFavoured', { metaIds: asked.join(',') }, caller)
  rule(
    visit,
    'vodFavoured',
    caller,
    'names titles that were asked for',
    listAt(favoured, 'metaIdList').map((came, index) => {
      const field = `result.metaIdList[${index}]`
      return unless(asked.includes(String(came)), {
        field,
        came,
        expected: 'one of those asked for',
        source: SOURCES.ids,
      })
    }),
  )
}
