import { MINUTE } from '../../../../../models/codec/instant.ts'
import { cellAt, type GuideRow } from '../../../../../models/guideRow.ts'
import { type CellBox, makeCell, placeCell, renderCell, shiftWords } from './cell.ts'
import { dressHead, type HeadBox, makeHead, showPicture } from './heads.ts'
import css from './line.module.css'
import type { Pace } from './pace.ts'
import type { Scale } from './scale.ts'
import type { GridLine, GridView } from './view.ts'

/**
 * Puts children into the order in which they are read; all others stay behind them. What is drawn stands where it does by
 * its place alone, so this may wait until the scrolling rests. The element with the focus is not moved: it would lose it.
 */
const putInOrder = (parent: Element, children: ReadonlyArray<Element>): void => {
  const pinned = children.find(child => child.contains(document.activeElement))
  let next: Element | null = null
  for (const child of children.toReversed()) {
    if (child !== pinned && child.nextElementSibling !== next) parent.insertBefore(child, next)
    next = child
  }
}

/** A line of the grid that is in the page: its channel, and the cells that are in sight, by their start. */
export interface LineBox {
  readonly element: HTMLElement
  /** The channel as it is read out. */
  readonly header: HTMLElement
  readonly head: HeadBox
  readonly cells: Map<number, CellBox>
  /** What its cells show; `undefined` while it shows none of them: the grid has outrun the device. */
  row: GuideRow | undefined
  /** From when on it is drawn. */
  from: number
  line: number
}

/** What of time is drawn, and the moment whose cell stays whatever is drawn. */
export interface Drawn {
  readonly from: number
  readonly until: number
  readonly kept: number | undefined
  /** The cells that stay are told anew as well. */
  readonly isAnew: boolean
  /** Cells that come are sketched while nobody reads them, and do not come while the device cannot keep up. */
  readonly pace: Pace
  /** Where the channels end and the cells come into sight, in px. */
  readonly edge: number
}

interface Placed {
  readonly box: LineBox
  readonly index: number
  readonly isPlaceholder: boolean
}

