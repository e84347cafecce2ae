import type { HeadEnd } from '@sintonia/operator'
import { ask, logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { codeFor } from '@sintonia/operator/tests/support/samples.ts'
import { addMs, DAY } from '../../models/codec/instant.ts'
import { NEVER } from '../../models/subscription.ts'
import { endpoints } from '../../models/wire/index.ts'
import { ANA, LEO, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { kidsHome } from './support/kidsHome.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { keptAfter, leaveOnDevice, openAs, openBare } from './support/signIn.ts'
import { NO_DETAILS } from './support/subscribers.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

/** What these tests buy stays bought: an operator of their own. */
test.use({ switches: { deployment: 'both' } })

const CODE = '1111 2222 3333 4444'

/** Somebody who has just signed up, and has had nothing yet. */
const newcomer = async (headEnd: HeadEnd) => {
  const accountName = 'nova@sintonia.example'
  const verificationCode = await codeFor(headEnd, accountName, 'register')
  const signedUp = await must(
    ask(headEnd.origin, endpoints.register, {
      registerInfo: { loginType: 'email', accountName, verificationCode },
      authenticationKey: 'key',
      userRandomValue: Buffer.alloc(32, 's').toString('base64url'),
      name: 'Nova Lima',
      ...NO_DETAILS,
      phonePreCode: undefined,
    }),
  )
  return keptAfter(signedUp)
}

test.describe("A user's own pages", () => {
  test('[LIVE-07] [ROLE-05] [BUY-02] a plan that is paid at the member site opens the channel as soon as one is back', async ({
    page,
    context,
  }) => {
    await openAs(page, LEO, '/liveTv?id=1217')
    const live = livePage(page)
    await live.press('See plans')
    const plans = page.getByRole('dialog', { name: 'Watch Meta' })
    const opened = context.waitForEvent('page')
    await plans.getByRole('button', { name: /^Switch to Complete \(opens/ }).click()
    const shop = await opened
    await shop.waitForLoadState()
    expect(new URL(shop.url()).pathname).toBe('/member')
    await expect(shop.getByRole('main')).toContainText(`${LEO.name}, you chose Complete`)
    expect(await shop.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await setVisible(page, false)
    await shop.getByRole('button', { name: /^Pay/ }).click()
    await expect(shop.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await shop.close()
    await setVisible(page, true)
    await expect(plans).toHaveCount(0)
    await live.plays('Meta')
  })

  test('[ROUTE-07] [SES-09] [BUY-03] [BUY-04] [STORE-01] account, plan, and a recharge code that opens the whole of it', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, LEO, '/home')
    await page.getByRole('button', { name: `Account: ${LEO.name}` }).click()
    await page.getByRole('menuitem', { name: 'My account' }).click()
    await expect(page).toHaveURL(/\/my\/account$/)
    const main = page.getByRole('main')
    await expect(main).toContainText(LEO.email)
    expect(await violations(page)).toEqual([])

    await main.getByRole('link', { name: 'My plan' }).click()
    await expect(main.getByRole('heading', { name: 'Your plan is active' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const plan = main.getByRole('listitem')
    await expect(plan).toHaveText(/^Essential\s*Until \d\d-\d\d-\d{4}$/)

    await main.getByRole('link', { name: 'See other plans' }).click()
    await expect(main.getByRole('heading', { name: 'Complete', exact: true })).toBeVisible()
    const code = main.getByRole('textbox', { name: 'Recharge code' })
    const redeem = main.getByRole('button', { name: 'Redeem' })
    await code.fill('1111 2222 3333 4443')
    await expect(redeem).toBeEnabled()
    await code.press('Enter')
    await expect(main.getByText('This recharge code is not valid')).toBeVisible()
    await expect(code).toHaveValue('1111 2222 3333 4443')
    expect(await violations(page)).toEqual([])
    await code.focus()
    headEnd.control.expireTokens('session')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmy%2Fsubscribe/)
    await page.getByRole('textbox', { name: 'Email' }).fill(LEO.email)
    await page.getByLabel('Password', { exact: true }).fill('sintonia1')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(code).toHaveValue('1111 2222 3333 4443')
    await code.fill(`${CODE} 5`)
    await expect(code).toHaveValue(CODE)
    await redeem.click()
    await expect(shell(page).notice.filter({ hasText: 'Recharge successfully completed' })).toBeVisible()
    await expect(code).toHaveValue('')
    await main.getByRole('link', { name: 'My plan' }).click()
    await expect(plan.filter({ hasText: /^Complete\s*Until/ })).toBeVisible()
  })

  test('[ROUTE-07] [SES-09] [BUY-01] [LANG-02] the account has a card for each of its matters, and chooses the language of this device', async ({
    page,
  }) => {
    await openAs(page, LEO, '/my/account')
    const card = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
    await expect(card('Your plan')).toContainText(/Until \d\d-\d\d-\d{4}.*\d+ channels are open to you/)
    await expect(card('Your plan').getByRole('button', { name: /^Switch to Complete \(opens/ })).toBeVisible()
    await expect(card('Your plan')).toContainText('R$ 39.90 a month')
    await expect(card('Reminders').getByRole('link', { name: 'Open the guide' })).toBeVisible()
    await expect(card('Kids mode')).toContainText('Off')
    await expect(card('Payment')).toContainText('Member site')
    expect(await violations(page)).toEqual([])
    await card('Kids mode').getByRole('button', { name: 'Start kids mode' }).click()
    await page.getByRole('dialog', { name: 'Kids mode' }).getByRole('button', { name: 'Cancel' }).click()
    await card('On this device').getByRole('button', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible()
  })

  test('[BUY-04] [BUY-01] who pays at the member site is offered no code; plans that do not come can be asked for again', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ call: 'planList', status: 500, times: 1 })
    await openAs(page, ANA, '/my/subscribe')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('heading', { name: 'Essential' })).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Recharge code' })).toHaveCount(0)
    await expect(main.getByText('BRL')).toHaveCount(0)
    await expect(main.getByText('R$ 39.90')).toBeVisible()
  })

  test('[AUTH-04] [VALID-02] [UI-07] the password is changed where the account stands', async ({ page, headEnd }) => {
    await openAs(page, ANA, '/my/account')
    const change = page.getByRole('main').getByRole('button', { name: 'Change password' })
    await change.click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByLabel('New password').fill('five5')
    await dialog.getByRole('button', { name: 'Save new password' }).click()
    await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(
      'The password must be 6-16 characters in length',
    )
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel('New password').fill('sintonia2')
    await dialog.getByLabel('New password').press('Enter')
    await expect(shell(page).notice.filter({ hasText: 'Set new password successfully' })).toBeVisible()
    await expect(shell(page).toast).toHaveText('')
    await expect(dialog).toHaveCount(0)
    await expect(change).toBeFocused()
    await must(logIn(headEnd.origin, ANA.email, 'sintonia2'))
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('sintonia2')
  })

  test('[AUTH-06] [AUTH-07] [VALID-03] a newcomer is welcomed with a free package, and claims it by phone', async ({
    page,
    headEnd,
  }) => {
    await openBare(page)
    await leaveOnDevice(page, await newcomer(headEnd))
    await page.goto('/my/plan')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Your free trial has not started' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expect(main.getByRole('button', { name: 'Start the free trial' })).toHaveCount(0)
    await main.getByRole('button', { name: 'Get it free' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
    await dialog.getByRole('combobox', { name: 'Country code' }).selectOption('BR')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('21 99876-5432')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    const sent = () => headEnd.control.verificationCodes().find(({ target }) => target === '+5521998765432')?.code
    await expect.poll(sent).toBeDefined()
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel('Verification code').fill(sent() ?? '')
    await dialog.getByRole('button', { name: 'Get it free' }).click()
    await expect(dialog.getByRole('heading', { name: 'Your free package is here' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Start watching' }).click()
    await expect(main.getByRole('heading', { name: 'Your plan is active' })).toBeVisible()
    await expect(main.getByRole('listitem')).toHaveText(/^Essential\s*Until/)
    await expect(main.getByRole('button', { name: 'Get it free' })).toHaveCount(0)
  })

  test('[AUTH-06] the free package is offered where a newcomer is; after a Not now it is found under the plan', async ({
    page,
    headEnd,
  }) => {
    await openBare(page)
    await leaveOnDevice(page, await newcomer(headEnd))
    await page.goto('/vod/detail/s101')
    const welcome = page.getByRole('region', { name: /^Welcome!/ })
    await expect(welcome).toBeVisible()
    await page.goto('/home')
    await expect(welcome).toBeVisible()
    expect(await violations(page)).toEqual([])
    await shell(page).navigation.getByRole('link', { name: 'Live', exact: true }).click()
    await welcome.getByRole('button', { name: 'Get it free' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your free package' })
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(welcome).toHaveCount(0)
    await page.goto('/my/plan')
    const begin = page.getByRole('main').getByRole('button', { name: 'Start the free trial' })
    await expect(begin).toBeVisible()
    await expect(welcome).toHaveCount(0)
    await begin.click()
    await expect(dialog.getByRole('textbox', { name: 'Phone' })).toBeVisible()
  })

  test('[AUTH-06] [MSG-01] an announcement above leaves the free package in reach, and nothing peeks out between them', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.pushAnnouncement({ msg: 'Maintenance on Sunday night.', displayMode: [0] })
    await openBare(page)
    await leaveOnDevice(page, await newcomer(headEnd))
    await page.goto('/liveTv')
    const bar = page.getByRole('region', { name: 'Announcement', exact: true })
    await expect(bar).toBeVisible({ timeout: 60_000 })
    await bar.getByRole('button', { name: 'Pause the announcement' }).click()
    const welcome = page.getByRole('region', { name: /^Welcome!/ })
    const [above, line, header] = await Promise.all(
      [bar, welcome, page.getByRole('banner')].map(async part => (await part.boundingBox()) ?? { y: 0, height: 0 }),
    )
    expect(line?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    expect(header?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
    const underHand = await page.evaluate(() =>
      [...Array(innerWidth).keys()].some(x =>
        [...Array(160).keys()].some(
          y => y % 4 === 0 && x % 8 === 0 && document.elementFromPoint(x, y)?.textContent?.startsWith('Skip'),
        ),
      ),
    )
    expect(underHand).toBe(false)
    await welcome.getByRole('button', { name: 'Not now' }).click()
    await expect(welcome).toHaveCount(0)
  })

  test('[AUTH-06] [AHEAD-22] nothing of the free package is for children', async ({ page, headEnd }) => {
    const home = kidsHome(page)
    await home.openLocked(await newcomer(headEnd))
    await expect(home.row('Stories for you').getByRole('listitem').first()).toBeAttached()
    for (const address of ['/home', '/liveTv']) {
      await page.goto(address)
      await expect(home.main.getByRole('heading').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('region', { name: /^Welcome!/ })).toHaveCount(0)
    }
  })

  for (const [rechargeStatus, codes] of [
    ['NOT_RECHARGE', 1],
    ['RECHARGED', 1],
    ['MEMBER_SITE', 0],
    ['BOTH', 1],
  ] as const)
    test(`[BUY-04] ${rechargeStatus}: plans ${codes === 1 ? 'and a recharge code' : 'alone'} are offered`, async ({
      page,
      headEnd,
    }) => {
      const { accountInfo, ...rest } = await must(logIn(headEnd.origin, LEO.email, PASSWORD))
      await openBare(page)
      await leaveOnDevice(page, keptAfter({ ...rest, accountInfo: { ...accountInfo, rechargeStatus } }))
      await page.goto('/my/subscribe')
      const main = page.getByRole('main')
      await expect(main.getByRole('button', { name: /^Renew Essential/ })).toBeVisible()
      await expect(main.getByRole('textbox', { name: 'Recharge code' })).toHaveCount(codes)
    })

  for (const [state, { ends, facts, title, text, step }] of Object.entries({
    NOT_START: {
      ends: undefined,
      facts: { freeTrialStatus: 'UNUSED' },
      title: 'Your free trial has not started',
      text: 'Choose a plan, or start with the free trial.',
      step: 'Choose a plan',
    },
    USING: {
      ends: NEVER,
      facts: { freeTrialStatus: 'UNUSED', rechargeStatus: 'BOTH', loginMethod: 'preInstallLogin' },
      title: 'Your plan is active',
      text: 'Everything in it is open to you on all your devices.',
      step: 'See other plans',
    },
    NO_FREE_TRIAL_END: {
      ends: undefined,
      facts: { rechargeStatus: 'BOTH', loginMethod: 'preInstallLogin' },
      title: 'Your free trial has ended',
      text: 'Choose a plan to continue where you stopped.',
      step: 'Choose a plan',
    },
    RECHARGE_END: {
      ends: 'yesterday',
      facts: { rechargeStatus: 'RECHARGED', loginMethod: 'preInstallLogin' },
      title: 'Your recharge has run out',
      text: 'Recharge to keep watching. We keep your lists and where you stopped.',
      step: 'Recharge',
    },
    PRE_INSTALL_END: {
      ends: 'yesterday',
      facts: { loginMethod: 'preInstallLogin' },
      title: 'The plan of your device has ended',
      text: 'It came with your device for a limited time. Choose a plan of your own.',
      step: 'Choose a plan',
    },
    EXPIRED_END: {
      ends: 'yesterday',
      facts: {},
      title: 'Your plan has ended',
      text: 'We keep your lists and where you stopped until you come back.',
      step: 'Subscribe again',
    },
  } as const))
    test(`[SES-09] ${state}: '${title}', and '${step}'`, async ({ page, headEnd }) => {
      const { accountInfo, ...rest } = await must(logIn(headEnd.origin, LEO.email, PASSWORD))
      const expiredTs = ends === 'yesterday' ? addMs(headEnd.control.now(), -DAY) : ends
      const subscriptionList =
        expiredTs === undefined ? [] : accountInfo.subscriptionList.map(each => ({ ...each, expiredTs }))
      const standing = { freeTrialStatus: 'USED', rechargeStatus: 'NOT_RECHARGE', loginMethod: 'emailLogin' } as const
      await openBare(page)
      await leaveOnDevice(
        page,
        keptAfter({ ...rest, accountInfo: { ...accountInfo, ...standing, ...facts, subscriptionList } }),
      )
      await page.goto('/my/plan')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(main.getByText(text, { exact: true })).toBeVisible()
      await main.getByRole('link', { name: step, exact: true }).click()
      await expect(page).toHaveURL(/\/my\/subscribe$/)
      await expect(main.getByRole('heading', { name: 'Essential' })).toBeVisible()
    })
})
