import { createServer } from 'node:http'
import { makeClock } from './clock.ts'
import { type Conditions, type Control, makeControl } from './control/control.ts'
import { makeFaults } from './control/faults.ts'
import { makeMetrics } from './control/metrics.ts'
import { makeRequestLog } from './control/requestLog.ts'
import { type Ask, makeAsk } from './gateway/ask.ts'
import { makeHosts } from './gateway/hosts.ts'
import { placeOf } from './importer/source.ts'
import { makeOpen } from './jellyfin/playing.ts'
import { type JellyfinAccount, makeJellyfin } from './jellyfin/server.ts'
import { loadLibrary } from './library/library.ts'
import { type HeadEndOptions, settingsOf } from './options.ts'
import { makeReplay } from './recorded/replay.ts'
import { writeAhead } from './server/calls.ts'
import { makeListener } from './server/listener.ts'
import { makeMeetingPlace } from './server/meetingPlace.ts'
import { originAt } from './server/ownOrigins.ts'
import { openStore } from './store/store.ts'
import { ensureDemoAccounts } from './world/demoAccounts.ts'
import { keepFresh } from './world/keepFresh.ts'
import { loadBroadcast } from './world/lineups.ts'
import type { JellyfinHome } from './world/listing.ts'
import type { Operator } from './world/operator.ts'
import { makePlays } from './world/plays.ts'
import { makeSealers } from './zeroTrust/seal.ts'

export type { Control } from './control/control.ts'
export type { Fault } from './control/faults.ts'
export { DEMO_SHARE_KEY, type HeadEndOptions } from './options.ts'
export type { Recording } from './recorded/recording.ts'
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './world/demoAccounts.ts'

const homeOf = (account: JellyfinAccount, ask: Ask): JellyfinHome => {
  const jellyfin = makeJellyfin(account, ask)
  return { jellyfin, open: makeOpen(jellyfin) }
}

export interface HeadEnd {
  readonly origin: string
  readonly control: Control
  readonly close: () => Promise<void>
}

/** Starts a whole operator: API, media, licences, metrics, pages, and the built app where there is one. */
export const startHeadEnd = async (options: HeadEndOptions = {}): Promise<HeadEnd> => {
  const settings = settingsOf(options)
  const clock = makeClock(settings.clock)
  const replay = settings.recording === undefined ? undefined : makeReplay(settings.recording)
  if (replay !== undefined) clock.moveTo(replay.at)
  const store = openStore(settings)
  ensureDemoAccounts(store, settings.initialPassword, clock.now())
  const faults = makeFaults()
  const requests = makeRequestLog()
  const metrics = makeMetrics()
  const plays = makePlays()
  const conditions: Conditions = {
    startedAt: clock.now(),
    visitor: settings.visitor,
    meeting: settings.peers,
    takeover: undefined,
    contractVersion: 1,
    shareKey: settings.shareKey,
    changedAt: new Map(),
    encoders: new Map(),
  }
  const sealer = makeSealers(() => conditions.shareKey)
  const { m3u, xmltv, xtream, jellyfin: account } = settings
  const named = [m3u, xmltv, xtream?.server.href, account?.server.href, ...settings.library].flatMap(
    text => (text && placeOf(text).address) || [],
  )
  const hosts = makeHosts(named, settings.privateHosts)
  const { ask, close: leaveHosts } = makeAsk(hosts)
  const onChanged = (dataTypes: ReadonlyArray<string>): void => {
    for (const dataType of dataTypes) conditions.changedAt.set(dataType, clock.now())
  }
  const home = account && homeOf(account, ask)
  const reach = { ask, check: hosts.check, home }
  const broadcast = await loadBroadcast(settings, { ...reach, now: clock.now, onChanged })
  const { imports } = broadcast
  const library = await loadLibrary(settings, reach)
  const stops = [imports, library].flatMap(each => (each === undefined ? [] : [keepFresh(each, settings.refreshEvery)]))
  const operator: Operator = {
    settings,
    clock,
    store,
    conditions,
    get lineup() {
      return broadcast.lineup()
    },
    get guide() {
      return broadcast.guide()
    },
    library,
    metrics,
    plays,
    kid: () => sealer().kid,
  }
  if (imports !== undefined) await writeAhead(operator)
  const { accounts, entries, tokens, seenRequests } = store
  const meetingPlace = makeMeetingPlace(() => conditions.meeting)
  const control = makeControl({
    faults,
    requests,
    clock,
    accounts,
    entries,
    tokens,
    conditions,
    metrics,
    plays,
    leaveMeeting: meetingPlace.leave,
  })
  if (settings.takeoverIn !== undefined) control.openTakeover(settings.takeoverIn)
  const zeroTrust = settings.zeroTrust ? { sealer, seenRequests, now: clock.now } : undefined
  const server = createServer(makeListener({ operator, control, faults, requests, zeroTrust, ask, imports, replay }))
  server.on('upgrade', meetingPlace.enter)
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : settings.port)
    })
  })
  return {
    origin: originAt(settings.host, port),
    control,
    close: () =>
      new Promise(resolve => {
        server.close(() => {
          imports?.close()
          store.close()
          resolve()
        })
        for (const stop of stops) stop()
        leaveHosts()
        meetingPlace.leave()
        server.closeAllConnections()
      }),
  }
}
