import type { Page } from 'playwright/test'
import { addMs, HOUR, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { longProgramme } from './support/broadcast.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { logInAs, openAs, openBare } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

/** The guide's database then stands in the page, where it can be broken. */
const withoutWorker = (page: Page) => page.route(/assets\/worker-/, route => route.fulfill({ status: 404 }))

const full = (page: Page) =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
  })

const blocked = (page: Page) =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    IDBFactory.prototype.open = refuse
  })

/** Of what the specification wants kept, that which is there once somebody has watched (spec §3). */
const KEPT = ['user.tokens', 'user.drmTemplates', 'user.favouriteIds', 'device.language', 'device.appProperties']

const KEEPS_NOTHING = 'This browser saves nothing: settings and login end with this page'

test.describe('A device that keeps nothing', () => {
  for (const [what, breakIt] of Object.entries({ 'is full': full, 'is blocked, as in private windows': blocked })) {
    test(`[STORE-01] [EPG-01] [CHAN-08] its storage ${what}: it is said once, live TV, guide and favourites work, the account keeps them`, async ({
      page,
      silence,
    }) => {
      silence.allow(FAILED_REQUEST)
      await withoutWorker(page)
      await breakIt(page)
      const notice = shell(page).toast.filter({ hasText: KEEPS_NOTHING })
      await page.goto('/login')
      await expect(notice).toHaveCount(1)
      await expect(notice).toBeVisible()
      await logInAs(page, ANA, '/liveTv?id=1101')
      const live = livePage(page)
      await live.plays('Aurora')
      await expect(live.tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, \S.+/)
      await live.find('Praça 1')
      const before = await live.star('Praça 1').getAttribute('aria-pressed')
      await live.star('Praça 1').click()
      await expect(live.star('Praça 1')).not.toHaveAttribute('aria-pressed', before ?? '')
      const after = (await live.star('Praça 1').getAttribute('aria-pressed')) ?? ''
      await page.getByRole('link', { name: 'Guide', exact: true }).locator('visible=true').click()
      await expect(guidePage(page).cells.first()).toBeVisible()
      await expect(guidePage(page).grid.locator('[data-kind=playing]').first()).toBeVisible()
      await live.picture.advances()
      await expect(notice).toHaveCount(0)
      // without storage a reload forgets the session: the account itself has forgotten nothing
      await page.reload()
      await shell(page).isGuest()
      await logInAs(page, ANA, '/liveTv?id=1101')
      await live.find('Praça 1')
      await expect(live.star('Praça 1')).toHaveAttribute('aria-pressed', after)
    })
  }

  test('[STORE-01] [SES-05] [AHEAD-18] it becomes full later: what was kept before is still there after a reload', async ({
    page,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await withoutWorker(page)
    await logInAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    await shell(page).chooseLanguage('es')
    await full(page)
    await page.goto('/liveTv')
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
    await live.isTuned('Aurora')
    await live.picture.advances()
    await shell(page).isUser(ANA)
  })
})

test.describe('A device that kept what nobody can read', () => {
  for (const [what, broken] of Object.entries({
    'half a text': '{"broken',
    'a text of another kind': '{"broken":[{}]}',
  }))
    test(`[STORE-01] ${what}: each value is dropped and told, the app starts as on a new device and keeps again`, async ({
      page,
      headEnd,
    }) => {
      await openAs(page, ANA, '/liveTv?id=1301')
      const live = livePage(page)
      await live.plays('Mundo 24')
      await live.star('Mundo 24').click()
      await shell(page).chooseLanguage('es')
      await openBare(page)
      const names = await page.evaluate(text => {
        const ours = Object.keys(localStorage).filter(name => name.startsWith('sintonia.'))
        for (const name of ours) localStorage.setItem(name, text)
        return ours
      }, broken)
      expect(names).toEqual(expect.arrayContaining(KEPT.map(name => `sintonia.${name}`)))

      await page.goto('/liveTv')
      await shell(page).isGuest()
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
      await live.plays('Aurora')
      await setVisible(page, false)
      await setVisible(page, true)
      const told = () => headEnd.control.fieldFaults().map(({ code }) => code)
      await expect.poll(told).toContainEqual(expect.stringContaining('sintonia.device.language'))
      await logInAs(page, ANA, '/liveTv?id=1101')
      await live.plays('Aurora')
      await shell(page).chooseLanguage('pt')
      await page.reload()
      await shell(page).isUser(ANA)
      await expect(page.locator('html')).toHaveAttribute('lang', /^pt/)
      const left = () =>
        page.evaluate(text => Object.keys(localStorage).filter(name => localStorage[name] === text), broken)
      await expect.poll(left).toEqual([])
    })
})

test.describe('A device whose clock is three hours off', () => {
  for (const hours of [-3, 3]) {
    test(`[AHEAD-31] [LIVE-02] [CATCH-01] ${hours} h: live is live, twenty minutes back are twenty minutes, a finished programme is caught up on`, async ({
      page,
      headEnd,
    }) => {
      const { programme } = longProgramme('1101', headEnd.control.now(), 40)
      headEnd.control.moveClock({ to: addMs(programme.start, 35 * MINUTE) })
      await page.clock.install({ time: headEnd.control.now() + hours * HOUR })
      await openAs(page, ANA, '/liveTv?id=1101')
      const live = livePage(page)
      const bar = progressBar(page)
      const lag = async () => headEnd.control.now() - (await live.picture.programDateTime())
      await live.plays('Aurora')
      await bar.wake()
      await expect(live.player.locator('[class*=pill]')).toHaveAttribute('data-lit', 'true')
      expect(await lag()).toBeLessThan(20 * SECOND)
      const wished = addMs(headEnd.control.now(), -20 * MINUTE)
      await bar.press(programme, wished)
      await expect.poll(lag).toBeGreaterThan(10 * MINUTE)
      await live.picture.advances()
      expect(Math.abs((await lag()) - 20 * MINUTE)).toBeLessThan((await bar.grain(programme)) + 8 * SECOND)
      const { programme: before } = longProgramme('1101', programme.start, 30)
      await page.goto(`/liveTv?id=1101&start=${before.start}`)
      await live.plays('Aurora')
      const into = (await live.picture.programDateTime()) - before.start
      expect(into).toBeGreaterThanOrEqual(0)
      expect(into).toBeLessThan(30 * SECOND)
    })
  }
})
