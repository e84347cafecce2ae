import { broadcastPlayerMachine } from '../../../machines/broadcastPlayer.ts'
import { broadcastPlayerPorts } from '../../services/player/broadcastPlayer.ts'
import type { Streams } from '../../services/player/streams.ts'

export { makeBroadcastTurn } from '../../services/player/broadcastTurn.ts'

/** The player of a national broadcast: code that is fetched when one begins. */
export const provideBroadcastPlayer = (streams: Pick<Streams, 'open'>): typeof broadcastPlayerMachine =>
  broadcastPlayerMachine.provide({ actors: { ...broadcastPlayerPorts(streams) } })
