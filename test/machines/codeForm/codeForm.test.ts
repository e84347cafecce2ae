import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate'
import {
  type CheckOutput,
  type CheckWish,
  type CodeField,
  type CodeFormEvent,
  type CodeFormWish,
  type CodeWish,
  type ConfirmOutput,
  codeFormMachine,
  type SendOutput,
  selectCodeFailure,
  selectCodeFields,
  selectCodeMethod,
  selectCodeProblems,
  selectCodeStep,
  selectIsCodeFormBroken,
  selectIsCodeUnderWay,
  selectIsConfirming,
  selectIsSending,
  selectSecondsLeft,
  selectSentTo,
} from '../../../machines/codeForm/index.ts'
import { NOBODY } from '../../../machines/rules/accountName.ts'
import type { VerificationPurpose } from '../../../models/credentials.ts'
import { chartSuites, invariantOfSteps } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { codeFormModel, PASSWORD, TODAY, wholeCodeFormModel } from './model.ts'

chartSuites([codeFormModel, wholeCodeFormModel])

invariantOfSteps(
  codeFormModel,
  '[VALID-05] nothing is sent while a problem stands at a field',
  ({ before, after }) =>
    !after.matches({ open: { form: 'confirming' } }) ||
    before.matches({ open: { form: 'confirming' } }) ||
    Object.keys(after.context.problems).length === 0,
)

const started = (task: VerificationPurpose = 'register', isWaiting = false) => {
  const send = handPort<SendOutput, CodeWish>()
  const check = handPort<CheckOutput, CheckWish>()
  const confirm = handPort<ConfirmOutput, CodeFormWish>()
  const clock = new SimulatedClock()
  const seen: InspectionEvent[] = []
  const machine = codeFormMachine.provide({
    actors: {
      sendCode: fromPromise(send.ask),
      checkCode: fromPromise(check.ask),
      confirm: fromPromise(confirm.ask),
      countDown: fromCallback<CodeFormEvent, VerificationPurpose>(({ sendBack }) =>
        sendBack({ type: 'countdown.ticked', secondsLeft: isWaiting ? 41 : 0 }),
      ),
    },
  })
  const actor = createActor(machine, {
    input: { task, typed: NOBODY, today: TODAY },
    clock,
    inspect: event => seen.push(event),
  }).start()
  return {
    send,
    check,
    confirm,
    seen,
    actor,
    pass: (ms: number) => clock.increment(ms),
    snapshot: () => actor.getSnapshot(),
    type: (texts: Readonly<Partial<Record<CodeField, string>>>) => {
      for (const [field, value] of Object.entries(texts))
        actor.send({ type: 'viewer.changeField', field: field as CodeField, value })
    },
    submit: (password = PASSWORD) => actor.send({ type: 'viewer.submit', password }),
  }
}

const EMAIL = { email: 'new@sintonia.example', verificationCode: '1234' }

