import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { type HeadEnd, startHeadEnd } from '../headend/index.ts'
import type { Section } from './result.ts'

declare global {
  interface Window {
    /** When the first cells of the guide were on screen, in ms since the page began. */
    paintedAt: number | undefined
  }
}

const GOALS = { paint: 100, cold: 1000, nodes: 450, frame: 16.8, jump: 2, heap: 40, growth: 1.5 }
const SLOW_DOWN = 4
const LOADS = 5
const JUMPS = 5
/** A brisk wheel in both directions at once: so many px a frame, for so many frames, there and back. */
const WHEEL_PX = 60
const FRAMES = 240
/** A display's frame; its clock trembles a little. */
const FRAME_MS = 1000 / 60

const at = (values: ReadonlyArray<number>, share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

const notePaint = (): void => {
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
    const read = performance.getEntriesByName('guide.read').findLast(({ startTime }) => startTime < cold)
    return { cold, paint: cold - (read?.startTime ?? Number.NaN) }
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
    cold: at(
      loads.map(each => each.cold),
      0.5,
    ),
    paint: at(
      loads.map(each => each.paint),
      0.5,
    ),
    close: async (): Promise<void> => {
      await context.close()
      await headEnd.close()
    },
  }
}

interface Scroll {
  readonly frames: ReadonlyArray<number>
  readonly mostNodes: number
}

const scroll = async (page: Page, session: CDPSession, slowDown: number): Promise<Scroll> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const scrolled = await page.evaluate(
    async ({ wheelPx, count }) => {
      const grid = document.querySelector('[role=grid]')
      if (grid === null) throw new Error('There is no grid')
      const frames: number[] = []
      let mostNodes = 0
      let before = await new Promise<number>(requestAnimationFrame)
      for (let frame = 0; frame < count; frame += 1) {
        const way = frame < count / 2 ? wheelPx : -wheelPx
        grid.scrollLeft += way
        grid.scrollTop += way
        const now = await new Promise<number>(requestAnimationFrame)
        frames.push(now - before)
        before = now
        if (frame % 20 === 0) mostNodes = Math.max(mostNodes, document.querySelectorAll('main *').length)
      }
      return { frames, mostNodes }
    },
    { wheelPx: WHEEL_PX, count: FRAMES },
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return scrolled
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

  const { page, session, headEnd, cold, paint, close } = await opened(browser, 1000)
  const jumps: number[] = []
  for (let round = 0; round < JUMPS; round += 1) jumps.push(await jump(page))
  const full = await scroll(page, session, 1)
  const slow = await scroll(page, session, SLOW_DOWN)
  const withGuide = await heapMb(session)
  await page.goto(`${headEnd.origin}/liveTv`)
  await page.waitForSelector('#channels [role=row]')
  const heap = withGuide - (await heapMb(session))
  await close()

  const frames = at(full.frames, 0.95)
  const slowFrames = at(slow.frames, 0.95)
  const nodes = Math.max(full.mostNodes, slow.mostNodes)
  const jumped = at(jumps, 0.5)
  const figure = (what: string, measured: string, goal: string, isMet: boolean) => ({ what, measured, goal, isMet })
  const isFrame = (ms: number): boolean => ms <= GOALS.frame || Math.abs(ms - FRAME_MS) < 0.2
  return {
    title: 'The guide, 1,000 channels over 14 days',
    terms: `Read from the device, at 1440 x 900, without a picture; scrolled by ${WHEEL_PX} px a frame in both directions at once; software raster.`,
    figures: [
      figure(
        'first cells once the window is read',
        `${paint.toFixed(0)} ms`,
        `at most ${GOALS.paint} ms`,
        paint <= GOALS.paint,
      ),
      figure('first cells from a cold load', `${cold.toFixed(0)} ms`, `at most ${GOALS.cold} ms`, cold <= GOALS.cold),
      figure('nodes of the screen at once', `${nodes}`, `at most ${GOALS.nodes}`, nodes <= GOALS.nodes),
      figure(
        'frame while scrolling, 95th percentile',
        `${frames.toFixed(1)} ms`,
        `at most ${GOALS.frame} ms`,
        isFrame(frames),
      ),
      figure(
        `the same at ${SLOW_DOWN}x CPU slow-down`,
        `${slowFrames.toFixed(1)} ms`,
        `at most ${GOALS.frame} ms`,
        isFrame(slowFrames),
      ),
      figure('jump to now', `${jumped} frames`, `at most ${GOALS.jump} frames`, jumped <= GOALS.jump),
      figure(
        'heap above live TV without the guide',
        `${heap.toFixed(1)} MB`,
        `at most ${GOALS.heap} MB`,
        heap <= GOALS.heap,
      ),
      figure(
        'first cells of 5,000 channels against those of 200',
        `${growth.toFixed(2)} x`,
        `at most ${GOALS.growth} x`,
        growth <= GOALS.growth,
      ),
    ],
  }
}
