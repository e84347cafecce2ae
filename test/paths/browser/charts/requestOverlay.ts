import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { RequestOverlayContext } from '../../../../machines/requestOverlay.ts'
import { ANA, PASSWORD } from '../../../e2e/support/accounts.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { guestSession, leaveOnDevice, openBare } from '../../../e2e/support/signIn.ts'
import { requestOverlayModel } from '../../../machines/requestOverlay/model.ts'
import { browserModel, type Look } from '../model.ts'
import type { Visit } from '../visit.ts'

const REFUSAL = { errCode: 10101021, message: 'Wrong code' } as const

const form = ({ page }: Visit) => {
  const main = page.getByRole('main')
  const field = (name: string) => main.locator(`input[name=${name}]`)
  return {
    email: field('username'),
    code: field('one-time-code'),
    password: field('new-password'),
    send: main.getByRole('button', { name: 'Send code' }),
    submit: main.locator('button[type=submit]'),
  }
}

/** Two calls of one form: of those under way the last one ends first. */
const isFirst = ({ context }: AnyMachineSnapshot): boolean => (context as RequestOverlayContext).active === 0

const isShown: Look = ({ page }) => expect(shell(page).busySign).toHaveCount(1)

export const requestOverlayInBrowser = browserModel({
  model: requestOverlayModel,
  open: async visit => {
    const { page, headEnd } = visit
    await openBare(page)
    await leaveOnDevice(page, await guestSession(headEnd.origin))
    await page.goto('/login?view=resetPassword')
    const { email, code, password, send } = form(visit)
    await expect(send).toBeEnabled()
    await email.fill(ANA.email)
    await code.fill('1234')
    await password.fill(PASSWORD)
    // what lies over the pages has come
    await expect(page.locator('[role=status]:not(main *)').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(shell(page).busySign).toHaveCount(0)
    await visit.hold('verification')
    await visit.hold('passwordReset')
    await visit.stopClock()
  },
  fromRest: true,
  gestures: {
    'request.started': (visit, _, { before }) => (isFirst(before) ? form(visit).send : form(visit).submit).click(),
    'request.finished': (visit, _, { after }) =>
      visit.release(isFirst(after) ? 'verification' : 'passwordReset', REFUSAL),
  },
  answers: {},
  looks: {
    hidden: ({ page }) => expect(shell(page).busySign).toHaveCount(0),
    shown: isShown,
    fading: isShown,
  },
})
