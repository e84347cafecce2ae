import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { ANA, LEO } from './support/accounts.ts'
import { remote } from './support/arrows.ts'
import { violations } from './support/axe.ts'
import { covered, isWithin } from './support/looks.ts'
import { rightToLeft, writeRightToLeft } from './support/rightToLeft.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const brandDir = mkdtempSync(join(tmpdir(), 'right-to-left-'))
test.afterAll(() => rmSync(brandDir, { recursive: true, force: true }))

const ARABIC = writeRightToLeft(brandDir)

test.use({ switches: { brandDir, languages: [ARABIC] } })

/** The person has chosen it before, on this device. */
const speakArabic = (page: Page): Promise<unknown> =>
  page.addInitScript(code => {
    localStorage.setItem('sintonia.device.language', '"en"')
    localStorage.setItem('sintonia.device.words', JSON.stringify(code))
  }, ARABIC.code)

/** Each frame says which way the document runs, once something is drawn. */
const noteDirections = (page: Page) =>
  page.addInitScript(() => {
    const ways = new Set<string>()
    const look = (): void => {
      if (document.querySelector('header a')) ways.add(document.dir)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { ways })
  })

const middleOf = async (part: Locator): Promise<number> => {
  const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: 0 }
  return x + width / 2
}

/** Every page, and what is there once its content has come. */
const PAGES = {
  '/home': 'main li a',
  '/liveTv?id=1101': '[data-player-frame] [aria-haspopup]',
  '/liveTv?view=guide': '[data-kind=playing]',
  '/vod/detail/s101': 'main li',
  '/search': 'main li',
  '/my/account': 'main dd',
} as const

test.describe('A language that is written from right to left', () => {
  test('[AHEAD-44] [LANG-01] turns the page before it is drawn, and the choice of another turns it back', async ({
    page,
  }) => {
    await noteDirections(page)
    await speakArabic(page)
    await page.goto('/home')
    const [brand, language] = [page.locator('header a').first(), page.locator('header [aria-haspopup=menu]').first()]
    const link = (name: string) => page.getByRole('navigation').first().getByRole('link', { name })
    await expect(link(rightToLeft('Home'))).toBeVisible()
    expect(await page.evaluate(() => [...Reflect.get(window, 'ways')])).toEqual(['rtl'])
    expect(await middleOf(brand)).toBeGreaterThan(await middleOf(link(rightToLeft('Home'))))
    expect(await middleOf(link(rightToLeft('Home')))).toBeGreaterThan(await middleOf(language))

    await language.click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    expect(await middleOf(brand)).toBeLessThan(await middleOf(link('Home')))
  })

  test('[AHEAD-44] [UI-03] has room on every page at any width, and nothing covers a control', async ({ page }) => {
    test.slow()
    await openAs(page, LEO)
    await speakArabic(page)
    for (const [address, content] of Object.entries(PAGES)) {
      await page.goto(address)
      await page.locator(content).first().waitFor()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await isWithin(page, `${address} at ${width} px`)
        expect.soft(await covered(page), `nothing is covered, ${address} at ${width} px`).toEqual([])
      }
    }
    expect(await violations(page)).toEqual([])
  })

  test('[AHEAD-44] [AHEAD-24] is gone through by arrows as it is seen: rows and the hours of the guide lead to the left', async ({
    page,
  }) => {
    await openAs(page, ANA)
    await speakArabic(page)
    await page.goto('/home')
    const { begin, press, go } = remote(page)
    const rail = page.locator('main ul').first()
    const cards = rail.locator('a')
    await expect(cards.nth(3)).toBeAttached()
    await begin()
    await go('ArrowDown', cards)
    await cards.first().focus()
    await press('ArrowLeft')
    await expect(cards.nth(1)).toBeFocused()
    expect(await middleOf(cards.nth(1))).toBeLessThan(await middleOf(cards.first()))
    const on = page.getByRole('button', { name: rightToLeft('Scroll on:') }).first()
    expect(await middleOf(on)).toBeLessThan(await middleOf(rail))
    await on.click()
    await expect.poll(() => rail.evaluate(({ scrollLeft }) => scrollLeft)).toBe(-900)

    await page.goto('/liveTv?view=guide')
    const focused = page.locator('[role=gridcell]:focus')
    await page.locator('[role=gridcell][tabindex="0"][data-kind=playing]').focus()
    const timesOf = async () => (await focused.getAttribute('data-time'))?.match(/\d\d:\d\d/g) ?? []
    const [[, stop = 'nothing'], nowAt] = [await timesOf(), await middleOf(focused)]
    await press('ArrowLeft')
    await expect.poll(async () => (await timesOf())[0]).toBe(stop)
    expect(await middleOf(focused)).toBeLessThan(nowAt)

    await page.locator('header [aria-haspopup=menu]').first().click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(page.locator('[data-kind=playing]').first(), 'the guide stands where it stood').toBeInViewport()
  })

  test('[AHEAD-44] has no box that scrolls the way of its own text: in Firefox it could not be scrolled', async ({
    page,
  }) => {
    await openAs(page, ANA)
    await speakArabic(page)
    for (const [address, there] of Object.entries(PAGES)) {
      await page.goto(address)
      await expect(page.locator(there).first()).toBeVisible()
      const boxes = await page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap(element => {
          const { overflowX, unicodeBidi } = getComputedStyle(element)
          return /auto|scroll/.test(overflowX) ? [`${element.tagName} ${unicodeBidi}`] : []
        }),
      )
      expect(
        boxes.filter(box => box.endsWith('plaintext')),
        address,
      ).toEqual([])
    }
  })

  test('[AHEAD-44] [AHEAD-04] leaves time in the player as it is everywhere: to the right', async ({ page }) => {
    await openAs(page, LEO)
    await speakArabic(page)
    await page.goto('/liveTv?id=1101')
    const frame = page.locator('[data-player-frame]')
    const [start, stop] = [frame.locator('time').nth(-2), frame.locator('time').last()]
    await frame.hover()
    expect(await middleOf(start)).toBeLessThan(await middleOf(stop))
    const bar = frame.getByRole('slider').first()
    await bar.click({ position: { x: 2, y: 12 } })
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(60)
    await expect(page.getByRole('button', { name: rightToLeft('Back to live') })).toBeVisible()
  })
})
