import type { Fault } from '@sintonia/operator/control/faults.ts'
import type { Page } from 'playwright/test'
import { addressOf } from '../../../../../models/wire/endpoint.ts'
import { endpoints } from '../../../../../models/wire/index.ts'
import { makeGate } from '../../gate.ts'
import { madePerVisit, type Visit } from '../../visit.ts'
import { openOtherTab } from './accounts.ts'
import { type Account, comerFor } from './lineups.ts'
import { sparingData, wantingHand } from './wantingHand.ts'

export const EMPTY_LIST = {
  channelListInfo: { updateTimestamp: 1, channelList: [] },
  channelColumnInfo: { updateTimestamp: 1, columnList: [] },
}

const PLAYLIST = /^\/live\/.+\.m3u8$/
/** A load begins with it. */
const MASTER = /\/index\.m3u8$/

/** The operator names the hosts of streams by trackers alone: without their answer there is no address. */
const withoutOwnHost = async (page: Page): Promise<void> => {
  await page.route(
    url => url.pathname === addressOf(endpoints.manifest),
    async route => {
      const response = await route.fetch()
      const body: { result: { uiProperties: object } } = await response.json()
      await route.fulfill({
        response,
        json: {
          ...body,
          result: { ...body.result, uiProperties: { ...body.result.uiProperties, stream_cdn_base: '' } },
        },
      })
    },
  )
}

/** The operator and its hosts in the hands of a path: whoever asks them waits until the path says what they answer. */
const prepareOperator = async (visit: Visit) => {
  const { page, headEnd } = visit
  await page.addInitScript(sparingData)
  await page.addInitScript(wantingHand)
  await withoutOwnHost(page)
  await visit.hold('channelList')
  const trackers = await makeGate(page, url => url.pathname === addressOf(endpoints.trackerList))
  const masters = await makeGate(page, url => PLAYLIST.test(url.pathname) && MASTER.test(url.pathname))
  const playlists = await makeGate(page, url => PLAYLIST.test(url.pathname) && !MASTER.test(url.pathname))
  playlists.open(route => route.continue())
  const tab = await openOtherTab(visit)
  let present: Account | undefined
  let knowing: Account | undefined
  return {
    tab,
    /** What begins from now on waits again. Trackers that were told to somebody are good for some minutes. */
    rearm: (): void => {
      if (knowing !== present) trackers.hold()
      masters.hold()
      playlists.open(route => route.continue())
    },
    tellTrackers: (): void => {
      knowing = present
      trackers.open(route => route.continue())
    },
    refuseTrackers: (fault: Fault): void => {
      trackers.open(route => {
        headEnd.control.addFault({ call: 'trackerList', times: 1, ...fault })
        return route.continue()
      })
    },
    stream: (): void => masters.open(route => route.continue()),
    failStreams: (): void => masters.open(route => route.fulfill({ status: 503 })),
    dropStreams: (): void => {
      masters.open(route => route.fulfill({ status: 404 }))
      playlists.open(route => route.fulfill({ status: 404 }))
    },
    /** The line-up becomes this one: for the one who opens the page, then for somebody who signs in in another tab. */
    changeLineup: async (channels: Parameters<typeof comerFor>[0]): Promise<void> => {
      const comer = comerFor(channels, present)
      if (comer === undefined) throw new Error('Nobody has this line-up')
      trackers.hold()
      trackers.forget()
      if (channels.length === 0) headEnd.control.addFault({ call: 'channelList', times: 1, result: EMPTY_LIST })
      if (present !== undefined) await tab.signIn(comer)
      present = comer
      await visit.release('channelList')
    },
  }
}

const operators = madePerVisit(prepareOperator)

/** The operator of a visit that was opened. */
export const operatorOf = operators.of
export const openOperator = operators.open
