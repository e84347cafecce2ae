import { useSelector } from '@xstate/react'
import { selectLineup, selectPresentation } from '../../../machines/app/index.ts'
import { selectIsInPage } from '../../../machines/presentation/index.ts'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import type { LivePlayerActor, PresentationActor } from '../players/actors.ts'
import { OncePlaying, Outside } from '../players/Outside.tsx'
import { useIsPlaying } from '../players/useWatching.ts'
import { LiveMini } from './LiveMini.tsx'
import { useLivePlayer } from './useLivePlayer.ts'

const Companion = lazyScreen(() => import('./extras/Companion.tsx').then(part => part.Companion), 'tv')

type AccompaniedProps = { readonly player: LivePlayerActor; readonly presentation: PresentationActor }

const Accompanied = ({ player, presentation }: AccompaniedProps) => {
  const isInPage = useSelector(presentation, selectIsInPage)
  return (
    <OncePlaying isPlaying={useIsPlaying(player)}>
      <Companion player={player} isInPage={isInPage} />
    </OncePlaying>
  )
}

/** The picture of a channel outside of its page. */
export const PlayerWindow = () => {
  const app = useApp()
  const presentation = useSelector(app, selectPresentation)
  const player = useLivePlayer()
  const lineup = useSelector(app, selectLineup)
  if (presentation === undefined || player === undefined || lineup === undefined) return null
  return (
    <>
      <Accompanied player={player} presentation={presentation} />
      <Outside presentation={presentation} of="channels">
        <LiveMini presentation={presentation} player={player} lineup={lineup} />
      </Outside>
    </>
  )
}
