import { ask, logIn, must } from '@sintonia/operator/tests/support/client.ts'
import type { Page } from 'playwright/test'
import type { LoginResult } from '../../../models/login.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { makeSessionStore } from '../../../src/services/storage/sessionStore.ts'
import { makeStorage } from '../../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../../src/services/storage/values.ts'
import { sharedStorage } from '../../services/support/browser.ts'
import { type EmailAccount, PASSWORD } from './accounts.ts'
import { loginPage } from './loginPage.ts'
import { shell } from './shell.ts'

/** What the app keeps on the device, by its keys. */
export type Kept = Readonly<Record<string, string>>

const refuse = (): never => {
  throw new Error('The session of a test cannot be kept')
}

/** What the app leaves on the device after this answer to a login. */
export const keptAfter = ({ accountInfo, tokens, drmTemplates }: LoginResult): Kept => {
  const device = sharedStorage()
  const report = { dropped: refuse, failed: refuse, broken: refuse }
  const storage = makeStorage({ area: () => device.areaOf({}), report, onDegraded: refuse })
  makeSessionStore({ storage, values: makeStoredValues(storage) }).save({ account: accountInfo, tokens }, drmTemplates)
  return Object.fromEntries(device.texts)
}

export const userSession = async (origin: string, { email }: EmailAccount): Promise<Kept> =>
  keptAfter(await must(logIn(origin, email, PASSWORD)))

export const guestSession = async (origin: string): Promise<Kept> =>
  keptAfter(await must(ask(origin, endpoints.login, { loginInfo: { loginMethod: 'visitorLogin' } })))

/** Opens a document of this origin that runs no app: what is left on the device here is there when the app opens. */
export const openBare = async (page: Page, origin = ''): Promise<void> => {
  const body = '<link rel="icon" href="data:,">'
  await page.route('**/bare', route => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
  await page.goto(`${origin}/bare`)
}

/** Runs in a page. */
const keep = (values: Kept): void => {
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
}

export const leaveOnDevice = (page: Page, kept: Kept): Promise<void> => page.evaluate(keep, kept)

/** Opens the app as somebody who logged in on this device before: the session is there before the first document runs. */
export const openAs = async (page: Page, account: EmailAccount, address = '/home'): Promise<void> => {
  const { origin } = new URL((await page.request.get('/config.json')).url())
  const left = await page.addInitScript(keep, await userSession(origin, account))
  await page.goto(address)
  await left.dispose()
  await shell(page).isUser(account)
}

/** Logs in on the login page and waits until the app knows the person. */
export const logInAs = async (page: Page, account: EmailAccount, redirect = '/home'): Promise<void> => {
  const login = loginPage(page)
  await login.open(`?redirect=${encodeURIComponent(redirect)}`)
  await login.logIn(account)
  await shell(page).isUser(account)
}
