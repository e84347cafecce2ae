import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { selectPlace } from '../../../machines/app/index.ts'
import { selectColumns } from '../../../machines/lineup/index.ts'
import type { Column } from '../../../models/column.ts'
import { pathOf } from '../../../models/page.ts'
import { useApp } from '../../ui/context.ts'
import type { LineupActor } from './actors.ts'

/**
 * The address names the chosen group, so that a reload and a shared link come back to it (ROUTE-03, ROUTE-10).
 * @param onNamed hears which of the line-up it is; `undefined`: none of them, all channels
 */
export const useGroupAddress = (lineup: LineupActor, onNamed: (column: Column | undefined) => void) => {
  const { params } = useSelector(useApp(), selectPlace)
  const columns = useSelector(lineup, selectColumns)
  const navigate = useNavigate()
  const named = columns.find(({ columnId }) => columnId === params.columnId)

  useEffect(() => onNamed(named), [onNamed, named])

  return {
    group: params.columnId,
    /** `undefined`: all channels. */
    choose: (columnId: string | undefined): void => {
      const { columnId: _before, ...others } = params
      const chosen = columnId === undefined ? others : { ...others, columnId }
      navigate(pathOf({ page: 'liveTv', params: chosen }), { replace: true })
    },
  }
}
