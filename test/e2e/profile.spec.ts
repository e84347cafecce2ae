import { ask, logIn, must } from '@sintonia/operator/tests/support/client.ts'
import type { Page } from 'playwright/test'
import { endpoints } from '../../models/wire/index.ts'
import { ANA, LEO, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

/** What these tests save stays saved: an operator of their own. */
test.use({ switches: { deployment: 'both' } })

const profilePage = (page: Page) => {
  const main = page.getByRole('main')
  const birth = main.getByRole('group', { name: 'Date of birth' })
  return {
    main,
    name: main.getByRole('textbox', { name: 'Full name' }),
    birth: {
      day: birth.getByRole('combobox', { name: 'Day' }),
      month: birth.getByRole('combobox', { name: 'Month' }),
      year: birth.getByRole('textbox', { name: 'Year' }),
    },
    gender: main.getByLabel('Gender'),
    telephone: main.getByRole('textbox', { name: 'Telephone' }),
    nationality: main.getByLabel('Nationality'),
    cpf: main.getByRole('textbox', { name: 'CPF' }),
    idNumber: main.getByRole('textbox', { name: 'ID number' }),
    save: main.getByRole('button', { name: 'Save changes' }),
    undo: main.getByRole('button', { name: 'Undo changes' }),
    /** Not there for anybody as long as it is empty. */
    refusal: main.locator('form [role=alert]'),
  }
}

const bornOn = async (
  { birth }: ReturnType<typeof profilePage>,
  { day, month, year }: { readonly day: string; readonly month: string; readonly year: string },
): Promise<void> => {
  await expect(birth.day.locator('option:checked')).toHaveText(day)
  await expect(birth.month.locator('option:checked')).toHaveText(month)
  await expect(birth.year).toHaveValue(year)
}

const saved = (page: Page) => shell(page).notice.filter({ hasText: 'Saved successfully!' })

test.describe('The profile', () => {
  test('[AUTH-11] [AUTH-08] [UI-07] what the operator keeps is shown, changed by keyboard alone, saved, and there after a reload', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/my/account')
    await page.getByRole('main').getByRole('link', { name: 'Edit profile' }).click()
    await expect(page).toHaveURL(/\/my\/profile$/)
    const form = profilePage(page)
    await expect(form.name).toHaveValue('Ana Ribeiro')
    await bornOn(form, { day: '14', month: 'March', year: '1988' })
    await expect(form.gender).toHaveValue('female')
    await expect(form.nationality.locator('option:checked')).toHaveText('Brazil')
    await expect(form.cpf).toHaveValue('529.982.247-25')
    await expect(form.telephone).toHaveValue('+55 11 91234-5678')
    expect(await violations(page)).toEqual([])
    await form.name.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Ana Lima')
    await form.nationality.focus()
    await page.keyboard.type('Another')
    await expect(form.cpf).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(form.idNumber).toBeFocused()
    await page.keyboard.type('BR7654321')
    await page.keyboard.press('Enter')
    await expect(saved(page)).toBeVisible()
    await expect(shell(page).toast).toHaveText('')
    await shell(page).isUser({ name: 'Ana Lima' })
    await page.reload()
    await expect(form.name).toHaveValue('Ana Lima')
    await expect(form.idNumber).toHaveValue('BR7654321')
    const { tokens } = await must(logIn(headEnd.origin, ANA.email, PASSWORD))
    expect(await must(ask(headEnd.origin, endpoints.profile, {}, tokens.token))).toEqual({
      fullName: 'Ana Lima',
      cpf: undefined,
      idNum: 'BR7654321',
      dateOfBirth: '1988-03-14',
      nationality: 'foreigner',
      telephoneNumber: '+55 11 91234-5678',
      gender: 'female',
    })
  })

  test('[AUTH-11] [AUTH-08] the day of birth is chosen in three parts, in the order of the language; half a date is not sent', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/my/profile')
    const form = profilePage(page)
    await form.birth.month.focus()
    await page.keyboard.type('Feb')
    await page.keyboard.press('Tab')
    await expect(form.birth.day).toBeFocused()
    await page.keyboard.type('30')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1990 AD')
    await expect(form.birth.year).toHaveValue('1990')
    await page.keyboard.press('Enter')
    await expect(form.birth.day).toHaveAccessibleDescription('Enter a date before today')
    await form.birth.day.selectOption('')
    await form.save.click()
    await expect(form.birth.day).toHaveAccessibleDescription('Enter a date before today')
    expect(headEnd.control.countOf('profileUpdate')).toBe(0)
    await form.birth.day.selectOption('28')
    await form.save.click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await bornOn(form, { day: '28', month: 'February', year: '1990' })
    await shell(page).chooseLanguage('pt')
    const parts = page.getByRole('group', { name: 'Data de nascimento' }).locator('select, input')
    expect(await parts.evaluateAll(all => all.map(part => part.getAttribute('aria-label')))).toEqual([
      'Dia',
      'Mês',
      'Ano',
    ])
    await expect(parts.nth(1).locator('option:checked')).toHaveText('fevereiro')
  })

  test('[AUTH-04] [AUTH-11] what the account is entered with stands beside the form, and the password is changed from there', async ({
    page,
  }) => {
    await openAs(page, ANA, '/my/profile')
    const login = page.getByRole('region', { name: 'Login details' })
    await expect(login.getByRole('definition')).toHaveText([ANA.email, /^\d+$/])
    await login.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('[AUTH-11] [UI-04] who somebody is and how one reaches them are groups of their own below the name; on a phone the way to save goes along as long as something is not saved', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, ANA, '/my/profile')
    const form = profilePage(page)
    await expect(form.main.getByRole('heading', { level: 2 })).toHaveText([
      ANA.name,
      'About you',
      'How we reach you',
      'Login details',
    ])
    await expect(form.main.getByRole('region', { name: 'About you' }).getByRole('textbox')).toHaveCount(3)
    await expect(form.main.getByRole('region', { name: 'How we reach you' }).getByRole('textbox')).toHaveCount(1)
    await expect(form.save).not.toBeInViewport()
    const { height } = (await form.main.boundingBox()) ?? {}
    await form.name.fill('Ana Lima')
    await expect(form.save).toBeInViewport({ ratio: 1 })
    await form.cpf.focus()
    const [field, bar] = await Promise.all([form.cpf.boundingBox(), form.save.boundingBox()])
    expect((field?.y ?? 0) + (field?.height ?? 0), 'the field that is written in lies free').toBeLessThan(bar?.y ?? 0)
    expect(await violations(page)).toEqual([])
    await form.undo.click()
    await expect(form.save).not.toBeInViewport()
    expect((await form.main.boundingBox())?.height, 'nothing moves').toBe(height)
  })

  for (const { language, nationality, save, said } of [
    { language: 'es', nationality: 'Nacionalidad', save: 'Guardar cambios', said: '¡Guardado correctamente!' },
    { language: 'pt', nationality: 'Nacionalidade', save: 'Salvar alterações', said: 'Salvo com sucesso!' },
  ] as const)
    test(`[AUTH-11] [UI-07] [LANG-03] saved in ${language}`, async ({ page }) => {
      await openAs(page, ANA, '/my/profile')
      await shell(page).chooseLanguage(language)
      const main = page.getByRole('main')
      await expect(main.getByLabel(nationality).locator('option:checked')).toHaveText('Brasil')
      await main.locator('input[name=telephoneNumber]').fill('+55 11 95555-4444')
      await main.getByRole('button', { name: save }).click()
      await expect(shell(page).notice.filter({ hasText: said })).toBeVisible()
    })

  test('[AUTH-11] [VALID-05] [AUTH-08] what cannot be right is told at its field, and nothing is sent; one press takes it back', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/my/profile')
    const form = profilePage(page)
    await expect(form.save).toBeDisabled()
    await form.cpf.fill('529.982.247-26')
    await form.birth.year.fill('2999')
    await form.save.click()
    await expect(form.birth.month).toBeFocused()
    for (const part of Object.values(form.birth))
      await expect(part).toHaveAccessibleDescription('Enter a date before today')
    await expect(form.cpf).toHaveAccessibleDescription('CPF wrong format')
    expect(await violations(page)).toEqual([])
    expect(headEnd.control.countOf('profileUpdate')).toBe(0)
    await form.undo.click()
    await expect(form.cpf).toHaveValue('529.982.247-25')
    await expect(form.save).toBeDisabled()
  })

  test('[AUTH-11] [NET-04] what the operator refuses stands in its words at the field or at the form, and nothing that was typed is lost', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await openAs(page, LEO, '/my/profile')
    const form = profilePage(page)
    await form.idNumber.fill('AR99999999')
    const TAKEN = 'This ID number belongs to another account'
    headEnd.control.addFault({ call: 'profileUpdate', errCode: 10103006, message: TAKEN, times: 1 })
    await form.save.click()
    await expect(form.idNumber).toHaveAccessibleDescription(TAKEN)
    await expect(form.idNumber).toBeFocused()
    await expect(form.refusal).toHaveText('')
    const CLOSED = 'Profiles are closed until Monday'
    headEnd.control.addFault({ call: 'profileUpdate', errCode: 10100999, message: CLOSED, times: 1 })
    await form.idNumber.press('Enter')
    await expect(form.refusal).toHaveText(CLOSED)
    await expect(form.idNumber).toHaveAccessibleDescription('')
    headEnd.control.addFault({ call: 'profileUpdate', status: 500, times: 1 })
    await form.save.click()
    await expect(form.refusal).toHaveText('Your profile could not be saved. Please try again.')
    await expect(form.idNumber).toHaveValue('AR99999999')
    expect(await violations(page)).toEqual([])
    await form.save.click()
    await expect(saved(page)).toBeVisible()
    await expect(form.refusal).toHaveText('')
  })

  test('[AUTH-11] [SES-07] [NET-05] a session that expires while it is saved comes back to the page with all that was typed', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, LEO, '/my/profile')
    const form = profilePage(page)
    await form.name.fill('Leo Silva')
    headEnd.control.expireTokens('session')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmy%2Fprofile/)
    await page.getByRole('textbox', { name: 'Email' }).fill(LEO.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(form.name).toHaveValue('Leo Silva')
    await form.save.click()
    await expect(saved(page)).toBeVisible()
  })

  test('[AUTH-11] what was typed is there again after another page; another tab that saves is followed where nothing was touched', async ({
    page,
    context,
  }) => {
    await openAs(page, LEO, '/my/profile')
    const form = profilePage(page)
    await form.telephone.fill('+54 11 5555 1234')
    await form.main.getByRole('link', { name: 'My plan' }).click()
    await form.main.getByRole('link', { name: 'Profile' }).click()
    await expect(form.telephone).toHaveValue('+54 11 5555 1234')
    const other = await context.newPage()
    await other.goto('/my/profile')
    const there = profilePage(other)
    await there.name.fill('Leo Silva')
    await there.save.click()
    await expect(saved(other)).toBeVisible()
    await expect(form.name).toHaveValue('Leo Silva')
    await expect(form.telephone).toHaveValue('+54 11 5555 1234')
    await form.save.click()
    await expect(saved(page)).toBeVisible()
    await expect(there.telephone).toHaveValue('+54 11 5555 1234')
  })

  test('[AUTH-11] [NET-05] a profile that does not come says why, and comes on demand', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ call: 'profile', errCode: 10100999, message: 'Maintenance until 8', times: 1 })
    await openAs(page, LEO, '/my/profile')
    const form = profilePage(page)
    await expect(form.main.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible()
    await expect(form.main).toContainText('Maintenance until 8')
    expect(await violations(page)).toEqual([])
    await form.main.getByRole('button', { name: 'Try again' }).click()
    await expect(form.name).toHaveValue('Leo Martín')
  })
})
