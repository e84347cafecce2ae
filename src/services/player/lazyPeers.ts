import type { Timer } from '../clock/timer.ts'
import type { Swarm } from './engine.ts'
import type { Peers, PeersParts } from './peers/index.ts'

/** Delivery among viewers, of which nothing is fetched where the deployment does not offer it (AHEAD-26). */
export interface LazyPeers {
  readonly isOffered: () => boolean
  readonly fetch: () => Promise<Peers>
  /** Never keeps a stream waiting for long, and never fails: the host has everything. */
  readonly prepare: () => Promise<void>
  readonly swarm: (address: string) => Swarm | undefined
}

const PATIENCE_MS = 3_000

export const lazyPeers = (parts: PeersParts, timer: Timer): LazyPeers => {
  let fetched: Peers | undefined
  const isOffered = () => parts.deployment().peerAssisted
  const fetch = async (): Promise<Peers> => {
    const { makePeers } = await import('./peers/index.ts')
    fetched ??= makePeers(parts)
    return fetched
  }
  const prepare = async (): Promise<void> => {
    if (isOffered())
      await new Promise<unknown>(resolve => {
        timer.after(PATIENCE_MS, () => resolve(0))
        fetch()
          .then(peers => peers.prepare())
          .then(resolve, resolve)
      })
  }
  return { isOffered, fetch, prepare, swarm: address => fetched?.swarm(address) }
}
