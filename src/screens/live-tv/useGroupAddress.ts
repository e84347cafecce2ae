import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { selectPlace } from '../../../machines/app/index.ts'
import { selectColumns } from '../../../machines/lineup/index.ts'
import { pathOf } from '../../../models/page.ts'
import { useApp } from '../../ui/context.ts'
import type { LineupActor } from '../players/actors.ts'

/** The person's own group, beside those of the operator. */
export const FAVOURITES = 'favourites'

/** The address names the chosen group, so that a reload and a shared link come back to it (ROUTE-03, ROUTE-10). */
export const useGroupAddress = (lineup: LineupActor) => {
  const { params } = useSelector(useApp(), selectPlace)
  const columns = useSelector(lineup, selectColumns)
  const navigate = useNavigate()
  const named = columns.find(({ columnId }) => columnId === params.columnId)?.columnId

  useEffect(() => {
    lineup.send({ type: 'viewer.chooseColumn', columnId: named })
  }, [lineup, named])

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
