import { ANA } from './support/accounts.ts'
import { deploy } from './support/deployment.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

test.describe('Addresses', () => {
  test('[ROUTE-01] [ROUTE-09] any path that is no page leads home, and says so', async ({ page, headEnd }) => {
    const said = shell(page).notice.filter({ hasText: 'We could not find that page, so here is the start' })
    for (const path of ['/', '/nowhere', '/liveTv/deeper', '/vod/detail/', '/my/unknown']) {
      await page.goto(path)
      if (path !== '/') await expect(said).toBeVisible()
      await expect(page).toHaveURL(`${headEnd.origin}/home`)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(shell(page).navigation.locator('[aria-current=page]')).toHaveText('Home')
      await expect(shell(page).footer).toBeVisible()
      if (path === '/') await expect(said).toHaveCount(0)
    }
  })

  test('[ROUTE-10] [ROUTE-13] pages have real addresses: deep link, reload, back and forward; the way stands in the session storage', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    await shell(page).navigation.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('region', { name: 'Small player' })).toContainText('Mundo 24')
    expect(await page.locator('video').count()).toBe(1)
    await page.goBack()
    await expect(page).toHaveURL(/\/liveTv\?id=1301$/)
    await live.plays('Mundo 24')
    await page.goForward()
    await expect(page).toHaveURL(/\/home$/)
    await page.reload()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const way = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('sintonia.device.pagePath') ?? '[]'))
    const steps = ['liveTv', 'home', 'liveTv', 'home', 'home'].map((id, at) => ({ id, index: at + 1 }))
    await expect.poll(way).toMatchObject(steps)
  })

  test('[ROUTE-11] dataType survives navigation', async ({ page }) => {
    await page.goto('/home?dataType=7')
    await shell(page).navigation.getByRole('link', { name: 'Live' }).click()
    await expect(page).toHaveURL(/\/liveTv\?(.*&)?dataType=7/)
    await page.goto('/nowhere?dataType=7')
    await expect(page).toHaveURL(/\/home\?dataType=7$/)
  })
})

