import * as E from 'fp-ts/lib/Either.js'
import type { ActorRefFrom } from 'xstate'
import type { AppEvent, DeploymentOutput } from '../../../machines/app/index.ts'
import type { sessionMachine } from '../../../machines/session/index.ts'
import { toastOf } from '../../../machines/toasts.ts'
import { LIVE_AND_VOD, withinMode } from '../../../models/contentMode.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Language } from '../../../models/language.ts'
import { initialLanguage } from '../../../models/spokenLanguage.ts'
import { loadDeployment } from '../../services/api/boot.ts'
import { makeSessionApi, type SessionApi } from '../../services/api/session.ts'
import { makeServerClock, type ServerClock } from '../../services/clock/serverClock.ts'
import { systemTimer, type Timer } from '../../services/clock/timer.ts'
import { type CryptoService, makeCrypto } from '../../services/crypto/crypto.ts'
import { keptShareKey } from '../../services/crypto/keptShareKey.ts'
import type { Seal } from '../../services/crypto/seal.ts'
import { makeDevice } from '../../services/device/device.ts'
import { makeHttp } from '../../services/http/http.ts'
import { makeNetwork, type Network } from '../../services/http/network.ts'
import type { Pace } from '../../services/http/pace.ts'
import { makeSessionLink } from '../../services/http/sessionLink.ts'
import type { HttpService } from '../../services/http/types.ts'
import type { Metrics } from '../../services/metrics/metrics.ts'
import { once } from '../../services/once.ts'
import { makeReport, type Report, type ReportEntry } from '../../services/report/report.ts'
import { makeOwnViewStore, type OwnViewStore } from '../../services/storage/ownView.ts'
import { makeSessionStore, type SessionStore } from '../../services/storage/sessionStore.ts'
import { type DeviceStorage, makeStorage, type StorageArea, type Stored } from '../../services/storage/storage.ts'
import { makeStoredValues, type StoredValues } from '../../services/storage/values.ts'
import { makeTabs, type Tabs, type TabsParts } from '../../services/tabs/tabs.ts'

import { askAgain } from '../../ui/askAgain.ts'

/** What the services need of a browser; a test gives its own. */
export interface Environment {
  readonly fetch: typeof fetch
  readonly storage: () => StorageArea
  readonly tabs: TabsParts
  readonly crypto: Crypto
  readonly languages: () => ReadonlyArray<string>
  readonly ticks: () => number
  readonly deviceNow: () => number
  /** From 0 to 1: spreads what all devices would do in the same moment. */
  readonly random?: () => number
  readonly timer?: Timer
  readonly beacon: Navigator['sendBeacon']
  /** Which release of the app this is. */
  readonly release?: () => Promise<string>
  /** Where a developer sees what was dropped or failed. */
  readonly write?: (entry: ReportEntry) => void
  /** The origin that serves the app; empty in a browser. */
  readonly appOrigin?: string
}

export interface Services {
  readonly http: HttpService
  readonly clock: ServerClock
  readonly timer: Timer
  /** From 0 to 1: so that not all devices ask in the same moment. */
  readonly random: () => number
  readonly tabs: Tabs
  readonly network: Network
  readonly crypto: CryptoService
  readonly report: Report
  /** Tells the operator what played and what failed; its code is fetched when it is wanted. */
  readonly metrics: () => Promise<Metrics>
  readonly storage: DeviceStorage
  readonly values: StoredValues
  readonly store: SessionStore
  readonly ownView: OwnViewStore
  readonly session: SessionApi
  /** Gets the session new tokens before they end; whether it could. */
  readonly renewTokens: () => Promise<boolean>
  readonly language: () => Language
  /** Every body is sealed from now on (MODE-04). */
  readonly sealBy: (seal: Seal) => void
  readonly loadDeployment: () => Promise<DeploymentOutput>
  /** The share key that the operator has accepted on this device (MODE-04). */
  readonly shareKey: Stored<string>
  /** As the operator's content mode shows it (MODE-06); after `loadDeployment` has succeeded. */
  readonly deployment: () => Deployment
}

