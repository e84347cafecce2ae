import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { type HeadEnd, startHeadEnd } from '../headend/index.ts'
import { atMost, median } from './figures.ts'
import type { Figure, Section } from './result.ts'
import { scroll, scrollBoth, type Wheel } from './scroll.ts'

declare global {
  interface Window {
    /** When the first cells of the guide were on screen, in ms since the page began. */
    paintedAt: number | undefined
    /** When windows of the guide were read, on the same clock. */
    readAt: number[]
  }
}

const GOALS = { paint: 100, cold: 1000, nodes: 450, frame: 16.8, jump: 2, heap: 40, growth: 1.5 }
const SLOW_DOWN = 4
const LOADS = 5
const JUMPS = 5
/** A brisk wheel in both directions at once: so many px a frame, for so many frames, there and back. */
const WHEEL_PX = 60
const FRAMES = 240
const WHEEL: Wheel = { of: '[role=grid]', left: WHEEL_PX, top: WHEEL_PX, frames: FRAMES }
/** A display's frame; its clock trembles a little. */
const FRAME_MS = 1000 / 60

const notePaint = (): void => {
  window.readAt = []
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntriesByName('guide.read')) window.readAt.push(startTime)
  }).observe({ type: 'mark' })
  const look = (): void => {
    if (document.querySelector('[role=grid] [data-kind=playing]') === null) return
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { paintedAt: performance.now() })))
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document, { subtree: true, childList: true })
}

interface Load {
  /** From the page's beginning. */
  readonly cold: number
  /** From the moment when the window was read. */
  readonly paint: number
}

const load = async (page: Page, { origin }: HeadEnd): Promise<Load> => {
  await page.goto(`${origin}/liveTv?view=guide`)
  await page.waitForFunction(() => window.paintedAt !== undefined, undefined, { timeout: 60_000 })
  return page.evaluate(() => {
    const cold = window.paintedAt ?? Number.NaN
    const read = window.readAt.findLast(at => at < cold)
    return { cold, paint: cold - (read ?? Number.NaN) }
  })
}

/** The guide of so many channels in a browser of its own. No picture: what the guide costs is measured, not a decoder. */
const opened = async (browser: Browser, channels: number) => {
  const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist'), channels })
  headEnd.control.addFault({ path: '/live/*', status: 404 })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(notePaint)
  const session = await context.newCDPSession(page)
  await load(page, headEnd)
  const loads: Load[] = []
  for (let round = 0; round < LOADS; round += 1) loads.push(await load(page, headEnd))
  return {
    page,
    session,
    headEnd,
    cold: median(loads.map(each => each.cold)),
    paint: median(loads.map(each => each.paint)),
    close: async (): Promise<void> => {
      await context.close()
      await headEnd.close()
    },
  }
}

/**
 * What scrolling costs where nothing is to be done for it: a page without a script, on which as many boxes with words are
 * in sight as in the guide, all of them there from the beginning.
 */
const openBare = async (browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
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
    WHEEL_PX * (FRAMES / 2) + 1500,
  )
  return { page, session: await context.newCDPSession(page), close: () => context.close() }
}

/** Frames from the press until what is on now is drawn, from some hours away. */
const jump = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const grid = document.querySelector('[role=grid]')
    const now = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Now')
    if (grid === null || !(now instanceof HTMLElement)) throw new Error('There is no guide')
    const frame = () => new Promise<number>(requestAnimationFrame)
    grid.scrollLeft += 2500
    for (let wait = 0; wait < 30; wait += 1) await frame()
    now.click()
    for (let frames = 1; frames < 60; frames += 1) {
      await frame()
      if (grid.querySelector('[data-kind=playing]') !== null) return frames
    }
    return Number.NaN
  })

const heapMb = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

/** The grid of all channels over two weeks. */
export const benchGuide = async (browser: Browser): Promise<Section> => {
  const small = await opened(browser, 200)
  const smallPaint = small.paint
  await small.close()
  const large = await opened(browser, 5000)
  const growth = large.paint / smallPaint
  await large.close()

  const guide = await opened(browser, 1000)
  const { page, session, headEnd, cold, paint, close } = guide
  const bare = await openBare(browser)
  const jumps: number[] = []
  for (let round = 0; round < JUMPS; round += 1) jumps.push(await jump(page))
  await scroll(guide, WHEEL, 1)
  const full = await scrollBoth(guide, bare, WHEEL, 1)
  const slow = await scrollBoth(guide, bare, WHEEL, SLOW_DOWN)
  await bare.close()
  const withGuide = await heapMb(session)
  await page.goto(`${headEnd.origin}/liveTv`)
  await page.waitForSelector('#channels [role=row]')
  const heap = withGuide - (await heapMb(session))
  await close()

  const frame = (what: string, times: { readonly ours: number; readonly bare: number }): Figure => ({
    what,
    measured: `${times.ours.toFixed(1)} ms (the bare page: ${times.bare.toFixed(1)} ms)`,
    goal: `at most ${GOALS.frame} ms`,
    isMet: times.ours <= GOALS.frame || Math.abs(times.ours - FRAME_MS) < 0.2,
  })
  return {
    title: 'The guide, 1,000 channels over 14 days',
    terms:
      `Read from the device, at 1440 x 900, without a picture; scrolled by ${WHEEL_PX} px a frame in both directions at once; ` +
      'software raster. Beside it, in turns, a page without a script on which as many boxes are scrolled in the same way: ' +
      'what this machine can do at all. Medians, where nothing else is said.',
    figures: [
      atMost('first cells once the window is read', paint, GOALS.paint, { unit: 'ms' }),
      atMost('first cells from a cold load', cold, GOALS.cold, { unit: 'ms' }),
      atMost('nodes of the screen at once', Math.max(full.mostNodes, slow.mostNodes), GOALS.nodes, { unit: 'nodes' }),
      frame('frame while scrolling, 95th percentile', full),
      frame(`the same at ${SLOW_DOWN}x CPU slow-down`, slow),
      atMost('jump to now', median(jumps), GOALS.jump, { unit: 'frames' }),
      atMost('heap above live TV without the guide', heap, GOALS.heap, { unit: 'MB', digits: 1 }),
      atMost('first cells of 5,000 channels against those of 200', growth, GOALS.growth, { unit: 'x', digits: 2 }),
    ],
  }
}
