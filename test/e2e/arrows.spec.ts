import { ANA } from './support/accounts.ts'
import { remote } from './support/arrows.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'
import { titlesHome } from './support/titlesHome.ts'

test.describe('By arrows, Enter and Back alone', () => {
  test('[AHEAD-24] from home to a title, its player and its controls, and all the way back to the card', async ({
    page,
  }) => {
    const { begin, press, go, hold, back } = remote(page)
    const home = titlesHome(page)
    await openAs(page, ANA, '/home')
    const cards = home.main.locator('a[href^="/vod/detail/"]')
    await expect(cards.nth(3)).toBeAttached()
    await begin()
    await go('ArrowDown', home.main.locator('li a[href^="/vod/detail/"]'))
    await expect(page.locator('html')).toHaveAttribute('data-ten-foot', '')
    await press('ArrowRight')
    const card = await page.evaluate(() => document.activeElement?.getAttribute('href'))
    await press('Enter')
    const title = titlePage(page)
    await expect(page).toHaveURL(new RegExp(`${card}$`))
    await expect(title.play).toBeFocused()

    await press('Enter')
    const player = title.dialog.getByRole('region', { name: 'Player' })
    const pause = player.getByRole('button', { name: 'Pause', exact: true })
    await expect(player).toBeFocused()
    await expect(pause).toBeAttached()
    await press('Enter')
    await expect(pause).toBeFocused()
    await go('ArrowRight', player.getByRole('slider', { name: 'Volume' }))
    await press('ArrowLeft')
    await expect(player.getByRole('slider', { name: 'Volume' })).toBeFocused()
    await back()
    await expect(player).toBeFocused()
    await back()
    await expect(title.dialog).toHaveCount(0)
    await expect(title.play).toBeFocused()
    await back()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.locator(':focus')).toHaveAttribute('href', card ?? '')
    await hold('ArrowUp', shell(page).header.getByRole('link', { name: 'Home' }))
  })

  test('[AHEAD-24] up from a card under the slides to what the banner is there for, and from there to them', async ({
    page,
  }) => {
    const { begin, press, go } = remote(page)
    const home = titlesHome(page)
    await openAs(page, ANA, '/home')
    const banner = home.main.getByRole('region', { name: 'Highlights' })
    const main = banner.locator('a, button').first()
    const cards = home.shelf('On now').locator('li a')
    await expect(cards.nth(3)).toBeAttached()
    await begin()
    await go('ArrowDown', cards)
    for (let column = 0; column < 3; column += 1) await press('ArrowRight')
    await press('ArrowUp')
    await expect(main).toBeFocused()
    await go('ArrowRight', banner.getByRole('button', { name: 'Pause' }))
    await go('ArrowLeft', main)
    await press('ArrowUp')
    await expect(shell(page).header.getByRole('link', { name: 'Home' }).and(page.locator(':focus'))).toHaveCount(1)
    await press('ArrowDown')
    await expect(main).toBeFocused()
  })

  test('[AHEAD-24] [UI-05] [UI-06] live television with its controls, the guide, the search, a menu and a dialog', async ({
    page,
  }) => {
    const { begin, press, go, back } = remote(page)
    const live = livePage(page)
    const { header } = shell(page)
    await openAs(page, ANA, '/liveTv?id=1101')
    await live.plays('Aurora')
    await begin()
    await go('ArrowRight', live.player)

    // the arrows of the player stay its own, until Enter leads to its controls
    await press('ArrowDown')
    await expect(live.player).toBeFocused()
    await expect(page).toHaveURL(/id=1102/)
    await press('ArrowUp')
    await live.plays('Aurora')
    await press('Enter')
    await expect(live.control('Pause')).toBeFocused()
    await go('ArrowRight', live.player.getByRole('slider', { name: 'Volume' }))
    await go('ArrowUp', live.player.getByRole('slider').first())
    await go('ArrowDown', live.control(/^Quality/))
    await press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Auto' })).toBeFocused()
    await back()
    await expect(live.control(/^Quality/)).toBeFocused()
    await back()
    await expect(live.player).toBeFocused()
    await back()
    await expect(header.getByRole('link', { name: 'Live' })).toBeFocused()
    await expect(page).toHaveURL(/id=1101/)

    await go('ArrowRight', header.getByRole('link', { name: 'Guide' }))
    await press('Enter')
    const guide = guidePage(page)
    await expect(guide.grid.locator('[data-kind=playing]').first()).toBeVisible()
    await go('ArrowDown', guide.cells)
    await press('ArrowRight')
    await expect(guide.stop).toBeFocused()
    await press('ArrowDown')
    // how far on the right the next programme lies, the hour decides
    await go('ArrowUp', header.locator('a, button'))
    await go('ArrowLeft', header.getByRole('link').first())
    await go('ArrowRight', header.getByRole('link', { name: 'Search' }))
    await press('Enter')
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
    await go('ArrowDown', page.getByRole('main').getByRole('link'))
    await back()
    await expect(page).toHaveURL(/view=guide/)
  })

  test('[AHEAD-24] an arrow that is pressed before a menu has come waits for it', async ({ page }) => {
    const { begin, press, go } = remote(page)
    const live = livePage(page)
    let isComing = (): void => undefined
    await page.route(/MenuList-[\w-]+\.js$/, async route => {
      await new Promise<void>(resolve => {
        isComing = resolve
      })
      await route.continue()
    })
    await live.open()
    await live.plays('Aurora')
    await begin()
    await live.player.focus()
    await press('Enter')
    const button = live.control(/^Aspect ratio/)
    await go('ArrowRight', button)
    await press('Enter')
    for (const arrow of ['ArrowDown', 'ArrowLeft', 'ArrowUp'] as const) {
      await press(arrow)
      await expect(button).toBeFocused()
    }
    isComing()
    await expect(page.getByRole('menuitemradio', { name: 'Auto' })).toBeFocused()
  })

  test('[AHEAD-24] [AHEAD-37] the first arrow of a visit leads on from a choice, and changes nothing of it', async ({
    page,
  }) => {
    const live = livePage(page)
    const dialog = page.getByRole('dialog', { name: 'Caption style' })
    const size = dialog.getByRole('radio', { name: 'Normal', exact: true })
    const font = dialog.getByRole('combobox', { name: 'Font' })
    for (const choice of [size, font]) {
      await live.open()
      await live.plays('Aurora')
      await live.press('Settings')
      await page.getByRole('menuitem', { name: 'Caption style' }).click()
      const kept = await font.inputValue()
      await choice.focus()
      const fetched = page.waitForRequest(/\/tenFoot-[\w-]+\.js$/)
      await Promise.all([fetched, page.keyboard.press('ArrowDown')])
      await expect(choice).not.toBeFocused()
      await expect(size).toBeChecked()
      await expect(font).toHaveValue(kept)
    }
  })
})
