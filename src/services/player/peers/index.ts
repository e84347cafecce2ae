import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Deployment } from '../../../../models/deployment.ts'
import { mayShare, meetingPlaces } from '../../../../models/peerDelivery.ts'
import { trackerList } from '../../../../models/wire/trackers.ts'
import type { Http } from '../../http/types.ts'
import type { DeviceStorage } from '../../storage/storage.ts'
import type { Swarm } from '../engine.ts'

export interface SwarmWish {
  readonly address: string
  readonly places: ReadonlyArray<string>
  readonly stunServers: ReadonlyArray<string>
}
export type JoinedSwarm = Swarm & { readonly leave: () => void }
export type JoinSwarm = (wish: SwarmWish) => JoinedSwarm

export interface PeersParts {
  /** Fetches the code that viewers meet by. */
  readonly fetchSwarm: () => Promise<JoinSwarm>
  readonly http: Http
  readonly deployment: () => Pick<Deployment, 'peerAssisted' | 'stunServers'>
  readonly accountName: () => string
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly sparesData: () => boolean
  /** Milliseconds of any steady clock. */
  readonly ticks: () => number
}

/** Delivery among viewers, over HTTP (AHEAD-26): nothing of it is loaded without the deployment's offer and the person's consent. */
export interface Peers {
  readonly hasConsent: () => boolean
  /** Kept on the device. Withdrawn, it ends at once; given, it begins with the next stream. */
  readonly setConsent: (on: boolean) => void
  /** Looks up where viewers meet, and fetches the code for it. */
  readonly prepare: () => Promise<void>
  /** Those who watch the stream of this address; `undefined` where nobody is to be met. */
  readonly swarm: (address: string) => Swarm | undefined
}

/** The meeting places are asked for again after this long. */
const PLACES_LAST_MS = 5 * 60_000

export const makePeers = ({
  http,
  deployment,
  accountName,
  storage,
  sparesData,
  ticks,
  fetchSwarm,
}: PeersParts): Peers => {
  const consent = storage.value('device', 'peerConsent', t.boolean)
  const hasConsent = () => consent.read() ?? false
  const isAllowed = () =>
    mayShare({ isOffered: deployment().peerAssisted, hasConsent: hasConsent(), sparesData: sparesData() })
  let known: { readonly account: string; readonly at: number; readonly places: ReadonlyArray<string> } | undefined
  let join: JoinSwarm | undefined
  let joined: JoinedSwarm | undefined

  const lookUp = async (): Promise<ReadonlyArray<string>> => {
    const account = accountName()
    if (known?.account === account && ticks() - known.at < PLACES_LAST_MS) return known.places
    const wish = { trackerType: 'webRTC', accountName: account } as const
    const answer = await http.call(trackerList, wish, { awaitedBy: 'nobody' })
    const places = E.isRight(answer) ? meetingPlaces(answer.right.trackerList) : []
    known = { account, at: ticks(), places }
    return places
  }

  let preparing: Promise<void> | undefined
  const prepare = async (): Promise<void> => {
    if (!isAllowed()) return
    const places = await lookUp()
    if (places.length > 0) join ??= await fetchSwarm()
  }

  return {
    hasConsent,
    setConsent: on => {
      consent.write(on)
      if (!on) joined?.leave()
    },
    prepare: () => {
      preparing ??= prepare().finally(() => {
        preparing = undefined
      })
      return preparing
    },
    swarm: address => {
      joined = undefined
      const places = known?.places ?? []
      if (!isAllowed() || places.length === 0) return undefined
      joined = join?.({ address, places, stunServers: deployment().stunServers })
      return joined
    },
  }
}
