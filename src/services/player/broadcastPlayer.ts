import { fromPromise } from 'xstate'
import type { broadcastPlayerMachine } from '../../../machines/broadcastPlayer.ts'
import type { PortsOf } from '../ports.ts'
import type { Streams } from './streams.ts'

/** The player of a national broadcast with the operator behind it. */
export const broadcastPlayerPorts = (streams: Pick<Streams, 'open'>): PortsOf<typeof broadcastPlayerMachine> => ({
  openStream: fromPromise(({ input }) => streams.open(input)),
})
