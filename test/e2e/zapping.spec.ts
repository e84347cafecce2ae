import type { HeadEnd } from '@sintonia/operator'
import type { Locator, Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { pauseClock } from './support/pauseClock.ts'
import { openAs } from './support/signIn.ts'
import { sparingData } from './support/sparingData.ts'
import { expect, test } from './support/test.ts'

const CLICKED = [
  'Praça 1',
  'Rio Vivo',
  'Litoral',
  'Plaza Mayor',
  'Casa Clara',
  'Mirador',
  'Tarde',
  'Praça 1',
  'Rio Vivo',
]
const LAST = 'Mirador'
/** Of the list. */
const THIRD = 'Plaza Mayor'

/** The channels whose streams were asked for since the log was cleared. */
const channelsAskedFor = ({ control }: HeadEnd): ReadonlySet<string> =>
  new Set(control.requests().flatMap(({ path }) => /^\/live\/live-([a-z]+)/.exec(path)?.[1] ?? []))

/** What may be wanted next, and the rows in sight 3 s later, are asked for one after the other. */
const rowsHaveHadTheirTurn = async (page: Page, headEnd: HeadEnd): Promise<void> => {
  for (let asked = -1; asked !== channelsAskedFor(headEnd).size; await page.waitForTimeout(4_000))
    asked = channelsAskedFor(headEnd).size
}

const centreOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (box === null) throw new Error('The row is not in the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Looks at every frame of the screen how many elements can be heard; answers the most of them so far. */
const watchSounds = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const seen = { most: 0 }
    const look = (): void => {
      const heard = [...window.playedElements].filter(({ paused, muted, volume }) => !paused && !muted && volume > 0)
      seen.most = Math.max(seen.most, heard.length)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seenSounds: seen })
  })
  return () => page.evaluate(() => Reflect.get(window, 'seenSounds').most)
}

test.describe('Zapping', () => {
  test('[AHEAD-01] of ten channel-ups within two seconds the first is tuned at once, and of the others only the last is loaded', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    await page.addInitScript(sparingData)
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.player.focus()
    await pauseClock(page)
    headEnd.control.clearRequests()
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('PageUp')
      await page.clock.runFor(200)
    }
    await page.clock.resume()
    await live.plays('Arena')
    expect([...channelsAskedFor(headEnd)].filter(channel => channel !== 'aurora')).toEqual(['praca', 'arena'])
    headEnd.control.clearRequests()
    await live.picture.soundAdvances()
    await live.picture.soundAdvances()
    expect(channelsAskedFor(headEnd)).toEqual(new Set(['arena']))
  })

  test('[AHEAD-07] [AHEAD-25] the channel whose number is typed is on its way before the number is told, and no other one', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.player.focus()
    await rowsHaveHadTheirTurn(page, headEnd)
    await pauseClock(page)
    headEnd.control.clearRequests()
    await page.keyboard.type('205')
    await expect.poll(() => channelsAskedFor(headEnd)).toContain('arena')
    await live.isTuned('Aurora')
    expect([...channelsAskedFor(headEnd)].filter(channel => channel !== 'aurora')).toEqual(['arena'])
    await page.keyboard.press('Enter')
    await page.clock.resume()
    await live.plays('Arena')
  })

  test('[AHEAD-25] on a cellular network nothing comes of a channel that nobody chose', async ({ page, headEnd }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: false, type: 'cellular' } })
    })
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.tuneButton(LAST).hover()
    await live.picture.soundAdvances()
    await live.picture.soundAdvances()
    expect(channelsAskedFor(headEnd)).toEqual(new Set(['aurora']))
  })

  test('[AHEAD-25] the page tells of the channel before for a tenth of a second, and then of the one that is on its way', async ({
    page,
    headEnd,
  }) => {
    // the picture may not be there before the tenth of a second is over: then the page tells of it at once
    headEnd.control.addFault({ path: '/live/live-mirador/*', delayMs: 5_000 })
    await page.clock.install()
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await pauseClock(page)
    const address = page.url()
    const told = page.getByRole('region', { name: 'Now watching' })
    await live.tuneButton('Mirador').click()
    await page.clock.runFor(99)
    await expect(told).toContainText('Aurora')
    await expect(live.row('Aurora')).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(address)
    await page.clock.runFor(1)
    await expect(live.row('Mirador')).toHaveAttribute('aria-current', 'true')
    await expect(told).toContainText('Mirador')
    await expect(page).not.toHaveURL(address)
  })

  test('[AHEAD-01] [ROUTE-10] up and down again at once ends where it began: the address follows, however late it is', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.player.evaluate(async player => {
      const press = (key: string) => player.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      press('PageUp')
      // the address is another one, and the router has told nobody yet
      while (location.search.includes('id=1101')) await new Promise(resolve => setTimeout(resolve))
      press('PageDown')
    })
    await expect(page).toHaveURL(/id=1101/)
    await live.picture.advances()
    await live.isTuned('Aurora')
    await expect(page).toHaveURL(/id=1101/)
  })

  test('[AHEAD-01] [ROUTE-10] channel after channel, each before the router has told of the one before: the last one stays, and the address names it', async ({
    page,
  }) => {
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    const before = await page.evaluate(() => window.history.length)
    await live.player.evaluate(async player => {
      for (const key of ['PageUp', 'PageUp', 'PageUp', 'PageDown']) {
        const { search } = window.location
        player.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        while (window.location.search === search) await new Promise(resolve => setTimeout(resolve))
      }
    })
    await live.plays(THIRD)
    await expect(page).toHaveURL(/\/liveTv\?id=1103$/)
    await live.picture.advances()
    await live.isTuned(THIRD)
    await expect(page).toHaveURL(/\/liveTv\?id=1103$/)
    expect(await page.evaluate(() => window.history.length)).toBe(before)
  })

  test('[AHEAD-01] ten channels clicked one after the other end on the last one, with one sound', async ({
    page,
    headEnd,
  }) => {
    await page.addInitScript(sparingData)
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.isHeard()
    const mostSounds = await watchSounds(page)
    const places = await Promise.all([...CLICKED, LAST].map(channel => centreOf(live.tuneButton(channel))))
    for (const { x, y } of places) await page.mouse.click(x, y)
    await live.plays(LAST)
    expect(await live.picture.sounding()).toBe(1)
    expect(await mostSounds()).toBe(1)
    headEnd.control.clearRequests()
    await live.picture.soundAdvances()
    await live.picture.soundAdvances()
    expect(channelsAskedFor(headEnd)).toEqual(new Set(['mirador']))
  })

  test('[AHEAD-01] [CHAN-13] [AHEAD-07] the card of the wished channel is shown while the keys settle, and the list follows', async ({
    page,
  }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    await live.player.focus()
    await pauseClock(page)
    await page.keyboard.press('PageUp')
    // said at once, and shown
    await expect(live.player.getByText('302 Faro Notícias')).toHaveCount(2)
    await expect(live.player.getByText('302 Faro Notícias').last()).toBeVisible()
    await page.clock.resume()
    await live.plays('Faro Notícias')
    await page.keyboard.press('PageDown')
    await live.plays('Mundo 24')
    await expect(page).toHaveURL(/\?id=1301$/)
  })
})