const makeLine = (body: Element, column: Element): LineBox => {
  const element = document.createElement('div')
  element.className = css.line ?? ''
  element.setAttribute('role', 'row')
  const header = document.createElement('span')
  header.className = css.header ?? ''
  header.setAttribute('role', 'rowheader')
  element.append(header)
  body.append(element)
  return {
    element,
    header,
    head: makeHead(column),
    cells: new Map(),
    row: undefined,
    from: 0,
    line: -1,
  }
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

/**
 * The lines in the page. Lines and cells that have gone out of sight become others where they stand: an element that is
 * taken out and put in again is styled and laid out from the beginning.
 */
export const makeLines = (body: HTMLElement, column: HTMLElement) => {
  const shown = new Map<number, LineBox>()
  const freeLines: LineBox[] = []
  const freeCells: CellBox[] = []

  const removeCell = ({ element }: CellBox): void => {
    element.remove()
  }

  /** Cells to become others. The one that has the focus is the last of all: it would become another one unheard. */
  const freeOf = (box: LineBox, wanted: ReadonlySet<number>): CellBox[] => {
    const free: CellBox[] = []
    for (const cell of box.cells.values()) {
      const isStop = cell.element.tabIndex === 0
      if (wanted.has(cell.start) && !(isStop && box.row === undefined)) continue
      box.cells.delete(cell.start)
      if (isStop) {
        removeCell(cell)
        freeCells.unshift(cell)
      } else free.push(cell)
    }
    return free
  }

  const place = (box: LineBox, line: number, scale: Scale): void => {
    const top = `${line * scale.line}px`
    box.line = line
    box.row = undefined
    box.element.style.top = top
    box.head.element.style.top = top
    box.element.setAttribute('aria-rowindex', String(line + 1))
    shown.set(line, box)
  }

  const dressLine = ({ head, header }: LineBox, line: GridLine): void => {
    if (head.shown === line) return
    dressHead(head, line)
    header.textContent = `${line.number} ${line.name}`
  }

  const drawCell = (cell: CellBox, { box, index, isPlaceholder }: Placed, view: GridView, scale: Scale): void => {
    const { row } = box
    const [start, stop] = [row?.starts[index] ?? 0, row?.stops[index] ?? 0]
    cell.line = box.line
    cell.start = start
    const perMs = scale.perMinute / MINUTE
    placeCell(cell, scale.side + (start - view.strip.from) * perMs, (stop - start) * perMs)
    renderCell(cell, isPlaceholder ? view.placeholderAt(box.line, index) : view.cellAt(box.line, index))
    cell.placeholder = isPlaceholder ? index : undefined
    cell.element.setAttribute('aria-colindex', String(index + 2))
    if (cell.element.parentElement !== box.element) box.element.append(cell.element)
    box.cells.set(start, cell)
  }

  const fill = (box: LineBox, row: GuideRow, view: GridView, scale: Scale, drawn: Drawn): void => {
    const cells = cellsToDraw(row, drawn)
    // its name is read out as soon as the focus comes, however fast that goes on
    const held = drawn.kept === undefined ? undefined : cellAt(row, drawn.kept)
    const free = freeOf(box, new Set(cells.map(cell => row.starts[cell] ?? 0)))
    box.from = drawn.from
    box.row = row
    for (const index of cells) {
      const known = box.cells.get(row.starts[index] ?? 0)
      if (known !== undefined && !drawn.isAnew) continue
      const cell = known ?? free.pop() ?? freeCells.pop() ?? makeCell()
      const isSketched = drawn.pace !== 'readable' && (known === undefined || known.placeholder !== undefined)
      const isPlaceholder = isSketched && index !== held
      drawCell(cell, { box, index, isPlaceholder }, view, scale)
      shiftWords(cell, drawn.edge, scale)
    }
    free.forEach(removeCell)
    freeCells.push(...free)
  }

  const draw = (line: number, view: GridView, scale: Scale, drawn: Drawn): void => {
    const box = shown.get(line) ?? freeLines.pop() ?? makeLine(body, column)
    if (!shown.has(line)) place(box, line, scale)
    dressLine(box, view.lineAt(line))
    const row = view.rowAt(line)
    const isAnew = drawn.isAnew || box.row !== row
    if (!isAnew && box.from === drawn.from) return
    const isEmpty = drawn.pace === 'outrun' && drawn.kept === undefined
    box.element.toggleAttribute('data-empty', isEmpty)
    if (isEmpty) box.row = undefined
    else fill(box, row, view, scale, { ...drawn, isAnew })
  }

  const remove = (box: LineBox): void => {
    for (const cell of box.cells.values()) removeCell(cell)
    box.cells.clear()
    box.element.remove()
    box.head.element.remove()
  }

  return {
    shown,
    hasEmpty: (): boolean => [...shown.values()].some(({ row }) => row === undefined),
    /** Draws these lines, and no others stay. */
    draw: (wanted: ReadonlySet<number>, view: GridView, scale: Scale, drawnOf: (line: number) => Drawn): void => {
      for (const box of [...shown.values()]) {
        if (wanted.has(box.line)) continue
        shown.delete(box.line)
        freeLines.push(box)
      }
      for (const line of wanted) draw(line, view, scale, drawnOf(line))
      for (const box of freeLines.splice(0)) remove(box)
    },
    /** The scrolling rests: whole cells in place of the sketched ones, the order of what is read out, and the logos. */
    settle: (view: GridView): void => {
      const inOrder = [...shown.values()].sort((one, other) => one.line - other.line)
      putInOrder(
        body,
        inOrder.map(({ element }) => element),
      )
      for (const { element, header, cells, head, line } of inOrder) {
        for (const cell of cells.values()) {
          if (cell.placeholder === undefined) continue
          renderCell(cell, view.cellAt(line, cell.placeholder))
          cell.placeholder = undefined
        }
        const byStart = [...cells.values()].sort((one, other) => one.start - other.start)
        putInOrder(element, [header, ...byStart.map(cell => cell.element)])
        showPicture(head)
      }
    },
    clear: (): void => {
      for (const box of shown.values()) remove(box)
      shown.clear()
    },
  }
}
