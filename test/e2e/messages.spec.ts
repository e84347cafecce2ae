import type { Page } from 'playwright/test'
import { MINUTE } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { fadesEnd, violations } from './support/axe.ts'
import { untilQuiet } from './support/quiet.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const NAUGHTY = `<img src=x onerror=alert(1)> <b>bold</b> שלום 👩‍👩‍👧 ${'long'.repeat(500)}`
const LETTERS = 3

const mailOf = (page: Page) => page.getByRole('button', { name: /^Messages/ })
const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' })

test.describe('The message centre', () => {
  test('[MSG-06] [MSG-04] [ROLE-03] counts what is unread, tells it as text, and what was read stays read', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.pushMessage({ title: NAUGHTY, content: NAUGHTY, url: 'https://club.example/invoice' })
    // of a mode that nobody knows: for the message centre only
    headEnd.control.pushAnnouncement({ msg: NAUGHTY, displayMode: [99] })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAs(page, ANA, '/favorites')
    const [mail, centre] = [mailOf(page), centreOf(page)]
    await expect(mail).toHaveAccessibleName(`Messages, ${LETTERS + 2} unread`)

    await mail.focus()
    await page.keyboard.press('Enter')
    const entries = centre.locator('details')
    await expect(entries).toHaveCount(LETTERS + 2)
    await expect(entries.first().locator('summary')).toContainText(NAUGHTY)
    await expect(entries.last().locator('summary')).toContainText(NAUGHTY.slice(0, 100))
    await expect(centre.locator('img, b')).toHaveCount(0)
    expect(await centre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await entries.first().locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(entries.first().getByRole('paragraph')).toHaveText(NAUGHTY)
    const link = entries.first().getByRole('link', { name: 'Open club.example' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    for (const theme of ['dark', 'light']) {
      await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme)
      await fadesEnd(page)
      expect(await violations(page)).toEqual([])
    }
    await expect.poll(() => headEnd.control.countOf('messageState')).toBe(1)

    await page.setViewportSize({ width: 360, height: 740 })
    expect(await centre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await centre.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => headEnd.control.countOf('messageState')).toBe(LETTERS + 2)
    await page.keyboard.press('Escape')
    await expect(centre).toHaveCount(0)
    await expect(mail).toHaveAccessibleName('Messages')
    await expect(mail).toBeFocused()
    await page.reload()
    await expect(mail).toHaveAccessibleName('Messages')
    await mail.click()
    await expect(entries).toHaveCount(LETTERS + 2)
    await expect(centre.locator('[data-unread]')).toHaveCount(0)
  })

  test('[MSG-06] marks as many as it counts, the own ones first, and opens nothing that has no more to say', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.pushAnnouncement({ msg: 'In a bar, which is read by itself', displayMode: [0] })
    headEnd.control.pushAnnouncement({ msg: 'Short, and here only', displayMode: [99] })
    headEnd.control.pushAnnouncement({ msg: 'Work at night\nFrom two to four.', displayMode: [99] })
    await openAs(page, ANA, '/favorites')
    const [mail, centre] = [mailOf(page), centreOf(page)]
    await expect(mail).toHaveAccessibleName(`Messages, ${LETTERS + 2} unread`)
    await mail.click()
    await expect(centre.locator('[data-unread]')).toHaveCount(LETTERS + 2)
    await expect(centre.getByRole('heading', { level: 3 })).toHaveText(['For you', 'Announcements'])
    const short = centre.getByRole('listitem').filter({ hasText: 'Short' })
    await expect(short.locator('summary')).toHaveCount(0)
    const long = centre.getByRole('listitem').filter({ hasText: 'Work at night' })
    await expect(long.getByText('From two to four.')).toBeHidden()
    await long.locator('summary').click()
    await expect(long.getByText('From two to four.')).toBeVisible()
    await short.getByRole('button', { name: 'Mark as read' }).click()
    await expect(centre.locator('[data-unread]')).toHaveCount(LETTERS)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(mail).toHaveAccessibleName(`Messages, ${LETTERS} unread`)
  })

  for (const [interval, layoutConfig, ms] of [
    ['ten minutes', {}, 600_000],
    ["the operator's three minutes", { msg_chk_int: 180_000 }, 180_000],
  ] as const)
    test(`[MSG-06] what has come is counted after ${interval}, and not before`, async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'appProperties', result: { layoutConfig } })
      await page.clock.install()
      await openAs(page, ANA, '/favorites')
      await expect(mailOf(page)).toHaveAccessibleName(`Messages, ${LETTERS} unread`)
      await untilQuiet(headEnd)
      headEnd.control.clearRequests()
      headEnd.control.pushMessage({ title: 'Letter', content: 'Read me' })
      const pass = async (byMs: number): Promise<void> => {
        headEnd.control.moveClock({ byMs })
        await page.clock.fastForward(byMs)
      }
      await pass(ms - 60_000)
      await untilQuiet(headEnd)
      expect(headEnd.control.countOf('unreadCount')).toBe(0)
      await pass(60_000)
      await expect(mailOf(page)).toHaveAccessibleName(`Messages, ${LETTERS + 1} unread`)
    })

  test('[MSG-06] [MSG-05] older ones come on demand, a list that does not come can be asked for again, and no popup lies over it', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    for (let at = 0; at < 16; at += 1) headEnd.control.pushMessage({ title: `Letter ${at}`, content: 'Read me' })
    headEnd.control.pushAnnouncement({ msg: 'Welcome', displayMode: [12] })
    headEnd.control.addFault({ call: 'messageList', status: 500, times: 1 })
    await openAs(page, ANA, '/favorites')
    const [mail, centre] = [mailOf(page), centreOf(page)]
    const popup = page.getByRole('dialog', { name: 'Announcement' })
    await shell(page).navigation.getByRole('link', { name: 'Home' }).click()
    await expect(popup).toBeVisible()
    await page.goBack()
    await expect(popup).toHaveCount(0)
    await mail.click()
    await page.goForward()
    await expect(page).toHaveURL(/\/home$/)
    await centre.getByRole('button', { name: 'Try again' }).click()
    const entries = centre.locator('details')
    await expect(entries).toHaveCount(16)
    await centre.getByRole('button', { name: 'Show older' }).click()
    await expect(entries).toHaveCount(16 + LETTERS)
    await expect(centre.getByRole('button', { name: 'Show older' })).toHaveCount(0)
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(popup).toBeVisible()
  })

  for (const { said, layoutConfig, every } of [
    { said: 'where the operator says nothing', layoutConfig: {}, every: 600_000 },
    { said: 'by msg_chk_int', layoutConfig: { msg_chk_int: 240_000 }, every: 240_000 },
  ])
    test(`[MSG-06] what is unread is counted again every ${every} ms ${said}`, async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'appProperties', result: { layoutConfig } })
      await page.clock.install()
      await openAs(page, ANA, '/favorites')
      await expect(mailOf(page)).toHaveAccessibleName(`Messages, ${LETTERS} unread`)
      headEnd.control.pushMessage({ title: 'New', content: 'Read me' })
      await untilQuiet(headEnd)
      headEnd.control.clearRequests()
      const pass = async (ms: number): Promise<void> => {
        headEnd.control.moveClock({ byMs: ms })
        await page.clock.fastForward(ms)
      }
      await pass(every - 2 * MINUTE)
      await untilQuiet(headEnd)
      expect(headEnd.control.countOf('unreadCount')).toBe(0)
      await pass(2 * MINUTE)
      await expect(mailOf(page)).toHaveAccessibleName(`Messages, ${LETTERS + 1} unread`)
      expect(headEnd.control.countOf('unreadCount')).toBe(1)
    })
})
