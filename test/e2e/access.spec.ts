import type { Locator, Page } from 'playwright/test'
import { ANA, PASSWORD } from './support/accounts.ts'
import { fadesEnd, violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { unseenFocus } from './support/wcag.ts'

const THEMES = ['dark', 'light'] as const

/** As the switch does it, without a press that would move the focus. */
const show = async (page: Page, theme: (typeof THEMES)[number]): Promise<void> => {
  await page.evaluate(name => {
    document.documentElement.dataset.theme = name
  }, theme)
  await fadesEnd(page)
}

const violationsInBoth = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found: string[] = []
  for (const theme of THEMES) {
    await show(page, theme)
    found.push(...(await violations(page)).map(each => `${theme}: ${each}`))
  }
  return found
}

/** How light a text is, from 0 to 1: on a picture it has to be light in both themes, which axe cannot see. */
const lightnessOf = (text: Locator): Promise<number> =>
  text.evaluate(element => {
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) return 0
    pen.fillStyle = getComputedStyle(element).color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / (3 * 255)
  })

const focused = (page: Page) => page.locator(':focus')

/** Of a page whose list of programmes is all to come: each of them has its bell. */
const MOST_STOPS = 80

/** Walks on by Tab until the focus is where it should come to; every stop on the way must be seen. */
const tabTo = async (page: Page, isThere: (name: string) => boolean): Promise<void> => {
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab')
    const name = await focused(page).evaluate(
      element => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
    )
    await expect(focused(page)).toBeInViewport()
    if (isThere(name)) return
  }
  throw new Error('The focus does not get there by Tab')
}

test.describe('In both themes', () => {
  test.beforeEach(async ({ page, silence }) => {
    test.slow()
    silence.allow(/axe\.utils\.preloadMedia/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  test('[UI-05] live TV is accessible while it plays, with its menus open', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.player.hover()
    expect(await violationsInBoth(page)).toEqual([])
    await live.press(/^Quality: /)
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
    await page.keyboard.press('Escape')
    await live.tune('Radio Alba')
    await live.picture.soundAdvances()
    expect(await violationsInBoth(page)).toEqual([])
  })

  test('[UI-05] a locked channel, a failed one and one that is gone are accessible', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const live = livePage(page)
    await live.open('?id=1205')
    await expect(live.control('Log in')).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
    headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
    await live.tune('Mundo 24')
    await expect(live.player.getByRole('alert')).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
    await live.open('?id=nowhere')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
  })

  test('[UI-05] a list that could not be loaded, and an app that could not start, are accessible', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ call: 'channelList', status: 500 })
    await page.goto('/liveTv')
    await expect(page.getByRole('heading', { name: 'The channels could not be loaded' })).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
    headEnd.control.addFault({ call: 'manifest', status: 500 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The service cannot be reached' })).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
  })

  test('[UI-05] the login page is accessible, empty, with its errors and refused', async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await expect(login.submit).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
    for (const theme of THEMES) {
      await show(page, theme)
      expect(await lightnessOf(page.getByText('Pick up where the evening left off.'))).toBeGreaterThan(0.9)
    }
    await login.submit.click()
    await expect(login.email).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsInBoth(page)).toEqual([])
    await login.choosePhone()
    await login.submit.click()
    await expect(login.phone).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsInBoth(page)).toEqual([])
    await page.getByRole('tab', { name: 'Email' }).click()
    await login.logIn(ANA, 'wrong-one')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
  })
})

/** Thirty stops by Tab from the beginning of the page, the focus seen at each. */
const showsFocus = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(
    page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
  ).toBeVisible()
  let stops = 0
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement !== document.body)) stops += 1
    expect(await unseenFocus(page), path).toBeUndefined()
  }
  expect(stops, path).toBeGreaterThan(8)
}

