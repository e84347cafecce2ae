import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { marqueeMachine, selectGoneMs, selectIsMoving, selectIsPaused, selectWayMs } from '../../../machines/marquee.ts'
import { addMs, HOUR, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { marqueeWayMs } from '../../../models/marqueeWay.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { NOW } from '../announcements/model.ts'
import { marqueeModel } from './model.ts'

chartSuite(marqueeModel)

const WAY_PX = 1200

const begin = () => {
  const clock = new SimulatedClock()
  const actor = createActor(marqueeMachine, { input: { now: NOW }, clock }).start()
  const now = () => addMs(NOW, clock.now())
  return {
    see: ({ px = WAY_PX, isCalm = false } = {}) =>
      actor.send({ type: 'marquee.seen', wayMs: marqueeWayMs(px), isCalm, now: now() }),
    tell: (type: 'marquee.covered' | 'viewer.came' | 'viewer.left' | 'viewer.pause' | 'viewer.resume') =>
      actor.send({ type, now: now() }),
    pass: (ms: number) => clock.increment(ms),
    now,
    gone: () => selectGoneMs(actor.getSnapshot()),
    way: () => selectWayMs(actor.getSnapshot()),
    isMoving: () => selectIsMoving(actor.getSnapshot()),
    isPaused: () => selectIsPaused(actor.getSnapshot()),
    hasEnded: () => actor.getSnapshot().status === 'done',
    passedAt: () => actor.getSnapshot().output?.passedAt,
  }
}

describe('A marquee on its way', () => {
  test('[MSG-03] [MSG-04] goes 60 px in a second, and has passed when the last word is off the screen', () => {
    const { see, pass, now, way, isMoving, hasEnded, passedAt } = begin()
    pass(HOUR)
    expect([isMoving(), hasEnded()]).toEqual([false, false])
    see()
    expect([way(), isMoving()]).toEqual([20 * SECOND, true])
    pass(20 * SECOND - 1)
    expect(hasEnded()).toBe(false)
    pass(1)
    expect([hasEnded(), passedAt()]).toEqual([true, now()])
  })

  test('[AHEAD-11] paused it keeps its place as long as the viewer likes, and has the rest of its way to go', () => {
    const { see, tell, pass, gone, isMoving, isPaused, hasEnded, passedAt, now } = begin()
    see()
    pass(5 * SECOND)
    tell('viewer.pause')
    pass(HOUR)
    expect([gone(), isMoving(), isPaused(), hasEnded()]).toEqual([5 * SECOND, false, true, false])
    tell('viewer.resume')
    pass(3 * SECOND)
    tell('viewer.pause')
    expect(gone()).toBe(8 * SECOND)
    tell('viewer.resume')
    pass(12 * SECOND - 1)
    expect([isPaused(), hasEnded()]).toEqual([false, false])
    pass(1)
    expect(passedAt()).toBe(now())
  })

  test('[AHEAD-11] [MSG-03] a narrower window while it is paused leaves it less of a way', () => {
    const { see, tell, pass, way, hasEnded } = begin()
    see()
    pass(5 * SECOND)
    tell('viewer.pause')
    see({ px: WAY_PX / 2 })
    expect(way()).toBe(10 * SECOND)
    tell('viewer.resume')
    pass(5 * SECOND - 1)
    expect(hasEnded()).toBe(false)
    pass(1)
    expect(hasEnded()).toBe(true)
  })

  test('[AHEAD-11] under reduced motion it stands still first, also when it comes on screen again', () => {
    const { see, tell, pass, gone, isMoving, isPaused, passedAt, now } = begin()
    see({ isCalm: true })
    pass(HOUR)
    see({ isCalm: true })
    expect([gone(), isMoving(), isPaused()]).toEqual([0, false, true])
    tell('viewer.resume')
    pass(5 * SECOND)
    tell('marquee.covered')
    see({ isCalm: true })
    expect([gone(), isMoving()]).toEqual([5 * SECOND, true])
    pass(15 * SECOND)
    expect(passedAt()).toBe(now())
  })

  test('[AHEAD-11] under the pointer it stands, and can be paused there', () => {
    const { see, tell, pass, gone, isMoving, isPaused } = begin()
    see()
    pass(2 * SECOND)
    tell('viewer.came')
    pass(HOUR)
    expect([gone(), isMoving(), isPaused()]).toEqual([2 * SECOND, false, false])
    tell('viewer.left')
    pass(2 * SECOND)
    tell('viewer.came')
    tell('viewer.pause')
    tell('viewer.left')
    pass(HOUR)
    expect([gone(), isMoving(), isPaused()]).toEqual([4 * SECOND, false, true])
  })

  test('[MSG-04] what covers it, also under the pointer, takes none of its way; on a screen of another size it goes the rest of that', () => {
    const { see, tell, pass, gone, isMoving, hasEnded } = begin()
    see()
    pass(5 * SECOND)
    tell('marquee.covered')
    pass(59 * SECOND)
    expect([gone(), isMoving(), hasEnded()]).toEqual([5 * SECOND, false, false])
    see({ px: 600 })
    pass(3 * SECOND)
    tell('viewer.came')
    tell('marquee.covered')
    pass(59 * SECOND)
    see({ px: 600 })
    pass(2 * SECOND - 1)
    expect(hasEnded()).toBe(false)
    pass(1)
    expect(hasEnded()).toBe(true)
  })

  test('[MSG-03] [MSG-04] covered for more than a minute it has not passed, and makes room once it can be seen', () => {
    const { see, tell, pass, hasEnded, passedAt } = begin()
    see()
    pass(19 * SECOND)
    tell('marquee.covered')
    pass(MINUTE)
    pass(HOUR)
    expect(hasEnded()).toBe(false)
    see()
    expect([hasEnded(), passedAt()]).toEqual([true, undefined])
  })

  test('[MSG-03] a clock that is put back meanwhile takes nothing off what is gone', () => {
    const { see, tell, pass, gone } = begin()
    pass(HOUR)
    see()
    pass(-MINUTE)
    tell('viewer.pause')
    expect(gone()).toBe(0)
  })
})
