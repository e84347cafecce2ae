import { withStubs } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { agreementMachine, type OpenPolicy, type PoliciesOutput, type SignOutput } from '../../../machines/agreement.ts'
import {
  type CodeFormWish,
  type ConfirmOutput,
  codeFormMachine,
  NO_DRAFT,
  selectCodeFields,
} from '../../../machines/codeForm/index.ts'
import {
  type Draft,
  type DraftKept,
  type EntranceFact,
  entranceMachine,
  selectAgreement,
  selectIsPasswordSet,
  selectLoginForm,
  selectNotice,
  selectPasswordChange,
  selectPasswordReset,
  selectQrLogin,
  selectSignUp,
  selectView,
} from '../../../machines/entrance/index.ts'
import { type LogInOutput, type LoginWish, loginMachine, selectFields } from '../../../machines/login/index.ts'
import { type ChangeOutput, type Passwords, passwordChangeMachine } from '../../../machines/passwordChange.ts'
import { qrLoginMachine } from '../../../machines/qrLogin/index.ts'
import { NOBODY } from '../../../machines/rules/accountName.ts'
import type { Session } from '../../../machines/session/index.ts'
import { toastOf } from '../../../machines/toasts.ts'
import { instant } from '../../../models/codec/instant.ts'
import { chartSuite, invariantOfSteps } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana } from '../../support/sessions.ts'
import { terms } from '../agreement/model.ts'
import { entranceModel } from './model.ts'

chartSuite(entranceModel)

invariantOfSteps(
  entranceModel,
  '[AUTH-05] [SES-01] a session begins only after the agreement, and after the first password where it must change',
  ({ before, after }) =>
    !after.matches('entering') ||
    before.matches('entering') ||
    before.matches('changingPassword') ||
    (before.matches('agreeing') && !before.context.mustChangePassword),
)

const started = (recalled?: Draft) => {
  const ports = {
    logIn: handPort<LogInOutput, LoginWish>(),
    confirm: handPort<ConfirmOutput, CodeFormWish>(),
    policies: handPort<PoliciesOutput>(),
    sign: handPort<SignOutput, ReadonlyArray<OpenPolicy>>(),
    change: handPort<ChangeOutput, Passwords>(),
    enter: handPort<Session>(),
    leave: handPort<void>(),
  }
  const kept: DraftKept[] = []
  const facts: EntranceFact[] = []
  const parent = createActor(
    fromCallback<EntranceFact>(({ receive }) =>
      receive(fact => /^(entrance|toast)\./.test(fact.type) && facts.push(fact)),
    ),
  ).start()
  const machine = entranceMachine.provide({
    actors: {
      draft: fromCallback<DraftKept>(({ sendBack, receive }) => {
        if (recalled) sendBack({ type: 'draft.recalled', ...recalled })
        receive(draft => kept.push(draft))
      }),
      login: loginMachine.provide({ actors: { logIn: fromPromise<LogInOutput, LoginWish>(ports.logIn.ask) } }),
      qrLogin: withStubs(qrLoginMachine),
      codeForm: withStubs(codeFormMachine).provide({
        actors: { confirm: fromPromise<ConfirmOutput, CodeFormWish>(ports.confirm.ask) },
      }),
      agreement: agreementMachine.provide({
        actors: { loadPolicies: fromPromise(ports.policies.ask), signPolicies: fromPromise(ports.sign.ask) },
      }),
      passwordChange: passwordChangeMachine.provide({
        actors: { changePassword: fromPromise<ChangeOutput, Passwords>(ports.change.ask) },
      }),
      enter: fromPromise(ports.enter.ask),
      leave: fromPromise(ports.leave.ask),
    },
  })
  const actor = createActor(machine, { input: { place: { params: {} }, now: instant(0) }, parent }).start()
  const snapshot = () => actor.getSnapshot()
  return {
    ...ports,
    kept,
    facts,
    actor,
    snapshot,
    go: (view?: string) =>
      actor.send({ type: 'viewer.navigated', page: 'login', params: view === undefined ? {} : { view } }),
    logIn: async (mustChangePassword = false) => {
      const form = selectLoginForm(snapshot())
      form?.send({ type: 'viewer.changeField', field: 'email', value: 'ana@sintonia.example' })
      form?.send({ type: 'viewer.submit', password: 'sintonia1' })
      await ports.logIn.answer(right({ mustChangePassword }))
      await vi.waitFor(() => expect(selectAgreement(snapshot())).toBeDefined())
    },
  }
}

