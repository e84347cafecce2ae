import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  agreementMachine,
  type OpenPolicy,
  type PoliciesOutput,
  type SignOutput,
  selectAgreementFailure,
  selectHasAgreementFailed,
  selectIsRead,
  selectIsWaiting,
  selectPolicies,
} from '../../../machines/agreement.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { agreementModel, terms } from './model.ts'

chartSuite(agreementModel)

const started = () => {
  const load = handPort<PoliciesOutput>()
  const sign = handPort<SignOutput, ReadonlyArray<OpenPolicy>>()
  const machine = agreementMachine.provide({
    actors: { loadPolicies: fromPromise(load.ask), signPolicies: fromPromise(sign.ask) },
  })
  const actor = createActor(machine).start()
  return { load, sign, actor, snapshot: () => actor.getSnapshot() }
}

describe('Agreeing', () => {
  test('[AUTH-05] what was agreed to in its present version is not asked again', async () => {
    const { load, snapshot } = started()
    await load.answer(right([]))
    expect(snapshot().output).toEqual({ isAgreed: true })
  })

  test('[AUTH-05] [VALID-07] only who has come to the end can agree, and what was shown is signed', async () => {
    const { load, sign, actor, snapshot } = started()
    await load.answer(right([terms]))
    expect(selectPolicies(snapshot())).toEqual([terms])
    actor.send({ type: 'viewer.agree' })
    expect(sign.asked).toEqual([])
    expect(selectIsRead(snapshot())).toBe(false)
    actor.send({ type: 'viewer.reachEnd' })
    expect(selectIsRead(snapshot())).toBe(true)
    actor.send({ type: 'viewer.agree' })
    expect(selectIsWaiting(snapshot())).toBe(true)
    expect(sign.asked).toEqual([[terms]])
    await sign.answer(right(undefined))
    expect(snapshot().output).toEqual({ isAgreed: true })
  })

  test('[AUTH-05] who disagrees has not agreed, also while the texts are on their way', () => {
    const { actor, snapshot } = started()
    actor.send({ type: 'viewer.disagree' })
    expect(snapshot().output).toEqual({ isAgreed: false })
  })

  test('[AUTH-05] [NET-05] an agreement that was not taken can be sent again without reading again', async () => {
    const { load, sign, actor, snapshot } = started()
    await load.answer(right([terms]))
    actor.send({ type: 'viewer.reachEnd' })
    actor.send({ type: 'viewer.agree' })
    await sign.answer(left({ tag: 'timeout' }))
    expect(selectAgreementFailure(snapshot())).toEqual({ tag: 'timeout' })
    actor.send({ type: 'viewer.agree' })
    expect(selectAgreementFailure(snapshot())).toBeUndefined()
    expect(sign.asked).toHaveLength(2)
  })

  test('[AUTH-05] [LANG-01] without the texts nobody goes on; another language brings other texts', async () => {
    const { load, actor, snapshot } = started()
    await load.answer(left({ tag: 'offline' }))
    expect(selectHasAgreementFailed(snapshot())).toBe(true)
    actor.send({ type: 'viewer.retry' })
    await load.answer(right([terms]))
    actor.send({ type: 'viewer.reachEnd' })
    actor.send({ type: 'language.changed' })
    const portuguese = { ...terms, content: 'Uma casa.' }
    await load.answer(right([portuguese]))
    expect(selectPolicies(snapshot())).toEqual([portuguese])
    expect(selectIsRead(snapshot())).toBe(false)
  })
})
