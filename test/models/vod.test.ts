import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { BannerItem, bannerActions, bannerPicture } from '../../models/banner.ts'
import { addMs, HOUR, instant } from '../../models/codec/instant.ts'
import { MetaType } from '../../models/metaId.ts'
import { hasNextPage } from '../../models/paging.ts'
import { Person } from '../../models/person.ts'
import { Playlist } from '../../models/playlist.ts'
import { PlaySource, playable } from '../../models/playSource.ts'
import { matchesSearch, searchKey, searchKeyword } from '../../models/search.ts'
import { SourceStatus, sourceProblem } from '../../models/sourceStatus.ts'
import { isPlayable, playedAs, remainingHours, Title, titleProblem } from '../../models/title.ts'
import { progressOf, VodHistoryEntry, VodHistoryMark, VodProgress } from '../../models/vodHistory.ts'
import * as vodEndpoints from '../../models/wire/vod.ts'
import { decoded, HTML, HUGE, itRoundTrips, itWithstandsBadInput, read } from './laws.ts'
import { moments } from './liveArbitraries.ts'
import * as some from './vodArbitraries.ts'

const NOW = instant(1_700_000_000_000)
const banner = (changed: object) =>
  read(BannerItem, { bannerItemId: 1, title: 'T', linkType: 'VOD_CONTENT', ...changed })
const tags = (changed: object) => bannerActions(banner(changed)).map(({ tag }) => tag)

