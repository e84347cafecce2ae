import { left, right } from 'fp-ts/lib/Either.js'
import { codeFormMachine } from '../../../machines/codeForm/index.ts'
import { type FormFailure, NOBODY } from '../../../machines/rules/accountName.ts'
import { chartModel } from '../../paths/model.ts'
import { still } from '../../support/still.ts'

const REFUSED: FormFailure = { tag: 'refused', errCode: 10101021, message: 'Wrong code' }
const UNKNOWN_PHONE: FormFailure = { tag: 'unknownPhone' }

export const TODAY = '2026-06-01'
export const PASSWORD = 'sintonia1'

const definition = {
  machine: codeFormMachine,
  input: { task: 'register' as const, typed: NOBODY, today: TODAY },
  events: {
    'viewer.chooseMethod': [
      { type: 'viewer.chooseMethod', method: 'phone' },
      { type: 'viewer.chooseMethod', method: 'email' },
    ],
    'viewer.changeField': [
      { type: 'viewer.changeField', field: 'email', value: ' new@sintonia.example ' },
      { type: 'viewer.changeField', field: 'verificationCode', value: '1234' },
    ],
    'viewer.changePassword': [{ type: 'viewer.changePassword' }],
    'viewer.sendCode': [{ type: 'viewer.sendCode' }],
    'viewer.goOn': [{ type: 'viewer.goOn' }],
    'viewer.goBack': [{ type: 'viewer.goBack' }],
    'code.sent': [{ type: 'code.sent' }],
    'viewer.submit': [
      { type: 'viewer.submit', password: PASSWORD },
      { type: 'viewer.submit', password: '' },
    ],
    'countdown.ticked': [
      { type: 'countdown.ticked', secondsLeft: 59 },
      { type: 'countdown.ticked', secondsLeft: 0 },
    ],
  },
  outcomes: {
    sendCode: [right(undefined), left(REFUSED), left(UNKNOWN_PHONE)],
    checkCode: [right(undefined), left(REFUSED), left(UNKNOWN_PHONE)],
    confirm: [right({ mustChangePassword: false }), left(REFUSED), left(UNKNOWN_PHONE)],
  },
} as const

export const codeFormModel = chartModel({
  ...definition,
  equivalent: {
    'swap order with the next branch @ codeForm.open.form.confirming|done.actor.confirm|0':
      'no answer is of both kinds',
    'swap order with the next branch @ codeForm.open.steps.checking|done.actor.checkCode|0':
      'no answer is of both kinds',
    'swap order with the next branch @ codeForm.open.code.sending|done.actor.sendCode|0': 'no answer is of both kinds',
  },
  project: ({ method, fields, problems, failure, secondsLeft, sendingTo, sentTo, admission }) => [
    method,
    fields.email,
    fields.countryCode,
    fields.phone,
    fields.verificationCode,
    problems,
    failure,
    secondsLeft,
    sendingTo,
    sentTo,
    admission,
  ],
})

/** A new password comes in one step; the other model signs up, which comes in several. */
export const wholeCodeFormModel = chartModel({
  ...codeFormModel,
  variant: 'whole',
  input: { ...definition.input, task: 'resetPassword' },
  events: still(definition.events),
})