describe('The code', () => {
  test('[AUTH-07] goes to the address that was typed, once a minute', async () => {
    const form = started()
    form.type({ email: ' new@sintonia.example ' })
    form.actor.send({ type: 'viewer.sendCode' })
    expect(selectIsSending(form.snapshot())).toBe(true)
    expect(form.send.asked).toEqual([{ task: 'register', method: 'email', accountName: 'new@sintonia.example' }])
    await form.send.answer(right(undefined))
    expect(selectSentTo(form.snapshot())).toBe('new@sintonia.example')
  })

  test('[AUTH-02] [AUTH-07] goes to the phone where somebody signs up with one, and says to which', async () => {
    const form = started()
    form.type({ email: 'old@sintonia.example' })
    form.actor.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form.type({ countryCode: '55', phone: '11 98765-4321' })
    form.actor.send({ type: 'viewer.sendCode' })
    await form.send.answer(right(undefined))
    expect(selectSentTo(form.snapshot())).toBe('+5511987654321')
  })

  test('[AUTH-04] [AUTH-07] is asked for what the form is for', () => {
    const form = started('resetPassword')
    form.type({ email: 'new@sintonia.example' })
    form.actor.send({ type: 'viewer.sendCode' })
    expect(form.send.asked).toMatchObject([{ task: 'resetPassword' }])
  })

  test('[AUTH-07] a minute that began before the page was loaded goes on', () => {
    const form = started('register', true)
    expect(selectSecondsLeft(form.snapshot())).toBe(41)
    expect(selectIsCodeUnderWay(form.snapshot())).toBe(true)
    form.type(EMAIL)
    form.actor.send({ type: 'viewer.sendCode' })
    form.actor.send({ type: 'countdown.ticked', secondsLeft: 1 })
    expect(selectIsCodeUnderWay(form.snapshot())).toBe(true)
    form.actor.send({ type: 'viewer.sendCode' })
    expect(form.send.asked).toEqual([])
    form.actor.send({ type: 'countdown.ticked', secondsLeft: 0 })
    expect(selectSecondsLeft(form.snapshot())).toBe(0)
    expect(selectIsCodeUnderWay(form.snapshot())).toBe(false)
    form.actor.send({ type: 'viewer.sendCode' })
    expect(form.send.asked).toHaveLength(1)
  })

  test('[AUTH-07] [VALID-01] without an address the problem stands at its field; nothing typed is lost by a refusal', async () => {
    const form = started()
    form.actor.send({ type: 'viewer.sendCode' })
    expect(selectCodeProblems(form.snapshot())).toEqual({ email: 'required' })
    form.type({ email: 'new@sintonia.example', fullName: 'Nova' })
    form.actor.send({ type: 'viewer.sendCode' })
    await form.send.answer(left({ tag: 'timeout' }))
    expect(selectCodeFailure(form.snapshot())).toEqual({ tag: 'timeout' })
    expect(selectCodeFields(form.snapshot())).toMatchObject({ email: 'new@sintonia.example', fullName: 'Nova' })
  })

  test('[VALID-03] a phone that its country does not have gets none', async () => {
    const form = started()
    form.actor.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form.type({ countryCode: '55', phone: '1234' })
    form.actor.send({ type: 'viewer.sendCode' })
    expect(form.send.asked[0]?.accountName).toBe('+551234')
    await form.send.answer(left({ tag: 'unknownPhone' }))
    expect(selectCodeMethod(form.snapshot())).toBe('phone')
    expect(selectCodeProblems(form.snapshot())).toEqual({ phone: 'phoneFormat' })
  })
})

describe('The steps of signing up', () => {
  test('[AUTH-02] [AUTH-07] a code that was sent leads to its field, a right one to the password', async () => {
    const form = started()
    form.type(EMAIL)
    expect(selectCodeStep(form.snapshot())).toBe('address')
    form.actor.send({ type: 'viewer.sendCode' })
    expect(selectCodeStep(form.snapshot())).toBe('address')
    await form.send.answer(right(undefined))
    expect(selectCodeStep(form.snapshot())).toBe('code')
    form.actor.send({ type: 'viewer.goOn' })
    expect(form.check.asked).toEqual([
      { task: 'register', method: 'email', accountName: 'new@sintonia.example', verificationCode: '1234' },
    ])
    await form.check.answer(right(undefined))
    expect(selectCodeStep(form.snapshot())).toBe('password')
  })

  test('[VALID-04] [AUTH-07] no code, and one that the operator did not send, go no further', async () => {
    const form = started('register', true)
    form.type({ ...EMAIL, verificationCode: '12' })
    form.actor.send({ type: 'viewer.goOn' })
    form.actor.send({ type: 'viewer.goOn' })
    expect(selectCodeProblems(form.snapshot())).toEqual({ verificationCode: 'codeFormat' })
    expect(form.check.asked).toEqual([])
    form.type({ verificationCode: '1234' })
    form.actor.send({ type: 'viewer.goOn' })
    await form.check.answer(left({ tag: 'timeout' }))
    expect(selectCodeFailure(form.snapshot())).toEqual({ tag: 'timeout' })
    expect(selectCodeStep(form.snapshot())).toBe('code')
  })

  test('[AUTH-02] the way back keeps what was typed, and leaves no problem behind', async () => {
    const form = started('register', true)
    form.type(EMAIL)
    form.actor.send({ type: 'viewer.goOn' })
    form.actor.send({ type: 'viewer.goOn' })
    await form.check.answer(right(undefined))
    form.submit('')
    expect(selectCodeProblems(form.snapshot())).toEqual({ password: 'required' })
    form.actor.send({ type: 'viewer.goBack' })
    expect(selectCodeStep(form.snapshot())).toBe('code')
    form.actor.send({ type: 'viewer.goBack' })
    expect(selectCodeStep(form.snapshot())).toBe('address')
    expect(selectCodeProblems(form.snapshot())).toEqual({})
    expect(selectCodeFields(form.snapshot())).toMatchObject(EMAIL)
  })

  test('[AUTH-07] a code that went to another address than the one that is typed now leads nowhere, and says where it went', async () => {
    const form = started()
    form.type(EMAIL)
    form.actor.send({ type: 'viewer.sendCode' })
    form.type({ email: 'other@sintonia.example' })
    await form.send.answer(right(undefined))
    expect(selectCodeStep(form.snapshot())).toBe('address')
    expect(selectSentTo(form.snapshot())).toBe('new@sintonia.example')
  })

  test('[VALID-03] a phone that its country does not have leads back to where it is typed', async () => {
    const form = started('register', true)
    form.actor.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form.type({ countryCode: '55', phone: '1234', verificationCode: '1234' })
    form.actor.send({ type: 'viewer.goOn' })
    form.actor.send({ type: 'viewer.goOn' })
    await form.check.answer(left({ tag: 'unknownPhone' }))
    expect(selectCodeStep(form.snapshot())).toBe('address')
    expect(selectCodeProblems(form.snapshot())).toEqual({ phone: 'phoneFormat' })
  })

  test.each(['resetPassword', 'freePackage'] as const)('[AUTH-04] [AUTH-06] %s asks for everything at once', task => {
    const form = started(task)
    expect(form.snapshot().matches({ open: { steps: 'whole' } })).toBe(true)
  })
})

