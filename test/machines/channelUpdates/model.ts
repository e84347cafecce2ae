import { left, right } from 'fp-ts/lib/Either.js'
import { channelUpdatesMachine, type UpdatesAnswer } from '../../../machines/channelUpdates.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { DataType } from '../../../models/channelUpdate.ts'
import { addMs, instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { chartModel } from '../../paths/model.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const NOW = instant(Date.UTC(2026, 5, 1, 20))

/** An answer so many minutes later: these kinds were modified and wait so many seconds. */
export const answerAt = (minutes: number, modified: ReadonlyArray<readonly [DataType, number]>): UpdatesAnswer =>
  right({
    at: addMs(NOW, minutes * MINUTE),
    dataStates: modified.map(([dataType, updateDelay]) => ({ dataType, updateStatus: 'MODIFIED', updateDelay })),
  })

export const channelUpdatesModel = chartModel({
  machine: channelUpdatesMachine,
  input: { now: NOW },
  events: {
    'clock.ticked': [{ type: 'clock.ticked', now: addMs(NOW, 10 * MINUTE + 5 * SECOND) }],
    'network.restored': [{ type: 'network.restored' }],
    'news.came': [{ type: 'news.came' }],
    'tab.rested': [{ type: 'tab.rested' }],
    'tab.woke': [{ type: 'tab.woke' }],
  },
  outcomes: {
    load: [
      answerAt(10, []),
      answerAt(10, [
        ['CHANNEL_AUTH', 5],
        ['EPG_PROGRAMS', 60],
      ]),
      left(OFFLINE),
    ],
  },
  project: ({ since, pending }) => [since, pending],
})
