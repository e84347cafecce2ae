import { type ActorRefFrom, createActor } from 'xstate'
import {
  type AppEvent,
  selectLineup,
  selectLivePlayer,
  selectManifest,
  selectSession,
} from '../../../machines/app/index.ts'
import { selectAllChannels } from '../../../machines/lineup/index.ts'
import { instant, SECOND } from '../../../models/codec/instant.ts'
import type { Place } from '../../../models/page.ts'
import type { Timer } from '../../../src/services/clock/timer.ts'
import { makeGuideDesk } from '../../../src/services/guide/desk.ts'
import { makeGuide } from '../../../src/services/guide/guide.ts'
import type { GuideService } from '../../../src/services/guide/index.ts'
import { makeGuideStore } from '../../../src/services/guide/store.ts'
import { makeExchange } from '../../../src/services/http/exchange.ts'
import { makeServices } from '../../../src/shell/provide/services.ts'
import { fakeTab, sharedStorage } from '../../services/support/browser.ts'
import type { Viewer } from '../headEnd/answers.ts'
import type { HeadEnd, Line } from '../headEnd/headEnd.ts'
import type { Simulation } from '../simulation/simulation.ts'
import { makeFetch, seededCrypto } from './browser.ts'
import { app as fleetApp } from './charts.ts'
import { makeMemoryDatabase, type Stored } from './memoryDatabase.ts'
import { keepPorts } from './ownPort.ts'
import { portsOf } from './ports.ts'

export type FleetApp = ActorRefFrom<typeof fleetApp>

export interface ViewerParts {
  readonly number: number
  readonly kind: Viewer
  readonly place: Place
  readonly simulation: Pick<Simulation, 'now' | 'after'>
  readonly headEnd: Pick<HeadEnd, 'ask' | 'keptSession'>
  readonly line: () => Line
  readonly random: () => number
  /** The guide that the device has from an earlier visit. */
  readonly storedGuide?: Stored
  /** The session of an earlier visit began so long ago; none: the first visit. */
  readonly sessionAgeMs?: number
}

/** A page rests so long after it was opened (src/services/clock/whenIdle.ts, after the load). */
const REST_MS = 3 * SECOND
/** And is quiet so long after that. */
const QUIET_MS = 8 * SECOND
/** Rows that a window of usual height shows. */
const ROWS = 12

const fakeWindow = (tabWindow: object, fetch: typeof globalThis.fetch, timer: Timer, ticks: () => number): Window => {
  const later = (run: () => void, ms = 0): void => {
    timer.after(ms, run)
  }
  const document = Object.assign(new EventTarget(), { pictureInPictureElement: null })
  return Object.assign(tabWindow, {
    fetch,
    document,
    MediaSource: Object,
    performance: { now: ticks },
    navigator: {},
    setTimeout: later,
    requestAnimationFrame: (run: () => void) => later(run, 16),
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    focus: () => undefined,
  }) as unknown as Window
}

/** One viewer: all services and charts of the app, without a page. */
export const openViewer = (parts: ViewerParts) => {
  const { number, kind, place, simulation, headEnd, random, storedGuide, sessionAgeMs } = parts
  const running = new Set<() => void>()
  let isClosed = false
  const timer: Timer = {
    after: (ms, run) => {
      const due = (): void => {
        running.delete(cancel)
        if (!isClosed) run()
      }
      const cancel = simulation.after(ms, due)
      running.add(cancel)
      return () => {
        running.delete(cancel)
        cancel()
      }
    },
  }
  const openedAt = simulation.now()
  const ticks = (): number => simulation.now() - openedAt
  const fetch = makeFetch({ viewer: number, kind, headEnd, line: parts.line }, simulation.now)
  const tab = fakeTab(sharedStorage())
  const window = fakeWindow(tab.parts.window, fetch, timer, ticks)
  const rest = new Promise<void>(resolve => timer.after(REST_MS + random() * SECOND, resolve))
  const quiet = rest.then(() => new Promise<void>(resolve => timer.after(QUIET_MS, resolve)))
  const services = makeServices(
    {
      fetch,
      storage: () => tab.area,
      tabs: tab.parts,
      crypto: seededCrypto(random),
      languages: () => ['en'],
      ticks,
      deviceNow: simulation.now,
      random,
      timer,
      beacon: () => true,
    },
    {
      tell: (event: AppEvent) => app.send(event),
      session: () => selectSession(app.getSnapshot() as never),
      reportHost: () => '',
      offersTwins: () => selectManifest(app.getSnapshot() as never)?.cacheable === true,
      rest,
    },
  )
  if (sessionAgeMs !== undefined) {
    const { accountInfo, tokens, drmTemplates } = headEnd.keptSession(number, sessionAgeMs)
    services.store.save({ account: accountInfo, tokens }, drmTemplates)
  }
  const { database, stored } = makeMemoryDatabase(storedGuide)
  const desk = makeGuideDesk(
    makeGuideStore({ database, appId: 'sintonia-web', alone: services.tabs.alone, onDropped: () => undefined }),
    makeExchange({ fetch, clock: services.clock, timer }),
  )
  const guide = makeGuide({
    http: services.http,
    desk,
    clock: services.clock,
    language: services.language,
    channelOf: epgId => app.getSnapshot().context.channels?.find(each => each.epgId === epgId)?.logicalChannelId,
    channel: Object.assign(new EventTarget(), { postMessage: () => undefined }) as never,
  })
  let openGuide = (): void => undefined
  const guideOpened = new Promise<GuideService>(resolve => {
    openGuide = () => resolve(guide)
  })
  const { ports, isPlaying } = portsOf({
    services,
    fetch,
    window,
    guide,
    guideOpened,
    openGuide,
    rest,
    quiet,
    app: () => app,
  })
  const clock = {
    setTimeout: (run: (...args: ReadonlyArray<never>) => void, ms: number) => timer.after(ms, run),
    clearTimeout: (cancel: () => void) => cancel?.(),
  }
  keepPorts(clock, ports)
  const app = createActor(fleetApp, { clock, input: { place, now: instant(simulation.now()) } })
  app.start()
  return {
    number,
    place,
    stored,
    fetch,
    isWatching: place.page === 'liveTv',
    isPlaying,
    /** The player has given up, and says so. */
    hasCard: (): boolean =>
      selectLivePlayer(app.getSnapshot() as never)
        ?.getSnapshot()
        .hasTag('failed') === true,
    app,
    services,
    show: tab.show,
    setOnline: tab.setOnline,
    /** The view shows the first rows of the list. */
    showRows: (): void => {
      const lineup = selectLineup(app.getSnapshot() as never)
      const channels = lineup && selectAllChannels(lineup.getSnapshot())
      const channelIds = (channels ?? []).slice(0, ROWS).map(({ logicalChannelId }) => logicalChannelId)
      lineup?.send({ type: 'viewer.sawChannels', channelIds })
      selectLivePlayer(app.getSnapshot() as never)?.send({ type: 'viewer.sawChannels', channelIds })
    },
    close: (): void => {
      isClosed = true
      app.stop()
      for (const cancel of running) cancel()
    },
  }
}
export type OpenViewer = ReturnType<typeof openViewer>
