import type { Locator, Page } from 'playwright/test'
import { LEO } from './support/accounts.ts'
import { channelTools } from './support/channelTools.ts'
import { onEveryPage } from './support/everyPage.ts'
import { speak } from './support/language.ts'
import { livePage } from './support/livePage.ts'
import { brokenWords, cutOff, isWithin, tooSmall } from './support/looks.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

/** How far a strip fades at its start and at its end. */
const fadesOf = (strip: Locator): Promise<readonly string[]> =>
  strip.evaluate(element => {
    const style = getComputedStyle(element)
    return ['--fade-start', '--fade-end'].map(name => style.getPropertyValue(name))
  })

const lookAtAll = (page: Page): Promise<void> =>
  onEveryPage(page, async address => {
    for (const [width, height] of [
      [360, 740],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const at = `${address} at ${width} px`
      await isWithin(page, at)
      expect.soft(await cutOff(page), `no name is cut off, ${at}`).toEqual([])
      expect.soft(await brokenWords(page), `no button breaks a word, ${at}`).toEqual([])
      if (width === 360) expect.soft(await tooSmall(page), `a finger meets every control, ${at}`).toEqual([])
    }
  })

test.describe('On a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  for (const language of ['en', 'es', 'pt'] as const) {
    test(`[UI-04] [LANG-01] every page has room for its words and for fingers, in ${language}`, async ({ page }) => {
      test.slow()
      await speak(page, language)
      await lookAtAll(page)
    })
  }

  test('[UI-04] a menu that opens at the foot of the window comes into sight whole', async ({ page }) => {
    await openAs(page, LEO, '/liveTv?id=1101')
    await livePage(page).part('Channels')
    await channelTools(page).options.click()
    const dock = page.getByRole('navigation', { name: 'Main' }).last()
    const foot = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
      return y + height
    }
    const top = async () => (await dock.boundingBox())?.y ?? Number.NaN
    expect(await foot(page.getByRole('menu'))).toBeLessThanOrEqual(await top())
  })
})

test('[UI-04] chips, days and tabs fade only at an end behind which more of them is hidden', async ({ page }) => {
  const scrollTo = (strip: Locator, left: number) =>
    strip.evaluate((box, to) => {
      box.scrollLeft = to
    }, left)
  await openAs(page, LEO, '/liveTv?id=1101')
  const { groups } = livePage(page)
  await expect.poll(() => fadesOf(groups)).toEqual(['0px', '40px'])
  await scrollTo(groups, 60)
  await expect.poll(() => fadesOf(groups)).toEqual(['40px', '40px'])
  await scrollTo(groups, 9_000)
  await expect.poll(() => fadesOf(groups)).toEqual(['40px', '0px'])
  const days = page.getByRole('tablist', { name: 'Day' })
  expect(await fadesOf(days)).toEqual(['0px', '0px'])
  await page.setViewportSize({ width: 390, height: 844 })
  await scrollTo(days, 60)
  await expect.poll(() => fadesOf(days)).toEqual(['40px', '40px'])

  await page.goto('/my/account')
  const parts = page.getByRole('navigation', { name: 'My account' })
  await expect(parts).toBeVisible()
  expect(await fadesOf(parts)).toEqual(['0px', '0px'])
  await page.setViewportSize({ width: 200, height: 640 })
  await expect.poll(() => fadesOf(parts)).toEqual(['0px', '40px'])
  await page.goto('/home')
  const genres = page.getByRole('navigation', { name: 'Categories' })
  await expect.poll(async () => (await fadesOf(genres))[1]).not.toBe('0px')
})

test('[UI-04] the picture reaches to the foot of its head in a window higher than wide, and the head is no higher than it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1024, height: 1366 })
  for (const [address, foot] of [
    ['/vod/detail/archivo', '[data-opens=title]'],
    ['/home', 'main section'],
  ] as const) {
    await page.goto(address)
    const head = page.locator(foot).first()
    await expect(head.locator('img').first()).toBeVisible()
    const [box, picture] = await head.evaluate(section =>
      [section, section.querySelector('img')].map(each => each?.getBoundingClientRect().bottom ?? 0),
    )
    expect(picture, address).toBeCloseTo(box ?? 0, 0)
    expect(box, address).toBeLessThan(600)
  }
})

for (const width of [390, 320])
  test(`[UI-04] at ${width} px nothing lies on the name in a banner, a title’s ways stand in one line, and found programmes have room for theirs`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAs(page, LEO, '/vod/type/movies')
    const banner = page.getByRole('region', { name: 'Highlights' })
    const marks = await banner.getByRole('button', { name: /^(Pause|Resume)$/ }).boundingBox()
    const name = await banner.getByRole('heading').first().boundingBox()
    expect((marks?.y ?? Number.NaN) + (marks?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? Number.NaN)

    await page.goto('/vod/detail/s101')
    const ways = page.getByRole('button', { name: /^(Play S1|Trailer|Favourite)/ })
    await expect(ways).toHaveCount(3)
    const middles = await ways.evaluateAll(all =>
      all.map(each => {
        const { top, height } = each.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
    expect.soft(new Set(middles).size).toBe(1)

    await page.goto('/search?q=mar')
    const found = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'More times' }) })
    await expect(found.first()).toBeVisible()
    const cut = await found
      .locator('b')
      .evaluateAll(titles =>
        titles
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
  })

test('[UI-03] [AHEAD-37] what is on under an empty list moves nothing when it comes', async ({ page, headEnd }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  headEnd.control.addFault({ call: 'channelList', delayMs: 3_000 })
  await openAs(page, LEO, '/favorites')
  const isEmpty = page.getByRole('heading', { name: 'Your list is empty' })
  const foot = page.getByRole('contentinfo')
  const rail = page.getByRole('heading', { name: 'On now' })
  await expect(isEmpty).toBeVisible()
  await expect(rail).toHaveCount(0)
  const before = await foot.evaluate(each => each.getBoundingClientRect().top + scrollY)
  await expect(rail).toBeAttached()
  const after = await foot.evaluate(each => each.getBoundingClientRect().top + scrollY)
  expect(Math.abs(after - before)).toBeLessThan(8)
})
