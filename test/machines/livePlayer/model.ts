import { left, right } from 'fp-ts/lib/Either.js'
import type { MediaFailure } from '../../../machines/engine/index.ts'
import { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import { isOver, nextFinished, physicalOf, shiftRefusal } from '../../../machines/livePlayer/transitions.ts'
import { defaultPlayConfig } from '../../../models/appProperties.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, HOUR, instant } from '../../../models/codec/instant.ts'
import { chartModel } from '../../paths/model.ts'
import { channel, channelId, programme } from '../../support/lineups.ts'
import { still } from '../../support/still.ts'

const news = channel('news', { number: 1, qualities: [2, 1], catchUpDays: 7 })
const sport = channel('sport', { number: 2 })
const locked = channel('locked', { number: 3, isOpen: false })
const film = channel('film', { number: 4, isProtected: true })
const NOON = 1_000_000_000_000
const morning = programme('morning', NOON - HOUR, NOON)
const midday = programme('midday', NOON, NOON + HOUR)
const evening = programme('evening', NOON + HOUR, NOON + 2 * HOUR)
const spot = programme('spot', NOON, NOON + 110_000)
/** Half past twelve. */
const NOW = instant(NOON + HOUR / 2)

const all = [news, sport, locked, film]

const refused = (errCode: number): CallFailure => ({ tag: 'refused', errCode, message: undefined })
const failure = (kind: MediaFailure['kind']): MediaFailure => ({ kind, detail: kind, status: undefined })

export const livePlayerModel = chartModel({
  machine: livePlayerMachine,
  input: {
    channels: undefined,
    channelId: undefined,
    start: undefined,
    isTakenOver: false,
    playConfig: defaultPlayConfig,
  },
  events: {
    'viewer.selectChannel': ['news', 'locked', 'film', 'nowhere'].map(id => ({
      type: 'viewer.selectChannel' as const,
      channelId: channelId(id),
    })),
    'viewer.playProgramme': [{ type: 'viewer.playProgramme', channelId: channelId('news'), start: morning.start }],
    'address.named': [
      { type: 'address.named', channelId: undefined, start: undefined },
      ...[undefined, morning.start].map(start => ({
        type: 'address.named' as const,
        channelId: channelId('news'),
        start,
      })),
    ],
    'viewer.playPrevious': [{ type: 'viewer.playPrevious' }],
    'viewer.playNext': [{ type: 'viewer.playNext' }],
    'viewer.seek': [
      { type: 'viewer.seek', to: addMs(NOW, -110_000), now: NOW },
      { type: 'viewer.seek', to: addMs(NOW, -109_999), now: NOW },
    ],
    'viewer.backToLive': [{ type: 'viewer.backToLive' }],
    'viewer.keepWatching': [{ type: 'viewer.keepWatching' }],
    'viewer.setRate': [{ type: 'viewer.setRate', rate: 1.5 }],
    'viewer.setAspect': [{ type: 'viewer.setAspect', aspect: '4:3' }],
    'programme.changed': [midday, evening, spot].map(each => ({ type: 'programme.changed' as const, programme: each })),
    'recording.wished': [{ type: 'recording.wished', wish: { type: 'engine.pause' } }],
    'recording.locked': [{ type: 'recording.locked' }],
    'recording.unlocked': [{ type: 'recording.unlocked' }],
    'number.typed': [2, 999].map(number => ({ type: 'number.typed' as const, number })),
    'number.entered': [2, 999].map(number => ({ type: 'number.entered' as const, number })),
    'channel.recalled': ['news', 'nowhere'].map(id => ({
      type: 'channel.recalled' as const,
      channelId: channelId(id),
    })),
    'viewer.zap': [{ type: 'viewer.zap', step: 1 }],
    'viewer.sawChannels': [{ type: 'viewer.sawChannels', channelIds: [channelId('sport'), channelId('radio')] }],
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
        channels: [
          channel('news', { isOpen: false, catchUpDays: 7 }),
          sport,
          channel('locked', { number: 5, isOpen: false }),
          film,
        ],
      },
      { type: 'lineup.changed', channels: [] },
    ],
    'broadcast.started': [{ type: 'broadcast.started' }],
    'broadcast.ended': [{ type: 'broadcast.ended' }],
    'broadcast.wished': [{ type: 'broadcast.wished', wish: { type: 'engine.pause' } }],
    'recording.broke': [],
    'broadcast.waiting': [{ type: 'broadcast.waiting' }],
    'broadcast.playing': [{ type: 'broadcast.playing' }],
    'broadcast.paused': [{ type: 'broadcast.paused' }],
    'zap.settled': [],
    'network.restored': [{ type: 'network.restored' }],
    'stage.volumeChanged': [{ type: 'stage.volumeChanged', volume: 0.5, muted: false }],
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
    'engine.failed': [
      { type: 'engine.failed', failure: failure('network') },
      { type: 'engine.failed', failure: failure('noPermission') },
      { type: 'engine.failed', failure: failure('gone') },
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
    find: [
      right({ programme: morning, previous: undefined, next: midday, now: NOW }),
      right({ programme: midday, previous: morning, next: evening, now: NOW }),
      right({ programme: evening, previous: midday, next: undefined, now: NOW }),
      right({ programme: undefined, previous: undefined, next: undefined, now: NOW }),
      left({ tag: 'offline' }),
    ],
    around: [
      right({ programme: morning, previous: programme('dawn', NOON - 2 * HOUR, NOON - HOUR), next: midday, now: NOW }),
      left({ tag: 'offline' }),
    ],
    recording: [
      { type: 'ended' },
      { type: 'gone' },
      { type: 'failed', failure: { reason: 'timeShift', code: 'LIVE-NETWORK-000000' } },
    ],
    takeOver: [
      { place: NOW, isPaused: false, channel: channel('cadena') },
      { place: NOW, isPaused: true, channel: undefined },
    ],
    paint: [undefined],
    remember: [undefined],
    report: [undefined],
  },
  project: context => {
    const { channels, channelId: wished, zapId, failure: shown, behind, start, slot } = context
    const caughtUp = () => [slot?.previous !== undefined, slot?.next !== undefined, nextFinished(context) !== undefined]
    return [
      channels?.map(({ liveAuthority }) => liveAuthority),
      wished,
      zapId === undefined ? 'none' : zapId === wished ? 'same' : 'other',
      physicalOf(context)?.resolution,
      shown?.reason === 'network' || shown?.reason === 'timeShift',
      behind === undefined ? shiftRefusal(context) === undefined : slot === undefined ? isOver(context) : caughtUp(),
      start !== undefined,
    ]
  },
  equivalent: {
    ...Object.fromEntries(
      [
        'viewing.tuning|always|1',
        'viewing.tuning|always|3',
        'viewing.opening|done.actor.open|0',
        'viewing.opening|done.actor.open|1',
      ].map(place => [
        `swap order with the next branch @ livePlayer.${place}`,
        'a wish has one verdict and an answer one meaning: at most one of the two guards can be true',
      ]),
    ),
  },
})

/** A page that is opened in the middle of a national broadcast; the other model starts where none is on. */
export const livePlayerOnAirModel = chartModel({
  ...livePlayerModel,
  variant: 'onAir',
  input: { ...livePlayerModel.input, isTakenOver: true },
  events: still(livePlayerModel.events),
})
