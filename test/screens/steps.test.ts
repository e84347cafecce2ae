import { expect, test } from 'vitest'
import { addMs, type Instant, instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import type { HudProps } from '../../src/ui/components/live/hud.ts'
import { answersOf } from '../../src/ui/components/live/playerWishes.ts'
import { makeSteps } from '../../src/ui/components/live/steps.ts'

const at = (seconds: number): Instant => instant(seconds * SECOND)
const on = (seconds: number) => (from: Instant) => addMs(from, seconds * SECOND)

/** Presses of a viewer whose time the test passes. */
const rig = () => {
  let now = 0
  const steps = makeSteps(() => now)
  const press = (seen: number | undefined, by: number) =>
    steps(seen === undefined ? undefined : at(seen), at(0), on(by)) / SECOND
  return {
    press,
    steps,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('[UI-06] presses in a row add up before the picture follows, and begin anew where it stands then', () => {
  const { press, pass } = rig()
  expect(press(5, 10)).toBe(15)
  pass(400)
  expect(press(5.4, 10)).toBe(25)
  expect(press(undefined, -10)).toBe(15)
  pass(200)
  expect(press(undefined, 10)).toBe(25)
  pass(100)
  expect(press(26, 10)).toBe(36)
  pass(3_000)
  expect(press(27, 10)).toBe(37)
  pass(3_000)
  expect(press(undefined, 10)).toBe(10)
})

test('[UI-06] [LIVE-02] in live the first press leads to the nearest place behind it, and the next ones further back', () => {
  const now = at(10_000)
  const sought: Instant[] = []
  const { steps, pass } = rig()
  let moment: Instant | undefined = addMs(now, -8 * SECOND)
  const press = (wish: 'back' | 'forward') => {
    const hud = {
      programme: { title: 'News', start: addMs(now, -30 * MINUTE), stop: addMs(now, 30 * MINUTE) },
      time: { moment: () => moment, now: () => now },
      mode: sought.length === 0 ? 'live' : 'timeShift',
      onSeek: (to: Instant) => sought.push(to),
    } as unknown as HudProps
    answersOf({ hud, fullScreen: undefined, keys: undefined, steps })[wish]?.('')
    pass(100)
  }
  press('back')
  press('back')
  moment = undefined
  press('back')
  press('forward')
  expect(sought.map(to => (now - to) / SECOND)).toEqual([110, 120, 130, 120])
})
