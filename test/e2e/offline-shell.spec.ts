import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANA } from './support/accounts.ts'
import { APP_DIR } from './support/appDir.ts'
import { violations } from './support/axe.ts'
import { deploy } from './support/deployment.ts'
import { favouritesPage, starredBefore } from './support/favouritesPage.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, startOperator, test } from './support/test.ts'
import { titlesHome } from './support/titlesHome.ts'
import { cached, deployAnother, isOnDevice } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(() => test.slow())

test.describe('The installed app', () => {
  test('[AHEAD-17] can be installed, opens without a network after one visit, and goes on by itself', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.reset()
    await starredBefore(headEnd, ['1301'])
    const guide = guidePage(page)
    await openAs(page, ANA, '/liveTv?view=guide')
    await expect(guide.grid.locator('[data-kind=playing]').first()).toBeVisible()
    await isOnDevice(page)

    const devtools = await context.newCDPSession(page)
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const { paths, text } = await cached(page)
    expect(paths.filter(path => !/^\/(assets\/|config\.json$|\?build=)/.test(path))).toEqual([])
    const tokens = await page.evaluate(() => Object.values(JSON.parse(localStorage['sintonia.user.tokens'])))
    expect(tokens.filter(token => typeof token === 'string' && text.includes(token))).toEqual([])

    // a browser keeps its own copies for as long as it likes
    await devtools.send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.reload()
    await expect(shell(page).offlineBar).toBeVisible()
    await expect(guide.grid.locator('[data-kind=playing]').first()).toBeVisible()
    await shell(page).isUser(ANA)

    await page.goto('/home')
    await expect(titlesHome(page).shelf('On now')).toBeVisible()
    const card = page.getByRole('main').getByRole('heading', { name: 'You are offline' })
    for (const path of ['/favorites', '/history', '/vod/type/movies']) {
      await page.goto(path)
      await expect(card.first()).toBeVisible()
    }
    expect(await violations(page)).toEqual([])
    await shell(page).header.getByRole('button', { name: 'Use the light theme' }).click()
    expect(await violations(page)).toEqual([])
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#faf8f5')
    await page.getByRole('link', { name: 'Open the guide on this device' }).click()
    await expect(guide.grid.locator('[data-kind=playing]').first()).toBeVisible()
    await page.goto('/liveTv')
    const live = livePage(page)
    await live.find('Mundo 24')
    await expect(live.star('Mundo 24')).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/favorites?list=channels')
    await expect(favouritesPage(page).channels).toHaveText(['Mundo 24'])
    await expect(shell(page).offlineBar).toBeVisible()

    await page.goto('/vod/type/movies')
    await expect(card).toBeVisible()
    const lists = headEnd.control.countOf('channelList')
    await context.setOffline(false)
    await expect(page.getByRole('main').locator('a[href^="/vod/detail/"]').first()).toBeVisible()
    await expect(card).toHaveCount(0)
    await expect(shell(page).offlineBar).toHaveCount(0)
    await expect.poll(() => headEnd.control.countOf('channelList')).toBeGreaterThan(lists)
  })

  test('[AHEAD-17] an update breaks no open tab: its own parts still answer, and the next page is the new one', async ({
    page,
    silence,
  }) => {
    silence.allow(/^foreign request: http:\/\/127\.0\.0\.1:/)
    const folder = mkdtempSync(join(tmpdir(), 'app-'))
    cpSync(APP_DIR, folder, { recursive: true })
    const operator = await startOperator({ appDir: folder })
    try {
      await page.goto(`${operator.origin}/home`)
      await isOnDevice(page)
      deployAnother(folder, /^entrance-[\w-]{7}\.js$/)
      const isWaiting = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
      await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())
      await expect.poll(isWaiting).toBe('installed')

      await shell(page).loginLink.click()
      await expect(loginPage(page).submit).toBeVisible()
      await expect(page.locator('meta[name=build]')).toHaveCount(0)
      await page.reload()
      await expect(page.locator('meta[name=build]')).toHaveCount(1)
      await expect(loginPage(page).submit).toBeVisible()
    } finally {
      await operator.close()
      rmSync(folder, { recursive: true })
    }
  })

  test('[AHEAD-17] [MODE-03] a deployment that wishes no worker gets none, and takes away the one it had', async ({
    page,
    context,
  }) => {
    await page.goto('/home')
    await isOnDevice(page)
    await deploy(context, { offline: false })
    await page.goto('/home')
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left).toEqual([0, 0])
  })

  test('[AHEAD-17] a page is asked for while the worker starts', async ({ page }) => {
    await page.goto('/home')
    await isOnDevice(page)
    const preload = page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState())
    expect(await preload).toMatchObject({ enabled: true })
  })
})
