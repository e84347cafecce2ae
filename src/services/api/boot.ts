import * as E from 'fp-ts/lib/Either.js'
import type { Operator } from '../../../machines/app/index.ts'
import type { AppProperties } from '../../../models/appProperties.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { decode } from '../../../models/codec/decode.ts'
import { LIVE_AND_VOD } from '../../../models/contentMode.ts'
import { Deployment } from '../../../models/deployment.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import * as accountEndpoints from '../../../models/wire/account.ts'
import type { Timer } from '../clock/timer.ts'
import { REQUEST_TIMEOUT_MS } from '../http/exchange.ts'
import type { Http } from '../http/types.ts'
import type { Report } from '../report/report.ts'

const CONFIG = '/config.json'

/** What the app does without the operator's settings. */
const defaultProperties: AppProperties = {
  contentMode: LIVE_AND_VOD,
  layoutConfig: defaultLayoutConfig,
  defaultPlayConfig: { resolution: undefined, autoPlay: true, muted: false },
  initProperties: {},
  dynamicUiProperties: {},
}

interface ConfigParts {
  readonly fetch: typeof fetch
  readonly report: Report
  readonly timer: Timer
  /** The origin that serves the app; empty in the browser. */
  readonly origin?: string
}

/** The deployment file beside the app (MODE-03). */
export const loadDeployment = async ({
  fetch,
  report,
  timer,
  origin = '',
}: ConfigParts): Promise<E.Either<CallFailure, Deployment>> => {
  const malformed = (path: string): E.Either<CallFailure, never> =>
    E.left({ tag: 'malformed', failure: { codec: Deployment.name, path } })
  const patience = new AbortController()
  const endPatience = timer.after(REQUEST_TIMEOUT_MS, () => patience.abort())
  const response = await fetch(origin + CONFIG, { cache: 'no-cache', signal: patience.signal }).catch(() => undefined)
  const json: unknown = await response?.json().catch(() => undefined)
  endPatience()
  if (patience.signal.aborted) return E.left({ tag: 'timeout' })
  if (response === undefined) return E.left({ tag: 'offline' })
  if (!response.ok) return E.left({ tag: 'server', status: response.status })
  const deployment = decode(Deployment, failure => report.dropped(CONFIG, failure))(json)
  return E.isRight(deployment) ? deployment : malformed(deployment.left.path)
}

/** Manifest and settings, asked for before anybody is signed in. The app starts without the settings, not without the manifest. */
export const loadOperator = async (http: Http): Promise<E.Either<CallFailure, Operator>> => {
  const options = { token: 'none', background: true } as const
  const [manifest, properties] = await Promise.all([
    http.call(accountEndpoints.manifest, {}, options),
    http.call(accountEndpoints.appProperties, {}, options),
  ])
  return E.map((known: Operator['manifest']) => ({
    manifest: known,
    properties: E.isRight(properties) ? properties.right : defaultProperties,
  }))(manifest)
}
