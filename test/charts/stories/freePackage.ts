import { right } from 'fp-ts/lib/Either.js'
import type { Offer } from '../../../machines/ownAccount.ts'
import { NOBODY } from '../../../machines/rules/accountName.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { newcomer } from '../../support/sessions.ts'
import { watching } from './app.ts'
import type { Story } from './story.ts'

const OFFER: Offer = {
  typed: { method: 'phone', fields: { ...NOBODY.fields, countryCode: '55', phone: '11987654321' } },
  today: '2026-01-15',
  isPutOff: false,
}

export const freePackage: Story = {
  name: 'freePackage',
  title: 'A newcomer takes the free package',
  lead: 'It is offered where the newcomer is. A code that goes to the phone confirms it; when the viewer has read that it is there, the session has the new rights.',
  lanes: ['Viewer', 'Own account', 'Code form', 'Operator', 'App', 'Session'],
  play: inspector => {
    const stage = watching(inspector, newcomer)
    stage.answers('loadMine', right(undefined))
    inspector.begin()
    stage.answers('ownAccount.findOffer', OFFER)
    stage.passes(8 * SECOND)
    stage.says('Viewer', 'ownAccount', { type: 'viewer.claimPackage' })
    stage.says('Device', 'ownAccount.claim', { type: 'countdown.ticked', secondsLeft: 0 })
    stage.says('Viewer', 'ownAccount.claim', { type: 'viewer.sendCode' })
    stage.answers('ownAccount.claim.sendCode', right(undefined))
    stage.passes(20 * SECOND)
    stage.says('Viewer', 'ownAccount.claim', { type: 'viewer.changeField', field: 'verificationCode', value: '1234' })
    stage.passes(SECOND)
    stage.says('Viewer', 'ownAccount.claim', { type: 'viewer.submit', password: '' })
    stage.answers('ownAccount.claim.confirm', right(undefined))
    stage.answers('ownAccount.renewRights', right({ session: newcomer, hasMore: true }))
    stage.passes(2 * SECOND)
    stage.says('Viewer', 'ownAccount', { type: 'viewer.closePackage' })
  },
}
