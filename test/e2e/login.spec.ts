import { ANA, BIA, LEO, PASSWORD } from './support/accounts.ts'
import { holdBack } from './support/holdBack.ts'
import { speak } from './support/language.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { logInAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { sentBy } from './support/wire.ts'

/** How the password would look if it travelled in some disguise. */
const disguises = (password: string): ReadonlyArray<string> => [
  password,
  encodeURIComponent(password),
  Buffer.from(password).toString('base64'),
  Buffer.from(password).toString('hex'),
]

const TEXTS = {
  en: {
    emailNeeded: 'Enter email',
    email: 'Enter a valid email address',
    passwordNeeded: 'Enter password',
    length: 'The password must be 6-16 characters in length',
    format: 'Wrong password format',
    code: 'Country code is required',
    phone: 'Enter a valid phone number',
  },
  es: {
    emailNeeded: 'Ingresa correo electrónico',
    email: 'Ingresa una dirección de correo electrónico válida',
    passwordNeeded: 'Ingresa contraseña',
    length: 'La contraseña debe tener de 6 a 16 caracteres',
    format: 'Formato de contraseña incorrecto',
    code: 'Se requiere el código de país',
    phone: 'Ingresa un número de teléfono válido',
  },
  pt: {
    emailNeeded: 'Digite e-mail',
    email: 'Digite um endereço de e-mail válido',
    passwordNeeded: 'Digite senha',
    length: 'A senha deve ter de 6 a 16 caracteres',
    format: 'Formato de senha incorreto',
    code: 'O código do país é obrigatório',
    phone: 'Digite um número de telefone válido',
  },
} as const

test.describe('Logging in', () => {
  test('[AUTH-01] [ROUTE-08] with email and password, back to where the person was; the password stays in the page', async ({
    page,
    context,
    headEnd,
  }) => {
    const sent = sentBy(context)
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    await shell(page).loginLink.click()
    await expect(page).toHaveURL(/\/login\?redirect=%2FliveTv%3Fid%3D1301$/)
    await loginPage(page).logIn(ANA)
    await expect(page).toHaveURL(/\/liveTv\?id=1301$/)
    await shell(page).isUser(ANA)
    await live.plays('Mundo 24')

    expect(headEnd.control.countOf('userRandomValue')).toBe(1)
    const text = sent.texts().join('\n')
    expect(text).toContain('authenticationKey')
    expect(disguises(PASSWORD).filter(disguise => text.includes(disguise))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PASSWORD)
  })

  test('[AUTH-01] with a phone number of a chosen country', async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await login.choosePhone()
    await login.country.selectOption(BIA.country)
    await login.phone.fill(BIA.phone)
    await login.password.fill(PASSWORD)
    await login.submit.click()
    await shell(page).isUser(BIA)
    await expect(page).toHaveURL(/\/home$/)
  })

  test('[AUTH-01] a wrong password is told at the form, and nothing that was typed is lost', async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await login.logIn(ANA, 'sintonia2')
    const refusal = page.getByRole('main').getByRole('alert')
    await expect(refusal).toHaveText('The account or the password is wrong')
    await expect(login.email).toHaveValue(ANA.email)
    await expect(login.password).toHaveValue('sintonia2')
    await expect(shell(page).toast.filter({ hasText: 'wrong' })).toHaveCount(1)
    await login.password.fill(PASSWORD)
    await expect(refusal).toBeHidden()
    await page.keyboard.press('Enter')
    await shell(page).isUser(ANA)
  })

  test('[AUTH-01] [AUTH-03] the form stands still under a finger when the code to scan comes', async ({ page }) => {
    const letCome = await holdBack(page, '**/assets/Scan-*.js')
    const login = loginPage(page)
    await login.open()
    const place = () => login.submit.boundingBox()
    const before = await place()
    letCome()
    await expect(page.getByRole('img', { name: 'Code to scan with your phone' })).toBeVisible()
    expect(await place()).toEqual(before)
  })

  test('[AUTH-01] nobody learns from the form who is a customer', async ({ page }) => {
    const login = loginPage(page)
    const refusal = page.getByRole('main').getByRole('alert')
    await login.open()
    await login.logIn({ email: 'nobody@sintonia.example', name: '' })
    await expect(refusal).toHaveText('The account or the password is wrong')
  })

  test('[AUTH-01] [NET-05] without a network the form says so, and works when it is back', async ({
    page,
    context,
    silence,
  }) => {
    silence.allow(/ERR_INTERNET_DISCONNECTED/)
    const login = loginPage(page)
    await login.open()
    await login.email.fill(ANA.email)
    await login.password.fill(PASSWORD)
    await context.setOffline(true)
    await login.submit.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Network connection failed, please check the network',
    )
    await expect(login.email).toHaveValue(ANA.email)
    await context.setOffline(false)
    await login.submit.click()
    await shell(page).isUser(ANA)
  })

  test('[ROUTE-08] a redirect leads only to a page of the app', async ({ page, headEnd }) => {
    for (const redirect of ['https://evil.example/', '//evil.example/home', '/login', '\\\\evil.example', '/nowhere']) {
      await logInAs(page, LEO, redirect)
      await expect(page).toHaveURL(`${headEnd.origin}/home`)
      await shell(page).logOut()
      await shell(page).isGuest()
    }
  })

  test('[ROUTE-08] who is logged in has nothing to do on the login page', async ({ page }) => {
    await logInAs(page, LEO)
    await loginPage(page).open('?redirect=%2FliveTv')
    await expect(page).toHaveURL(/\/liveTv(\?|$)/)
  })
})

