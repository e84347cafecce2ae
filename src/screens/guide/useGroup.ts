import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { selectPlace } from '../../../machines/app/index.ts'
import { selectColumns } from '../../../machines/lineup/index.ts'
import type { ColumnId } from '../../../models/column.ts'
import { pathOf } from '../../../models/page.ts'
import { useApp } from '../../ui/context.ts'
import type { LineupActor } from '../players/actors.ts'
import type { GuideActor } from './actors.ts'

/** The address names the chosen group, so that a reload and a shared link come back to it (ROUTE-03, ROUTE-10). */
export const useGroup = (guide: GuideActor, lineup: LineupActor): ((columnId: ColumnId | undefined) => void) => {
  const { params } = useSelector(useApp(), selectPlace)
  const columns = useSelector(lineup, selectColumns)
  const navigate = useNavigate()
  const named = columns.find(({ columnId }) => columnId === params.columnId)

  useEffect(() => {
    guide.send({ type: 'viewer.chooseGroup', column: named })
  }, [guide, named])

  return columnId => {
    const { columnId: _before, ...others } = params
    navigate(pathOf({ page: 'liveTv', params: columnId === undefined ? others : { ...others, columnId } }), {
      replace: true,
    })
  }
}
