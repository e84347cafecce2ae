import { useSelector } from '@xstate/react'
import { selectLineup, selectLiveHome } from '../../../machines/app/index.ts'
import { selectIsFailed, selectIsLoading } from '../../../machines/lineup/index.ts'
import { selectHomeChoice } from '../../../machines/liveHome.ts'
import type { LiveHome } from '../../../models/liveHome.ts'
import { useApp } from '../../ui/context.ts'
import { useTell } from '../../ui/useTell.ts'
import type { LineupActor } from '../players/actors.ts'

const NO_CHOICE: LiveHome = { banners: [], recommended: [], replays: [] }

export type LiveHomeView =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly lineup: LineupActor; readonly onRetry: () => void }
  | { readonly kind: 'there'; readonly lineup: LineupActor; readonly home: LiveHome }

/** The channels with what the operator chose of them for the home page: asked for by whoever shows them. */
export const useLiveHome = (): LiveHomeView => {
  const app = useApp()
  const lineup = useSelector(app, selectLineup)
  const page = useSelector(app, selectLiveHome)
  const isLoading = useSelector(lineup, snapshot => snapshot === undefined || selectIsLoading(snapshot))
  const isFailed = useSelector(lineup, snapshot => snapshot !== undefined && selectIsFailed(snapshot))
  const home = useSelector(page, snapshot => (snapshot === undefined ? NO_CHOICE : selectHomeChoice(snapshot)))
  useTell(app, { type: 'viewer.wantChannels' })
  if (lineup !== undefined && isFailed) {
    const onRetry = () => {
      lineup.send({ type: 'viewer.retry' })
      page?.send({ type: 'viewer.retry' })
    }
    return { kind: 'failed', lineup, onRetry }
  }
  return lineup === undefined || isLoading || home === undefined ? { kind: 'waiting' } : { kind: 'there', lineup, home }
}
