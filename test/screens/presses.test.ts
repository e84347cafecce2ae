import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makePresses } from '../../src/ui/components/live/presses.ts'

const rig = (isTouch: boolean) => {
  const asked: string[] = []
  const ask = (wish: string) => () => asked.push(wish)
  const answers = () => ({
    togglePlay: ask('togglePlay'),
    toggleFullScreen: ask('toggleFullScreen'),
    back: ask('back'),
    forward: ask('forward'),
  })
  const { press, double } = makePresses()
  return {
    asked,
    press: (ticks: number, at = 0.5) => press({ isTouch, at, ticks }, answers),
    double: () => double(answers),
  }
}

describe('Presses on the picture', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('[UI-06] one of a mouse plays or pauses, after a moment', () => {
    const { asked, press } = rig(false)
    press(0)
    vi.advanceTimersByTime(249)
    expect(asked).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked).toEqual(['togglePlay'])
  })

  test('[UI-06] [LIVE-12] two of a mouse fill the screen, and what plays plays on', () => {
    const { asked, press, double } = rig(false)
    press(0)
    double()
    vi.advanceTimersByTime(1000)
    expect(asked).toEqual(['toggleFullScreen'])
  })

  test('[UI-06] [LIVE-12] so do two slow ones: what the first one paused goes on', () => {
    const { asked, press, double } = rig(false)
    press(0)
    vi.advanceTimersByTime(400)
    double()
    expect(asked).toEqual(['togglePlay', 'togglePlay', 'toggleFullScreen'])
  })

  test('[UI-06] two of a finger go ten seconds to their side, a third one once more', () => {
    const { asked, press } = rig(true)
    for (const ticks of [0, 200, 400]) press(ticks, 0.1)
    for (const ticks of [1000, 1200]) press(ticks, 0.9)
    for (const ticks of [2000, 2200]) press(ticks)
    expect(asked).toEqual(['back', 'back', 'forward', 'toggleFullScreen'])
  })

  test('[UI-06] one of a finger, or two far apart, ask for nothing', () => {
    const { asked, press } = rig(true)
    press(0, 0.1)
    press(300, 0.1)
    press(400, 0.9)
    vi.advanceTimersByTime(1000)
    expect(asked).toEqual([])
  })
})
