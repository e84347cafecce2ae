import { left, right } from 'fp-ts/lib/Either.js'
import { broadcastMachine } from '../../../machines/broadcast/index.ts'
import { broadcastPhase, isTurnNear } from '../../../models/broadcast.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, instant, MINUTE } from '../../../models/codec/instant.ts'
import { type BroadcastProperties, NO_BROADCAST } from '../../../models/manifest.ts'
import { chartModel } from '../../paths/model.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const NOW = instant(Date.UTC(2026, 5, 1, 20))

/** An open flag, with its times in minutes from now where they are given. */
export const announced = (openIn?: number, closeIn?: number): BroadcastProperties => ({
  cadena_national_open: true,
  cadena_national_open_time: openIn === undefined ? undefined : addMs(NOW, openIn * MINUTE),
  cadena_national_close_time: closeIn === undefined ? undefined : addMs(NOW, closeIn * MINUTE),
})

export const broadcastModel = chartModel({
  machine: broadcastMachine,
  input: { announced: undefined, now: NOW },
  events: {
    'clock.ticked': [4.5, 10].map(minutes => ({ type: 'clock.ticked' as const, now: addMs(NOW, minutes * MINUTE) })),
    'network.restored': [{ type: 'network.restored' }],
    'news.came': [{ type: 'news.came' }],
    'tab.rested': [{ type: 'tab.rested' }],
    'tab.woke': [{ type: 'tab.woke' }],
    'manifest.read': [announced(), announced(5, 15), NO_BROADCAST].map(each => ({
      type: 'manifest.read' as const,
      announced: each,
    })),
  },
  outcomes: { prepare: [undefined], load: [right(announced(5, 15)), right(NO_BROADCAST), left(OFFLINE)] },
  project: ({ announced: known, now }) => [known, broadcastPhase(known, now), isTurnNear(known, now)],
})
