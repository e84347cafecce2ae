import * as E from 'fp-ts/lib/Either.js'
import type { DeploymentOutput, Operator } from '../../../machines/app/index.ts'
import { type AppProperties, defaultProperties } from '../../../models/appProperties.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { type DecodeFailure, decode } from '../../../models/codec/decode.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { Deployment } from '../../../models/deployment.ts'
import { LayoutConfig } from '../../../models/layoutConfig.ts'
import * as accountEndpoints from '../../../models/wire/account.ts'
import type { Timer } from '../clock/timer.ts'
import type { DeviceParts } from '../device/device.ts'
import { REQUEST_TIMEOUT_MS } from '../http/exchange.ts'
import type { Http } from '../http/types.ts'
import type { Report } from '../report/report.ts'
import type { Stored } from '../storage/storage.ts'

const CONFIG = '/config.json'

/** A dynamic property that bears the name of an entry of the layout stands in its place (MODE-07). */
const withDynamicUi = (properties: AppProperties): AppProperties => {
  const { layoutConfig, dynamicUiProperties } = properties
  const entries = { ...LayoutConfig.encode(layoutConfig), ...dynamicUiProperties }
  const layout = decode(LayoutConfig, () => undefined)(entries)
  return E.isRight(layout) ? { ...properties, layoutConfig: layout.right } : properties
}

interface ConfigParts {
  readonly fetch: typeof fetch
  readonly report: Report
  readonly timer: Timer
  /** Whether this device has a share key that the operator has accepted. */
  readonly holdsShareKey: () => boolean
  readonly device: Pick<DeviceParts, 'deviceId' | 'crypto'>
  readonly now: () => Instant
  /** The origin that serves the app; empty in the browser. */
  readonly origin?: string
}

/** The deployment file beside the app (MODE-03). Once sealed, it does not end the sealing by itself (MODE-04). */
export const loadDeployment = async (parts: ConfigParts): Promise<DeploymentOutput> => {
  const { fetch, report, timer, holdsShareKey, origin = '' } = parts
  const failed = (failure: CallFailure): E.Either<CallFailure, never> => {
    report.failed(CONFIG, failure)
    return E.left(failure)
  }
  const patience = new AbortController()
  const endPatience = timer.after(REQUEST_TIMEOUT_MS, () => patience.abort())
  const response = await fetch(origin + CONFIG, { cache: 'no-cache', signal: patience.signal }).catch(() => undefined)
  const json: unknown = await response?.json().catch(() => undefined)
  endPatience()
  if (patience.signal.aborted) return failed({ tag: 'timeout' })
  if (response === undefined) return failed({ tag: 'offline' })
  if (!response.ok) return failed({ tag: 'server', status: response.status })
  const onDropped = (failure: DecodeFailure): void => report.dropped(CONFIG, failure)
  const deployment = decode(Deployment, onDropped)(json)
  if (E.isLeft(deployment)) return failed({ tag: 'malformed', failure: deployment.left })
  if (!deployment.right.zeroTrust && holdsShareKey()) return E.left({ tag: 'unsealed' })
  if (!deployment.right.flags) return deployment
  const flags = await import('./flags.ts').catch(() => undefined)
  return flags ? E.right(flags.flagged(deployment.right, parts, onDropped)) : deployment
}

interface OperatorParts {
  readonly http: Http
  /** The settings as they came last: they hold while the operator does not answer (STORE-01). */
  readonly kept: Stored<AppProperties>
}

/** Manifest and settings, asked for before anybody is signed in. The app starts without the settings, not without the manifest. */
export const loadOperator = async ({ http, kept }: OperatorParts): Promise<E.Either<CallFailure, Operator>> => {
  const [manifest, answer] = await Promise.all([
    http.call(accountEndpoints.manifest, {}, { token: 'none', awaitedBy: 'shelf' }),
    http.call(accountEndpoints.appProperties, {}, { token: 'none', awaitedBy: 'nobody' }),
  ])
  const properties = E.isRight(answer) ? withDynamicUi(answer.right) : (kept.read() ?? defaultProperties)
  if (E.isRight(answer)) kept.write(properties)
  return E.map((known: Operator['manifest']) => ({ manifest: known, properties }))(manifest)
}