test.describe('What is wrong with a field', () => {
  for (const language of ['en', 'es', 'pt'] as const) {
    test(`[VALID-01] [VALID-02] [VALID-03] [VALID-05] stands at the field, in ${language}`, async ({
      page,
      headEnd,
    }) => {
      await speak(page, language)
      const words = TEXTS[language]
      const email = page.locator('input[name=username]')
      const password = page.locator('input[name=password]')
      const phone = page.locator('input[type=tel]')
      const submit = page.locator('button[type=submit]')
      await page.goto('/login')
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))

      await submit.click()
      await expect(email).toHaveAccessibleDescription(words.emailNeeded)
      await expect(password).toHaveAccessibleDescription(words.passwordNeeded)
      await expect(email).toBeFocused()

      await email.fill('ana@')
      await expect(email).toHaveAccessibleDescription('')
      await password.fill('five5')
      await submit.click()
      await expect(email).toHaveAccessibleDescription(words.email)
      await expect(password).toHaveAccessibleDescription(words.length)
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await password.fill('a'.repeat(17))
      await submit.click()
      await expect(password).toHaveAccessibleDescription(words.length)
      await password.fill('seis\ty7')
      await submit.click()
      await expect(password).toHaveAccessibleDescription(words.format)

      await page.getByRole('tab').nth(1).click()
      await phone.fill('11 98765-4321')
      await submit.click()
      await expect(phone).toHaveAccessibleDescription(words.code)
      await page.locator('select').selectOption('BR')
      await phone.fill('123')
      await submit.click()
      await expect(phone).toHaveAccessibleDescription(words.phone)
      expect(headEnd.control.countOf('userRandomValue')).toBe(0)
    })
  }

  test('[VALID-06] a text is trimmed 300 ms after the last key, a password never', async ({ page }) => {
    await page.clock.install()
    const login = loginPage(page)
    await login.open()
    await login.choosePhone()
    await page.clock.pauseAt(Date.now() + 60_000)
    await login.phone.fill('  11 98765-4321  ')
    await page.clock.runFor(299)
    await expect(login.phone).toHaveValue('  11 98765-4321  ')
    await page.clock.runFor(2)
    await expect(login.phone).toHaveValue('11 98765-4321')
    await login.password.fill('  spaces  ')
    await page.clock.runFor(1_000)
    await expect(login.password).toHaveValue('  spaces  ')
  })
})
