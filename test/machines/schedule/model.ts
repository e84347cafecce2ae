import { left, right } from 'fp-ts/lib/Either.js'
import { scheduleMachine } from '../../../machines/schedule/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, DAY, instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { chartModel } from '../../paths/model.ts'
import { channel } from '../../support/lineups.ts'
import { columns, columnsOf, slot } from '../guide/columns.ts'

const OFFLINE: CallFailure = { tag: 'offline' }
export const NOW = instant(Date.UTC(2026, 5, 1, 20))
export const news = channel('news')
export const sport = channel('sport', { number: 2 })
const silent = { ...channel('silent', { number: 3 }), epgId: undefined }

export const day = columns('news', [slot('bulletin', NOW, -60, 120), slot('late', NOW, 60, 60)])

export const scheduleModel = chartModel({
  machine: scheduleMachine,
  input: { now: NOW },
  events: {
    'viewer.chooseChannel': [news, sport, silent, { ...news, playBackAuthority: false }].map(each => ({
      type: 'viewer.chooseChannel' as const,
      channel: each,
    })),
    'viewer.chooseDay': [
      { type: 'viewer.chooseDay', offset: -1 },
      { type: 'viewer.chooseDay', offset: 0 },
    ],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'clock.ticked': [
      { type: 'clock.ticked', now: addMs(NOW, 10_000) },
      { type: 'clock.ticked', now: addMs(NOW, DAY) },
    ],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'guide.changed': [
      { type: 'guide.changed', days: [utcDayOf(NOW)] },
      { type: 'guide.changed', days: [utcDayOf(addMs(NOW, -5 * DAY))] },
    ],
  },
  outcomes: { read: [right(columnsOf(day)), left(OFFLINE)] },
  project: ({ channel: tuned, offset, day: shown, programmes }) => [
    tuned?.logicalChannelId,
    tuned?.playBackAuthority,
    offset,
    shown.from,
    programmes?.titles.length,
  ],
  invariants: {
    '[EPG-04] programmes are shown only of the channel that is on': ({ context }) =>
      context.programmes === undefined || context.programmes.epgId === context.channel?.epgId,
  },
})
