import type { Page } from 'playwright/test'
import type { HeadEnd } from '../headend/index.ts'
import { ANA, LEO, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { expect, test } from './support/test.ts'

const speak = (page: Page, language: string) =>
  page.addInitScript(chosen => localStorage.setItem('sintonia.device.language', JSON.stringify(chosen)), language)

/** The code that went to this address. */
const codeFor = async (headEnd: HeadEnd, address: string): Promise<string> => {
  const sent = () => headEnd.control.verificationCodes().find(({ target }) => target === address)?.code
  await expect.poll(sent).toBeDefined()
  return sent() ?? ''
}

const code = (page: Page) => page.locator('input[name=one-time-code]')
const newPassword = (page: Page) => page.locator('input[name=new-password]')
const submit = (page: Page) => page.locator('main button[type=submit]')
const sendCode = (page: Page) => page.locator('main form button').filter({ hasText: /^(Send code|Enviar código)$/ })

/** The end of the terms is in sight for whoever scrolls there. */
const readOn = (page: Page) =>
  page.locator('main section[tabindex="0"]').evaluate(texts => texts.scrollTo(0, texts.scrollHeight))

const PEOPLE = [
  {
    who: 'a Brazilian in Portuguese, by phone, with CPF',
    language: 'pt',
    phone: { country: 'BR', number: '21 99876-5432', target: '+5521998765432' },
    email: '',
    profile: {
      nationality: 'brazilian',
      field: 'cpf',
      wrong: '529.982.247-26',
      problem: 'Formato de CPF incorreto',
      right: '529.982.247-25',
    },
    agree: 'Concordar e entrar',
    name: 'João Novo',
  },
  {
    who: 'an Argentine in Spanish, by email, without more',
    language: 'es',
    phone: undefined,
    email: 'nueva@sintonia.example',
    profile: undefined,
    agree: 'Aceptar e iniciar sesión',
    name: 'nueva@sintonia.example',
  },
  {
    who: 'a foreigner in English, by email, with an ID number',
    language: 'en',
    phone: undefined,
    email: 'new@sintonia.example',
    profile: {
      nationality: 'foreigner',
      field: 'idNum',
      wrong: 'A1',
      problem: 'Enter 5 to 20 letters or digits',
      right: 'AB123456',
    },
    agree: 'Agree and log in',
    name: '👩‍🚀 <b>O’Neil</b> مرحبا',
  },
] as const

test.describe('Signing up', () => {
  test.use({ switches: { slowFailureMs: 1 } })
  test('[AUTH-02] [AUTH-05] [AUTH-07] [AUTH-08] [VALID-04] [VALID-05] as three new subscribers, each with what they are', async ({
    browser,
    headEnd,
  }) => {
    for (const { language, phone, email, profile, agree, name } of PEOPLE) {
      const context = await browser.newContext({ baseURL: headEnd.origin, locale: language })
      const page = await context.newPage()
      await speak(page, language)
      await page.goto('/login?view=signUp&redirect=%2Ffavorites')
      const target = phone?.target ?? email
      if (phone !== undefined) {
        await page.getByRole('tab').nth(1).click()
        await page.locator('select[autocomplete=tel-country-code]').selectOption(phone.country)
        await page.locator('input[type=tel]').first().fill('123')
        await sendCode(page).click()
        await expect(page.locator('input[type=tel]').first()).toHaveAttribute('aria-invalid', 'true')
        expect(headEnd.control.countOf('verification')).toBe(0)
        await page.locator('input[type=tel]').first().fill(phone.number)
      } else await page.locator('input[name=username]').fill(` ${email} `)
      await sendCode(page).click()
      const right = await codeFor(headEnd, target)
      await newPassword(page).fill(PASSWORD)

      // a wrong code loses nothing of what was typed
      await code(page).fill(right === '0000' ? '0001' : '0000')
      await submit(page).click()
      await expect(page.locator('main form [role=alert]')).not.toBeEmpty()
      await expect(newPassword(page)).toHaveValue(PASSWORD)
      await code(page).fill(`Sintonia: ${right}`)

      if (profile !== undefined) {
        await page.locator('main form button[type=button]').last().click()
        await page.locator('input[name=fullName]').fill(name)
        await page.locator('select[name=nationality]').selectOption(profile.nationality)
        const document = page.locator(`input[name=${profile.field}]`)
        await document.fill(profile.wrong)
        await submit(page).click()
        await expect(document).toHaveAccessibleDescription(profile.problem)
        await expect(document).toBeFocused()
        await document.fill(profile.right)
      }
      await submit(page).click()
      await expect(page.getByRole('button', { name: agree })).toBeDisabled()
      await readOn(page)
      await page.getByRole('button', { name: agree }).click()
      await shell(page).isUser({ name: name.replace(/[*+?]/g, '.') })
      await expect(page).toHaveURL(/\/favorites/)
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PASSWORD)
      await context.close()
    }
  })
})

