import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type AdmitOutput,
  type CodeOutput,
  type QrLoginEvent,
  qrLoginMachine,
  selectCodeSecondsLeft,
  selectQrStage,
  selectShownCode,
} from '../../../machines/qrLogin/index.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import type { ScanCodeId, ScanState } from '../../../models/scanCode.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { qrLoginModel, shown } from './model.ts'

chartSuite(qrLoginModel)

const opened = async () => {
  const request = handPort<CodeOutput>()
  const admit = handPort<AdmitOutput, ScanCodeId | undefined>()
  const clock = new SimulatedClock()
  const watched: (ScanCodeId | undefined)[] = []
  const lives: number[] = []
  const machine = qrLoginMachine.provide({
    actors: {
      requestCode: fromPromise(request.ask),
      admitByCode: fromPromise(admit.ask),
      watchCode: fromCallback<QrLoginEvent, ScanCodeId | undefined>(({ input }) => {
        watched.push(input)
      }),
      countDown: fromCallback<QrLoginEvent, number>(({ input }) => {
        lives.push(input)
      }),
    },
  })
  const actor = createActor(machine, { clock }).start()
  actor.send({ type: 'viewer.showCode' })
  await request.answer(right(shown))
  return {
    request,
    admit,
    watched,
    lives,
    actor,
    pass: (ms: number) => clock.increment(ms),
    tick: (secondsLeft: number) => actor.send({ type: 'countdown.ticked', secondsLeft }),
    secondsLeft: () => selectCodeSecondsLeft(actor.getSnapshot()),
    move: (state: ScanState) => actor.send({ type: 'scan.moved', state }),
    stage: () => selectQrStage(actor.getSnapshot()),
    code: () => selectShownCode(actor.getSnapshot()),
  }
}

describe('Logging in by a code', () => {
  test('[AUTH-03] scanned, confirmed, let in', async () => {
    const qr = await opened()
    expect(qr.code()).toEqual(shown)
    expect(qr.watched).toEqual([shown.scanCodeId])
    expect(qr.stage()).toBe('waiting')
    qr.move('SCANNED')
    expect(qr.stage()).toBe('scanned')
    qr.move('CONFIRMED')
    expect(qr.admit.asked).toEqual([shown.scanCodeId])
    await qr.admit.answer(right({ mustChangePassword: true }))
    expect(qr.actor.getSnapshot().output).toEqual({ admission: { mustChangePassword: true } })
  })

  test('[AUTH-03] a code is renewed three times by itself when its life is over, then by a button', async () => {
    const qr = await opened()
    for (const _ of [1, 2, 3]) {
      qr.tick(0)
      expect(qr.code()).toBeUndefined()
      await qr.request.answer(right(shown))
    }
    qr.tick(0)
    expect(qr.stage()).toBe('spent')
    expect(qr.request.asked).toHaveLength(4)
    qr.actor.send({ type: 'viewer.renewCode' })
    await qr.request.answer(right(shown))
    qr.move('EXPIRED')
    expect(qr.request.asked).toHaveLength(6)
  })

  test('[AUTH-03] what is left of its life is counted, also while it is confirmed; the next one has a whole life', async () => {
    const qr = await opened()
    expect(qr.lives).toEqual([2 * MINUTE])
    qr.tick(120)
    qr.move('SCANNED')
    qr.tick(119)
    expect([qr.secondsLeft(), qr.stage()]).toEqual([119, 'scanned'])
    qr.tick(0)
    expect([qr.secondsLeft(), qr.code()]).toEqual([0, undefined])
    await qr.request.answer(right(shown))
    expect([qr.lives, qr.stage()]).toEqual([[2 * MINUTE, 2 * MINUTE], 'waiting'])
  })

  test('[AUTH-03] who says no on the phone is told so, and can have a new code', async () => {
    const qr = await opened()
    qr.move('SCANNED')
    qr.move('REFUSED')
    expect(qr.stage()).toBe('refused')
    qr.actor.send({ type: 'viewer.renewCode' })
    expect(qr.request.asked).toHaveLength(2)
  })

  test('[AUTH-03] [NET-05] without an operator there is no code until the network is back', async () => {
    const qr = await opened()
    qr.move('CONFIRMED')
    await qr.admit.answer(left({ tag: 'offline' }))
    expect(qr.stage()).toBe('failed')
    qr.actor.send({ type: 'network.restored' })
    expect(qr.request.asked).toHaveLength(2)
    qr.actor.send({ type: 'viewer.hideCode' })
    qr.pass(MINUTE)
    expect(qr.code()).toBeUndefined()
  })
})
