import { expect, type Page } from 'playwright/test'
import { SECOND } from '../../../models/codec/instant.ts'
import type { Programme } from '../../../models/programme.ts'

type Span = Pick<Programme, 'start' | 'stop'>

/** The progress bar over the picture, by the moments of its programme. */
export const progressBar = (page: Page) => {
  const bar = page.locator('[data-player-frame] [aria-valuemax]:not(input)')
  const slider = page.locator('[data-player-frame] [role="slider"]:not(input)')

  /** A hand on the mouse brings the controls back that go when nobody stirs. */
  const wake = async (): Promise<void> => {
    const frame = page.locator('[data-player-frame]')
    for (const x of [40, 60]) await frame.hover({ position: { x, y: 60 } })
  }
  const placeOf = async ({ start, stop }: Span, at: number) => {
    const box = await bar.boundingBox()
    if (box === null) throw new Error('There is no bar')
    return { x: ((at - start) / (stop - start)) * box.width, y: box.height / 2 }
  }

  return {
    bar,
    slider,
    wake,
    /** Points at a moment; the tip says which it is. */
    pointAt: async (programme: Span, at: number): Promise<string> => {
      await wake()
      await bar.hover({ position: await placeOf(programme, at) })
      return ((await bar.textContent()) ?? '').trim()
    },
    press: (programme: Span, at: number): Promise<void> =>
      expect(async () => {
        await wake()
        await bar.click({ position: await placeOf(programme, at), timeout: 2 * SECOND })
      }).toPass(),
    /** One pixel of the bar, in milliseconds. */
    grain: async ({ start, stop }: Span): Promise<number> =>
      (stop - start) / ((await bar.boundingBox())?.width ?? Number.NaN),
    hasPlace: (at: number, { start }: Span) =>
      expect
        .poll(async () => Math.abs(Number(await slider.getAttribute('aria-valuenow')) - (at - start) / SECOND))
        .toBeLessThanOrEqual(3),
  }
}
