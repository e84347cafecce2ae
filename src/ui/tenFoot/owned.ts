import type { Direction } from './geometry.ts'

/** What has the focus, as far as an arrow may be its own. */
export interface Holder {
  readonly tag: string
  readonly type: string
  readonly role: string | null
  readonly isEditable: boolean
  readonly text: string
  /** Where the caret is; `undefined` where the field does not say. */
  readonly caret: { readonly from: number; readonly to: number } | undefined
  /** A text that scrolls by its own keys, and has more that way. */
  readonly scrolls: ReadonlyArray<Direction>
  /** A value that goes no further that way. */
  readonly ends: ReadonlyArray<Direction>
}

const SIDEWAYS: ReadonlySet<Direction> = new Set(['left', 'right'])
/** A choice or a value that the arrows across change. */
const VALUES: ReadonlySet<string> = new Set(['radio', 'range', 'date', 'time', 'month', 'week', 'datetime-local'])
const PRESSED: ReadonlySet<string> = new Set(['checkbox', 'button', 'submit', 'reset', 'file', 'image', 'color'])

/** Hebrew, Arabic and what is written like them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/** The caret has a way to go in the text. */
const hasTextAhead = ({ text, caret }: Holder, direction: Direction): boolean => {
  if (text === '') return false
  if (caret === undefined || caret.from !== caret.to) return true
  const back = RIGHT_TO_LEFT.test(text) ? 'right' : 'left'
  return direction === back || direction === 'up' ? caret.from > 0 : caret.to < text.length
}

/** Whether what has the focus needs an arrow itself: within a text, to change a value, in a menu. */
export const ownsArrow = (holder: Holder, direction: Direction): boolean => {
  const { tag, type, role, isEditable, scrolls, ends } = holder
  if (isEditable || role?.startsWith('menuitem') || scrolls.includes(direction)) return true
  if (role === 'slider' || tag === 'SELECT') return SIDEWAYS.has(direction)
  if (tag === 'TEXTAREA') return hasTextAhead(holder, direction)
  if (tag !== 'INPUT' || PRESSED.has(type)) return false
  if (VALUES.has(type)) return SIDEWAYS.has(direction) && !ends.includes(direction)
  return SIDEWAYS.has(direction) && hasTextAhead(holder, direction)
}
