import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate'
import {
  type LogInOutput,
  type LoginEvent,
  type LoginWish,
  loginMachine,
  selectFields,
  selectIsBroken,
  selectIsSubmitting,
  selectLoginFailure,
  selectMethod,
  selectProblems,
} from '../../../machines/login/index.ts'
import { NOBODY } from '../../../machines/rules/accountName.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { loginModel } from './model.ts'

const PASSWORD = ' pass w0rd '

const started = () => {
  const port = handPort<LogInOutput, LoginWish>()
  const clock = new SimulatedClock()
  const seen: InspectionEvent[] = []
  const machine = loginMachine.provide({ actors: { logIn: fromPromise<LogInOutput, LoginWish>(port.ask) } })
  const actor = createActor(machine, { input: { typed: NOBODY }, clock, inspect: event => seen.push(event) }).start()
  return {
    ...port,
    seen,
    send: (event: LoginEvent) => actor.send(event),
    type: (field: 'email' | 'countryCode' | 'phone', value: string) =>
      actor.send({ type: 'viewer.changeField', field, value }),
    submit: (password = PASSWORD) => actor.send({ type: 'viewer.submit', password }),
    pass: (ms: number) => clock.increment(ms),
    snapshot: () => actor.getSnapshot(),
  }
}

const filledIn = () => {
  const form = started()
  form.type('email', 'ana@sintonia.example')
  return form
}

chartSuite(loginModel)

describe('Filling in the login form', () => {
  test('[VALID-06] a text is trimmed 300 ms after the last change, not before', () => {
    const form = started()
    form.type('email', ' an')
    form.pass(299)
    form.type('email', ' ana ')
    form.pass(299)
    expect(selectFields(form.snapshot()).email).toBe(' ana ')
    form.pass(1)
    expect(selectFields(form.snapshot()).email).toBe('ana')
  })

  test('[VALID-06] a password is sent exactly as typed, its spaces too', () => {
    const form = filledIn()
    form.submit()
    expect(form.asked[0]?.password).toBe(PASSWORD)
  })

  test('[VALID-06] sending before the 300 ms are over sends the trimmed text', () => {
    const form = started()
    form.type('email', '  ana@sintonia.example ')
    form.submit()
    expect(form.asked[0]?.accountName).toBe('ana@sintonia.example')
  })

  test.each([
    ['', 'required'],
    ['ana', 'emailFormat'],
    ['ana@', 'emailFormat'],
    ['ana sintonia@x.example', 'emailFormat'],
  ])('[VALID-01] the email %j is not sent: %s', (email, problem) => {
    const form = started()
    form.type('email', email)
    form.submit()
    expect(selectProblems(form.snapshot())).toEqual({ email: problem })
    expect(form.asked).toHaveLength(0)
  })

  test.each([
    ['', 'required'],
    ['12345', 'passwordLength'],
    ['12345678901234567', 'passwordLength'],
    ['123456\u0007', 'passwordFormat'],
  ])('[VALID-02] the password %j is not sent: %s', (password, problem) => {
    const form = filledIn()
    form.submit(password)
    expect(selectProblems(form.snapshot())).toEqual({ password: problem })
    expect(form.asked).toHaveLength(0)
  })

  test.each([
    ['', '11 98765-4321', { countryCode: 'countryCodeRequired' }],
    ['+55', '', { phone: 'required' }],
    ['+55', 'eleven', { phone: 'phoneFormat' }],
  ])('[VALID-03] the phone %j %j is not sent', (countryCode, phone, problems) => {
    const form = started()
    form.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form.type('countryCode', countryCode)
    form.type('phone', phone)
    form.submit()
    expect(selectProblems(form.snapshot())).toEqual(problems)
    expect(form.asked).toHaveLength(0)
  })

  test('[VALID-05] an empty form says at each field what is missing, and a change takes it back', () => {
    const form = started()
    form.submit('')
    expect(selectProblems(form.snapshot())).toEqual({ email: 'required', password: 'required' })
    form.type('email', 'a')
    expect(selectProblems(form.snapshot())).toEqual({ password: 'required' })
    form.send({ type: 'viewer.changePassword' })
    expect(selectProblems(form.snapshot())).toEqual({})
  })

  test('changing between email and phone keeps what was typed in both', () => {
    const form = filledIn()
    form.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form.type('phone', '11987654321')
    form.send({ type: 'viewer.chooseMethod', method: 'email' })
    expect(selectMethod(form.snapshot())).toBe('email')
    expect(selectFields(form.snapshot())).toMatchObject({ email: 'ana@sintonia.example', phone: '11987654321' })
  })
})

