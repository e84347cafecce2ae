import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { CHART_CHANNEL } from '../../models/chartFeed.ts'
import { ROOT } from '../../scripts/lib/steps.ts'
import { startHeadEnd } from '../headend/index.ts'
import type { Figure, Section } from './result.ts'

/** Every press of the key that mutes is a wish to the player's chart; what it does comes back as a fact. */
const SLICE = 100
/** The pages take turns in small slices, so that what else runs on the machine meets all of them alike. */
const SLICES = 12
const ROUNDS = 9
const MOST = 0.03

type Way = 'bare' | 'recorder' | 'feed'
const WAYS: ReadonlyArray<Way> = ['bare', 'recorder', 'feed']
const wayOf = (turn: number): Way => WAYS[turn % WAYS.length] ?? 'bare'

/** The same build, but nobody hears what XState says of its actors. */
const withoutRecorder = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/index-[\w-]+\.js$/, async route => {
    const response = await route.fetch()
    const code = await response.text()
    const deaf = code.replace(/\{inspect:\w+,input:/, '{input:')
    if (deaf === code) throw new Error('The build does not give the recorder to the root actor where the bench looks')
    await route.fulfill({ response, body: deaf })
  })
}

/** Somebody in another tab hears the steps. */
const listenTo = (viewer: Page): Promise<void> =>
  viewer.evaluate(
    name =>
      new Promise<void>(resolve => {
        const channel = new BroadcastChannel(name)
        channel.addEventListener('message', ({ data }) => {
          if (Array.isArray(data) && data.some(({ type }) => type === 'feed.opened')) resolve()
        })
        channel.postMessage({ type: 'feed.wanted' })
      }),
    CHART_CHANNEL,
  )

/** A slice of presses, each a task of its own with the new picture of the controls. */
const press = (page: Page): Promise<void> =>
  page.evaluate(async count => {
    const player = document.querySelector('[data-player-frame]')
    const video = document.querySelector('video')
    if (player === null || video === null) throw new Error('There is no player')
    const { port1, port2 } = new MessageChannel()
    for (let index = 0; index < count; index += 1) {
      const wasMuted = video.muted
      player.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true }))
      if (video.muted === wasMuted) throw new Error('The player does not hear the key')
      await new Promise(resolve => {
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    }
  }, SLICE)

/** Processor time of the page's main thread so far, in ms: what else runs on the machine does not count. */
const makeMeter = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const openPage = async (browser: Browser, origin: string, way: Way) => {
  const context = await browser.newContext()
  const viewer = await context.newPage()
  await viewer.goto(`${origin}/config.json`)
  const page = await context.newPage()
  if (way === 'bare') await withoutRecorder(page)
  await page.goto(`${origin}/liveTv`)
  await page.getByRole('button', { name: 'Pause' }).waitFor({ state: 'attached' })
  await page.evaluate(() => {
    for (const media of document.querySelectorAll('video')) media.pause()
  })
  if (way === 'feed') await listenTo(viewer)
  await press(page)
  return { way, page, context, spent: await makeMeter(page), times: [] as number[] }
}

/** What a slice took each way, in ms, in pages of their own. */
const round = async (browser: Browser, origin: string, number: number): Promise<Readonly<Record<Way, number>>> => {
  const pages: Awaited<ReturnType<typeof openPage>>[] = []
  for (const turn of WAYS.keys()) pages.push(await openPage(browser, origin, wayOf(number + turn)))
  for (let slice = 0; slice < SLICES; slice += 1)
    for (const { page, spent, times } of pages) {
      const before = await spent()
      await press(page)
      times.push((await spent()) - before)
    }
  await Promise.all(pages.map(({ context }) => context.close()))
  const timeOf = (way: Way): number => median(pages.find(each => each.way === way)?.times ?? [])
  return { bare: timeOf('bare'), recorder: timeOf('recorder'), feed: timeOf('feed') }
}

const more = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)} %`

export const benchCharts = async (browser: Browser): Promise<Section> => {
  const headEnd = await startHeadEnd({ appDir: process.env.APP_DIR ?? join(ROOT, 'dist') })
  try {
    const rounds: Readonly<Record<Way, number>>[] = []
    for (let number = 0; number < ROUNDS; number += 1) rounds.push(await round(browser, headEnd.origin, number))
    const figure = (what: string, way: Way): Figure => {
      const share = median(rounds.map(times => times[way] / times.bare)) - 1
      return { what, measured: more(share), goal: 'less than 3 % more', isMet: share < MOST }
    }
    const one = ((median(rounds.map(({ bare }) => bare)) / SLICE) * 1000).toFixed(0)
    return {
      title: 'Charts that are recorded and told about',
      terms: [
        `${ROUNDS * SLICES * SLICE} presses of the key that mutes, each an event of the player's chart and a new picture of its`,
        `controls; processor time of the page, in slices by turns, the median of ${ROUNDS} rounds of fresh pages.`,
        `The same build with nobody listening takes ${one} µs for one.`,
      ].join('\n'),
      figures: [figure('with the flight recorder', 'recorder'), figure('with the recorder and the live feed', 'feed')],
    }
  } finally {
    await headEnd.close()
  }
}
