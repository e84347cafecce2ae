import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { LogInOutput, LoginContext, LoginEvent } from '../../../../machines/login/types.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { ANA, PASSWORD } from '../../../e2e/support/accounts.ts'
import { loginPage } from '../../../e2e/support/loginPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { loginModel } from '../../../machines/login/model.ts'
import { browserModel, never } from '../model.ts'
import type { Visit } from '../visit.ts'

type ChangeField = Extract<LoginEvent, { type: 'viewer.changeField' }>

const contextOf = ({ context }: AnyMachineSnapshot): LoginContext => context

const fieldOf = ({ page }: Visit, field: ChangeField['field']) => {
  const { email, phone, country } = loginPage(page)
  return { email, phone, countryCode: country }[field]
}

/** An email field keeps no spaces around its text; a phone field does. */
const typed = ({ method }: LoginContext): readonly ChangeField[] =>
  method === 'email'
    ? [
        { type: 'viewer.changeField', field: 'email', value: ANA.email },
        { type: 'viewer.changeField', field: 'email', value: 'ana' },
      ]
    : [{ type: 'viewer.changeField', field: 'phone', value: ' 11 98765-4321 ' }]

const problemsShown = async (visit: Visit, snapshot: AnyMachineSnapshot): Promise<void> => {
  const { method, fields, problems } = contextOf(snapshot)
  await expect(visit.page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(problems).length)
  const shown = method === 'email' ? 'email' : 'phone'
  await expect(fieldOf(visit, shown)).toHaveValue(fields[shown])
}

const REFUSAL = 'The account or the password is wrong'
const REFUSED: CallFailure = { tag: 'refused', errCode: 10101002, message: REFUSAL }

/** What stands in the password's field: the chart never holds it. */
type Typed = { readonly password: string }

export const loginInBrowser = browserModel({
  model: loginModel,
  open: async visit => {
    await loginPage(visit.page).open()
    await expect(loginPage(visit.page).submit).toBeEnabled()
    await visit.hold('login')
    await visit.stopClock()
  },
  events: { 'viewer.changeField': typed },
  gestures: {
    'viewer.chooseMethod': ({ page }, { method }) =>
      page.getByRole('tab', { name: method === 'email' ? 'Email' : 'Phone' }).click(),
    'viewer.changeField': (visit, { field, value }) => fieldOf(visit, field).fill(value),
    'viewer.changePassword': async ({ page }) => {
      const { password } = loginPage(page)
      await password.fill((await password.inputValue()) === '' ? PASSWORD : '')
    },
    'viewer.submit': ({ page }) => loginPage(page).submit.click(),
  },
  outside: {
    initial: { password: '' },
    allows: ({ password }: Typed, { event }) => event.type !== 'viewer.submit' || event.password === password,
    after: ({ password }, { event }) => ({
      password: event.type === 'viewer.changePassword' ? (password === '' ? PASSWORD : '') : password,
    }),
  },
  outcomes: { logIn: [right({ mustChangePassword: false }), left(REFUSED)] },
  beyond: {
    'login.submitting|done.actor.logIn|1': 'that a country has no such phone is told at its field in login.spec.ts',
  },
  answers: {
    logIn: (visit, output) =>
      visit.release('login', isRight(output as LogInOutput) ? 'answered' : { errCode: 10101002, message: REFUSAL }),
  },
  looks: {
    'form.settled': problemsShown,
    'form.settling': problemsShown,
    'form.refused': ({ page }) => expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty(),
    'form.broken': never('only a bug of the app leads there'),
    submitting: ({ page }) => expect(page.getByRole('button', { name: 'Logging in' })).toBeDisabled(),
    done: ({ page }) => shell(page).isUser(ANA),
  },
})
