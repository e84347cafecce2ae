import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { favouritesPage, starredBefore } from './support/favouritesPage.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

// favourites of their own
test.use({ switches: { deployment: 'both' } })

test.describe('The favourite channels in My list', () => {
  test('[CHAN-08] [VOD-15] [AHEAD-06] stand in their order; one, several and all go, by keyboard too, and come back on undo', async ({
    page,
    headEnd,
  }) => {
    await starredBefore(headEnd, ['1301', '1101', '1601'])
    await openAs(page, ANA, '/favorites')
    const list = favouritesPage(page)
    await list.tab('Channels').click()
    await expect(page).toHaveURL(/\/favorites\?list=channels$/)
    await expect(list.channels).toHaveText(['Mundo 24', 'Aurora', 'Kiosko'])
    expect(await violations(page)).toEqual([])

    await list.remove('Aurora').focus()
    await page.keyboard.press('Enter')
    await expect(list.channels).toHaveText(['Mundo 24', 'Kiosko'])
    await expect(list.remove('Kiosko')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(list.channels).toHaveText(['Mundo 24', 'Aurora', 'Kiosko'])

    await list.select.click()
    await list.choice('Mundo 24').click()
    await list.choice('Kiosko').press('Space')
    expect(await violations(page)).toEqual([])
    await list.delete.click()
    await expect(list.channels).toHaveText(['Aurora'])
    await expect(page.getByText('2 channels removed')).toBeVisible()
    await list.undo.click()
    await expect(list.channels).toHaveText(['Mundo 24', 'Aurora', 'Kiosko'])
    expect(headEnd.control.countOf('favouriteDelete')).toBe(0)

    await list.remove('Kiosko').click()
    await list.deleteAll.click()
    await expect(list.empty).toBeVisible()
    await expect.poll(() => headEnd.control.countOf('favouriteDelete')).toBe(1)
    await list.undo.click()
    await expect(list.channels).toHaveText(['Mundo 24', 'Aurora'])
    await page.reload()
    await expect(list.channels).toHaveText(['Mundo 24', 'Aurora'])
  })

  test('[CHAN-08] [VOD-15] a press plays one; what was removed before has no star there, and what the operator keeps is in the list again', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await starredBefore(headEnd, ['1301', '1101'])
    await openAs(page, ANA, '/favorites?list=channels')
    const list = favouritesPage(page)
    headEnd.control.addFault({ call: 'favouriteDelete', errCode: 10109999, message: 'no', times: 1 })
    await list.remove('Mundo 24').click()
    await list.remove('Aurora').click()
    await expect(shell(page).toast.filter({ hasText: 'Delete failed' })).toBeVisible()
    await expect(list.channels).toHaveText(['Mundo 24'])
    await list.channels.filter({ hasText: 'Mundo 24' }).click()
    await expect(page).toHaveURL(/\/liveTv\?id=1301$/)
    const live = livePage(page)
    await live.plays('Mundo 24')
    await expect(live.star('Mundo 24')).toHaveAttribute('aria-pressed', 'true')
    await live.find('Aurora')
    await expect(live.star('Aurora')).toHaveAttribute('aria-pressed', 'false')
  })

  test('[CHAN-08] [NET-05] a star that is given without a network stays, and the operator hears of it once', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await starredBefore(headEnd, ['1301'])
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.find('Mundo 24')
    await expect(live.star('Mundo 24')).toHaveAttribute('aria-pressed', 'true')
    await live.find('Praça 1')
    await context.setOffline(true)
    await live.star('Praça 1').click()
    await expect(shell(page).toast).toHaveText('Network connection failed, please check the network')
    await expect(live.star('Praça 1')).toHaveAttribute('aria-pressed', 'true')
    expect(headEnd.control.countOf('favouriteCreate')).toBe(0)
    await context.setOffline(false)
    await page.goto('/liveTv')
    await live.find('Praça 1')
    await expect(live.star('Praça 1')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => headEnd.control.countOf('favouriteCreate')).toBe(1)
  })
})
