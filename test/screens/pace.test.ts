import { expect, test } from 'vitest'
import { makePace, type Pace } from '../../src/ui/components/guide/grid/pace.ts'

const FRAME_MS = 16
const MISSED_MS = 33

/** The paces of frames that each go so many px and take so long. */
const paces = (frames: ReadonlyArray<readonly [px: number, ms: number]>, grid = makePace()): ReadonlyArray<Pace> => {
  let [top, now] = [0, 1000]
  return frames.map(([px, ms]) => {
    top += px
    now += ms
    return grid.scrolled({ left: 0, top }, now).pace
  })
}
const times = (count: number, px: number, ms: number) => Array.from({ length: count }, () => [px, ms] as const)

test('[AHEAD-02] a slow scroll and a single notch of a wheel are read, a fling passes', () => {
  expect(paces(times(3, 20, FRAME_MS))).toEqual(['readable', 'readable', 'readable'])
  expect(paces([...times(1, 100, FRAME_MS), ...times(1, 10, FRAME_MS)])).toEqual(['readable', 'readable'])
  expect(paces(times(3, -100, FRAME_MS))).toEqual(['readable', 'passing', 'passing'])
})

test('[AHEAD-02] a fling that misses frame after frame outruns the device, until it is slow again', () => {
  expect(paces(times(20, 60, FRAME_MS)).at(-1)).toBe('passing')
  const fling = [...times(3, 60, MISSED_MS), ...times(20, 60, FRAME_MS)]
  expect(paces(fling).slice(1)).toEqual(['passing', ...fling.slice(2).map(() => 'outrun')])
  expect(paces([...fling, ...times(1, 10, FRAME_MS), ...times(2, 60, FRAME_MS)]).slice(-3)).toEqual([
    'readable',
    'readable',
    'passing',
  ])
})

test('[AHEAD-02] what was missed at first is forgotten when the scrolling rests', () => {
  const grid = makePace()
  expect(paces(times(5, 60, MISSED_MS), grid).at(-1)).toBe('outrun')
  grid.rested()
  expect(grid.pace()).toBe('readable')
  expect(paces(times(5, 60, FRAME_MS), grid).at(-1)).toBe('passing')
})

test('[AHEAD-02] sideways it counts as well, and is told', () => {
  const grid = makePace()
  expect(grid.scrolled({ left: 60, top: 0 }, 0)).toEqual({ pace: 'readable', isFastSideways: true })
  expect(grid.scrolled({ left: 120, top: 0 }, FRAME_MS)).toEqual({ pace: 'passing', isFastSideways: true })
  expect(grid.scrolled({ left: 120, top: 60 }, 2 * FRAME_MS).isFastSideways).toBe(false)
})
