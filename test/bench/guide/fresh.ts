import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser } from 'playwright'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { benchmark, type Reading } from '../benchmark.ts'
import { onVisit, SLOW_DOWN, type Visit } from '../browser.ts'
import { p95 } from '../figures.ts'
import { LOAD_LINE, startLine } from '../line.ts'
import { scroll, turnWheel, type Wheel } from '../scroll.ts'
import { hearGuideCalls, load, watchGuide } from './watch.ts'

const CHANNELS = 1_000
const GRID = '#guide'
const ROUNDS = 3
/** Each goes where nobody has been: down and on, further down, further on. */
const WAYS = {
  diagonal: { left: 60, top: 60, frames: 120 },
  channels: { left: 0, top: 400, frames: 40 },
  hours: { left: 400, top: 0, frames: 30 },
} satisfies Readonly<Record<string, Wheel>>
type WayName = keyof typeof WAYS
/** Another way on, on which what is empty is counted: that takes time itself. */
const LOOKED_AT: Wheel = { left: -60, top: 60, frames: 120 }
const MOST_EMPTY = 0.25

/** The share of frames, in percent, after which more than a quarter of the cells in sight was empty. */
const emptyFrames = async (visit: Visit): Promise<ReadonlyArray<boolean>> => {
  const look = visit.page.evaluate(
    ([frames, most]) =>
      new Promise<boolean[]>(resolve => {
        const seen: boolean[] = []
        const { port1, port2 } = new MessageChannel()
        const next = () => requestAnimationFrame(() => port2.postMessage(undefined))
        port1.onmessage = () => {
          seen.push(window.emptyShare() > most)
          if (seen.length < frames) next()
          else resolve(seen)
        }
        next()
      }),
    [LOOKED_AT.frames, MOST_EMPTY] as const,
  )
  await turnWheel(visit, GRID, LOOKED_AT)
  return look
}

/** A guide that is opened for the first time and scrolled as soon as there is something to see, its sync at work. */
const scrollFresh = async (browser: Browser, origin: string, slowDown: number) => {
  const frames: Record<WayName, number[]> = { diagonal: [], channels: [], hours: [] }
  const empty: boolean[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    await onVisit(browser, { origin, slowDown, watch: [watchGuide] }, async visit => {
      await load(visit.page, origin)
      for (const name of Object.keys(WAYS) as WayName[])
        frames[name].push(...(await scroll(visit, GRID, WAYS[name])).frames)
      empty.push(...(await emptyFrames(visit)))
    })
  const of = (name: WayName): Reading => ({
    value: p95(frames[name]),
    told: `${frames[name].length} frames, the longest ${Math.max(...frames[name]).toFixed(0)} ms`,
  })
  return {
    ...{ diagonal: of('diagonal'), channels: of('channels'), hours: of('hours') },
    empty: { value: (100 * empty.filter(Boolean).length) / empty.length, told: `of ${empty.length}` },
  }
}

/** How long the first cells take, and all that the guide asks for, on a device that has nothing. */
const fill = (browser: Browser, origin: string) =>
  onVisit(browser, { origin, watch: [watchGuide] }, async ({ page, context }) => {
    const calls = hearGuideCalls(context)
    const began = performance.now()
    const { cold } = await load(page, origin)
    const { last, count } = await calls.silence()
    return { cold, stored: last - began, count }
  })

export const freshGuide = benchmark({
  name: 'Guide, fresh',
  terms:
    `${CHANNELS.toLocaleString('en')} channels over 14 days on a device that has nothing of them. First cells and all that is stored, until ` +
    `the last call for it, at ${LOAD_LINE} Mbit/s shared; its calls for the guide are counted. Then ${ROUNDS} new devices each at 1x and ` +
    `${SLOW_DOWN}x, the picture running and the sync at work: a real wheel over ground that nobody has scrolled, ${WAYS.diagonal.left} px a ` +
    `frame in both directions, flings of ${WAYS.channels.top} px a frame; then ${LOOKED_AT.top} px a frame on another fresh way, on which ` +
    'after each frame 48 places of the grid are looked at for words.',
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist'), channels: CHANNELS })
    const line = startLine(LOAD_LINE)
    try {
      const { origin } = headEnd
      const filled = await fill(browser, await line.to(origin))
      const full = await scrollFresh(browser, origin, 1)
      const slow = await scrollFresh(browser, origin, SLOW_DOWN)
      return {
        'first cells, nothing stored': { value: filled.cold },
        'all stored': { value: filled.stored },
        'requests for it': { value: filled.count },
        'frame, diagonal, 95th percentile': full.diagonal,
        'frame, fling over the channels, 95th percentile': full.channels,
        'frame, fling over the hours, 95th percentile': full.hours,
        'frames with more than a quarter of empty cells': full.empty,
        'frame, diagonal, 95th percentile, 4x': slow.diagonal,
        'frame, fling over the channels, 95th percentile, 4x': slow.channels,
        'frame, fling over the hours, 95th percentile, 4x': slow.hours,
        'frames with more than a quarter of empty cells, 4x': slow.empty,
      }
    } finally {
      line.close()
      await headEnd.close()
    }
  },
})
