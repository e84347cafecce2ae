import { MINUTE } from '../../../../../models/codec/instant.ts'
import type { GuideArea } from '../../../../../models/guideArea.ts'
import { type Scale, timeAt } from './scale.ts'
import type { GridView } from './view.ts'

/** How far the grid is scrolled from where its lines begin, in px. */
export interface Position {
  readonly left: number
  readonly top: number
}

/** Of the screen, what is not taken by the heads of lines and hours, in px. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** The lines and the time that are on screen. */
export const areaSeen = (
  { left, top }: Position,
  { width, height }: Room,
  view: GridView,
  scale: Scale,
): GuideArea => ({
  first: Math.floor(top / scale.line),
  end: Math.min(view.lineCount, Math.ceil((top + height) / scale.line)),
  from: timeAt(left, view.strip, scale),
  until: timeAt(left + Math.max(0, width), view.strip, scale),
})

/** Of the hours, what half of the sign of now takes: both grow with the page's letters. */
const HALF_SIGN = 7 * MINUTE

/** Now is in sight, and its sign is whole. */
export const isNowSeen = (
  { left }: Position,
  { width }: Room,
  { now, strip }: Pick<GridView, 'now' | 'strip'>,
  scale: Scale,
): boolean => timeAt(left, strip, scale) + HALF_SIGN <= now && now <= timeAt(left + width, strip, scale) - HALF_SIGN
