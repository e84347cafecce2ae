import * as E from 'fp-ts/lib/Either.js'
import type { StreamAnswer } from '../../../machines/livePlayer/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Deployment } from '../../../models/deployment.ts'
import { errKind } from '../../../models/errCode.ts'
import type { Manifest } from '../../../models/manifest.ts'
import type { PhysicalChannel } from '../../../models/physicalChannel.ts'
import { dvrAddresses, liveAddresses, type StreamWish } from '../../../models/streamAddress.ts'
import type { Tracker } from '../../../models/tracker.ts'
import type { RequestOf } from '../../../models/wire/endpoint.ts'
import * as liveEndpoints from '../../../models/wire/live.ts'
import type { Http } from '../http/types.ts'

export interface StreamParts {
  readonly http: Http
  readonly deployment: () => Pick<Deployment, 'streams'>
  readonly manifest: () => Pick<Manifest, 'uiProperties'>
  readonly accountName: () => string
  /** Milliseconds of any steady clock. */
  readonly ticks: () => number
}

export interface Streams {
  /** The addresses of a physical channel's live stream, in the order to try, with a place for the token (LIVE-01). */
  readonly open: (physical: PhysicalChannel) => Promise<StreamAnswer>
  /** The same of the recording of a stretch of time (CATCH-01). */
  readonly openRecording: (physical: PhysicalChannel, from: Instant, until: Instant) => StreamAnswer
}

/** Stands in an address where the token belongs, until the moment of loading. */
export const TOKEN_PLACE = '{token}'
const ENCODED_PLACE = encodeURIComponent(TOKEN_PLACE)

export const withToken = (address: string, token: string): string =>
  address.replaceAll(ENCODED_PLACE, encodeURIComponent(token)).replaceAll(TOKEN_PLACE, encodeURIComponent(token))

/** The hosts are asked for again after this long. */
const TRACKERS_LAST_MS = 5 * 60_000

/** An answer about the viewer's rights or the content; any other failure leaves the operator's own base to try. */
const isVerdict = (failure: CallFailure): boolean =>
  failure.tag === 'refused' && ['noPlayPermission', 'contentGone'].includes(errKind(failure.errCode))

const NO_ADDRESS: CallFailure = {
  tag: 'malformed',
  failure: { codec: 'Manifest', path: 'uiProperties.stream_cdn_base' },
}
const NO_RECORDING: CallFailure = {
  tag: 'malformed',
  failure: { codec: 'Manifest', path: 'uiProperties.dvr_cdn_base' },
}

export const makeStreams = ({ http, deployment, manifest, accountName, ticks }: StreamParts): Streams => {
  let known: { readonly account: string; readonly at: number; readonly trackers: ReadonlyArray<Tracker> } | undefined

  const trackers = async (): Promise<E.Either<CallFailure, ReadonlyArray<Tracker>>> => {
    const account = accountName()
    if (known?.account === account && ticks() - known.at < TRACKERS_LAST_MS) return E.right(known.trackers)
    const wish: RequestOf<typeof liveEndpoints.trackerList> = { trackerType: 'HLS', accountName: account }
    const answer = await http.call(liveEndpoints.trackerList, wish, { hideErrorTip: 'all', background: true })
    if (E.isLeft(answer)) return isVerdict(answer.left) ? answer : E.right([])
    known = { account, at: ticks(), trackers: answer.right.trackerList }
    return E.right(answer.right.trackerList)
  }

  const wishFor = (physical: PhysicalChannel, found: ReadonlyArray<Tracker>): StreamWish => ({
    templates: deployment().streams,
    bases: manifest().uiProperties,
    trackers: found,
    physical,
    drmSystem: undefined,
    token: TOKEN_PLACE,
  })

  return {
    openRecording: (physical, from, until) => {
      const [first, ...others] = dvrAddresses(wishFor(physical, []), from, until)
      return first === undefined
        ? E.left(NO_RECORDING)
        : E.right({ kind: 'recording', addresses: [first, ...others], begins: from })
    },
    open: async physical => {
      const hosts = await trackers()
      if (E.isLeft(hosts)) return hosts
      const [first, ...others] = liveAddresses(wishFor(physical, hosts.right))
      return first === undefined ? E.left(NO_ADDRESS) : E.right({ kind: 'stream', addresses: [first, ...others] })
    },
  }
}