test('[AUTH-07] the minute between two codes survives a reload; [VALID-01] without an address nothing is sent', async ({
  page,
  headEnd,
}) => {
  await page.clock.install()
  await page.goto('/login?view=signUp')
  await sendCode(page).click()
  const email = page.locator('input[name=username]')
  await expect(email).toHaveAccessibleDescription('Enter email')
  await expect(email).toBeFocused()
  await email.fill('wait@sintonia.example')
  await sendCode(page).click()
  await expect(page.getByRole('button', { name: /^Send again in (59|60) s$/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Send again in 5\d s$/ })).toBeDisabled()
  await page.clock.runFor(61_000)
  await expect(sendCode(page)).toBeEnabled()
  expect(headEnd.control.countOf('verification')).toBe(1)
})

test('[AUTH-05] [VALID-07] [LANG-01] terms that have changed are asked again before anybody is logged in', async ({
  page,
  headEnd,
}) => {
  headEnd.control.renewContract()
  const login = loginPage(page)
  const agree = page.getByRole('button', { name: 'Agree and log in' })
  await login.open('?redirect=%2Ffavorites')
  await login.logIn(LEO)
  await expect(page.getByRole('heading', { name: 'Terms and privacy' })).toBeFocused()
  await expect(agree).toBeDisabled()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('sintonia.user.account'))).not.toContain(LEO.email)

  await page.getByRole('button', { name: 'Disagree' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('your agreement')
  await expect(login.email).toHaveValue(LEO.email)
  await page.goto('/home')
  await shell(page).isGuest()

  await login.open('?redirect=%2Ffavorites')
  await login.logIn(LEO)
  await page.locator('main section[tabindex="0"]').press('End')
  await expect(agree).toBeEnabled()
  await page
    .getByRole('radio', { name: 'Español' })
    .or(page.getByRole('button', { name: 'Español' }))
    .click()
  await expect(page.getByRole('heading', { name: 'Términos de uso' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aceptar e iniciar sesión' })).toBeDisabled()
  await page.setViewportSize({ width: 1440, height: 4000 })
  await page.getByRole('button', { name: 'Aceptar e iniciar sesión' }).click()
  await shell(page).isUser(LEO)
  await shell(page).logOut()
  await shell(page).isGuest()
  await login.open()
  await page.locator('input[name=username]').fill(LEO.email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await submit(page).click()
  await shell(page).isUser(LEO)
})

test.describe('A first password', () => {
  test.use({ switches: { initialPassword: true } })
  test('[AUTH-04] is changed before the session begins; a forgotten one is replaced by a code', async ({
    page,
    headEnd,
  }) => {
    const login = loginPage(page)
    const refusal = page.getByRole('main').getByRole('alert')
    await login.open()
    await login.logIn(ANA)
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeFocused()
    await page.getByLabel('Current password').fill('sintonia9')
    await page.getByLabel('New password').fill('five5')
    await submit(page).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
      'The password must be 6-16 characters in length',
    )
    await page.getByLabel('New password').fill('sintonia2')
    await submit(page).click()
    await expect(refusal).toHaveText('The account or the password is wrong')
    await page.getByLabel('Current password').fill(PASSWORD)
    await submit(page).click()
    await shell(page).isUser(ANA)

    await shell(page).logOut()
    await shell(page).isGuest()
    await login.open()
    await login.email.fill(ANA.email)
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused()
    await expect(login.email).toHaveValue(ANA.email)
    await sendCode(page).click()
    await code(page).fill(await codeFor(headEnd, ANA.email))
    await newPassword(page).fill('sintonia3')
    expect(await violations(page)).toEqual([])
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Set new password successfully' })).toBeFocused()
    await page.getByRole('link', { name: 'Back to the login' }).click()
    await expect(login.email).toHaveValue(ANA.email)
    await login.password.fill('sintonia3')
    await login.submit.click()
    await shell(page).isUser(ANA)
  })
})

test('[AUTH-03] a phone that scans the code logs in, and one that refuses does not; no toast while it waits', async ({
  page,
  context,
  headEnd,
}) => {
  const codeIds: string[] = []
  page.on('response', async response => {
    if (response.url().endsWith('/api/account/scan/code/v3')) codeIds.push((await response.json()).result.scanCodeId)
  })
  await loginPage(page).open()
  const scan = page.getByRole('region', { name: 'Or scan with your phone' })
  await expect(scan.getByRole('img')).toBeVisible()
  await expect(scan).toContainText(/New code in 1:\d\d/)
  await expect.poll(() => headEnd.control.countOf('quickLoginToken')).toBeGreaterThan(0)
  await expect(shell(page).toast.filter({ hasText: 'confirmed' })).toHaveCount(0)

  const phone = await context.newPage()
  await phone.goto(`/phone?code=${codeIds[0]}`)
  await page.bringToFront()
  await expect(scan.getByRole('status')).toHaveText('Scanned: confirm on your phone.')
  await phone.getByRole('button', { name: 'No, that is not me' }).click()
  await expect(scan.getByRole('status')).toHaveText('You refused it on your phone.')
  await scan.getByRole('button', { name: 'New code' }).click()
  await expect.poll(() => codeIds.length).toBe(2)
  await phone.goto(`/phone?code=${codeIds[1]}`)
  await phone.getByLabel('Log in as').selectOption({ label: ANA.name })
  await phone.getByRole('button', { name: 'Yes, log in' }).click()
  await page.bringToFront()
  await shell(page).isUser(ANA)
})

test('[SES-07] what is typed at sign up outlives a reload; password, code and document are never kept', async ({
  page,
}) => {
  await page.goto('/login?view=signUp')
  const email = page.locator('input[name=username]')
  const fullName = page.locator('input[name=fullName]')
  const idNum = page.locator('input[name=idNum]')
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await email.fill('new@sintonia.example')
  await code(page).fill('8642')
  await newPassword(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Add your details (optional)' }).click()
  await fullName.fill('Nova Lima')
  await page.locator('select[name=nationality]').selectOption('foreigner')
  await idNum.fill('AB123456')
  await expect.poll(kept).toContain('Nova Lima')
  for (const secret of [PASSWORD, '8642', 'AB123456']) expect(await kept()).not.toContain(secret)

  await page.reload()
  await expect(email).toHaveValue('new@sintonia.example')
  await expect(fullName).toHaveValue('Nova Lima')
  for (const field of [code(page), newPassword(page), idNum]) await expect(field).toHaveValue('')

  await loginPage(page).open()
  await expect(email).toHaveValue('new@sintonia.example')
  await loginPage(page).logIn(LEO)
  await shell(page).isUser(LEO)
  expect(await kept()).not.toContain('Nova Lima')
})
