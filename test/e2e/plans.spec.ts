import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { ANA, LEO } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

/** As the specification pairs them (§9), and one that it does not know. */
const PRICES = {
  USD: '$ 12.50',
  BRL: 'R$ 12.50',
  ARS: '$ 12.50',
  CLP: '$ 12.50',
  COP: '$ 12.50',
  MXN: 'MXN 12.50',
  PEN: 'S/. 12.50',
  UYU: '$U 12.50',
  ZAR: 'R 12.50',
  PHP: '₱ 12.50',
  XTS: 'XTS 12.50',
} as const

const words = (lang: string, planName: string) => ({ lang, planName, description: `${planName}, ${lang}` })

const plan = (planId: string, currency: string, planLang = [words('en', planId)]) => ({
  planId,
  price: 12.5,
  currency,
  planLang,
})

const sells = ({ control, origin }: HeadEnd, planList: readonly object[]): void =>
  control.addFault({
    call: 'planList',
    result: { planList: planList.map(each => ({ url: `${origin}/member`, ...each })) },
  })

/** The dialog over a channel that the plan does not hold. */
const openPlans = async (page: Page) => {
  await openAs(page, LEO, '/liveTv?id=1217')
  await livePage(page).press('See plans')
  return page.getByRole('dialog', { name: 'Watch Meta' })
}

const widthOf = async (dialog: Awaited<ReturnType<typeof openPlans>>): Promise<number> =>
  (await dialog.boundingBox())?.width ?? Number.NaN

/** What the buttons say that are filled with the accent, without what is told to readers alone. */
const filled = (page: Page): Promise<readonly string[]> =>
  page.getByRole('button', { name: /member site/ }).evaluateAll(buttons => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--accent)'
    const accent = getComputedStyle(probe).backgroundColor
    probe.remove()
    return buttons
      .filter(button => getComputedStyle(button).backgroundColor === accent)
      .map(({ textContent }) => textContent?.replace(/ \(.*/, '') ?? '')
  })

/** Logos that are in sight in part, or in a second line. */
const brokenLogos = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate(main => {
    const lines = [...main.querySelectorAll('[aria-hidden]:has(> span > img)')]
    if (lines.length === 0) return ['There is no line of logos']
    return lines.flatMap(line => {
      const box = line.getBoundingClientRect()
      return [...line.children]
        .map(logo => logo.getBoundingClientRect())
        .filter(
          ({ top, bottom, right }) => top < box.bottom && (top > box.top || bottom > box.bottom || right > box.right),
        )
        .map(({ top, right }) => `${right} to ${top} in a line to ${box.right}`)
    })
  })

