import type { Page } from 'playwright/test'
import { SECOND } from '../../models/codec/instant.ts'
import { ANA, LEO } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { picture } from './support/picture.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { sparingData } from './support/sparingData.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

/** A series of three seasons, of 8, 7 and 6 episodes. */
const SERIES = '/vod/detail/s101'
/** A caption of the place where the title stands by then. */
const FRENCH = expect.stringMatching(/^\d\d:\d\d:\d0 du film\.$/)

/** The captions over the picture. */
const read = (page: Page): Promise<readonly string[]> =>
  page
    .locator('video[src]')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ activeCues }) => [...(activeCues ?? [])].map(cue => (cue as VTTCue).text)),
    )

test.describe('The player of titles', () => {
  test('[VOD-06] [VOD-07] [VOD-08] [VOD-10] [AHEAD-06] [AHEAD-21] plays the first episode, then the next, and after a reload goes on where it stood', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, SERIES)
    const { play } = titlePage(page)
    const player = page.getByRole('dialog', { name: 'Title player' })
    const { advances, facts } = picture(page)
    await play.click()
    await expect(player).toContainText('S1 E1')
    await advances()
    expect(await violations(page)).toEqual([])

    await player.hover()
    await player.getByRole('button', { name: 'Captions', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'French' }).click()
    await expect.poll(() => read(page)).toEqual([FRENCH])

    await page.keyboard.press('End')
    await expect(player.getByRole('region').locator('img')).toBeVisible()
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(player).toContainText('S1 E2')
    await advances()
    await expect.poll(() => read(page)).toEqual([FRENCH])
    const told = () => headEnd.control.countOf('vodHistoryAdd')
    const toldBefore = told()
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await facts()).position).toBeGreaterThan(60)
    await advances()
    await expect.poll(told).toBeGreaterThan(toldBefore)
    const { position } = await facts()

    await page.reload()
    await expect(play).toContainText('S1 E2')
    await play.click()
    await expect(player).toContainText('S1 E2')
    await advances()
    const resumed = (await facts()).position
    expect(resumed).toBeGreaterThan(position - 10)
    expect(resumed).toBeLessThan(position + 15)
  })

  test('[VOD-07] a guest begins at the first episode, however far they went before; nothing is told to the operator', async ({
    page,
    headEnd,
  }) => {
    await page.goto(SERIES)
    const { play } = titlePage(page)
    const player = page.getByRole('dialog', { name: 'Title player' })
    const { advances, facts } = picture(page)
    await play.click()
    await expect(player).toContainText('S1 E1')
    await advances()
    expect((await facts()).position).toBeLessThan(15)
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(player).toContainText('S1 E2')
    await advances()

    await page.reload()
    await expect(play).toHaveText('Play S1 E1')
    for (const call of ['vodHistory', 'vodHistoryAdd']) expect(headEnd.control.countOf(call)).toBe(0)
  })

  test('[VOD-06] [AHEAD-25] what the viewer aims at is asked for while they aim, and not again when they press', async ({
    page,
    headEnd,
  }) => {
    const asked = () => headEnd.control.countOf('playSource')
    await openAs(page, ANA, SERIES)
    const { play } = titlePage(page)
    await play.hover()
    await expect.poll(asked).toBe(1)
    await play.click()
    await picture(page).advances()
    expect(asked()).toBe(1)
  })

  test('[UI-04] [UI-05] on a phone held upright every tool under the picture says in letters what it is, each in its place', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openAs(page, ANA, SERIES)
    await titlePage(page).play.click()
    await picture(page).advances()
    const player = page.getByRole('dialog', { name: 'Title player' })
    await player.hover()
    const told = await player.getByRole('button').evaluateAll(buttons =>
      buttons
        .filter(button => button.checkVisibility())
        .map(button => ({
          name: button.getAttribute('aria-label'),
          letters: getComputedStyle(button, '::after').content,
          right: button.getBoundingClientRect().right,
        })),
    )
    for (const name of ['Mute', 'Episodes', 'Audio', 'Captions', 'Settings', 'Full screen'])
      expect(told).toContainEqual(expect.objectContaining({ name, letters: `"${name}"` }))
    for (const { right } of told) expect(right).toBeLessThanOrEqual(360)
    expect(await violations(page)).toEqual([])
  })

  for (const width of [390, 320])
    for (const [what, address, hasWindows] of [
      ['an episode', SERIES, true],
      ['a film', '/vod/detail/m1001', true],
      ['a film where no window is to be had', '/vod/detail/m1001', false],
    ] as const)
      test(`[UI-04] the tools under the picture of ${what} stand in one line, or in two of one length, at ${width} px`, async ({
        page,
      }) => {
        if (!hasWindows)
          await page.addInitScript(() => {
            Reflect.deleteProperty(window, 'documentPictureInPicture')
            Object.defineProperty(document, 'pictureInPictureEnabled', { value: false })
          })
        await page.setViewportSize({ width, height: width === 390 ? 844 : 640 })
        await openAs(page, ANA, address)
        await titlePage(page).play.click()
        await picture(page).advances()
        const settings = page.getByRole('dialog').getByRole('button', { name: 'Settings' })
        const lines = await settings.evaluate(button => {
          const tools = [...(button.parentElement?.parentElement?.children ?? [])].slice(1)
          const tops = tools.filter(tool => tool.checkVisibility()).map(tool => tool.getBoundingClientRect().top)
          return [...new Set(tops)].map(top => tops.filter(other => other === top).length)
        })
        expect(lines.length).toBeLessThanOrEqual(2)
        expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1)
      })

  test('[LIVE-12] [UI-04] in a low window every control of an episode is within it, with a neighbour on each side', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 340 })
    await openAs(page, ANA, SERIES)
    await titlePage(page).play.click()
    const player = page.getByRole('dialog', { name: 'Title player' })
    await picture(page).advances()
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(player).toContainText('S1 E2')
    const [first, last] = ['Back 10 seconds', 'Full screen'].map(name => player.getByRole('button', { name }))
    for (const width of [560, 600, 640, 720]) {
      await page.setViewportSize({ width, height: 340 })
      await last?.focus()
      await expect.poll(async () => ((await first?.boundingBox())?.x ?? -1) >= 0).toBe(true)
      const { x, width: wide } = (await last?.boundingBox()) ?? { x: Number.NaN, width: 0 }
      expect(x + wide).toBeLessThanOrEqual(width)
    }
  })

  test('[AHEAD-25] who spares data is asked for nothing before the press', async ({ page, headEnd }) => {
    await page.addInitScript(sparingData)
    await openAs(page, ANA, SERIES)
    const { play } = titlePage(page)
    await play.hover()
    await page.waitForTimeout(SECOND)
    expect(headEnd.control.countOf('playSource')).toBe(0)
    await play.click()
    await picture(page).advances()
    expect(headEnd.control.countOf('playSource')).toBe(1)
  })

  test('[LIVE-12] [VOD-13] a title that plays closes the small player of a channel; small itself, it is not begun anew', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv?id=1101')
    const { advances, sounding } = picture(page)
    await advances()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const small = page.getByRole('region', { name: 'Small player' })
    await expect(small).toBeVisible()
    await page.getByRole('main').locator(`a[href^="/vod/detail"]`).first().click()
    await expect(small).toBeVisible()
    await titlePage(page).play.click()
    const player = page.getByRole('dialog', { name: 'Title player' })
    await expect(player).toBeVisible()
    expect(await player.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await expect(small).toHaveCount(0)
    const playing = page.locator('video[src]')
    await expect(playing).toHaveCount(1)
    const position = () => playing.evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(position).toBeGreaterThan(1)
    expect(await sounding()).toBe(1)

    await player.hover()
    await player.getByRole('button', { name: 'Keep watching in the small window' }).click()
    await expect(small).toBeVisible()
    const before = await position()
    await titlePage(page).play.click()
    await expect(shell(page).notice.filter({ hasText: 'This title already plays in the small window' })).toBeVisible()
    await expect(player).toHaveCount(0)
    await expect.poll(position).toBeGreaterThan(before + 1)
    expect(await sounding()).toBe(1)
  })

  test("[LIVE-08] NOAUTHORITY in the operator's answer is a title without rights: a user is offered the plans, a guest the login", async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({ call: 'playSource', result: { status: 'NOAUTHORITY' } })
    const player = page.getByRole('dialog', { name: 'Title player' })
    const { play } = titlePage(page)
    const wish = async (refusal: string): Promise<void> => {
      await play.click()
      await expect(player.getByRole('heading', { name: refusal })).toBeVisible()
    }
    await page.goto(SERIES)
    await wish('Log in to watch The House of Glass')
    await expect(player.getByRole('button', { name: 'Log in' })).toBeVisible()
    await openAs(page, LEO, SERIES)
    await wish('The House of Glass is not in your plan')
    await player.getByRole('button', { name: 'See plans' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeVisible()
  })

  test('[VOD-06] [AHEAD-05] a source without an address is a card with its reason; closing it leads back to the page', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({ call: 'playSource', result: {} })
    await openAs(page, ANA, SERIES)
    const { name, play } = titlePage(page)
    await play.click()
    const card = page.getByRole('alert').filter({ hasText: 'The operator did not say where this title plays from.' })
    await expect(card).toBeVisible()
    await expect(page.locator('video[src]')).toHaveCount(0)
    headEnd.control.clearFaults()
    await card.getByRole('button', { name: 'Try again' }).click()
    await picture(page).advances()
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('dialog', { name: 'Title player' })).toHaveCount(0)
    await expect(name).toHaveText('The House of Glass')
  })
})

