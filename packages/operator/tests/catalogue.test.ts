import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addMs, DAY, MINUTE } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { Playlist } from '../../../models/playlist.ts'
import { NO_AUTHORITY } from '../../../models/playSource.ts'
import { Title } from '../../../models/title.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { works } from '../world/works.ts'
import { ask, guest, must, user } from './support/client.ts'
import { samples } from './support/samples.ts'

const PAGE = { pageId: 1, pageSize: 16 }
const WEB = { clientType: 'web' as const, osType: 'Linux', osVersion: '6' }
const anId = (text: string) => text as never

describe('the catalogue', () => {
  let headEnd: HeadEnd
  let token: string
  let ana: string
  beforeAll(async () => {
    headEnd = await startHeadEnd()
    token = (await guest(headEnd.origin)).token
    ana = (await user(headEnd.origin)).token
  })
  afterAll(() => headEnd.close())

  test('holds some hundreds of titles, each with its own name', () => {
    expect(works.length).toBeGreaterThan(250)
    expect(new Set(works.map(({ title }) => title.en)).size).toBe(works.length)
    expect(works.filter(({ kind }) => kind === 'SERIES').length).toBeGreaterThan(30)
  })

  test('every playlist of home and of each category is filled and pages to its end', async () => {
    const { categoryList, playlistList } = await must(
      ask(headEnd.origin, endpoints.playlistRoot, { type: undefined }, token),
    )
    const pages = [playlistList]
    for (const { type } of categoryList) {
      pages.push((await must(ask(headEnd.origin, endpoints.playlistRoot, { type }, token))).playlistList)
    }
    const [home, ...ofCategories] = pages.map(page => page[0]?.showListType === 'BANNER')
    expect([home, new Set(ofCategories)]).toEqual([true, new Set([true, false])])
    const ids = pages.flat().map(({ playlistId }) => playlistId)
    const request = { playlistIds: ids, showListType: undefined, sensitive: false, ...PAGE }
    const { playlistList: filled } = await must(ask(headEnd.origin, endpoints.batchPlaylist, request, token))
    expect(filled.map(({ playlistId }) => playlistId)).toEqual(ids)
    for (const { bannerList, mediaList } of filled) expect(bannerList.length + mediaList.length).toBeGreaterThan(0)
    const last = { ...request, playlistIds: [anId('new')], pageId: 3 }
    expect((await must(ask(headEnd.origin, endpoints.batchPlaylist, last, token))).playlistList[0]).toMatchObject({
      total: 48,
    })
    const beyond = await must(ask(headEnd.origin, endpoints.batchPlaylist, { ...last, pageId: 4 }, token))
    expect(beyond.playlistList[0]?.mediaList).toEqual([])
  })

  test('a series has its seasons, their episodes in order, and each episode knows its place', async () => {
    const { media, personList } = await must(ask(headEnd.origin, endpoints.title, { metaId: anId('s100') }, token))
    expect(media.seasons.length).toBeGreaterThan(0)
    expect(personList[0]?.role).toBe('Director')
    const { episodeList } = await must(
      ask(headEnd.origin, endpoints.episodes, { metaId: anId('s100'), seasonId: media.seasons[0]?.seasonId }, token),
    )
    expect(episodeList.map(({ episode }) => episode)).toEqual(episodeList.map((_, index) => index + 1))
    expect(episodeList[2]).toMatchObject({ metaType: 'EPISODE', seriesId: 's100', seasonId: 's100-1', season: 1 })
  })

  test('a written title is lettered, on its page and in the banner; its episode and a shuffled title are not', async () => {
    const letteringOf = async (metaId: string) =>
      (await must(ask(headEnd.origin, endpoints.title, { metaId: anId(metaId) }, token))).media.lettering
    expect(await letteringOf('archivo')).toBe('/art/printed/archivo/title.svg')
    expect(await letteringOf('archivo-1-1')).toBeUndefined()
    expect(await letteringOf('m1007')).toBeUndefined()
    const request = { playlistIds: [anId('home-banner')], showListType: undefined, sensitive: false, ...PAGE }
    const { playlistList } = await must(ask(headEnd.origin, endpoints.batchPlaylist, request, token))
    const letters = playlistList.flatMap(({ bannerList }) => bannerList).flatMap(({ lettering }) => lettering ?? [])
    expect(letters.length).toBeGreaterThan(2)
    const drawn = await fetch(new URL(letters[0] ?? '', headEnd.origin))
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  })

  test('a guest gets no source for what is sold, the full plan gets one that plays as long as the title', async () => {
    const sold = works.find(({ tier, kind }) => tier === 'plus' && kind === 'MOVIE')
    const request = { metaId: anId(sold?.id ?? ''), ...WEB }
    expect((await must(ask(headEnd.origin, endpoints.playSource, request, token))).url).toBe(NO_AUTHORITY)
    const { url } = await must(ask(headEnd.origin, endpoints.playSource, request, ana))
    const master = await (await fetch(url ?? '')).text()
    const media = await (await fetch(new URL(master.match(/^v\d+\.m3u8.*$/m)?.[0] ?? '', url))).text()
    const seconds = [...media.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0)
    expect(Math.abs(seconds - (sold?.minutes ?? 0) * 60)).toBeLessThan(4)
    expect((await ask(headEnd.origin, endpoints.playSource, { metaId: anId('m9'), ...WEB }, ana)).errCode).toBe(6001)
  })

  test('replays carry their broadcast and the state of their source; a normal one plays from the recording', async () => {
    const request = { playlistIds: [anId('replays')], showListType: undefined, sensitive: false, ...PAGE }
    const titles =
      (await must(ask(headEnd.origin, endpoints.batchPlaylist, request, ana))).playlistList[0]?.mediaList ?? []
    expect(new Set(titles.map(({ epgSourceStatus }) => epgSourceStatus))).toEqual(new Set([0, 1, 2]))
    const [normal] = titles
    expect(normal?.epgProgramInfo?.stopTime).toBeLessThan(headEnd.control.now())
    const source = await must(
      ask(headEnd.origin, endpoints.playSource, { metaId: normal?.metaId ?? anId('x'), ...WEB }, ana),
    )
    expect((await fetch(source.url ?? '')).status).toBe(200)
    const missing = titles.find(({ epgSourceStatus }) => epgSourceStatus === 0)
    const none = await must(
      ask(headEnd.origin, endpoints.playSource, { metaId: missing?.metaId ?? anId('x'), ...WEB }, ana),
    )
    expect(none.url).toBeUndefined()
  })

  test('at any minute around midnight a replay is of a broadcast that is over, and stays when the next day comes', async () => {
    const { control, origin } = headEnd
    onTestFinished(control.resetClock)
    const request = { playlistIds: [anId('replays')], showListType: undefined, sensitive: false, ...PAGE }
    const midnight = addMs(utcDayOf(control.now()), DAY)
    let before: ReadonlyArray<Title> = []
    for (const minutes of [-10, 1, 40, 80]) {
      control.moveClock({ to: addMs(midnight, minutes * MINUTE) })
      const late = (await user(origin)).token
      const { playlistList } = await must(ask(origin, endpoints.batchPlaylist, request, late))
      const titles = playlistList[0]?.mediaList ?? []
      expect(titles).toHaveLength(12)
      for (const { epgProgramInfo } of titles) expect(epgProgramInfo?.stopTime).toBeLessThanOrEqual(control.now())
      for (const { metaId, title } of before)
        expect((await must(ask(origin, endpoints.title, { metaId }, late))).media.title).toBe(title)
      before = titles
    }
  })

  test('search finds by the beginning of words, without accents, titles and persons', async () => {
    const { mediaList, personList } = await must(
      ask(headEnd.origin, endpoints.search, { keyword: 'corazon', ...PAGE }, token),
    )
    expect(mediaList.length).toBeGreaterThan(0)
    expect(personList).toEqual([])
    const people = await must(ask(headEnd.origin, endpoints.search, { keyword: 'lucia', ...PAGE }, token))
    expect(people.personList[0]?.name).toContain('Lucía')
    const nothing = await must(ask(headEnd.origin, endpoints.search, { keyword: 'zzzz', ...PAGE }, token))
    expect(nothing).toMatchObject({ mediaList: [], total: 0 })
  })

  test('history and favourites keep what was written, newest first, and let go of what is deleted', async () => {
    const progress = (metaId: string, playedTime: number) => ({
      metaId: anId(metaId),
      seriesId: undefined,
      seasonId: undefined,
      episodeId: undefined,
      videoType: undefined,
      imdbId: undefined,
      tmdbId: undefined,
      episodeNo: undefined,
      seasonNo: undefined,
      played: false,
      playedTime,
      playProgress: 10,
      totalDuration: 6000,
    })
    await must(ask(headEnd.origin, endpoints.vodHistoryAdd, progress('m1001', 60), ana))
    headEnd.control.moveClock({ byMs: 1000 })
    await must(ask(headEnd.origin, endpoints.vodHistoryAdd, progress('m1002', 90), ana))
    headEnd.control.moveClock({ byMs: 1000 })
    await must(ask(headEnd.origin, endpoints.vodHistoryAdd, progress('m1001', 120), ana))
    const list = async () =>
      (await must(ask(headEnd.origin, endpoints.vodHistory, { pageId: 1, pageSize: 100 }, ana))).list
    expect((await list()).map(({ metaId, playedTime }) => [metaId, playedTime])).toEqual([
      ['m1001', 120],
      ['m1002', 90],
    ])
    await must(ask(headEnd.origin, endpoints.vodHistoryDelete, { metaIds: [anId('m1001')] }, ana))
    expect(await list()).toMatchObject([{ metaId: 'm1002', media: { metaType: 'MOVIE' } }])
    await must(ask(headEnd.origin, endpoints.vodFavouriteAdd, { metaId: anId('m1003') }, ana))
    const asked = { metaIds: [anId('m1003'), anId('m1004')] }
    expect((await must(ask(headEnd.origin, endpoints.vodFavoured, asked, ana))).metaIdList).toEqual(['m1003'])
  })

  const gateway = async (query: string, variables: object, by = token) => {
    const body = JSON.stringify({ query, variables })
    const headers = { Authorization: by, lang: 'pt', 'Content-Type': 'application/json' }
    return (await fetch(`${headEnd.origin}/graphql`, { method: 'POST', headers, body })).json()
  }

  test('the gateway tells the same home page as the calls, in the same language', async () => {
    const query = `query Home($type: String) { home(type: $type, pageSize: 16) {
      categoryList { type title }
      playlistList { playlistId title showListType total mediaList { metaId metaType title rating poster authority seasons { seasonId season } genres { name } audioPosters mediaQualityList } }
    } }`
    const { data } = await gateway(query, { type: 'series' })
    const rest = await must(ask(headEnd.origin, endpoints.playlistRoot, { type: anId('series') }, token))
    expect(data.home.playlistList.map(({ playlistId }: { playlistId: string }) => playlistId)).toEqual(
      rest.playlistList.map(({ playlistId }) => playlistId),
    )
    expect(data.home.categoryList[0].title).toBe('Filmes')
    const read = Playlist.decode({ ...data.home.playlistList[1] })
    expect(E.isRight(read) && read.right.mediaList.length).toBe(16)
  })

  test('the gateway tells a detail page that the codec of a title reads; without a session it refuses', async () => {
    const query = `query Detail($metaId: ID!) { detail(metaId: $metaId) {
      media { metaId metaType title authority rating plot } personList { personId name role }
      episodeList { metaId season episode title metaType } trailerList { title url } moreLikeThis { metaId title metaType }
    } }`
    const { data } = await gateway(query, { metaId: 's100' })
    expect(E.isRight(Title.decode(data.detail.media))).toBe(true)
    expect(data.detail.episodeList.length).toBeGreaterThan(5)
    expect(data.detail.moreLikeThis).toHaveLength(12)
    expect(await gateway(query, { metaId: 's100' }, 'no-token')).toMatchObject({
      errors: [{ extensions: { errCode: 10101041 } }],
    })
    expect(await gateway('{ nothing }', {})).toMatchObject({
      errors: [{ message: expect.stringContaining('nothing') }],
    })
  })
})

describe('licences', () => {
  test('a key is given to the plan that holds the channel, and to nobody else', async () => {
    const headEnd = await startHeadEnd()
    const { request } = await samples.licence(headEnd)
    const by = async (token: string) => ask(headEnd.origin, endpoints.licence, request, token)
    const { license } = await must(by((await user(headEnd.origin)).token))
    expect(JSON.parse(Buffer.from(license, 'base64').toString())).toMatchObject({
      keys: [{ kty: 'oct' }],
      type: 'temporary',
    })
    expect((await by((await user(headEnd.origin, 'leo@sintonia.example')).token)).errCode).toBe(5001)
    expect((await by((await guest(headEnd.origin)).token)).errCode).toBe(5001)
    expect((await by('')).errCode).toBe(10101041)
    await headEnd.close()
  })
})
