import { left, right } from 'fp-ts/lib/Either.js'
import type { MediaFailure } from '../../../machines/engine/index.ts'
import { type FindAnswer, type OpenAnswer, vodPlayerMachine } from '../../../machines/vodPlayer/index.ts'
import { nextOf, previousOf } from '../../../machines/vodPlayer/transitions.ts'
import type { TitleSource, VodPlayerInput } from '../../../machines/vodPlayer/types.ts'
import { defaultPlayConfig } from '../../../models/appProperties.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { Thumbnail } from '../../../models/thumbnail.ts'
import { MetaId, Title } from '../../../models/title.ts'
import { VodHistoryEntry } from '../../../models/vodHistory.ts'
import { chartModel } from '../../paths/model.ts'
import { must } from '../../support/lineups.ts'
import { guest } from '../../support/sessions.ts'
import { still } from '../../support/still.ts'

export const metaId = (text: string): MetaId => must(MetaId, text)

export const movie = must(Title, { metaId: 'm1', metaType: 'MOVIE', title: 'Ferry', duration: 6000 })
export const series = must(Title, { metaId: 's1', metaType: 'SERIES', title: 'Orbit' })
export const episode = (season: number, number: number): Title =>
  must(Title, {
    metaId: `s1-${season}-${number}`,
    metaType: 'EPISODE',
    title: `Part ${number}`,
    seriesId: 's1',
    seasonId: `s1-${season}`,
    season,
    episode: number,
    duration: 1500,
  })
export const episodes = [episode(1, 1), episode(1, 2), episode(1, 3), episode(2, 1)]

export const history = (changed: object): VodHistoryEntry =>
  must(VodHistoryEntry, { metaId: 's1', playedTime: 600, playProgress: 40, totalDuration: 1500, ...changed })

export const source = (changed: Partial<TitleSource> = {}): TitleSource => ({
  media: { kind: 'film', addresses: ['https://one.example/film.m3u8'], begins: instant(0) },
  intro: undefined,
  thumbnailsUrl: undefined,
  keptSec: undefined,
  ...changed,
})

export const thumbnail: Thumbnail = {
  from: 0,
  until: 60,
  sheet: 'https://one.example/sheet.jpg',
  x: 0,
  y: 0,
  width: 160,
  height: 90,
}

export const seriesInput: VodPlayerInput = {
  wish: { metaId: metaId('s1') },
  status: 'user',
  playConfig: defaultPlayConfig,
}

const refused = (errCode: number) => left({ tag: 'refused', errCode, message: undefined } as const)
const failure = (kind: MediaFailure['kind']): MediaFailure => ({ kind, detail: kind, status: undefined })

const finds: ReadonlyArray<FindAnswer> = [
  right({ title: series, episodes: [1, 2, 3, 4, 5].map(number => episode(1, number)), history: undefined }),
  right({ title: series, episodes: [], history: undefined }),
  refused(6001),
  left({ tag: 'offline' }),
  refused(9999),
]
const opens: ReadonlyArray<OpenAnswer> = [
  right(source({ intro: { start: 10, end: 60 }, thumbnailsUrl: '/film.vtt' })),
  left({ tag: 'noAuthority' }),
  refused(5001),
  refused(6002),
  left({ tag: 'unplayable', problem: 'sourceInvalid' }),
  left({ tag: 'noPlaysourceUrl' }),
  left({ tag: 'offline' }),
]

