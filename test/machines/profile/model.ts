import { left, right } from 'fp-ts/lib/Either.js'
import { profileMachine } from '../../../machines/profile/index.ts'
import { changeOf } from '../../../machines/profile/transitions.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { type ProfileFields, profileProblems } from '../../../models/profileFields.ts'
import { chartModel } from '../../paths/model.ts'
import { ana } from '../../support/sessions.ts'

export const TODAY = '2026-06-01'
export const SAVED: ProfileFields = {
  fullName: 'Ana Ribeiro',
  telephoneNumber: '',
  dateOfBirth: '1988-03-14',
  nationality: 'brazilian',
  cpf: '529.982.247-25',
  idNum: '',
  gender: 'female',
}
export const RENAMED: ProfileFields = { ...SAVED, fullName: 'Ana Lima' }
export const REFUSED: CallFailure = { tag: 'refused', errCode: 10103005, message: 'There is no such CPF' }
const OFFLINE: CallFailure = { tag: 'offline' }

export const profileModel = chartModel({
  machine: profileMachine,
  input: undefined,
  events: {
    'viewer.changeField': [
      { type: 'viewer.changeField', field: 'fullName', value: 'Ana Lima ' },
      { type: 'viewer.changeField', field: 'cpf', value: '529' },
    ],
    'viewer.submit': [{ type: 'viewer.submit' }],
    'viewer.undo': [{ type: 'viewer.undo' }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'network.restored': [{ type: 'network.restored' }],
    'profile.changed': [{ type: 'profile.changed' }],
    'draft.recalled': [{ type: 'draft.recalled', fields: { fullName: 'Ana Lima' } }],
  },
  outcomes: {
    loadProfile: [right({ fields: SAVED, today: TODAY }), left(OFFLINE)],
    refreshProfile: [right({ fields: RENAMED, today: TODAY }), left(OFFLINE)],
    saveProfile: [right({ fields: RENAMED, session: ana }), left(REFUSED)],
  },
  project: ({ saved, fields, problems, failure }) => [saved, fields, problems, failure],
  invariants: {
    '[AUTH-11] nothing goes to the operator that has not changed, or in which a field is wrong': snapshot =>
      !snapshot.matches({ open: 'saving' }) ||
      (Object.keys(changeOf({ ...snapshot.context, fields: snapshot.context.sent })).length > 0 &&
        Object.keys(profileProblems(snapshot.context.sent, TODAY)).length === 0),
    '[AUTH-11] a problem stands only at a field that has not been touched since': ({ context }) =>
      Object.keys(context.problems).every(
        field => profileProblems(context.fields, TODAY)[field as keyof ProfileFields] !== undefined,
      ),
  },
})
