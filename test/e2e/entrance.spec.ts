import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { ANA, LEO, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { codeFor } from './support/codes.ts'
import { speak } from './support/language.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { expect, test } from './support/test.ts'

const code = (page: Page) => page.locator('input[name=one-time-code]')
const newPassword = (page: Page) => page.locator('input[name=new-password]')
const submit = (page: Page) => page.locator('main button[type=submit]')
const sendCode = (page: Page) => page.locator('main form button').filter({ hasText: /^(Send code|Enviar código)$/ })

const bringCode = async (page: Page, headEnd: HeadEnd, email: string): Promise<void> => {
  await sendCode(page).click()
  await code(page).fill(await codeFor(headEnd, email))
}

/** Another password, by the code that is sent to who has this address. */
const chooseByCode = async (page: Page, headEnd: HeadEnd, { email }: { readonly email: string }): Promise<void> => {
  await bringCode(page, headEnd, email)
  await newPassword(page).fill('sintonia3')
}

/** The first two steps of signing up. */
const proveAddress = async (page: Page, headEnd: HeadEnd, email: string): Promise<void> => {
  await page.goto('/login?view=signUp')
  await page.locator('input[name=username]').fill(email)
  await bringCode(page, headEnd, email)
  await submit(page).click()
  await expect(newPassword(page)).toBeFocused()
}

test('[AUTH-02] [AUTH-07] sign up asks for one thing after the other: Enter continues, a wrong code goes no further, and nothing that was typed is lost on the way back', async ({
  page,
  headEnd,
}) => {
  const email = page.locator('input[name=username]')
  const step = (at: number) => expect(page.getByText(`Step ${at} of 3`, { exact: true })).toBeVisible()
  await page.goto('/login?view=signUp')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused()
  await step(1)
  await expect(code(page)).toHaveCount(0)
  await expect(newPassword(page)).toHaveCount(0)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await email.fill('steps@sintonia.example')
  await page.keyboard.press('Enter')

  await expect(code(page)).toBeFocused()
  await step(2)
  await expect(page.getByText('A code is on its way to steps@sintonia.example')).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  const right = await codeFor(headEnd, 'steps@sintonia.example')
  await code(page).fill(right === '0000' ? '0001' : '0000')
  await page.keyboard.press('Enter')
  await expect(page.locator('main form').getByRole('alert')).not.toBeEmpty()
  await expect(newPassword(page)).toHaveCount(0)
  await code(page).fill(right)
  await page.keyboard.press('Enter')

  await expect(newPassword(page)).toBeFocused()
  await step(3)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await newPassword(page).fill('five5')
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await back.click()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveValue(right)
  await back.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('steps@sintonia.example')
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(newPassword(page)).toHaveValue('five5')
  await page.keyboard.press('Enter')
  await expect(newPassword(page)).toHaveAccessibleDescription('The password must be 6-16 characters in length')
  await newPassword(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Terms and privacy' })).toBeFocused()
})

test.describe('In a browser that speaks the Portuguese of Brazil', () => {
  test.use({ locale: 'pt-BR' })
  test('[AUTH-02] [VALID-03] the country of a phone is known, and a phone that it has not is told at its field', async ({
    page,
    headEnd,
  }) => {
    await page.goto('/login?view=signUp')
    await page.getByRole('tab', { name: 'Telefone' }).click()
    await expect(page.getByRole('combobox')).toHaveValue('BR')
    await page.locator('input[name=tel-national]').fill('11 98765')
    await page.keyboard.press('Enter')
    await expect(page.locator('input[name=tel-national]')).toHaveAccessibleDescription(
      'Digite um número de telefone válido',
    )
    await expect(page.locator('input[name=tel-national]')).toBeFocused()
    expect(headEnd.control.countOf('verification')).toBe(0)
    await page.locator('input[name=tel-national]').fill('11 98765-0001')
    await page.keyboard.press('Enter')
    await expect(page.getByText('+5511987650001')).toBeVisible()
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
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: /^Send again in 5\d s$/ })).toBeDisabled()
  // an answer that comes meanwhile tells the operator's hour
  headEnd.control.moveClock({ byMs: 61_000 })
  await page.clock.runFor(61_000)
  await expect(sendCode(page)).toBeEnabled()
  expect(headEnd.control.countOf('verification')).toBe(1)
})

for (const [language, words] of [
  ['en', 'Wrong Verification code or No Verification code'],
  ['es', 'Código de verificación incorrecto o faltante'],
  ['pt', 'Código de verificação incorreto ou não informado'],
] as const)
  test(`[VALID-04] no code and a wrong one are told at the field in ${language}, and nothing is sent`, async ({
    page,
    headEnd,
  }) => {
    await speak(page, language)
    await page.goto('/login?view=signUp')
    await page.locator('input[name=username]').fill('new@sintonia.example')
    await submit(page).click()
    for (const typed of ['', '123']) {
      await code(page).fill(typed)
      await submit(page).click()
      await expect(code(page)).toHaveAccessibleDescription(words)
    }
    expect(headEnd.control.countOf('verification')).toBe(1)
    expect(headEnd.control.countOf('register')).toBe(0)
  })

for (const [language, details, words] of [
  ['en', 'Add your details (optional)', 'Please select the nationality'],
  ['es', 'Agregar tus datos (opcional)', 'Selecciona nacionalidad'],
  ['pt', 'Adicionar seus dados (opcional)', 'Selecione nacionalidade'],
] as const)
  test(`[VALID-05] who gives a name and no nationality is told so at its choice in ${language}, and nothing is sent`, async ({
    page,
    headEnd,
  }) => {
    await speak(page, language)
    await proveAddress(page, headEnd, 'new@sintonia.example')
    await newPassword(page).fill(PASSWORD)
    await page.getByRole('button', { name: details }).click()
    await expect(page.locator('input[name=fullName]')).toBeFocused()
    await page.locator('input[name=fullName]').fill('Nova Lima')
    await submit(page).click()
    await expect(page.locator('select[name=nationality]')).toHaveAccessibleDescription(words)
    expect(headEnd.control.countOf('register')).toBe(0)
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
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('accept the terms')
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
    await expect(shell(page).notice.filter({ hasText: 'Set new password successfully' })).toBeVisible()
    await expect(shell(page).toast.filter({ hasText: 'Set new password successfully' })).toHaveCount(0)
    await shell(page).isUser(ANA)

    await shell(page).logOut()
    await shell(page).isGuest()
    await login.open()
    await login.email.fill(ANA.email)
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused()
    await expect(login.email).toHaveValue(ANA.email)
    await chooseByCode(page, headEnd, ANA)
    expect(await violations(page)).toEqual([])
    await submit(page).click()
    await expect(shell(page).notice.filter({ hasText: 'Set new password successfully' })).toBeVisible()
    await shell(page).isUser(ANA)
  })

  test('[AUTH-04] a new password that lets nobody in is told as set, and the form to log in is one press away', async ({
    page,
    headEnd,
  }) => {
    const login = loginPage(page)
    await login.open('?view=resetPassword')
    await login.email.fill(ANA.email)
    await chooseByCode(page, headEnd, ANA)
    headEnd.control.addFault({ call: 'login', errCode: 10101002, times: 1 })
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Set new password successfully' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(login.email).toHaveValue(ANA.email)
    await login.password.fill('sintonia3')
    await login.submit.click()
    await shell(page).isUser(ANA)
  })
})

