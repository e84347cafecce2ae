import { works } from '@sintonia/operator/world/works.ts'
import type { Page } from 'playwright/test'
import { addMs, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { channelTools } from './support/channelTools.ts'
import { guidePage } from './support/guidePage.ts'
import { homePage } from './support/homePage.ts'
import { kidsHome } from './support/kidsHome.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { subscribeNext } from './support/reminders.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const KIDS = ['601 Kiosko', '603 Cometa', '605 Globito', '607 Tres Búhos']
const PIN = '7391'

const listed = (page: Page) =>
  livePage(page)
    .spokenRows()
    .then(rows => rows.map(row => row.split(',')[0]))

test.describe('Kids mode', () => {
  test('[AHEAD-22] what is not for children stops and is nowhere: list, keys, search, address, guide, home, another tab', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    const tools = channelTools(page)
    await live.plays('Aurora')
    await tools.choose('Start kids mode')
    await expect(tools.kids.dialog.getByRole('checkbox', { name: 'Kids' })).toBeChecked()
    await expect(tools.kids.dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await tools.kids.dialog.getByRole('button', { name: 'Start kids mode' }).click()
    await expect(tools.kids.dialog.getByText('Enter four digits')).toBeVisible()
    await tools.kids.dialog.getByLabel('Four-digit PIN').fill(PIN)
    await page.keyboard.press('Enter')
    await expect(tools.kids.dialog).toHaveCount(0)
    await expect.poll(live.picture.sounding).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => listed(page)).toEqual(KIDS)
    await expect(live.groups.getByRole('tab')).toHaveText(['All', 'Kids'])

    await live.tune('Tres Búhos')
    await live.plays('Tres Búhos')
    await live.player.focus()
    await page.keyboard.press('ArrowDown')
    await live.plays('Kiosko')
    await tools.field.fill('aurora')
    await expect(page.getByRole('heading', { name: 'No channel with that name or number' })).toBeVisible()
    await page.keyboard.press('Escape')

    const other = await page.context().newPage()
    await other.goto('/liveTv?id=1101')
    await expect(other.getByRole('dialog')).toContainText('no longer available')
    await expect.poll(() => listed(other)).toEqual(KIDS)
    await other.close()
    const guide = guidePage(page)
    await guide.open()
    await expect(guide.grid.getByRole('rowheader')).toHaveText(KIDS.map(channel => new RegExp(channel.slice(4))))
    const home = homePage(page)
    await home.open()
    await expect(home.rail('On now').getByRole('link').nth(3)).toBeAttached()
    const links = await home.cards.evaluateAll(cards => cards.map(card => card.getAttribute('href') ?? ''))
    const channels = links.filter(link => link.startsWith('/liveTv?id='))
    expect(channels.length).toBeGreaterThan(3)
    expect(channels.filter(link => !/id=160[1357]$/.test(link))).toEqual([])
    await page.goto('/liveTv')
    await expect.poll(() => listed(page)).toEqual(KIDS)

    await tools.kids.leave.click()
    await expect(tools.kids.dialog.getByLabel('PIN', { exact: true })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await tools.kids.enter('0000')
    await expect(tools.kids.dialog.getByText('That is not the PIN')).toBeVisible()
    await tools.kids.enter(PIN)
    await expect(tools.kids.dialog).toHaveCount(0)
    await expect(live.list).toHaveAttribute('aria-rowcount', /^5\d$/)
  })

  test('[AHEAD-22] [VOD-05] titles for grown-ups are nowhere: home, category, search; their page stays closed until the PIN', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv')
    await livePage(page).isTuned('Aurora')
    await channelTools(page).kids.begin(PIN)
    await page.goto('/vod/type/movies')
    const wall = page.getByRole('list', { name: 'Films' })
    await expect(wall.getByRole('link').first()).toBeVisible()
    const forGrownUps = new Set(works.filter(({ ageRating }) => ageRating > 10).map(({ id }) => id))
    const shown = async (): Promise<ReadonlyArray<string>> => {
      const links = page.getByRole('main').locator('a[href^="/vod/detail/"]')
      return links.evaluateAll(all => all.map(link => link.getAttribute('href')?.split('/').at(-1) ?? ''))
    }
    const hidden = async () => (await shown()).filter(id => forGrownUps.has(id))
    expect([(await shown()).length > 3, await hidden()]).toEqual([true, []])
    await page.goto('/home')
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(3)
    expect(await hidden()).toEqual([])
    const grownUp = works.find(({ id, kind }) => kind === 'MOVIE' && forGrownUps.has(id))
    await page.goto(`/search?q=${encodeURIComponent(grownUp?.title.en ?? '')}`)
    await expect(page.getByRole('main')).not.toContainText('Loading')
    expect(await hidden()).toEqual([])

    await page.goto(`/vod/detail/${grownUp?.id}`)
    await expect(page.getByRole('heading', { name: 'Not available in kids mode' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Leave kids mode' }).click()
    await channelTools(page).kids.enter(PIN)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(grownUp?.title.en ?? '')
  })

  test('[AHEAD-22] [UI-05] the PIN is entered by the arrows alone, on keys of its own, and a digit is taken back', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv')
    const { kids } = channelTools(page)
    await kids.begin(PIN)
    await page.goto('/home')
    await kids.leave.click()
    const field = kids.dialog.getByLabel('PIN', { exact: true })
    await expect(field).toBeFocused()
    const key = (name: string) => kids.dialog.getByRole('button', { name, exact: true })
    const press = async (...names: ReadonlyArray<string>) => {
      for (const name of names) await page.keyboard.press(name)
    }
    await press('ArrowDown')
    await expect(key('2')).toBeFocused()
    await press('ArrowDown', 'ArrowLeft', 'ArrowDown', 'Enter')
    await expect(field).toHaveValue('7')
    await press(
      'ArrowUp',
      'ArrowUp',
      'ArrowRight',
      'ArrowRight',
      'Enter',
      'ArrowDown',
      'Enter',
      'ArrowDown',
      'ArrowDown',
      'Enter',
    )
    await expect(key('Delete the last digit')).toBeFocused()
    await expect(field).toHaveValue('73')
    await press('ArrowUp', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter')
    await expect(field).toHaveValue(PIN)
    await key('Leave kids mode').click()
    await expect(kids.dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Leave kids mode' })).toHaveCount(0)
  })

  test('[AHEAD-22] three wrong PINs make everybody wait, and a reload does not help', async ({ page }) => {
    await openAs(page, ANA, '/liveTv')
    const tools = channelTools(page)
    await livePage(page).isTuned('Aurora')
    await tools.kids.begin(PIN)
    await page.goto('/liveTv?columnId=kids')
    await tools.kids.leave.click()
    const submit = tools.kids.dialog.getByRole('button', { name: 'Leave kids mode' })
    for (const pin of ['0001', '0002']) {
      await tools.kids.enter(pin)
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
      await expect(tools.kids.dialog.getByText('That is not the PIN')).toBeVisible()
    }
    await tools.kids.enter('0003')
    await expect(tools.kids.dialog.getByText(/Wait (30|2\d) seconds/)).toBeVisible()
    await tools.kids.enter(PIN)
    await expect(tools.kids.dialog).toBeVisible()
    await page.reload()
    await tools.kids.leave.click()
    await expect(tools.kids.dialog.getByText(/Wait \d+ seconds/)).toBeVisible()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  })

  test('[AHEAD-22] a forgotten PIN: logging out changes nothing, the password of the account ends it', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    const tools = channelTools(page)
    await live.isTuned('Aurora')
    await tools.kids.begin(PIN)
    await page.goto('/liveTv')
    await expect.poll(() => listed(page)).toEqual(KIDS)
    await tools.kids.leave.click()
    await tools.kids.dialog.getByRole('button', { name: 'Log out' }).click()
    await shell(page).isGuest()
    await expect.poll(() => listed(page)).toEqual(KIDS)
    await tools.kids.leave.click()
    await tools.kids.dialog.getByRole('button', { name: 'Log in' }).click()
    await loginPage(page).logIn(ANA)
    await expect(live.list).toHaveAttribute('aria-rowcount', /^5\d$/)
    await expect(tools.kids.leave).toHaveCount(0)
  })

  test('[AHEAD-22] [REM-02] a reminder names no channel that is hidden: neither in the list nor when it is due, but after the PIN', async ({
    page,
    headEnd,
  }) => {
    const [hidden, shown] = await subscribeNext(headEnd, ['1101', '1601'])
    if (hidden === undefined || shown === undefined) throw new Error('nothing is subscribed')
    headEnd.control.moveClock({ to: addMs(hidden.start, -10 * MINUTE) })
    await page.clock.install()
    await openAs(page, ANA, '/liveTv?id=1601')
    const tools = channelTools(page)
    await livePage(page).isTuned('Kiosko')
    await tools.kids.begin(PIN)
    const subscribed = page.getByRole('dialog', { name: 'Subscribed' })
    await page.getByRole('button', { name: 'Reminders' }).click()
    await expect(subscribed).toContainText(shown.title)
    await expect(subscribed.getByRole('listitem').filter({ hasText: 'Aurora' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    const pass = async (ms: number): Promise<void> => {
      headEnd.control.moveClock({ byMs: ms })
      await page.clock.fastForward(ms)
    }
    await pass(9 * MINUTE)
    await page.getByRole('button', { name: 'Reminders' }).click()
    await expect(subscribed).not.toContainText('Aurora')
    await page.keyboard.press('Escape')
    await expect(subscribed).toHaveCount(0)
    await tools.kids.leave.click()
    await tools.kids.enter(PIN)
    await expect(tools.kids.dialog).toHaveCount(0)
    await expect(async () => {
      await pass(10 * SECOND)
      await expect(subscribed).toContainText('Aurora', { timeout: 500 })
    }).toPass()
  })

  test('[AHEAD-22] a guest, and who has an operator without it, is not offered it', async ({ page, headEnd }) => {
    const live = livePage(page)
    const tools = channelTools(page)
    const answer = page.waitForResponse(/channel\/unencrypted\/list/)
    await live.open()
    const { result } = await (await answer).json()
    await tools.options.click()
    await expect(page.getByRole('menuitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    headEnd.control.addFault({ call: 'channelList', result: { ...result, kidsModeSwitch: 0 } })
    await openAs(page, ANA, '/liveTv')
    await tools.options.click()
    await expect(page.getByRole('menuitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await shell(page).account.click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Kids mode' })).toHaveCount(0)
  })

  test('[AHEAD-22] begins and ends in the account menu of any page too', async ({ page }) => {
    await openAs(page, ANA, '/vod/type/movies')
    const { kids } = channelTools(page)
    const choose = async (): Promise<void> => {
      await shell(page).account.click()
      await page.getByRole('menuitem', { name: 'Kids mode' }).click()
    }
    await choose()
    await expect(kids.dialog.getByRole('checkbox')).not.toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await kids.dialog.getByLabel('Four-digit PIN').fill(PIN)
    await kids.dialog.getByRole('button', { name: 'Start kids mode' }).click()
    await expect(kids.dialog).toHaveCount(0)
    await choose()
    await kids.enter(PIN)
    await expect(kids.dialog).toHaveCount(0)
    await choose()
    await expect(kids.dialog).toHaveCount(0)
    await choose()
    await kids.enter(PIN)
    await expect(kids.dialog).toHaveCount(0)
    await page.goto('/my/account')
    await page.getByRole('button', { name: 'Change groups or PIN' }).click()
    await expect(kids.dialog.getByRole('checkbox', { checked: true })).not.toHaveCount(0)
    await kids.dialog.getByRole('button', { name: 'Choose another PIN' }).click()
    await kids.dialog.getByLabel('Four-digit PIN').fill('1470')
    await kids.dialog.getByRole('button', { name: 'Start kids mode' }).click()
    await expect(kids.dialog).toHaveCount(0)
    await choose()
    await kids.enter(PIN)
    await expect(kids.dialog.getByText('That is not the PIN')).toBeVisible()
    await kids.enter('1470')
    await expect(kids.dialog).toHaveCount(0)
  })
})

test.describe('Kids mode where only titles are sold', () => {
  test.use({ switches: { deployment: 'vod' } })

  test('[AHEAD-22] [MODE-01] begins and ends in the account menu; titles for grown-ups are nowhere in between', async ({
    page,
  }) => {
    await openAs(page, ANA, '/home')
    const { kids } = channelTools(page)
    const choose = async (): Promise<void> => {
      await shell(page).account.click()
      await page.getByRole('menuitem', { name: 'Kids mode' }).click()
    }
    const rated = new Map(works.map(({ id, ageRating }) => [id, ageRating]))
    const ages = async (): Promise<ReadonlyArray<number>> => {
      const links = page.getByRole('main').locator('a[href^="/vod/detail/"]')
      const ids = await links.evaluateAll(all => all.map(link => link.getAttribute('href')?.split('/').at(-1) ?? ''))
      return ids.map(id => rated.get(id) ?? 0)
    }
    const forGrownUps = async () => (await ages()).filter(age => age > 10).length
    await expect.poll(forGrownUps).toBeGreaterThan(0)

    await choose()
    await expect(kids.dialog.getByRole('checkbox')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await kids.dialog.getByLabel('Four-digit PIN').fill(PIN)
    await kids.dialog.getByRole('button', { name: 'Start kids mode' }).click()
    await expect(kids.dialog).toHaveCount(0)
    await expect.poll(forGrownUps).toBe(0)
    await expect.poll(async () => (await ages()).length).toBeGreaterThan(3)
    const grownUp = works.find(({ kind, ageRating }) => kind === 'MOVIE' && ageRating > 10)
    await page.goto(`/search?q=${encodeURIComponent(grownUp?.title.en ?? '')}`)
    await expect(page.getByRole('main')).not.toContainText('Loading')
    expect(await forGrownUps()).toBe(0)
    await page.goto(`/vod/detail/${grownUp?.id}`)
    await expect(page.getByRole('heading', { name: 'Not available in kids mode' })).toBeVisible()

    await choose()
    await kids.enter('0000')
    await expect(kids.dialog.getByText('That is not the PIN')).toBeVisible()
    await kids.enter(PIN)
    await expect(kids.dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(grownUp?.title.en ?? '')
  })
})

test.describe('Kids mode where no channel is played live', () => {
  test('[AHEAD-22] [MODE-06] begins in the account menu and ends on the home page for children; only what channels for children have broadcast is offered in between', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({ call: 'appProperties', result: { contentMode: 3 } })
    await openAs(page, ANA, '/home')
    const { kids } = channelTools(page)
    const replays = page.getByRole('main').locator('a[href^="/liveTv?id="]')
    const ofChildren = page.getByRole('main').locator('a[href^="/liveTv?id=160"]')
    const choose = async (): Promise<void> => {
      await shell(page).account.click()
      await page.getByRole('menuitem', { name: 'Kids mode' }).click()
    }
    await expect(page.getByRole('region', { name: 'Aurora' }).getByRole('link').first()).toBeVisible()

    await choose()
    await expect(kids.dialog.getByRole('checkbox', { name: 'Kids' })).toBeChecked()
    await kids.dialog.getByLabel('Four-digit PIN').fill(PIN)
    await kids.dialog.getByRole('button', { name: 'Start kids mode' }).click()
    await expect(kids.dialog).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Kiosko' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Aurora' })).toHaveCount(0)
    expect(await replays.count()).toBe(await ofChildren.count())

    await kidsHome(page).leave.click()
    await kids.enter(PIN)
    await expect(kids.dialog).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Aurora' }).getByRole('link').first()).toBeVisible()
  })
})
