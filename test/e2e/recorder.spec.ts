import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { CHART_CHANNEL, type ChartFeed } from '../../models/chartFeed.ts'
import { pathsTool } from '../paths/cli/tool.ts'
import { chartModels } from '../paths/registry.ts'
import { ANA, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const WRONG_PASSWORD = 'not-her-password'

/** Saves the report from a card, and reads the file. */
const savedFrom = async (card: Locator, press: (button: Locator) => Promise<void>) => {
  const page = card.page()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(card.getByRole('button', { name: /^(Save report|Guardar informe|Salvar relatório)$/ })),
  ])
  const file = await download.path()
  return { name: download.suggestedFilename(), file, text: readFileSync(file, 'utf8') }
}

/** `npm run paths -- --replay FILE`: its exit code, and what it prints. */
const replay = (file: string) => {
  const lines: string[] = []
  const note = (text: string): void => {
    lines.push(text)
  }
  const code = pathsTool(
    ['--replay', file],
    {
      models: chartModels,
      browser: undefined,
      print: note,
      remark: note,
      read: path => readFileSync(path, 'utf8'),
      suiteOf: () => undefined,
      write: () => undefined,
    },
    () => undefined,
  )
  return { code, lines: lines.join('\n').split('\n') }
}

const NEVER_TOLD = ['accountId', 'accountName', 'virtualCode', 'email', 'phone', 'clientIp', 'sessionId']

/** What this browser keeps of the account: its tokens, and who it is. */
const secretsKept = async (page: Page): Promise<ReadonlyArray<string>> => {
  const kept = await page.evaluate(() => ({
    tokens: localStorage.getItem('sintonia.user.tokens') ?? '{}',
    account: localStorage.getItem('sintonia.user.account') ?? '{}',
  }))
  const tokens: Readonly<Record<string, unknown>> = JSON.parse(kept.tokens)
  const texts = Object.values(tokens).filter(value => typeof value === 'string')
  const account: Readonly<Record<string, string>> = JSON.parse(kept.account)
  return [...texts, ...NEVER_TOLD.flatMap(field => account[field] ?? [])]
}

const chunksAsked = (page: Page): ReadonlyArray<string> => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  return asked
}

/** Asks the running app to tell about its charts, from a page object of its own channel, until it hears. */
const askForFeed = (page: Page): Promise<ChartFeed> =>
  page.evaluate(
    name =>
      new Promise<ChartFeed>(resolve => {
        const channel = new BroadcastChannel(name)
        channel.addEventListener('message', ({ data }: MessageEvent<ReadonlyArray<ChartFeed>>) => {
          const opened = Array.isArray(data) && data.find(({ type }) => type === 'feed.opened')
          if (!opened) return
          clearInterval(asking)
          resolve(opened)
        })
        const asking = setInterval(() => channel.postMessage({ type: 'feed.wanted', past: true }), 500)
      }),
    CHART_CHANNEL,
  )

