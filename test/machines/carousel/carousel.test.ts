import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  type CarouselEvent,
  carouselMachine,
  selectIsPaused,
  selectIsRunning,
  selectSlide,
} from '../../../machines/carousel.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { carouselModel } from './model.ts'

chartSuite(carouselModel)

const rig = ({ count = 3, isCalm = false } = {}) => {
  const clock = new SimulatedClock()
  const actor = createActor(
    carouselMachine.provide({
      actors: {
        watchMotion: fromCallback<CarouselEvent>(({ sendBack }) => {
          if (isCalm) sendBack({ type: 'motion.reduced' })
        }),
      },
    }),
    { clock },
  ).start()
  actor.send({ type: 'slides.changed', count })
  return {
    send: (event: CarouselEvent) => actor.send(event),
    pass: (ms: number) => clock.increment(ms),
    at: () => selectSlide(actor.getSnapshot()),
    isPaused: () => selectIsPaused(actor.getSnapshot()),
    isRunning: () => selectIsRunning(actor.getSnapshot()),
  }
}

describe('The carousel', () => {
  test('[VOD-02] goes on every 5000 ms, from the last slide to the first', () => {
    const { pass, at } = rig()
    pass(5_000 - 1)
    expect(at()).toBe(0)
    pass(1)
    expect(at()).toBe(1)
    pass(5_000)
    pass(5_000)
    expect(at()).toBe(0)
  })

  test('[VOD-02] a slide that is chosen stays as long as somebody is at it, and then has its whole time', () => {
    const { send, pass, at } = rig()
    send({ type: 'viewer.came' })
    send({ type: 'viewer.showSlide', at: 2 })
    pass(60_000)
    expect(at()).toBe(2)
    send({ type: 'viewer.left' })
    pass(5_000 - 1)
    expect(at()).toBe(2)
    pass(1)
    expect(at()).toBe(0)
  })

  test('[VOD-02] every slide can be chosen, the first and the last too', () => {
    const { send, at } = rig()
    for (const chosen of [2, 0, 1]) {
      send({ type: 'viewer.showSlide', at: chosen })
      expect(at()).toBe(chosen)
    }
  })

  test('[VOD-02] two slides take turns, by themselves and by hand', () => {
    const { send, pass, at } = rig({ count: 2 })
    pass(5_000)
    expect(at()).toBe(1)
    send({ type: 'viewer.next' })
    expect(at()).toBe(0)
    send({ type: 'viewer.previous' })
    expect(at()).toBe(1)
  })

  test('[AHEAD-11] can be paused, also where the pointer is, and goes on on demand', () => {
    const { send, pass, at, isPaused, isRunning } = rig()
    send({ type: 'viewer.came' })
    send({ type: 'viewer.pause' })
    send({ type: 'viewer.left' })
    pass(60_000)
    expect([at(), isPaused(), isRunning()]).toEqual([0, true, false])
    send({ type: 'viewer.next' })
    expect(at()).toBe(1)
    send({ type: 'viewer.resume' })
    pass(5_000)
    expect([at(), isPaused(), isRunning()]).toEqual([2, false, true])
  })

  test('[AHEAD-11] starts still where the device asks for less motion; the slides can be turned by hand', () => {
    const { send, pass, at, isPaused } = rig({ isCalm: true })
    pass(60_000)
    expect([at(), isPaused()]).toEqual([0, true])
    send({ type: 'viewer.previous' })
    expect(at()).toBe(2)
  })

  test('[VOD-02] one slide stands; when there are others the page begins with one of them', () => {
    const { send, pass, at } = rig({ count: 1 })
    pass(60_000)
    send({ type: 'viewer.next' })
    expect(at()).toBe(0)
    send({ type: 'slides.changed', count: 4 })
    send({ type: 'viewer.showSlide', at: 3 })
    send({ type: 'slides.changed', count: 2 })
    expect(at()).toBe(0)
  })
})
