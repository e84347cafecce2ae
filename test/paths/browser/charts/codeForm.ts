import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { type Either, isLeft, type Left, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { CodeFormContext, CodeFormEvent } from '../../../../machines/codeForm/types.ts'
import type { FormFailure } from '../../../../machines/rules/accountName.ts'
import { MINUTE, SECOND } from '../../../../models/codec/instant.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { codeFormModel, PASSWORD } from '../../../machines/codeForm/model.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { isTaken, unchanged } from '../ways.ts'

type ChangeField = Extract<CodeFormEvent, { type: 'viewer.changeField' }>

const REFUSAL = { errCode: 10101021, message: 'Wrong code' } as const
const REFUSED: FormFailure = { tag: 'refused', ...REFUSAL }
const TAKEN = { errCode: 0 } as const

const UNKNOWN_PHONE: FormFailure = { tag: 'unknownPhone' }

/** `plans`: the numbering plans of the world, which come with the first phone that is sent. */
type Parts = { readonly code: Gate; readonly form: Gate; readonly plans: Gate; readonly letIn: object }
const parts = perVisit<Parts>()

const contextOf = ({ context }: AnyMachineSnapshot): CodeFormContext => context

const on = ({ page }: Visit) => {
  const main = page.getByRole('main')
  const field = (name: string) => main.locator(`input[name=${name}]`)
  return {
    email: field('username'),
    phone: main.getByRole('textbox', { name: 'Phone' }),
    country: main.getByRole('combobox', { name: 'Country code' }),
    verificationCode: field('one-time-code'),
    password: field('new-password'),
    send: main.getByRole('button', { name: /^Send / }),
    submit: main.locator('button[type=submit]'),
    method: (name: string) => main.getByRole('tab', { name }),
    refusal: main.locator('form [role=alert]'),
  }
}

const change = (field: ChangeField['field'], value: string): ChangeField => ({
  type: 'viewer.changeField',
  field,
  value,
})

/** Long enough for a phone, and no phone in Brazil is so short. */
const UNKNOWN = '11 98765'

const typed = ({ method }: CodeFormContext): readonly ChangeField[] => [
  change('verificationCode', '1234'),
  ...(method === 'email'
    ? [change('email', 'new@sintonia.example')]
    : [change('countryCode', '55'), change('phone', ' 11 98765-4321 '), change('phone', UNKNOWN)]),
]

const inputOf = (visit: Visit, field: ChangeField['field']) => {
  const { email, phone, verificationCode } = on(visit)
  if (field === 'verificationCode') return verificationCode
  return field === 'email' ? email : phone
}

const filled: Look = async (visit, snapshot) => {
  const { method, fields, problems, failure } = contextOf(snapshot)
  await expect(visit.page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(problems).length)
  await expect(inputOf(visit, method)).toHaveValue(fields[method])
  await expect(on(visit).verificationCode).toHaveValue(fields.verificationCode)
  await expect(on(visit).refusal).toHaveText(failure === undefined ? '' : REFUSAL.message)
}

const isSettling = (at: AnyMachineSnapshot): boolean => at.matches({ open: { form: { filling: 'settling' } } })

/**
 * `password`: what stands in its field; the chart never holds it. `hasPlans`: the numbering plans are there, and tell of a
 * phone at once. `isUnknown`: a phone that no plan knows is being sent, and waits for them.
 */
type World = {
  readonly hasBegun: boolean
  readonly password: string
  readonly hasPlans: boolean
  readonly isUnknown: boolean
}

const namesUnknown = ({ method, fields }: CodeFormContext): boolean => method === 'phone' && fields.phone === UNKNOWN
const isUnknownPhone = (output: unknown): boolean =>
  isLeft(output as Either<FormFailure, unknown>) && (output as Left<FormFailure>).left.tag === 'unknownPhone'
const isAsking = (at: AnyMachineSnapshot): boolean =>
  at.matches({ open: { code: 'sending' } }) || at.matches({ open: { form: 'confirming' } })

/** The plans come, and know no such phone: they are large, and no call says when they have been read. */
const withPlans = async (visit: Visit): Promise<void> => {
  parts.of(visit).plans.open(unchanged)
  await expect(on(visit).phone).toHaveAttribute('aria-invalid', 'true')
}

export const codeFormInBrowser = browserModel({
  model: codeFormModel,
  open: async visit => {
    const { page, headEnd } = visit
    parts.keep(visit, {
      code: await makeGate(page, isCall('verification')),
      plans: await makeGate(page, ({ pathname }) => /\/assets\/min-/.test(pathname)),
      form: await makeGate(page, isCall('register')),
      letIn: await must(logIn(headEnd.origin, ANA.email, 'sintonia1')),
    })
    await page.goto('/login?view=signUp')
    await expect(on(visit).send).toBeEnabled()
    await visit.stopClock()
  },
  events: { 'viewer.changeField': typed },
  outcomes: {
    sendCode: [right(undefined), left(REFUSED), left(UNKNOWN_PHONE)],
    confirm: [right({ mustChangePassword: false }), left(REFUSED), left(UNKNOWN_PHONE)],
  },
  // once a second, for a minute
  asides: ['countdown.ticked'],
  outside: {
    initial: { hasBegun: false, password: '', hasPlans: false, isUnknown: false } as World,
    allows: ({ hasBegun, password, hasPlans, isUnknown }, { actor, event, at }) => {
      // no code was sent on this device
      if (!hasBegun) return event.type === 'countdown.ticked' && event.secondsLeft === 0
      if (actor !== undefined) return isUnknownPhone(event.output) === isUnknown
      if (isUnknown) return false
      switch (event.type) {
        case 'countdown.ticked':
          return !isSettling(at)
        case 'viewer.sendCode':
          return !namesUnknown(contextOf(at)) || !(hasPlans || isAsking(at))
        case 'viewer.submit':
          return event.password === password && (!namesUnknown(contextOf(at)) || !(hasPlans || isAsking(at)))
        case 'viewer.changeField':
          return contextOf(at).fields[event.field as ChangeField['field']] !== event.value.trim()
        default:
          return true
      }
    },
    after: ({ password, hasPlans }, { actor, event }, to) => {
      const isToggled = event.type === 'viewer.changePassword'
      const isSent = event.type === 'viewer.sendCode' || event.type === 'viewer.submit'
      return {
        hasBegun: true,
        password: isToggled ? (password === '' ? PASSWORD : '') : password,
        hasPlans: hasPlans || actor !== undefined,
        isUnknown: isSent && isAsking(to) && namesUnknown(contextOf(to)),
      }
    },
  },
  gestures: {
    'viewer.chooseMethod': (visit, { method }) =>
      on(visit)
        .method(method === 'email' ? 'Email' : 'Phone')
        .click(),
    'viewer.changeField': async (visit, { field, value }) => {
      if (field === 'countryCode') await on(visit).country.selectOption('BR')
      else await inputOf(visit, field).fill(value)
    },
    'viewer.changePassword': async visit => {
      const { password } = on(visit)
      await password.fill((await password.inputValue()) === '' ? PASSWORD : '')
    },
    'viewer.sendCode': visit => on(visit).send.click(),
    'viewer.submit': visit => on(visit).submit.click(),
    'countdown.ticked': async (visit, { secondsLeft }, { before }) => {
      if (contextOf(before).sentTo !== undefined) await visit.pass(secondsLeft > 0 ? SECOND : MINUTE)
    },
  },
  answers: {
    sendCode: async (visit, output) => {
      if (isUnknownPhone(output)) return withPlans(visit)
      const { code, plans } = parts.of(visit)
      plans.open(unchanged)
      await code.pass(route => route.fulfill({ json: isTaken(output) ? TAKEN : REFUSAL }))
    },
    confirm: async (visit, output) => {
      if (isUnknownPhone(output)) return withPlans(visit)
      const { form, plans, letIn } = parts.of(visit)
      plans.open(unchanged)
      await form.pass(route => route.fulfill({ json: isTaken(output) ? { ...TAKEN, result: letIn } : REFUSAL }))
    },
  },
  looks: {
    'open.form.filling.settled': filled,
    'open.form.filling.settling': filled,
    'open.form.filling.broken': never('only a bug of the app leads there'),
    'open.form.confirming': visit => expect(on(visit).submit).toBeDisabled(),
    'open.code.counting': visit => expect(on(visit).send).toBeDisabled(),
    'open.code.ready': visit => expect(on(visit).send).toBeEnabled(),
    'open.code.sending': visit => expect(on(visit).send).toBeDisabled(),
    done: ({ page }) => shell(page).isUser(ANA),
  },
})
