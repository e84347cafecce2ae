import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { remote } from './support/arrows.ts'
import { violations } from './support/axe.ts'
import { holdBack } from './support/holdBack.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { askedForSign, signPicture } from './support/signPicture.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

const SIGNED = { query: '?id=1301', name: 'Mundo 24' }
const PLAIN = 'Aurora'

const line = (page: Page) => page.getByRole('menuitem', { name: /^Sign language/ })

const watch = async (page: Page) => {
  const live = livePage(page)
  await live.open(SIGNED.query)
  await live.plays(SIGNED.name)
  return { live, sign: signPicture(page, live.player) }
}

test.describe('Somebody who signs', () => {
  test('[AHEAD-38] is off until a viewer wants it, keeps step with a channel, stands where it is put, and so at the next visit and on other pages', async ({
    page,
    headEnd,
  }) => {
    const { live, sign } = await watch(page)
    const main = live.player.locator('[data-moment]')
    expect(askedForSign(headEnd)).toBe(0)
    await live.press('Settings')
    await expect(line(page)).toContainText('Off')
    await line(page).click()
    expect(await violations(page)).toEqual([])
    await sign.dialog.getByRole('radio', { name: 'On' }).check()
    await sign.dialog.getByRole('radio', { name: 'Small' }).check()
    await sign.dialog.getByRole('button', { name: 'Close' }).click()
    await Promise.all([sign.advances(), sign.advances(main)])
    await sign.isInStep(headEnd)
    await expect.poll(sign.stands).toEqual({ corner: 'bottom right', share: 15 })
    await expect(sign.video).toHaveJSProperty('muted', true)

    await live.press('Pause')
    await expect(sign.video).toHaveJSProperty('paused', true)
    await sign.isInStep(headEnd)
    await live.press('Play')
    await sign.advances()
    await sign.isInStep(headEnd)

    await sign.figure.hover()
    await page.mouse.down()
    const frame = await live.player.boundingBox()
    await page.mouse.move((frame?.x ?? 0) + 60, (frame?.y ?? 0) + 60, { steps: 4 })
    await page.mouse.up()
    await expect.poll(sign.stands).toEqual({ corner: 'top left', share: 15 })
    await expect(main).toHaveJSProperty('paused', false)

    await live.tune(PLAIN)
    await live.player.getByRole('button', { name: 'Pause' }).waitFor({ state: 'attached' })
    await expect(sign.figure).toBeHidden()
    await expect(async () => {
      await live.press('Settings')
      await expect(page.getByRole('menuitem', { name: 'Sleep timer' })).toBeVisible()
      await expect(line(page)).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await live.tune(SIGNED.name)
    await sign.advances()

    await page.reload()
    await sign.advances()
    await expect.poll(sign.stands).toEqual({ corner: 'top left', share: 15 })
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL(/\/home$/)
    // in the window that floats over the pages too
    await expect(live.list).toHaveCount(0)
    await sign.advances()
  })

  test('[AHEAD-38] [AHEAD-24] is chosen and moved by arrows, Enter and Back alone', async ({ page, headEnd }) => {
    const letGo = await holdBack(page, /\/assets\/companions-/)
    await openAs(page, ANA, `/liveTv${SIGNED.query}`)
    const live = livePage(page)
    const sign = signPicture(page, live.player)
    await live.plays(SIGNED.name)
    const { begin, press, go, back } = remote(page)
    await begin()
    await go('ArrowRight', live.player)
    await press('Enter')
    await go('ArrowUp', live.player.getByRole('slider').first())
    await go('ArrowDown', live.control(/^Quality/))
    await go('ArrowRight', live.control('Settings'))
    await press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await go('ArrowDown', line(page))
    await press('Enter')
    const radio = (name: string) => sign.dialog.getByRole('radio', { name })
    // at the choice, though what answers it has not come yet
    await expect(radio('Off')).toBeFocused()
    await expect(radio('Off')).toBeDisabled()
    letGo()
    await expect(radio('Off')).toBeEnabled()
    await press('ArrowRight')
    await expect(radio('On')).toBeChecked()
    await go('ArrowDown', radio('Medium'))
    await press('ArrowRight')
    await expect(radio('Large')).toBeChecked()
    await go('ArrowDown', radio('Bottom right'))
    await press('ArrowLeft')
    await expect(radio('Bottom left')).toBeChecked()
    await press('ArrowDown')
    await expect(radio('Bottom left')).toBeChecked()
    await go('ArrowUp', radio('Off'))
    await back()
    await expect(sign.dialog).toHaveCount(0)
    await sign.advances()
    await sign.isInStep(headEnd)
    await back()
    await expect(live.player).toHaveAttribute('data-calm', 'true')
    await expect.poll(sign.stands).toEqual({ corner: 'bottom left', share: 31 })
    await expect(sign.figure.locator(':focus')).toHaveCount(0)
  })

  for (const [engine, address] of [
    ['hls.js', '/vod/detail/m1033'],
    ['shaka-player', '/vod/detail/m1016'],
  ] as const)
    test(`[AHEAD-38] follows a film to another place and at another speed: ${engine}`, async ({ page, headEnd }) => {
      await openAs(page, ANA, address)
      await titlePage(page).play.click()
      const player = page.getByRole('dialog', { name: 'Title player' })
      const sign = signPicture(page, player.getByRole('region', { name: 'Player' }))
      const press = async (name: string | RegExp) => {
        await player.hover()
        await player.getByRole('button', { name, exact: true }).click()
      }
      await expect(player.locator('[data-moment]')).toBeAttached()
      await press('Settings')
      await line(page).click()
      await sign.dialog.getByRole('radio', { name: 'On' }).check()
      await page.keyboard.press('Escape')
      await sign.advances()
      await sign.isInStep(headEnd)
      for (let times = 0; times < 6; times += 1) await press('Forward 10 seconds')
      await sign.isInStep(headEnd)
      await press(/^Speed/)
      await page.getByRole('menuitemradio', { name: '2×' }).click()
      await sign.advances()
      await sign.isInStep(headEnd)
      expect(await violations(page)).toEqual([])
    })

  for (const [what, path, fault] of [
    ['is not there', 'sign.m3u8', { status: 404 }],
    ['is a page in place of media', 'sign/*', { body: 'html' }],
  ] as const)
    test(`[AHEAD-38] [NET-08] a signed picture that ${what}: the first goes on, the viewer hears why, the operator is told`, async ({
      page,
      headEnd,
      silence,
    }) => {
      silence.allow(FAILED_REQUEST)
      headEnd.control.addFault({ path: `/live/live-mundo/${path}`, ...fault })
      const { live, sign } = await watch(page)
      await live.press('Settings')
      await line(page).click()
      await sign.dialog.getByRole('radio', { name: 'On' }).check()
      await page.keyboard.press('Escape')
      const reason = live.player.getByRole('status').filter({ hasText: 'Sign language is not available right now.' })
      await expect(reason).toBeAttached({ timeout: 20_000 })
      await expect(sign.figure).toContainText('Sign language is not available right now.')
      await sign.advances(live.player.locator('[data-moment]'))
      await expect(sign.figure).toBeHidden({ timeout: 10_000 })
      const told = () => headEnd.control.fieldFaults().map(({ code }) => code)
      await expect.poll(told, { timeout: 20_000 }).toContain('tracks Rendition sign')
      await sign.advances(live.player.locator('[data-moment]'))
    })
})
