import { right } from 'fp-ts/lib/Either.js'
import { AURORA, appStage, CHANNELS, opened, shown, signedIn } from './app.ts'
import type { Story } from './story.ts'

export const killedTab: Story = {
  name: 'killedTab',
  title: 'A killed tab comes back',
  lead: 'The browser was killed while somebody watched, and live TV is opened again. The device knows who it was and which channel was on: nobody logs in, nobody searches.',
  lanes: ['Device', 'Session', 'App', 'Live player', 'Engine', 'Picture', 'Operator'],
  play: inspector => {
    const stage = appStage(inspector, {})
    signedIn(stage)
    stage.answers('loadLivePlayer', right(undefined))
    stage.says('Operator', '', { type: 'lineup.changed', channels: CHANNELS })
    stage.answers('livePlayer.recall', AURORA.logicalChannelId)
    opened(stage, 'livePlayer.open', AURORA)
    shown(stage)
  },
}
