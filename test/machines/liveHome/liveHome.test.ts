import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type LiveHomeAnswer, liveHomeMachine, selectHomeChoice } from '../../../machines/liveHome.ts'
import { isBare } from '../../../models/liveHome.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { homeOf, liveHomeModel, NOTHING } from './model.ts'

const OFFLINE: LiveHomeAnswer = left({ tag: 'offline' })

const opened = () => {
  const load = handPort<LiveHomeAnswer>()
  const clock = new SimulatedClock()
  const machine = liveHomeMachine.provide({ actors: { loadLiveHome: fromPromise(load.ask) } })
  const page = createActor(machine, { clock }).start()
  return { load, page, pass: (ms: number) => clock.increment(ms), shown: () => selectHomeChoice(page.getSnapshot()) }
}

chartSuite(liveHomeModel)

describe("The operator's choice on the home page", () => {
  test('[CHAN-12] banners and recommendations are there as soon as the operator has answered', async () => {
    const { load, shown } = opened()
    expect(shown()).toBeUndefined()
    await load.answer(right(homeOf('news')))
    expect(shown()).toEqual(homeOf('news'))
  })

  test('[CHAN-12] a page whose call failed lives without, and asks again when the network is back', async () => {
    const { load, page, shown } = opened()
    await load.answer(OFFLINE)
    expect(shown()).toEqual(NOTHING)
    page.send({ type: 'network.restored' })
    expect(shown()).toEqual(NOTHING)
    await load.answer(right(homeOf('news')))
    expect(shown()).toEqual(homeOf('news'))
  })

  test('[CHAN-12] the page waits two seconds for it; a late answer still counts', async () => {
    const { load, pass, shown } = opened()
    pass(1999)
    expect(shown()).toBeUndefined()
    pass(1)
    expect(shown()).toEqual(NOTHING)
    await load.answer(right(homeOf('news')))
    expect(shown()).toEqual(homeOf('news'))
  })

  test('[LANG-01] [CHAN-12] in another language it is asked for anew, and stays until the answer', async () => {
    const { load, page, pass, shown } = opened()
    await load.answer(right(homeOf('news')))
    page.send({ type: 'language.changed' })
    pass(5000)
    expect(shown()).toEqual(homeOf('news'))
    await load.answer(right(homeOf('noticias')))
    expect(shown()).toEqual(homeOf('noticias'))
  })

  test('[LANG-01] [CHAN-12] the language changes before the answer: the answer in the new one counts', async () => {
    const { load, page, shown } = opened()
    page.send({ type: 'language.changed' })
    await load.answer(right(homeOf('news')))
    expect(shown()).toBeUndefined()
    await load.answer(right(homeOf('noticias')))
    expect(shown()).toEqual(homeOf('noticias'))
  })

  test('[CHAN-12] another person is asked for anew; the page keeps what it shows until the answer', async () => {
    const { load, page, shown } = opened()
    await load.answer(right(homeOf('news')))
    page.send({ type: 'session.changed' })
    expect(shown()).toEqual(homeOf('news'))
    await load.answer(right(homeOf('sport')))
    expect(shown()).toEqual(homeOf('sport'))
  })

  test('[MODE-06] [AHEAD-22] other channels are asked for anew; the page keeps what it shows until the answer', async () => {
    const { load, page, shown } = opened()
    await load.answer(right(homeOf('news')))
    page.send({ type: 'viewer.sawOthers' })
    expect(shown()).toEqual(homeOf('news'))
    await load.answer(right(homeOf('kids')))
    expect(shown()).toEqual(homeOf('kids'))
  })

  test('[CHAN-12] asking for another person fails: the page keeps what it shows', async () => {
    const { load, page, shown } = opened()
    await load.answer(right(homeOf('news')))
    page.send({ type: 'session.changed' })
    await load.answer(OFFLINE)
    expect(shown()).toEqual(homeOf('news'))
  })
})

describe('Always', () => {
  invariant(
    liveHomeModel,
    '[CHAN-12] the page is bare exactly when it rests with nothing to show',
    snapshot =>
      snapshot.matches('loading') || snapshot.matches('bare') === isBare(selectHomeChoice(snapshot) ?? NOTHING),
  )
  invariant(
    liveHomeModel,
    '[CHAN-12] once it is known whether there is a choice, it stays known',
    snapshot => snapshot.matches('loading') || selectHomeChoice(snapshot) !== undefined,
  )
})
