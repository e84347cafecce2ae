import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser } from 'playwright'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { benchmark } from '../benchmark.ts'
import { openPage, openVisit, SLOW_DOWN, VIEWPORT, type Visit } from '../browser.ts'
import { median, middle } from '../figures.ts'
import { scroll, scrollBoth, type Wheel } from '../scroll.ts'
import { findTitles, jumpToNow, openDays } from './presses.ts'
import { hearGuideCalls, type Load, load, watchGuide } from './watch.ts'

const LOADS = 10
const JUMPS = 5
const DAY_ROUNDS = 3
/** A brisk wheel in both directions at once. */
const WHEEL: Wheel = { left: 60, top: 60, frames: 120 }
const GRID = '[role=grid]'

/** The guide of so many channels on a device that has been there before, or has all of it stored; opened again and again. */
const opened = async (browser: Browser, channels: number, times: number, isStored: boolean) => {
  const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist'), channels })
  const { origin } = headEnd
  const { context, page: first } = await openVisit(browser, { origin, watch: [watchGuide] })
  const calls = hearGuideCalls(context)
  await load(first, origin)
  if (isStored) await calls.silence()
  await first.close()
  const visit = await openPage(context, { watch: [watchGuide] })
  const loads: Load[] = []
  for (let round = 0; round < times; round += 1) loads.push(await load(visit.page, origin))
  const close = async (): Promise<void> => {
    await context.close()
    await headEnd.close()
  }
  return { visit, origin, loads, close }
}

/**
 * What scrolling costs where nothing is to be done for it: a page without a script, on which as many boxes with words are
 * in sight as in the guide, all of them there from the beginning.
 */
const openBare = async (browser: Browser, origin: string): Promise<Visit> => {
  const visit = await openVisit(browser, { origin })
  const { page } = visit
  await page.setContent(`<!doctype html><style>
    body { margin: 0 }
    [role=grid] { position: absolute; inset: 330px 0 0; overflow: auto; contain: strict; background: #14161a }
    main { position: relative; inline-size: 100000px; block-size: 72000px }
    b { position: absolute; inline-size: 200px; block-size: 66px; contain: strict; background: #24262a; color: #fff }
  </style><div role="grid"><main></main></div>`)
  await page.evaluate(
    reach => {
      const boxes = Array.from({ length: reach / 72 }, (_, line) =>
        Array.from({ length: reach / 204 }, (_, cell) => {
          const box = document.createElement('b')
          box.style.left = `${cell * 204}px`
          box.style.top = `${line * 72}px`
          box.textContent = `Programme ${line} ${cell}`
          return box
        }).filter((_, cell) => Math.abs(cell * 204 - line * 72) < 2000),
      )
      document.querySelector('main')?.append(...boxes.flat())
    },
    WHEEL.left * WHEEL.frames + 1500,
  )
  return visit
}

const throttle = ({ devtools }: Visit, rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })

const heapMb = async ({ devtools }: Visit): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

/** First cells once the window is read, of so many channels. */
const paintOf = async (browser: Browser, channels: number): Promise<number> => {
  const { loads, close } = await opened(browser, channels, 5, false)
  await close()
  return median(loads.map(({ paint }) => paint))
}

/** The grid of all channels over two weeks, read from the device. */
export const guide = benchmark({
  name: 'Guide',
  terms:
    `1,000 channels over 14 days, all of them stored on the device, at ${VIEWPORT.width} x ${VIEWPORT.height}, the picture running; opened ` +
    `${LOADS} times; a real wheel of ${WHEEL.left} px a frame in both directions at once over a way that was scrolled before; software ` +
    'raster. Beside it, in turns, a page without a script on which as many boxes are scrolled in the same way.',
  measure: async browser => {
    const growth = { small: await paintOf(browser, 200), large: await paintOf(browser, 5000) }
    const { visit, origin, loads, close } = await opened(browser, 1000, LOADS, true)
    try {
      const { page } = visit
      const days: number[] = []
      for (let round = 0; round < DAY_ROUNDS; round += 1) {
        await load(page, origin)
        days.push(...(await openDays(page)))
      }
      const jumps: number[] = []
      for (let round = 0; round < JUMPS; round += 1) jumps.push(await jumpToNow(page))
      await scroll(visit, GRID, WHEEL)
      await scroll(visit, GRID, { left: -WHEEL.left, top: -WHEEL.top, frames: WHEEL.frames })
      const bare = await openBare(browser, origin)
      const { mostNodes, ...known } = await scrollBoth(visit, bare, GRID, WHEEL)
      await Promise.all([throttle(visit, SLOW_DOWN), throttle(bare, SLOW_DOWN)])
      const { mostNodes: mostSlow, ...slow } = await scrollBoth(visit, bare, GRID, WHEEL)
      await bare.context.close()
      await throttle(visit, 1)
      const found = await findTitles(page)
      const withGuide = await heapMb(visit)
      await page.goto(`${origin}/liveTv`)
      await page.waitForSelector('#channels [role=row]')
      const cold = loads.map(each => each.cold)
      return {
        'first cells once the window is read': middle(
          loads.map(({ paint }) => paint),
          'ms',
        ),
        'first cells from a cold load': middle(cold, 'ms'),
        'the slowest of them': { value: Math.max(...cold) },
        'nodes of the screen at once': { value: Math.max(mostNodes, mostSlow) },
        'jump to now': { value: median(jumps) },
        'a day that is not read yet': middle(days, 'ms'),
        'programmes found by title': middle(found, 'ms'),
        'heap above live TV without the guide': { value: withGuide - (await heapMb(visit)) },
        'first cells of 5,000 channels against those of 200': {
          value: growth.large / growth.small,
          told: `${growth.large.toFixed(0)} ms against ${growth.small.toFixed(0)} ms`,
        },
        'frame on a known way, diagonal, 95th percentile': known,
        'the same at 4x': slow,
      }
    } finally {
      await close()
    }
  },
})
