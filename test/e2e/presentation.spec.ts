import type { Locator, Page } from 'playwright/test'
import { ANA, LEO } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { floatingWindow } from './support/floatingWindow.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { goesOn, staysPaused, watchVideo } from './support/standing.ts'
import { expect, test } from './support/test.ts'

const playing = async (page: Page) => {
  const live = livePage(page)
  await live.open()
  await live.plays('Aurora')
  await watchVideo(page)
  return live
}

const small = (page: Page) => page.getByRole('region', { name: 'Small player' })
const control = (page: Page, name: string) => small(page).getByRole('button', { name, exact: true })
const goHome = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Home', exact: true }).locator('visible=true').click()
  await expect(page).toHaveURL(/\/home$/)
}

/** From the home page to what plays: back leads to another page. */
const comeFromHome = async (page: Page) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Live', exact: true }).click()
  const live = livePage(page)
  await live.plays('Aurora')
  await watchVideo(page)
  return live
}

test.describe('The floating window', () => {
  test('[LIVE-12] [AHEAD-14] what plays goes on in it on another page, and comes home without a restart', async ({
    page,
    headEnd,
  }) => {
    const live = await playing(page)
    await live.isHeard()
    const masters = () =>
      headEnd.control.requests().filter(({ path }) => path === '/live/live-aurora/index.m3u8').length
    const before = masters()
    await goesOn(page, async () => {
      await goHome(page)
      await expect(small(page)).toContainText('Aurora')
    })
    expect(await live.picture.sounding()).toBe(1)
    await goesOn(page, async () => {
      await small(page).getByRole('link', { name: 'Back to Aurora' }).click()
      await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
      await expect(live.control('Pause')).toBeAttached()
    })
    await expect(small(page)).toHaveCount(0)
    expect(masters()).toBe(before)
    expect(await live.picture.sounding()).toBe(1)
  })

  test('[AHEAD-14] paused stays paused over every page, and the small controls do what they say', async ({ page }) => {
    const live = await playing(page)
    await live.isHeard()
    await live.press('Pause')
    await live.picture.standsStill()
    await staysPaused(page, async () => {
      await goHome(page)
      await expect(control(page, 'Play')).toBeVisible()
    })
    await control(page, 'Play').click()
    await live.picture.advances()
    await control(page, 'Mute').click()
    await expect.poll(live.picture.sounding).toBe(0)
    await control(page, 'Unmute').click()
    await expect.poll(live.picture.sounding).toBe(1)
    await control(page, 'Pause').click()
    await live.picture.standsStill()
    await staysPaused(page, async () => {
      await page.goBack()
      await expect(live.control('Play')).toBeAttached()
    })
  })

  test('[AHEAD-14] closing it stops the player; live TV begins anew after that', async ({ page, headEnd }) => {
    const live = await playing(page)
    await goHome(page)
    await control(page, 'Close the player').click()
    await expect(small(page)).toHaveCount(0)
    await expect.poll(async () => (await live.picture.facts()).isPaused).toBe(true)
    expect(await live.picture.sounding()).toBe(0)
    const asked = headEnd.control.requests().filter(({ path }) => path.startsWith('/live/')).length
    await page.getByRole('link', { name: 'Live', exact: true }).click()
    await live.plays('Aurora')
    expect(headEnd.control.requests().filter(({ path }) => path.startsWith('/live/')).length).toBeGreaterThan(asked)
  })

  test('[AHEAD-14] a viewer who wants it to stop leaves nothing behind, also after a reload', async ({ page }) => {
    const live = await playing(page)
    await live.press('Settings')
    await page.getByRole('menuitem', { name: 'Keep playing on other pages On' }).click()
    await page.reload()
    await live.plays('Aurora')
    await goHome(page)
    await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible()
    await expect(small(page)).toHaveCount(0)
    expect(await live.picture.sounding()).toBe(0)
  })

  test('[AHEAD-14] another channel from the home page plays in the page, in the same element', async ({ page }) => {
    const live = await playing(page)
    await goHome(page)
    await page.getByRole('main').locator('a[href^="/liveTv?id="]:not([href$="1101"])').first().click()
    await expect(page).toHaveURL(/\/liveTv\?id=/)
    await expect(small(page)).toHaveCount(0)
    await live.picture.advances()
    expect(await page.evaluate(() => document.querySelector('video') === window.watched.video)).toBe(true)
  })

  test('[LIVE-07] a channel without the right is not taken along', async ({ page }) => {
    const live = await playing(page)
    await live.tune('Arena')
    await expect(live.player.getByRole('heading', { name: 'Log in to watch Arena' })).toBeVisible()
    await goHome(page)
    await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible()
    await expect(small(page)).toHaveCount(0)
  })

  test('[SES-08] [AHEAD-14] a user who logs out on another page goes on watching as a guest', async ({ page }) => {
    await openAs(page, LEO, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await watchVideo(page)
    await goHome(page)
    await goesOn(page, async () => {
      await shell(page).logOut()
      await shell(page).isGuest()
    })
  })

  test('[AHEAD-14] at the entrance it stands over the picture, not over what a guest fills in', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await playing(page)
    await shell(page).loginLink.click()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(small(page)).toContainText('Aurora')
    const [window, form] = [await small(page).boundingBox(), await page.getByRole('main').boundingBox()]
    expect((window?.x ?? 0) + (window?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0)
  })

  test('[AHEAD-14] [UI-05] the keyboard goes along with the picture and works it', async ({ page }) => {
    const live = await comeFromHome(page)
    await live.player.focus()
    await page.goBack()
    await expect(small(page)).toBeFocused()
    await page.keyboard.press('k')
    await live.picture.standsStill()
    await expect(control(page, 'Play')).toBeAttached()
    await page.keyboard.press('k')
    await live.picture.advances()
    for (const name of ['Pause', /Mute|Unmute/, 'Picture-in-picture', 'Move', 'Back to Aurora']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(name)
    }
    await page.keyboard.press('Enter')
    await expect(live.player).toBeFocused()
    await page.goBack()
    await control(page, 'Close the player').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('[LIVE-12] [UI-05] on a phone it stands above the navigation, leaves the page in sight, and axe finds nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const live = await playing(page)
    await live.press('Pause')
    await goHome(page)
    const box = await small(page).boundingBox()
    const dock = await page.getByRole('navigation').last().boundingBox()
    expect(box && dock && box.y + box.height).toBeLessThanOrEqual(dock?.y ?? 0)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThan(0.2 * 360 * 740)
    expect(await violations(page)).toEqual([])
  })
})

test.describe('The floating window is moved', () => {
  const CORNERS = [
    ['Top left', 'top', 'left'],
    ['Top right', 'top', 'right'],
    ['Bottom left', 'bottom', 'left'],
    ['Bottom right', 'bottom', 'right'],
  ] as const

  test('[AHEAD-14] a mouse carries it into another corner, it plays on, and it stands there on the next visit', async ({
    page,
  }) => {
    const { drag, standsIn } = floatingWindow(page)
    await playing(page)
    await goHome(page)
    await standsIn('bottom', 'right')
    await goesOn(page, async () => {
      await drag({ x: -700, y: -350 })
      await standsIn('top', 'left')
    })
    await page.reload()
    await playing(page)
    await goHome(page)
    await standsIn('top', 'left')
  })

  test('[AHEAD-14] it follows the hand; a short way is a press, Escape puts it back, and a throw goes further', async ({
    page,
  }) => {
    const { box, fling, take, standsIn } = floatingWindow(page)
    await playing(page)
    await goHome(page)
    await standsIn('bottom', 'right')
    const { x, y } = await box()
    const pressed = await take()
    await pressed.move({ x: 3, y: -3 })
    expect(await box()).toMatchObject({ x, y })
    await pressed.release()
    const held = await take()
    await held.move({ x: -900, y: -200 })
    expect(await box()).toMatchObject({ x: x - 900, y: y - 200 })
    await page.keyboard.press('Escape')
    await standsIn('bottom', 'right')
    await held.release()
    await standsIn('bottom', 'right')
    await fling({ x: -200, y: 0 }, 40)
    await standsIn('bottom', 'left')
  })

  test('[AHEAD-14] its inner corner pulls it to one of three sizes, and the page makes room for it', async ({
    page,
  }) => {
    const { box, pull, width, standsIn } = floatingWindow(page)
    await playing(page)
    await goHome(page)
    await standsIn('bottom', 'right')
    const room = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd))
    const before = { width: await width(), room: await room() }
    await pull({ x: -90, y: 0 })
    await expect.poll(width).toBe(27 * 16)
    await pull({ x: -400, y: -300 })
    await expect.poll(width).toBe(36 * 16)
    await standsIn('bottom', 'right')
    expect(await room()).toBeGreaterThan((await box()).height)
    await pull({ x: 600, y: 300 })
    await expect.poll(width).toBe(before.width)
    expect(await room()).toBe(before.room)
  })

  test('[AHEAD-14] [UI-05] Alt with an arrow docks it, with plus and minus it grows and shrinks, and it is said', async ({
    page,
  }) => {
    const { width, standsIn } = floatingWindow(page)
    await playing(page)
    await goHome(page)
    await small(page).focus()
    for (const [key, side, end] of [
      ['ArrowUp', 'top', 'right'],
      ['ArrowLeft', 'top', 'left'],
      ['ArrowDown', 'bottom', 'left'],
      ['ArrowRight', 'bottom', 'right'],
    ] as const) {
      await page.keyboard.press(`Alt+${key}`)
      await standsIn(side, end)
    }
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('status').filter({ hasText: 'Bottom right, Small' })).toBeAttached()
    for (const [key, rem] of [
      ['+', 27],
      ['+', 36],
      ['+', 36],
      ['-', 27],
      ['-', 20],
    ] as const) {
      await page.keyboard.press(`Alt+${key}`)
      await expect.poll(width).toBe(rem * 16)
    }
    await expect(small(page)).toBeFocused()
  })

  test('[AHEAD-14] [UI-05] a menu has every corner and size, without dragging, and axe finds nothing', async ({
    page,
  }) => {
    const { width, standsIn } = floatingWindow(page)
    const live = await playing(page)
    await live.press('Pause')
    await goHome(page)
    const choose = async (name: string) => {
      await control(page, 'Move').click()
      await expect(page.getByRole('menuitemradio')).toHaveCount(7)
      await page.getByRole('menuitemradio', { name, exact: true }).click()
    }
    await choose('Top right')
    await standsIn('top', 'right')
    await choose('Large')
    await expect.poll(width).toBe(36 * 16)
    await expect(control(page, 'Move')).toBeFocused()
    await page.keyboard.press('Enter')
    for (const name of ['Top right', 'Large'])
      await expect(page.getByRole('menuitemradio', { name, exact: true })).toBeChecked()
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveCount(2)
    await expect(page.getByRole('menuitemradio', { name: 'Top right' })).toBeFocused()
    expect(await violations(page)).toEqual([])
  })

  test('[AHEAD-14] [STORE-01] a place that nobody could have chosen is dropped', async ({ page }) => {
    const { standsIn, width } = floatingWindow(page)
    await page.addInitScript(() =>
      localStorage.setItem('sintonia.device.floatingPlace', JSON.stringify({ corner: 'middle', size: 'large' })),
    )
    await playing(page)
    await goHome(page)
    await standsIn('bottom', 'right')
    expect(await width()).toBe(20 * 16)
  })

  test('[AHEAD-14] [CHAN-07] what has no picture floats as a bar', async ({ page }) => {
    const { box, standsIn } = floatingWindow(page)
    const live = livePage(page)
    await live.open()
    await live.tune('Radio Alba')
    await live.isHeard()
    await goHome(page)
    await standsIn('bottom', 'right')
    expect((await box()).height).toBeLessThan(110)
    await expect(small(page)).toContainText('Radio Alba')
    await small(page).focus()
    await page.keyboard.press('Alt++')
    await expect.poll(async () => (await box()).height).toBeLessThan(60)
    expect(await live.picture.sounding()).toBe(1)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

    test('[AHEAD-14] a finger carries it, and the page under it does not scroll', async ({ page }) => {
      const { standsIn, swipe } = floatingWindow(page)
      await playing(page)
      await goHome(page)
      await standsIn('bottom', 'right')
      await swipe({ x: -20, y: -450 })
      await standsIn('top', 'right')
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

    test('[AHEAD-14] [UI-05] in every corner and size it leaves the header and the navigation free, and axe finds nothing', async ({
      page,
    }) => {
      const { box, standsIn } = floatingWindow(page)
      const live = await playing(page)
      await live.press('Pause')
      await goHome(page)
      const bounds = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
      const header = await bounds(page.getByRole('banner'))
      const dock = await bounds(page.getByRole('navigation').last())
      const choose = async (name: string) => {
        await control(page, 'Move').click()
        await expect(page.getByRole('menuitemradio')).toHaveCount(6)
        await page.getByRole('menuitemradio', { name, exact: true }).click()
      }
      for (const size of ['Small', 'Medium']) {
        await choose(size)
        for (const [name, side, end] of CORNERS) {
          await choose(name)
          await standsIn(side, end)
          const { x, y, width, height } = await box()
          expect(y).toBeGreaterThanOrEqual(header.y + header.height)
          expect(y + height).toBeLessThanOrEqual(dock.y)
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(360)
        }
      }
      expect(await violations(page)).toEqual([])
    })
  })
})

test.describe('Full screen', () => {
  const fills = (page: Page) => page.evaluate(() => document.fullscreenElement?.matches('[data-player-frame]') ?? false)

  test('[LIVE-12] [UI-06] the key f fills the screen and leaves it, and the picture goes on', async ({ page }) => {
    const live = await playing(page)
    await live.player.focus()
    await goesOn(page, async () => {
      await page.keyboard.press('f')
      await expect.poll(() => fills(page)).toBe(true)
      await expect(live.control('Exit full screen')).toBeAttached()
    })
    await goesOn(page, async () => {
      await page.keyboard.press('f')
      await expect.poll(() => fills(page)).toBe(false)
      await expect(live.control('Full screen')).toBeAttached()
    })
    await expect(live.player).toBeFocused()
  })

  test('[LIVE-12] [AHEAD-14] back from the full screen to another page leaves it for the floating window', async ({
    page,
  }) => {
    const live = await comeFromHome(page)
    await live.press('Full screen')
    await expect.poll(() => fills(page)).toBe(true)
    await goesOn(page, async () => {
      await page.goBack()
      await expect(small(page)).toBeVisible()
    })
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  })

  test('[LIVE-12] a phone that fills the screen with the video alone does so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined })
      Object.assign(HTMLVideoElement.prototype, {
        webkitEnterFullscreen(this: HTMLVideoElement) {
          this.dispatchEvent(new Event('webkitbeginfullscreen'))
        },
        webkitExitFullscreen(this: HTMLVideoElement) {
          this.dispatchEvent(new Event('webkitendfullscreen'))
        },
      })
    })
    const live = await playing(page)
    await live.press('Full screen')
    await live.press('Exit full screen')
    await expect(live.control('Full screen')).toBeAttached()
  })
})

