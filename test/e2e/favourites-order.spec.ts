import type { Page } from 'playwright/test'
import { ANA, LEO } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { channelTools } from './support/channelTools.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

// favourites of their own
test.use({ switches: { deployment: 'both' } })

const STARRED = ['Plaza Mayor', 'Praça 1', 'Aurora']
/** The newest first. */
const FIRST_ORDER = ['Aurora', 'Praça 1', 'Plaza Mayor']

const openStarred = async (page: Page) => {
  await openAs(page, ANA, '/liveTv')
  const live = livePage(page)
  for (const channel of STARRED) {
    await live.find(channel)
    if ((await live.star(channel).getAttribute('aria-pressed')) === 'false') await live.star(channel).click()
    await expect(live.star(channel)).toHaveAttribute('aria-pressed', 'true')
  }
  return live
}

const favouritesOf = (page: Page) =>
  livePage(page)
    .spokenRows()
    .then(rows => rows.map(row => /^\d+ ([^,]+)/.exec(row)?.[1]))

test.describe('Favourites in their own order', () => {
  test('[AHEAD-18] [CHAN-08] by keyboard, by buttons and by hand; the order goes with the account', async ({
    page,
    browser,
    headEnd,
  }) => {
    await openStarred(page)
    const tools = channelTools(page)
    await tools.choose('Arrange channels')
    await expect.poll(tools.ordered).toEqual(FIRST_ORDER)
    expect(await violations(page)).toEqual([])

    await tools.handle('Plaza Mayor').focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: 'Plaza Mayor: place 2 of 3' })).toBeAttached()
    await expect.poll(tools.ordered).toEqual(['Aurora', 'Plaza Mayor', 'Praça 1'])
    await expect(tools.handle('Plaza Mayor')).toBeFocused()
    await page.keyboard.press('Home')
    await expect.poll(tools.ordered).toEqual(['Plaza Mayor', 'Aurora', 'Praça 1'])
    await tools.order.getByRole('button', { name: 'Move Aurora down' }).click()
    await expect.poll(tools.ordered).toEqual(['Plaza Mayor', 'Praça 1', 'Aurora'])

    const [handle, target] = [
      await tools.handle('Aurora').boundingBox(),
      await tools.handle('Plaza Mayor').boundingBox(),
    ]
    if (handle === null || target === null) throw new Error('The rows are not in the page')
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    await page.mouse.move(target.x + 8, target.y + target.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect.poll(tools.ordered).toEqual(['Aurora', 'Plaza Mayor', 'Praça 1'])

    await tools.done.click()
    await page.getByRole('tab', { name: 'Favourites' }).click()
    await expect(page).toHaveURL(/columnId=favourites/)
    await expect.poll(() => favouritesOf(page)).toEqual(['Aurora', 'Plaza Mayor', 'Praça 1'])

    const elsewhere = await browser.newContext({ baseURL: headEnd.origin, locale: 'en' })
    const other = await elsewhere.newPage()
    await openAs(other, ANA, '/liveTv?columnId=favourites')
    await expect.poll(() => favouritesOf(other)).toEqual(['Aurora', 'Plaza Mayor', 'Praça 1'])
    await elsewhere.close()
  })

  test('[AHEAD-18] [CHAN-08] an order that the operator does not take is put back, and its words are shown', async ({
    page,
    headEnd,
  }) => {
    await openStarred(page)
    const tools = channelTools(page)
    await tools.choose('Arrange channels')
    await expect.poll(tools.ordered).toHaveLength(3)
    const before = await tools.ordered()
    headEnd.control.addFault({ call: 'favouriteCreate', errCode: 10102999, message: 'Favourites rest today' })
    await tools.handle(before[2] ?? '').press('Home')
    await expect(shell(page).toast.filter({ hasText: 'Favourites rest today' })).toBeVisible()
    await expect.poll(tools.ordered).toEqual(before)
  })

  test('[CHAN-08] the stars are there before the operator answers, and never for somebody else', async ({
    page,
    headEnd,
  }) => {
    const live = await openStarred(page)
    headEnd.control.addFault({ call: 'favouriteList', connection: 'silent' })
    await page.reload()
    await live.find('Aurora')
    await expect(live.star('Aurora')).toHaveAttribute('aria-pressed', 'true')
    await shell(page).logOut()
    await shell(page).isGuest()
    await expect(live.star('Aurora')).toHaveAttribute('aria-pressed', 'false')
    await openAs(page, LEO, '/liveTv')
    await live.find('Aurora')
    await expect(live.star('Aurora')).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('Hidden channels', () => {
  test('[AHEAD-18] a channel is hidden from the list, the keys and the search, for this account, and shown again', async ({
    page,
    silence,
  }) => {
    // the stream of who has logged out
    silence.allow(FAILED_REQUEST)
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    const tools = channelTools(page)
    await live.plays('Aurora')
    await tools.choose('Arrange channels')
    await expect(tools.eye('Aurora')).toHaveAttribute('aria-disabled', 'true')
    await tools.eye('Praça 1').focus()
    await page.keyboard.press('Enter')
    await expect(tools.eye('Praça 1')).toHaveAttribute('aria-pressed', 'false')
    expect(await violations(page)).toEqual([])
    await tools.done.click()
    await expect(live.tuneButton('Plaza Mayor')).toBeVisible()
    await expect(live.tuneButton('Praça 1')).toHaveCount(0)
    await tools.field.fill('praca')
    await expect(page.getByRole('heading', { name: 'No channel with that name or number' })).toBeVisible()
    await page.keyboard.press('Escape')
    await live.player.focus()
    await page.keyboard.press('ArrowDown')
    await live.plays('Plaza Mayor')

    await page.reload()
    await expect(live.tuneButton('Plaza Mayor')).toBeVisible()
    await expect(live.tuneButton('Praça 1')).toHaveCount(0)
    await shell(page).logOut()
    await shell(page).isGuest()
    await expect(live.tuneButton('Praça 1')).toBeVisible()
    await openAs(page, ANA, '/liveTv')
    await expect(live.tuneButton('Plaza Mayor')).toBeVisible()
    await expect(live.tuneButton('Praça 1')).toHaveCount(0)
    await tools.choose('Arrange channels')
    await tools.eye('Praça 1').click()
    await tools.done.click()
    await expect(live.tuneButton('Praça 1')).toBeVisible()
  })

  test('[AHEAD-18] live TV begins with the last channel, or with the first where a person wants that', async ({
    page,
  }) => {
    const live = livePage(page)
    const tools = channelTools(page)
    await live.open('?id=1103')
    await live.plays('Plaza Mayor')
    await live.open()
    await live.isTuned('Plaza Mayor')
    await tools.choose(/^Start with the last channel/)
    await live.open()
    await live.isTuned('Aurora')
    await tools.options.click()
    await expect(page.getByRole('menuitem', { name: /^Start with the last channel/ })).toContainText('Off')
  })
})
