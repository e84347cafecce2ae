import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright'
import { CHART_CHANNEL } from '../../models/chartFeed.ts'
import { ROOT } from '../../scripts/lib/steps.ts'
import { benchmark, type Reading } from './benchmark.ts'
import { median } from './figures.ts'

declare global {
  interface Window {
    /** What recording and telling have taken of the page, in ms. */
    recorderMs: number
  }
}

const PRESSES = 2_000
const ROUNDS = 5

/** The same build with a watch around the recorder's ear, and around the tasks in which steps are told. */
const withWatch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.recorderMs = 0
    const postTask = scheduler.postTask.bind(scheduler)
    scheduler.postTask = (run, options) =>
      postTask(() => {
        const began = performance.now()
        const result = run()
        window.recorderMs += performance.now() - began
        return result
      }, options)
  })
  await page.route(/\/assets\/index-[\w-]+\.js$/, async route => {
    const response = await route.fetch()
    const code = await response.text()
    const watched = code.replace(
      /\{inspect:(\w+),input:/,
      '{inspect:e=>{const b=performance.now();$1(e);window.recorderMs+=performance.now()-b},input:',
    )
    if (watched === code)
      throw new Error('The build does not give the recorder to the root actor where the bench looks')
    await route.fulfill({ response, body: watched })
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

/**
 * Which share of the page's time recording and telling take, to that of everything else: presses of the key that mutes,
 * each a task of its own with the new picture of the controls.
 */
const shareOf = (page: Page): Promise<{ readonly share: number; readonly oneMs: number }> =>
  page.evaluate(async count => {
    const player = document.querySelector('[data-player-frame]')
    if (player === null) throw new Error('There is no player')
    const { port1, port2 } = new MessageChannel()
    window.recorderMs = 0
    const began = performance.now()
    for (let index = 0; index < count; index += 1) {
      const key = new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true })
      if (player.dispatchEvent(key)) throw new Error('The player does not hear the key')
      await new Promise(resolve => {
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    }
    const rest = performance.now() - began - window.recorderMs
    return { share: window.recorderMs / rest, oneMs: rest / count }
  }, PRESSES)

export const charts = benchmark({
  name: 'Charts',
  terms:
    `The time of ${(PRESSES * ROUNDS).toLocaleString('en')} key events that mute, sent by script, each an event of the player's chart with a ` +
    'new picture of its controls: what recording and telling take to what the rest takes, timed in the same page and run; the median of ' +
    `${ROUNDS} rounds.`,
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
    const context = await browser.newContext()
    const measured = async (page: Page): Promise<Reading> => {
      const rounds: Awaited<ReturnType<typeof shareOf>>[] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await shareOf(page))
      const oneMs = median(rounds.map(round => round.oneMs))
      return { value: 100 * median(rounds.map(({ share }) => share)), told: `the rest ${oneMs.toFixed(2)} ms for one` }
    }
    try {
      const viewer = await context.newPage()
      await viewer.goto(`${headEnd.origin}/config.json`)
      const page = await context.newPage()
      await withWatch(page)
      const recorder = page.waitForResponse(/\/assets\/rest-[\w-]+\.js$/)
      await page.goto(`${headEnd.origin}/liveTv`)
      await page.waitForSelector('[data-player-frame]')
      await recorder
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
      await page.evaluate(() => document.querySelector('video')?.pause())
      await shareOf(page)
      const recording = await measured(page)
      await listenTo(viewer)
      return { 'with the flight recorder': recording, 'with the recorder and the live feed': await measured(page) }
    } finally {
      await context.close()
      await headEnd.close()
    }
  },
})
