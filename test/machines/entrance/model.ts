import { NO_DRAFT } from '../../../machines/codeForm/index.ts'
import { entranceMachine } from '../../../machines/entrance/index.ts'
import { NOBODY } from '../../../machines/rules/accountName.ts'
import { instant } from '../../../models/codec/instant.ts'
import { chartModel } from '../../paths/model.ts'
import { ana } from '../../support/sessions.ts'

const to = (view?: string) => ({
  type: 'viewer.navigated' as const,
  page: 'login' as const,
  params: view === undefined ? {} : { view },
})
const typed = { ...NOBODY, fields: { ...NOBODY.fields, email: 'ana@sintonia.example' } }
const admitted = [false, true].map(mustChangePassword => ({ typed, admission: { mustChangePassword } }))

export const entranceModel = chartModel({
  machine: entranceMachine,
  input: { place: { params: {} }, now: instant(Date.UTC(2026, 5, 1, 20)) },
  events: {
    'viewer.navigated': [to(), to('signUp'), to('resetPassword')],
    'draft.recalled': [{ type: 'draft.recalled', typed, profile: { ...NO_DRAFT, fullName: 'Ana' } }],
    'draft.changed': [
      { type: 'draft.changed', typed },
      { type: 'draft.changed', typed, profile: { ...NO_DRAFT, fullName: 'Ana' } },
    ],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  outcomes: {
    login: admitted,
    qrLogin: [{ admission: { mustChangePassword: false } }, { admission: { mustChangePassword: true } }],
    signUp: admitted,
    passwordReset: [...admitted, { typed, admission: undefined }],
    agreement: [{ isAgreed: true }, { isAgreed: false }],
    passwordChange: [{ isChanged: true }, { isChanged: false }],
    enter: [ana],
    leave: [undefined],
  },
  project: ({ view, typed: { fields }, profile, notice, mustChangePassword }) => [
    view,
    fields.email,
    profile.fullName,
    notice,
    mustChangePassword,
  ],
  equivalent: {
    'swap order with the next branch @ entrance.forms.choosing|always|0': 'an address names one form',
  },
  invariants: {
    '[AUTH-05] [VALID-07] no form is open while somebody who was let in has still to agree': snapshot =>
      !snapshot.matches('agreeing') || Object.keys(snapshot.children).join() === 'draft,agreement',
    '[AUTH-04] who must change the first password goes in only after it': ({ value, children }) =>
      value !== 'changingPassword' || children.passwordChange !== undefined,
  },
})