test.describe('Picture-in-picture in a window of the app', () => {
  const ownWindow = (page: Page) =>
    page.evaluate(() => window.documentPictureInPicture?.window?.innerWidth !== undefined)

  /** The browser shows the window as another page of its own. */
  const openWindow = async (page: Page) => {
    const opened = page.context().waitForEvent('page')
    const live = livePage(page)
    await live.press('Picture-in-picture')
    await expect(page.getByRole('heading', { name: 'Playing in picture-in-picture' })).toBeVisible()
    return opened
  }

  test('[LIVE-12] [AHEAD-14] the picture goes into it with our controls and comes back, without a restart', async ({
    page,
  }) => {
    const live = await playing(page)
    await live.isHeard()
    let pictures: Page | undefined
    await goesOn(page, async () => {
      pictures = await openWindow(page)
    })
    expect(await ownWindow(page)).toBe(true)
    expect(await live.picture.sounding()).toBe(1)
    if (pictures === undefined) throw new Error('no window came')
    await expect(control(pictures, 'Pause')).toBeAttached()
    await expect(small(pictures)).toContainText('Aurora')
    await control(pictures, 'Pause').focus()
    await pictures.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => window.watched.video.paused)).toBe(true)
    await control(pictures, 'Play').click()
    await expect.poll(() => page.evaluate(() => window.watched.video.paused)).toBe(false)

    await goesOn(page, async () => {
      await page.getByRole('button', { name: 'Bring it back here' }).click()
      await expect(live.control('Pause')).toBeAttached()
    })
    expect(await ownWindow(page)).toBe(false)
    await expect(live.player).toBeFocused()
  })

  test('[AHEAD-14] closing the window brings the picture back, paused when it was paused', async ({ page }) => {
    const live = await playing(page)
    const pictures = await openWindow(page)
    await goesOn(page, async () => {
      await pictures.close()
      await expect(live.control('Pause')).toBeAttached()
    })
    await live.press('Pause')
    await live.picture.standsStill()
    await staysPaused(page, async () => {
      const again = await openWindow(page)
      await expect(control(again, 'Play')).toBeVisible()
    })
    await staysPaused(page, async () => {
      await page.getByRole('button', { name: 'Bring it back here' }).click()
      await expect(live.control('Play')).toBeAttached()
    })
  })

  test('[ROUTE-12] [AHEAD-14] a page that is opened meanwhile opens in a new tab, and the player stays', async ({
    page,
    context,
  }) => {
    await playing(page)
    await openWindow(page)
    await expect(page.getByRole('status').filter({ hasText: 'Pages you open now open in a new tab' })).toBeAttached()
    await goesOn(page, async () => {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      const tab = await opened
      await expect(tab).toHaveURL(/\/home$/)
      await expect(tab.getByRole('heading', { name: 'On now' })).toBeVisible()
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await tab.close()
    })
    await expect(page).toHaveURL(/\/liveTv/)
    await page.getByRole('link', { name: 'Live', exact: true }).click()
    await expect(page).toHaveURL(/\/liveTv/)
    await page.getByRole('button', { name: 'Bring it back here' }).click()
    await goHome(page)
  })

  test('[AHEAD-14] from the floating window it goes out and comes back to the page that is there', async ({ page }) => {
    await playing(page)
    await goHome(page)
    const opened = page.context().waitForEvent('page')
    let pictures: Page | undefined
    await goesOn(page, async () => {
      await control(page, 'Picture-in-picture').click()
      pictures = await opened
      await expect(small(page)).toHaveCount(0)
    })
    await goesOn(page, async () => {
      const closed = pictures?.waitForEvent('close')
      // the window goes in the middle of the press
      await Promise.all([
        closed,
        pictures &&
          control(pictures, 'Bring it back here')
            .click()
            .catch(() => closed),
      ])
      await expect(small(page)).toBeVisible()
    })
  })

  test('[LIVE-07] without the right there is no picture-in-picture, and a channel without it closes the window', async ({
    page,
  }) => {
    const live = await playing(page)
    await openWindow(page)
    await live.tune('Arena')
    await expect(live.player.getByRole('heading', { name: 'Log in to watch Arena' })).toBeVisible()
    await expect.poll(() => ownWindow(page)).toBe(false)
    await expect(live.control('Picture-in-picture')).toHaveCount(0)
    await live.picture.advances()
  })
})

