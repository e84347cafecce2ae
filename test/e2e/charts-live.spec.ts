import { readFileSync, writeFileSync } from 'node:fs'
import { type BrowserContext, test as plain } from 'playwright/test'
import type { Recording } from '../../models/recorder.ts'
import { ANA, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { chartsPage } from './support/chartsPage.ts'
import { EXPLORER, readExplorer } from './support/explorer.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { expect, FAILED_REQUEST, pathInRepo, test } from './support/test.ts'

/** The explorer's page as it is made for the development server. */
const viewer = (): string => readExplorer().replace('id="data">{', 'id="data">{"isLive":true,')

/** The viewer stands on the app's origin, as the development server has it; the app is the built one. */
const openViewer = async (context: BrowserContext, address = '') => {
  await context.route('**/charts/', route => route.fulfill({ contentType: 'text/html', body: viewer() }))
  const page = await context.newPage()
  await page.goto(`/charts/${address}`)
  return chartsPage(page)
}

test.describe('The live viewer of the statecharts', () => {
  test('[AHEAD-29] lights the states of the player, and follows the clicks in the app', async ({ page, context }) => {
    const viewer = await openViewer(context, '#livePlayer')
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    await expect(viewer.status).toHaveText('Connected to the app.')
    await expect(viewer.lit('livePlayer.viewing.watching.playing')).toHaveCount(1)
    await live.press('Pause')
    await expect(viewer.lit('livePlayer.viewing.watching.paused.near')).toHaveCount(1)
    await expect(viewer.lit('livePlayer.viewing.watching.playing')).toHaveCount(0)
    await expect(viewer.fired.first()).toBeAttached()
    await expect(viewer.event('viewer.pause').first()).toBeVisible()

    await viewer.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await viewer.page.emulateMedia({ media: 'print' })
    await expect(
      viewer.page.locator('.sheet [data-state="livePlayer.viewing.watching.paused.near"].is-now'),
    ).toBeVisible()
    await expect(viewer.events).toBeHidden()
  })

  test('[AHEAD-29] finds the app by itself; stands still while it goes on; steps back, forward and to now', async ({
    page,
    context,
  }) => {
    const viewer = await openViewer(context, '#login')
    await expect(viewer.status).toContainText('No page of the app answers')
    await expect(viewer.page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/')
    await loginPage(page).open()
    await expect(viewer.status).toHaveText('Connected to the app.')
    await loginPage(page).logIn(ANA, 'wrong password')
    await expect(viewer.lit('login.form.refused')).toHaveCount(1)

    await viewer.actors.selectOption('login')
    await viewer.pause.click()
    const listed = await viewer.events.getByRole('listitem').count()
    await loginPage(page).password.fill('another')
    await expect(viewer.where).toContainText('more since')
    await expect(viewer.lit('login.form.refused')).toHaveCount(1)
    expect(await viewer.events.getByRole('listitem').count()).toBe(listed)

    await expect(viewer.chosen).toContainText('done.actor.logIn')
    await viewer.back.click()
    await expect(viewer.chosen).toContainText('viewer.submit')
    await expect(viewer.lit('login.submitting')).toHaveCount(1)
    await viewer.forward.click()
    await viewer.forward.click()
    await expect(viewer.chosen).toContainText('viewer.changePassword')
    await viewer.back.click()
    await expect(viewer.lit('login.form.refused')).toHaveCount(1)
    await viewer.now.click()
    await expect(viewer.lit('login.form.settled')).toHaveCount(1)
    await expect(viewer.page.getByText(/^Now in/)).toBeVisible()
  })

  test('[AHEAD-29] shows neither password nor token, and finds an app that is loaded anew', async ({
    page,
    context,
  }) => {
    test.slow()
    const viewer = await openViewer(context, '#session')
    await loginPage(page).open()
    await expect(viewer.status).toHaveText('Connected to the app.')
    await loginPage(page).logIn(ANA)
    await expect(viewer.lit('session.identity.user.active')).toHaveCount(1)
    await viewer.event('viewer.submit').last().click()
    await expect(viewer.page.getByRole('heading', { level: 1 })).toHaveText('Login')
    await expect(viewer.page.locator('pre')).toContainText('"password"')
    const kept = await page.evaluate(() => localStorage.getItem('sintonia.user.tokens') ?? '')
    const tokens = kept.match(/[\w.-]{24,}/g) ?? []
    expect(tokens.length).toBeGreaterThan(0)
    for (const secret of [PASSWORD, ANA.email, ...new Set(tokens)]) {
      await viewer.words.fill(secret)
      await expect(viewer.events.getByRole('listitem'), secret).toHaveCount(0)
    }
    await viewer.words.fill('')

    await viewer.page.goto('/charts/#app')
    const loaded = viewer.event('a page of the app was opened')
    await viewer.page.reload()
    // a page begins with more events than the list shows at once
    await viewer.words.fill('opened')
    await expect(loaded).toHaveCount(1)
    await page.reload()
    await expect(loaded).toHaveCount(2)
    await expect(viewer.status).toHaveText('Connected to the app.')
    await page.close()
    await expect(viewer.status).toContainText('No page of the app answers')
  })

  test('[AHEAD-29] is accessible and fits, wide and narrow, dark and light', async ({ page, context }) => {
    test.slow()
    const viewer = await openViewer(context)
    await page.goto('/login')
    await viewer.event('started').first().click()
    for (const [width, scheme, address] of [
      [1440, 'dark', 'session'],
      [768, 'light', ''],
      [360, 'dark', 'login'],
    ] as const) {
      await viewer.page.setViewportSize({ width, height: 900 })
      await viewer.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await viewer.page.evaluate(hash => {
        location.hash = hash
      }, address)
      await expect(viewer.chosen).toBeVisible()
      expect(await violations(viewer.page), `${width} ${scheme}`).toEqual([])
      expect(await viewer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  test('[AHEAD-27] a report that the app has saved is played back: no warning, and the failure lit', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ call: 'manifest', status: 503 })
    await page.goto('/home')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('alert').getByRole('button', { name: 'Save report' }).click(),
    ])
    const viewer = await openViewer(context, '#app')
    await viewer.choose(await download.path())
    await expect(viewer.status).toHaveText(/: \d actors, \d+ events\.$/)
    await viewer.actors.selectOption('app')
    await viewer.event('done.actor.loadOperator').click()
    await expect(viewer.page.locator('.warning')).toHaveCount(0)
    await expect(viewer.lit('app.failed')).toHaveCount(1)
    await expect(viewer.fired.first()).toBeAttached()
    await viewer.back.click()
    await expect(viewer.lit('app.loadingManifest')).toHaveCount(1)
  })
})

plain.describe('A file of the flight recorder in the explorer', () => {
  const hashes: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(pathInRepo('docs/statecharts/hashes.json'), 'utf8'),
  )
  const hashOf = (name: string) => hashes[name] ?? ''
  const at = (ms: number) => 1_790_000_000_000 + ms
  const shown = (identity: unknown) => ({ identity, tab: 'shown' })
  const record = (hash: string) =>
    ({
      format: 'sintonia-recorder/1',
      version: '0.1.0',
      charts: {
        session: {
          chart: 'session',
          hash,
          events: [
            { at: at(0), event: { type: 'xstate.init', input: {} }, state: shown('restoring') },
            { at: at(40), event: { type: 'xstate.done.actor.restore', output: '•••' }, state: shown('visiting') },
            {
              at: at(90),
              event: { type: 'xstate.done.actor.visit', output: '<img src=x onerror="document.title=1">' },
              state: shown({ guest: 'active' }),
            },
          ],
        },
      },
    }) as unknown as Recording

  const saved = (outputDir: string, text: string): string => {
    const file = `${outputDir}-record.json`
    writeFileSync(file, text)
    return file
  }

  plain(
    '[AHEAD-27] is played back step by step, from the file system and by keys alone',
    async ({ page }, { outputDir }) => {
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await page.goto(EXPLORER)
      const explorer = chartsPage(page)
      await explorer.choose(saved(outputDir, JSON.stringify(record(hashOf('session')))))
      await expect(explorer.status).toHaveText(/record\.json, build 0\.1\.0: 1 actor, 3 events\.$/)
      await expect(page).toHaveURL(/#session$/)
      await expect(explorer.lit('session.identity.guest.active')).toHaveCount(1)
      await expect(explorer.chosen).toContainText('done.actor.visit')
      await expect(page.locator('pre')).toContainText('<img src=x onerror=')
      expect(await page.locator('pre img').count()).toBe(0)

      await explorer.chosen.focus()
      await page.keyboard.press('ArrowUp')
      await expect(explorer.lit('session.identity.visiting')).toHaveCount(1)
      await expect(explorer.chosen).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(explorer.lit('session.identity.restoring')).toHaveCount(1)
      await page.keyboard.press('ArrowUp')
      await expect(explorer.page.getByText('Did not run then')).toBeVisible()
      await page.keyboard.press('End')
      await expect(explorer.lit('session.identity.guest.active')).toHaveCount(1)
      expect(asked.filter(url => url !== EXPLORER)).toEqual([])

      await page.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(explorer.events).toHaveCount(0)
      await expect(page.locator('.is-now')).toHaveCount(0)
      await expect(page.getByRole('toolbar', { name: 'Steps' })).toBeHidden()
    },
  )

  plain(
    '[AHEAD-27] of an older chart is played with a warning; what is no record is refused in words',
    async ({ page }, { outputDir }) => {
      await page.goto(EXPLORER)
      const explorer = chartsPage(page)
      await explorer.drop(saved(outputDir, JSON.stringify(record('0123'))))
      await expect(page.getByText('The chart Session has changed since this was recorded (then 0123')).toBeVisible()
      await expect(explorer.lit('session.identity.guest.active')).toHaveCount(1)
      await page.reload()
      await explorer.choose(pathInRepo('package.json'))
      await expect(
        page.getByText('package.json is no record of the flight recorder. It does not say that its format is'),
      ).toBeVisible()
      await explorer.drop(pathInRepo('docs/statecharts/session.svg'))
      await expect(page.getByText('It is not JSON.')).toBeVisible()
    },
  )
})
