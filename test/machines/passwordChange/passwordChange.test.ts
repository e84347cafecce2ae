import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, type InspectionEvent } from 'xstate'
import {
  type ChangeOutput,
  type Passwords,
  passwordChangeMachine,
  selectChangeFailure,
  selectIsChangeBroken,
  selectIsChanging,
  selectPasswordProblems,
} from '../../../machines/passwordChange.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { passwordChangeModel } from './model.ts'

chartSuite(passwordChangeModel)

const started = (ask?: () => Promise<ChangeOutput>) => {
  const port = handPort<ChangeOutput, Passwords>()
  const seen: InspectionEvent[] = []
  const machine = passwordChangeMachine.provide({
    actors: { changePassword: fromPromise<ChangeOutput, Passwords>(ask ?? port.ask) },
  })
  const actor = createActor(machine, { inspect: event => seen.push(event) }).start()
  return {
    ...port,
    seen,
    actor,
    snapshot: () => actor.getSnapshot(),
    submit: (currentPassword = ' old word ', newPassword = ' new word ') =>
      actor.send({ type: 'viewer.submit', currentPassword, newPassword }),
  }
}

describe('Changing the password', () => {
  test('[AUTH-04] both passwords are sent as typed, and neither is in any snapshot', async () => {
    const form = started()
    form.submit()
    expect(selectIsChanging(form.snapshot())).toBe(true)
    expect(form.asked[0]).toMatchObject({ currentPassword: ' old word ', newPassword: ' new word ' })
    await form.answer(right(undefined))
    expect(form.snapshot().output).toEqual({ isChanged: true })
    const contexts = form.seen.flatMap(event =>
      event.type === '@xstate.snapshot' && 'context' in event.snapshot ? [event.snapshot.context] : [],
    )
    expect(contexts.length).toBeGreaterThan(1)
    expect(JSON.stringify(contexts)).not.toMatch(/(old|new) word/)
  })

  test('[VALID-02] [VALID-05] each problem stands at its field and goes away with a change', () => {
    const form = started()
    form.submit('', '12345')
    expect(selectPasswordProblems(form.snapshot())).toEqual({
      currentPassword: 'required',
      newPassword: 'passwordLength',
    })
    form.actor.send({ type: 'viewer.changePassword', name: 'newPassword' })
    expect(selectPasswordProblems(form.snapshot())).toEqual({ currentPassword: 'required' })
    expect(form.asked).toEqual([])
  })

  test('[AUTH-04] a wrong password in force is told at the form, which can be sent again or left', async () => {
    const form = started()
    form.submit()
    await form.answer(left({ tag: 'refused', errCode: 10101002, message: 'Wrong' }))
    expect(selectChangeFailure(form.snapshot())).toMatchObject({ message: 'Wrong' })
    form.submit()
    expect(selectChangeFailure(form.snapshot())).toBeUndefined()
    form.actor.send({ type: 'viewer.cancel' })
    expect(form.snapshot().output).toEqual({ isChanged: false })
  })

  test('a broken app says so', async () => {
    const form = started(() => Promise.reject(new Error('broken')))
    form.submit()
    await Promise.resolve()
    await Promise.resolve()
    expect(selectIsChangeBroken(form.snapshot())).toBe(true)
  })
})
