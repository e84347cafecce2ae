import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type DialEvent, dialMachine, selectDigits, selectIsNumberUnknown } from '../../../machines/dial.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { dialModel } from './model.ts'

chartSuite(dialModel)

/** A dial with a clock that the test moves, and a player that has the channels of these numbers. */
const dial = (...numbers: ReadonlyArray<number>) => {
  const clock = new SimulatedClock()
  const told: Array<number | string> = []
  const typed: number[] = []
  const actor = createActor(dialMachine, {
    clock,
    // A chart that runs alone tells itself.
    inspect: inspection => {
      if (inspection.type !== '@xstate.event') return
      const event: { readonly type: string; readonly number?: number; readonly channelId?: string } = inspection.event
      if (event.type === 'number.typed' && event.number !== undefined) typed.push(event.number)
      if (event.type === 'number.entered' && event.number !== undefined) {
        told.push(event.number)
        const type = numbers.includes(event.number) ? 'number.found' : 'number.unknown'
        queueMicrotask(() => actor.send({ type }))
      }
      if (event.type === 'channel.recalled') told.push(String(event.channelId))
    },
  }).start()
  const send = async (event: DialEvent) => {
    actor.send(event)
    await Promise.resolve()
  }
  return {
    type: (digits: string) => {
      for (const digit of digits) actor.send({ type: 'viewer.typeDigit', digit })
    },
    enter: () => send({ type: 'viewer.enterNumber' }),
    back: () => actor.send({ type: 'viewer.goBack' }),
    tuned: (id: string) => actor.send({ type: 'channel.tuned', channelId: channelId(id) }),
    pass: async (ms: number) => {
      clock.increment(ms)
      await Promise.resolve()
    },
    shown: () => selectDigits(actor.getSnapshot()),
    isUnknown: () => selectIsNumberUnknown(actor.getSnapshot()),
    told,
    typed,
  }
}

describe('The dial', () => {
  test('[CHAN-13] [AHEAD-07] digits tune 1.5 s after the last of them', async () => {
    const { type, pass, shown, told } = dial(301)
    type('3')
    await pass(1_499)
    type('01')
    expect(shown()).toBe('301')
    await pass(1_499)
    expect(told).toEqual([])
    await pass(1)
    expect(told).toEqual([301])
    expect(shown()).toBe('')
  })

  test('[AHEAD-07] Enter does not wait', async () => {
    const { type, enter, pass, told } = dial(301)
    type('301')
    await enter()
    expect(told).toEqual([301])
    await pass(10_000)
    expect(told).toEqual([301])
  })

  test('[AHEAD-07] Backspace takes the last digit back and begins the 1.5 s anew, and the last one of all ends it', async () => {
    const { type, back, pass, shown, told } = dial()
    type('31')
    await pass(1_000)
    back()
    await pass(1_499)
    expect([shown(), told]).toEqual(['3', []])
    back()
    expect(shown()).toBe('')
    await pass(10_000)
    expect(told).toEqual([])
  })

  test('[AHEAD-07] a number that no channel has is said to be one, and gives way to the next', async () => {
    const { type, enter, pass, shown, isUnknown } = dial(301)
    type('999')
    await enter()
    expect([shown(), isUnknown()]).toEqual(['999', true])
    type('3')
    expect([shown(), isUnknown()]).toEqual(['3', false])
    type('02')
    await pass(1_500)
    expect([shown(), isUnknown()]).toEqual(['302', true])
    await pass(2_500)
    expect(shown()).toBe('')
  })

  test('[AHEAD-07] [AHEAD-25] the player hears of every digit, so that it can prepare what is meant', () => {
    const { type, back, typed } = dial()
    type('301')
    back()
    expect(typed).toEqual([3, 30, 301, 30])
  })

  test('[CHAN-13] without digits Backspace goes to and fro between the last two channels', () => {
    const { back, tuned, told } = dial()
    back()
    tuned('news')
    back()
    expect(told).toEqual([])
    tuned('sport')
    tuned('sport')
    back()
    expect(told).toEqual(['news'])
    tuned('news')
    back()
    expect(told).toEqual(['news', 'sport'])
  })

  test('[AHEAD-07] a channel that is chosen otherwise meanwhile has the last word', async () => {
    const { type, tuned, pass, shown, told } = dial(301)
    tuned('news')
    type('301')
    tuned('news')
    expect(shown()).toBe('301')
    tuned('sport')
    expect(shown()).toBe('')
    await pass(10_000)
    expect(told).toEqual([])
  })

  test('[AHEAD-07] no number is longer than five digits', () => {
    const { type, shown } = dial()
    type('1234567')
    expect(shown()).toBe('12345')
  })
})

invariant(
  dialModel,
  '[AHEAD-07] what is on screen has digits',
  snapshot => !snapshot.hasTag('onScreen') || snapshot.context.digits !== '',
)
