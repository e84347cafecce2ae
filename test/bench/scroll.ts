import type { CDPSession, Page } from 'playwright'
import { percentile } from './figures.ts'

export interface Scrolled {
  readonly page: Page
  readonly session: CDPSession
}

/** So many px a frame, for so many frames, there and back. */
export interface Wheel {
  /** The element that scrolls. */
  readonly of: string
  readonly left: number
  readonly top: number
  readonly frames: number
}

interface Scroll {
  readonly frames: ReadonlyArray<number>
  readonly mostNodes: number
}

export const scroll = async ({ page, session }: Scrolled, wheel: Wheel, slowDown: number): Promise<Scroll> => {
  await page.bringToFront()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const scrolled = await page.evaluate(async ({ of, frames: count, ...wheel }) => {
    const box = document.querySelector(of)
    if (box === null) throw new Error(`There is no ${of}`)
    const frames: number[] = []
    let mostNodes = 0
    let { scrollLeft: left, scrollTop: top } = box
    let before = await new Promise<number>(requestAnimationFrame)
    for (let frame = 0; frame < count; frame += 1) {
      const way = frame < count / 2 ? 1 : -1
      left += way * wheel.left
      top += way * wheel.top
      box.scrollTo({ left, top, behavior: 'instant' })
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - before)
      before = now
      if (frame % 20 === 0) mostNodes = Math.max(mostNodes, document.querySelectorAll('main *').length)
    }
    return { frames, mostNodes }
  }, wheel)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return scrolled
}

const ROUNDS = 3

/** The 95th percentile of the frames of our page and of a bare one, scrolled in turns. */
export const scrollBoth = async (ours: Scrolled, bare: Scrolled, wheel: Wheel, slowDown: number) => {
  const times = { ours: [] as number[], bare: [] as number[] }
  let mostNodes = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(...(await scroll(bare, wheel, slowDown)).frames)
    const scrolled = await scroll(ours, wheel, slowDown)
    times.ours.push(...scrolled.frames)
    mostNodes = Math.max(mostNodes, scrolled.mostNodes)
  }
  return { ours: percentile(times.ours, 0.95), bare: percentile(times.bare, 0.95), mostNodes }
}
