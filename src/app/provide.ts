import * as E from 'fp-ts/lib/Either.js'
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import {
  type AppEvent,
  appMachine,
  type CodeOutput,
  selectLineup,
  selectManifest,
  selectProperties,
  selectSession,
  selectShowsGrid,
} from '../../machines/app/index.ts'
import type { broadcastMachine } from '../../machines/broadcast/index.ts'
import type { channelHistoryMachine } from '../../machines/channelHistory/index.ts'
import type { channelToolsMachine } from '../../machines/channelTools/index.ts'
import type { channelUpdatesMachine } from '../../machines/channelUpdates/index.ts'
import { codeSplit } from '../../machines/codeSplit.ts'
import type { epgSyncMachine } from '../../machines/epgSync/index.ts'
import type { favouritesMachine } from '../../machines/favourites/index.ts'
import type { guideMachine } from '../../machines/guide/index.ts'
import { selectAllChannels, selectBroadcastChannel } from '../../machines/lineup/index.ts'
import type { livePlayerMachine } from '../../machines/livePlayer/index.ts'
import type { loginMachine } from '../../machines/login/index.ts'
import type { presentationMachine } from '../../machines/presentation/index.ts'
import type { remindersMachine } from '../../machines/reminders/index.ts'
import type { scheduleMachine } from '../../machines/schedule/index.ts'
import type { sleepTimerMachine } from '../../machines/sleepTimer/index.ts'
import type { EpgId } from '../../models/channel.ts'
import type { Guide } from '../../models/guideWindow.ts'
import { defaultLayoutConfig } from '../../models/layoutConfig.ts'
import { HOME, placeOf } from '../../models/page.ts'
import { bootPorts } from '../services/api/provideBoot.ts'
import { provideLineup } from '../services/api/provideLive.ts'
import { provideLiveHome } from '../services/api/provideLiveHome.ts'
import { provideSession } from '../services/api/provideSession.ts'
import { atRest } from '../services/clock/atRest.ts'
import { once } from '../services/once.ts'
import { makeRecorderHook } from '../services/recorder/hook.ts'
import { type Environment, makeServices, type Services } from '../services/services.ts'
import type { AppHandle } from './context.ts'
import { makePreferences } from './preferences.ts'

type AppActor = ActorRefFrom<typeof appMachine>

const FETCHED: CodeOutput = E.right(undefined)
const NOT_FETCHED: CodeOutput = E.left({ tag: 'offline' })

/** A part of the app that is fetched when it is needed; a chunk that does not come is the network's failure. */
const fetched = <Part>(load: () => Promise<Part>) => {
  let part: Part | undefined
  return {
    load: fromPromise<CodeOutput>(async () => {
      try {
        part ??= await load()
        return FETCHED
      } catch {
        return NOT_FETCHED
      }
    }),
    part: (): Part | undefined => part,
  }
}

const required = <Part>(part: Part | undefined): Part => {
  if (part === undefined) throw new Error('The code of this chart has not been fetched')
  return part
}

/** What is known of this viewer, for the rules of content (CHAN-05). */
const viewerFacts = ({ store }: Services) => {
  const account = store.read()?.account
  return { region: account?.country, ip: account?.clientIp, account: account?.accountId }
}

const memberSiteFor = ({ store, deployment }: Services, base: string): string => {
  const address = new URL(deployment().memberSiteUrl, base)
  const token = store.read()?.tokens.memberSiteToken
  if (token !== undefined) address.searchParams.set('token', token)
  return address.href
}

