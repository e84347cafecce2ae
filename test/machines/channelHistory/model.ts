import { left, right } from 'fp-ts/lib/Either.js'
import { channelHistoryMachine } from '../../../machines/channelHistory/index.ts'
import type { ReportAnswer } from '../../../machines/channelHistory/types.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { ChannelPlay } from '../../../models/channelHistory.ts'
import { addMs, instant, MINUTE } from '../../../models/codec/instant.ts'
import { chartModel } from '../../paths/model.ts'
import { channelId } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const NOW = instant(Date.UTC(2026, 5, 1, 20))

/** A channel watched until so many minutes from now. */
export const played = (channel: string, minutes: number, seconds = 60): ChannelPlay => ({
  logicalChannelId: channelId(channel),
  updateTime: addMs(NOW, minutes * MINUTE),
  playDuration: seconds,
})

export const news = played('news', -5)
export const sport = played('sport', -1)

const one = [channelId('news')]

const idsOf = (plays: ReadonlyArray<ChannelPlay>) => plays.map(({ logicalChannelId }) => logicalChannelId)

export const channelHistoryModel = chartModel({
  machine: channelHistoryMachine,
  input: { reportMs: 2 * MINUTE },
  events: {
    'viewer.navigated': [
      { type: 'viewer.navigated', page: 'history' },
      { type: 'viewer.navigated', page: 'home' },
    ],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'removal.changed': [
      { type: 'removal.changed', held: one, removals: [] },
      { type: 'removal.changed', held: undefined, removals: [one] },
      { type: 'removal.changed', held: undefined, removals: [[channelId('sport')], one] },
      { type: 'removal.changed', held: undefined, removals: [] },
    ],
    'removal.taken': ({ removals }) => (removals.length > 0 ? [{ type: 'removal.taken' }] : []),
    'removal.refused': ({ removals }) => (removals.length > 0 ? [{ type: 'removal.refused' }] : []),
    'network.restored': [{ type: 'network.restored' }],
    'plays.noted': [
      { type: 'plays.noted', unsent: [sport] },
      { type: 'plays.noted', unsent: [] },
    ],
  },
  outcomes: {
    load: [right([news]), left(OFFLINE)],
    report: ({ unsent }): ReadonlyArray<ReportAnswer> => [right({ reported: unsent, unsent: [] }), left(OFFLINE)],
  },
  project: ({ saved, unsent, held, removals, failure }) => [
    failure,
    saved && idsOf(saved),
    idsOf(unsent),
    held,
    removals,
  ],
})
