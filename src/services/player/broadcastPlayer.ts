import { fromPromise } from 'xstate'
import { broadcastPlayerMachine } from '../../../machines/broadcastPlayer/index.ts'
import type { makeStreams } from './streams.ts'

/** The player of a national broadcast: code that is fetched when one begins. */
export const provideBroadcastPlayer = (
  streams: Pick<ReturnType<typeof makeStreams>, 'open'>,
): typeof broadcastPlayerMachine =>
  broadcastPlayerMachine.provide({
    actors: {
      openStream: fromPromise(({ input }) => streams.open(input)),
    },
  })
