import { MINUTE } from '../../../models/codec/instant.ts'
import { watching } from './app.ts'
import type { Story } from './story.ts'

export const logoutElsewhere: Story = {
  name: 'logoutElsewhere',
  title: 'Logout in another tab',
  lead: 'The same account is open in two tabs, this one in the background. The viewer logs out in the other one: this session is over at once, and the page is loaded anew when the viewer comes back to it.',
  lanes: ['Viewer', 'Other tab', 'Session', 'App', 'Live player', 'Device'],
  play: inspector => {
    const stage = watching(inspector)
    stage.says('Viewer', 'session', { type: 'tab.hidden' })
    inspector.begin()
    stage.says('Other tab', 'session', { type: 'session.removedElsewhere' })
    stage.passes(MINUTE)
    stage.says('Viewer', 'session', { type: 'tab.shown' })
  },
}
