import { addMs, type Instant, instant } from '../../../../models/codec/instant.ts'
import { cellAt, startOf, stopOf } from '../../../../models/guideRow.ts'
import { localDay } from '../../../../models/localDay.ts'
import { within } from '../../../../models/stretch.ts'
import type { GridStep } from './keys.ts'
import type { GridSpot, GridView } from './view.ts'

type Lines = Pick<GridView, 'strip' | 'now' | 'lineCount' | 'rowAt'>

/** A cell's own moment: its start, or now while it is on, so that a walk down the lines stays on what is on. */
const momentOf = ({ now, rowAt, strip }: Lines, line: number, at: Instant): Instant => {
  const row = rowAt(line)
  const cell = cellAt(row, at)
  const [start, stop] = [startOf(row, cell), stopOf(row, cell)]
  return start <= now && now < stop ? now : within(start, strip)
}

const sideways = (lines: Lines, { line, at }: GridSpot, step: 'earlier' | 'later'): GridSpot => {
  const row = lines.rowAt(line)
  const cell = cellAt(row, at)
  const beside = step === 'later' ? stopOf(row, cell) : addMs(startOf(row, cell), -1)
  if (beside < lines.strip.from || beside >= lines.strip.until) return { line, at }
  return { line, at: momentOf(lines, line, beside) }
}

/** Where a step leads: by cells through time, at the same time through the channels. `page` is a screen of lines. */
export const stepFrom = (lines: Lines, spot: GridSpot, step: GridStep, page: number): GridSpot => {
  const to = (by: number): GridSpot => ({
    ...spot,
    line: Math.min(lines.lineCount - 1, Math.max(0, spot.line + by)),
  })
  switch (step) {
    case 'earlier':
    case 'later':
      return sideways(lines, spot, step)
    case 'up':
      return to(-1)
    case 'down':
      return to(1)
    case 'pageUp':
      return to(-page)
    case 'pageDown':
      return to(page)
    case 'dayStart':
      return { ...spot, at: within(localDay(spot.at, 0).start, lines.strip) }
    case 'dayEnd':
      return { ...spot, at: within(instant(localDay(spot.at, 0).stop - 1), lines.strip) }
  }
}
