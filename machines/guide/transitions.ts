import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import { addMs, type Instant } from '../../models/codec/instant.ts'
import type { Column } from '../../models/column.ts'
import { isAnyBroadcastIn, type UtcDay } from '../../models/epg.ts'
import { areaAround, type GuideArea, isCovered, windowOf } from '../../models/guideArea.ts'
import type { GuideHit } from '../../models/guideWindow.ts'
import { channelsOf } from '../../models/lineup.ts'
import { localDay } from '../../models/localDay.ts'
import type { PageParams } from '../../models/page.ts'
import { currentProgramme, type Programme } from '../../models/programme.ts'
import { eveningOf, middleOf, stripAround, within } from '../../models/stretch.ts'
import { isAskedAgain } from '../kit/askedAgain.ts'
import type { ColumnsFact } from '../lineup/index.ts'
import type { DetailsAnswer, GuideContext, GuideInput, GuideSpot, Landmark, ReadWish, TitleWish } from './types.ts'

const NOWHERE: GuideArea = { first: 0, end: 0, ...stripAround(0 as Instant) }

export const beginning = ({ channels, columns, columnId, channelId, now }: GuideInput): GuideContext => ({
  channels,
  columns,
  columnId,
  now,
  strip: stripAround(now),
  seen: undefined,
  asking: NOWHERE,
  reading: undefined,
  failure: undefined,
  ...linesOf({ channels, columns, columnId, focus: channelId && { channelId, at: now }, now }),
  programme: undefined,
  searchText: '',
  hits: [],
})

/** The channel's line if it is there, else the first. */
const spotOn = (
  rows: ReadonlyArray<Channel>,
  channelId: LogicalChannelId | undefined,
  at: Instant,
): GuideSpot | undefined => {
  const channel = rows.find(({ logicalChannelId }) => logicalChannelId === channelId) ?? rows[0]
  return channel && { channelId: channel.logicalChannelId, at }
}

/** The group that an address names. */
export const addressed = ({ event }: { readonly event: { readonly params: PageParams } }) => ({
  columnId: event.params.columnId,
})
export const grouped = ({ event }: { readonly event: ColumnsFact }) => ({ columns: event.columns })

type Lines = Pick<GuideContext, 'column' | 'rows' | 'focus'>
type Listed = Pick<GuideContext, 'channels' | 'columns' | 'columnId' | 'focus' | 'now'>

/** The lines of the group, if it is there and has any, and the focus on one of them. */
const linesOf = ({ channels, columns, columnId, focus, now }: Listed): Lines => {
  const column = columns.find(each => each.columnId === columnId && channelsOf(each, channels).length > 0)
  const rows = column === undefined ? channels : channelsOf(column, channels)
  return { column, rows, focus: spotOn(rows, focus?.channelId, focus?.at ?? now) }
}

export const withGroup = (context: GuideContext, columnId: string | undefined): Partial<GuideContext> => ({
  columnId,
  reading: undefined,
  ...linesOf({ ...context, columnId }),
})

/** Other groups, of which the chosen one has the same lines as before. */
export const withColumns = (context: GuideContext, columns: ReadonlyArray<Column>): Partial<GuideContext> => ({
  columns,
  ...linesOf({ ...context, columns }),
})

/** The chosen group has other lines in these groups. */
export const isRegrouped = (context: GuideContext, columns: ReadonlyArray<Column>): boolean => {
  const { rows } = linesOf({ ...context, columns })
  return rows.length !== context.rows.length || rows.some((row, at) => row !== context.rows[at])
}

export const withChannels = (context: GuideContext, channels: ReadonlyArray<Channel>): Partial<GuideContext> => ({
  channels,
  ...linesOf({ ...context, channels }),
})

/** The strip moves on at midnight; the focus stays in it. */
export const atTime = ({ focus, strip }: GuideContext, now: Instant): Partial<GuideContext> => {
  const days = stripAround(now)
  return days.from === strip.from
    ? { now }
    : { now, strip: days, focus: focus && { ...focus, at: within(focus.at, days) } }
}

export const toRead = ({ seen = NOWHERE, rows, strip }: GuideContext): GuideArea => areaAround(seen, rows.length, strip)

export const wishOf = ({ asking, rows }: GuideContext, event: { readonly type: string }): ReadWish => ({
  ...windowOf(asking, rows),
  isAwaited: !isAskedAgain(event),
})

/** Something on screen was not read. */
export const lacksCells = ({ seen, rows, strip, reading }: GuideContext): boolean =>
  seen !== undefined && rows.length > 0 && !(reading && isCovered(seen, reading.area, rows.length, strip))

/** Something of what was broadcast on these days lies there. */
export const isIn = ({ from, until }: GuideArea, days: ReadonlyArray<UtcDay>): boolean =>
  isAnyBroadcastIn(days, from, until)

const isSeen = (seen: GuideArea | undefined, at: Instant): boolean =>
  seen !== undefined && seen.from <= at && at < seen.until

/** Nothing of the present is on screen. */
export const isElsewhere = ({ seen, now }: GuideContext): boolean => seen !== undefined && !isSeen(seen, now)

/** The evening is that of the day on screen: of the focus in it, as a wide screen reaches into the night after. */
export const landmarkAt = ({ now, seen, focus }: GuideContext, landmark: Landmark): Instant => {
  if (landmark === 'now' || seen === undefined) return landmark === 'now' ? now : eveningOf(localDay(now, 0))
  return eveningOf(localDay(focus !== undefined && isSeen(seen, focus.at) ? focus.at : middleOf(seen), 0))
}

/** The time in the middle of the screen on another day, as far as that day has it. */
export const sameTimeOn = ({ now, seen }: GuideContext, offset: number): Instant => {
  const day = localDay(now, offset)
  const shown = seen === undefined ? now : middleOf(seen)
  return within(addMs(day.start, shown - localDay(shown, 0).start), { from: day.start, until: day.stop })
}

export const spotOfHit = ({ rows, channels }: GuideContext, { epgId, start }: GuideHit): GuideSpot | undefined => {
  const channel = [...rows, ...channels].find(each => each.epgId === epgId)
  return channel && { channelId: channel.logicalChannelId, at: start }
}

/** What to ask for to know the focused cell whole. */
export const detailsWish = ({ channels, focus }: GuideContext) => {
  const epgId = channels.find(({ logicalChannelId }) => logicalChannelId === focus?.channelId)?.epgId
  const from = focus?.at ?? (0 as Instant)
  return { epgIds: epgId === undefined ? [] : [epgId], from, until: addMs(from, 1) }
}

export const programmeIn = (answer: DetailsAnswer, at: Instant | undefined): Programme | undefined =>
  answer._tag === 'Right' && at !== undefined ? currentProgramme(Object.values(answer.right).flat(), at) : undefined

export const titleWish = ({ channels, searchText }: GuideContext): TitleWish => ({
  text: searchText.trim(),
  epgIds: [...new Set(channels.flatMap(({ epgId }) => epgId ?? []))],
})
