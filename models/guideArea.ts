import type { Channel } from './channel.ts'
import { addMs, HOUR, type Instant, instant } from './codec/instant.ts'
import type { GuideWindow } from './guideWindow.ts'
import type { Stretch } from './stretch.ts'

/** Some lines of the grid, from `first` up to and without `end`, in a stretch of time. */
export interface GuideArea extends Stretch {
  readonly first: number
  readonly end: number
}

interface Margin {
  readonly rows: number
  readonly ms: number
}

/** So much is read around what is on screen, and it is read again while so much is still left. */
const READ_AROUND: Margin = { rows: 40, ms: 8 * HOUR }
const LEAST_LEFT: Margin = { rows: 8, ms: 2 * HOUR }

const grown = ({ first, end, from, until }: GuideArea, by: Margin, rowCount: number, strip: Stretch): GuideArea => ({
  first: Math.max(0, first - by.rows),
  end: Math.min(rowCount, end + by.rows),
  from: instant(Math.max(strip.from, from - by.ms)),
  until: instant(Math.min(strip.until, until + by.ms)),
})

const hourOf = (at: Instant): Instant => instant(Math.floor(at / HOUR) * HOUR)

/** What to read for what is on screen. */
export const areaAround = (seen: GuideArea, rowCount: number, strip: Stretch): GuideArea => {
  const area = grown(seen, READ_AROUND, rowCount, strip)
  return { ...area, from: hourOf(area.from), until: addMs(hourOf(addMs(area.until, -1)), HOUR) }
}

/** What is on screen, and a little around it, lies in what was read. */
export const isCovered = (seen: GuideArea, read: GuideArea, rowCount: number, strip: Stretch): boolean => {
  const least = grown(seen, LEAST_LEFT, rowCount, strip)
  return least.first >= read.first && least.end <= read.end && least.from >= read.from && least.until <= read.until
}

/** The channels of an area that have a guide, each once. */
export const windowOf = ({ first, end, from, until }: GuideArea, rows: ReadonlyArray<Channel>): GuideWindow => ({
  epgIds: [...new Set(rows.slice(first, end).flatMap(({ epgId }) => epgId ?? []))],
  from,
  until,
})