describe('The way in', () => {
  test('[AUTH-05] [SES-01] log in, agree to what is new, and only then the session', async () => {
    const entrance = started()
    expect(selectQrLogin(entrance.snapshot())).toBeDefined()
    await entrance.logIn()
    await entrance.policies.answer(right([terms]))
    expect(entrance.enter.asked).toEqual([])
    const agreement = selectAgreement(entrance.snapshot())
    agreement?.send({ type: 'viewer.reachEnd' })
    agreement?.send({ type: 'viewer.agree' })
    await entrance.sign.answer(right(undefined))
    await vi.waitFor(() => expect(entrance.enter.asked).toHaveLength(1))
    expect(entrance.facts).toEqual([])
    await entrance.enter.answer(ana)
    expect(entrance.facts).toEqual([{ type: 'entrance.passed', session: ana }])
  })

  test('[SES-07] a form begins with what was typed before a reload, and what is typed is kept but for documents', () => {
    const typed = { method: 'email', fields: { email: 'new@sintonia.example', countryCode: '', phone: '' } } as const
    const profile = { ...NO_DRAFT, fullName: 'Nova Lima' }
    const entrance = started({ typed, profile })
    const logIn = selectLoginForm(entrance.snapshot())
    expect(logIn && selectFields(logIn.getSnapshot()).email).toBe('new@sintonia.example')
    entrance.go('signUp')
    const signUp = selectSignUp(entrance.snapshot())
    expect(signUp && selectCodeFields(signUp.getSnapshot())).toMatchObject({ ...typed.fields, ...profile })
    signUp?.send({ type: 'viewer.changeField', field: 'idNum', value: 'AB123456' })
    signUp?.send({ type: 'viewer.chooseMethod', method: 'phone' })
    expect(entrance.kept.at(-1)).toEqual({ type: 'draft.changed', typed: { ...typed, method: 'phone' }, profile })
    expect(JSON.stringify(entrance.kept)).not.toContain('AB123456')
  })

  test('[SES-07] every letter is kept, as the page may be loaded anew at any moment', () => {
    const entrance = started()
    const form = selectLoginForm(entrance.snapshot())
    for (const value of ['n', 'ne', 'new@ ']) form?.send({ type: 'viewer.changeField', field: 'email', value })
    expect(entrance.kept.map(({ typed }) => typed.fields.email)).toEqual(['n', 'ne', 'new@ '])
  })

  test.each(['sintonia1', ''])(
    '[VALID-06] [SES-07] what is sent at once, with the password "%s", goes along trimmed',
    password => {
      const entrance = started()
      const form = selectLoginForm(entrance.snapshot())
      form?.send({ type: 'viewer.changeField', field: 'email', value: ' ana@sintonia.example ' })
      form?.send({ type: 'viewer.submit', password })
      entrance.go('signUp')
      const signUp = selectSignUp(entrance.snapshot())
      expect(signUp && selectCodeFields(signUp.getSnapshot()).email).toBe('ana@sintonia.example')
      signUp?.send({ type: 'viewer.changeField', field: 'email', value: ' leo@sintonia.example ' })
      signUp?.send({ type: 'viewer.submit', password })
      entrance.go()
      const logIn = selectLoginForm(entrance.snapshot())
      expect(logIn && selectFields(logIn.getSnapshot()).email).toBe('leo@sintonia.example')
    },
  )

  test('[SES-07] what was typed of a profile stays while a password is reset', () => {
    const profile = { ...NO_DRAFT, fullName: 'Nova Lima' }
    const entrance = started({ typed: NOBODY, profile })
    entrance.go('resetPassword')
    selectPasswordReset(entrance.snapshot())?.send({ type: 'viewer.changeField', field: 'email', value: 'new@' })
    entrance.go('signUp')
    const signUp = selectSignUp(entrance.snapshot())
    expect(signUp && selectCodeFields(signUp.getSnapshot())).toMatchObject({ email: 'new@', fullName: 'Nova Lima' })
  })

  test('[AUTH-05] [VALID-07] who disagrees stays logged out, is told why, and finds the name as it was typed', async () => {
    const entrance = started()
    await entrance.logIn()
    await entrance.policies.answer(right([terms]))
    selectAgreement(entrance.snapshot())?.send({ type: 'viewer.disagree' })
    await vi.waitFor(() => expect(entrance.leave.asked).toHaveLength(1))
    await entrance.leave.answer(undefined)
    await vi.waitFor(() => expect(selectLoginForm(entrance.snapshot())).toBeDefined())
    expect(selectNotice(entrance.snapshot())).toBe('termsRefused')
    const form = selectLoginForm(entrance.snapshot())
    expect(form && selectFields(form.getSnapshot()).email).toBe('ana@sintonia.example')
    expect(entrance.facts).toEqual([])
    await entrance.logIn()
    expect(selectNotice(entrance.snapshot())).toBeUndefined()
  })

  test('[AUTH-04] [VALID-07] who disagrees is let out, also with a first password to change; another form says nothing of it', async () => {
    const entrance = started()
    await entrance.logIn(true)
    await entrance.policies.answer(right([terms]))
    selectAgreement(entrance.snapshot())?.send({ type: 'viewer.disagree' })
    await vi.waitFor(() => expect(entrance.leave.asked).toHaveLength(1))
    expect(selectPasswordChange(entrance.snapshot())).toBeUndefined()
    await entrance.leave.answer(undefined)
    await vi.waitFor(() => expect(selectNotice(entrance.snapshot())).toBe('termsRefused'))
    entrance.go('signUp')
    expect(selectNotice(entrance.snapshot())).toBeUndefined()
  })

  test('[AUTH-04] a first password is changed before the session, or nobody is logged in', async () => {
    const entrance = started()
    await entrance.logIn(true)
    await entrance.policies.answer(right([]))
    await vi.waitFor(() => expect(selectPasswordChange(entrance.snapshot())).toBeDefined())
    expect(entrance.enter.asked).toEqual([])
    const change = selectPasswordChange(entrance.snapshot())
    change?.send({ type: 'viewer.submit', currentPassword: 'sintonia1', newPassword: 'sintonia2' })
    await entrance.change.answer(left({ tag: 'timeout' }))
    change?.send({ type: 'viewer.cancel' })
    await vi.waitFor(() => expect(selectNotice(entrance.snapshot())).toBe('passwordKept'))
    expect(entrance.enter.asked).toEqual([])
  })

  test.each([
    ['and nothing is asked where the operator wants no other', undefined, 'entering'],
    ['and changed where the operator demands it', { mustChangePassword: true }, 'changingPassword'],
  ] as const)('[AUTH-02] [AUTH-04] the password of a new account is chosen, %s', async (_, admission, state) => {
    const entrance = started()
    entrance.go('signUp')
    const form = selectSignUp(entrance.snapshot())
    form?.send({ type: 'viewer.changeField', field: 'email', value: 'new@sintonia.example' })
    form?.send({ type: 'viewer.changeField', field: 'verificationCode', value: '1234' })
    form?.send({ type: 'viewer.submit', password: 'sintonia1' })
    await entrance.confirm.answer(right(admission))
    await vi.waitFor(() => expect(selectAgreement(entrance.snapshot())).toBeDefined())
    await entrance.policies.answer(right([]))
    await vi.waitFor(() => expect(entrance.snapshot().value).toBe(state))
  })

  test('[AUTH-04] a first password that was changed is told as success, once', async () => {
    const entrance = started()
    await entrance.logIn(true)
    await entrance.policies.answer(right([]))
    await vi.waitFor(() => expect(selectPasswordChange(entrance.snapshot())).toBeDefined())
    const change = selectPasswordChange(entrance.snapshot())
    change?.send({ type: 'viewer.submit', currentPassword: 'sintonia1', newPassword: 'sintonia2' })
    await entrance.change.answer(right(undefined))
    await vi.waitFor(() => expect(entrance.enter.asked).toHaveLength(1))
    await entrance.enter.answer(ana)
    expect(entrance.facts).toEqual([
      { type: 'toast.requested', toast: { tag: 'known', message: 'passwordSaved' } },
      { type: 'entrance.passed', session: ana },
    ])
  })

  test('[AUTH-02] [AUTH-04] the name goes along from form to form, as the address says', () => {
    const entrance = started()
    selectLoginForm(entrance.snapshot())?.send({ type: 'viewer.changeField', field: 'email', value: 'new@' })
    entrance.go('signUp')
    expect(selectView(entrance.snapshot())).toBe('signUp')
    const signUp = selectSignUp(entrance.snapshot())
    expect(signUp && selectCodeFields(signUp.getSnapshot()).email).toBe('new@')
    entrance.go('resetPassword')
    const reset = selectPasswordReset(entrance.snapshot())
    expect(reset && selectCodeFields(reset.getSnapshot()).email).toBe('new@')
    expect(selectIsPasswordSet(entrance.snapshot())).toBe(false)
    reset?.send({ type: 'viewer.changeField', field: 'email', value: 'other@' })
    entrance.go('nowhere')
    const logIn = selectLoginForm(entrance.snapshot())
    expect(logIn && selectFields(logIn.getSnapshot()).email).toBe('other@')
  })

  test.each([
    ['lets in who set it, after the terms', { mustChangePassword: false }],
    ['that lets nobody in is in force all the same', undefined],
  ])('[AUTH-04] a new password by a code %s', async (_, admission) => {
    const entrance = started()
    entrance.go('resetPassword')
    const form = selectPasswordReset(entrance.snapshot())
    form?.send({ type: 'viewer.changeField', field: 'email', value: 'ana@sintonia.example' })
    form?.send({ type: 'viewer.changeField', field: 'verificationCode', value: '1234' })
    form?.send({ type: 'viewer.submit', password: 'sintonia9' })
    await entrance.confirm.answer(right(admission))
    await vi.waitFor(() => expect(selectPasswordReset(entrance.snapshot())).toBeUndefined())
    expect(selectAgreement(entrance.snapshot()) !== undefined).toBe(admission !== undefined)
    expect(selectIsPasswordSet(entrance.snapshot())).toBe(admission === undefined)
    expect(entrance.facts).toEqual(admission ? [toastOf('passwordSaved')] : [])
  })

  test('[AUTH-05] who goes elsewhere in the middle of it is not logged in', async () => {
    const entrance = started()
    await entrance.logIn()
    entrance.go('signUp')
    await vi.waitFor(() => expect(entrance.leave.asked).toHaveLength(1))
    await entrance.leave.answer(undefined)
    expect(selectSignUp(entrance.snapshot())).toBeDefined()
    expect(entrance.enter.asked).toEqual([])
  })
})
