import { useSelector } from '@xstate/react'
import { selectItem, selectTitle } from '../../../machines/vodPlayer/index.ts'
import { seasonsOf } from '../../../models/seasons.ts'
import { EpisodeList } from '../../ui/components/film/EpisodeList.tsx'
import { PLAYER_KEYS, type PlayerKeyWish } from '../../ui/components/live/playerKeys.ts'
import { CaptionLook, Keys, PlaybackData, Stats } from '../players/ComfortPanels.tsx'
import { SleepChooser } from '../players/Sleep.tsx'
import { SignChooser } from '../players/sign/SignChooser.tsx'
import { useIntegrations } from '../players/useIntegrations.ts'
import type { TitlePlayerActor } from './actors.ts'
import type { Panel } from './panel.ts'

/** Keys that only make sense among channels. */
const OF_CHANNELS: ReadonlySet<PlayerKeyWish> = new Set([
  'channelUp',
  'channelDown',
  'digit',
  'enterNumber',
  'goBack',
  'toggleMiniGuide',
])
const WISHES = PLAYER_KEYS.map(({ wish }) => wish).filter(wish => !OF_CHANNELS.has(wish))

type PanelsProps = { readonly player: TitlePlayerActor; readonly panel: Panel; readonly onClose: () => void }

const Episodes = ({ player, onClose }: Omit<PanelsProps, 'panel'>) => {
  const title = useSelector(player, selectTitle)
  const episodes = useSelector(player, ({ context }) => context.episodes)
  const current = useSelector(player, selectItem)
  if (title === undefined) return null
  return (
    <EpisodeList
      seasons={seasonsOf(title, episodes).filter(season => season.episodes.length > 0)}
      current={current}
      onPlay={({ metaId: episodeId }) => {
        player.send({ type: 'title.wished', metaId: title.metaId, episodeId, known: { title, episodes } })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

export const Panels = ({ player, panel, onClose }: PanelsProps) => {
  const integrations = useIntegrations('titles')
  return (
    <>
      {panel === 'episodes' && <Episodes player={player} onClose={onClose} />}
      {panel === 'keys' && <Keys onClose={onClose} wishes={WISHES} />}
      {panel === 'sleep' && <SleepChooser of="titles" onClose={onClose} />}
      {panel === 'sign' && <SignChooser onClose={onClose} />}
      {panel === 'stats' && integrations && <Stats integrations={integrations} onClose={onClose} />}
      {panel === 'playbackData' && integrations && <PlaybackData integrations={integrations} onClose={onClose} />}
      {panel === 'captionStyle' && integrations && <CaptionLook integrations={integrations} onClose={onClose} />}
    </>
  )
}
