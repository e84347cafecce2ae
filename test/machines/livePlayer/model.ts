import { left, right } from 'fp-ts/lib/Either.js'
import type { MediaFailure } from '../../../machines/engine/index.ts'
import { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { channel, channelId } from '../../support/lineups.ts'

const news = channel('news', { number: 1, qualities: [2, 1] })
const sport = channel('sport', { number: 2 })
const locked = channel('locked', { number: 3, isOpen: false })
const film = channel('film', { number: 4, isProtected: true })
const all = [news, sport, locked, film]

const refused = (errCode: number): CallFailure => ({ tag: 'refused', errCode, message: undefined })
const failure = (kind: MediaFailure['kind']): MediaFailure => ({ kind, detail: kind, status: undefined })

export const livePlayerModel = chartModel({
  machine: livePlayerMachine,
  input: { channels: undefined, channelId: undefined },
  events: {
    'viewer.selectChannel': ['news', 'locked', 'film', 'nowhere'].map(id => ({
      type: 'viewer.selectChannel' as const,
      channelId: channelId(id),
    })),
    'viewer.zap': [{ type: 'viewer.zap', step: 1 }],
    'viewer.considerChannel': [{ type: 'viewer.considerChannel', channelId: channelId('sport') }],
    'viewer.play': [{ type: 'viewer.play' }],
    'viewer.pause': [{ type: 'viewer.pause' }],
    'viewer.selectQuality': [
      { type: 'viewer.selectQuality', quality: 1 },
      { type: 'viewer.selectQuality', quality: 2 },
    ],
    'viewer.setVolume': [{ type: 'viewer.setVolume', volume: 0.5 }],
    'viewer.setMuted': [{ type: 'viewer.setMuted', muted: true }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.dismiss': [{ type: 'viewer.dismiss' }],
    'lineup.changed': [
      { type: 'lineup.changed', channels: all },
      {
        type: 'lineup.changed',
        channels: [channel('news', { isOpen: false }), sport, channel('locked', { number: 5, isOpen: false }), film],
      },
      { type: 'lineup.changed', channels: [] },
    ],
    'zap.settled': [],
    'network.restored': [{ type: 'network.restored' }],
    'stage.volumeChanged': [{ type: 'stage.volumeChanged', volume: 0.5, muted: false }],
    'engine.firstFrame': [{ type: 'engine.firstFrame' }],
    'engine.loading': [{ type: 'engine.loading' }],
    'engine.playing': [{ type: 'engine.playing' }],
    'engine.paused': [{ type: 'engine.paused' }],
    'engine.buffering': [{ type: 'engine.buffering' }],
    'engine.stalled': [{ type: 'engine.stalled' }],
    'engine.soundHeldBack': [{ type: 'engine.soundHeldBack' }],
    'engine.failed': [
      { type: 'engine.failed', failure: failure('network') },
      { type: 'engine.failed', failure: failure('decoding') },
    ],
  },
  outcomes: {
    recall: [undefined, channelId('news')],
    open: [
      right({ kind: 'stream', addresses: ['https://one.example/live/{token}'] }),
      left(refused(5001)),
      left(refused(6001)),
      left(refused(9999)),
      left({ tag: 'offline' }),
    ],
    remember: [undefined],
    report: [undefined],
  },
  project: ({ channels, channelId: wished, zapId, quality, failure: shown }) => [
    channels?.map(({ liveAuthority }) => liveAuthority),
    wished,
    zapId === undefined ? 'none' : zapId === wished ? 'same' : 'other',
    quality,
    shown?.reason === 'network',
  ],
  equivalent: {
    ...Object.fromEntries(
      [
        'viewing.tuning|always|0',
        'viewing.tuning|always|2',
        'viewing.tuning|always|3',
        'viewing.tuning|always|4',
        'viewing.opening|done.actor.open|0',
        'viewing.opening|done.actor.open|1',
      ].map(place => [
        `swap order with the next branch @ livePlayer.${place}`,
        'a wish has one verdict and an answer one meaning: at most one of the two guards can be true',
      ]),
    ),
    'reenter @ livePlayer.viewing|zap.settled|1': 'when a zap has settled the keys are at rest, where they begin anew',
  },
})