test.describe('The flight recorder', () => {
  test('[AHEAD-27] after a login, a channel and a failure the report of the card plays back to the same states and holds no secret', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const login = loginPage(page)
    await login.open('?redirect=%2FliveTv%3Fid%3D1101')
    await login.logIn(ANA, WRONG_PASSWORD)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await login.logIn(ANA)
    await shell(page).isUser(ANA)
    const live = livePage(page)
    await live.plays('Aurora')
    headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
    await live.tune('Mundo 24')
    const card = live.player.getByRole('alert')
    await expect(card.getByRole('heading', { name: 'Mundo 24 stopped' })).toBeVisible()

    const { name, file, text } = await savedFrom(card, button => button.click())
    await expect(card.getByRole('status')).toHaveText('Saved')
    expect(name).toMatch(/^report-\d{4}-\d{2}-\d{2}\.json$/)
    expect(text.length).toBeLessThan(1_000_000)

    const { code, lines } = replay(file)
    expect(lines.filter(line => !line.startsWith('✓'))).toEqual([])
    expect(code).toBe(0)
    for (const chart of ['app', 'session', 'login', 'lineup', 'favourites', 'livePlayer', 'engine'])
      expect(
        lines.some(line => line.startsWith(`✓ ${chart}`)),
        chart,
      ).toBe(true)
    const opened = await askForFeed(page)
    const player = opened.type === 'feed.opened' && opened.actors.find(({ chart }) => chart === 'livePlayer')
    expect(player).toMatchObject({ state: JSON.parse(text).charts.livePlayer.events.at(-1).state })

    const secrets = [...(await secretsKept(page)), ANA.email, ANA.name, PASSWORD, WRONG_PASSWORD]
    expect(secrets.length).toBeGreaterThan(8)
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
  })

  test('[NET-08] an item that was left out stands in the report by its place and the chart it was for, without a word of it', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ call: 'playlistRoot', result: { playlistList: [{ title: 'unheardOf' }] } })
    headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
    const answered = page.waitForResponse(/\/playlist\/root\//)
    await page.goto('/home')
    await (await answered).finished()
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await shell(page).navigation.getByRole('link', { name: 'Live', exact: true }).click()
    const live = livePage(page)
    await live.tune('Mundo 24')
    const card = live.player.getByRole('alert')
    await expect(card.getByRole('heading', { name: 'Mundo 24 stopped' })).toBeVisible()

    const { text } = await savedFrom(card, button => button.click())
    expect(JSON.parse(text).faults).toContainEqual(
      expect.objectContaining({
        kind: 'payload',
        chart: 'vodHome',
        code: expect.stringMatching(/^playlistRoot \w+ playlistList\.0/),
      }),
    )
    expect(text).not.toContain('unheardOf')
  })

  test('[AHEAD-27] the page that could not start offers the report too, by keyboard and on a small phone', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await page.setViewportSize({ width: 360, height: 640 })
    headEnd.control.addFault({ call: 'manifest', status: 503 })
    await page.goto('/home')
    const card = page.getByRole('alert')
    const button = card.getByRole('button', { name: 'Save report' })
    await expect(button).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violations(page)).toEqual([])
    const { file } = await savedFrom(card, async each => {
      await each.focus()
      await page.keyboard.press('Enter')
    })
    expect(replay(file)).toMatchObject({ code: 0 })
  })

  test('[AHEAD-29] nobody loads the code that tells about the charts until somebody asks; then every step is told', async ({
    page,
  }) => {
    const asked = chunksAsked(page)
    await page.goto('/liveTv')
    await livePage(page).plays('Aurora')
    await expect.poll(() => asked.some(path => /\/rest-[\w-]+\.js$/.test(path))).toBe(true)
    const feedCode = () => asked.filter(path => /\/(feed|viewer|explorer|charts)(-[\w-]*)?\.(js|html|svg)$/i.test(path))
    expect(feedCode()).toEqual([])

    const opened = await askForFeed(page)
    expect(feedCode()).toHaveLength(1)
    if (opened.type !== 'feed.opened') throw new Error('The feed is not open')
    const charts = opened.actors.map(({ chart }) => chart)
    expect(charts).toEqual(expect.arrayContaining(['app', 'session', 'lineup', 'livePlayer', 'engine']))
    const begun = opened.past?.filter(({ event }) => event.type === 'xstate.init').map(({ actor }) => actor)
    expect(begun).toEqual(expect.arrayContaining(opened.actors.map(({ actor }) => actor)))
    const player = opened.actors.find(({ chart }) => chart === 'livePlayer')?.actor
    const taken = opened.past?.filter(({ actor }) => actor === player).flatMap(({ transitions }) => transitions)
    expect(taken?.length).toBeGreaterThan(2)
    for (const id of taken ?? []) expect(id).toMatch(/^livePlayer[.\w]*\|[\w.]+\|\d+$/)
  })
})
