import type { HeadEnd } from '@sintonia/operator'
import type { Locator, Page } from 'playwright/test'
import { PASSWORD } from './support/accounts.ts'
import { codeFor } from './support/codes.ts'
import { keyboard } from './support/keyboard.ts'
import { speak } from './support/language.ts'
import { shell } from './support/shell.ts'
import { agree, codeForm, type Phone, SUBSCRIBERS, type Subscriber } from './support/subscribers.ts'
import { expect, test } from './support/test.ts'

/** Who signs up here stays signed up: an operator of their own. */
test.use({ switches: { deployment: 'both', slowFailureMs: 1 } })

const typePhone = async (page: Page, form: Locator, { begins, country, number }: Phone): Promise<void> => {
  const { choose, typeInto } = keyboard(page)
  await choose(codeForm(form).country, begins, country)
  await typeInto(codeForm(form).phone, number)
}

const signUp = async (page: Page, headEnd: HeadEnd, { email, phone, profile }: Subscriber): Promise<void> => {
  const { press, reach, typeInto, choose } = keyboard(page)
  const form = page.getByRole('main').locator('form')
  const parts = codeForm(form)
  if (email === undefined) {
    await reach(page.getByRole('tab').first())
    await page.keyboard.press('ArrowRight')
    await typePhone(page, form, { ...phone, number: '123' })
    await press(parts.send)
    await expect(parts.phone).toHaveAttribute('aria-invalid', 'true')
    await expect(parts.phone).toBeFocused()
    expect(headEnd.control.countOf('verification')).toBe(0)
    await typeInto(parts.phone, phone.number)
  } else await typeInto(parts.email, ` ${email} `)
  await page.keyboard.press('Enter')
  const right = await codeFor(headEnd, email ?? phone.sentTo)

  // a wrong code goes no further
  await expect(parts.code).toBeFocused()
  await typeInto(parts.code, right === '0000' ? '0001' : '0000')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await typeInto(parts.code, right)
  await page.keyboard.press('Enter')
  await expect(parts.password).toBeFocused()
  await typeInto(parts.password, PASSWORD)

  if (profile !== undefined) {
    const document = form.locator(`input[name=${profile.document}]`)
    await press(parts.details)
    await typeInto(form.locator('input[name=fullName]'), profile.name)
    await choose(form.locator('select[name=nationality]'), profile.nationality.begins, profile.nationality.value)
    await typeInto(document, profile.wrong)
    await page.keyboard.press('Enter')
    await expect(document).toHaveAccessibleDescription(profile.problem)
    await expect(document).toBeFocused()
    await typeInto(document, profile.right)
  }
  await press(parts.submit)
}

const claimPackage = async (page: Page, headEnd: HeadEnd, { phone }: Subscriber): Promise<void> => {
  const { press, typeInto } = keyboard(page)
  const dialog = page.getByRole('dialog')
  const form = dialog.locator('form')
  await press(page.getByRole('main').locator('section[aria-labelledby=package-welcome] button').first())
  await typePhone(page, form, phone)
  await press(codeForm(form).send)
  await typeInto(codeForm(form).code, await codeFor(headEnd, phone.sentTo))
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await press(dialog.locator('footer button'))
  await expect(dialog).toHaveCount(0)
}

test.describe('A new subscriber signs up, agrees, takes the free package and finds it under the plan, all by keyboard', () => {
  for (const person of SUBSCRIBERS) {
    const { who, language, name, running } = person
    test(`[SES-07] [AUTH-02] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] [VALID-03] [VALID-04] [VALID-05] [VALID-07] ${who}`, async ({
      page,
      headEnd,
    }) => {
      test.slow()
      await speak(page, language)
      const { press } = keyboard(page)
      const main = page.getByRole('main')
      await page.goto(`/login?redirect=${encodeURIComponent(person.page)}`)
      await press(main.locator('a[href*="view=signUp"]'))
      await signUp(page, headEnd, person)

      await agree(page)
      await expect(page).toHaveURL(new RegExp(`${person.page}$`))
      await shell(page).isUser({ name: name.replace(/[*+?]/g, '.') })
      await expect(main.getByRole('heading', { level: 1 })).toBeAttached()
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PASSWORD)

      await press(shell(page).account)
      await expect(page.getByRole('menuitem', { name: /^(My account|Mi cuenta|Minha conta)$/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await press(main.locator('a[href^="/my/plan"]'))
      await expect(main.getByRole('heading', { name: running })).toHaveCount(0)
      await claimPackage(page, headEnd, person)
      await press(shell(page).navigation.getByRole('link').first())
      await expect(page).toHaveURL(/\/home$/)
      await page.goBack()
      await expect(main.getByRole('heading', { name: running })).toBeVisible()
      await expect(main.getByRole('listitem')).toHaveText(/^(Essential|Esencial|Essencial).*\d\d-\d\d-\d{4}$/)
    })
  }
})
