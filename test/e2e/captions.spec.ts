import type { Page } from 'playwright/test'
import { DAY } from '../../models/codec/instant.ts'
import { remote } from './support/arrows.ts'
import { violations } from './support/axe.ts'
import { captionPaint, captionsEnd } from './support/captionBox.ts'
import { livePage } from './support/livePage.ts'
import { shownCaptions } from './support/shownCaptions.ts'
import { expect, test } from './support/test.ts'

const menu = async (page: Page, name: string, item: string): Promise<void> => {
  const live = livePage(page)
  await live.press(name)
  await page.getByRole('menuitemradio', { name: item, exact: true }).click()
}

/** Aurora plays, with English captions. */
const watchCaptioned = async (page: Page) => {
  const live = livePage(page)
  await live.open()
  await live.plays('Aurora')
  await menu(page, 'Captions', 'English')
  return live
}

test.describe('Captions and the language of the sound', () => {
  test('[AHEAD-09] [UI-05] [UI-06] captions say what the picture shows, are chosen once for every channel, and off by the key c stays off', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    expect(await shownCaptions(page)).toEqual([])
    await menu(page, 'Captions', 'English')
    await expect.poll(() => shownCaptions(page)).toEqual([expect.stringMatching(/^It is \d\d:\d\d:\d\d UTC\.$/)])
    const [said = ''] = await shownCaptions(page)
    const moment = await live.picture.programDateTime()
    const captioned = Date.parse(`1970-01-01T${/\d\d:\d\d:\d\d/.exec(said)?.[0]}Z`)
    // four seconds early or late, over midnight too
    expect((moment + 4_000 - captioned) % DAY).toBeLessThan(8_000)

    await live.tune('Praça 1')
    await live.plays('Praça 1')
    await expect.poll(() => shownCaptions(page)).toEqual([expect.stringMatching(/UTC\.$/)])

    await page.reload()
    await live.plays('Praça 1')
    await expect.poll(() => shownCaptions(page)).toEqual([expect.stringMatching(/UTC\.$/)])
    await live.player.focus()
    await page.keyboard.press('c')
    await expect.poll(() => shownCaptions(page)).toEqual([])
    await page.reload()
    await live.plays('Praça 1')
    await live.picture.soundAdvances()
    expect(await shownCaptions(page)).toEqual([])
  })

  test('[AHEAD-09] [AHEAD-10] captions give way to the controls, and come back down when these go', async ({
    page,
  }) => {
    const live = await watchCaptioned(page)
    const heightOver = async (place: 'bar' | 'picture') => {
      const end = await captionsEnd(page)
      const line = await live.player.evaluate((frame, which) => {
        const bar = frame.querySelector('[role="slider"]:not(input)')
        return which === 'bar' ? bar?.getBoundingClientRect().top : frame.getBoundingClientRect().bottom
      }, place)
      return (line ?? Number.NaN) - (end ?? Number.NaN)
    }
    await live.control('Captions').focus()
    await expect.poll(() => heightOver('bar')).toBeGreaterThan(-8)
    await page.getByRole('searchbox', { name: 'Find a channel' }).focus()
    await expect(live.player).toHaveAttribute('data-calm', 'true')
    await expect.poll(() => heightOver('picture')).toBeLessThan(24)
  })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`[AHEAD-09] [AHEAD-14] captions stand above the name in the small window, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await watchCaptioned(page)
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await page.setViewportSize({ width, height })
      const name = page.getByRole('region', { name: 'Small player' }).getByText('Aurora', { exact: true })
      await expect(name).toBeVisible()
      const room = async () => ((await name.boundingBox())?.y ?? Number.NaN) - ((await captionsEnd(page)) ?? Number.NaN)
      await expect.poll(room).toBeGreaterThanOrEqual(0)
    })
  }

  test('[AHEAD-09] [AHEAD-14] captions give way to the controls of a window over all others, and come back down', async ({
    page,
  }) => {
    const live = await watchCaptioned(page)
    const opened = page.context().waitForEvent('page')
    await live.press('Picture-in-picture')
    const window = await opened
    await window.setViewportSize({ width: 600, height: 340 })
    const pause = window.getByRole('button', { name: 'Pause' })
    await pause.focus()
    const room = async () =>
      ((await pause.boundingBox())?.y ?? Number.NaN) - ((await captionsEnd(window)) ?? Number.NaN)
    await expect.poll(room).toBeGreaterThanOrEqual(0)
  })

  test('[AHEAD-09] the language of the sound is loaded from the first segment on where it was chosen before', async ({
    page,
    headEnd,
  }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await menu(page, 'Audio', 'English')
    await live.picture.soundAdvances()
    const ofAurora = /\/live-aurora\/a-(\w+)\/\d+\.m4s$/
    const sounds = () => new Set(headEnd.control.requests().flatMap(({ path }) => ofAurora.exec(path)?.[1] ?? []))
    await expect.poll(() => sounds().has('en')).toBe(true)
    await page.goto('about:blank')
    headEnd.control.clearRequests()
    await live.open('?id=1101')
    await live.plays('Aurora')
    await live.picture.soundAdvances()
    // the browser may have kept the first segments
    await expect.poll(sounds).toEqual(new Set(['en']))
  })

  test('[AHEAD-09] [AHEAD-36] [UI-05] captions look as the viewer chooses, letter, ground and window, by keys alone, and so they stay on the device', async ({
    page,
  }) => {
    const live = await watchCaptioned(page)
    await live.control('Settings').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Caption style' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Caption style' })
    await expect(dialog.getByRole('radio', { name: 'White on black' })).toBeChecked()
    await dialog.getByRole('radio', { name: 'Very large' }).focus()
    await page.keyboard.press('Space')
    for (const [attribute, typed] of [
      ['Font', 'Type'],
      ['Text colour', 'Yell'],
      ['Text opacity', '75'],
      ['Text edge', 'Dep'],
      ['Background', 'Blue'],
      ['Background opacity', '50'],
      ['Window', 'Red'],
      ['Window opacity', '25'],
    ] as const) {
      await dialog.getByRole('combobox', { name: attribute, exact: true }).focus()
      await page.keyboard.type(typed)
    }
    await expect(dialog.getByRole('radio', { name: 'White on black' })).not.toBeChecked()
    expect(await violations(page)).toEqual([])
    const sample = dialog.getByText('This is how captions will look.')
    await expect(sample).toHaveCSS('color', 'rgba(255, 236, 61, 0.75)')
    const painted = {
      window: 'rgba(255, 92, 92, 0.25)',
      ground: 'rgba(72, 118, 255, 0.5)',
      colour: 'rgba(255, 236, 61, 0.75)',
      font: expect.stringContaining('Courier New'),
      edge: expect.stringContaining('rgb(0, 0, 0)'),
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => captionPaint(page)).toEqual(painted)
    await page.reload()
    await live.plays('Aurora')
    await expect.poll(() => captionPaint(page)).toEqual(painted)
  })

  test('[AHEAD-36] [AHEAD-24] every look is reached and chosen by arrows alone, from the player and back to it', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    const { begin, press, go } = remote(page)
    const settings = live.control('Settings')
    const item = page.getByRole('menuitem', { name: 'Caption style' })
    await begin()
    await live.player.focus()
    await press('Enter')
    await go('ArrowRight', settings)
    await press('Enter')
    await go('ArrowDown', item)
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Caption style' })
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    const box = (name: string) => dialog.getByRole('combobox', { name, exact: true })
    for (const name of ['Very large', 'Yellow on black']) {
      await go('ArrowDown', dialog.getByRole('radio', { name }))
      await press('Enter')
      await expect(dialog.getByRole('radio', { name })).toBeChecked()
    }
    const chosen = async (name: string) => {
      const before = await box(name).inputValue()
      await go('ArrowDown', box(name))
      await press(name === 'Window opacity' ? 'ArrowLeft' : 'ArrowRight')
      await expect(box(name)).not.toHaveValue(before)
    }
    for (const name of ['Font', 'Text colour', 'Text edge', 'Background', 'Window', 'Window opacity'])
      await chosen(name)
    const last = box('Window opacity')
    const kept = await last.inputValue()
    await press('ArrowDown')
    await expect(last).toBeFocused()
    await expect(last).toHaveValue(kept)
    await go('ArrowUp', dialog.getByRole('radio', { name: 'Small', exact: true }))
    await go('ArrowUp', dialog.getByRole('button', { name: 'Close' }))
    await press('Enter')
    await expect(settings).toBeFocused()
  })

  test('[AHEAD-36] a look that an earlier release kept on the device is worn still', async ({ page }) => {
    const live = livePage(page)
    await page.addInitScript(() =>
      localStorage.setItem('sintonia.device.captionStyle', JSON.stringify({ size: 'huge', colours: 'yellow' })),
    )
    await live.open()
    await live.plays('Aurora')
    await menu(page, 'Captions', 'English')
    await expect.poll(async () => (await captionPaint(page))?.colour).toBe('rgb(255, 236, 61)')
    await live.press('Settings')
    await page.getByRole('menuitem', { name: 'Caption style' }).click()
    const dialog = page.getByRole('dialog', { name: 'Caption style' })
    await expect(dialog.getByRole('radio', { name: 'Very large' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Yellow on black' })).toBeChecked()
  })
})
