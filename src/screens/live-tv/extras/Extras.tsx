import { useSelector } from '@xstate/react'
import { createPortal } from 'react-dom'
import { selectDigits, selectIsNumberUnknown } from '../../../../machines/dial.ts'
import { selectAllChannels } from '../../../../machines/lineup/index.ts'
import { selectDial } from '../../../../machines/livePlayer/index.ts'
import { NumberEntry } from '../../../ui/components/live/NumberEntry.tsx'
import type { LineupActor, LivePlayerActor } from '../../players/actors.ts'
import { CaptionLook, Keys, PlaybackData, Stats } from '../../players/ComfortPanels.tsx'
import { PlayerMarquee } from '../../players/PlayerMarquee.tsx'
import { SleepChooser, SleepSoon } from '../../players/Sleep.tsx'
import { SignChooser } from '../../players/sign/SignChooser.tsx'
import { useIntegrations } from '../../players/useIntegrations.ts'
import type { Panel } from '../panel.ts'
import { LiveMiniGuide } from './LiveMiniGuide.tsx'
import { Sharing } from './Sharing.tsx'

type ExtrasProps = {
  readonly player: LivePlayerActor
  readonly lineup: LineupActor
  readonly panel: Panel | undefined
  readonly onClose: () => void
}

const Typed = ({ player, lineup }: Pick<ExtrasProps, 'player' | 'lineup'>) => {
  const dial = useSelector(player, selectDial)
  const digits = useSelector(dial, snapshot => (snapshot === undefined ? '' : selectDigits(snapshot)))
  const isUnknown = useSelector(dial, snapshot => snapshot !== undefined && selectIsNumberUnknown(snapshot))
  const channel = useSelector(lineup, selectAllChannels).find(({ channelSeq }) => channelSeq === Number(digits))
  if (digits === '') return null
  return <NumberEntry digits={digits} channelName={channel?.logicalChannelName} isUnknown={isUnknown} />
}

/** What lies over the picture when it is asked for; dialogs lie over the page. */
export const Extras = ({ player, lineup, panel, onClose }: ExtrasProps) => {
  const integrations = useIntegrations()
  return (
    <>
      <Typed player={player} lineup={lineup} />
      <SleepSoon place="picture" />
      <PlayerMarquee />
      {panel === 'miniGuide' && <LiveMiniGuide player={player} lineup={lineup} onClose={onClose} />}
      {panel === 'stats' && integrations && <Stats integrations={integrations} onClose={onClose} />}
      {createPortal(
        <>
          {panel === 'keys' && <Keys onClose={onClose} />}
          {panel === 'sleep' && <SleepChooser of="channels" onClose={onClose} />}
          {panel === 'sign' && <SignChooser onClose={onClose} />}
          {panel === 'peers' && <Sharing onClose={onClose} />}
          {panel === 'playbackData' && integrations && <PlaybackData integrations={integrations} onClose={onClose} />}
          {panel === 'captionStyle' && integrations && <CaptionLook integrations={integrations} onClose={onClose} />}
        </>,
        document.body,
      )}
    </>
  )
}
