import { expect } from 'playwright/test'
import { ANA, PASSWORD } from '../../../e2e/support/accounts.ts'
import { loginPage } from '../../../e2e/support/loginPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { requestOverlayModel } from '../../../machines/requestOverlay/model.ts'
import { browserModel } from '../model.ts'
import type { Visit } from '../visit.ts'

/** A guest on the login page: the app asks for the channels while it opens, and for each press of the form's button. */
const openLogin = async (visit: Visit): Promise<void> => {
  const { page } = visit
  await page.goto('/home')
  await expect(shell(page).loginLink).toBeVisible()
  await visit.quiet()
  for (const call of ['channelList', 'userRandomValue'] as const) await visit.hold(call)
  await loginPage(page).open()
  await loginPage(page).email.fill(ANA.email)
  await loginPage(page).password.fill(PASSWORD)
  await visit.stopClock()
}

const loggingIn = ({ page }: Visit) => page.getByRole('button', { name: 'Logging in' })

const busyShown = ({ page }: Visit) => expect(shell(page).busySign).toBeAttached()

/** Which of the two calls are under way; the form's is answered first. */
type World = { readonly channels: 'unasked' | 'asked' | 'answered'; readonly login: boolean }

export const requestOverlayInBrowser = browserModel({
  model: requestOverlayModel,
  open: async visit => visit.allow(FAILED_REQUEST),
  gestures: {
    'request.started': visit =>
      visit.page.url().includes('/login') ? loginPage(visit.page).submit.click() : openLogin(visit),
    'request.finished': async visit => {
      if (await loggingIn(visit).isVisible())
        await visit.release('userRandomValue', { errCode: 10101002, message: 'The account or the password is wrong' })
      else await visit.release('channelList')
    },
  },
  answers: {},
  outside: {
    initial: { channels: 'unasked', login: false } as World,
    allows: ({ channels, login }, { event }) => event.type !== 'request.started' || channels === 'unasked' || !login,
    after: ({ channels, login }, { event }): World => {
      if (event.type === 'request.started')
        return channels === 'unasked' ? { channels: 'asked', login } : { channels, login: true }
      if (event.type !== 'request.finished') return { channels, login }
      return login ? { channels, login: false } : { channels: 'answered', login }
    },
  },
  looks: {
    hidden: ({ page }) => expect(shell(page).busySign).toHaveCount(0),
    shown: busyShown,
    fading: busyShown,
  },
})
