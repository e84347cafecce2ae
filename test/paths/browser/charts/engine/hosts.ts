import type { Route } from 'playwright/test'
import type { MediaFailure } from '../../../../../machines/engine/index.ts'
import type { ResponseOf } from '../../../../../models/wire/endpoint.ts'
import type { channelList } from '../../../../../models/wire/live.ts'
import type { trackerList } from '../../../../../models/wire/trackers.ts'
import { isCall, makeGate } from '../../gate.ts'
import { madePerVisit, type Visit } from '../../visit.ts'
import { changed } from '../../ways.ts'
import { openOtherTab } from '../livePlayer/accounts.ts'
import { EMPTY_LIST } from '../livePlayer/operator.ts'
import { refuseForm } from '../livePlayer/unplayable.ts'

/** The path of the second host; it has what the first has. */
const SECOND = '/second'

const onwards = (route: Route): Promise<void> => route.continue({ url: route.request().url().replace(SECOND, '') })
const withStatus =
  (status: number) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status })
/** A segment with a box that no browser knows. */
const spoiled = async (route: Route): Promise<void> => {
  const response = await route.fetch({ url: route.request().url().replace(SECOND, '') })
  const body = await response.body()
  body.write('none', body.indexOf('mdat'))
  await route.fulfill({ response, body })
}

const FAILURES: Readonly<Partial<Record<MediaFailure['kind'], (route: Route) => Promise<void>>>> = {
  refused: withStatus(404),
  network: withStatus(503),
  unsupported: refuseForm,
}

/** In the page: the picture has not moved for four seconds of its clock. */
const standingStill = (): Promise<void> =>
  new Promise(resolve => {
    let last = -1
    let times = 0
    const timer = setInterval(() => {
      const position = document.querySelector('video')?.currentTime ?? 0
      times = position === last ? times + 1 : 0
      last = position
      if (times < 8) return
      clearInterval(timer)
      resolve()
    }, 500)
  })

/** Whoever pauses stays in the live stream: no recording takes the place over. */
const withoutTimeShift = changed<ResponseOf<typeof channelList>>(({ channelListInfo, channelColumnInfo }) => ({
  channelListInfo: {
    ...channelListInfo,
    channelList: channelListInfo.channelList.map(channel => ({ ...channel, canTimeShift: false })),
  },
  channelColumnInfo,
}))
const withTwoHosts = changed<ResponseOf<typeof trackerList>>(({ trackerList: [first] }) => ({
  trackerList: first && [first, { ...first, trackerUrl: `${first.trackerUrl}${SECOND}` }],
}))

const prepareHosts = async (visit: Visit) => {
  const { page } = visit
  const tab = await openOtherTab(visit)
  await page.route(isCall('trackerList'), withTwoHosts)
  await page.route(isCall('channelList'), withoutTimeShift)
  const data = await makeGate(page, ({ pathname }) => /^(\/second)?\/live\/.+\.(m4s|mp4|vtt)$/.test(pathname))
  const pictures = await makeGate(page, ({ pathname }) => /^(\/second)?\/live\/.+\/v\w+\/\d+\.m4s$/.test(pathname))
  const playlists = await makeGate(page, ({ pathname }) => /^(\/second)?\/live\/.+\.m3u8$/.test(pathname))
  const masters = await Promise.all(
    ['', SECOND].map(host =>
      makeGate(page, ({ pathname }) => new RegExp(`^${host}/live/.+/index\\.m3u8$`).test(pathname)),
    ),
  )
  const code = await makeGate(page, ({ pathname }) => /\/assets\/hlsEngine-.+\.js$/.test(pathname))
  playlists.open(onwards)
  const fetch = (): void => code.open(route => route.continue())
  let loads = 0
  return {
    /** The how manieth channel it is. */
    countLoad: (): number => {
      loads += 1
      return loads
    },
    /** Whatever is loaded from now on waits. */
    rearm: (): void => {
      for (const master of masters) master.hold()
    },
    /** The engine's code comes. */
    fetch,
    /** The stream comes. */
    show: (): void => {
      fetch()
      for (const master of masters) master.open(onwards)
      playlists.open(onwards)
      data.open(onwards)
      pictures.open(onwards)
    },
    /** Nothing new comes: it runs dry. */
    runDry: (): void => playlists.hold(),
    /** The engine has looked for more in vain. */
    untilStill: (): Promise<void> => visit.flow(page.evaluate(standingStill)),
    /** No picture that comes is one. */
    spoil: (): void => {
      fetch()
      for (const master of masters) master.open(onwards)
      data.open(onwards)
      pictures.open(spoiled)
    },
    /** This host fails, the other lets wait. */
    fail: (host: number, kind: MediaFailure['kind']): void => {
      fetch()
      masters.forEach((master, index) => {
        if (index === host) master.open(FAILURES[kind] ?? onwards)
        else master.hold()
      })
    },
    /** The stream is lost while it goes on. */
    drop: (): void => playlists.open(withStatus(404)),
    /** The channels are gone. */
    withdraw: async ({ headEnd }: Visit): Promise<void> => {
      headEnd.control.addFault({ call: 'channelList', times: 1, result: EMPTY_LIST })
      await tab.signIn('leo')
    },
  }
}

const hosts = madePerVisit(prepareHosts)

/** The hosts of a visit that was opened. */
export const hostsOf = hosts.of
/** The hosts of streams in the hands of a path: whoever asks them waits until the path says what they answer. */
export const makeHosts = hosts.open
