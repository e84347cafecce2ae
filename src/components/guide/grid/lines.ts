import { MINUTE } from '../../../../models/codec/instant.ts'
import { cellAt, type GuideRow } from '../../../../models/guideRow.ts'
import { type CellBox, dressCell, makeCell, placeCell } from './cell.ts'
import css from './line.module.css'
import type { Scale } from './scale.ts'
import type { GridLine, GridView } from './view.ts'

/** A line of the grid that is in the page: its channel, and the cells that are in sight, by their start. */
export interface LineBox {
  readonly element: HTMLElement
  readonly number: Text
  readonly name: Text
  readonly logo: HTMLElement
  /** Stand in where the logo is missing or broken. */
  readonly letters: Text
  readonly picture: HTMLImageElement
  readonly cells: Map<number, CellBox>
  head: GridLine | undefined
  row: GuideRow | undefined
  line: number
}

/** What of time is drawn, and the moment whose cell stays whatever is drawn. */
export interface Drawn {
  readonly from: number
  readonly until: number
  readonly kept: number | undefined
}

const child = (tag: string, name: string | undefined, parent: Element): HTMLElement => {
  const element = document.createElement(tag)
  element.className = name ?? ''
  parent.append(element)
  return element
}

const textIn = (parent: Element): Text => parent.appendChild(document.createTextNode(''))

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => word.charAt(0))
    .join('')
    .toUpperCase()

const makeLine = (): LineBox => {
  const element = document.createElement('div')
  element.className = css.line ?? ''
  element.setAttribute('role', 'row')
  const head = child('div', css.head, element)
  head.setAttribute('role', 'rowheader')
  const number = textIn(child('span', css.number, head))
  const logo = child('span', css.logo, head)
  const letters = textIn(child('i', undefined, logo))
  const picture = document.createElement('img')
  picture.alt = ''
  picture.decoding = 'async'
  picture.addEventListener('error', () => {
    picture.hidden = true
    logo.setAttribute('data-lettered', '')
  })
  logo.append(picture)
  const name = textIn(child('b', css.name, head))
  return { element, number, name, logo, letters, picture, cells: new Map(), head: undefined, row: undefined, line: -1 }
}

const dressHead = (box: LineBox, head: GridLine): void => {
  if (box.head === head) return
  box.head = head
  box.number.data = String(head.number)
  box.name.data = head.name
  box.letters.data = initials(head.name)
  box.logo.toggleAttribute('data-locked', head.locked)
  box.element.toggleAttribute('data-tuned', head.tuned)
  box.logo.toggleAttribute('data-lettered', head.logo === undefined)
  if (box.picture.getAttribute('src') !== head.logo) box.picture.hidden = true
}

/** A logo costs a frame: it comes when the scrolling rests. */
const showPicture = ({ picture, head }: LineBox): void => {
  if (head?.logo === undefined || !picture.hidden) return
  picture.src = head.logo
  picture.hidden = false
}

/** The cells to draw, in their order: those in sight, and the kept one before or after them. */
const cellsToDraw = (row: GuideRow, { from, until, kept }: Drawn): ReadonlyArray<number> => {
  const { starts } = row
  const first = cellAt(row, from)
  const cells: number[] = []
  for (let cell = first; cell < starts.length && (starts[cell] ?? until) < until; cell += 1) cells.push(cell)
  const held = kept === undefined ? first : cellAt(row, kept)
  if (cells.includes(held)) return cells
  return held < first ? [held, ...cells] : [...cells, held]
}

/** The lines in the page; lines and cells that are out of sight wait to be used again. */
export const makeLines = (body: HTMLElement) => {
  const shown = new Map<number, LineBox>()
  const freeLines: LineBox[] = []
  const freeCells: CellBox[] = []

  const freeCell = (box: LineBox, cell: CellBox): void => {
    box.cells.delete(cell.start)
    cell.element.remove()
    freeCells.push(cell)
  }

  const release = (box: LineBox): void => {
    for (const cell of box.cells.values()) freeCell(box, cell)
    shown.delete(box.line)
    box.row = undefined
    box.element.remove()
    freeLines.push(box)
  }

  const place = (box: LineBox, line: number, scale: Scale): void => {
    box.line = line
    box.element.style.top = `${line * scale.line}px`
    box.element.setAttribute('aria-rowindex', String(line + 1))
    const next = [...shown.values()].reduce<LineBox | undefined>(
      (best, each) => (each.line > line && (best === undefined || each.line < best.line) ? each : best),
      undefined,
    )
    body.insertBefore(box.element, next?.element ?? null)
    shown.set(line, box)
  }

  const drawCell = (box: LineBox, row: GuideRow, index: number, view: GridView, scale: Scale): CellBox => {
    const [start, stop] = [row.starts[index] ?? 0, row.stops[index] ?? 0]
    const known = box.cells.get(start)
    if (known !== undefined && box.row === row) return known
    const cell = known ?? freeCells.pop() ?? makeCell()
    cell.line = box.line
    cell.start = start
    const perMs = scale.perMinute / MINUTE
    placeCell(cell, scale.side + (start - view.strip.from) * perMs, (stop - start) * perMs)
    dressCell(cell, view.cellAt(box.line, index))
    cell.element.setAttribute('aria-colindex', String(index + 2))
    box.cells.set(start, cell)
    return cell
  }

  /** Draws a line; elements that stay are not moved, so that the focus stays in them. */
  const draw = (line: number, view: GridView, scale: Scale, drawn: Drawn): void => {
    const box = shown.get(line) ?? freeLines.pop() ?? makeLine()
    if (!shown.has(line)) place(box, line, scale)
    dressHead(box, view.lineAt(line))
    const row = view.rowAt(line)
    const cells = cellsToDraw(row, drawn)
    const wanted = new Set(cells.map(cell => row.starts[cell]))
    for (const cell of [...box.cells.values()]) if (!wanted.has(cell.start)) freeCell(box, cell)
    let before = box.element.firstElementChild
    for (const index of cells) {
      const { element } = drawCell(box, row, index, view, scale)
      if (element.previousElementSibling !== before) before?.after(element)
      before = element
    }
    box.row = row
  }

  return {
    shown,
    draw,
    /** Lines that are no longer wanted go. */
    keep: (wanted: ReadonlySet<number>): void => {
      for (const box of [...shown.values()]) if (!wanted.has(box.line)) release(box)
    },
    showPictures: (): void => {
      for (const box of shown.values()) showPicture(box)
    },
    clear: (): void => {
      for (const box of [...shown.values()]) release(box)
    },
  }
}
