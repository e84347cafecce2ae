import { type BrowserContext, expect, type Page } from 'playwright/test'
import { CHART_CHANNEL, type ChartFeed, type FeedStep, type FeedWanted } from '../../../models/chartFeed.ts'

declare global {
  interface Window {
    readonly tellFeed: (message: ChartFeed) => void
    readonly askFeed: () => void
  }
}

/** In the page: everything that the app says of its charts is handed out at once, so that no reload loses it. */
const listenInPage = (name: string): void => {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<readonly ChartFeed[] | FeedWanted>) => {
    if ('type' in data) return
    for (const message of data) window.tellFeed(message)
  }
  const wanted: FeedWanted = { type: 'feed.wanted', past: true }
  Object.assign(window, { askFeed: () => channel.postMessage(wanted) })
}

export type Feed = {
  /** Every step that the actor told since it rested last, oldest first. */
  readonly stepsOf: (actor: string) => readonly FeedStep[]
  /** What the actor told so far is past. */
  readonly rest: (actor: string) => void
  /** The running actor of this chart; waits until the app tells of it. */
  readonly actorOf: (chart: string) => Promise<string>
}

/** What the app in this page tells of its charts (AHEAD-29), collected outside the page. The first page that tells is meant. */
export const listenTo = async (context: BrowserContext, page: Page): Promise<Feed> => {
  const actors = new Map<string, string>()
  const steps = new Map<string, FeedStep[]>()
  let meant: string | undefined
  const note = (step: FeedStep): void => {
    const known = steps.get(step.actor)
    if (known === undefined) steps.set(step.actor, [step])
    else known.push(step)
  }
  const take = (message: ChartFeed): void => {
    if (message.page !== meant) return
    if (message.type === 'feed.stepped') note(message)
    if (message.type === 'feed.started') actors.set(message.actor.chart, message.actor.actor)
  }
  const open = (message: Extract<ChartFeed, { type: 'feed.opened' }>): void => {
    if (meant !== undefined) return
    meant = message.page
    for (const { chart, actor } of message.actors) actors.set(chart, actor)
    message.past?.forEach(note)
  }
  await context.exposeBinding('tellFeed', ({ page: from }, message: ChartFeed) => {
    if (from !== page) return
    if (message.type === 'feed.opened') open(message)
    else take(message)
  })
  await page.addInitScript(listenInPage, CHART_CHANNEL)
  return {
    stepsOf: actor => steps.get(actor) ?? [],
    rest: actor => {
      steps.delete(actor)
    },
    actorOf: async chart => {
      await expect
        .poll(
          async () => {
            if (meant === undefined) await page.evaluate(() => window.askFeed()).catch(() => undefined)
            return actors.get(chart)
          },
          { message: `the app tells of its chart ${chart}` },
        )
        .toBeDefined()
      return actors.get(chart) ?? ''
    },
  }
}
