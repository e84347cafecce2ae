import { left, right } from 'fp-ts/lib/Either.js'
import { type Offer, ownAccountMachine } from '../../../machines/ownAccount.ts'
import { NOBODY } from '../../../machines/rules/accountName.ts'
import { chartModel } from '../../paths/model.ts'
import { ana } from '../../support/sessions.ts'

export const offer: Offer = {
  typed: { method: 'phone', fields: { ...NOBODY.fields, countryCode: '55', phone: '11987654321' } },
  today: '2026-06-01',
  isPutOff: false,
}
export const putOffer: Offer = { ...offer, isPutOff: true }

export const ownAccountModel = chartModel({
  machine: ownAccountMachine,
  input: undefined,
  events: {
    'viewer.replacePassword': [{ type: 'viewer.replacePassword' }],
    'viewer.claimPackage': [{ type: 'viewer.claimPackage' }],
    'viewer.declinePackage': [{ type: 'viewer.declinePackage' }],
    'viewer.closePackage': [{ type: 'viewer.closePackage' }],
    'rights.changed': [{ type: 'rights.changed' }],
  },
  outcomes: {
    passwordChange: [{ isChanged: true }, { isChanged: false }],
    findOffer: [offer, putOffer, undefined],
    putOff: [undefined],
    claim: [{ typed: offer.typed, admission: undefined }],
    renewRights: [right({ session: ana, hasMore: true }), left({ tag: 'offline' } as const)],
  },
  project: ({ offer: { typed }, session }) => [typed.fields.phone, session?.account.accountId],
  invariants: {
    '[AUTH-06] nobody is told of other rights who did not claim the package': ({ value, context }) =>
      context.session === undefined || /claimed/.test(JSON.stringify(value)),
  },
})