test.describe('Picture-in-picture of the browser, where it has no windows for apps', () => {
  const isOut = (page: Page) => page.evaluate(() => document.pictureInPictureElement === window.watched.video)

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'documentPictureInPicture')
    }),
  )

  test('[LIVE-12] [AHEAD-14] the video goes out and comes back, without a restart', async ({ page }) => {
    const live = await playing(page)
    await goesOn(page, async () => {
      await live.press('Picture-in-picture')
      await expect.poll(() => isOut(page)).toBe(true)
      await expect(page.getByRole('heading', { name: 'Playing in picture-in-picture' })).toBeVisible()
    })
    await goesOn(page, async () => {
      await page.getByRole('button', { name: 'Bring it back here' }).click()
      await expect.poll(() => isOut(page)).toBe(false)
      await expect(live.control('Pause')).toBeAttached()
    })
  })

  test('[ROUTE-12] [AHEAD-14] back to another page leaves it out, and it comes back into the floating window', async ({
    page,
  }) => {
    const live = await comeFromHome(page)
    await live.press('Picture-in-picture')
    await expect.poll(() => isOut(page)).toBe(true)
    await goesOn(page, async () => {
      await page.goBack()
      await expect(page).toHaveURL(/\/home$/)
    })
    expect(await isOut(page)).toBe(true)
    await goesOn(page, async () => {
      await page.evaluate(() => document.exitPictureInPicture())
      await expect(small(page)).toBeVisible()
    })
  })
})

test.describe('Presses on the picture', () => {
  /** How often something has paused since. */
  const watchPauses = (page: Page) =>
    page.locator('video').evaluate(video => {
      Object.assign(window, { pauses: 0 })
      video.addEventListener('pause', () => Object.assign(window, { pauses: Reflect.get(window, 'pauses') + 1 }))
    })
  const pauses = (page: Page) => page.evaluate(() => Reflect.get(window, 'pauses'))

  test('[LIVE-12] [UI-06] two fill the screen and leave it, and what plays never pauses; one pauses', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    await watchPauses(page)
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    const middle = { position: { x: 200, y: 120 } }
    for (const wanted of [true, false]) {
      await live.picture.video.dblclick({ ...middle, force: true })
      await expect.poll(isFull).toBe(wanted)
    }
    await live.picture.advances()
    expect(await pauses(page)).toBe(0)
    await live.picture.video.click({ ...middle, force: true })
    await expect.poll(() => pauses(page)).toBe(1)
  })
})
