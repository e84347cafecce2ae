import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { selectChannelId } from '../../../machines/livePlayer/index.ts'
import { pathOf, placeOf } from '../../../models/page.ts'
import type { LivePlayerActor } from './actors.ts'

/** The address names the channel that is on, so that a reload and a shared link come back to it (ROUTE-03, ROUTE-10). */
export const useChannelAddress = (player: LivePlayerActor | undefined): void => {
  const channelId = useSelector(player, snapshot => (snapshot === undefined ? undefined : selectChannelId(snapshot)))
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another channel writes the address; an address that the person opens is tuned by the chart
  useEffect(() => {
    const place = placeOf(pathname + search)
    if (channelId === undefined || place?.page !== 'liveTv' || place.params.id === channelId) return
    navigate(pathOf({ page: 'liveTv', params: { ...place.params, id: channelId } }), { replace: true })
  }, [channelId])
}
