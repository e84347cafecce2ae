import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type BeginWish,
  type KidsState,
  kidsModeMachine,
  type PinAnswer,
  selectChosenColumnIds,
  selectDialog,
  selectHasGroups,
  selectHasPin,
  selectIsBusy,
  selectIsWrong,
  selectProblem,
  selectWaitMs,
} from '../../../machines/kidsMode.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { columnId } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { kidsModeModel } from './model.ts'

chartSuite(kidsModeModel)

const OFF: KidsState = { isOn: false, hasPin: false, hasGroups: true, columnIds: [], waitMs: 0 }
const kids = [columnId('kids')]
const ON: KidsState = { isOn: true, hasPin: true, hasGroups: true, columnIds: kids, waitMs: 0 }

const kidsRig = async (kept: KidsState, wish: 'open' | 'change' = 'open') => {
  const clock = new SimulatedClock()
  const begin = handPort<void, BeginWish>()
  const tries = handPort<PinAnswer, { readonly pin: string }>()
  const machine = kidsModeMachine.provide({
    actors: {
      readKidsMode: fromPromise(async () => kept),
      beginKidsMode: fromPromise(begin.ask),
      tryPin: fromPromise(tries.ask),
    },
  })
  const actor = createActor(machine, { clock }).start()
  const open = async () => {
    actor.send({ type: `viewer.${wish}KidsMode` })
    await Promise.resolve()
    await Promise.resolve()
  }
  await open()
  return {
    begin,
    tries,
    open,
    send: actor.send,
    pass: (ms: number) => clock.increment(ms),
    snapshot: () => actor.getSnapshot(),
    dialog: () => selectDialog(actor.getSnapshot()),
  }
}

describe('Beginning', () => {
  test('[AHEAD-22] groups and a first PIN are chosen, and the dialog goes away', async () => {
    const rig = await kidsRig(OFF)
    expect([rig.dialog(), selectHasPin(rig.snapshot())]).toEqual(['offer', false])
    rig.send({ type: 'viewer.beginKidsMode', columnIds: kids, pin: '1234' })
    expect(rig.begin.asked).toEqual([{ columnIds: kids, pin: '1234' }])
    expect(selectIsBusy(rig.snapshot())).toBe(true)
    await rig.begin.answer(undefined)
    expect(rig.dialog()).toBeUndefined()
  })

  test.each([
    ['no first PIN', { columnIds: kids, pin: undefined }, 'pin'],
    ['three digits', { columnIds: kids, pin: '123' }, 'pin'],
    ['letters', { columnIds: kids, pin: 'abcd' }, 'pin'],
    ['no group', { columnIds: [], pin: '1234' }, 'groups'],
  ] as const)('[AHEAD-22] %s: it says so and nothing begins', async (_, wish, problem) => {
    const rig = await kidsRig(OFF)
    rig.send({ type: 'viewer.beginKidsMode', ...wish })
    expect(selectProblem(rig.snapshot())).toBe(problem)
    expect(rig.begin.asked).toEqual([])
  })

  test('[AHEAD-22] [MODE-01] where there are no channels no group is asked for', async () => {
    const rig = await kidsRig({ ...OFF, hasGroups: false })
    expect(selectHasGroups(rig.snapshot())).toBe(false)
    rig.send({ type: 'viewer.beginKidsMode', columnIds: [], pin: '1234' })
    expect(rig.begin.asked).toEqual([{ columnIds: [], pin: '1234' }])
  })

  test('[AHEAD-22] the second time it begins as it was left, without a dialog', async () => {
    const rig = await kidsRig({ ...OFF, hasPin: true, columnIds: kids })
    expect([rig.dialog(), selectIsBusy(rig.snapshot())]).toEqual([undefined, true])
    expect(rig.begin.asked).toEqual([{ columnIds: kids, pin: undefined }])
    await rig.begin.answer(undefined)
    expect([rig.dialog(), selectIsBusy(rig.snapshot())]).toEqual([undefined, false])
  })

  test('[AHEAD-22] [MODE-01] the same where there are no channels', async () => {
    const rig = await kidsRig({ ...OFF, hasPin: true, hasGroups: false })
    expect(rig.begin.asked).toEqual([{ columnIds: [], pin: undefined }])
  })

  test('[AHEAD-22] a PIN that was chosen where there were no channels is kept, and the groups are asked for', async () => {
    const rig = await kidsRig({ ...OFF, hasPin: true })
    expect([rig.dialog(), selectHasPin(rig.snapshot())]).toEqual(['offer', true])
    expect(rig.begin.asked).toEqual([])
  })

  test('[AHEAD-22] who wants to change it is offered the PIN and the groups of the last time', async () => {
    const rig = await kidsRig({ ...OFF, hasPin: true, columnIds: kids }, 'change')
    expect(rig.dialog()).toBe('offer')
    expect([selectHasPin(rig.snapshot()), selectChosenColumnIds(rig.snapshot())]).toEqual([true, kids])
    rig.send({ type: 'viewer.beginKidsMode', columnIds: kids, pin: undefined })
    expect(rig.begin.asked).toEqual([{ columnIds: kids, pin: undefined }])
  })
})

