import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeGate } from '../../../src/services/player/hls/gate.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const rig = () => {
  const gate = makeGate()
  const passed: string[] = []
  return { gate, passed, enter: (name: string) => gate.enter(() => passed.push(name)) }
}

test('[AHEAD-47] as long as all is well everybody passes', () => {
  const { passed, enter } = rig()
  for (const name of ['picture', 'sound']) enter(name)
  expect(passed).toEqual(['picture', 'sound'])
})

test('[AHEAD-47] after a failure one at a time passes, after 1, 2, 4, 6 and 6 seconds', () => {
  const { gate, passed, enter } = rig()
  enter('first')
  enter('second')
  gate.failed()
  gate.failed()
  for (const [index, wait] of [1_000, 2_000, 4_000, 6_000, 6_000].entries()) {
    enter(`picture ${index}`)
    vi.advanceTimersByTime(wait - 1)
    expect(passed).toHaveLength(2 + index)
    vi.advanceTimersByTime(1)
    expect(passed).toHaveLength(3 + index)
    enter('waits')
    expect(passed).toHaveLength(3 + index)
    gate.failed()
  }
})

test('[AHEAD-47] a success lets all in who wait', () => {
  const { gate, passed, enter } = rig()
  gate.failed()
  for (const name of ['a', 'b', 'c']) enter(name)
  vi.advanceTimersByTime(1_000)
  expect(passed).toEqual(['a'])
  gate.succeeded()
  expect(passed).toEqual(['a', 'b', 'c'])
})

test('[AHEAD-47] who comes when the rest is over and nobody waits passes, and is alone', () => {
  const { gate, passed, enter } = rig()
  gate.failed()
  vi.advanceTimersByTime(1_000)
  enter('a')
  enter('b')
  expect(passed).toEqual(['a'])
})

test('[AHEAD-47] who leaves gives the turn to the next', () => {
  const { gate, passed, enter } = rig()
  gate.failed()
  const [leaveA, leaveB] = [enter('a'), enter('b')]
  enter('c')
  leaveB()
  vi.advanceTimersByTime(1_000)
  expect(passed).toEqual(['a'])
  leaveA()
  expect(passed).toEqual(['a', 'c'])
})

test('[AHEAD-47] somebody who wants it now needs not wait', () => {
  const { gate, passed, enter } = rig()
  gate.failed()
  gate.open()
  enter('a')
  expect(passed).toEqual(['a'])
})
