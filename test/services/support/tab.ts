import { withStubs } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { createActor, fromPromise, type InspectionEvent, waitFor } from 'xstate'
import {
  type AppEmitted,
  type AppEvent,
  type AppSnapshot,
  appMachine,
  type CodeOutput,
  selectManifest,
  selectSession,
} from '../../../machines/app/index.ts'
import { channelToolsMachine } from '../../../machines/channelTools.ts'
import type { entranceMachine } from '../../../machines/entrance/index.ts'
import { favouritesMachine } from '../../../machines/favourites.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import { lineupMachine } from '../../../machines/lineup/index.ts'
import { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import { presentationMachine } from '../../../machines/presentation/index.ts'
import { sessionMachine } from '../../../machines/session/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { bootPorts } from '../../../src/services/api/provideBoot.ts'
import { sessionPorts } from '../../../src/services/api/provideSession.ts'
import type { Timer } from '../../../src/services/clock/timer.ts'
import type { ReportEntry } from '../../../src/services/report/report.ts'
import type { ChannelScope } from '../../../src/services/tabs/channel.ts'
import type { TabsParts } from '../../../src/services/tabs/tabs.ts'
import { provideEntrance } from '../../../src/shell/provide/provideEntrance.ts'
import { makeServices } from '../../../src/shell/provide/services.ts'
import { fakeTab, type sharedStorage } from './browser.ts'

const PATIENCE = { timeout: 10_000 }

interface TabParts {
  readonly origin: string
  readonly storage: ReturnType<typeof sharedStorage>
  readonly place?: Place
  /** `undefined` where the browser has none. */
  readonly locks?: TabsParts['navigator']['locks']
  readonly scope?: ChannelScope
  readonly timer?: Timer
  /** The network is down when the tab opens. */
  readonly isDown?: boolean
  /** Seen before it goes out. */
  readonly onRequest?: (url: string, body: string) => void
  /** What XState says of every actor, as the flight recorder hears it. */
  readonly inspect?: (event: InspectionEvent) => void
}

/** A browser tab with the real app and the real services; only the line-up and the player are left out. */
export const openTab = ({
  origin,
  storage,
  place = HOME,
  isDown = false,
  onRequest,
  inspect,
  scope = {},
  ...browser
}: TabParts) => {
  const tab = fakeTab(storage, 'locks' in browser ? browser.locks : navigator.locks, scope)
  const events: AppEvent[] = []
  const reported: ReportEntry[] = []
  const navigations: AppEmitted[] = []
  const reloads: string[] = []
  const world = { isDown }
  const services = makeServices(
    {
      fetch: (input, init) => {
        onRequest?.(String(input), String(init?.body ?? ''))
        if (world.isDown) return Promise.reject(new TypeError('Failed to fetch'))
        return fetch(new URL(String(input), origin), init)
      },
      storage: () => tab.area,
      tabs: tab.parts,
      crypto: globalThis.crypto,
      languages: () => ['en'],
      ticks: () => performance.now(),
      deviceNow: () => Date.now(),
      beacon: () => false,
      write: entry => reported.push(entry),
      ...(browser.timer && { timer: browser.timer }),
    },
    {
      tell: event => {
        events.push(event)
        app.send(event)
      },
      session: () => selectSession(app.getSnapshot()),
      reportHost: () => '',
      rest: Promise.resolve(),
      offersTwins: () => selectManifest(app.getSnapshot())?.cacheable === true,
    },
  )
  const entrance = provideEntrance(services)
  const machine = appMachine.provide({
    actors: {
      ...bootPorts(services),
      session: sessionMachine.provide({ actors: sessionPorts(services.session, () => reloads.push('reload')) }),
      waitForRest: fromPromise<void>(async () => undefined),
      loadLineup: fromPromise<CodeOutput>(async () => right(undefined)),
      lineup: codeSplit<typeof lineupMachine>(() => withStubs(lineupMachine)),
      favourites: codeSplit<typeof favouritesMachine>(() => withStubs(favouritesMachine)),
      channelTools: codeSplit<typeof channelToolsMachine>(() => withStubs(channelToolsMachine)),
      loadEntrance: fromPromise<CodeOutput>(async () => right(undefined)),
      entrance: codeSplit<typeof entranceMachine>(() => entrance),
      loadLivePlayer: fromPromise<CodeOutput>(async () => right(undefined)),
      livePlayer: codeSplit<typeof livePlayerMachine>(() => withStubs(livePlayerMachine)),
      presentation: withStubs(presentationMachine),
    },
  })
  const app = createActor(machine, {
    input: { place, now: instant(Date.now()) },
    ...(inspect !== undefined && { inspect }),
  })
  app.on('navigation.requested', navigation => navigations.push(navigation))
  app.start()
  return {
    ...tab,
    app,
    services,
    events,
    navigations,
    reloads,
    reported,
    until: (holds: (snapshot: AppSnapshot) => boolean) => waitFor(app, holds, PATIENCE),
    go: ({ page, params }: Place) => app.send({ type: 'viewer.navigated', page, params }),
    setDown: (down: boolean): void => {
      world.isDown = down
      tab.setOnline(!down)
    },
    token: () => services.store.read()?.tokens.token,
    close: () => app.stop(),
  }
}
export type Tab = ReturnType<typeof openTab>