/** The one place where the charts get their ports (architecture, src/app). */
export const makeApp = (environment: Environment, window: Window): AppHandle => {
  let root: AppActor | undefined
  const link = {
    tell: (event: AppEvent) => root?.send(event),
    session: () => (root === undefined ? undefined : selectSession(root.getSnapshot())),
  }
  const services = makeServices(environment, link)
  const snapshot = () => required(root).getSnapshot()

  const programmes: Guide['programmes'] = async wish => (await guide()).programmes(wish)
  const livePlayer = fetched(async () => {
    const [{ makeLivePlayer }, { makeChannelCharts }] = await Promise.all([
      import('./livePlayer.ts'),
      import('./channelCharts.ts'),
    ])
    const player = makeLivePlayer({
      services,
      programmes,
      manifest: () => required(selectManifest(snapshot())),
      broadcastChannel: async () => {
        const app = await waitFor(required(root), ({ context }) => context.channels !== undefined)
        const lineup = selectLineup(app)?.getSnapshot()
        return lineup && selectBroadcastChannel(lineup)
      },
      window,
    })
    return { ...player, ...makeChannelCharts(services) }
  })
  const rest = atRest(window)
  const companions = fetched(async () => {
    await (selectManifest(snapshot())?.broadcastProperties.cadena_national_open || rest)
    const [{ makeCompanions }, opened] = await Promise.all([import('./companions.ts'), guide().catch(() => undefined)])
    return makeCompanions({
      services,
      app: snapshot,
      window,
      moment: () => livePlayer.part()?.views.moment(),
      guide: opened,
    })
  })
  const channelOf = (epgId: EpgId) => {
    const lineup = selectLineup(snapshot())?.getSnapshot()
    return lineup && selectAllChannels(lineup).find(channel => channel.epgId === epgId)?.logicalChannelId
  }
  /** Opened once, for whoever asks first. */
  const guide = once(async () => (await import('../services/guide/index.ts')).openGuide(services, channelOf))
  const guideCharts = fetched(async () => {
    await Promise.race([rest, waitFor(required(root), selectShowsGrid)])
    const [{ makeGuideCharts }, opened] = await Promise.all([import('./guide.ts'), guide()])
    return makeGuideCharts({ services, guide: opened })
  })
  const login = fetched(async () => {
    const { provideLogin } = await import('../services/api/provideLogin.ts')
    return provideLogin(services)
  })

  const machine = appMachine.provide({
    actors: {
      ...bootPorts(services),
      session: provideSession(services.session, () => window.location.reload()),
      lineup: provideLineup({
        http: services.http,
        viewer: () => viewerFacts(services),
        layoutConfig: () => selectProperties(snapshot())?.layoutConfig ?? defaultLayoutConfig,
        ownView: services.ownView,
        programmes,
      }),
      liveHome: provideLiveHome(services),
      loadLivePlayer: livePlayer.load,
      livePlayer: codeSplit<typeof livePlayerMachine>(() => required(livePlayer.part()).machine),
      presentation: codeSplit<typeof presentationMachine>(() => required(livePlayer.part()).presentation),
      favourites: codeSplit<typeof favouritesMachine>(() => required(livePlayer.part()).favourites),
      channelTools: codeSplit<typeof channelToolsMachine>(() => required(livePlayer.part()).channelTools),
      loadGuide: guideCharts.load,
      guide: codeSplit<typeof guideMachine>(() => required(guideCharts.part()).guide),
      schedule: codeSplit<typeof scheduleMachine>(() => required(guideCharts.part()).schedule),
      loadCompanions: companions.load,
      broadcast: codeSplit<typeof broadcastMachine>(() => required(companions.part()).broadcast),
      channelUpdates: codeSplit<typeof channelUpdatesMachine>(() => required(companions.part()).channelUpdates),
      epgSync: codeSplit<typeof epgSyncMachine>(() => required(companions.part()?.epgSync)),
      sleepTimer: codeSplit<typeof sleepTimerMachine>(() => required(companions.part()).sleepTimer),
      reminders: codeSplit<typeof remindersMachine>(() => required(companions.part()).reminders),
      channelHistory: codeSplit<typeof channelHistoryMachine>(() => required(companions.part()).channelHistory),
      loadLogin: login.load,
      login: codeSplit<typeof loginMachine>(() => required(login.part())),
    },
  })

  const { inspect, recorder } = makeRecorderHook(services.clock.now, rest)
  const { pathname, search } = window.location
  const app = createActor(machine, {
    inspect,
    input: { place: placeOf(pathname + search) ?? HOME, now: services.clock.now() },
  })
  app.subscribe({ error: error => services.report.broken('app', error) })
  root = app
  app.start()
  return {
    app,
    preferences: makePreferences({ ...services.values, onLanguage: () => app.send({ type: 'language.changed' }) }),
    playerViews: () => livePlayer.part()?.views,
    onBroken: error => services.report.broken('view', error),
    saveReport: async () => (await recorder()).save(services.clock.now()),
    memberSite: () => memberSiteFor(services, window.location.origin),
  }
}