test.describe('A first password that the operator keeps no account of', () => {
  test.use({ switches: { deployment: 'both' } })
  test('[AUTH-04] is not asked of who set one here by a code, and is of the next account', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({
      call: 'appProperties',
      result: { layoutConfig: { custom_modify_passwd_option: '1' } },
    })
    const login = loginPage(page)
    await login.open('?view=resetPassword')
    await login.email.fill(LEO.email)
    await chooseByCode(page, headEnd, LEO)
    await submit(page).click()
    await shell(page).isUser(LEO)
    await shell(page).logOut()
    await shell(page).isGuest()
    await login.open()
    await login.logIn(ANA)
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeFocused()
  })
})

test('[AUTH-03] the life of a code is counted down, and another one takes its place', async ({ page, headEnd }) => {
  await page.clock.install()
  await loginPage(page).open()
  const scan = page.getByRole('region', { name: 'Or scan with your phone' })
  await expect(scan).toContainText(/New code in (2:00|1:\d\d)/)
  await page.clock.fastForward(70_000)
  await expect(scan).toContainText(/New code in 0:\d\d/)
  expect(headEnd.control.countOf('scanCode')).toBe(1)
  await page.clock.fastForward(50_000)
  await expect.poll(() => headEnd.control.countOf('scanCode')).toBe(2)
  await expect(scan).toContainText(/New code in (2:00|1:\d\d)/)
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
  await expect(scan.getByRole('status')).toHaveText('You declined on your phone.')
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
  // any code is right
  await page.route('**/api/account/verification/v1', route => route.fulfill({ json: { errCode: 0 } }))
  await page.goto('/login?view=signUp')
  const email = page.locator('input[name=username]')
  const fullName = page.locator('input[name=fullName]')
  const idNum = page.locator('input[name=idNum]')
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await email.fill('new@sintonia.example')
  await submit(page).click()
  await code(page).fill('8642')
  await submit(page).click()
  await newPassword(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Add your details (optional)' }).click()
  await fullName.fill('Nova Lima')
  await page.locator('select[name=nationality]').selectOption('foreigner')
  await idNum.fill('AB123456')
  await expect.poll(kept).toContain('Nova Lima')
  await expect.poll(kept).toContain('foreigner')
  for (const secret of [PASSWORD, '8642', 'AB123456']) expect(await kept()).not.toContain(secret)

  await page.reload()
  await expect(email).toHaveValue('new@sintonia.example')
  await submit(page).click()
  await expect(code(page)).toHaveValue('')
  await code(page).fill('8642')
  await submit(page).click()
  await expect(fullName).toHaveValue('Nova Lima')
  for (const field of [newPassword(page), idNum]) await expect(field).toHaveValue('')

  await loginPage(page).open()
  await expect(email).toHaveValue('new@sintonia.example')
  await loginPage(page).logIn(LEO)
  await shell(page).isUser(LEO)
  expect(await kept()).not.toContain('Nova Lima')
})
