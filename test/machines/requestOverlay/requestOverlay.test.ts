import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { requestOverlayMachine, selectOverlayShown } from '../../../machines/requestOverlay.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { requestOverlayModel } from './model.ts'

const started = () => {
  const clock = new SimulatedClock()
  const actor = createActor(requestOverlayMachine, { clock }).start()
  return {
    pass: (ms: number) => clock.increment(ms),
    start: () => actor.send({ type: 'request.started' }),
    finish: () => actor.send({ type: 'request.finished' }),
    isShown: () => selectOverlayShown(actor.getSnapshot()),
  }
}

chartSuite(requestOverlayModel)

describe('The sign that the app waits', () => {
  test('[NET-06] shown on the first call, hidden 150 ms after the last one has finished', () => {
    const overlay = started()
    expect(overlay.isShown()).toBe(false)
    overlay.start()
    overlay.start()
    overlay.finish()
    overlay.pass(1000)
    expect(overlay.isShown()).toBe(true)
    overlay.finish()
    overlay.pass(149)
    expect(overlay.isShown()).toBe(true)
    overlay.pass(1)
    expect(overlay.isShown()).toBe(false)
  })

  test('[NET-06] calls in a row do not make it flicker', () => {
    const overlay = started()
    for (let call = 0; call < 5; call += 1) {
      overlay.start()
      overlay.finish()
      overlay.pass(100)
      expect(overlay.isShown()).toBe(true)
    }
    overlay.pass(50)
    expect(overlay.isShown()).toBe(false)
  })

  test('[NET-06] a call that ends before the sign was there changes nothing', () => {
    const overlay = started()
    overlay.finish()
    overlay.start()
    overlay.finish()
    overlay.pass(150)
    expect(overlay.isShown()).toBe(false)
  })
})

invariant(
  requestOverlayModel,
  '[NET-06] whenever a call is under way the sign is shown',
  snapshot => snapshot.context.active === 0 || selectOverlayShown(snapshot),
)
