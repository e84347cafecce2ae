import type { Page } from 'playwright/test'
import { addMs, HOUR, MINUTE, SECOND } from '../../models/codec/instant.ts'
import type { Programme } from '../../models/programme.ts'
import { formatTime } from '../../src/ui/intl/format.ts'
import { ANA } from './support/accounts.ts'
import { goTo } from './support/address.ts'
import { violations } from './support/axe.ts'
import { progressBar } from './support/bar.ts'
import { longProgramme } from './support/broadcast.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

test.use({ timezoneId: 'UTC' })

/** Among the tabs of the strip, which begins seven days back. */
const TWO_DAYS_AGO = 5

const AURORA = '1101'

/** Presses the switch in the player's settings. */
const pressSwitch = async (page: Page): Promise<void> => {
  const live = livePage(page)
  await live.press('Settings')
  await page.getByRole('menuitem', { name: /^Hide spoilers in replays/ }).click()
}

const endOf = ({ stop }: Programme): string => formatTime(stop)

test.describe('Catch-up without spoilers', () => {
  test('[AHEAD-23] while it is wished, nothing tells how long the programme goes on or what comes next, in the player and in the list; it is remembered', async ({
    page,
    headEnd,
  }) => {
    const { programme, next } = longProgramme(AURORA, headEnd.control.now(), 40)
    await openAs(page, ANA, `/liveTv?id=${AURORA}&start=${programme.start}`)
    const live = livePage(page)
    await live.plays('Aurora')
    const bar = progressBar(page)
    const main = page.getByRole('main')
    const lengthOf = async () => Number(await bar.bar.getAttribute('aria-valuemax'))
    const nextTitle = next.translations.find(({ lang }) => lang === 'en')?.title ?? next.title
    expect(await lengthOf()).toBe(Math.round((programme.stop - programme.start) / SECOND))
    await expect(live.player).toContainText(endOf(programme))
    await expect(live.control(`Next: ${nextTitle}`)).toBeAttached()

    await pressSwitch(page)
    await expect.poll(lengthOf).toBeLessThan((2 * MINUTE) / SECOND)
    await expect(live.player).not.toContainText(endOf(programme))
    await expect(live.player).toContainText(formatTime(programme.start))
    await expect(live.control('Next programme')).toBeAttached()
    await expect(live.control(`Next: ${nextTitle}`)).toHaveCount(0)
    const now = page.getByRole('region', { name: 'Now watching' })
    const start = formatTime(programme.start)
    await expect(now.locator('time:not(li time)')).toHaveText([start, start])
    expect(await violations(page)).toEqual([])

    await page.reload()
    await live.plays('Aurora')
    await expect(live.control('Next programme')).toBeAttached()
    expect(await lengthOf()).toBeLessThan((2 * MINUTE) / SECOND)
    const seen = await live.picture.programDateTime()
    await live.player.focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(live.picture.programDateTime)
      .toBeGreaterThan(addMs(programme.start, seen - programme.start + 5 * SECOND))

    const days = main.getByRole('region', { name: 'Programmes' })
    await expect(days.locator('[data-status=playing]').first().locator('time')).toHaveCount(2)
    await days.getByRole('tab').nth(TWO_DAYS_AGO).click()
    await expect(days.locator('[data-status=playing]')).toHaveCount(0)
    await expect(days.locator('[data-status=finished]').first()).toBeVisible()
    const told = await days.locator('[data-status=finished] time').count()
    expect(told).toBe(await days.locator('[data-status=finished]').count())

    await pressSwitch(page)
    await expect.poll(lengthOf).toBe(Math.round((programme.stop - programme.start) / SECOND))
    await expect(days.locator('[data-status=finished]').first().locator('time')).toHaveCount(2)
  })

  test('[AHEAD-23] live is never a spoiler: its bar keeps its end, and the device is told no length of a recording', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, `/liveTv?id=${AURORA}`)
    const live = livePage(page)
    await live.plays('Aurora')
    await pressSwitch(page)
    await expect(live.player.locator('time')).toHaveCount(4)
    await page.evaluate(() => {
      const told: number[] = []
      Object.assign(window, { told })
      navigator.mediaSession.setPositionState = state => told.push(state?.duration ?? Number.NaN)
    })
    const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
    expect(programme.stop - programme.start).toBeLessThan(6 * HOUR)
    await goTo(page, `/liveTv?id=${AURORA}&start=${programme.start}`)
    await expect(live.player.locator('[class*=replay]')).toBeAttached()
    await live.plays('Aurora')
    await live.press('Pause')
    const lengths = () => page.evaluate(() => Reflect.get(window, 'told') as ReadonlyArray<number>)
    await expect.poll(async () => (await lengths()).length).toBeGreaterThan(0)
    expect((await lengths()).filter(Number.isFinite)).toEqual([])
  })
})
