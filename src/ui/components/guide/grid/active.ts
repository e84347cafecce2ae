import { cellAt } from '../../../../../models/guideRow.ts'
import type { CellBox } from './cell.ts'
import type { LineBox } from './lines.ts'
import type { GridSpot } from './view.ts'

/** The one cell of the grid that can be tabbed to; it takes the focus along when it becomes another one. */
export const makeActive = (scroller: HTMLElement) => {
  let active: HTMLElement | undefined

  const boxAt = ({ line, at }: GridSpot, shown: ReadonlyMap<number, LineBox>): CellBox | undefined => {
    const box = shown.get(line)
    const start = box?.row?.starts[cellAt(box.row, at)]
    return start === undefined ? undefined : box?.cells.get(start)
  }

  const choose = (next: HTMLElement | undefined): void => {
    if (active !== next) {
      active?.removeAttribute('data-active')
      if (active !== undefined) active.tabIndex = -1
    }
    active = next
    if (next === undefined || next.tabIndex === 0) return
    next.tabIndex = 0
    next.setAttribute('data-active', '')
  }

  return {
    choose: (spot: GridSpot | undefined, shown: ReadonlyMap<number, LineBox>, takesFocus: boolean): void => {
      choose(spot && boxAt(spot, shown)?.element)
      if (takesFocus && document.activeElement !== active) active?.focus({ preventScroll: true })
    },
    hasFocus: (): boolean => scroller.contains(document.activeElement),
  }
}
