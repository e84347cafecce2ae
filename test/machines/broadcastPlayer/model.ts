import { left, right } from 'fp-ts/lib/Either.js'
import { broadcastPlayerMachine } from '../../../machines/broadcastPlayer.ts'
import type { StreamAnswer } from '../../../machines/rules/playFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { channel } from '../../support/lineups.ts'

const STREAM: StreamAnswer = right({ kind: 'stream', addresses: ['https://one.example/live/{token}'] })
const OFFLINE: StreamAnswer = left({ tag: 'offline' })

export const cadena = channel('cadena')

export const broadcastPlayerModel = chartModel({
  machine: broadcastPlayerMachine,
  input: { channel: cadena },
  events: {
    'viewer.play': [{ type: 'viewer.play' }],
    'viewer.pause': [{ type: 'viewer.pause' }],
    'network.restored': [{ type: 'network.restored' }],
    'engine.firstFrame': [{ type: 'engine.firstFrame' }],
    'engine.loading': [{ type: 'engine.loading' }],
    'engine.playing': [{ type: 'engine.playing' }],
    'engine.paused': [{ type: 'engine.paused' }],
    'engine.buffering': [{ type: 'engine.buffering' }],
    'engine.stalled': [{ type: 'engine.stalled' }],
    'engine.retrying': [{ type: 'engine.retrying' }],
    'engine.caughtUp': [{ type: 'engine.caughtUp' }],
    'engine.ended': [{ type: 'engine.ended' }],
    'engine.soundHeldBack': [{ type: 'engine.soundHeldBack' }],
    'engine.failed': [{ type: 'engine.failed', failure: { kind: 'network', detail: 'network', status: undefined } }],
  },
  outcomes: { open: [STREAM, OFFLINE] },
  project: ({ source }) => source !== undefined,
})
