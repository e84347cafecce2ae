import type { Fault, HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const RESOURCE = 'resource error, please refresh the page to return to live channel'

const cardOf = (page: Page, title: string | RegExp) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) })

/** Whatever the device keeps as tokens, and every address. */
const secretsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const tokens: Record<string, unknown> = JSON.parse(localStorage.getItem('sintonia.user.tokens') ?? '{}')
    return [...Object.values(tokens).filter(value => typeof value === 'string'), location.host, '://', '.m3u8']
  })

/** A stream that the operator's host does not have, and what is said of it in each language. */
const LANGUAGES = [
  { locale: 'en', title: 'Mundo 24 stopped', cause: RESOURCE, retry: 'Try again' },
  {
    locale: 'es-MX',
    title: 'Mundo 24 se detuvo',
    cause: 'error de recurso',
    retry: 'Intentar de nuevo',
  },
  { locale: 'pt-BR', title: 'Mundo 24 parou', cause: 'erro de recurso', retry: 'Tentar de novo' },
] as const

test.describe('A live stream that is not there', () => {
  for (const { locale, title, cause, retry } of LANGUAGES)
    test.describe(locale, () => {
      test.use({ locale })

      test(`[LIVE-14] [UI-07] is a resource error in ${locale}: the button, or a reload of the page, returns to the live channel`, async ({
        page,
        headEnd,
        silence,
      }) => {
        silence.allow(FAILED_REQUEST)
        headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
        const live = livePage(page)
        await live.open('?id=1301')
        const card = cardOf(page, title)
        await expect(card).toContainText(cause)
        const document = await page.evaluate(() => performance.timeOrigin)
        await card.getByRole('button', { name: retry }).click()
        await expect(card).toContainText(cause)
        headEnd.control.clearFaults()
        await card.getByRole('button', { name: retry }).click()
        await live.picture.advances()
        await expect(card).toHaveCount(0)
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(document)
        await expect(page).toHaveURL(/\?id=1301$/)

        headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
        await page.reload()
        await expect(card).toContainText(cause)
        headEnd.control.clearFaults()
        await page.reload()
        await live.picture.advances()
        expect(Math.abs(headEnd.control.now() - (await live.picture.programDateTime()))).toBeLessThan(40_000)
      })
    })
})

interface Trouble {
  readonly what: string
  readonly fault: Fault
  readonly title: string
  readonly cause: string
  readonly code: RegExp
}

/** The operator names no host of its streams but by its trackers. */
const withoutHost = (page: Page) =>
  page.route(/manifest\/property/, async route => {
    const response = await route.fetch()
    const answer = await response.json()
    const { stream_cdn_base: _, ...uiProperties } = answer.result.uiProperties
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, uiProperties } } })
  })

interface StreamTrouble extends Omit<Trouble, 'fault'> {
  readonly begin: (page: Page, headEnd: HeadEnd) => unknown
  readonly mend: (page: Page, headEnd: HeadEnd) => unknown
}

const STREAMS: ReadonlyArray<StreamTrouble> = [
  {
    what: 'that does not answer',
    begin: (_, { control }) => control.addFault({ path: '/live/live-aurora/*', connection: 'drop' }),
    mend: (_, { control }) => control.clearFaults(),
    title: 'Aurora stopped',
    cause: 'The channel does not answer.',
    code: /^LIVE-NETWORK-[0-9a-f]{6}$/,
  },
  {
    what: 'of which the operator does not say where it is',
    begin: async (page, { control }) => {
      await withoutHost(page)
      control.addFault({ call: 'trackerList', status: 500 })
    },
    mend: (_, { control }) => control.clearFaults(),
    title: 'Aurora stopped',
    cause: 'Our service did not deliver this channel.',
    code: /^LIVE-MALFORMED$/,
  },
]

test.describe('A channel', () => {
  for (const { what, begin, mend, title, cause, code } of STREAMS)
    test(`[AHEAD-05] [LIVE-13] ${what}: the cause, ways out, and a code without token or address`, async ({
      page,
      headEnd,
      silence,
    }) => {
      test.slow()
      silence.allow(FAILED_REQUEST)
      await begin(page, headEnd)
      await openAs(page, ANA, '/liveTv?id=1101')
      const live = livePage(page)
      const card = cardOf(page, title)
      await expect(card).toContainText(cause, { timeout: 90_000 })
      await expect(card.locator('code')).toHaveText(code)
      const secrets = await secretsOf(page)
      expect(secrets.length).toBeGreaterThan(5)
      const shown = (await card.textContent()) ?? ''
      expect(secrets.filter(secret => shown.includes(secret))).toEqual([])
      await expect(card.getByRole('button', { name: 'Pick another channel' })).toBeVisible()
      await mend(page, headEnd)
      await card.getByRole('button', { name: 'Try again' }).click()
      await live.plays('Aurora')
    })
})

/** What the pages cannot be without. */
const PAGES: ReadonlyArray<Trouble & { readonly at: string; readonly mended: string }> = [
  {
    at: '/liveTv',
    what: 'whose list is refused',
    fault: { call: 'channelList', errCode: 7777, message: 'Our channels rest until eight' },
    title: 'The channels could not be loaded',
    cause: 'Our channels rest until eight',
    code: /^LIST-OPERATOR-7777$/,
    mended: 'Aurora',
  },
  {
    at: '/liveTv',
    what: 'whose list nobody can read',
    fault: { call: 'channelList', body: 'malformed' },
    title: 'The channels could not be loaded',
    cause: 'The operator did not answer as expected',
    code: /^LIST-MALFORMED$/,
    mended: 'Aurora',
  },
  {
    at: '/home',
    what: 'that cannot start',
    fault: { call: 'manifest', status: 500 },
    title: 'The service cannot be reached',
    cause: 'Your account is fine',
    code: /^START-SERVER-500$/,
    mended: 'On now',
  },
  {
    at: '/home',
    what: 'that lets nobody in',
    fault: { call: 'login', status: 502 },
    title: 'The service cannot be reached',
    cause: 'Your account is fine',
    code: /^START-SERVER-502$/,
    mended: 'On now',
  },
]

test.describe('A page', () => {
  for (const { at, what, fault, title, cause, code, mended } of PAGES)
    test(`[AHEAD-05] ${what}: the cause, a way out, and a code to copy`, async ({
      page,
      context,
      headEnd,
      silence,
    }) => {
      silence.allow(FAILED_REQUEST)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      headEnd.control.addFault(fault)
      await page.goto(at)
      const card = cardOf(page, title)
      await expect(card).toContainText(cause)
      await expect(card.locator('code')).toHaveText(code)
      await card.getByRole('button', { name: 'Copy code' }).click()
      await expect(card.getByRole('status')).toHaveText('Copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(code)
      expect(await violations(page)).toEqual([])
      headEnd.control.clearFaults()
      await card.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByText(mended).first()).toBeVisible()
      await expect(card).toHaveCount(0)
    })

  test('[AHEAD-05] whose code did not come: the cause, a way out, and a code', async ({ page, silence }) => {
    silence.allow(FAILED_REQUEST)
    await page.route(/\/assets\/provideEntrance-/, route => route.abort())
    await page.goto('/login')
    const card = cardOf(page, 'The form could not be loaded')
    await expect(card.locator('code')).toHaveText('LOGIN-UNAVAILABLE')
    await page.unroute(/\/assets\/provideEntrance-/)
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Email', { exact: false }).first()).toBeVisible()
  })
})