export const vodPlayerModel = chartModel({
  machine: vodPlayerMachine,
  input: seriesInput,
  events: {
    'title.wished': [
      { type: 'title.wished', metaId: metaId('s1') },
      { type: 'title.wished', metaId: metaId('m1') },
    ],
    'viewer.play': [{ type: 'viewer.play' }],
    'viewer.pause': [{ type: 'viewer.pause' }],
    'viewer.seek': [{ type: 'viewer.seek', to: instant(30_000) }],
    'viewer.skipIntro': [{ type: 'viewer.skipIntro' }],
    'viewer.considerPlace': [{ type: 'viewer.considerPlace' }],
    'viewer.playPrevious': [{ type: 'viewer.playPrevious' }],
    'viewer.playNext': [{ type: 'viewer.playNext' }],
    'viewer.stayHere': [{ type: 'viewer.stayHere' }],
    'viewer.setRate': [{ type: 'viewer.setRate', rate: 1.5 }],
    'viewer.setAspect': [{ type: 'viewer.setAspect', aspect: '4:3' }],
    'viewer.setVolume': [{ type: 'viewer.setVolume', volume: 0.5 }],
    'viewer.setMuted': [{ type: 'viewer.setMuted', muted: true }],
    'viewer.selectQuality': [
      { type: 'viewer.selectQuality', quality: 2 },
      { type: 'viewer.selectQuality', quality: undefined },
    ],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.closePlayer': [{ type: 'viewer.closePlayer' }],
    'viewer.shrink': [{ type: 'viewer.shrink' }],
    'viewer.expand': [{ type: 'viewer.expand' }],
    'viewer.navigated': [{ type: 'viewer.navigated', page: 'home' }],
    'session.changed': [{ type: 'session.changed', session: guest }],
    'network.restored': [{ type: 'network.restored' }],
    'place.moved': [{ type: 'place.moved', positionSec: 120, durationSec: 1500 }],
    'thumbnails.found': [{ type: 'thumbnails.found', url: '/film.vtt', all: [] }],
    'page.hidden': [{ type: 'page.hidden' }],
    'stage.volumeChanged': [{ type: 'stage.volumeChanged', volume: 0.5, muted: true }],
    'engine.firstFrame': [],
    'engine.loading': [{ type: 'engine.loading' }],
    'engine.playing': [{ type: 'engine.playing' }],
    'engine.paused': [{ type: 'engine.paused' }],
    'engine.buffering': [{ type: 'engine.buffering' }],
    'engine.stalled': [],
    'engine.retrying': [{ type: 'engine.retrying' }],
    'engine.soundHeldBack': [{ type: 'engine.soundHeldBack' }],
    'engine.caughtUp': [],
    'engine.ended': [{ type: 'engine.ended' }],
    'engine.failed': [
      { type: 'engine.failed', failure: failure('network') },
      { type: 'engine.failed', failure: failure('noPermission') },
      { type: 'engine.failed', failure: failure('gone') },
      { type: 'engine.failed', failure: failure('unsupported') },
      { type: 'engine.failed', failure: failure('expired') },
    ],
  },
  outcomes: {
    find: finds,
    open: opens,
    presentation: [undefined],
    report: [undefined],
  },
  project: ({ item, status, source: opened, positionSec, durationSec, unattended, ...context }) => [
    item?.metaId,
    nextOf({ ...context, item })?.metaId,
    previousOf({ ...context, item })?.metaId,
    context.accountId ?? status,
    opened !== undefined,
    positionSec,
    durationSec > 0,
    unattended,
    context.isRenewed,
    context.quality,
    context.failure?.reason === 'network',
  ],
  equivalent: Object.fromEntries(
    [0, 1, 2].map(place => [
      `swap order with the next branch @ vodPlayer.opening|done.actor.open|${place}`,
      'an answer has one meaning: at most one of the two guards can be true',
    ]),
  ),
  invariants: {
    '[LIVE-08] nothing plays without the right to it': snapshot =>
      !snapshot.matches('showing') || snapshot.context.source !== undefined,
    '[VOD-08] an episode begins by itself only where there is one': snapshot =>
      !snapshot.hasTag('counting') || nextOf(snapshot.context) !== undefined,
  },
})

/** Where the operator wants no episode to begin by itself; the other model asks after three of them. */
export const askingVodPlayerModel = chartModel({
  ...vodPlayerModel,
  variant: 'asking',
  input: { ...seriesInput, playConfig: { ...defaultPlayConfig, autoPlay: false } },
  events: {
    ...still(vodPlayerModel.events),
    'engine.playing': [{ type: 'engine.playing' }],
    'engine.ended': [{ type: 'engine.ended' }],
  },
})
