import type { Locator, Page } from 'playwright/test'
import type { HeadEnd } from '../headend/index.ts'
import { PASSWORD } from './support/accounts.ts'
import { codeFor } from './support/codes.ts'
import { keyboard } from './support/keyboard.ts'
import { shell } from './support/shell.ts'
import { expect, test } from './support/test.ts'

/** Who signs up here stays signed up: an operator of their own. */
test.use({ switches: { deployment: 'both', slowFailureMs: 1 } })

interface Phone {
  readonly begins: string
  readonly country: string
  readonly number: string
  readonly sentTo: string
}
type Document = 'cpf' | 'idNum'

interface Subscriber {
  readonly who: string
  readonly language: 'pt' | 'es' | 'en'
  /** Where they came from, and are when all is done. */
  readonly page: '/home' | '/favorites'
  /** Else by phone. */
  readonly email?: string
  readonly phone: Phone
  readonly profile?: {
    readonly name: string
    readonly nationality: { readonly begins: string; readonly value: string }
    readonly document: Document
    readonly wrong: string
    readonly problem: string
    readonly right: string
  }
  /** How the app calls them. */
  readonly name: string
  readonly running: string
}

const SUBSCRIBERS: ReadonlyArray<Subscriber> = [
  {
    who: 'a Brazilian in Portuguese, by phone, with CPF',
    language: 'pt',
    page: '/home',
    phone: { begins: 'Brasil', country: 'BR', number: '21 99876-5432', sentTo: '+5521998765432' },
    profile: {
      name: 'João Novo',
      nationality: { begins: 'B', value: 'brazilian' },
      document: 'cpf',
      wrong: '529.982.247-26',
      problem: 'Formato de CPF incorreto',
      right: '529.982.247-25',
    },
    name: 'João Novo',
    running: 'Seu plano está ativo',
  },
  {
    who: 'an Argentine in Spanish, by email, without more',
    language: 'es',
    page: '/favorites',
    email: 'nueva@sintonia.example',
    phone: { begins: 'Argentina', country: 'AR', number: '11 2345-6789', sentTo: '+541123456789' },
    name: 'nueva@sintonia.example',
    running: 'Tu plan está activo',
  },
  {
    who: 'a foreigner in English, by email, with an ID number',
    language: 'en',
    page: '/home',
    email: 'new@sintonia.example',
    phone: { begins: 'Uruguay', country: 'UY', number: '94 231 234', sentTo: '+59894231234' },
    profile: {
      name: '👩‍🚀 <b>O’Neil</b> مرحبا',
      nationality: { begins: 'F', value: 'foreigner' },
      document: 'idNum',
      wrong: 'A1',
      problem: 'Enter 5 to 20 letters or digits',
      right: 'AB123456',
    },
    name: '👩‍🚀 <b>O’Neil</b> مرحبا',
    running: 'Your plan is running',
  },
]

/** A form with a code, in the words of any language. */
const codeForm = (form: Locator) => ({
  country: form.locator('select[autocomplete=tel-country-code]'),
  phone: form.locator('input[name=tel-national]'),
  email: form.locator('input[name=username]'),
  code: form.locator('input[name=one-time-code]'),
  password: form.locator('input[name=new-password]'),
  send: form.getByRole('button', { name: /^(Send code|Enviar código)$/ }),
  details: form.getByRole('button', { name: /^(Add your details|Agregar tus datos|Adicionar seus dados)/ }),
  submit: form.locator('button[type=submit]'),
})

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
  await press(parts.send)
  const right = await codeFor(headEnd, email ?? phone.sentTo)

  // a wrong code loses nothing of what was typed
  await typeInto(parts.code, right === '0000' ? '0001' : '0000')
  await typeInto(parts.password, PASSWORD)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await expect(parts.password).toHaveValue(PASSWORD)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await typeInto(parts.code, right)

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
      await page.addInitScript(
        chosen => localStorage.setItem('sintonia.device.language', JSON.stringify(chosen)),
        language,
      )
      const { press, reach } = keyboard(page)
      const main = page.getByRole('main')
      await page.goto(`/login?redirect=${encodeURIComponent(person.page)}`)
      await press(main.locator('a[href*="view=signUp"]'))
      await signUp(page, headEnd, person)

      const agree = main.getByRole('button', {
        name: /^(Agree and log in|Aceptar e iniciar sesión|Concordar e entrar)$/,
      })
      await expect(agree).toBeDisabled()
      await reach(main.locator('section[tabindex="0"]'))
      await page.keyboard.press('End')
      await expect(agree).toBeEnabled()
      await press(agree)
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
      await expect(main.getByRole('listitem')).toHaveText(/^basic.*\d\d-\d\d-\d{4}$/)
    })
  }
})
