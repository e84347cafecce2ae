import { right } from 'fp-ts/lib/Either.js'
import { type AnyActorLogic, fromCallback, fromPromise } from 'xstate'
import { type CodeOutput, selectProperties } from '../../../machines/app/index.ts'
import { viewerFacts } from '../../../models/contentRule.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import { messageCheckMs } from '../../../models/messageCheck.ts'
import { announcementsPorts } from '../../../src/services/api/announcements.ts'
import { broadcastPorts } from '../../../src/services/api/broadcast.ts'
import { channelHistoryPorts, removeChannelPlays } from '../../../src/services/api/channelHistory.ts'
import { kidsModePorts } from '../../../src/services/api/channelTools.ts'
import { channelUpdatesPorts } from '../../../src/services/api/channelUpdates.ts'
import { favouritesPorts } from '../../../src/services/api/favourites.ts'
import { messageCentrePorts } from '../../../src/services/api/messageCentre.ts'
import { bootPorts } from '../../../src/services/api/provideBoot.ts'
import { lineupPorts } from '../../../src/services/api/provideLive.ts'
import { liveHomePorts } from '../../../src/services/api/provideLiveHome.ts'
import { sessionPorts } from '../../../src/services/api/provideSession.ts'
import { remindersPorts } from '../../../src/services/api/reminders.ts'
import { makeMemory } from '../../../src/services/catalogue/memory.ts'
import { makePages } from '../../../src/services/catalogue/pages.ts'
import { carouselPorts, vodHomePorts } from '../../../src/services/catalogue/provideVodHome.ts'
import type { GuideService } from '../../../src/services/guide/guide.ts'
import { epgSyncPorts } from '../../../src/services/guide/provideEpgSync.ts'
import { guidePorts, schedulePorts } from '../../../src/services/guide/provideGuide.ts'
import { removalPorts } from '../../../src/services/lists/removals.ts'
import { sleepTimerPorts } from '../../../src/services/player/integrations/sleepTimer.ts'
import { signPicturePorts } from '../../../src/services/player/sign/ports.ts'
import { makePlaces } from '../../../src/services/titles/places.ts'
import { makeLiveFacts } from '../../../src/shell/provide/liveFacts.ts'
import { watchScene } from '../../../src/shell/provide/scene.ts'
import type { Services } from '../../../src/shell/provide/services.ts'
import type { OwnPorts } from './ownPort.ts'
import { keepPlayerPorts } from './player.ts'
import type { FleetApp } from './viewer.ts'

interface PortsParts {
  readonly services: Services
  readonly fetch: typeof fetch
  readonly window: Window
  readonly guide: GuideService
  /** The guide or the search has been opened. */
  readonly guideOpened: Promise<GuideService>
  readonly openGuide: () => void
  /** The page has painted and rests. */
  readonly rest: Promise<void>
  /** And has done so for a while. */
  readonly quiet: Promise<void>
  readonly app: () => FleetApp
}

const FETCHED: CodeOutput = right(undefined)

/** What the shell puts behind the charts' ports, for one viewer (src/shell/provide). */
export const portsOf = (parts: PortsParts) => {
  const { services, fetch, window, guide, guideOpened, openGuide, rest, quiet, app } = parts
  const { http, tabs, timer, store, clock, language } = services
  const ports: OwnPorts = new Map()
  const keep = (chart: string, of: object): void => {
    for (const [port, logic] of Object.entries<AnyActorLogic>(of as never)) ports.set(`${chart}.${port}`, logic)
  }
  const layout = () => selectProperties(app().getSnapshot())?.layoutConfig ?? defaultLayoutConfig
  const checkMs = (): number => messageCheckMs(layout().msg_chk_int)
  const fetched = (after: Promise<unknown> = Promise.resolve()) =>
    fromPromise<CodeOutput>(async () => {
      await after
      return FETCHED
    })
  const fetchedWithGuide = fromPromise<CodeOutput>(async () => {
    await rest
    void quiet.then(openGuide)
    return FETCHED
  })

  const player = keepPlayerPorts({ services, fetch, window, programmes: guide.programmes, app, keep })
  const facts = makeLiveFacts(player.facts, clock.now)
  const watched = { ...services, plays: player.isPlaying }
  keep('app', {
    ...bootPorts(services),
    waitForRest: fromPromise(() => rest),
    loadLineup: fetched(),
    loadLivePlayer: fetched(),
    loadCatalogue: fetched(),
    loadGuide: fetchedWithGuide,
    loadCompanions: fetched(rest),
    loadMessages: fetched(rest),
  })
  keep(
    'session',
    sessionPorts(services.session, () => undefined),
  )
  keep(
    'lineup',
    lineupPorts({
      http,
      programmes: guide.programmes,
      ownView: services.ownView,
      viewer: () => viewerFacts(store.read()?.account),
      layoutConfig: layout,
      onUnknownFacts: () => undefined,
      playsLive: () => true,
    }),
  )
  keep('liveHome', liveHomePorts({ http, store, replays: async () => [] }))
  keep('favourites', favouritesPorts(services))
  keep('guide', guidePorts({ guide, language, now: clock.now }))
  keep('schedule', schedulePorts({ guide, language, now: clock.now }))
  keep('broadcast', broadcastPorts({ ...watched, deviceNow: Date.now, prepare: player.prepareTurn }))
  keep('channelUpdates', channelUpdatesPorts(watched))
  keep('epgSync', epgSyncPorts({ ...watched, opened: guideOpened }))
  keep('sleepTimer', sleepTimerPorts({ timer, left: facts.programmeLeft }))
  keep('signPicture', signPicturePorts({ ...services, spots: () => [], document: window.document }))
  keep('kidsMode', kidsModePorts(services))
  keep(
    'reminders',
    remindersPorts({ ...services, window, hides: () => false, watching: () => player.facts()?.context.channelId }),
  )
  const history = { ...services, playing: facts.playing }
  keep('channelHistory', channelHistoryPorts(history))
  keep('removal', removalPorts(tabs, removeChannelPlays(history)))
  keep(
    'announcements',
    announcementsPorts({ ...watched, checkMs, onScene: tell => watchScene(app() as never, () => facts)(tell) }),
  )
  keep('messageCentre', messageCentrePorts({ ...watched, checkMs }))

  const memory = makeMemory({ now: clock.now, owner: () => `${store.read()?.account.accountId}` })
  const places = makePlaces(services)
  keep('catalogue', { loadPage: fetched(), watchKidsMode: fromCallback(() => undefined) })
  keep(
    'vodHome',
    vodHomePorts({
      ownView: services.ownView,
      places: async () => places,
      catalogue: makePages(http, async () => undefined, memory),
      fetchPicture: () => undefined,
    }),
  )
  keep('carousel', carouselPorts({ window }))
  return { ports, isPlaying: player.isPlaying }
}
