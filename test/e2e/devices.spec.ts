import type { Locator, Page } from 'playwright/test'
import { ANA, LEO } from './support/accounts.ts'
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
    const [playing] = control.playing('100001')
    expect(control.playing('100001')).toHaveLength(1)
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    const card = cardOf(page)
    await expect(card.getByRole('heading')).toHaveText(FULL)
    await expect(card.locator('code')).toHaveText('LIVE-OPERATOR-5006')
    await expect(card.getByRole('button', { name: /^(Play here|See plans|Pick another channel)$/ })).toHaveCount(3)
    expect(await violations(page)).toEqual([])
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await isWithin(page, `the card at ${width}`)
    }
    expect(control.playing('100001')).toEqual([playing])

    await card.getByRole('button', { name: 'Play here' }).press('Enter')
    await live.plays('Aurora')
    expect(control.playing('100001')).toHaveLength(1)
    expect(control.playing('100001')).not.toContain(playing)

    const stopped = cardOf(other)
    await expect(stopped.getByRole('heading')).toHaveText('Aurora stopped', { timeout: 60_000 })
    await stopped.getByRole('button', { name: 'Try again' }).click()
    await expect(stopped.getByRole('heading')).toHaveText(FULL)
    await first.close()
  })

  test('[AHEAD-46] a title says it too; its plans lead to the shop', async ({ page, headEnd }) => {
    await openAs(page, ANA, '/vod/detail/s101')
    headEnd.control.addFault({ call: 'playSource', errCode: 5006, message: 'too many' })
    await titlePage(page).play.click()
    const card = cardOf(page)
    await expect(card.getByRole('heading')).toHaveText(FULL)
    await expect(card.locator('code')).toHaveText('VOD-OPERATOR-5006')
    expect(await violations(page)).toEqual([])
    headEnd.control.clearFaults()
    await card.getByRole('button', { name: 'Play here' }).click()
    await picture(page).advances()

    await page.reload()
    headEnd.control.addFault({ call: 'playSource', errCode: 5006, message: 'too many' })
    await titlePage(page).play.click()
    await card.getByRole('button', { name: 'See plans' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeVisible()
  })

  test('[AHEAD-46] [AHEAD-24] a remote control goes through the card, and takes the place of the other device', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({ call: 'trackerList', errCode: 5006 })
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
    await press('ArrowDown')
    await expect(card.getByRole('button', { name: /code|report/ }).and(page.locator(':focus'))).toHaveCount(1)
    await press('ArrowUp')
    await go('ArrowLeft', here)
    headEnd.control.clearFaults()
    await page.keyboard.press('Enter')
    await livePage(page).plays('Aurora')
  })

  test('[AHEAD-46] plans are offered where they have more: not to an account that has the dearest of them', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({ call: 'trackerList', errCode: 5006 })
    for (const [account, offered] of [
      [ANA, ['Play here', 'Pick another channel']],
      [LEO, ['Play here', 'See plans', 'Pick another channel']],
    ] as const) {
      await openAs(page, account, '/my/subscribe')
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
      await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Live' }).click()
      await expect(cardOf(page).getByRole('heading')).toHaveText(FULL)
      await expect(cardOf(page).getByRole('list').getByRole('button')).toHaveText([...offered])
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

      headEnd.control.addFault({ call: 'trackerList', errCode: 5006 })
      await page.reload()
      await expect(card.getByRole('heading')).toHaveText(FULL)
      expect(await tooSmall(page)).toEqual([])
      headEnd.control.clearFaults()
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
