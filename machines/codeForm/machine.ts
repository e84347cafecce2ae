import { NO_PROFILE } from '../../models/profileFields.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { codeFormSetup } from './setup.ts'
import { code } from './states/code.ts'
import { form } from './states/form.ts'
import { steps } from './states/steps.ts'

export const codeFormMachine = codeFormSetup.createMachine({
  id: 'codeForm',
  ...(FOR_READERS && {
    description: 'A form that a verification code confirms: sign up, a new password, the free package.',
    meta: { requirements: ['AUTH-02', 'AUTH-04', 'AUTH-06', 'AUTH-08'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input: { task, today, typed, profile } }) => ({
    task,
    today,
    method: typed.method,
    fields: { ...typed.fields, ...NO_PROFILE, ...profile, verificationCode: '' },
    problems: {},
    failure: undefined,
    admission: undefined,
    secondsLeft: 0,
    sendingTo: undefined,
    sentTo: undefined,
  }),
  output: ({ context: { method, fields, admission } }) => ({
    typed: { method, fields: { email: fields.email, countryCode: fields.countryCode, phone: fields.phone } },
    admission,
  }),
  initial: 'open',
  states: {
    open: {
      ...(FOR_READERS && { description: 'The form is on screen.' }),
      type: 'parallel',
      states: { form, code, steps },
    },
    done: { ...(FOR_READERS && { description: 'The operator has taken the form.' }), type: 'final' },
  },
})
