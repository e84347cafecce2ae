import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { HOUR } from '../../models/codec/instant.ts'
import { placeRelease } from '../../scripts/lib/package/release.ts'
import { APP_DIR } from './support/appDir.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { releaseAnother, rests } from './support/release.ts'
import { shell } from './support/shell.ts'
import { test as base, expect, startOperator } from './support/test.ts'
import { titlesHome } from './support/titlesHome.ts'

interface Site {
  readonly operator: HeadEnd
  /** Puts a later release beside those before it, as `npm run package -- --into` does. */
  readonly release: (name: string, minimum?: string) => void
  /** Lays an earlier release over the site. */
  readonly rollBack: (name: string) => void
}

/** An operator whose site was packaged, with the built app as its first release. */
const test = base.extend<{ readonly site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which parts are asked for
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    const [into, build] = [join(folder, 'served'), join(folder, 'build')]
    placeRelease({ build: APP_DIR, into })
    const operator = await startOperator({ appDir: join(into, 'app') })
    let day = 0
    await use({
      operator,
      release: (name, minimum) => {
        day += 1
        rmSync(build, { recursive: true, force: true })
        cpSync(APP_DIR, build, { recursive: true })
        releaseAnother(build, name)
        const version = join(build, 'version.json')
        const served = {
          ...JSON.parse(readFileSync(version, 'utf8')),
          revision: name,
          time: `2099-01-0${day}T08:00:00Z`,
        }
        writeFileSync(version, JSON.stringify(served))
        placeRelease({ build, into, ...(minimum !== undefined && { minimum }) })
      },
      rollBack: name => {
        const kept = readdirSync(join(into, 'releases')).find(each => each.endsWith(`-${name}`)) ?? ''
        cpSync(join(into, 'releases', kept), join(into, 'app'), { recursive: true })
      },
    })
    await operator.close()
    rmSync(folder, { recursive: true })
  },
  headEnd: ({ site }, use) => use(site.operator),
})

const release = (page: Page) => page.locator('meta[name=build]')
const news = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })

test.describe('A packaged app', () => {
  test.beforeEach(() => test.slow())

  test('[AHEAD-45] an open tab goes on over three releases and a rollback, and finds each of its files', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/home')
    await rests(page)
    for (const name of ['second', 'third', 'fourth']) site.release(name)

    const later = await context.newPage()
    await later.goto('/home')
    await expect(release(later)).toHaveAttribute('content', 'fourth')
    await rests(later)
    await shell(page).loginLink.click()
    await expect(loginPage(page).submit).toBeVisible()
    await page.goBack()

    site.rollBack('third')
    const latest = await context.newPage()
    await latest.goto('/home')
    await expect(release(latest)).toHaveAttribute('content', 'third')
    for (const tab of [page, later, latest]) {
      await tab.bringToFront()
      await shell(tab).navigation.getByRole('link', { name: 'Live' }).click()
      await livePage(tab).plays('Aurora')
      await shell(tab).navigation.getByRole('link', { name: 'Guide' }).click()
      await expect(guidePage(tab).grid.locator('[data-kind=playing]').first()).toBeVisible()
      await shell(tab).navigation.getByRole('link', { name: 'Home' }).click()
      await expect(titlesHome(tab).shelf('On now')).toBeVisible()
      await expect(news(tab)).toHaveCount(0)
    }
    await expect(release(page)).toHaveCount(0)
    await expect(release(later)).toHaveAttribute('content', 'fourth')
  })

  test('[AHEAD-45] a tab that is older than the operator wants is told within the hour, and loaded anew once', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await page.goto('/home')
    await rests(page)
    site.release('second')
    await page.clock.fastForward(HOUR)
    await expect(news(page)).toHaveCount(0)
    site.release('third', '2099-01-01T08:00:00Z')
    await page.clock.fastForward(HOUR)
    await expect(news(page)).toBeVisible()
    await page.clock.runFor(5000)
    await expect(release(page)).toHaveAttribute('content', 'third')
    await rests(page)
    await page.clock.fastForward(HOUR)
    await expect(news(page)).toHaveCount(0)
  })
})
