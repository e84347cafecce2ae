import type { Page } from 'playwright/test'
import { MINUTE } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { remote } from './support/arrows.ts'
import { fadesEnd, violations } from './support/axe.ts'
import { untilQuiet } from './support/quiet.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const NAUGHTY = `<img src=x onerror=alert(1)> <b>bold</b> שלום 👩‍👩‍👧 ${'long'.repeat(500)}`
const LETTERS = 3

const mailOf = (page: Page) => page.getByRole('button', { name: /^Messages/ })
const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' })
/** The lines that lead to a message. */
const linesOf = (page: Page) => centreOf(page).locator('[aria-expanded]')

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
    const [mail, centre, lines] = [mailOf(page), centreOf(page), linesOf(page)]
    const message = centre.getByRole('article')
    await expect(mail).toHaveAccessibleName(`Messages, ${LETTERS + 2} unread`)

    await mail.focus()
    await page.keyboard.press('Enter')
    await expect(lines).toHaveCount(LETTERS + 2)
    await expect(lines.first()).toContainText(NAUGHTY)
    await expect(lines.last()).toContainText(NAUGHTY.slice(0, 100))
    await expect(centre.locator('img[src="x"], b')).toHaveCount(0)
    expect(await centre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await lines.first().focus()
    await page.keyboard.press('Enter')
    await expect(message.getByRole('paragraph')).toHaveText(NAUGHTY)
    await expect(lines.first()).toBeFocused()
    // the text, which is scrolled by key, and then its link
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const link = message.getByRole('link', { name: 'Open club.example' })
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    for (const theme of ['dark', 'light']) {
      await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme)
      await fadesEnd(page)
      expect(await violations(page)).toEqual([])
    }
    await expect.poll(() => headEnd.control.countOf('messageState')).toBe(1)

    await page.setViewportSize({ width: 360, height: 740 })
    expect(await centre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
    await message.getByRole('button', { name: 'All messages' }).click()
    expect(await violations(page)).toEqual([])
    await centre.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => headEnd.control.countOf('messageState')).toBe(LETTERS + 2)
    await page.keyboard.press('Escape')
    await expect(centre).toHaveCount(0)
    await expect(mail).toHaveAccessibleName('Messages')
    await expect(mail).toBeFocused()
    await page.reload()
    await expect(mail).toHaveAccessibleName('Messages')
    await mail.click()
    await expect(lines).toHaveCount(LETTERS + 2)
    await expect(centre.locator('[data-unread]')).toHaveCount(0)
  })

  test('[MSG-06] marks as many as it counts, the own ones first, and opens nothing that has no more to say', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.pushAnnouncement({ msg: 'In a bar, which is read by itself', displayMode: [0] })
    headEnd.control.pushAnnouncement({ msg: 'Short, and here only', displayMode: [99] })
    headEnd.control.pushAnnouncement({ msg: 'Work at night\nFrom two to four.\nBring a book.', displayMode: [99] })
    await openAs(page, ANA, '/favorites')
    const [mail, centre] = [mailOf(page), centreOf(page)]
    await expect(mail).toHaveAccessibleName(`Messages, ${LETTERS + 2} unread`)
    await mail.click()
    await expect(centre.locator('[data-unread]')).toHaveCount(LETTERS + 2)
    await expect(centre.getByRole('heading', { level: 3 })).toHaveText(['For you', 'From Sintonia'])
    const short = centre.getByRole('listitem').filter({ hasText: 'Short' })
    await expect(short.locator('[aria-expanded]')).toHaveCount(0)
    const long = centre.getByRole('listitem').filter({ hasText: 'Work at night' })
    await expect(long).toContainText('From two to four.')
    await expect(centre.getByText('Bring a book.')).toHaveCount(0)
    await long.getByRole('button').click()
    await expect(centre.getByText('Bring a book.')).toBeVisible()
    await short.getByRole('button', { name: 'Mark as read' }).click()
    await expect(centre.locator('[data-unread]')).toHaveCount(LETTERS)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(mail).toHaveAccessibleName(`Messages, ${LETTERS} unread`)
  })

  test('[MSG-06] [LANG-03] a line has a sign, its beginning and its moment; beside the list stands the one that is read, with what can be done', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.pushMessage({
      title: 'The final is tonight',
      content: 'At ten, live.\n\nStart over while it runs.',
      url: '/liveTv?id=1101',
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAs(page, ANA, '/liveTv')
    await mailOf(page).click()
    const [centre, lines] = [centreOf(page), linesOf(page)]
    const [own, device] = [lines.filter({ hasText: 'The final' }), lines.filter({ hasText: 'A new device' })]
    await expect(own).toContainText('At ten, live.')
    await expect(own).not.toContainText('Start over')
    await expect(own.getByRole('time')).toHaveText(/^\d\d:\d\d$/)
    await expect(own.locator('img')).toHaveCount(1)
    // of three days ago
    await expect(device.getByRole('time')).toHaveText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/)
    await expect(centre.getByText('Choose a message')).toBeVisible()

    await own.click()
    const message = centre.getByRole('article')
    await expect(message.getByRole('heading', { name: 'The final is tonight' })).toBeVisible()
    await expect(message.getByRole('time')).toHaveText(/^Today, \d\d:\d\d$/)
    await expect(message).toContainText('Start over while it runs.')
    await expect(centre.getByText('Choose a message')).toHaveCount(0)
    await expect(message.getByRole('button', { name: 'All messages' })).toBeHidden()
    const [beside, list] = [await message.boundingBox(), await own.boundingBox()]
    expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))

    const keys = remote(page)
    await own.focus()
    await keys.begin()
    await keys.go('ArrowDown', device)
    await keys.press('Enter')
    await expect(message.getByRole('heading', { name: 'A new device logged in' })).toBeVisible()
    await expect(message).toHaveCount(1)
    await keys.press('ArrowRight')
    await keys.go('ArrowDown', message.getByRole('button', { name: 'Open the page' }))
    await keys.go('ArrowUp', message.getByRole('region'))
    await keys.press('ArrowLeft')
    await keys.go('ArrowUp', own)
    await keys.press('Enter')
    await message.getByRole('button', { name: 'Watch Aurora' }).click()
    await expect(centre).toHaveCount(0)
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
  })

  test('[MSG-06] [UI-04] [UI-05] on a phone the one that is read takes the place of the list, and Escape leads back to its line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, ANA, '/favorites')
    await mailOf(page).click()
    const [centre, lines] = [centreOf(page), linesOf(page)]
    const second = lines.nth(1)
    await second.click()
    const message = centre.getByRole('article')
    const back = message.getByRole('button', { name: 'All messages' })
    await expect(back).toBeFocused()
    await expect(second).toBeHidden()
    await expect(centre.getByRole('heading', { name: 'For you' })).toBeHidden()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(message).toHaveCount(0)
    await expect(second).toBeFocused()
    await second.press('Enter')
    await back.press('Enter')
    await expect(second).toBeFocused()
    await second.press('Enter')
    await centre.getByRole('button', { name: 'Close' }).click()
    await expect(centre).toHaveCount(0)
    await expect(mailOf(page)).toBeFocused()
  })

  test('[MSG-06] [UI-03] without a message it says what comes here, and leads on', async ({ page, headEnd }) => {
    headEnd.control.addFault({ call: 'messageList', result: { list: [], total: 0 } })
    await openAs(page, ANA, '/favorites')
    await mailOf(page).click()
    const centre = centreOf(page)
    await expect(centre.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
    await expect(centre).toContainText('your plan, your account and what is on')
    expect(await violations(page)).toEqual([])
    await centre.getByRole('button', { name: 'See what is on' }).click()
    await expect(centre).toHaveCount(0)
    await expect(page).toHaveURL(/\/home$/)
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
    const entries = linesOf(page)
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