describe('The catalogue', () => {
  itRoundTrips('[NET-10] A title', Title, some.titles)
  itRoundTrips('[NET-10] A banner', BannerItem, some.banners)
  itRoundTrips('[NET-10] A play source', PlaySource, some.playSources)
  itRoundTrips('[NET-10] A person', Person, some.persons)
  itRoundTrips('[NET-10] A playlist', Playlist, some.playlists)
  itRoundTrips('[NET-10] A history entry', VodHistoryEntry, some.vodHistories)
  itRoundTrips('[NET-10] A report of progress', VodProgress, some.vodProgresses)
  itRoundTrips(
    '[NET-10] A kept episode',
    VodHistoryMark,
    fc.record({ seriesId: some.metaIds, seasonId: some.metaIds, episodeId: some.metaIds }),
  )
  itWithstandsBadInput('A title', Title, some.titles)
  itWithstandsBadInput('A banner', BannerItem, some.banners)
  itWithstandsBadInput('A play source', PlaySource, some.playSources)

  it('[NET-08] loses the titles that cannot be read and keeps the rest', () => {
    const good = {
      metaId: 7,
      metaType: 'MOVIE',
      title: HTML,
      poster: 'javascript:x',
      lettering: 7,
      rating: 'good',
      unknown: 1,
    }
    const list = [good, null, { ...good, title: HUGE }, { ...good, metaType: 'BOOK' }, { ...good, metaId: null }, 'x']
    const { result, dropped } = decoded(vodEndpoints.vodFavourites.response, { list, total: '6' })
    expect(dropped.map(({ codec, path }) => `${codec} ${path}`)).toEqual([
      'Title list.1',
      'Title list.2.title',
      'Title list.3.metaType',
      'Title list.4.metaId',
      'Title list.5',
    ])
    expect(result).toMatchObject({
      right: {
        list: [
          { metaId: '7', title: HTML, poster: undefined, lettering: undefined, rating: undefined, authority: true },
        ],
        total: 6,
      },
    })
    expect(decoded(vodEndpoints.vodFavourites.response, { list: 'none' }).result).toEqual(
      E.left({ codec: 'Page<Title>', path: 'list' }),
    )
  })

  it('[VOD-02] a slide offers what its link leads to', () => {
    expect(tags({})).toEqual(['play', 'details'])
    expect(tags({ linkType: 'LIVE_CHANNEL', hasEpgSource: true })).toEqual(['watchNow'])
    expect(tags({ linkType: 'VOD_LIST' })).toEqual(['listDetails'])
    expect(tags({ hasEpgSource: 1, historyEpisode: { metaId: 3, episode: 4 } })).toEqual(['replay', 'details'])
    expect(bannerActions(banner({ historyEpisode: { metaId: 3, episode: 4 } }))[0]).toEqual({
      tag: 'playEpisode',
      metaId: '3',
      episode: 4,
    })
    expect(bannerPicture(banner({ poster: '/p', posterLandscape: '/l', landscape: [{ url: '/w' }] }))).toBe('/w')
    expect(bannerPicture(banner({ poster: '/p', landscape: [{ url: 'ftp://x' }] }))).toBe('/p')
    expect(bannerPicture(banner({}))).toBeUndefined()
  })

  it('[VOD-02] a slide keeps its letters where they are a picture, and lives without them', () => {
    expect(banner({ lettering: '/l.svg' }).lettering).toBe('/l.svg')
    expect(
      [{}, { lettering: null }, { lettering: '' }, { lettering: 'javascript:x' }].map(each => banner(each).lettering),
    ).toEqual([undefined, undefined, undefined, undefined])
  })

  it('[VOD-03] a series has no play button', () => {
    expect(MetaType.values.filter(metaType => isPlayable({ metaType }))).toEqual(['MOVIE', 'SEASON', 'EPISODE'])
  })

  it('[VOD-16] a live-to-VOD title counts down its hours, never below none', () => {
    const left = (ms: number) => remainingHours({ playbackValidTime: addMs(NOW, ms) }, NOW)
    expect([2 * HOUR, 2 * HOUR + 1, 1, 0, -1, -HOUR].map(left)).toEqual([2, 3, 1, 0, 0, 0])
    expect(remainingHours({ playbackValidTime: undefined }, NOW)).toBeUndefined()
    fc.assert(
      fc.property(moments, moments, (playbackValidTime, now) => {
        const hours = remainingHours({ playbackValidTime }, now) ?? -1
        expect(hours).toBeGreaterThanOrEqual(0)
        expect(Object.is(hours, -0)).toBe(false)
      }),
    )
  })

  it('[VOD-07] an episode is played as part of its series, a season as the series, all else as itself', () => {
    const played = (wire: object) => playedAs(read(Title, { metaId: 'x', title: 'X', ...wire }))
    expect(played({ metaType: 'MOVIE' })).toEqual({ metaId: 'x' })
    expect(played({ metaType: 'MOVIE', seriesId: 's' })).toEqual({ metaId: 'x' })
    expect(played({ metaType: 'SERIES' })).toEqual({ metaId: 'x' })
    expect(played({ metaType: 'SEASON', seriesId: 's' })).toEqual({ metaId: 's' })
    expect(played({ metaType: 'EPISODE', seriesId: 's' })).toEqual({ metaId: 's', episodeId: 'x' })
    expect(played({ metaType: 'EPISODE' })).toEqual({ metaId: 'x', episodeId: 'x' })
  })

  it('[VOD-14] [VOD-16] a title whose time is over or whose source is not there says why it cannot be played', () => {
    const replay = (wire: object, ms = 0) =>
      titleProblem(read(Title, { metaId: 'r1', metaType: 'MOVIE', title: 'R', ...wire }), addMs(NOW, ms))
    expect(replay({})).toBeUndefined()
    expect(replay({ epgSourceStatus: 1, playbackValidTime: NOW + 1 })).toBeUndefined()
    expect(replay({ epgSourceStatus: 1, playbackValidTime: NOW })).toBe('sourceInvalid')
    expect(replay({ epgSourceStatus: 2, playbackValidTime: NOW + 1 })).toBe('sourceInvalid')
    expect(replay({ epgSourceStatus: 0 })).toBe('sourceMissing')
    expect(replay({ epgSourceStatus: 0, epgProgramInfo: { stopTime: NOW } }, -1)).toBe('notYetAvailable')
    expect(replay({ epgSourceStatus: 0, epgProgramInfo: { stopTime: NOW } })).toBe('sourceMissing')
    expect(replay({ epgSourceStatus: 'gone' })).toBeUndefined()
  })

  it('[VOD-06] a source without an address, and [LIVE-08] one without rights, is a failure', () => {
    const source = (wire: object) => playable(read(PlaySource, wire))
    expect(source({ url: '/vod-media/1.m3u8' })).toMatchObject(E.right({ url: '/vod-media/1.m3u8' }))
    for (const url of [undefined, null, '', 'javascript:x', 'blob', HTML])
      expect(source({ url })).toEqual(E.left('noPlaysourceUrl'))
    expect(source({ url: 'NOAUTHORITY' })).toEqual(E.left('noAuthority'))
    expect(source({ url: '/x.m3u8', status: 'NOAUTHORITY' })).toEqual(E.left('noAuthority'))
  })

  it('[VOD-14] and [EPG-07] an expired or missing source says so; one that is still on air is not yet available', () => {
    const problem = (status: SourceStatus, ms: number) => sourceProblem(status, addMs(NOW, ms), NOW)
    expect(SourceStatus.values.map(status => problem(status, -1))).toEqual([
      'sourceMissing',
      undefined,
      'sourceInvalid',
    ])
    expect(SourceStatus.values.map(status => problem(status, 1))).toEqual([
      'notYetAvailable',
      undefined,
      'sourceInvalid',
    ])
    expect(problem(0, 0)).toBe('sourceMissing')
    expect(sourceProblem(0, undefined, NOW)).toBe('sourceMissing')
  })

  it('[VOD-10] a report has whole seconds within the length; 95 % counts as seen', () => {
    expect(progressOf(94.9, 100)).toEqual({ played: false, playedTime: 94, playProgress: 94, totalDuration: 100 })
    expect(progressOf(95, 100).played).toBe(true)
    expect(progressOf(10, 0)).toEqual({ played: false, playedTime: 0, playProgress: 0, totalDuration: 0 })
    fc.assert(
      fc.property(
        fc.double({ min: -10, max: 1e5, noNaN: true }),
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        (at, total) => {
          const report = progressOf(at, total)
          expect(report.playedTime).toBeLessThanOrEqual(report.totalDuration)
          expect(report.playProgress).toBeGreaterThanOrEqual(0)
          expect(report.playProgress).toBeLessThanOrEqual(100)
          expect(read(VodProgress, { metaId: 'a', ...report })).toMatchObject(report)
        },
      ),
    )
  })

  it('[VOD-04] paging ends', () => {
    const page = (pageId: number) => ({ pageId, pageSize: 16 })
    expect([hasNextPage(page(1), 16, 17), hasNextPage(page(2), 1, 17), hasNextPage(page(1), 16, 16)]).toEqual([
      true,
      false,
      false,
    ])
    expect([hasNextPage(page(1), 16, undefined), hasNextPage(page(2), 3, undefined)]).toEqual([true, false])
    expect(hasNextPage(page(1), 0, 1e9)).toBe(false)
  })

  it('[VOD-11] search needs two characters and ignores accents, case and spaces', () => {
    expect(['', ' a ', 'ab', '  la   casa '].map(searchKeyword)).toEqual([undefined, undefined, 'ab', 'la casa'])
    expect(matchesSearch('corazon', 'El Corazón Salvaje')).toBe(true)
    expect(matchesSearch('SALVAJE cor', 'El Corazón Salvaje')).toBe(true)
    expect(matchesSearch('zon', 'El Corazón Salvaje')).toBe(false)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text))
        expect(matchesSearch(text, text)).toBe(true)
      }),
    )
  })
})
