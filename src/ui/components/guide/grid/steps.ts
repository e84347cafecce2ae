import { addMs, HOUR, type Instant, instant } from '../../../../../models/codec/instant.ts'
import { cellAt, GAP, startOf, stopOf } from '../../../../../models/guideRow.ts'
import { localDay } from '../../../../../models/localDay.ts'
import { within } from '../../../../../models/stretch.ts'
import type { GridStep } from './keys.ts'
import type { GridSpot, GridView } from './view.ts'

type Lines = Pick<GridView, 'strip' | 'now' | 'lineCount' | 'rowAt'>

/** Where nothing is on, or nothing is known yet, one goes by so much time: it may be a week wide. */
const EMPTY_STEP = 2 * HOUR

interface Spot {
  readonly start: Instant
  readonly stop: Instant
  readonly isEmpty: boolean
}

const spotAt = ({ rowAt }: Lines, line: number, at: Instant): Spot => {
  const row = rowAt(line)
  const cell = cellAt(row, at)
  return { start: startOf(row, cell), stop: stopOf(row, cell), isEmpty: (row.programmes[cell] ?? GAP) < 0 }
}

/** A cell's own moment: its start, or now while it is on, so that a walk down the lines stays on what is on. */
const momentOf = (lines: Lines, line: number, at: Instant): Instant => {
  const { start, stop, isEmpty } = spotAt(lines, line, at)
  if (isEmpty) return at
  return start <= lines.now && lines.now < stop ? lines.now : within(start, lines.strip)
}

const sideways = (lines: Lines, { line, at }: GridSpot, step: 'earlier' | 'later'): GridSpot => {
  const { start, stop, isEmpty } = spotAt(lines, line, at)
  const beside = step === 'later' ? stop : addMs(start, -1)
  if (isEmpty && Math.abs(beside - at) > EMPTY_STEP)
    return { line, at: addMs(at, step === 'later' ? EMPTY_STEP : -EMPTY_STEP) }
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
