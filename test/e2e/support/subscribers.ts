import type { HeadEnd } from '@sintonia/operator'
import { ask, must } from '@sintonia/operator/tests/support/client.ts'
import { authenticationKeyOf } from '@sintonia/operator/world/demoAccounts.ts'
import { expect, type Locator, type Page } from 'playwright/test'
import { endpoints } from '../../../models/wire/index.ts'
import { PASSWORD } from './accounts.ts'
import { codeFor } from './codes.ts'
import { keyboard } from './keyboard.ts'

export interface Phone {
  readonly begins: string
  readonly country: string
  readonly number: string
  readonly sentTo: string
}
type Document = 'cpf' | 'idNum'

export interface Subscriber {
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

/** Three who sign up: where they are from, and what they type. */
export const SUBSCRIBERS: ReadonlyArray<Subscriber> = [
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
      nationality: { begins: 'A', value: 'foreigner' },
      document: 'idNum',
      wrong: 'A1',
      problem: 'Enter 5 to 20 letters or digits',
      right: 'AB123456',
    },
    name: '👩‍🚀 <b>O’Neil</b> مرحبا',
    running: 'Your plan is active',
  },
]

/** A form with a code, in the words of any language. */
export const codeForm = (form: Locator) => ({
  country: form.locator('select[autocomplete=tel-country-code]'),
  phone: form.locator('input[name=tel-national]'),
  email: form.locator('input[name=username]'),
  code: form.locator('input[name=one-time-code]'),
  password: form.locator('input[name=new-password]'),
  send: form.getByRole('button', { name: /^(Send code|Enviar código)$/ }),
  details: form.getByRole('button', { name: /^(Add your details|Agregar tus datos|Adicionar seus dados)/ }),
  submit: form.locator('button[type=submit]'),
})

/** Reads the terms to their end, by keyboard, and agrees. */
export const agree = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  const button = main.getByRole('button', {
    name: /^(Agree and log in|Aceptar e iniciar sesión|Concordar e entrar)$/,
  })
  const { press, reach } = keyboard(page)
  await expect(button).toBeDisabled()
  await reach(main.locator('section[tabindex="0"]'))
  await page.keyboard.press('End')
  await expect(button).toBeEnabled()
  await press(button)
}

/** How the operator knows them: by email, else by phone. */
const nameOf = ({ email, phone: { number, sentTo } }: Subscriber) => {
  const digits = number.replace(/\D/g, '')
  const phonePreCode = sentTo.slice(1, -digits.length)
  return email === undefined
    ? { loginType: 'phone' as const, accountName: digits, phonePreCode }
    : { loginType: 'email' as const, accountName: email, phonePreCode: undefined }
}

/** What nobody must say of themselves to sign up. */
export const NO_DETAILS = {
  telephoneNumber: undefined,
  dateOfBirth: undefined,
  nationality: undefined,
  cpf: undefined,
  idNum: undefined,
  gender: undefined,
} as const

/** The account of somebody who signed up on another device. */
export const makeAccount = async (headEnd: HeadEnd, subscriber: Subscriber): Promise<void> => {
  const { loginType, accountName, phonePreCode } = nameOf(subscriber)
  const wish = { purpose: 'register', loginType, accountName, phonePreCode, verificationCode: undefined } as const
  await must(ask(headEnd.origin, endpoints.verification, wish))
  const verificationCode = await codeFor(headEnd, subscriber.email ?? subscriber.phone.sentTo)
  const userRandomValue = Buffer.alloc(32, 7).toString('base64url')
  await must(
    ask(headEnd.origin, endpoints.register, {
      registerInfo: { loginType, accountName, verificationCode },
      authenticationKey: authenticationKeyOf(PASSWORD, userRandomValue),
      userRandomValue,
      name: subscriber.profile?.name,
      ...NO_DETAILS,
      phonePreCode,
    }),
  )
}
