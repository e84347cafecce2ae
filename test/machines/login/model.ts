import { left, right } from 'fp-ts/lib/Either.js'
import { loginMachine } from '../../../machines/login/index.ts'
import { type FormFailure, NOBODY } from '../../../machines/rules/accountName.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'

const REFUSED: CallFailure = { tag: 'refused', errCode: 10101002, message: 'The account or the password is wrong' }

const UNKNOWN_PHONE: FormFailure = { tag: 'unknownPhone' }

export const loginModel = chartModel({
  machine: loginMachine,
  input: { typed: NOBODY },
  events: {
    'viewer.chooseMethod': [
      { type: 'viewer.chooseMethod', method: 'phone' },
      { type: 'viewer.chooseMethod', method: 'email' },
    ],
    'viewer.changeField': [
      { type: 'viewer.changeField', field: 'email', value: ' ana@sintonia.example ' },
      { type: 'viewer.changeField', field: 'email', value: 'ana' },
    ],
    'viewer.changePassword': [{ type: 'viewer.changePassword' }],
    'viewer.submit': [
      { type: 'viewer.submit', password: 'sintonia1' },
      { type: 'viewer.submit', password: '' },
    ],
  },
  outcomes: {
    logIn: [right({ mustChangePassword: false }), left(REFUSED), left(UNKNOWN_PHONE)],
  },
  equivalent: {
    'swap order with the next branch @ login.submitting|done.actor.logIn|0': 'no answer is of both kinds',
  },
  project: ({ method, fields, problems, failure }) => [method, fields, problems, failure],
})