describe('Sending the login form', () => {
  test('[AUTH-01] email and password lead in', async () => {
    const form = filledIn()
    form.submit()
    expect(selectIsSubmitting(form.snapshot())).toBe(true)
    expect(form.asked).toEqual([{ method: 'email', accountName: 'ana@sintonia.example', password: PASSWORD }])
    await form.answer(right({ mustChangePassword: true }))
    expect(form.snapshot().output).toMatchObject({
      typed: { method: 'email', fields: { email: 'ana@sintonia.example' } },
      admission: { mustChangePassword: true },
    })
  })

  test('[AUTH-01] country code and phone make the account name', () => {
    const form = started()
    form.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form.type('countryCode', ' +55 ')
    form.type('phone', '(11) 98765-4321')
    form.submit()
    expect(form.asked).toEqual([{ method: 'phone', accountName: '+5511987654321', password: PASSWORD }])
  })

  test('[AUTH-01] a refusal stands at the form, nothing typed is lost, and it can be sent again', async () => {
    const form = filledIn()
    form.submit()
    await form.answer(left({ tag: 'refused', errCode: 10101002, message: 'Wrong' }))
    expect(selectLoginFailure(form.snapshot())).toEqual({ tag: 'refused', errCode: 10101002, message: 'Wrong' })
    expect(selectFields(form.snapshot()).email).toBe('ana@sintonia.example')
    form.send({ type: 'viewer.changePassword' })
    expect(selectLoginFailure(form.snapshot())).toBeUndefined()
    form.submit('another1')
    expect(form.asked).toHaveLength(2)
  })

  test('[AUTH-01] a refusal does not stay beside what is wrong with the next try', async () => {
    const form = filledIn()
    form.submit()
    await form.answer(left({ tag: 'refused', errCode: 10101002, message: 'Wrong' }))
    form.submit('12345')
    expect(selectProblems(form.snapshot())).toEqual({ password: 'passwordLength' })
    expect(selectLoginFailure(form.snapshot())).toBeUndefined()
  })

  test('[VALID-03] a phone that its country does not have is told at its field, and nothing typed is lost', async () => {
    const form = started()
    form.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form.type('countryCode', '55')
    form.type('phone', '1234')
    form.submit()
    await form.answer(left({ tag: 'unknownPhone' }))
    expect(selectProblems(form.snapshot())).toEqual({ phone: 'phoneFormat' })
    expect(selectLoginFailure(form.snapshot())).toBeUndefined()
    expect(selectFields(form.snapshot())).toMatchObject({ countryCode: '55', phone: '1234' })
  })

  test('[AUTH-01] pressing twice sends once', () => {
    const form = filledIn()
    form.submit()
    form.submit()
    expect(form.asked).toHaveLength(1)
  })

  test('[AUTH-01] the password is never in a context, nor in what the form tells the app', async () => {
    const form = filledIn()
    form.submit()
    expect(JSON.stringify(form.snapshot().context)).not.toContain(PASSWORD)
    await form.answer(right({ mustChangePassword: false }))
    expect(JSON.stringify(form.snapshot().output)).not.toContain(PASSWORD)
    const contexts = form.seen.flatMap(event =>
      event.type === '@xstate.snapshot' && 'context' in event.snapshot ? [event.snapshot.context] : [],
    )
    expect(contexts.length).toBeGreaterThan(2)
    expect(JSON.stringify(contexts)).not.toContain(PASSWORD)
  })

  test('a broken app says so and lets the form be sent again', async () => {
    const machine = loginMachine.provide({
      actors: { logIn: fromPromise<LogInOutput, LoginWish>(() => Promise.reject(new Error('broken'))) },
    })
    const actor = createActor(machine, { input: { typed: NOBODY } }).start()
    actor.send({ type: 'viewer.changeField', field: 'email', value: 'ana@sintonia.example' })
    actor.send({ type: 'viewer.submit', password: PASSWORD })
    await Promise.resolve()
    await Promise.resolve()
    expect(selectIsBroken(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'viewer.submit', password: PASSWORD })
    expect(selectIsSubmitting(actor.getSnapshot())).toBe(true)
  })
})

invariant(
  loginModel,
  '[VALID-05] nothing is sent while a problem stands at a field',
  snapshot => !selectIsSubmitting(snapshot) || Object.keys(snapshot.context.problems).length === 0,
)
