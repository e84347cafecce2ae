import { LEO } from './support/accounts.ts'
import { countJumps, homePage, wantLiveForm } from './support/homePage.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { stillOfShow } from './support/stills.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const CHOICE = ['channelBanners', 'homeRecommendations']
const GUIDE = ['epgDay', 'epgDays']
const CALM = 0.02

test.describe('The home page in its live form', () => {
  test.beforeEach(({ page }) => wantLiveForm(page))

  test('[CHAN-12] [ROUTE-10] the banner shows a channel of the operator, and one press watches it', async ({
    page,
  }) => {
    const home = homePage(page)
    await home.open()
    await expect(home.bannerPicture).toHaveAttribute('src', /^\/art\/printed\/programmes\/\w+-1920x1080\.avif$/)
    const channel = await home.banner.locator('p span').nth(1).textContent()
    await home.watchNow.click()
    await expect(page).toHaveURL(/\/liveTv\?id=\d+$/)
    await livePage(page).plays(channel ?? '')
  })

  test('[CHAN-12] no card is an empty box, and the recommended channels stand first with their pictures', async ({
    page,
  }) => {
    const home = homePage(page)
    await home.open()
    const first = home.rail('On now').getByRole('listitem').first()
    await expect(first.locator('img').first()).toHaveAttribute('src', stillOfShow('640x360'))
    const bare = home.cards.filter({ hasNot: page.locator('[data-surface=picture] img') })
    await expect(bare).toHaveCount(0)
  })

  test('[CHAN-14] [ROUTE-10] shows the groups that the operator names, in its order; each leads to its channels', async ({
    page,
  }) => {
    const home = homePage(page)
    await home.open()
    await expect(home.main.getByText('Cadena Nacional')).toHaveCount(0)
    await expect(home.main.getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
      'On now',
      'News',
      'General',
    ])
    await home
      .rail('News')
      .getByRole('link', { name: /^See more/ })
      .click()
    await expect(page).toHaveURL(/\/liveTv\?columnId=news/)
    await expect(page.getByRole('tab', { name: 'News' })).toHaveAttribute('aria-selected', 'true')
  })

  test('[LANG-01] another language changes the words of the banner too, without a reload', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    const english = await home.bannerTitle.textContent()
    await shell(page).chooseLanguage('pt')
    await expect(home.bannerTitle).not.toHaveText(english ?? '')
    await expect(home.watchNow).toHaveText('Assistir agora')
    await expect(home.rail('No ar agora')).toBeVisible()
  })

  test('[CHAN-12] without the operator’s choice a channel stands in the banner with what is on it', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    for (const call of CHOICE) headEnd.control.addFault({ call, status: 500 })
    const home = homePage(page)
    await home.open()
    await expect(home.bannerPicture).toHaveAttribute('src', /^\/art\/printed\/programmes\/\w+-1280x720\.avif$/)
    await expect(home.watchNow).toBeVisible()
    await expect(page.getByText('Internal server error')).toHaveCount(0)
  })

  test('[CHAN-12] an operator that keeps silent about its choice does not keep the page waiting; without a guide too, the mark of a channel stands in the banner', async ({
    page,
    headEnd,
  }) => {
    for (const call of [...CHOICE, ...GUIDE]) headEnd.control.addFault({ call, connection: 'silent' })
    const home = homePage(page)
    await home.open()
    await expect(home.bannerPicture).toHaveAttribute('src', /^\/art\/mark\//)
  })

  test('[BUY-01] [SES-09] who may watch no channel sees them locked, and one press leads to the plans', async ({
    page,
  }) => {
    await page.route('**/api/channel/content/authority/v1', async route => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, lcList: [] } } })
    })
    await openAs(page, LEO)
    const onNow = homePage(page).rail('On now')
    await expect(onNow.getByRole('listitem').first()).toContainText('not in your plan')
    const plans = onNow.getByRole('link', { name: 'See plans' })
    await expect(plans).toHaveAccessibleName(/^\d+ channels locked See plans$/)
    await plans.click()
    await expect(page).toHaveURL(/\/my\/subscribe$/)
    await expect(page.getByRole('main').getByRole('button', { name: /^Switch to Complete \(/ })).toBeVisible()
  })

  test('[NET-05] channels that cannot be had: the page says so, and one press brings them', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ call: 'channelList', status: 502 })
    await page.goto('/home')
    const home = homePage(page)
    await expect(home.bannerTitle).toHaveText('The channels could not be loaded')
    headEnd.control.clearFaults()
    await home.banner.getByRole('button', { name: 'Try again' }).click()
    await expect(home.rail('On now')).toBeVisible()
  })

  for (const call of ['channelList', 'channelBanners']) {
    test(`[UI-04] nothing jumps while ${call} is slow`, async ({ page, headEnd }) => {
      const jumped = await countJumps(page)
      headEnd.control.addFault({ call, delayMs: 700 })
      const home = homePage(page)
      await home.open()
      await expect(home.bannerPicture).toBeVisible()
      await expect(home.rail('On now').locator('time').first()).toBeVisible()
      expect(await jumped()).toBeLessThan(CALM)
    })
  }
})
