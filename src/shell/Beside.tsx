import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import {
  selectCatalogue,
  selectDeployment,
  selectLineup,
  selectLiveHome,
  selectPlace,
  selectPresentation,
  selectReminders,
} from '../../machines/app/index.ts'
import { selectVodPlayer } from '../../machines/catalogue/index.ts'
import { selectAllChannels } from '../../machines/lineup/index.ts'
import { selectIsWanted } from '../../machines/presentation/index.ts'
import { sellsReplays } from '../../models/deployment.ts'
import { Boundary } from '../ui/components/feedback/Boundary.tsx'
import { useApp, useIsKidsMode } from '../ui/context.ts'
import { lazyScreen } from '../ui/lazyScreen.ts'
import { Overlays } from './Overlays.tsx'

const PlayerWindow = lazyScreen(
  () => import('../screens/live-tv/PlayerWindow.tsx').then(screen => screen.PlayerWindow),
  'tv',
)
const TitlePlayer = lazyScreen(() => import('../screens/title-player/index.tsx').then(screen => screen.TitlePlayer))
const Reminders = lazyScreen(() => import('../screens/reminders/index.tsx').then(screen => screen.Reminders), 'tv')

const Messages = lazyScreen(() => import('../screens/messages/index.tsx').then(screen => screen.Messages))
const Announcements = lazyScreen(() =>
  import('../screens/announcements/index.tsx').then(screen => screen.Announcements),
)

const Turning = lazyScreen(() => import('./turning/Turning.tsx').then(part => part.Turning), 'first')

const Over = ({ children }: { readonly children: ReactNode }) => (
  <Boundary>
    <Suspense>{children}</Suspense>
  </Boundary>
)

/** Nobody announces or offers anything over the home page for children; it waits until they have left. */
const useIsHomeForChildren = (): boolean => {
  const isHome = useSelector(useApp(), snapshot => selectPlace(snapshot).page === 'home')
  return useIsKidsMode() && isHome
}

/** Kids mode and rights change the channels: what is offered of them as titles follows, whichever home page is there (MODE-06). */
const useOtherReplays = (): void => {
  const app = useApp()
  const deployment = useSelector(app, selectDeployment)
  const lineup = useSelector(app, selectLineup)
  const page = useSelector(app, selectLiveHome)
  const channels = useSelector(lineup, snapshot => snapshot && selectAllChannels(snapshot))
  const known = useRef(channels)
  useEffect(() => {
    const isOther = known.current !== undefined && known.current !== channels
    if (isOther && deployment && sellsReplays(deployment)) page?.send({ type: 'viewer.sawOthers' })
    known.current = channels
  }, [page, channels, deployment])
}

/** Over every page: messages, the picture outside of its page from the first wish to play something on, what is about to begin, what is announced. */
export const Beside = () => {
  useOtherReplays()
  const app = useApp()
  const presentation = useSelector(app, selectPresentation)
  const isWanted = useSelector(presentation, snapshot => snapshot !== undefined && selectIsWanted(snapshot))
  const catalogue = useSelector(app, selectCatalogue)
  const player = useSelector(catalogue, snapshot => snapshot && selectVodPlayer(snapshot))
  const reminders = useSelector(app, selectReminders)
  const announcements = useSelector(app, ({ children }) => children.announcements)
  const centre = useSelector(app, ({ children }) => children.messageCentre)
  const isForChildren = useIsHomeForChildren()
  return (
    <>
      <Over>
        <Turning />
      </Over>
      <Over>
        <Overlays />
      </Over>
      <Over>{isWanted && <PlayerWindow />}</Over>
      <Over>
        <Boundary>{player && <TitlePlayer player={player} />}</Boundary>
        {/* they open after the player that they lie over */}
        <Over>{reminders && <Reminders reminders={reminders} />}</Over>
        <Over>{centre && !isForChildren && <Messages centre={centre} />}</Over>
        <Over>{announcements && !isForChildren && <Announcements announcements={announcements} />}</Over>
      </Over>
    </>
  )
}