describe('Leaving', () => {
  test('[AHEAD-22] while it is on, nothing is changed without the PIN', async () => {
    expect((await kidsRig(ON, 'change')).dialog()).toBe('lock')
  })

  test('[AHEAD-22] the right PIN leads out; it is in no context', async () => {
    const rig = await kidsRig(ON)
    expect(rig.dialog()).toBe('lock')
    rig.send({ type: 'viewer.enterPin', pin: '1234' })
    expect(JSON.stringify(rig.snapshot().context)).not.toContain('1234')
    await rig.tries.answer({ isRight: true })
    expect(rig.dialog()).toBeUndefined()
  })

  test('[AHEAD-22] a wrong PIN says so; after too many nothing is tried for a while', async () => {
    const rig = await kidsRig(ON)
    rig.send({ type: 'viewer.enterPin', pin: '0000' })
    await rig.tries.answer({ isRight: false, waitMs: 0 })
    expect([selectIsWrong(rig.snapshot()), selectWaitMs(rig.snapshot())]).toEqual([true, 0])
    rig.send({ type: 'viewer.enterPin', pin: '1111' })
    await rig.tries.answer({ isRight: false, waitMs: 30 * SECOND })
    expect(selectWaitMs(rig.snapshot())).toBe(30 * SECOND)
    rig.send({ type: 'viewer.enterPin', pin: '1234' })
    expect(rig.tries.asked).toHaveLength(2)
    rig.pass(30 * SECOND)
    expect(selectWaitMs(rig.snapshot())).toBe(0)
    rig.send({ type: 'viewer.enterPin', pin: '1234' })
    expect(rig.tries.asked.at(-1)).toEqual({ pin: '1234' })
  })

  test.each([20 * SECOND, 1])(
    '[AHEAD-22] closing the dialog, or loading the page anew, does not shorten a wait of %i ms',
    async waitMs => {
      const rig = await kidsRig({ ...ON, waitMs })
      rig.send({ type: 'viewer.closeKidsMode' })
      await rig.open()
      rig.send({ type: 'viewer.enterPin', pin: '1234' })
      expect(rig.tries.asked).toEqual([])
      expect(rig.dialog()).toBe('lock')
    },
  )

  test('[AHEAD-22] what is no PIN is not tried', async () => {
    const rig = await kidsRig(ON)
    rig.send({ type: 'viewer.enterPin', pin: '12' })
    expect(rig.tries.asked).toEqual([])
  })
})

describe('invariants', () => {
  invariant(
    kidsModeModel,
    '[AHEAD-22] no PIN is tried during a wait',
    snapshot => !snapshot.matches({ open: { locked: 'checking' } }) || snapshot.context.waitMs === 0,
  )
})