test.describe('By keyboard alone', () => {
  test('[UI-05] the focus is seen at every stop of every open page', async ({ page }) => {
    test.slow()
    for (const path of ['/home', '/liveTv', '/vod/type/movies', '/vod/detail/s101', '/search', '/favorites', '/login'])
      await showsFocus(page, path)
  })

  test('[UI-05] the focus is seen at every stop of the guide and of what only a user has', async ({ page }) => {
    test.slow()
    await openAs(page, ANA)
    for (const path of ['/liveTv?view=guide', '/history', '/my/account', '/my/profile', '/my/plan', '/my/subscribe'])
      await showsFocus(page, path)
  })

  test('[UI-05] [CHAN-06] a channel is reached and tuned, and the focus stays on it', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Skip to content')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, name => /^101 Aurora/.test(name))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(live.tuneButton('Plaza Mayor')).toBeFocused()
    await page.keyboard.press('Enter')
    await live.plays('Plaza Mayor')
    await expect(live.tuneButton('Plaza Mayor')).toBeFocused()
    await page.keyboard.press('End')
    await expect(live.tuneButton('Cais Jazz')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(live.tuneButton('Aurora')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(live.star('Aurora')).toBeFocused()
  })

  test('[UI-05] [UI-06] the player’s keys and its quality menu', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.player.focus()
    await page.keyboard.press('k')
    await live.picture.standsStill()
    await expect(live.control('Play')).toBeAttached()
    await page.keyboard.press('Space')
    await live.picture.advances()
    await page.keyboard.press('m')
    const { isMuted } = await live.picture.facts()
    await page.keyboard.press('m')
    await expect.poll(async () => (await live.picture.facts()).isMuted).toBe(!isMuted)
    await tabTo(page, name => name.startsWith('Quality'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Auto' })).toBeFocused()
    await page.keyboard.press('l')
    await expect(page.getByRole('menuitemradio', { name: 'LQ' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await live.picture.facts()).height).toBe(180)
    await expect(live.control('Quality: LQ')).toBeFocused()
  })

  test('[UI-05] [AUTH-01] a person logs in without a pointer', async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await expect(login.submit).toBeVisible()
    await tabTo(page, name => name === 'Email')
    await page.keyboard.press('Tab')
    await expect(login.email).toBeFocused()
    await page.keyboard.type(ANA.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await shell(page).isUser(ANA)
  })
})

test.describe('From a phone to a wide screen', () => {
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  test('[UI-04] up to 768 px the dock stands in place of the navigation', async ({ page }) => {
    await page.goto('/liveTv')
    const [header, dock] = [shell(page).navigation, page.getByRole('navigation').last()]
    await page.setViewportSize({ width: 769, height: 900 })
    await expect(header).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(1)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(header).toBeHidden()
    await expect(dock).toBeVisible()
    await dock.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/home$/)
    const box = await dock.boundingBox()
    expect(box?.y ?? 0).toBeGreaterThan(800)
  })

  test('[UI-04] [UI-03] from 320 to 2560 px nothing lies outside the page', async ({ page, headEnd, silence }) => {
    silence.allow(FAILED_REQUEST)
    const live = livePage(page)
    const login = live.control('Log in')
    const copy = live.player.getByRole('alert').getByRole('button', { name: 'Copy code' })
    const atEveryWidth = async (look: () => Promise<void>): Promise<void> => {
      for (const width of [320, 360, 768, 1100, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        await look()
        expect(await overflow(page), `${page.url()} at ${width} px`).toBe(0)
      }
    }
    await live.open()
    await atEveryWidth(async () => {
      await live.part('Channels')
      await expect(live.row('Aurora')).toBeInViewport()
    })
    await live.open('?id=1205')
    await atEveryWidth(async () => {
      await expect(login).toBeInViewport({ ratio: 1 })
      await expect(live.control('Pick another channel')).toBeInViewport({ ratio: 1 })
    })
    headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
    await live.open('?id=1301')
    await atEveryWidth(() => expect(copy).toBeInViewport({ ratio: 1 }))
    for (const path of ['/home', '/login']) {
      await page.goto(path)
      await atEveryWidth(() => expect(page.getByRole('main').getByRole('link').first()).toBeVisible())
    }
  })

  test('[UI-04] on a phone a channel is tuned with a finger and the picture stays in sight', async ({
    browser,
    headEnd,
  }) => {
    const phone = await browser.newContext({
      baseURL: headEnd.origin,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: 'en',
    })
    const page = await phone.newPage()
    const live = livePage(page)
    await live.open()
    await live.part('Channels')
    await expect(live.tuneButton('Aurora')).toBeVisible()
    await live.tuneButton('Plaza Mayor').scrollIntoViewIfNeeded()
    await live.tuneButton('Plaza Mayor').tap()
    await expect(page).toHaveURL(/id=1103$/)
    await live.picture.advances()
    await expect(live.player).toBeInViewport()
    await phone.close()
  })
})
