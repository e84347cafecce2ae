import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { ChangeOutput, PasswordChangeContext } from '../../../../machines/passwordChange.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { ANA, PASSWORD } from '../../../e2e/support/accounts.ts'
import { loginPage } from '../../../e2e/support/loginPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { passwordChangeModel } from '../../../machines/passwordChange/model.ts'
import { isCall } from '../gate.ts'
import { browserModel, type Look, never } from '../model.ts'
import type { Visit } from '../visit.ts'

const REFUSAL = { errCode: 10101002, message: 'The account or the password is wrong' } as const
const REFUSED: CallFailure = { tag: 'refused', ...REFUSAL }
const TYPED = { currentPassword: PASSWORD, newPassword: 'sintonia2' } as const

const form = ({ page }: Visit) => {
  const main = page.getByRole('main')
  return {
    currentPassword: main.getByLabel('Current password'),
    newPassword: main.getByLabel('New password'),
    save: main.getByRole('button', { name: 'Save new password' }),
    cancel: main.getByRole('button', { name: 'Cancel' }),
  }
}

const ready: Look = async (visit, { context }) => {
  const { problems, failure } = context as PasswordChangeContext
  await expect(visit.page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(problems).length)
  await expect(visit.page.locator('main form [role=alert]')).toHaveText(failure === undefined ? '' : REFUSAL.message)
}

/** What stands in the two fields: the chart never holds it. */
type Typed = { readonly currentPassword: string; readonly newPassword: string }

export const passwordChangeInBrowser = browserModel({
  model: passwordChangeModel,
  open: async visit => {
    const { page } = visit
    // as if the operator had set this account's first password
    await page.route(isCall('login'), async route => {
      const response = await route.fetch()
      const { result, ...rest } = await response.json()
      await route.fulfill({ response, json: { ...rest, result: { ...result, initialPassword: true } } })
    })
    await visit.hold('passwordChange')
    await loginPage(page).open()
    await loginPage(page).logIn(ANA)
    await expect(form(visit).save).toBeVisible()
    await visit.stopClock()
  },
  events: {
    'viewer.submit': [
      { type: 'viewer.submit', ...TYPED },
      { type: 'viewer.submit', currentPassword: '', newPassword: '' },
    ],
  },
  outcomes: { changePassword: [right(undefined), left(REFUSED)] },
  outside: {
    initial: { currentPassword: '', newPassword: '' } as Typed,
    allows: (typed, { event }) =>
      event.type !== 'viewer.submit' ||
      (event.currentPassword === typed.currentPassword && event.newPassword === typed.newPassword),
    after: (typed, { event }): Typed =>
      event.type === 'viewer.changePassword'
        ? { ...typed, [event.name]: typed[event.name as keyof Typed] === '' ? TYPED[event.name as keyof Typed] : '' }
        : typed,
  },
  gestures: {
    'viewer.changePassword': async (visit, { name }) => {
      const field = form(visit)[name]
      await field.fill((await field.inputValue()) === '' ? TYPED[name] : '')
    },
    'viewer.submit': visit => form(visit).save.click(),
    'viewer.cancel': visit => form(visit).cancel.click(),
  },
  answers: {
    changePassword: (visit, output) =>
      visit.release('passwordChange', isRight(output as ChangeOutput) ? { result: {} } : REFUSAL),
  },
  looks: {
    'form.ready': ready,
    'form.broken': never('only a bug of the app leads there'),
    changing: visit => expect(form(visit).save).toBeDisabled(),
    changed: ({ page }) => shell(page).isUser(ANA),
    cancelled: ({ page }) => expect(loginPage(page).email).toHaveValue(ANA.email),
  },
})
