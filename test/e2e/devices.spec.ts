import type { HeadEnd } from '@sintonia/operator'
import { logIn, must, read, requestFor } from '@sintonia/operator/tests/support/client.ts'
import type { Locator, Page } from 'playwright/test'
import type { Endpoint } from '../../models/wire/endpoint.ts'
import { trackerList } from '../../models/wire/trackers.ts'
import { ANA, type EmailAccount, LEO, PASSWORD } from './support/accounts.ts'
import { remote } from './support/arrows.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { isWithin, tooSmall } from './support/looks.ts'
import { picture } from './support/picture.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

const FULL = 'Playing on too many devices'

const cardOf = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 2 }) })

/** A device of the account that says this of itself plays. */
const playsOn = async (agent: string, { origin }: HeadEnd, { email }: EmailAccount): Promise<void> => {
  const { tokens } = await must(logIn(origin, email, PASSWORD))
  const wish = { trackerType: 'HLS', accountName: 'any' }
  const request = requestFor(origin, trackerList as Endpoint<unknown, unknown>, wish, tokens.token)
  request.headers.set('user-agent', agent)
  await must(read(await fetch(request), trackerList))
}

/** Another device of the account plays, and no second one may. */
const fill = async (headEnd: HeadEnd, account: EmailAccount): Promise<void> => {
  headEnd.control.limitDevices(1)
  await playsOn('Firefox/140 Windows', headEnd, account)
}

