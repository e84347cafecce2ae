import { BRISA, opened, watching } from './app.ts'
import type { Story } from './story.ts'

export const refusedLicence: Story = {
  name: 'refusedLicence',
  title: 'The operator refuses the licence',
  lead: 'Somebody picks a channel. The stream is found, but its licence is refused for want of the right: a clip and the way to get the right stand in its place, and the stream is not tried again.',
  lanes: ['Viewer', 'App', 'Live player', 'Engine', 'Picture', 'Operator'],
  play: inspector => {
    const stage = watching(inspector)
    inspector.begin()
    stage.says('Viewer', 'livePlayer', { type: 'viewer.selectChannel', channelId: BRISA.logicalChannelId })
    opened(stage, 'livePlayer.open', BRISA)
    const failure = { kind: 'noPermission', detail: 'licence', status: undefined }
    stage.says('Picture', 'livePlayer.engine', { type: 'media.failed', failure })
  },
}