test.describe('Plans', () => {
  test('[LANG-07] [LANG-03] [BUY-01] a price has the sign of its currency and two decimals; a currency that nobody knows shows its code', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, LEO, '/home')
    const plans = page.getByRole('main').getByRole('listitem')
    for (const [currency, price] of Object.entries(PRICES)) {
      sells(headEnd, [plan(`in ${currency}`, currency)])
      await page.goto('/my/subscribe')
      await expect(plans.filter({ hasText: `in ${currency}` }).getByText(price, { exact: true })).toBeVisible()
      headEnd.control.clearFaults()
    }
  })

  test("[BUY-01] [LANG-07] stand in one currency, that of the account's country", async ({ page, headEnd }) => {
    sells(headEnd, [plan('Dollars', 'USD'), plan('Reais', 'BRL'), plan('Pesos', 'UYU'), plan('More reais', 'BRL')])
    await openAs(page, LEO, '/my/subscribe')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(['Reais', 'More reais'])
  })

  test('[BUY-01] say what is mine, what is advised, what is saved, and which of them opens the channel that one came from', async ({
    page,
  }) => {
    const dialog = await openPlans(page)
    const card = (name: string) =>
      dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(card('Essential')).toContainText(/Your plan.*a month.*Until \d\d-\d\d-\d{4}.*Meta stays locked/)
    await expect(card('Complete')).toContainText(/Recommended.*R\$ 39\.90 a month.*Save 27%.*Opens Meta.*more than now/)
    await expect(card('Complete, a year')).toContainText(/R\$ 399\.00 a year.*R\$ 33\.25 a month.*Save 16%.*Opens Meta/)
    await expect(dialog.getByText(/^On now, until \d\d:\d\d$/)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('[BUY-01] of a month and a year of one plan only the one that was bought is mine, and the other is a change', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/my/subscribe')
    const main = page.getByRole('main')
    const card = (name: string) =>
      main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const year = card('Complete, a year')
    const month = card('Complete')
    await expect(year).toContainText(/Your plan.*Until \d\d-\d\d-\d{4}/)
    await expect(year.getByRole('button', { name: /^Renew Complete, a year/ })).toBeVisible()
    await expect(month).not.toContainText(/Your plan|Recommended|Until/)
    await expect(month.getByRole('button', { name: /^Switch to Complete/ })).toBeVisible()
    await expect(card('Essential').getByRole('button', { name: /^Switch to Essential/ })).toBeVisible()
    await page.goto('/my/account')
    const mine = main.getByRole('region', { name: 'Your plan', exact: true })
    await expect(mine).toContainText('Complete, a year')
    await expect(main.getByRole('region', { name: 'Payment', exact: true })).toContainText(/Price a year\s*R\$ 399\.00/)
    // what it sells is paid for already
    await expect(mine.getByRole('button')).toHaveCount(0)

    // the plan that was bought is not sold any more
    sells(headEnd, [
      { ...plan('A month', 'BRL'), productId: 'full', period: 'MONTH', planId: 'm' },
      { ...plan('A year', 'BRL'), productId: 'full', period: 'YEAR', planId: 'y' },
    ])
    await page.goto('/my/subscribe')
    await expect(card('A month')).toBeVisible()
    await expect(main.getByText('Your plan', { exact: true })).toHaveCount(0)
    await expect(main.getByRole('button', { name: /^Choose A (month|year)/ })).toHaveCount(2)
  })

  test('[BUY-01] one button of all plans stands out: of what is advised, else of what one has, else of the first; never of a plan that keeps locked what one came for', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, LEO, '/my/subscribe')
    await expect.poll(() => filled(page)).toEqual(['Switch to Complete'])
    await page.setViewportSize({ width: 390, height: 844 })
    const first = page.getByRole('main').getByRole('button').first()
    const lead = page.getByRole('button', { name: /^Switch to Complete \(/ })
    expect((await lead.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0)
    await page.setViewportSize({ width: 1440, height: 900 })

    await openAs(page, ANA, '/my/subscribe')
    await expect.poll(() => filled(page)).toEqual(['Renew Complete, a year'])

    sells(headEnd, [plan('One', 'BRL'), plan('Two', 'BRL')])
    await page.reload()
    await expect.poll(() => filled(page)).toEqual(['Choose One'])

    headEnd.control.clearFaults()
    sells(headEnd, [
      { ...plan('Few', 'BRL'), channelIds: ['1101'] },
      { ...plan('Many', 'BRL'), channelIds: ['1101', '1217'] },
    ])
    await openPlans(page)
    await expect.poll(() => filled(page)).toEqual(['Choose Many'])
  })

  for (const address of ['/my/account', '/my/plan', '/my/subscribe'])
    test(`[BUY-01] [SES-09] [UI-04] what a plan opens stands in one line of whole logos, however wide ${address} is`, async ({
      page,
    }) => {
      await openAs(page, LEO, address)
      await expect(
        page
          .getByRole('main')
          .getByText(/^45 channels/)
          .first(),
      ).toBeVisible()
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await brokenLogos(page), `at ${width} px`).toEqual([])
      }
    })

  test('[BUY-01] [LANG-07] a discount stands beside the price that it takes the place of, in its own currency', async ({
    page,
    headEnd,
  }) => {
    sells(headEnd, [
      { ...plan('Cheaper', 'BRL'), discountPrice: 9.9 },
      { ...plan('In dollars', 'BRL'), discountPrice: 3, discountCurrency: 'USD' },
    ])
    await openAs(page, LEO, '/my/subscribe')
    const plans = page.getByRole('main').getByRole('listitem')
    for (const [name, paid] of [
      ['Cheaper', 'R$ 9.90'],
      ['In dollars', '$ 3.00'],
    ] as const) {
      const offer = plans.filter({ hasText: name })
      await expect(offer.getByText(paid, { exact: true })).toBeVisible()
      await expect(offer.locator('s')).toHaveText('Before: R$ 12.50')
    }
  })

  test('[LANG-06] are told in the active language, else in English, else in the first that there is', async ({
    page,
    headEnd,
  }) => {
    sells(headEnd, [
      plan('all', 'BRL', [words('fr', 'Tout'), words('pt', 'Completo'), words('en', 'Complete'), words('es', 'Total')]),
      plan('without Portuguese', 'BRL', [words('fr', 'Peu'), words('en', 'Little')]),
      plan('only French', 'BRL', [words('fr', 'Rien')]),
    ])
    await openAs(page, LEO, '/my/subscribe')
    const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await expect(names).toHaveText(['Complete', 'Little', 'Rien'])
    await shell(page).chooseLanguage('pt')
    await expect(names).toHaveText(['Completo', 'Little', 'Rien'])
    await expect(page.getByRole('main').getByText('Completo, pt', { exact: true })).toBeVisible()
    await shell(page).chooseLanguage('es')
    await expect(names).toHaveText(['Total', 'Little', 'Rien'])
  })

  for (const [count, width] of [
    [0, 700],
    [1, 700],
    [2, 700],
    [3, 1036],
    [4, 1036],
  ] as const)
    test(`[BUY-01] ${count} of them are offered in a dialog of ${width} px`, async ({ page, headEnd }) => {
      sells(
        headEnd,
        Array.from({ length: count }, (_, at) => plan(`Plan ${at}`, 'BRL')),
      )
      const dialog = await openPlans(page)
      await expect(dialog.getByRole('button', { name: /^Choose Plan/ })).toHaveCount(count)
      await expect(dialog.getByText('There is no way to pay for this at the moment')).toHaveCount(count === 0 ? 1 : 0)
      await expect.poll(() => widthOf(dialog)).toBe(width)
    })

  test('[BUY-01] a plan without a page of its own says that there is no way to pay for it', async ({
    page,
    headEnd,
  }) => {
    sells(headEnd, [{ ...plan('Closed', 'BRL'), url: '' }, plan('Open', 'BRL')])
    const dialog = await openPlans(page)
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Closed' })).toContainText(
      'There is no way to pay for this at the moment',
    )
    await expect(dialog.getByRole('button', { name: /^Choose/ })).toHaveCount(1)
  })
})