test.describe('As many devices as may play', () => {
  test('[AHEAD-46] a second device is told so; playing there ends the first, and the plans are one press away', async ({
    page,
    browser,
    headEnd,
  }) => {
    test.slow()
    const { control } = headEnd
    control.limitDevices(1)
    const first = await browser.newContext({ baseURL: headEnd.origin })
    const other = await first.newPage()
    await openAs(other, ANA, '/liveTv?id=1101')
    await livePage(other).plays('Aurora')
    const playing = () => control.playing('100001').map(({ sessionId }) => sessionId)
    const before = playing()
    expect(before).toHaveLength(1)
    await expect.poll(() => control.playing('100001')[0]?.streamId).toBe('live-aurora')
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    const card = cardOf(page)
    await expect(card.getByRole('heading')).toHaveText(FULL)
    await expect(card.locator('code')).toHaveText('LIVE-OPERATOR-5006')
    await expect(card.getByRole('button', { name: /^(Play here|See plans|Pick another channel)$/ })).toHaveCount(3)
    const device = card.getByRole('listitem').filter({ hasText: 'Chrome · Linux' })
    await expect(device).toHaveText(/^Chrome · Linux ?Aurora · since \d\d:\d\d ?Stop Chrome · Linux$/)
    expect(await violations(page)).toEqual([])
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await isWithin(page, `the card at ${width}`)
    }
    expect(playing()).toEqual(before)

    await card.getByRole('button', { name: 'Play here' }).press('Enter')
    await live.plays('Aurora')
    expect(playing()).toHaveLength(1)
    expect(playing()).not.toEqual(before)

    const stopped = cardOf(other)
    await expect(stopped.getByRole('heading')).toHaveText('Aurora stopped', { timeout: 60_000 })
    await stopped.getByRole('button', { name: 'Try again' }).click()
    await expect(stopped.getByRole('heading')).toHaveText(FULL)
    await first.close()
  })

  test('[AHEAD-46] of several devices one is stopped by its name, and the others play on; in three widths', async ({
    page,
    headEnd,
  }) => {
    const { control } = headEnd
    control.limitDevices(3)
    for (const from of ['Safari/604 iPhone', 'Firefox/140 Windows', 'Edg/130 Mac OS X'])
      await playsOn(from, headEnd, ANA)
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    const card = cardOf(page)
    const stops = card.getByRole('button', { name: /^Stop / })
    await expect(stops).toHaveText(['Stop Safari · iPhone', 'Stop Firefox · Windows', 'Stop Edge · macOS'])
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await isWithin(page, `three devices at ${width}`)
      await stops.nth(2).scrollIntoViewIfNeeded()
      await expect(stops.nth(2)).toBeInViewport()
    }
    expect(await violations(page)).toEqual([])
    await stops.nth(1).click()
    await live.plays('Aurora')
    expect(control.playing('100001').map(({ device }) => device)).toEqual([
      'Safari · iPhone',
      'Edge · macOS',
      'Chrome · Linux',
    ])
  })

  test('[AHEAD-46] a session that an operator names twice stands there once', async ({ page, headEnd }) => {
    headEnd.control.limitDevices(2)
    for (const from of ['Safari/604 iPhone', 'Firefox/140 Windows']) await playsOn(from, headEnd, ANA)
    await page.route(`**${trackerList.path}`, async route => {
      const answer = await (await route.fetch()).json()
      const { sessionList } = answer.result
      await route.fulfill({ json: { ...answer, result: { sessionList: [...sessionList, ...sessionList] } } })
    })
    await openAs(page, ANA, '/liveTv?id=1101')
    const stops = cardOf(page).getByRole('button', { name: /^Stop / })
    await expect(stops).toHaveText(['Stop Safari · iPhone', 'Stop Firefox · Windows'])
  })

  test('[AHEAD-46] an operator that names another number, and no devices: it can be tried again', async ({
    page,
    headEnd,
  }) => {
    await page.route('**/config.json', async route => {
      const config = await (await route.fetch()).json()
      await route.fulfill({ json: { ...config, concurrencyLimit: 4711 } })
    })
    headEnd.control.addFault({ call: 'trackerList', errCode: 4711 })
    await openAs(page, ANA, '/liveTv?id=1101')
    const card = cardOf(page)
    await expect(card.getByRole('heading')).toHaveText(FULL)
    await expect(card.locator('code')).toHaveText('LIVE-OPERATOR-4711')
    headEnd.control.clearFaults()
    await card.getByRole('button', { name: 'Try again' }).click()
    await livePage(page).plays('Aurora')
  })

  test('[AHEAD-46] a title says it too; its plans lead to the shop', async ({ page, headEnd }) => {
    await openAs(page, ANA, '/vod/detail/s101')
    await fill(headEnd, ANA)
    await titlePage(page).play.click()
    const card = cardOf(page)
    await expect(card.getByRole('heading')).toHaveText(FULL)
    await expect(card.locator('code')).toHaveText('VOD-OPERATOR-5006')
    expect(await violations(page)).toEqual([])
    await card.getByRole('button', { name: 'Play here' }).click()
    await picture(page).advances()

    await page.reload()
    await fill(headEnd, ANA)
    await titlePage(page).play.click()
    await card.getByRole('button', { name: 'See plans' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeVisible()
  })

  test('[AHEAD-46] [AHEAD-24] a remote control goes through the card, and takes the place of the other device', async ({
    page,
    headEnd,
  }) => {
    await fill(headEnd, ANA)
    await openAs(page, ANA, '/liveTv?id=1101')
    const card = cardOf(page)
    await expect(card.getByRole('heading')).toHaveText(FULL)
    const { begin, press, go } = remote(page)
    await begin()
    const [here, plans, another] = ['Play here', 'See plans', 'Pick another channel'].map(name =>
      card.getByRole('button', { name }),
    ) as [Locator, Locator, Locator]
    await go('ArrowRight', livePage(page).player)
    await press('Enter')
    await expect(here).toBeFocused()
    await press('ArrowRight')
    await expect(plans).toBeFocused()
    await press('ArrowRight')
    await expect(another).toBeFocused()
    const stop = card.getByRole('button', { name: /^Stop / })
    await go('ArrowDown', stop)
    await press('ArrowDown')
    await expect(card.getByRole('button', { name: /code|report/ }).and(page.locator(':focus'))).toHaveCount(1)
    await press('ArrowUp')
    await go('ArrowDown', stop)
    await page.keyboard.press('Enter')
    await livePage(page).plays('Aurora')
  })

  test('[AHEAD-46] plans are offered where they have more: not to an account that has the dearest of them', async ({
    page,
    headEnd,
  }) => {
    for (const [account, offered] of [
      [ANA, ['Play here', 'Pick another channel']],
      [LEO, ['Play here', 'See plans', 'Pick another channel']],
    ] as const) {
      await fill(headEnd, account)
      await openAs(page, account, '/my/subscribe')
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
      await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Live' }).click()
      await expect(cardOf(page).getByRole('heading')).toHaveText(FULL)
      await expect(cardOf(page).getByRole('list').first().getByRole('button')).toHaveText([...offered])
    }
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('[AHEAD-46] [UI-04] has room for fingers: a blackout leads to another channel, a full account to its own device', async ({
      page,
      headEnd,
    }) => {
      headEnd.control.addFault({ call: 'trackerList', errCode: 5007 })
      await openAs(page, ANA, '/liveTv?id=1101')
      const card = cardOf(page)
      const pick = card.getByRole('button', { name: 'Pick another channel' })
      await expect(pick).toBeVisible()
      await isWithin(page, 'the card of a blackout')
      expect(await tooSmall(page)).toEqual([])
      headEnd.control.clearFaults()
      await pick.tap()
      await livePage(page).tune('Mundo 24')
      await picture(page).advances()

      await fill(headEnd, ANA)
      await page.reload()
      await expect(card.getByRole('heading')).toHaveText(FULL)
      expect(await tooSmall(page)).toEqual([])
      await card.getByRole('button', { name: 'Play here' }).tap()
      await picture(page).advances()
    })
  })

  for (const [language, words] of [
    ['es', 'no se puede ver aquí'],
    ['pt', 'não pode ser visto aqui'],
  ] as const)
    test(`[AHEAD-46] a blackout is said in ${language}, and can be tried again by keyboard`, async ({
      page,
      headEnd,
    }) => {
      await page.addInitScript(code => localStorage.setItem('sintonia.device.language', JSON.stringify(code)), language)
      headEnd.control.addFault({ call: 'trackerList', errCode: 5007 })
      await page.goto('/liveTv?id=1101')
      const card = cardOf(page)
      await expect(card.getByRole('heading')).toContainText(words)
      await expect(card.locator('code')).toHaveText('LIVE-OPERATOR-5007')
      headEnd.control.clearFaults()
      const [first, retry] = [
        card.getByRole('listitem').nth(0).getByRole('button'),
        card.getByRole('listitem').nth(1).getByRole('button'),
      ]
      await first.focus()
      await page.keyboard.press('Tab')
      await expect(retry).toBeFocused()
      await page.keyboard.press('Enter')
      await picture(page).advances()
      await expect(card).toHaveCount(0)
    })
})
