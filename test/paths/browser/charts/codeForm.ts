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

const UNKNOWN_AT_CODE = 'an unknown phone is found as the code is checked'

const PLANS_ARE_THERE = 'the plans came with the first code, and tell of a phone at once'

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
    back: main.getByRole('button', { name: 'Back', exact: true }),
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
  const { problems, failure } = contextOf(snapshot)
  await expect(visit.page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(problems).length)
  await expect(on(visit).refusal).toHaveText(failure === undefined ? '' : REFUSAL.message)
}

const isAt = (at: AnyMachineSnapshot, step: 'address' | 'code' | 'password'): boolean => at.hasTag(step)
const isCounting = (at: AnyMachineSnapshot): boolean => at.matches({ open: { code: 'counting' } })
/** A button of the form is off while the operator is asked. */
const isFree = (at: AnyMachineSnapshot): boolean => !at.hasTag('busy') && !at.hasTag('sending')

const asksForAddress: Look = async (visit, snapshot) => {
  const { method, fields } = contextOf(snapshot)
  await expect(inputOf(visit, method)).toHaveValue(fields[method])
  if (isFree(snapshot)) await expect(on(visit).submit).toHaveText(isCounting(snapshot) ? 'Continue' : 'Send code')
}
const asksForCode: Look = (visit, snapshot) =>
  expect(on(visit).verificationCode).toHaveValue(contextOf(snapshot).fields.verificationCode)
const canSend =
  (can: boolean): Look =>
  async (visit, snapshot) => {
    if (isAt(snapshot, 'code')) await expect(on(visit).send).toBeEnabled({ enabled: can })
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
  at.matches({ open: { code: 'sending' } }) ||
  at.matches({ open: { form: 'confirming' } }) ||
  at.matches({ open: { steps: 'checking' } })

/** The plans come, and know no such phone: they are large, and no call says when they have been read. */
const withPlans = async (visit: Visit): Promise<void> => {
  parts.of(visit).plans.open(unchanged)
  await expect(on(visit).phone).toHaveAttribute('aria-invalid', 'true')
}

/** A code is sent and checked by the same call. */
const verify = async (visit: Visit, output: unknown): Promise<void> => {
  if (isUnknownPhone(output)) return withPlans(visit)
  const { code, plans } = parts.of(visit)
  plans.open(unchanged)
  await code.pass(route => route.fulfill({ json: isTaken(output) ? TAKEN : REFUSAL }))
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
    checkCode: [right(undefined), left(REFUSED)],
    confirm: [right({ mustChangePassword: false }), left(REFUSED)],
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
      const isToldApart = !namesUnknown(contextOf(at)) || !(hasPlans || isAsking(at))
      switch (event.type) {
        case 'countdown.ticked':
          return !isSettling(at)
        case 'viewer.sendCode':
          return (isAt(at, 'code') || (isAt(at, 'address') && !isCounting(at))) && isToldApart
        case 'viewer.goOn':
          return (isAt(at, 'address') ? isCounting(at) : isAt(at, 'code')) && isFree(at) && isToldApart
        case 'viewer.goBack':
          return !isAt(at, 'address') && isFree(at)
        case 'viewer.submit':
          return isAt(at, 'password') && event.password === password
        case 'viewer.changePassword':
          return isAt(at, 'password')
        case 'viewer.chooseMethod':
          return isAt(at, 'address')
        case 'viewer.changeField':
          return (
            isAt(at, event.field === 'verificationCode' ? 'code' : 'address') &&
            contextOf(at).fields[event.field as ChangeField['field']] !== event.value.trim()
          )
        default:
          return true
      }
    },
    after: ({ password, hasPlans }, { actor, event }, to) => {
      const isToggled = event.type === 'viewer.changePassword'
      const isSent = event.type === 'viewer.sendCode' || event.type === 'viewer.goOn'
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
    'viewer.goOn': visit => on(visit).submit.click(),
    'viewer.goBack': visit => on(visit).back.click(),
    'code.sent': never('the chart tells its own steps'),
    'viewer.submit': visit => on(visit).submit.click(),
    'countdown.ticked': async (visit, { secondsLeft }, { before }) => {
      if (contextOf(before).sentTo !== undefined) await visit.pass(secondsLeft > 0 ? SECOND : MINUTE)
    },
  },
  answers: {
    sendCode: verify,
    checkCode: verify,
    confirm: async (visit, output) => {
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
    'open.code.counting': canSend(false),
    'open.code.ready': canSend(true),
    'open.code.sending': visit => expect(on(visit).send).toBeDisabled(),
    'open.steps.choosing': never('it is left in the same moment'),
    'open.steps.whole': never('the other forms are walked with the charts that open them'),
    'open.steps.address': asksForAddress,
    'open.steps.code': asksForCode,
    'open.steps.checking': visit => expect(on(visit).submit).toBeDisabled(),
    'open.steps.password': visit => expect(on(visit).password).toBeVisible(),
    done: ({ page }) => shell(page).isUser(ANA),
  },
  beyond: {
    'codeForm.open.form.confirming|done.actor.confirm|1': UNKNOWN_AT_CODE,
    'codeForm.open.steps.password|always|0': UNKNOWN_AT_CODE,
    'codeForm.open.steps.code|always|0': PLANS_ARE_THERE,
    'codeForm.open.steps.checking|done.actor.checkCode|1': PLANS_ARE_THERE,
    'codeForm.open.steps.choosing|always|1': 'the other forms are walked with the charts that open them',
  },
})
