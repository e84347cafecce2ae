import { engineMachine } from '../../../machines/engine/index.ts'
import { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import { mediaMachine } from '../../../machines/media/index.ts'
import { neighboursMachine } from '../../../machines/neighbours.ts'
import type { PrepareTurn } from '../../../models/broadcast.ts'
import {
  type LivePlayerServices,
  liveMediaPorts,
  livePlayerParts,
  livePlayerPorts,
  neighboursPorts,
} from '../../services/player/index.ts'

type Fetched = Pick<LivePlayerServices, 'fetchBroadcastPlayer' | 'fetchCatchUpPlayer'>

const broadcastCode = () => import('./provideBroadcastPlayer.ts')

const FETCHED: Fetched = {
  fetchBroadcastPlayer: async streams => (await broadcastCode()).provideBroadcastPlayer(streams),
  fetchCatchUpPlayer: async streams => (await import('./provideCatchUpPlayer.ts')).provideCatchUpPlayer(streams),
}

/** The live player, its engine and what it fetches of its neighbours. */
export const provideLivePlayer = (services: Omit<LivePlayerServices, keyof Fetched>) => {
  const parts = livePlayerParts({ ...services, ...FETCHED })
  const machine: typeof livePlayerMachine = livePlayerMachine.provide({
    actors: {
      ...livePlayerPorts(parts),
      neighbours: neighboursMachine.provide({ actors: { ...neighboursPorts(parts) } }),
      engine: engineMachine.provide({
        actors: { media: mediaMachine.provide({ actors: { ...liveMediaPorts(parts) } }) },
      }),
    },
  })
  const prepareTurn: PrepareTurn = (turn, part) =>
    broadcastCode().then(
      ({ makeBroadcastTurn }) => makeBroadcastTurn(parts)(turn, part),
      () => undefined,
    )
  return { machine, prepareTurn, playInsteadOf: parts.hosts.playInsteadOf }
}
