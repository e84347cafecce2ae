import { KeysDialog } from '../../ui/components/live/KeysDialog.tsx'
import { PLAYER_KEYS, type PlayerKeyWish } from '../../ui/components/live/playerKeys.ts'
import { CaptionLook, Stats } from '../players/ComfortPanels.tsx'
import { SleepChooser } from '../players/Sleep.tsx'
import { useIntegrations } from '../players/useIntegrations.ts'
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

export const Panels = ({ panel, onClose }: { readonly panel: Panel; readonly onClose: () => void }) => {
  const integrations = useIntegrations('titles')
  return (
    <>
      {panel === 'keys' && <KeysDialog onClose={onClose} wishes={WISHES} />}
      {panel === 'sleep' && <SleepChooser of="titles" onClose={onClose} />}
      {panel === 'stats' && integrations && <Stats integrations={integrations} onClose={onClose} />}
      {panel === 'captionStyle' && integrations && <CaptionLook integrations={integrations} onClose={onClose} />}
    </>
  )
}
