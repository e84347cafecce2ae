import { left, right } from 'fp-ts/lib/Either.js'
import { loginMachine } from '../../../machines/login/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { ana } from '../../support/sessions.ts'

const REFUSED: CallFailure = { tag: 'refused', errCode: 10101002, message: 'The account or the password is wrong' }

export const loginModel = chartModel({
  machine: loginMachine,
  input: {},
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
    logIn: [right(ana), left(REFUSED)],
  },
  project: ({ method, fields, problems, failure }) => [method, fields, problems, failure],
})
