import type { Page } from 'playwright/test'
import { addMs, MINUTE } from '../../models/codec/instant.ts'
import type { HeadEnd } from '../headend/index.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { subscribeNext } from './support/reminders.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const CHANNEL = '1301'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribed' })

/** The reminders of this page are there. */
const knowsReminders = (headEnd: HeadEnd, pages: number) =>
  expect.poll(() => headEnd.control.countOf('reminderList')).toBeGreaterThanOrEqual(pages)

/** The device sleeps, without a network: the clocks of all its pages go on, and timers that were due fire once when it wakes. */
const sleep = async (headEnd: HeadEnd, page: Page, ms: number): Promise<void> => {
  await page.context().setOffline(true)
  headEnd.control.moveClock({ byMs: ms })
  await page.clock.fastForward(ms)
  await page.context().setOffline(false)
}

/** Ana on a page of her own clock, some minutes before the programme that she is subscribed to. */
const beforeTheProgramme = async (page: Page, headEnd: HeadEnd, minutes: number) => {
  const [programme] = await subscribeNext(headEnd, [CHANNEL])
  if (programme === undefined) throw new Error('nothing is subscribed')
  headEnd.control.moveClock({ to: addMs(programme.start, -minutes * MINUTE) })
  headEnd.control.clearRequests()
  await page.clock.install()
  await openAs(page, ANA)
  await knowsReminders(headEnd, 1)
  return programme
}

test.describe('Reminders', () => {
  test('[REM-02] [REM-03] [REM-04] [AHEAD-12] [AHEAD-13] after a sleep one of two tabs shows the dialog within a second; closing it deletes the reminder everywhere', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const { title } = await beforeTheProgramme(page, headEnd, 30)
    const other = await context.newPage()
    await other.goto('/home')
    await knowsReminders(headEnd, 2)
    await expect(dialog(page)).toHaveCount(0)

    await sleep(headEnd, page, 29 * MINUTE)
    const shownIn = async () =>
      (await Promise.all([page, other].map(each => dialog(each).count()))).reduce((sum, count) => sum + count, 0)
    await expect.poll(shownIn).toBe(1)
    const [mine = page] = (await dialog(page).count()) === 1 ? [page] : [other]
    await expect(dialog(mine)).toContainText(title)
    await expect(dialog(mine)).toContainText('Starts in 1 minute')
    await expect(dialog(mine).getByRole('button', { name: 'Watch now' })).toBeFocused()
    expect(await violations(mine)).toEqual([])
    await mine.keyboard.press('Escape')
    await expect.poll(() => headEnd.control.countOf('reminderDelete')).toBe(1)
    await sleep(headEnd, page, MINUTE)
    await expect.poll(shownIn).toBe(0)
  })

  test('[REM-03] [REM-04] [SES-07] what is being typed goes on being typed; watch now leads to the channel', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const { title } = await beforeTheProgramme(page, headEnd, 10)
    await page.evaluate(() => {
      const field = document.createElement('input')
      document.querySelector('main')?.append(field)
      field.focus()
    })
    await page.keyboard.type('half a wo')
    await sleep(headEnd, page, 9 * MINUTE)
    await expect(dialog(page)).toContainText(title)
    await page.keyboard.type('rd and Enter')
    await expect(page.locator('main > input')).toHaveValue('half a word and Enter')
    await dialog(page).getByRole('button', { name: 'Watch now' }).click()
    await expect(page).toHaveURL(new RegExp(`/liveTv\\?id=${CHANNEL}`))
    await expect.poll(() => headEnd.control.countOf('reminderDelete')).toBe(1)
  })

  test('[REM-01] [AHEAD-12] all reminders and how to be reminded are a press away; the choice is kept', async ({
    page,
    headEnd,
  }) => {
    const [first] = await subscribeNext(headEnd, [CHANNEL])
    headEnd.control.clearRequests()
    await openAs(page, ANA, '/liveTv')
    await page.getByRole('button', { name: 'Subscribed programmes' }).click()
    await expect(dialog(page)).toContainText(first?.title ?? '-')
    await dialog(page).getByText('How to be reminded').click()
    await dialog(page).getByLabel('How long before').selectOption('10 minutes before')
    await dialog(page).getByRole('button', { name: 'Unsubscribe' }).first().click()
    await expect.poll(() => headEnd.control.countOf('reminderDelete')).toBe(1)
    await page.reload()
    await page.getByRole('button', { name: 'Subscribed programmes' }).click()
    await dialog(page).getByText('How to be reminded').click()
    await expect(dialog(page).getByLabel('How long before')).toHaveValue(String(10 * MINUTE))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Subscribed programmes' })).toBeFocused()
  })
})
