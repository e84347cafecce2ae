import { right } from 'fp-ts/lib/Either.js'
import { BROADCAST_POLL, QUIET_BROADCAST_POLL } from '../../../models/broadcast.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { type BroadcastProperties, NO_BROADCAST } from '../../../models/manifest.ts'
import { AURORA, BRISA, CADENA, opened, shown, watching } from './app.ts'
import type { Inspector } from './record.ts'
import type { Stage } from './stage.ts'
import type { Story } from './story.ts'

const OPEN: BroadcastProperties = {
  cadena_national_open: true,
  cadena_national_open_time: undefined,
  cadena_national_close_time: undefined,
}

/** The manifest is read anew after so long, and says this now. */
const announces = (stage: Stage, afterMs: number, announced: BroadcastProperties): void => {
  stage.passes(afterMs)
  stage.answers('broadcast.load', right(announced))
}

const takenOver = (stage: Stage): void => {
  announces(stage, QUIET_BROADCAST_POLL, OPEN)
  stage.answers('livePlayer.takeOver', { place: undefined, isPaused: false, channel: CADENA })
  opened(stage, 'livePlayer.broadcast.open', CADENA)
  shown(stage)
}

const watchingAurora = (inspector: Inspector): Stage => {
  const stage = watching(inspector)
  stage.answers('loadCompanions', right(undefined))
  return stage
}

export const takeover: Story = {
  name: 'takeover',
  title: 'A national broadcast takes over',
  lead: 'Somebody watches a channel. The operator opens the national broadcast, which takes the place of the picture; when it is closed the channel watched before comes back.',
  lanes: ['Time', 'Operator', 'Broadcast', 'App', 'Live player', 'Broadcast player', 'Engine'],
  play: inspector => {
    const stage = watchingAurora(inspector)
    inspector.begin()
    takenOver(stage)
    announces(stage, BROADCAST_POLL, NO_BROADCAST)
    opened(stage, 'livePlayer.open', AURORA)
    shown(stage)
  },
}

export const takeoverZap: Story = {
  name: 'takeoverZap',
  title: 'Zapping during a national broadcast',
  lead: 'The broadcast is on. The viewer presses channel up, then picks a channel from the list: both are refused with a message, and the broadcast goes on.',
  lanes: ['Viewer', 'Live player', 'Engine', 'App', 'Toasts'],
  play: inspector => {
    const stage = watchingAurora(inspector)
    takenOver(stage)
    inspector.begin()
    stage.says('Viewer', 'livePlayer', { type: 'viewer.zap', step: 1 })
    stage.passes(2 * SECOND)
    stage.says('Viewer', 'livePlayer', { type: 'viewer.selectChannel', channelId: BRISA.logicalChannelId })
  },
}
