import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { addMs, DAY, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { utcDayOf } from '../../models/epg.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { broadcastOf, onAirAt, titleIn } from './support/broadcast.ts'
import { atCalmHour } from './support/calmHour.ts'
import { livePage } from './support/livePage.ts'
import { pauseClock } from './support/pauseClock.ts'
import { subscribeNext } from './support/reminders.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

declare global {
  interface Window {
    /** What the system was asked to tell. */
    readonly notified: string[]
  }
}

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

/** The device was asleep with the ticks of its pages: no timer fell due, and its own time has gone on. */
const wakeAfter = async (headEnd: HeadEnd, page: Page, ms: number): Promise<void> => {
  headEnd.control.moveClock({ byMs: ms })
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms)
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
  test('[REM-02] [REM-03] [REM-04] [AHEAD-12] [AHEAD-13] after a sleep one of two tabs shows the dialog; closing it deletes the reminder everywhere', async ({
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

    const shownIn = async () =>
      (await Promise.all([page, other].map(each => dialog(each).count()))).reduce((sum, count) => sum + count, 0)
    await sleep(headEnd, page, 29 * MINUTE)
    await expect.poll(shownIn).toBeGreaterThan(0)
    const [mine = page] = (await dialog(page).count()) === 1 ? [page] : [other]
    await expect(dialog(mine)).toContainText(title)
    await expect(dialog(mine)).toContainText('Starts in 1 minute')
    await expect(dialog(mine).getByRole('button', { name: 'Watch now' })).toBeFocused()
    expect(await violations(mine)).toEqual([])
    expect(await shownIn()).toBe(1)
    await mine.keyboard.press('Escape')
    await expect.poll(() => headEnd.control.countOf('reminderDelete')).toBe(1)
    await sleep(headEnd, page, MINUTE)
    await expect.poll(shownIn).toBe(0)
  })

  test('[REM-03] [REM-04] [AHEAD-12] [SES-07] within a second of waking it is there; what is being typed goes on being typed; watch now leads to the channel', async ({
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
    await pauseClock(page)
    await expect(dialog(page)).toHaveCount(0)
    await wakeAfter(headEnd, page, 9 * MINUTE)
    await page.clock.runFor(SECOND)
    await expect(dialog(page)).toContainText(title)
    await page.clock.resume()
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
    await page.getByRole('button', { name: 'Reminders' }).click()
    await expect(dialog(page)).toContainText(first?.title ?? '-')
    await dialog(page).getByText('How to be reminded').click()
    await dialog(page).getByLabel('How long before').selectOption('10 minutes before')
    await dialog(page).getByRole('button', { name: 'Remove reminder' }).first().click()
    await expect.poll(() => headEnd.control.countOf('reminderDelete')).toBe(1)
    await page.reload()
    await page.getByRole('button', { name: 'Reminders' }).click()
    await dialog(page).getByText('How to be reminded').click()
    await expect(dialog(page).getByLabel('How long before')).toHaveValue(String(10 * MINUTE))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Reminders' })).toBeFocused()
  })

  test('[REM-01] [UI-03] where there is no reminder the dialog says how to set one, and leads to the guide', async ({
    page,
    headEnd,
  }) => {
    // what begins within two minutes is announced over the dialog
    atCalmHour(headEnd)
    await page.setViewportSize({ width: 360, height: 740 })
    await openAs(page, ANA, '/liveTv')
    await page.getByRole('button', { name: 'Reminders' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'No reminders yet' })).toBeVisible()
    await expect(dialog(page)).toContainText('Use the bell on a programme')
    expect(await violations(page)).toEqual([])
    const remind = dialog(page).getByRole('region', { name: 'Coming up' }).getByRole('button')
    await expect(remind).toHaveCount(4)
    await remind.first().press('Enter')
    await expect(remind.first()).toBeFocused()
    await expect(remind.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog(page).getByRole('button', { name: 'Remove reminder' })).toHaveCount(1)
    await remind.nth(1).click()
    await expect(dialog(page).getByRole('button', { name: 'Remove reminder' })).toHaveCount(2)
    expect(await violations(page)).toEqual([])
    await remind.nth(1).click()
    await remind.first().click()
    await dialog(page).getByRole('link', { name: 'Open the guide' }).click()
    await expect(page).toHaveURL(/view=guide/)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('[AHEAD-12] the system tells of it at the chosen time while nobody looks; when the programme begins its channel comes by itself', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await page.addInitScript(() => {
      class Notification {
        static permission = 'granted'
        constructor(title: string, { body }: { body: string }) {
          window.notified.push(`${title}: ${body}`)
        }
      }
      Object.assign(window, { notified: [], Notification })
    })
    const { title } = await beforeTheProgramme(page, headEnd, 30)
    await page.goto('/liveTv?id=1101')
    await page.getByRole('button', { name: 'Reminders' }).click()
    await dialog(page).getByText('How to be reminded').click()
    await dialog(page).getByLabel('How long before').selectOption('10 minutes before')
    await dialog(page).getByLabel('Notify me when I am not on this page').check({ force: true })
    await dialog(page).getByLabel('Switch to the channel').check({ force: true })
    await page.keyboard.press('Escape')
    await setVisible(page, false)
    const told = () => page.evaluate(() => window.notified)
    await sleep(headEnd, page, 19 * MINUTE)
    await page.clock.runFor(15 * SECOND)
    expect(await told()).toEqual([])
    await sleep(headEnd, page, MINUTE)
    await expect.poll(told).toEqual([expect.stringMatching(new RegExp(`^${title}: Mundo 24 · \\d\\d:\\d\\d$`))])
    await expect(dialog(page)).toHaveCount(0)
    await setVisible(page, true)
    await expect(dialog(page)).toContainText(title)
    await sleep(headEnd, page, 8 * MINUTE)
    await expect(page).toHaveURL(/id=1101$/)
    await sleep(headEnd, page, 2 * MINUTE)
    await expect(page).toHaveURL(new RegExp(`/liveTv\\?id=${CHANNEL}`))
    await expect(dialog(page)).toHaveCount(0)
    expect(await told()).toHaveLength(1)
  })

  test('[REM-04] that are due at once are listed together, each with channel, duration, programme and its way to it', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const soon = addMs(headEnd.control.now(), 31 * MINUTE)
    const [aurora, mundo] = ['1101', '1301'].map(channel =>
      broadcastOf(channel, soon).filter(({ start }) => start > soon),
    )
    const [one, other] =
      aurora
        ?.flatMap(each => (mundo ?? []).filter(({ start }) => start === each.start).map(also => [each, also]))
        .at(0) ?? []
    if (one === undefined || other === undefined) throw new Error('Nothing begins on both channels at once')
    headEnd.control.moveClock({ to: addMs(one.start, -31 * MINUTE) })
    await subscribeNext(headEnd, ['1101', '1301'])
    headEnd.control.moveClock({ to: addMs(one.start, -10 * MINUTE) })
    headEnd.control.clearRequests()
    await page.clock.install()
    await openAs(page, ANA)
    await knowsReminders(headEnd, 1)
    await sleep(headEnd, page, 9 * MINUTE)
    const lines = dialog(page).getByRole('listitem')
    await expect(lines).toHaveCount(2)
    for (const [channel, programme] of [
      ['Aurora', one],
      ['Mundo 24', other],
    ] as const) {
      const line = lines.filter({ hasText: channel })
      await expect(line.getByRole('heading')).toHaveText(titleIn(programme))
      await expect(line).toContainText(`${(programme.stop - programme.start) / MINUTE} min`)
      await expect(line.getByRole('button', { name: 'Watch now' })).toBeVisible()
    }
    await lines.filter({ hasText: 'Mundo 24' }).getByRole('button', { name: 'Watch now' }).click()
    await expect(page).toHaveURL(/\/liveTv\?id=1301/)
  })

  test('[REM-02] [REM-04] [MSG-05] stand in 720 px without the channel that is watched, and no popup lies over them', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const [watched, other] = await subscribeNext(headEnd, ['1301', '1101'])
    if (watched === undefined || other === undefined) throw new Error('nothing is subscribed')
    headEnd.control.moveClock({ to: addMs(other.start, -10 * MINUTE) })
    headEnd.control.clearRequests()
    await page.clock.install()
    await openAs(page, ANA, '/liveTv?id=1301')
    await livePage(page).isTuned('Mundo 24')
    await knowsReminders(headEnd, 1)
    await sleep(headEnd, page, 9 * MINUTE)
    const lines = dialog(page).getByRole('listitem')
    await expect(lines.filter({ hasText: other.title })).toHaveCount(1)
    await expect(lines.filter({ hasText: 'Mundo 24' })).toHaveCount(0)
    await expect(lines.filter({ hasText: other.title })).toContainText('Aurora')
    expect((await dialog(page).boundingBox())?.width).toBe(720)

    const popup = page.getByRole('dialog', { name: 'Announcement' })
    headEnd.control.pushAnnouncement({ msg: 'Hello', displayMode: [3] })
    headEnd.control.moveClock({ byMs: 11 * MINUTE })
    headEnd.control.clearRequests()
    await page.clock.fastForward(11 * MINUTE)
    await expect.poll(() => headEnd.control.countOf('notices')).toBeGreaterThan(0)
    await expect(dialog(page)).toBeVisible()
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(popup).toBeVisible()
  })
})

