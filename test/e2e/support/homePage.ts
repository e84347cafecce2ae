import { expect, type Page } from 'playwright/test'

/** The home page of a deployment with live television, in the words of any language. */
export const homePage = (page: Page) => {
  const main = page.getByRole('main')
  const banner = main.locator('section').first()
  return {
    main,
    banner,
    bannerTitle: banner.getByRole('heading', { level: 2 }),
    bannerPicture: banner.locator('img').first(),
    watchNow: banner.getByRole('link', { name: /^(Watch now|Ver ahora|Assistir agora)$/ }),
    rail: (name: string) => main.getByRole('region', { name, exact: true }),
    cards: main.getByRole('listitem').getByRole('link'),
    open: async (): Promise<void> => {
      await page.goto('/home')
      await expect(main.getByRole('region').first()).toBeVisible()
    },
  }
}

/** The operator wants the home page in its live form. */
export const wantLiveForm = async (page: Page): Promise<void> => {
  await page.route('**/api/account/app/property/query/v3', async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    const layoutConfig = { ...body.result.layoutConfig, home_live_layout_switch: 1, home_live_category: 'news,general' }
    await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, layoutConfig } } })
  })
}

/** How much of the page has jumped since it began, as the browser counts it (layout shift). */
export const countJumps = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const jumps = { sum: 0 }
    Object.assign(window, { jumps })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) jumps.sum += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'jumps'), 'sum')))
}
