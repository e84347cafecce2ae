import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { selectAllChannels } from '../../../machines/lineup/index.ts'
import { type LiveHome, liveItems } from '../../../models/liveHome.ts'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import type { LineupActor } from '../players/actors.ts'
import { Rails } from './Rails.tsx'
import { useLiveHome } from './useLiveHome.ts'

const Live = ({ lineup, home }: { readonly lineup: LineupActor; readonly home: LiveHome }) => {
  const channels = useSelector(lineup, selectAllChannels)
  const chosen = useMemo(
    () => [...liveItems(home.recommended, channels), ...liveItems(home.banners, channels)],
    [home, channels],
  )
  return <Rails lineup={lineup} chosen={chosen} columns={[]} />
}

/** Live television on the home page of a deployment that sells titles too: what is on, the operator's choice first (CHAN-12). */
export const OnNow = () => {
  const view = useLiveHome()
  if (view.kind === 'failed') return null
  return view.kind === 'waiting' ? <RailSkeleton /> : <Live lineup={view.lineup} home={view.home} />
}