test.describe('The places', () => {
  for (const [name, width] of [
    ['header', 1440],
    ['header', 769],
    ['dock', 360],
  ] as const)
    test(`[UI-01] [ROUTE-04] [ROUTE-06] films and series are in the ${name} at ${width} px, and the place one is in is lit`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => localStorage.setItem('sintonia.device.language', '"es"'))
      await openAs(page, ANA)
      const places = page.getByRole('navigation', { name: 'Principal' })
      const lit = places.locator('[aria-current=page]')
      const series = name === 'dock' ? 'Películas' : 'Series'
      await expect(places.getByRole('link')).toHaveText(
        ['Inicio', 'En vivo', 'Guía', 'Películas', 'Series', 'Mi lista'].filter(
          each => name === 'header' || each !== 'Series',
        ),
      )
      await places.getByRole('link', { name: 'Películas' }).click()
      await expect(page).toHaveURL(/\/vod\/type\/movies$/)
      for (const [path, text] of [
        ['/vod/type/movies', 'Películas'],
        ['/vod/type/series', series],
        ['/vod/detail/s101', series],
        ['/favorites', 'Mi lista'],
        ['/history', 'Mi lista'],
      ] as const) {
        await page.goto(path)
        await expect(lit).toHaveText(text)
        await expect(shell(page).header).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })

  for (const path of ['/home', '/vod/detail/s101', '/vod/type/movies', '/liveTv'])
    test(`[UI-01] the header stays in reach on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 500 })
      await page.goto(path)
      const { header } = shell(page)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(async () => {
        await page.mouse.wheel(0, 2000)
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
      }).toPass()
      await expect(header.getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 })
      await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await header.getByRole('link', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/search/)
    })
})

test.describe('A deployment that sells live television only', () => {
  test.use({ switches: { deployment: 'live' } })

  test('[MODE-01] [MODE-03] [ROUTE-02] [ROUTE-04] [ROUTE-05] home, films and unknown paths lead to live TV', async ({
    page,
  }) => {
    for (const path of ['/home', '/vod/type/movies', '/vod/detail/m1', '/nowhere']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/liveTv(\?|$)/)
    }
    await expect(shell(page).navigation.getByRole('link')).toHaveText(['Live', 'Guide'])
    await livePage(page).plays('Aurora')
  })

  test('[MODE-06] a content mode of films alone would leave nothing of it, and changes nothing', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({ call: 'appProperties', result: { contentMode: 2 } })
    const answer = page.waitForResponse(/app\/property\/query/)
    await page.goto('/home')
    await answer
    await expect(page).toHaveURL(/\/liveTv(\?|$)/)
    await livePage(page).plays('Aurora')
    await expect(shell(page).navigation.getByRole('link')).toHaveText(['Live', 'Guide'])
  })
})

test.describe('A deployment that sells films only', () => {
  test.use({ switches: { deployment: 'vod' } })

  test('[MODE-01] [MODE-03] [ROUTE-03] live TV leads home, and nothing there leads back', async ({ page }) => {
    await page.goto('/liveTv?id=1101')
    await expect(page).toHaveURL(/\/home$/)
    await expect(shell(page).navigation.getByRole('link')).toHaveText(['Home', 'Films', 'Series'])
    await expect(page.getByRole('main')).toBeVisible()
    await shell(page).isGuest()
    await expect(shell(page).busySign).toHaveCount(0)
    await expect(page.locator('a[href^="/liveTv"]')).toHaveCount(0)
  })
})

test.describe('A deployment that sells both', () => {
  test('[UI-01] a user finds their name, the unread messages and the marquee above every page', async ({
    page,
    headEnd: { control },
  }) => {
    const { header, navigation, account, footer } = shell(page)
    control.pushAnnouncement({ msg: 'Every channel is open tonight', displayMode: [11] })
    await openAs(page, ANA)
    for (const path of ['/home', '/liveTv', '/vod/detail/s101', '/my/account']) {
      await page.goto(path)
      await expect(navigation.getByRole('link', { name: 'Live', exact: true })).toBeVisible()
      await expect(account).toHaveAccessibleName(`Account: ${ANA.name}`)
      await account.click()
      await expect(header.getByText(ANA.email)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(header.getByRole('button', { name: 'Language' })).toBeVisible()
      const mail = header.getByRole('button', { name: /^Messages, \d+ unread$/ })
      await expect(mail).toBeVisible()
      const unread = (await mail.getAttribute('aria-label'))?.replace(/\D/g, '') ?? ''
      await expect(header.getByText(unread, { exact: true })).toBeVisible()
      await expect(footer).toContainText('television from here')
      const marquee = page.getByRole('region', { name: 'Announcement', exact: true })
      await expect(marquee).toContainText('Every channel is open tonight', { timeout: 60_000 })
      const [bar, main] = [await marquee.boundingBox(), await page.getByRole('main').boundingBox()]
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0)
    }
  })

  test('[MODE-01] [UI-01] the shell has navigation, language, theme, account and footer on every page', async ({
    page,
  }) => {
    const { header, navigation, footer, loginLink } = shell(page)
    for (const path of ['/home', '/liveTv']) {
      await page.goto(path)
      await expect(navigation.getByRole('link')).toHaveText(['Home', 'Live', 'Guide', 'Films', 'Series'])
      await expect(navigation.locator('[aria-current=page]')).toHaveText(path === '/home' ? 'Home' : 'Live')
      await expect(header.getByRole('button', { name: 'Language' })).toBeVisible()
      await expect(loginLink).toBeVisible()
      await expect(footer).toContainText('television from here')
    }
    await header.getByRole('button', { name: 'Use the light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('[MODE-03] another deployment file makes another app of the same build', async ({ page }) => {
    await deploy(page, { businessType: 'live', appId: 'other-app' })
    const call = page.waitForRequest(/manifest\/property/)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/liveTv(\?|$)/)
    expect((await call).postDataJSON()).toMatchObject({ appId: 'other-app' })
  })
})

test.describe('Network', () => {
  test('[NET-05] a lost network is told in a bar, the picture comes back by itself', async ({
    page,
    context,
    silence,
  }) => {
    silence.allow(/ERR_INTERNET_DISCONNECTED/)
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await context.setOffline(true)
    await expect(shell(page).offlineBar).toBeVisible()
    await expect.poll(async () => (await live.picture.facts()).position, { timeout: 20_000 }).toBeGreaterThan(0)
    await expect(live.player.locator('[class*=buffering]')).toBeVisible({ timeout: 30_000 })
    await context.setOffline(false)
    await expect(shell(page).offlineBar).toHaveCount(0)
    await live.plays('Aurora')
  })

  test('[NET-05] an operator that nobody reaches at the start is met as soon as it answers', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ path: '/config.json', connection: 'drop' })
    headEnd.control.addFault({ call: 'manifest', connection: 'drop' })
    await page.goto('/liveTv')
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('The service cannot be reached')
    headEnd.control.clearFaults()
    await livePage(page).plays('Aurora')
  })

  test('[NET-06] a sign stands while a call is under way, from its beginning to a moment after its end', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await expect(shell(page).busySign).toHaveCount(0)
    headEnd.control.addFault({ call: 'favouriteCreate', delayMs: 600, times: 1 })
    await live.star('Praça 1').click()
    await expect(shell(page).busySign).toHaveCount(1)
    await expect(live.star('Praça 1')).toHaveAttribute('aria-pressed', 'true')
    await expect(shell(page).busySign).toHaveCount(0)
    await live.star('Praça 1').click()
    await expect(live.star('Praça 1')).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => headEnd.control.countOf('favouriteDelete')).toBe(1)
  })
})
