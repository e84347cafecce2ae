import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { APP_DIR } from './support/appDir.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { missFile, releaseAnother, rests } from './support/release.ts'
import { shell } from './support/shell.ts'
import { test as base, expect, FAILED_REQUEST, FAILED_SCRIPT, startOperator } from './support/test.ts'
import { titlesHome } from './support/titlesHome.ts'
import { passTime } from './support/trouble.ts'

interface Deployed {
  readonly operator: HeadEnd
  /** From now on the operator has another release, and no file of this one. */
  readonly release: () => void
}

/** An operator of the test's own, with an app of its own. */
const test = base.extend<{ readonly deployed: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which parts are asked for
  deployed: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'app-'))
    cpSync(APP_DIR, folder, { recursive: true })
    const operator = await startOperator({ appDir: folder })
    await use({ operator, release: () => releaseAnother(folder) })
    await operator.close()
    rmSync(folder, { recursive: true })
  },
  headEnd: ({ deployed }, use) => use(deployed.operator),
})

const news = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })
const loadNow = (page: Page) => news(page).getByRole('button', { name: 'Load now' })
const isNew = (page: Page) => expect(page.locator('meta[name=build]')).toHaveCount(1)
const isOld = (page: Page) => expect(page.locator('meta[name=build]')).toHaveCount(0)

const filesAskedFor = ({ control }: HeadEnd): number =>
  control.requests().filter(({ path }) => path.startsWith('/assets/')).length

test.describe('After a release, a page without its worker', () => {
  test.beforeEach(({ silence }) => {
    test.slow()
    silence.allow(FAILED_REQUEST, FAILED_SCRIPT, /^error: Refused to apply style/)
  })

  test('[AHEAD-17] says that there is a new version, and is loaded anew where the viewer wanted to go', async ({
    page,
    deployed,
  }) => {
    await page.goto('/home')
    await rests(page)
    deployed.release()
    await shell(page).loginLink.click()
    await expect(news(page)).toBeVisible()
    await isNew(page)
    await expect(loginPage(page).submit).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await rests(page)
    await expect(news(page)).toHaveCount(0)
  })

  test('[AHEAD-17] comes back as far down as it was', async ({ page, deployed }) => {
    await page.goto('/home')
    await rests(page)
    await expect(titlesHome(page).shelf('On now')).toBeVisible()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    deployed.release()
    await missFile(page)
    await isNew(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  })

  test('[AHEAD-17] plays on: it waits until the picture is over, asks for no more files, and the viewer may have it at once', async ({
    page,
    deployed: { operator, release },
  }) => {
    await page.clock.install()
    const live = livePage(page)
    await page.goto('/liveTv?id=1101')
    await live.plays('Aurora')
    await rests(page)
    release()
    await shell(page).loginLink.click()
    await expect(news(page)).toBeVisible()
    const asked = filesAskedFor(operator)
    await passTime(page, operator, 30 * SECOND)
    await live.picture.advances()
    await isOld(page)
    expect(filesAskedFor(operator)).toBe(asked)
    await loadNow(page).click()
    await isNew(page)
    await expect(loginPage(page).submit).toBeVisible()
  })

  test('[AHEAD-17] [SES-07] nothing that is typed is lost: it waits for the form, and what may be kept is there again', async ({
    page,
    deployed,
  }) => {
    await page.clock.install()
    await page.goto('/login')
    const login = loginPage(page)
    await login.email.fill(ANA.email)
    await login.password.fill('not-for-the-disk')
    await rests(page)
    deployed.release()
    await missFile(page)
    await expect(loadNow(page)).toBeVisible()
    await passTime(page, deployed.operator, 30 * SECOND)
    await isOld(page)
    await loadNow(page).click()
    await isNew(page)
    await expect(login.email).toHaveValue(ANA.email)
    await expect(login.password).toHaveValue('')
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).not.toContain('not-for-the-disk')
  })

  test('[AHEAD-17] [NET-05] a file that does not come while the operator has the same release is an outage: nothing is said', async ({
    page,
  }) => {
    await page.goto('/home')
    await rests(page)
    const answer = page.waitForResponse(response => new URL(response.url()).pathname === '/')
    await missFile(page)
    await (await answer).finished()
    await missFile(page)
    await expect(news(page)).toHaveCount(0)
  })
})