describe('The form', () => {
  test('[AUTH-02] signs up without a profile, and lets in', async () => {
    const form = started()
    form.type(EMAIL)
    form.submit()
    expect(selectIsConfirming(form.snapshot())).toBe(true)
    expect(form.confirm.asked).toEqual([
      {
        task: 'register',
        method: 'email',
        accountName: 'new@sintonia.example',
        verificationCode: '1234',
        password: PASSWORD,
        profile: {},
      },
    ])
    await form.confirm.answer(right({ mustChangePassword: false }))
    expect(form.snapshot().output).toEqual({
      typed: { method: 'email', fields: { ...NOBODY.fields, email: 'new@sintonia.example' } },
      admission: { mustChangePassword: false },
    })
  })

  test.each<[string, Readonly<Partial<Record<CodeField, string>>>, object]>([
    ['no code', { verificationCode: '' }, { verificationCode: 'codeFormat' }],
    ['three digits', { verificationCode: '123' }, { verificationCode: 'codeFormat' }],
    ['a name alone', { fullName: 'Nova' }, { nationality: 'unselected' }],
    ['a Brazilian without CPF', { nationality: 'brazilian' }, { cpf: 'required' }],
    ['equal digits', { nationality: 'brazilian', cpf: '111.111.111-11' }, { cpf: 'cpfFormat' }],
    ['a foreigner without ID', { nationality: 'foreigner' }, { idNum: 'required' }],
    ['a short ID', { nationality: 'foreigner', idNum: 'A1' }, { idNum: 'idNumberFormat' }],
    [
      'born tomorrow',
      { nationality: 'foreigner', idNum: 'AB12345', dateOfBirth: '2026-06-02' },
      { dateOfBirth: 'birthDate' },
    ],
    ['born today', { nationality: 'foreigner', idNum: 'AB12345', dateOfBirth: TODAY }, { dateOfBirth: 'birthDate' }],
    [
      'a long name',
      { nationality: 'foreigner', idNum: 'AB12345', fullName: 'n'.repeat(61) },
      { fullName: 'nameLength' },
    ],
    [
      'a telephone of words',
      { nationality: 'foreigner', idNum: 'AB12345', telephoneNumber: 'home' },
      { telephoneNumber: 'phoneFormat' },
    ],
  ])('[VALID-04] [VALID-05] [AUTH-08] %s: the problem stands at its field', (_, texts, problems) => {
    const form = started()
    form.type({ ...EMAIL, ...texts })
    form.submit()
    expect(selectCodeProblems(form.snapshot())).toEqual(problems)
    expect(form.confirm.asked).toEqual([])
  })

  test('[AUTH-08] a Brazilian sends the CPF and no ID number, a foreigner the other way round', () => {
    const texts = {
      ...EMAIL,
      fullName: ' Nova ',
      cpf: '529.982.247-25',
      idNum: 'AB12345',
      telephoneNumber: '+55 11 4000-0000',
    }
    const brazilian = started()
    brazilian.type({ ...texts, nationality: 'brazilian', dateOfBirth: '1990-02-28', gender: 'other' })
    brazilian.submit()
    expect(brazilian.confirm.asked[0]?.profile).toEqual({
      fullName: 'Nova',
      telephoneNumber: '+55 11 4000-0000',
      dateOfBirth: '1990-02-28',
      nationality: 'brazilian',
      cpf: '529.982.247-25',
      gender: 'other',
    })
    const foreigner = started()
    foreigner.type({ ...texts, nationality: 'foreigner' })
    foreigner.submit()
    expect(foreigner.confirm.asked[0]?.profile).toMatchObject({ nationality: 'foreigner', idNum: 'AB12345' })
    expect(foreigner.confirm.asked[0]?.profile).not.toHaveProperty('cpf')
  })

  test('[AUTH-04] [AUTH-06] a reset asks for no profile, a claim for no password either', () => {
    const reset = started('resetPassword')
    reset.type({ ...EMAIL, fullName: 'Nova' })
    reset.submit()
    expect(reset.confirm.asked[0]).toMatchObject({ task: 'resetPassword', profile: {} })
    const claim = started('freePackage')
    claim.actor.send({ type: 'viewer.chooseMethod', method: 'phone' })
    claim.type({ countryCode: '55', phone: '11 98765-4321', verificationCode: '1234' })
    claim.submit('')
    expect(claim.confirm.asked[0]).toMatchObject({ task: 'freePackage', accountName: '+5511987654321' })
  })

  test.each([
    ['', 'required'],
    ['sin7a', 'passwordLength'],
    ['sintonia-sintonia', 'passwordLength'],
  ])('[VALID-02] [AUTH-04] a reset to the password "%s" is not sent, and its field says why', (password, problem) => {
    const form = started('resetPassword')
    form.type(EMAIL)
    form.submit(password)
    expect(selectCodeProblems(form.snapshot())).toEqual({ password: problem })
    expect(form.confirm.asked).toEqual([])
  })

  test('[AUTH-02] a refusal loses nothing typed and goes away with the next change', async () => {
    const form = started()
    form.type(EMAIL)
    form.submit()
    await form.confirm.answer(left({ tag: 'refused', errCode: 10101021, message: 'Wrong code' }))
    expect(selectCodeFailure(form.snapshot())).toMatchObject({ message: 'Wrong code' })
    expect(selectCodeFields(form.snapshot())).toMatchObject(EMAIL)
    form.type({ verificationCode: '4321' })
    expect(selectCodeFailure(form.snapshot())).toBeUndefined()
  })

  test('[VALID-03] a phone that its country does not have is told at its field', async () => {
    const form = started('resetPassword')
    form.actor.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form.type({ countryCode: '55', phone: '1234', verificationCode: '1234' })
    form.submit()
    await form.confirm.answer(left({ tag: 'unknownPhone' }))
    expect(selectCodeProblems(form.snapshot())).toEqual({ phone: 'phoneFormat' })
  })

  test('[VALID-06] texts are trimmed 300 ms after the last change', () => {
    const form = started()
    form.type({ fullName: ' Nova ' })
    form.pass(299)
    expect(selectCodeFields(form.snapshot()).fullName).toBe(' Nova ')
    form.pass(1)
    expect(selectCodeFields(form.snapshot()).fullName).toBe('Nova')
  })

  test('[AUTH-02] the password is in no snapshot', async () => {
    const form = started()
    form.type(EMAIL)
    form.submit('secret-word')
    await form.confirm.answer(right({ mustChangePassword: false }))
    const contexts = form.seen.flatMap(event =>
      event.type === '@xstate.snapshot' && 'context' in event.snapshot ? [event.snapshot.context] : [],
    )
    expect(contexts.length).toBeGreaterThan(3)
    expect(JSON.stringify([contexts, form.snapshot().output])).not.toContain('secret-word')
  })

  test('a broken app says so and lets the form be sent again', async () => {
    const machine = codeFormMachine.provide({
      actors: {
        countDown: fromCallback<CodeFormEvent, VerificationPurpose>(() => undefined),
        confirm: fromPromise<ConfirmOutput, CodeFormWish>(() => Promise.reject(new Error('broken'))),
      },
    })
    const actor = createActor(machine, { input: { task: 'resetPassword', typed: NOBODY, today: TODAY } }).start()
    actor.send({ type: 'viewer.changeField', field: 'email', value: EMAIL.email })
    actor.send({ type: 'viewer.changeField', field: 'verificationCode', value: '1234' })
    actor.send({ type: 'viewer.submit', password: PASSWORD })
    await Promise.resolve()
    await Promise.resolve()
    expect(selectIsCodeFormBroken(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'viewer.submit', password: PASSWORD })
    expect(selectIsConfirming(actor.getSnapshot())).toBe(true)
  })
})
