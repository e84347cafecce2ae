import type { Page } from 'playwright/test'
import { Language } from '../../models/language.ts'
import { ANA, PASSWORD } from './support/accounts.ts'
import { channelTools } from './support/channelTools.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { leaveOnDevice, openAs, openBare } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const WITHOUT_CHANNELS = {
  'has no channels between tabs': (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel')),
  'forbids channels between tabs': (page: Page) =>
    page.addInitScript(() => {
      const denied = class {
        constructor() {
          throw new DOMException('denied', 'SecurityError')
        }
      }
      Object.assign(window, { BroadcastChannel: denied })
    }),
}

/** As a page of an http address is, but on this machine. */
const withoutWebCrypto = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })
  })

const NOT_SECURE = {
  en: 'You cannot log in here: this page was not loaded from a secure address (https).',
  es: 'Aquí no puedes iniciar sesión: esta página no se cargó desde una dirección segura (https).',
  pt: 'Você não pode entrar aqui: esta página não foi carregada de um endereço seguro (https).',
} as const

const ODD: ReadonlyArray<{ languages?: ReadonlyArray<unknown>; language?: string; spoken: string }> = [
  { languages: [], language: '', spoken: 'en' },
  { spoken: 'en' },
  { languages: ['xx-invalid-!!'], language: 'xx-invalid-!!', spoken: 'en' },
  { languages: ['en-!!', 'en_US.UTF-8@x', ''], language: 'en-!!', spoken: 'en' },
  { languages: ['pt-!!', undefined, 'es-AR'], spoken: 'es-AR' },
]

test.describe('A browser that lacks something', () => {
  for (const [what, lack] of Object.entries(WITHOUT_CHANNELS)) {
    test(`[AHEAD-13] [EPG-10] where it ${what} live television and its guide are whole`, async ({ page }) => {
      await lack(page)
      const live = livePage(page)
      await live.open('?id=1101')
      await live.plays('Aurora')
      await guidePage(page).open()
      await shell(page).isGuest()
    })
  }

  for (const language of Language.values) {
    test(`[AUTH-01] [LANG-01] without WebCrypto the log in says why, in ${language}`, async ({ page, headEnd }) => {
      await withoutWebCrypto(page)
      await openBare(page)
      await leaveOnDevice(page, { 'sintonia.device.language': JSON.stringify(language) })
      await page.goto('/login')
      const form = page.locator('form')
      await form.locator('[autocomplete=username]').fill(ANA.email)
      await form.locator('[autocomplete=current-password]').fill(PASSWORD)
      await form.locator('[type=submit]').click()
      await expect(form.getByRole('alert')).toHaveText(NOT_SECURE[language])
      expect(headEnd.control.countOf('login')).toBeLessThanOrEqual(1)
    })
  }

  test('[AUTH-04] [AHEAD-22] without WebCrypto the change of a password and both dialogs of kids mode say why', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv')
    await channelTools(page).kids.begin('7391')
    await withoutWebCrypto(page)
    await page.goto('/liveTv?columnId=kids')
    const { kids, choose } = channelTools(page)
    await kids.leave.click()
    const lacking = kids.dialog.getByText('This browser cannot keep a PIN safely')
    await expect(lacking).toBeVisible()
    await kids.enter('7391')
    await expect(lacking).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('sintonia.device.kidsLocks'))
    await page.goto('/liveTv')
    await choose('Start kids mode')
    await kids.dialog.getByLabel('Four-digit PIN').fill('7391')
    await page.keyboard.press('Enter')
    await expect(kids.dialog.getByRole('alert')).toHaveText('This browser cannot keep a PIN safely')

    await page.goto('/my/account')
    await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByLabel('New password').fill('sintonia2')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(NOT_SECURE.en)
  })

  for (const { spoken, ...odd } of ODD) {
    test(`[LANG-02] of odd languages, ${JSON.stringify(odd)}, the page speaks ${spoken}`, async ({ page }) => {
      await page.addInitScript(({ languages, language }) => {
        Object.defineProperty(Navigator.prototype, 'languages', { get: () => languages })
        Object.defineProperty(Navigator.prototype, 'language', { get: () => language })
      }, odd)
      await page.goto('/liveTv')
      await expect(page.locator('html')).toHaveAttribute('lang', spoken)
      await expect(page.getByRole('heading').first()).toBeVisible()
    })
  }
})
