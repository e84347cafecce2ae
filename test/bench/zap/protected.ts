import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { licence } from '@sintonia/operator/media/licence.ts'
import type { Browser, Page } from 'playwright'
import { servePlayerPage } from '../../support/playerPage/server.ts'
import { benchmark } from '../benchmark.ts'
import { onVisit } from '../browser.ts'
import { against } from '../figures.ts'
import { ROUND_TRIP_MS, startLine, ZAP_LINE } from '../line.ts'
import { addressOf } from './channels.ts'
import { inTown } from './town.ts'
import { appZaps, armBare, openBarePage, zapAll } from './visits.ts'
import { watchZaps } from './watch.ts'
import { press, WAYS, type Way } from './ways.ts'

const ROUNDS = 4
/** A protected channel and an open one in turn; all of their rows are in sight. */
const THERE_AND_BACK = {
  ...WAYS.atOnce,
  targets: [413, 412, 415, 414, 413, 416, 415, 412, 413, 414],
} satisfies Way

/** The bare page with the operator's licences beside it. */
const serveWithLicences = async () => {
  const page = await servePlayerPage('../../bench/bareShakaEntry.ts')
  const server = createServer(async (asked, answer) => {
    if (asked.url === '/licence') {
      const keys = licence(Buffer.from(await text(asked)).toString('base64'))
      answer.writeHead(keys === undefined ? 400 : 200).end(Buffer.from(keys ?? '', 'base64'))
      return
    }
    asked.pipe(
      request(page.origin + asked.url, { method: asked.method ?? 'GET', headers: asked.headers }, given => {
        answer.writeHead(given.statusCode ?? 500, given.headers)
        given.pipe(answer)
      }),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await page.close()
    },
  }
}

const bareZaps = (browser: Browser, origin: string) =>
  onVisit(browser, { origin, watch: [watchZaps] }, async visit => {
    await openBarePage(visit.page, origin, addressOf(THERE_AND_BACK.from))
    return zapAll(visit, THERE_AND_BACK.from, THERE_AND_BACK.targets, async (page: Page, target) => {
      await armBare(page, addressOf(target))
      await press(page)
    })
  })

/** To a protected channel and back, against shaka alone. */
export const protectedChannels = benchmark({
  name: 'Protected channels',
  terms:
    'Somebody with every right goes from an open channel to one with ClearKey and back: the mouse moves to the row and presses at once. ' +
    `Against a page with nothing but shaka, its options ours, its code at hand, which asks for its licences too; ${ROUND_TRIP_MS} ms a ` +
    `request, ${ZAP_LINE} Mbit/s shared; medians of ${(ROUNDS * THERE_AND_BACK.targets.length) / 2} zaps each way, in turns.`,
  measure: browser =>
    inTown(browser, async ({ viewer }) => {
      const bareServer = await serveWithLicences()
      const line = startLine(ZAP_LINE)
      const times = { to: [] as number[], back: [] as number[], bareTo: [] as number[], bareBack: [] as number[] }
      try {
        const bareOrigin = await line.to(bareServer.origin)
        for (let round = 0; round < ROUNDS; round += 1) {
          const bare = await bareZaps(browser, bareOrigin)
          const ours = await appZaps(browser, viewer, THERE_AND_BACK)
          for (const [at, { ms }] of bare.entries()) (at % 2 === 0 ? times.bareTo : times.bareBack).push(ms)
          for (const [at, { ms }] of ours.entries()) (at % 2 === 0 ? times.to : times.back).push(ms)
        }
      } finally {
        line.close()
        await bareServer.close()
      }
      return {
        'to a ClearKey channel': against(times.to, times.bareTo),
        'and back': against(times.back, times.bareBack),
      }
    }),
})
