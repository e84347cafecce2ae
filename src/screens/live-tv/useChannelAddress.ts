import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { selectLivePlayer } from '../../../machines/app/index.ts'
import { selectChannelId, selectStart, selectToldId, selectToldStart } from '../../../machines/livePlayer/index.ts'
import { pathOf, placeOf } from '../../../models/page.ts'
import { useApp } from '../../ui/context.ts'
import { FOLLOWING } from '../../ui/following.ts'
import type { LivePlayerActor } from '../players/actors.ts'

/**
 * The address names the channel that is on, and the programme that is played from its beginning, so that a reload and a shared
 * link come back to it (ROUTE-03, ROUTE-10); one whose channel was refused is put right (ROUTE-15).
 */
export const useChannelAddress = (player: LivePlayerActor | undefined): void => {
  const app = useApp()
  const channelId = useSelector(player, snapshot => snapshot && selectToldId(snapshot))
  const start = useSelector(player, snapshot => snapshot && selectToldStart(snapshot))
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()

  const follow = useCallback(() => {
    const tuned = selectLivePlayer(app.getSnapshot())?.getSnapshot()
    const id = tuned && selectChannelId(tuned)
    const from = tuned && selectStart(tuned)
    // the browser's own: what the router says of it comes later, and the channel may be another one by then
    const place = placeOf(window.location.pathname + window.location.search)
    if (id === undefined || place?.page !== 'liveTv') return
    const { start: named, ...others } = place.params
    const wanted = from === undefined ? undefined : String(from)
    if (others.id === id && named === wanted) return
    const params = { ...others, id, ...(wanted !== undefined && { start: wanted }) }
    navigate(pathOf({ page: 'liveTv', params }), { replace: true, state: FOLLOWING })
  }, [app, navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another channel writes the address; an address that the person opens is tuned by the chart
  useEffect(follow, [channelId, start])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is looked at once
  useEffect(() => {
    const isLate = pathname + search !== window.location.pathname + window.location.search
    if (!isLate && placeOf(pathname + search)?.params.id !== undefined) follow()
  }, [key])
}