test('[VOD-08] [LIVE-10] [AHEAD-21] the player of a series lists its episodes, says how many lines it plays, and plays what is chosen', async ({
  page,
}) => {
  await openAs(page, ANA, SERIES)
  await titlePage(page).play.click()
  const player = page.getByRole('dialog', { name: 'Title player' })
  const { advances, facts } = picture(page)
  await advances()
  await player.hover()
  const { height } = await facts()
  await expect(player.getByRole('button', { name: `Quality: Auto ${height}p` })).toHaveText(`${height}p`)
  await player.getByRole('button', { name: 'Episodes' }).click()
  const list = page.getByRole('dialog', { name: 'Episodes' })
  await expect(list.getByRole('button', { name: /^1\. / }).first()).toBeFocused()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Season 1', 'Season 2', 'Season 3'])
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(player.getByRole('button', { name: 'Episodes' })).toBeFocused()
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: /^3\. / }).nth(1).click()
  await expect(list).toHaveCount(0)
  await expect(player).toContainText('S2 E3')
  await advances()
})

test.describe('Ten seconds', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('[UI-06] [CATCH-02] [VOD-06] back and on by buttons on the picture of a title, and by two taps on its side', async ({
    page,
  }) => {
    await openAs(page, ANA, '/vod/detail/s101')
    const player = page.getByRole('dialog', { name: 'Title player' })
    const { advances, facts, video } = picture(page)
    const place = async () => (await facts()).position
    await titlePage(page).play.tap()
    await advances()
    const [back, on] = ['Back 10 seconds', 'Forward 10 seconds'].map(name => player.getByRole('button', { name }))
    const box = await video.boundingBox()
    if (!box || !back || !on) throw new Error('There is no player')
    // held upright, a phone has the controls under the picture
    expect((await on.boundingBox())?.y).toBeGreaterThan(box.y + box.height)
    const tapAt = (share: number) => page.touchscreen.tap(box.x + box.width * share, box.y + box.height * 0.6)
    await tapAt(0.5)
    const begun = await place()
    // a finger that is lifted leaves no box as a mouse does: the controls stay for the next tap
    for (let times = 0; times < 3; times += 1) await on.tap()
    await expect.poll(place).toBeGreaterThan(begun + 29)
    const far = await place()
    await back.tap()
    await expect.poll(place).toBeLessThan(far - 5)
    const near = await place()
    await tapAt(0.9)
    await tapAt(0.9)
    await expect.poll(place).toBeGreaterThan(near + 9)
    await expect(video).toHaveJSProperty('paused', false)
    expect(await violations(page)).toEqual([])
  })
})
