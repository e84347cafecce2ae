import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import type { announcementsMachine } from '../../../machines/announcements/index.ts'
import {
  type AppEvent,
  appMachine,
  selectDeployment,
  selectManifest,
  selectProperties,
  selectSession,
  selectShowsGrid,
} from '../../../machines/app/index.ts'
import type { broadcastMachine } from '../../../machines/broadcast/index.ts'
import type { catalogueMachine } from '../../../machines/catalogue/index.ts'
import type { channelHistoryMachine } from '../../../machines/channelHistory/index.ts'
import type { channelToolsMachine } from '../../../machines/channelTools.ts'
import type { channelUpdatesMachine } from '../../../machines/channelUpdates.ts'
import type { entranceMachine } from '../../../machines/entrance/index.ts'
import type { epgSyncMachine } from '../../../machines/epgSync.ts'
import type { favouritesMachine } from '../../../machines/favourites.ts'
import type { guideMachine } from '../../../machines/guide/index.ts'
import type { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import type { lineupMachine } from '../../../machines/lineup/index.ts'
import type { liveHomeMachine } from '../../../machines/liveHome.ts'
import type { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import type { messageCentreMachine } from '../../../machines/messageCentre/index.ts'
import type { ownAccountMachine } from '../../../machines/ownAccount.ts'
import type { presentationMachine } from '../../../machines/presentation/index.ts'
import type { profileMachine } from '../../../machines/profile/index.ts'
import type { purchaseMachine } from '../../../machines/purchase.ts'
import type { rechargeMachine } from '../../../machines/recharge.ts'
import type { releaseMachine } from '../../../machines/release.ts'
import type { remindersMachine } from '../../../machines/reminders/index.ts'
import type { scheduleMachine } from '../../../machines/schedule/index.ts'
import { sessionMachine } from '../../../machines/session/index.ts'
import type { signPictureMachine } from '../../../machines/signPicture.ts'
import type { sleepTimerMachine } from '../../../machines/sleepTimer.ts'
import type { EpgId } from '../../../models/channel.ts'
import type { Guide } from '../../../models/guideWindow.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import { HOME, placeOf } from '../../../models/page.ts'
import { bootPorts } from '../../services/api/provideBoot.ts'
import { sessionPorts } from '../../services/api/provideSession.ts'
import { whenIdle, whenQuiet } from '../../services/clock/whenIdle.ts'
import type { GuideService } from '../../services/guide/index.ts'
import { keepingAnswers } from '../../services/offline/keeping.ts'
import { once } from '../../services/once.ts'
import { makeRecorderHook } from '../../services/recorder/hook.ts'
import type { Report } from '../../services/report/report.ts'
import { watchPage } from '../../services/report/watchPage.ts'
import { askAgain, askWhenBack } from '../../ui/askAgain.ts'
import type { AppHandle } from '../../ui/context.ts'
import type { Preferences } from '../../ui/preferences.ts'
import { fetched, NOT_FETCHED, required } from './fetched.ts'
import { makePreferences } from './preferences.ts'
import { type Environment, makeServices } from './services.ts'
import { wearBrand } from './wearBrand.ts'

/** Around the installed app lies the ground of its theme. */
const GROUNDS = { dark: '#0b0c10', light: '#faf8f5' } as const

/** The document wears the theme of this device, from before its first page is drawn. */
const showTheme = (document: Document, { snapshot, subscribe }: Pick<Preferences, 'snapshot' | 'subscribe'>): void => {
  const show = (): void => {
    const { theme } = snapshot()
    document.documentElement.dataset.theme = theme
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUNDS[theme])
  }
  show()
  subscribe(show)
}

type AppActor = ActorRefFrom<typeof appMachine>

/** The app as it runs: what every view is given, and what only the shell around them asks for. */
export interface RunningApp extends AppHandle {
  /** What was dropped, refused or broken is told here. */
  readonly report: Report
  /** A part of the page could not be drawn. */
  readonly onBroken: (error: unknown) => void
  /** Saves what the charts did lately as a file (AHEAD-27). */
  readonly saveReport: () => Promise<void>
}

/** The one place where the charts get their ports (architecture, src/shell/provide). */
export const makeApp = (environment: Environment, window: Window): RunningApp => {
  let root: AppActor | undefined
  const manifestSoFar = () => root && selectManifest(root.getSnapshot())
  const rest = whenIdle(window)
  const quiet = whenQuiet(window)
  const link = {
    tell: (event: AppEvent) => root?.send(event),
    session: () => (root === undefined ? undefined : selectSession(root.getSnapshot())),
    reportHost: () => {
      const manifest = manifestSoFar()
      return manifest && (manifest.uiProperties.report_host ?? '')
    },
    offersTwins: () => manifestSoFar()?.cacheable === true,
    rest,
  }
  const { inspect, note, recorder } = makeRecorderHook(() => services.clock.now(), rest, environment.write)
  const services = makeServices({ ...environment, write: note }, link)
  askWhenBack(services.network.watch)
  watchPage(window, services.report)
  const snapshot = () => required(root).getSnapshot()

  let tellOpened = (_: GuideService): void => undefined
  const guideOpened = new Promise<GuideService>(resolve => {
    tellOpened = resolve
  })
  const withChannels = () => waitFor(required(root), ({ context }) => context.channels !== undefined)
  const channels = async () => required((await withChannels()).context.channels)
  const programmes: Guide['programmes'] = async (...wish) => {
    const opened = await guide().catch(() => undefined)
    return opened === undefined ? NOT_FETCHED : opened.programmes(...wish)
  }
  const livePlayer = fetched(async () => {
    const [{ makeLivePlayer }, { makeChannelCharts }] = await Promise.all([
      import('./livePlayer.ts'),
      import('./channelCharts.ts'),
    ])
    const player = makeLivePlayer({
      services,
      programmes,
      manifest: () => required(selectManifest(snapshot())),
      withChannels,
      app: snapshot,
      window,
    })
    return { ...player, ...makeChannelCharts(services) }
  })
  const liveFacts = () => livePlayer.part()?.facts
  const offline = once(async () => {
    const { makeOffline } = await import('../../services/offline/index.ts')
    return makeOffline({ services, fetch: environment.fetch, window, app: required(root), quiet })
  })
  const opening = keepingAnswers(services.http, rest, offline)
  /** Every page needs it, sooner or later: it is asked for until it comes. */
  const lineupCharts = fetched(async () => {
    const { makeLineupCharts } = await askAgain(() => import('./lineupCharts.ts'))
    const layoutConfig = () => selectProperties(snapshot())?.layoutConfig ?? defaultLayoutConfig
    return makeLineupCharts({ services, http: opening, programmes, layoutConfig, channels })
  })
  const companions = fetched(async () => {
    await (selectManifest(snapshot())?.broadcastProperties.cadena_national_open || rest)
    const { makeCompanions } = await import('./companions.ts')
    return makeCompanions({
      services,
      app: snapshot,
      window,
      live: liveFacts,
      titleLeft: () => catalogue.part()?.titleLeft(),
      signSpots: () => [livePlayer.part()?.signSpot, catalogue.part()?.signSpot()],
      guideOpened,
      prepareTurn: async (turn, part) => livePlayer.part()?.prepareTurn(turn, part),
    })
  })
  const messages = fetched(async () => {
    await rest
    const { makeMessages } = await import('./messages.ts')
    return makeMessages({ services, app: required(root), live: liveFacts, window })
  })
  const channelOf = (epgId: EpgId) =>
    snapshot().context.channels?.find(channel => channel.epgId === epgId)?.logicalChannelId
  /** Opened once, for whoever asks first. */
  const guide = once(async () => (await import('../../services/guide/index.ts')).openGuide(services, channelOf))
  /** For whoever shows or searches all of it: from now on it is kept equal to the operator's. */
  const wholeGuide = async (): Promise<GuideService> => {
    const opened = await guide()
    tellOpened(opened)
    return opened
  }
  const showsGrid = once(() => waitFor(required(root), selectShowsGrid))
  const guideCharts = fetched(async () => {
    await Promise.race([rest, showsGrid()])
    // where its code does not come it is the charts below that are asked for again
    void Promise.race([quiet, showsGrid()])
      .then(wholeGuide)
      .catch(() => undefined)
    const [{ makeGuideCharts }, opened] = await Promise.all([import('./guide.ts'), guide()])
    return makeGuideCharts({ services, guide: opened })
  })
  const catalogue = fetched(async () => {
    const { makeCatalogueChart } = await import('./catalogue.ts')
    const manifest = () => required(selectManifest(snapshot()))
    return makeCatalogueChart({
      services,
      guide: wholeGuide,
      channels,
      manifest,
      app: snapshot,
      window,
      fetch: environment.fetch,
    })
  })
  const mine = fetched(async () => {
    const { provideMine } = await import('./provideMine.ts')
    return provideMine({ ...services, window })
  })
  const entrance = fetched(async () => {
    const { provideEntrance } = await import('./provideEntrance.ts')
    return provideEntrance(services)
  })

  const openSeal = once(async () => {
    const { makeOpenSeal } = await import('../../services/api/openSeal.ts')
    const onBrought = (shareKey: string) => link.tell({ type: 'viewer.giveShareKey', shareKey })
    return makeOpenSeal({ ...services, window, onBrought })
  })

  let release: typeof releaseMachine | undefined

  const machine = appMachine.provide({
    actors: {
      ...bootPorts({ ...services, http: opening }),
      openSeal: fromPromise(async ({ input }) => (await openSeal())(input)),
      session: sessionMachine.provide({
        actors: { ...sessionPorts(services.session, () => window.location.reload()) },
      }),
      waitForRest: fromPromise(() => rest),
      loadLineup: lineupCharts.load,
      lineup: codeSplit<typeof lineupMachine>(() => required(lineupCharts.part()).lineup),
      liveHome: codeSplit<typeof liveHomeMachine>(() => required(lineupCharts.part()).liveHome),
      loadLivePlayer: livePlayer.load,
      livePlayer: codeSplit<typeof livePlayerMachine>(() => required(livePlayer.part()).machine),
      presentation: codeSplit<typeof presentationMachine>(() => required(livePlayer.part()).presentation),
      favourites: codeSplit<typeof favouritesMachine>(() => required(livePlayer.part()).favourites),
      channelTools: codeSplit<typeof channelToolsMachine>(() => required(livePlayer.part()).channelTools),
      loadGuide: guideCharts.load,
      guide: codeSplit<typeof guideMachine>(() => required(guideCharts.part()).guide),
      schedule: codeSplit<typeof scheduleMachine>(() => required(guideCharts.part()).schedule),
      loadCatalogue: catalogue.load,
      catalogue: codeSplit<typeof catalogueMachine>(() => required(catalogue.part()).machine),
      loadCompanions: companions.load,
      broadcast: codeSplit<typeof broadcastMachine>(() => required(companions.part()).broadcast),
      channelUpdates: codeSplit<typeof channelUpdatesMachine>(() => required(companions.part()).channelUpdates),
      epgSync: codeSplit<typeof epgSyncMachine>(() => required(companions.part()).epgSync),
      sleepTimer: codeSplit<typeof sleepTimerMachine>(() => required(companions.part()).sleepTimer),
      signPicture: codeSplit<typeof signPictureMachine>(() => required(companions.part()).signPicture),
      kidsMode: codeSplit<typeof kidsModeMachine>(() => required(companions.part()).kidsMode),
      reminders: codeSplit<typeof remindersMachine>(() => required(companions.part()).reminders),
      channelHistory: codeSplit<typeof channelHistoryMachine>(() => required(companions.part()).channelHistory),
      release: codeSplit<typeof releaseMachine>(() => required(release)),
      loadMessages: messages.load,
      announcements: codeSplit<typeof announcementsMachine>(() => required(messages.part()).announcements),
      messageCentre: codeSplit<typeof messageCentreMachine>(() => required(messages.part()).messageCentre),
      loadMine: mine.load,
      purchase: codeSplit<typeof purchaseMachine>(() => required(mine.part()).purchase),
      recharge: codeSplit<typeof rechargeMachine>(() => required(mine.part()).recharge),
      ownAccount: codeSplit<typeof ownAccountMachine>(() => required(mine.part()).ownAccount),
      profile: codeSplit<typeof profileMachine>(() => required(mine.part()).profile),
      loadEntrance: entrance.load,
      entrance: codeSplit<typeof entranceMachine>(() => required(entrance.part())),
    },
  })

  const { pathname, search } = window.location
  const app = createActor(machine, {
    inspect,
    input: { place: placeOf(pathname + search) ?? HOME, now: services.clock.now() },
  })
  app.subscribe({ error: error => services.report.broken('app', error) })
  root = app
  app.start()
  // what goes wrong before config.json is there waits: it says whether anybody may be told
  const configured = () => waitFor(app, snapshot => selectDeployment(snapshot) !== undefined)
  rest
    .then(() => Promise.all([recorder(), services.metrics(), configured()]))
    .then(
      ([{ faults }, { noteFault }]) => faults.listen(noteFault),
      () => undefined,
    )
  rest
    .then(() => import('./stay.ts'))
    .then(({ makeStay }) => {
      release = makeStay({ services, environment, window, app, live: liveFacts })
    })
    .catch(() => undefined)
  const preferences = makePreferences({
    ...services.values,
    onLanguage: () => app.send({ type: 'language.changed' }),
  })
  showTheme(window.document, preferences)
  wearBrand(window.document, app, services.report)
  waitFor(app, loaded => selectProperties(loaded) !== undefined).then(preferences.beginAnew, () => undefined)
  return {
    app,
    rest,
    now: services.clock.now,
    report: services.report,
    preferences,
    ownView: services.ownView,
    playerViews: () => livePlayer.part()?.views,
    titleViews: () => catalogue.part()?.titleViews(),
    onBroken: error => services.report.broken('view', error),
    saveReport: async () => (await recorder()).save(services.clock.now()),
  }
}
