import { SECOND } from '../../../models/codec/instant.ts'
import { watching } from './app.ts'
import type { Story } from './story.ts'

const FAILED = { type: 'media.failed', failure: { kind: 'network', detail: 'offline', status: undefined } }

export const offlineAndBack: Story = {
  name: 'offlineAndBack',
  title: 'Offline, and back',
  lead: 'The network goes while somebody watches. The engine asks again by itself; as soon as the network is back the picture goes on, without a press of a button.',
  lanes: ['Network', 'App', 'Live player', 'Engine', 'Picture', 'Time'],
  play: inspector => {
    const stage = watching(inspector)
    inspector.begin()
    stage.says('Network', '', { type: 'network.lost' })
    stage.says('Picture', 'livePlayer.engine', { type: 'media.waiting' })
    stage.says('Picture', 'livePlayer.engine', FAILED)
    stage.passes(SECOND)
    stage.says('Picture', 'livePlayer.engine', FAILED)
    stage.passes(500)
    stage.says('Network', '', { type: 'network.restored' })
    stage.says('Network', 'livePlayer', { type: 'network.restored' })
    stage.says('Picture', 'livePlayer.engine', { type: 'media.playing' })
  },
}
