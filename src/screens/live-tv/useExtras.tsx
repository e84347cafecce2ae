import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { selectDigits } from '../../../machines/dial.ts'
import { selectDial, selectEngine } from '../../../machines/livePlayer/index.ts'
import { Boundary } from '../../ui/components/feedback/Boundary.tsx'
import type { HudProps } from '../../ui/components/live/hud.ts'
import { hasKeys, type KeyAnswers } from '../../ui/components/live/playerKeys.ts'
import { useHandle, usePreferences } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import type { LineupActor, LivePlayerActor } from '../players/actors.ts'
import { useOffersPlaybackData } from '../players/useOffersPlaybackData.ts'
import { useSignItem } from '../players/useSignItem.ts'
import { useSleepItem } from '../players/useSleepItem.ts'
import { useIsWatching, useOverlay } from '../players/useWatching.ts'
import type { Panel } from './panel.ts'
import { usePlaysLive } from './usePlaysLive.ts'

const words = defineMessages({
  miniGuide: { id: 'more.miniGuide', defaultMessage: 'What is on' },
  captionStyle: { id: 'more.captionStyle', defaultMessage: 'Caption style' },
  playbackData: { id: 'more.playbackData', defaultMessage: 'Playback data' },
  peers: { id: 'more.peers', defaultMessage: 'Sharing with other viewers' },
  stats: { id: 'more.stats', defaultMessage: 'Statistics' },
  keys: { id: 'more.keys', defaultMessage: 'Keyboard shortcuts' },
})
type Worded = keyof typeof words
const PANELS: ReadonlyArray<Worded> = ['miniGuide', 'captionStyle']
/** Of those who want to know more. */
const HELP: ReadonlyArray<Worded> = ['stats', 'keys', 'peers', 'playbackData']

const SPOILERS = 'spoilers'

const Extras = lazyScreen(() => import('./extras/Extras.tsx').then(part => part.Extras), 'tv')

interface Extra {
  readonly keys: KeyAnswers
  readonly panels: ReactNode
  readonly more: NonNullable<HudProps['more']>
}

/** The player's integrations: their code comes with the first picture, or when one is asked for. */
export const useExtras = (player: LivePlayerActor, lineup: LineupActor): Extra => {
  const intl = useIntl()
  const [panel, setPanel] = useState<Panel>()
  const dial = useSelector(player, selectDial)
  const digits = useSelector(dial, snapshot => (snapshot === undefined ? '' : selectDigits(snapshot)))
  const overlay = useOverlay(player)
  const isWatching = useIsWatching(player)
  const isNeeded = panel !== undefined || digits !== '' || (isWatching && overlay === 'none')
  const { playerViews, preferences } = useHandle()
  const isSharing = playerViews()?.peers.isOffered()
  const { hidesSpoilers } = usePreferences()
  const playsLive = usePlaysLive()
  const sign = useSignItem(useSelector(player, selectEngine))
  const sleep = useSleepItem()
  const offersPlaybackData = useOffersPlaybackData()
  const isOffered = (id: Worded): boolean => {
    if (id === 'keys') return hasKeys()
    if (id === 'playbackData') return offersPlaybackData
    return id === 'peers' ? isSharing === true : playsLive || id !== 'miniGuide'
  }
  const itemOf = (id: Worded) => ({
    id,
    label: intl.formatMessage(words[id]),
    begins: id === HELP[0],
    opens: true,
  })
  const toggle = (each: Panel) => () => setPanel(open => (open === each ? undefined : each))
  return {
    keys: {
      ...(playsLive && {
        channelUp: () => player.send({ type: 'viewer.zap', step: 1 }),
        channelDown: () => player.send({ type: 'viewer.zap', step: -1 }),
        digit: digit => dial?.send({ type: 'viewer.typeDigit', digit }),
        goBack: () => dial?.send({ type: 'viewer.goBack' }),
        toggleMiniGuide: toggle('miniGuide'),
      }),
      ...(digits !== '' && { enterNumber: () => dial?.send({ type: 'viewer.enterNumber' }) }),
      toggleStats: toggle('stats'),
      showKeys: toggle('keys'),
    },
    panels: isNeeded && (
      <Boundary key={panel}>
        <Suspense>
          <Extras player={player} lineup={lineup} panel={panel} onClose={() => setPanel(undefined)} />
        </Suspense>
      </Boundary>
    ),
    more: {
      items: [
        ...PANELS.filter(isOffered).map(itemOf),
        ...sign,
        sleep,
        {
          id: SPOILERS,
          label: intl.formatMessage({ id: 'more.spoilers', defaultMessage: 'Hide spoilers in replays' }),
          note: hidesSpoilers
            ? intl.formatMessage({ id: 'on', defaultMessage: 'On' })
            : intl.formatMessage({ id: 'off', defaultMessage: 'Off' }),
        },
        ...HELP.filter(isOffered).map(itemOf),
      ],
      onChoose: id => {
        if (id === SPOILERS) preferences.hideSpoilers(!hidesSpoilers)
        else setPanel([sleep.id, 'sign' as const, ...PANELS, ...HELP].find(each => each === id))
      },
    },
  }
}