test.describe('What the device keeps of the reminders', () => {
  test.use({ switches: { deployment: 'live' }, timezoneId: 'UTC' })

  test('[REM-01] [ROLE-03] [STORE-01] a programme to come is subscribed by its button, is still known where the operator does not answer, and is unsubscribed', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    const programme = onAirAt('1101', addMs(utcDayOf(headEnd.control.now()), DAY))
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('sintonia.user.reminders') ?? 'null'))
    const list = page.getByRole('region', { name: 'Programmes' })
    const time = await page.evaluate(at => new Date(at).toTimeString().slice(0, 5), programme.start)
    const button = (words: string) =>
      list.getByRole('button', { name: `${words} ${titleIn(programme)}, ${time}`, exact: true })
    const openTomorrow = () => list.getByRole('tab', { name: /^Tomorrow/ }).click()

    await openAs(page, ANA, '/liveTv?id=1101')
    await knowsReminders(headEnd, 1)
    await openTomorrow()
    await list
      .getByRole('button', { name: /^Remind me / })
      .first()
      .click()
    await expect(button('Reminder set')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => headEnd.control.countOf('reminderCreate')).toBe(1)
    const mark = { logicalChannelId: '1101', programId: programme.programId, epgStatus: 'notStart' }
    await expect.poll(kept).toEqual([mark])

    headEnd.control.addFault({ call: 'reminderList', connection: 'silent' })
    await page.reload()
    await openTomorrow()
    await expect(button('Reminder set')).toHaveAttribute('aria-pressed', 'true')

    headEnd.control.clearFaults()
    await page.reload()
    await openTomorrow()
    await button('Reminder set').click()
    // the day may end as it began: the same programme at the same time
    await expect(button('Remind me').first()).toHaveAttribute('aria-pressed', 'false')
    await expect(button('Reminder set')).toHaveCount(0)
    await expect.poll(() => headEnd.control.countOf('reminderDelete')).toBe(1)
    await expect.poll(kept).toEqual([])
  })
})
