import { left, right } from 'fp-ts/lib/Either.js'
import { epgSyncMachine } from '../../../machines/epgSync.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { instant } from '../../../models/codec/instant.ts'
import { type UtcDay, utcDayOf } from '../../../models/epg.ts'
import type { ChangedDay } from '../../../models/epgSync.ts'
import { chartModel } from '../../paths/model.ts'
import { epgId } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }
export const TODAY: UtcDay = utcDayOf(instant(Date.UTC(2026, 10, 20, 12)))
export const TOMORROW: UtcDay = utcDayOf(instant(Date.UTC(2026, 10, 21, 12)))

export const dayOf = (date: UtcDay, ...ids: ReadonlyArray<string>): ChangedDay => ({ date, epgIdList: ids.map(epgId) })

export const epgSyncModel = chartModel({
  machine: epgSyncMachine,
  input: undefined,
  events: {
    'guide.opened': [{ type: 'guide.opened' }],
    'turn.came': [{ type: 'turn.came' }],
    'guide.stored': [{ type: 'guide.stored', days: [TODAY] }],
    'guide.outdated': [{ type: 'guide.outdated' }],
    'session.changed': [{ type: 'session.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'tab.rested': [{ type: 'tab.rested' }],
    'tab.woke': [{ type: 'tab.woke' }],
  },
  outcomes: {
    compareDays: [right([dayOf(TODAY, 'news'), dayOf(TOMORROW, 'news')]), right([]), left(OFFLINE)],
    fetchDay: [right(undefined), left(OFFLINE)],
  },
  project: ({ fetches }) => fetches.length,
  equivalent: {
    'swap order with the next branch @ epgSync.sync.sharing.leading.comparing|done.actor.compareDays|0':
      'an answer is never both empty and not',
  },
})
