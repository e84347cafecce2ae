import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { selectChannelId, selectStart } from '../../../machines/livePlayer/index.ts'
import { pathOf, placeOf } from '../../../models/page.ts'
import { FOLLOWING } from '../../app/Navigation.tsx'
import type { LivePlayerActor } from './actors.ts'

/** The address names the channel that is on, and the programme that is played from its beginning, so that a reload and a shared link come back to it (ROUTE-03, ROUTE-10). */
export const useChannelAddress = (player: LivePlayerActor | undefined): void => {
  const channelId = useSelector(player, snapshot => snapshot && selectChannelId(snapshot))
  const start = useSelector(player, snapshot => snapshot && selectStart(snapshot))
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another channel writes the address; an address that the person opens is tuned by the chart
  useEffect(() => {
    // the browser's own: what the router says of it comes later, and the channel may be another one by then
    const { pathname, search } = window.location
    const place = placeOf(pathname + search)
    if (channelId === undefined || place?.page !== 'liveTv') return
    const { start: named, ...others } = place.params
    const wanted = start === undefined ? undefined : String(start)
    if (others.id === channelId && named === wanted) return
    const params = { ...others, id: channelId, ...(wanted !== undefined && { start: wanted }) }
    navigate(pathOf({ page: 'liveTv', params }), { replace: true, state: FOLLOWING })
  }, [channelId, start])
}
