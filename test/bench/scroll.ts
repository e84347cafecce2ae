import type { Page } from 'playwright'
import type { Visit } from './browser.ts'
import { p95 } from './figures.ts'

declare global {
  interface Window {
    readonly framesSeen: { readonly stop: () => Scroll }
  }
}

export interface Scroll {
  /** From the first movement to the last one, in ms. */
  readonly frames: ReadonlyArray<number>
  readonly mostNodes: number
}

/** A wheel: so many px a frame of 60 a second, for so many frames. */
export interface Wheel {
  readonly left: number
  readonly top: number
  readonly frames: number
}

const FRAMES_A_SECOND = 60
const NODES_EVERY = 20

/** Notes the frames of the page's thread while something moves, and the most of these nodes that are in the page at once. */
const watchFrames = (page: Page, counted: string): Promise<void> =>
  page.evaluate(
    async ([nodes, every]) => {
      const frames: Array<{ readonly at: number; readonly ms: number }> = []
      let [first, last, mostNodes, isOn] = [Number.NaN, Number.NaN, 0, true]
      const moved = (): void => {
        last = performance.now()
        if (Number.isNaN(first)) first = last
      }
      addEventListener('scroll', moved, { capture: true, passive: true })
      const stop = () => {
        isOn = false
        removeEventListener('scroll', moved, { capture: true })
        const moving = frames.filter(({ at, ms }) => at >= first && at - ms <= last)
        return { frames: moving.map(({ ms }) => ms), mostNodes }
      }
      Object.assign(window, { framesSeen: { stop } })
      let before = await new Promise<number>(requestAnimationFrame)
      const next = (now: number): void => {
        if (!isOn) return
        frames.push({ at: now, ms: now - before })
        before = now
        if (frames.length % every === 1) mostNodes = Math.max(mostNodes, document.querySelectorAll(nodes).length)
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    },
    [counted, NODES_EVERY] as const,
  )

/** Turns a real wheel over the middle of this element. The browser scrolls as for a person, beside the page's thread. */
export const turnWheel = async (
  { page, devtools }: Visit,
  over: string,
  { left, top, frames }: Wheel,
): Promise<void> => {
  const box = await page.locator(over).first().boundingBox()
  if (box === null) throw new Error(`There is no ${over} to scroll`)
  const { height } = page.viewportSize() ?? { height: 0 }
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: Math.min(box.y + box.height / 2, height - 50),
    xDistance: -left * frames,
    yDistance: -top * frames,
    xOverscroll: 0,
    yOverscroll: 0,
    speed: Math.round(Math.max(Math.abs(left), Math.abs(top)) * FRAMES_A_SECOND),
    preventFling: true,
    gestureSourceType: 'mouse',
  })
}

export const scroll = async (visit: Visit, over: string, wheel: Wheel, counted = 'main *'): Promise<Scroll> => {
  await watchFrames(visit.page, counted)
  await turnWheel(visit, over, wheel)
  const seen = await visit.page.evaluate(() => window.framesSeen.stop())
  if (seen.frames.length < 2) throw new Error(`A wheel over ${over} moved nothing`)
  return seen
}

const back = ({ left, top, frames }: Wheel): Wheel => ({ left: -left, top: -top, frames })

const ROUNDS = 3

/** The 95th percentile of the frames of our page and of a bare one, scrolled there and back in turns. */
export const scrollBoth = async (ours: Visit, bare: Visit, over: string, wheel: Wheel) => {
  const times = { ours: [] as number[], bare: [] as number[] }
  let mostNodes = 0
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of [wheel, back(wheel)]) {
      await bare.page.bringToFront()
      times.bare.push(...(await scroll(bare, over, way)).frames)
      await ours.page.bringToFront()
      const scrolled = await scroll(ours, over, way)
      times.ours.push(...scrolled.frames)
      mostNodes = Math.max(mostNodes, scrolled.mostNodes)
    }
  return { value: p95(times.ours), told: `the bare page: ${p95(times.bare).toFixed(1)} ms`, mostNodes }
}
