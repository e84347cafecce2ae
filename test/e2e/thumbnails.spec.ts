import { works } from '@sintonia/operator/world/works.ts'
import type { Page } from 'playwright/test'
import { type Instant, instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { picture } from './support/picture.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

const filmWhere = (fits: (seed: number) => boolean) => {
  const film = works.find(({ kind, tier, seed }) => kind === 'MOVIE' && tier === 'free' && fits(seed))
  if (film === undefined) throw new Error('There is no such film')
  return film
}
/** The operator has no thumbnails of every third title. */
const PICTURED = filmWhere(seed => seed % 3 !== 0)
const BARE = filmWhere(seed => seed % 3 === 0)

/** A sheet of four by six pictures: one for each stretch of the film, row by row. */
const [COLUMNS, ROWS] = [4, 6]
const [WIDTH, HEIGHT] = [160, 90]
const STRETCH = (PICTURED.minutes * MINUTE) / (COLUMNS * ROWS)

/** So far a key leads at least. */
const SKIP = 10 * SECOND

const placeOf = (at: number) => ({ x: (at % COLUMNS) * WIDTH, y: Math.floor(at / COLUMNS) * HEIGHT })
const clockOf = (ms: number): string => new Date(ms).toISOString().slice(11, 23)
const cueOf = (at: number): string => {
  const { x, y } = placeOf(at)
  return `${clockOf(at * STRETCH)} --> ${clockOf((at + 1) * STRETCH)}\n/art/sheet.svg#xywh=${x},${y},${WIDTH},${HEIGHT}\n`
}
const NUMBERS = Array.from({ length: COLUMNS * ROWS }, (_, at) => at)
const LIST = `WEBVTT\n\n${NUMBERS.map(cueOf).join('\n')}`
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * WIDTH}" height="${ROWS * HEIGHT}">${NUMBERS.map(
  at => {
    const { x, y } = placeOf(at)
    return `<rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" fill="hsl(${at * 15} 80% 50%)"/>`
  },
).join('')}</svg>`

const serve = async (page: Page, list: string): Promise<void> => {
  await page.route(/\/art\/thumbnails\/.+\.vtt$/, route => route.fulfill({ contentType: 'text/vtt', body: list }))
  await page.route('**/art/sheet.svg', route => route.fulfill({ contentType: 'image/svg+xml', body: SHEET }))
}

const spanOf = ({ minutes }: typeof PICTURED) => ({ start: instant(0), stop: instant(minutes * MINUTE) })

const play = async (page: Page, { id }: typeof PICTURED): Promise<void> => {
  await openAs(page, ANA, `/vod/detail/${id}`)
  await titlePage(page).play.click()
  await picture(page).advances()
}

const partOf = (page: Page) => page.locator('[data-player-frame] svg:has(image)')
/** The part of the sheet for a moment. */
const viewAt = (at: Instant): string => {
  const { x, y } = placeOf(Math.floor(at / STRETCH))
  return `${x} ${y} ${WIDTH} ${HEIGHT}`
}

test.describe('Thumbnails of a title', () => {
  test('[AHEAD-20] the pointer and the keys show the part of the sheet that belongs to the place, and its time', async ({
    page,
  }) => {
    await serve(page, LIST)
    await play(page, PICTURED)
    const { pointAt, slider, wake } = progressBar(page)
    const span = spanOf(PICTURED)
    const part = partOf(page)
    for (const share of [0.03, 0.4, 0.77]) {
      const at = instant(span.stop * share)
      expect(await pointAt(span, at)).toMatch(/^\d+(:\d\d)+$/)
      await expect(part).toHaveAttribute('viewBox', viewAt(at))
      await expect(part.locator('image')).toHaveAttribute('href', /\/art\/sheet\.svg$/)
    }
    await page.mouse.move(0, 0)
    await expect(part).toHaveCount(0)

    await wake()
    await page.keyboard.press('Tab')
    await slider.focus()
    const shown = async () => instant(Number(await slider.getAttribute('aria-valuenow')) * SECOND)
    await expect(part).toHaveAttribute('viewBox', viewAt(await shown()))
    const before = (await part.getAttribute('viewBox')) ?? ''
    for (let left = STRETCH; left > 0; left -= SKIP) await page.keyboard.press('ArrowRight')
    await expect(part).not.toHaveAttribute('viewBox', before)
    await expect(part).toHaveAttribute('viewBox', viewAt(await shown()))
    await slider.blur()
    await expect(part).toHaveCount(0)
  })

  test('[AHEAD-20] the keys of the player show it wherever the focus is, and for a moment only', async ({ page }) => {
    await serve(page, LIST)
    await play(page, PICTURED)
    const { slider } = progressBar(page)
    const part = partOf(page)
    await page.locator('[data-player-frame]').focus()
    for (let left = STRETCH; left > 0; left -= SKIP) await page.keyboard.press('ArrowRight')
    await expect(part).toHaveAttribute('viewBox', viewAt(instant(STRETCH)))
    await expect(slider).not.toBeFocused()
    await page.keyboard.press('Home')
    await expect(part).toHaveAttribute('viewBox', viewAt(instant(0)))
    await expect(part).toHaveCount(0)
  })

  test('[AHEAD-20] without thumbnails there is the time alone, and nobody is asked for any', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await play(page, BARE)
    const span = spanOf(BARE)
    expect(await progressBar(page).pointAt(span, span.stop / 2)).toMatch(/^\d+(:\d\d)+$/)
    await expect(partOf(page)).toHaveCount(0)
    expect(asked.filter(url => /\/art\/thumbnails\//.test(url))).toEqual([])
  })

  for (const [name, list] of [
    ['is none', '<!doctype html><title>Not here</title>'],
    ['breaks off', 'WEBVTT\n\n00:00:00.000 --> 00:'],
  ] as const) {
    test(`[AHEAD-20] a list that ${name} leaves the time, and the console silent`, async ({ page }) => {
      await serve(page, list)
      await play(page, PICTURED)
      const span = spanOf(PICTURED)
      const come = page.waitForResponse(/\/art\/thumbnails\//)
      await progressBar(page).wake()
      expect(await progressBar(page).pointAt(span, span.stop / 2)).toMatch(/^\d+(:\d\d)+$/)
      await come
      await expect(partOf(page)).toHaveCount(0)
    })
  }

  test('[AHEAD-20] a list that does not come leaves the time', async ({ page, silence }) => {
    silence.allow(FAILED_REQUEST)
    await page.route(/\/art\/thumbnails\/.+\.vtt$/, route => route.fulfill({ status: 404 }))
    await play(page, PICTURED)
    const span = spanOf(PICTURED)
    const come = page.waitForResponse(/\/art\/thumbnails\//)
    expect(await progressBar(page).pointAt(span, span.stop / 2)).toMatch(/^\d+(:\d\d)+$/)
    await come
    await expect(partOf(page)).toHaveCount(0)
  })
})