interface AppLink {
  /** Tells the app's chart. */
  readonly tell: (event: AppEvent) => void
  /** The running session chart. */
  readonly session: () => ActorRefFrom<typeof sessionMachine> | undefined
  /** Where the manifest wants reports (spec §3, report_host), the API origin being ''; `undefined` before it is known. */
  readonly reportHost: () => string | undefined
  /** Whether the manifest offers the public calls by GET. */
  readonly offersTwins: () => boolean
  /** The page has painted and rests. */
  readonly rest: Promise<void>
}

const makeDeployment = (load: () => Promise<DeploymentOutput>) => {
  let known: Deployment | undefined
  return {
    load: async () => {
      const loaded = await load()
      if (E.isRight(loaded)) known = loaded.right
      return loaded
    },
    soFar: (): Deployment | undefined => known,
    settled: (): Deployment => {
      if (known === undefined) throw new Error('The deployment file has not been read yet')
      return known
    },
  }
}

/** All services of the app, put together once. */
export const makeServices = (
  environment: Environment,
  { tell, session, reportHost, offersTwins, rest }: AppLink,
): Services => {
  const { fetch, timer = systemTimer, random = Math.random, appOrigin = '' } = environment
  const report = makeReport(environment.write)
  const clock = makeServerClock(environment)
  const crypto = makeCrypto(environment.crypto)
  const tabs = makeTabs(environment.tabs, timer)
  const onDegraded = (): void => tell(toastOf('error.storage'))
  const storage = makeStorage({ area: environment.storage, report, onDegraded })
  const values = makeStoredValues(storage)
  const store = makeSessionStore({ storage, values })
  const shareKey = keptShareKey(storage)
  const holdsShareKey = (): boolean => shareKey.read() !== undefined
  const device = { deviceId: values.deviceId, crypto }
  const config = makeDeployment(() =>
    loadDeployment({ fetch, report, timer, holdsShareKey, device, now: clock.now, origin: appOrigin }),
  )
  const sold = config.settled
  const deployment = (): Deployment => withinMode(sold(), values.appProperties.read()?.contentMode ?? LIVE_AND_VOD)
  const language = (): Language =>
    initialLanguage(
      { language: values.language.read(), words: values.words.read() },
      environment.languages(),
      config.soFar(),
    ).like
  const probe = () =>
    fetch(`${config.soFar()?.apiOrigin ?? appOrigin}/`, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  const network = makeNetwork({ tabs, timer, probe })
  let pace: Pace | undefined
  void rest
    .then(() => askAgain(() => import('../../services/http/pace.ts')))
    .then(({ makePace }) => {
      pace = makePace({ ...clock, random })
    })
  let seal: Seal | undefined
  const sessionLink = makeSessionLink({ store, actor: session })
  const http = makeHttp({
    fetch,
    clock,
    timer,
    deployment: sold,
    language,
    report,
    device: makeDevice({ ...device, deployment: sold, now: clock.now, language }),
    session: sessionLink,
    offersTwins,
    seal: () => seal,
    onWrongShareKey: () => tell({ type: 'shareKey.refused' }),
    onTip: tip => tell({ type: 'toast.requested', toast: tip }),
    onActivity: change => tell({ type: change === 'started' ? 'request.started' : 'request.finished' }),
    onReached: network.note,
    pace: () => pace,
  })
  const metrics = once(async () => {
    const { beacon, release: ofApp } = environment
    const [{ makeMetrics }, release] = await Promise.all([
      import('../../services/metrics/metrics.ts'),
      ofApp?.().catch(() => undefined),
    ])
    return makeMetrics({
      http,
      storage,
      now: clock.now,
      timer,
      tabs,
      randomId: crypto.randomId,
      beacon,
      reportHost,
      release,
      takesFaults: () => deployment().faultReports,
    })
  })
  return {
    http,
    clock,
    timer,
    random,
    tabs,
    network,
    crypto,
    report,
    metrics,
    storage,
    values,
    store,
    ownView: makeOwnViewStore({ values, store, tabs }),
    session: makeSessionApi({ http, store, tabs, timer, report }),
    renewTokens: async () => {
      const token = store.read()?.tokens.token
      return token !== undefined && E.isRight(await sessionLink.renew(token))
    },
    sealBy: opened => {
      seal = opened
    },
    language,
    deployment,
    shareKey,
    loadDeployment: async () => {
      const loaded = await config.load()
      network.note(E.isRight(loaded) || loaded.left.tag !== 'offline')
      return loaded
    },
  }
}
