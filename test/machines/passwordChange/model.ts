import { left, right } from 'fp-ts/lib/Either.js'
import { passwordChangeMachine } from '../../../machines/passwordChange.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'

const REFUSED: CallFailure = { tag: 'refused', errCode: 10101002, message: 'The account or the password is wrong' }

export const passwordChangeModel = chartModel({
  machine: passwordChangeMachine,
  input: undefined,
  events: {
    'viewer.changePassword': [
      { type: 'viewer.changePassword', name: 'currentPassword' },
      { type: 'viewer.changePassword', name: 'newPassword' },
    ],
    'viewer.submit': [
      { type: 'viewer.submit', currentPassword: 'sintonia1', newPassword: 'sintonia2' },
      { type: 'viewer.submit', currentPassword: '', newPassword: '' },
    ],
    'viewer.cancel': [{ type: 'viewer.cancel' }],
  },
  outcomes: { changePassword: [right(undefined), left(REFUSED)] },
  project: ({ problems, failure }) => [problems, failure],
  invariants: {
    '[AUTH-04] a password counts as changed only when the operator has taken it': ({ value, output }) =>
      (output?.isChanged === true) === (value === 'changed'),
    '[VALID-02] nothing is sent while a problem stands at a field': ({ value, context }) =>
      value !== 'changing' || Object.keys(context.problems).length === 0,
  },
})
