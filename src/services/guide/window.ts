import type { EpgId } from '../../../models/channel.ts'
import { addMs, DAY } from '../../../models/codec/instant.ts'
import { type UtcDay, utcDayOf, utcDaysIn } from '../../../models/epg.ts'
import type { GuideColumns, GuideWindow } from '../../../models/guideWindow.ts'
import type { Language } from '../../../models/language.ts'
import type { DayChunk } from './chunk.ts'
import type { Days } from './days.ts'
import { columnsOf, hasBegun } from './rows.ts'

interface Stored {
  readonly days: Pick<Days, 'chunks'>
  readonly channels: ReadonlyMap<number, ReadonlyArray<EpgId>>
}

/** What a grid draws of these channels; of the day before only where nothing has begun when the window does. */
export const readWindow = async (
  { days, channels }: Stored,
  { epgIds, from, until }: GuideWindow,
  language: Language,
): Promise<ReadonlyArray<GuideColumns>> => {
  const stored = async (
    buckets: ReadonlyArray<number>,
    dates: ReadonlyArray<UtcDay>,
  ): Promise<ReadonlyArray<DayChunk>> => {
    const found = await days.chunks(buckets.flatMap(bucket => dates.map(date => ({ date, bucket }))))
    return found.map(({ chunk }) => chunk)
  }
  const shown = await stored([...channels.keys()], utcDaysIn(from, until))
  const cut = [...channels].filter(([, ids]) => !ids.every(epgId => hasBegun(shown, epgId, from)))
  const before = await stored(
    cut.map(([bucket]) => bucket),
    [utcDayOf(addMs(from, -DAY))],
  )
  return epgIds.map(epgId => columnsOf([...before, ...shown], epgId, { from, until, language }))
}
