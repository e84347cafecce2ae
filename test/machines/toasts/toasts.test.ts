import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { selectToast, type ToastText, toastsMachine } from '../../../machines/toasts.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { toastsModel } from './model.ts'

const said = (text: string): ToastText => ({ tag: 'said', text })

const begun = () => {
  const clock = new SimulatedClock()
  const actor = createActor(toastsMachine, { clock }).start()
  return {
    come: () => actor.send({ type: 'view.came' }),
    pass: (ms: number) => clock.increment(ms),
    ask: (toast: ToastText) => actor.send({ type: 'toast.requested', toast }),
    dismiss: () => actor.send({ type: 'viewer.dismissToast' }),
    shown: () => selectToast(actor.getSnapshot()),
  }
}

/** On a page that can show them. */
const started = () => {
  const toasts = begun()
  toasts.come()
  return toasts
}

chartSuite(toastsModel)

describe('Messages over the page', () => {
  test('[MSG-07] an error stands for five seconds', () => {
    const toasts = started()
    toasts.ask(said('No'))
    toasts.pass(4999)
    expect(toasts.shown()).toEqual(said('No'))
    toasts.pass(1)
    expect(toasts.shown()).toBeUndefined()
  })

  test('[MSG-07] the five seconds begin once the page can show it, in the order of the wishes', () => {
    const toasts = begun()
    toasts.ask(said('first'))
    toasts.ask(said('second'))
    toasts.pass(60_000)
    toasts.dismiss()
    expect(toasts.shown()).toBeUndefined()
    toasts.come()
    toasts.pass(4999)
    expect(toasts.shown()).toEqual(said('first'))
    toasts.pass(1)
    expect(toasts.shown()).toEqual(said('second'))
    toasts.come()
    toasts.pass(4999)
    expect(toasts.shown()).toEqual(said('second'))
    toasts.pass(1)
    expect(toasts.shown()).toBeUndefined()
  })

  test('[MSG-07] the next message waits until the first has gone, and stands for its own five seconds', () => {
    const toasts = started()
    toasts.ask(said('first'))
    toasts.pass(3000)
    toasts.ask(said('second'))
    expect(toasts.shown()).toEqual(said('first'))
    toasts.pass(2000)
    expect(toasts.shown()).toEqual(said('second'))
    toasts.pass(4999)
    expect(toasts.shown()).toEqual(said('second'))
    toasts.pass(1)
    expect(toasts.shown()).toBeUndefined()
  })

  test('[MSG-07] closing a message by hand shows the next one', () => {
    const toasts = started()
    toasts.ask(said('first'))
    toasts.ask(said('second'))
    toasts.dismiss()
    expect(toasts.shown()).toEqual(said('second'))
    toasts.dismiss()
    expect(toasts.shown()).toBeUndefined()
  })

  test('[NET-04] the same message of ten failed calls is shown once', () => {
    const toasts = started()
    for (let call = 0; call < 10; call += 1) toasts.ask({ tag: 'known', message: 'error.network' })
    toasts.dismiss()
    expect(toasts.shown()).toBeUndefined()
  })

  test('[MSG-07] two messages of the app are both shown', () => {
    const toasts = started()
    toasts.ask({ tag: 'known', message: 'error.network' })
    toasts.ask({ tag: 'known', message: 'profileSaved' })
    toasts.dismiss()
    expect(toasts.shown()).toEqual({ tag: 'known', message: 'profileSaved' })
  })

  test('[MSG-07] behind the message on screen four wait; of more the oldest gives way', () => {
    const toasts = started()
    const order = ['1', '2', '3', '4', '5', '6']
    for (const text of order) toasts.ask(said(text))
    const seen = order.map(() => {
      const shown = toasts.shown()
      toasts.dismiss()
      return shown?.tag === 'said' ? shown.text : undefined
    })
    expect(seen).toEqual(['1', '3', '4', '5', '6', undefined])
  })

  test('[MSG-07] however many messages come, none is ever twice in the queue and at most four wait', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 }), texts => {
        const actor = createActor(toastsMachine, { clock: new SimulatedClock() }).start()
        for (const text of texts) actor.send({ type: 'toast.requested', toast: said(String(text)) })
        const { queue } = actor.getSnapshot().context
        expect(queue.length).toBeLessThanOrEqual(5)
        expect(new Set(queue.map(toast => JSON.stringify(toast))).size).toBe(queue.length)
      }),
    )
  })
})

invariant(toastsModel, '[MSG-07] a message is on screen whenever there is one and the page can show it', snapshot => {
  const hasOne = snapshot.context.queue.length > 0 && !snapshot.matches('unseen')
  return hasOne === (selectToast(snapshot) !== undefined)
})
