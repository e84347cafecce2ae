import css from './cell.module.css'
import type { Scale } from './scale.ts'
import type { GridCell } from './view.ts'

/** A box of the grid: two elements, filled again and again. */
export interface CellBox {
  readonly element: HTMLElement
  readonly title: Text
  line: number
  start: number
  left: number
  width: number
  shift: number
  room: string | undefined
  rendered: GridCell | undefined
  /** Which cell of its line it shows while that is only sketched. */
  placeholder: number | undefined
}

/** Of its cell: which element is which box. */
export const boxOf = new WeakMap<Element, CellBox>()

/** Between two cells, in px on each side. */
const GAP_PX = 2
/** A programme of a minute still has an edge. */
const LEAST_PX = 3

export const makeCell = (): CellBox => {
  const element = document.createElement('div')
  const words = document.createElement('b')
  const title = document.createTextNode('')
  element.className = css.cell ?? ''
  element.setAttribute('role', 'gridcell')
  element.tabIndex = -1
  words.append(title)
  element.append(words)
  const box: CellBox = {
    element,
    title,
    line: -1,
    start: 0,
    left: 0,
    width: 0,
    shift: 0,
    room: undefined,
    rendered: undefined,
    placeholder: undefined,
  }
  boxOf.set(element, box)
  return box
}

export const placeCell = (box: CellBox, left: number, width: number): void => {
  if (box.left === left && box.width === width) return
  box.left = left
  box.width = width
  const { style } = box.element
  style.insetInlineStart = `${left + GAP_PX}px`
  style.width = `${Math.max(LEAST_PX, width - 2 * GAP_PX)}px`
}

const set = (element: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Below this a cell has room for its title only, and below that for nothing; with letters of 16 px. */
const NARROW_PX = 108
const TINY_PX = 34

const roomOf = (width: number, letters: number): string | undefined => {
  if (width < TINY_PX * letters) return 'none'
  return width < NARROW_PX * letters ? 'little' : undefined
}

/** The words of a cell that began before the screen's edge are shifted into sight, as far as there is room for them. */
export const shiftWords = (box: CellBox, edge: number, { letters }: Scale): void => {
  const hidden = Math.max(0, edge - box.left)
  const room = roomOf(box.width - hidden, letters)
  if (room !== box.room) {
    box.room = room
    set(box.element, 'data-room', room)
  }
  const shift = Math.min(hidden, Math.max(0, box.width - TINY_PX * letters))
  if (shift === box.shift) return
  box.shift = shift
  box.element.style.paddingInlineStart = shift === 0 ? '' : `calc(${shift}px + 0.75rem)`
}

export const renderCell = (box: CellBox, cell: GridCell): void => {
  const { element, rendered: before } = box
  box.rendered = cell
  if (before?.title !== cell.title) box.title.data = cell.title
  if (before?.time !== cell.time) element.dataset.time = cell.time
  if (before?.kind !== cell.kind) element.dataset.kind = cell.kind
  if (before?.label !== cell.label) element.setAttribute('aria-label', cell.label)
  if (before?.sign !== cell.sign) set(element, 'data-sign', cell.sign)
  if ((before?.progress ?? 0) !== cell.progress) element.style.setProperty('--progress', `${cell.progress * 100}%`)
}
