// biome-ignore-all lint/a11y/useSemanticElements: lines that are drawn by windows cannot be a table's
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has one tab stop, one of its cells
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import css from './GuideGrid.module.css'
import { type Grid, type GridListener, makeGrid } from './grid/grid.ts'
import type { GridView } from './grid/view.ts'

type GuideGridProps = GridListener & {
  readonly id: string
  readonly label: string
  readonly view: GridView
  /** Stands above the channels. */
  readonly corner: ReactNode
  readonly ref?: Ref<Pick<Grid, 'moveTo'>>
}

/** The grid inside the page: React holds its frame, the grid draws itself. */
export const GuideGrid = ({ id, label, view, corner, ref, ...listener }: GuideGridProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<Grid>(undefined)
  const latest = useRef({ view, listener })
  latest.current = { view, listener }

  useLayoutEffect(() => {
    if (scroller.current === null) return
    const made = makeGrid(scroller.current, latest.current.view, {
      onSeen: area => latest.current.listener.onSeen(area),
      onFocus: spot => latest.current.listener.onFocus(spot),
      onPress: spot => latest.current.listener.onPress(spot),
    })
    grid.current = made
    return made.destroy
  }, [])

  useLayoutEffect(() => grid.current?.show(view), [view])
  useImperativeHandle(ref, () => ({ moveTo: (at, place) => grid.current?.moveTo(at, place) }), [])

  return (
    <div className={css.frame}>
      <div className={css.corner}>{corner}</div>
      <div
        ref={scroller}
        id={id}
        className={css.scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={view.lineCount}
        aria-colcount={-1}
      />
    </div>
  )
}
