import { left, right } from 'fp-ts/lib/Either.js'
import { type CatchUpPlayerInput, catchUpPlayerMachine } from '../../../machines/catchUpPlayer/index.ts'
import { physicalOf, verdictOf } from '../../../machines/catchUpPlayer/transitions.ts'
import type { MediaFailure } from '../../../machines/engine/index.ts'
import type { StreamAnswer } from '../../../machines/livePlayer/index.ts'
import { addMs, HOUR, instant } from '../../../models/codec/instant.ts'
import { chartModel } from '../../paths/model.ts'
import { channel, programme } from '../../support/lineups.ts'

const NOON = instant(1_000_000_000_000)
export const news = channel('news', { qualities: [2, 1], catchUpDays: 7 })
export const midday = programme('midday', NOON, addMs(NOON, HOUR))

export const catchUpInput: CatchUpPlayerInput = {
  channel: news,
  programme: midday,
  startAt: NOON,
  startPaused: false,
  quality: undefined,
  rate: 1,
}

/** Live and catch-up are open in different forms. */
const halves = {
  ...news,
  physicalChannelList: news.physicalChannelList.map((physical, index) => ({
    ...physical,
    liveAuthority: index === 0,
    playBackAuthority: index === 1,
  })),
}

const answers: readonly StreamAnswer[] = [
  right({ kind: 'recording', addresses: ['https://one.example/dvr/{token}'], begins: NOON }),
  left({ tag: 'refused', errCode: 5001, message: undefined }),
  left({ tag: 'refused', errCode: 6001, message: undefined }),
  left({ tag: 'offline' }),
]

const failure = (kind: MediaFailure['kind']): MediaFailure => ({ kind, detail: kind, status: undefined })

const modelOf = (input: CatchUpPlayerInput, variant?: string) =>
  chartModel({
    machine: catchUpPlayerMachine,
    input,
    ...(variant !== undefined && { variant }),
    events: {
      'viewer.play': [{ type: 'viewer.play' }],
      'viewer.pause': [{ type: 'viewer.pause' }],
      'viewer.seek': [{ type: 'viewer.seek', to: addMs(NOON, 1_200_000) }],
      'viewer.setRate': [{ type: 'viewer.setRate', rate: 1.5 }],
      'viewer.selectQuality': [
        { type: 'viewer.selectQuality', quality: 1 },
        { type: 'viewer.selectQuality', quality: 2 },
      ],
      'lineup.changed': [
        { type: 'lineup.changed', channels: [news] },
        { type: 'lineup.changed', channels: [channel('news', { isOpen: false, catchUpDays: 7 })] },
        { type: 'lineup.changed', channels: [channel('news', { isProtected: true, catchUpDays: 7 })] },
        { type: 'lineup.changed', channels: [] },
      ],
      'programme.onAir': [{ type: 'programme.onAir' }],
      'programme.finished': [{ type: 'programme.finished' }],
      'network.restored': [{ type: 'network.restored' }],
      'engine.firstFrame': [{ type: 'engine.firstFrame' }],
      'engine.loading': [{ type: 'engine.loading' }],
      'engine.playing': [{ type: 'engine.playing' }],
      'engine.paused': [{ type: 'engine.paused' }],
      'engine.buffering': [{ type: 'engine.buffering' }],
      'engine.stalled': [],
      'engine.retrying': [{ type: 'engine.retrying' }],
      'engine.soundHeldBack': [],
      'engine.caughtUp': [{ type: 'engine.caughtUp' }],
      'engine.ended': [{ type: 'engine.ended' }],
      'engine.failed': [
        { type: 'engine.failed', failure: failure('network') },
        { type: 'engine.failed', failure: failure('noPermission') },
        { type: 'engine.failed', failure: failure('gone') },
        { type: 'engine.failed', failure: failure('unsupported') },
      ],
    },
    outcomes: { open: answers },
    project: ({ end, ...context }) => [
      verdictOf(context),
      verdictOf({ ...context, right: 'dvr' }),
      physicalOf(context)?.resolution,
      physicalOf({ ...context, right: 'dvr' })?.resolution,
      context.right,
      context.rate,
      context.startPaused,
      typeof context.startAt,
      end.type,
    ],
    equivalent: Object.fromEntries(
      ['judging|always|0', 'opening|done.actor.open|0', 'opening|done.actor.open|1'].map(place => [
        `swap order with the next branch @ catchUpPlayer.${place}`,
        'a wish has one verdict and an answer one meaning: at most one of the two guards can be true',
      ]),
    ),
  })

export const catchUpPlayerModel = modelOf(catchUpInput)
/** Time-shift: the right to live opens the recording of the programme on air. */
export const timeShiftPlayerModel = modelOf({ ...catchUpInput, channel: halves, startAt: 'place' }, 'time-shift')
