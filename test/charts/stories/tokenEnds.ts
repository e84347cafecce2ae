import { right } from 'fp-ts/lib/Either.js'
import { ana } from '../../support/sessions.ts'
import { watching } from './app.ts'
import type { Story } from './story.ts'

export const tokenEnds: Story = {
  name: 'tokenEnds',
  title: 'The token ends while somebody watches',
  lead: 'A call of the app meets an expired token. The session asks for new ones and goes on with them; what plays does not notice.',
  lanes: ['Operator', 'Session', 'App', 'Live player', 'Engine'],
  play: inspector => {
    const stage = watching(inspector)
    inspector.begin()
    stage.says('Operator', 'session', { type: 'token.refused' })
    stage.passes(800)
    stage.answers('session.renew', right(ana))
  },
}
