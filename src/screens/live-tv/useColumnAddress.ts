import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { toId } from '../../../models/codec/id.ts'
import { ColumnId } from '../../../models/column.ts'
import { placeOf } from '../../../models/page.ts'
import type { LineupActor } from './actors.ts'

/** A group that the address names is chosen when the address comes (ROUTE-03). */
export const useColumnAddress = (lineup: LineupActor): void => {
  const { pathname, search } = useLocation()
  const named = placeOf(pathname + search)?.params.columnId
  useEffect(() => {
    const columnId = toId(ColumnId, named)
    if (columnId !== undefined) lineup.send({ type: 'viewer.chooseColumn', columnId })
  }, [lineup, named])
}
