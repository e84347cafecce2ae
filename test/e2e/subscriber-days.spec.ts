import type { HeadEnd } from '@sintonia/operator'
import { type BrowserContext, expect, type Page } from 'playwright/test'
import { PASSWORD } from './support/accounts.ts'
import { codeFor } from './support/codes.ts'
import { speak } from './support/language.ts'
import { shell } from './support/shell.ts'
import { agree, codeForm, makeAccount, SUBSCRIBERS, type Subscriber } from './support/subscribers.ts'
import { test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

/** What these people buy stays bought: an operator of their own. */
test.use({ switches: { deployment: 'both' } })

const CHANGED = 'sintonia2'
const RESET = 'sintonia3'

/** In the operator's own words, which know one language. */
const WRONG = 'The account or the password is wrong'

const WORDS = {
  pt: {
    logIn: 'Entrar',
    password: 'Senha',
    redeem: 'Resgatar',
    redeemed: 'Recarga concluída com sucesso',
    memberSite: 'Abrir o site do assinante',
    plan: /^Renovar Completo \(abre o site do assinante/,
    until: /^Completo\s*Até \d\d-\d\d-\d{4}$/,
    change: 'Trocar senha',
    current: 'Senha atual',
    next: 'Nova senha',
    saved: 'Nova senha definida com sucesso',
    forgot: 'Esqueci a senha',
    reset: 'Definir uma nova senha',
  },
  es: {
    logIn: 'Iniciar sesión',
    password: 'Contraseña',
    redeem: 'Canjear',
    redeemed: 'Recarga realizada con éxito',
    memberSite: 'Abrir el sitio de clientes',
    plan: /^Renovar Completo \(abre el sitio de clientes/,
    until: /^Completo\s*Hasta el \d\d-\d\d-\d{4}$/,
    change: 'Cambiar contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    saved: 'Contraseña nueva establecida con éxito',
    forgot: 'Olvidé mi contraseña',
    reset: 'Establecer una contraseña nueva',
  },
  en: {
    logIn: 'Log in',
    password: 'Password',
    redeem: 'Redeem',
    redeemed: 'Recharge successfully completed',
    memberSite: 'Open the member site',
    plan: /^Renew Complete \(opens/,
    until: /^Complete\s*Until \d\d-\d\d-\d{4}$/,
    change: 'Change password',
    current: 'Current password',
    next: 'New password',
    saved: 'Set new password successfully',
    forgot: 'Forgot password',
    reset: 'Set a new password',
  },
} as const

const mainOf = (page: Page) => page.getByRole('main')

const isIn = (page: Page, { name }: Subscriber): Promise<void> =>
  shell(page).isUser({ name: name.replace(/[*+?]/g, '.') })

/** Types the name and the password, as the person has chosen to be known. */
const logIn = async (page: Page, { language, email, phone }: Subscriber, password: string): Promise<void> => {
  const words = WORDS[language]
  const form = mainOf(page).locator('form')
  if (email === undefined) {
    await mainOf(page).getByRole('tab').last().click()
    await codeForm(form).country.selectOption(phone.country)
    await codeForm(form).phone.fill(phone.number)
  } else await codeForm(form).email.fill(email)
  await form.getByLabel(words.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: words.logIn, exact: true }).click()
}

/** Pays at the shop that this opens in another tab, and comes back. */
const pay = async (page: Page, context: BrowserContext, open: () => Promise<void>): Promise<void> => {
  const opened = context.waitForEvent('page')
  await open()
  const shop = await opened
  await setVisible(page, false)
  await shop.getByRole('button', { name: /^Pay/ }).click()
  await expect(shop.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await shop.close()
  await setVisible(page, true)
}

const redeem = async (page: Page, { language }: Subscriber, code: string): Promise<void> => {
  const words = WORDS[language]
  const main = mainOf(page)
  await page.goto('/my/subscribe')
  await main.locator('input[name=rechargeCode]').fill(code)
  await main.getByRole('button', { name: words.redeem, exact: true }).click()
  await expect(page.getByText(words.redeemed)).toBeVisible()
  await page.goto('/my/plan')
  await expect(main.getByRole('listitem').filter({ hasText: words.until })).toBeVisible()
}

const changePassword = async (page: Page, { language }: Subscriber): Promise<void> => {
  const words = WORDS[language]
  await mainOf(page).getByRole('button', { name: words.change }).click()
  const dialog = page.getByRole('dialog', { name: words.change })
  await dialog.getByLabel(words.current, { exact: true }).fill(PASSWORD)
  await dialog.getByLabel(words.next, { exact: true }).fill(CHANGED)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.saved)).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

const resetPassword = async (page: Page, headEnd: HeadEnd, { language, email, phone }: Subscriber): Promise<void> => {
  const words = WORDS[language]
  const main = mainOf(page)
  const parts = codeForm(main.locator('form'))
  await main.getByRole('link', { name: words.forgot }).click()
  await expect(main.getByRole('heading', { name: words.reset })).toBeFocused()
  if (email === undefined) await expect(parts.phone).toHaveValue(phone.number)
  else await expect(parts.email).toHaveValue(email)
  await parts.send.click()
  await parts.code.fill(await codeFor(headEnd, email ?? phone.sentTo))
  await parts.password.fill(RESET)
  await parts.submit.click()
  await expect(page.getByText(words.saved)).toBeVisible()
}

test.describe('The days of a subscriber: in and out, buying, and three passwords', () => {
  for (const [index, person] of SUBSCRIBERS.entries()) {
    const words = WORDS[person.language]
    test(`[AUTH-01] [AUTH-04] [SES-08] [BUY-01] [BUY-02] [BUY-03] [BUY-04] [LANG-01] ${person.who}`, async ({
      page,
      context,
      headEnd,
    }) => {
      await makeAccount(headEnd, person)
      await speak(page, person.language)
      await page.goto('/login?redirect=%2Fmy%2Faccount')
      await logIn(page, person, PASSWORD)
      await agree(page)
      await isIn(page, person)

      await redeem(page, person, `1111 2222 3333 000${2 * index}`)
      await page.goto('/my/account')
      await pay(page, context, () => mainOf(page).getByRole('button', { name: words.memberSite }).click())
      await changePassword(page, person)
      await page.goto('/my/subscribe')
      await pay(page, context, () => mainOf(page).getByRole('button', { name: words.plan }).click())
      await page.goto('/my/plan')
      await expect(mainOf(page).getByRole('heading', { name: person.running })).toBeVisible()
      await expect(mainOf(page).getByRole('listitem').filter({ hasText: words.until })).toBeVisible()

      await shell(page).logOut()
      await shell(page).isGuest()
      await page.goto('/login')
      await logIn(page, person, PASSWORD)
      await expect(mainOf(page).getByRole('alert')).toHaveText(WRONG)
      await resetPassword(page, headEnd, person)
      await isIn(page, person)
    })
  }
})
