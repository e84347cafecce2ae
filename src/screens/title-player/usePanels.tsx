import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { selectTitleEngine, selectTrailer } from '../../../machines/vodPlayer/index.ts'
import { Boundary } from '../../ui/components/feedback/Boundary.tsx'
import type { FilmHudProps } from '../../ui/components/film/film.ts'
import { hasKeys, type KeyAnswers } from '../../ui/components/live/playerKeys.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { useOffersPlaybackData } from '../players/useOffersPlaybackData.ts'
import { useSignItem } from '../players/useSignItem.ts'
import { useSleepItem } from '../players/useSleepItem.ts'
import type { TitlePlayerActor } from './actors.ts'
import type { Panel } from './panel.ts'

const words = defineMessages({
  captionStyle: { id: 'more.captionStyle', defaultMessage: 'Caption style' },
  stats: { id: 'more.stats', defaultMessage: 'Statistics' },
  keys: { id: 'more.keys', defaultMessage: 'Keyboard shortcuts' },
  playbackData: { id: 'more.playbackData', defaultMessage: 'Playback data' },
})
const PANELS = ['captionStyle', 'stats', 'keys', 'playbackData'] as const

const PlayerMarquee = lazyScreen(() => import('../players/PlayerMarquee.tsx').then(part => part.PlayerMarquee))
const SleepSoon = lazyScreen(() => import('../players/Sleep.tsx').then(part => part.SleepSoon))
const Panels = lazyScreen(() => import('./Panels.tsx').then(part => part.Panels))

/** The integrations of the player that are views of their own: fetched when one is asked for. */
export const usePanels = (
  player: TitlePlayerActor,
): {
  readonly panels: ReactNode
  readonly keys: KeyAnswers
  readonly more: FilmHudProps['more']
  readonly onEpisodes: FilmHudProps['onEpisodes']
} => {
  const intl = useIntl()
  const [panel, setPanel] = useState<Panel>()
  const isSeries = useSelector(
    player,
    snapshot => snapshot.context.episodes.length > 1 && selectTrailer(snapshot) === undefined,
  )
  const sign = useSignItem(useSelector(player, selectTitleEngine))
  const sleep = useSleepItem()
  const offersPlaybackData = useOffersPlaybackData()
  const isOffered = (id: (typeof PANELS)[number]): boolean =>
    id === 'keys' ? hasKeys() : id !== 'playbackData' || offersPlaybackData
  const toggle = (each: Panel) => () => setPanel(open => (open === each ? undefined : each))
  return {
    panels: (
      <Boundary key={panel}>
        <Suspense>
          <PlayerMarquee />
          <SleepSoon place="picture" />
        </Suspense>
        <Suspense>
          {panel !== undefined && <Panels player={player} panel={panel} onClose={() => setPanel(undefined)} />}
        </Suspense>
      </Boundary>
    ),
    onEpisodes: isSeries ? () => setPanel('episodes') : undefined,
    keys: { toggleStats: toggle('stats'), showKeys: toggle('keys') },
    more: {
      items: [
        ...sign,
        sleep,
        ...PANELS.filter(isOffered).map(id => ({
          id,
          label: intl.formatMessage(words[id]),
          begins: id === 'stats',
          opens: true,
        })),
      ],
      onChoose: id => setPanel([sleep.id, 'sign' as const, ...PANELS].find(each => each === id)),
    },
  }
}
