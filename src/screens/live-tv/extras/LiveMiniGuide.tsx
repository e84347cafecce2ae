import { useSelector } from '@xstate/react'
import { useState } from 'react'
import {
  neighbour,
  selectAllChannels,
  selectCurrentProgramme,
  selectNow,
  selectProgrammes,
} from '../../../../machines/lineup/index.ts'
import { selectToldId } from '../../../../machines/livePlayer/index.ts'
import { type Programme, progressAt, statusAt, textsIn } from '../../../../models/programme.ts'
import { MiniGuide } from '../../../ui/components/live/MiniGuide.tsx'
import { useLanguage } from '../../../ui/useLanguage.ts'
import type { LineupActor, LivePlayerActor } from '../../players/actors.ts'
import { useAlsoSeenChannel } from '../../players/useSeenChannels.ts'

type LiveMiniGuideProps = {
  readonly player: LivePlayerActor
  readonly lineup: LineupActor
  readonly onClose: () => void
}

/** The channel of the picture first; walking through the others tunes nothing (AHEAD-16). */
export const LiveMiniGuide = ({ player, lineup, onClose }: LiveMiniGuideProps) => {
  const language = useLanguage()
  const channels = useSelector(lineup, selectAllChannels)
  const tunedId = useSelector(player, selectToldId)
  const [id, setId] = useState(tunedId)
  const channel = channels.find(({ logicalChannelId }) => logicalChannelId === id)
  const current = useSelector(lineup, selectCurrentProgramme(id))
  const programmes = useSelector(lineup, selectProgrammes(id))
  const now = useSelector(lineup, selectNow)
  useAlsoSeenChannel(lineup, id)

  if (channel === undefined) return null
  const slotOf = (programme: Programme) => ({
    id: programme.programId,
    title: textsIn(programme, language).title,
    start: programme.start,
    stop: programme.stop,
  })
  return (
    <MiniGuide
      channelName={channel.logicalChannelName}
      channelNumber={channel.channelSeq}
      logo={channel.iconUrl}
      now={current && { ...slotOf(current), progress: progressAt(current, now) }}
      coming={programmes.filter(programme => statusAt(programme, now) === 'notStart').map(slotOf)}
      isOn={id === tunedId}
      onStep={step => setId(neighbour(channels, id, step)?.logicalChannelId)}
      onTune={() => {
        player.send({ type: 'viewer.selectChannel', channelId: channel.logicalChannelId })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
