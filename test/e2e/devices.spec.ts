import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { isWithin } from './support/looks.ts'
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
