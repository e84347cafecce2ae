import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addMs, HOUR, type Instant, instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { builtInLineup } from '../world/builtIn.ts'
import { shows } from '../world/data/shows.ts'
import { films } from '../world/films/index.ts'
import { builtInGuide } from '../world/guide.ts'
import type { LineupChannel } from '../world/lineup.ts'
import { allPieces, filesOf, markOf } from '../world/make/pieces.ts'
import { isPrinted, picturesFolder } from '../world/pictures.ts'
import { PROGRAMMES, pictureOf, type Seen } from '../world/programmeArt.ts'
import { roster } from '../world/roster.ts'
import { ask, must, user } from './support/client.ts'

const DRAWING_BYTES = 25_600
const anId = (text: string) => text as never
const NOW = instant(Date.UTC(2026, 4, 20, 15, 30))
const lineup = builtInLineup()
const guide = builtInGuide()
const drawn = (await allPieces()).get(PROGRAMMES) ?? []

/** What a picture shows, however it is cut. */
const stillIn = (address: string | undefined): string | undefined =>
  address?.replace(/^\/art\/show\/([a-z]+)-\d-(\d+x\d+)\.svg$/, `/art/printed/${PROGRAMMES}/$1-$2.avif`)

const channelOf = (guideId: string): LineupChannel => {
  const found = lineup.channels.find(channel => channel.guideId === guideId)
  if (found === undefined) throw new Error(`no channel ${guideId}`)
  return found
}

describe('stills of programmes', () => {
  test.each(drawn.map(piece => [piece.name, piece] as const))('%s is printed as it is drawn now', (name, piece) => {
    const folder = new URL(`${PROGRAMMES}/`, picturesFolder)
    expect(JSON.parse(readFileSync(new URL('made.json', folder), 'utf8'))[name]).toBe(markOf(piece))
    for (const file of filesOf(piece)) expect(existsSync(new URL(file, folder)), file).toBe(true)
    expect(piece.svg.length).toBeLessThanOrEqual(DRAWING_BYTES)
    expect(piece.svg).not.toContain('<text')
  })

  test('every kind of show has a still, and every still a show', () => {
    const named = Object.values(shows).flatMap(each => each.map(({ still }) => still))
    expect([...new Set(named)].toSorted()).toEqual(drawn.map(({ name }) => name).toSorted())
  })

  test('a film channel gives the pictures of the film, upright its poster', () => {
    const printed = films.filter(({ slug }) => isPrinted(slug, 'wide'))
    const shown = guide.day(channelOf('norte'), utcDayOf(NOW)).map(({ title, look }) => [title, look] as const)
    const known = shown.flatMap(([title, look]) => {
      const film = printed.find(each => each.title.es === title)
      return film === undefined ? [] : [{ slug: film.slug, look }]
    })
    expect(known.length).toBeGreaterThan(3)
    for (const { slug, look } of known) {
      expect(pictureOf(look, '1280x720')).toBe(`/art/printed/${slug}/wide-1280x720.avif`)
      expect(pictureOf(look, '480x720')).toBe(`/art/printed/${slug}/poster-480x720.avif`)
    }
  })

  test('no still of a show is seen twice side by side in a group, nor one after the other in a day of a channel', () => {
    const day = utcDayOf(NOW)
    const channels = roster.filter(({ audioOnly }) => !audioOnly)
    const groups = [...new Set(channels.map(({ group }) => group))]
    const seen = ({ look }: Pick<Seen, 'look'>) => (look?.slug === PROGRAMMES ? pictureOf(look, '640x360') : undefined)
    const shown = (at: Instant, { key }: (typeof roster)[number]) =>
      seen(guide.onAir(channelOf(key), at) ?? { look: undefined })
    for (let hour = 0; hour < 24; hour += 1)
      for (const group of groups) {
        const pictures = channels
          .filter(each => each.group === group)
          .map(each => shown(instant(day + hour * HOUR), each))
        const twice = pictures.filter((each, at) => each !== undefined && pictures.slice(at + 1, at + 4).includes(each))
        expect(twice, `${group}, ${hour}:00`).toEqual([])
      }
    const morning = day + 9 * HOUR
    for (const { key } of channels) {
      const pictures = guide.day(channelOf(key), day).flatMap(each => (each.start < morning ? [] : [seen(each)]))
      expect(pictures.filter((each, at) => each !== undefined && each === pictures[at + 1])).toEqual([])
    }
  })

  test('what nobody has drawn has no picture', () => {
    expect(pictureOf({ slug: PROGRAMMES, name: 'nothing', cut: 0 }, '1280x720')).toBeUndefined()
    expect(pictureOf(undefined, '1280x720')).toBeUndefined()
  })
})

describe('the operator', () => {
  let headEnd: HeadEnd
  beforeAll(async () => {
    headEnd = await startHeadEnd()
  })
  afterAll(() => headEnd.close())
  const locationOf = async (path: string) => {
    const { status, headers } = await fetch(`${headEnd.origin}${path}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }

  test('sends the wide picture of a programme with it, and none where nobody has drawn one', async () => {
    const day = utcDayOf(headEnd.control.now())
    const sent = async (key: string) => {
      const { epgId } = channelOf(key).channel
      if (epgId === undefined) throw new Error(`${key} has no guide`)
      const { token } = await user(headEnd.origin)
      const { epgModelList } = await must(
        ask(headEnd.origin, endpoints.epgDays, { date: day, epgIdList: [epgId] }, token),
      )
      return epgModelList.flatMap(({ epgDayList }) => epgDayList.flatMap(({ epgList }) => epgList))
    }
    for (const key of ['aurora', 'sala']) {
      const looks = guide.day(channelOf(key), day).map(({ look }) => pictureOf(look, '1280x720'))
      expect(looks.some(picture => picture !== undefined)).toBe(true)
      expect((await sent(key)).map(({ picture }) => picture)).toEqual(looks)
    }
  })

  test('shows of each channel what is on it at that moment', async () => {
    onTestFinished(headEnd.control.resetClock)
    const begin = headEnd.control.now()
    for (const hours of [0, 5, 11, 17]) {
      headEnd.control.moveClock({ to: addMs(begin, hours * HOUR) })
      for (const key of ['mundo', 'aurora', 'sala', 'alba']) {
        const channel = channelOf(key)
        const picture = pictureOf(guide.onAir(channel, headEnd.control.now())?.look, '1280x720')
        const at = `/art/of/${channel.channel.logicalChannelId}-1280x720.svg`
        expect(await locationOf(at)).toEqual(picture === undefined ? [200, null] : [302, picture])
      }
    }
  })

  test('cuts a still to any shape, and nearer or turned round to tell it from its neighbours', async () => {
    const answer = await fetch(`${headEnd.origin}/art/show/news-0-256x384.svg`)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(await answer.text()).toMatch(
      /^<svg [^>]*width="256" height="384"[^>]*><image [^>]*href="data:image\/avif;base64,/,
    )
    const cut = await (await fetch(`${headEnd.origin}/art/show/news-1-640x360.svg`)).text()
    expect(cut).toMatch(/<image transform="matrix\(-1 0 0 1 640 0\)" x="-1\d\d" y="-45" width="800" height="450"/)
    for (const none of ['nothing-0-256x384', 'news-0-9999x9999', 'news-9-256x384', 'news-256x384', 'news'])
      expect((await fetch(`${headEnd.origin}/art/show/${none}.svg`)).status).toBe(404)
  })

  test('recommended channels begin with one of each picture: no two neighbours look alike at any hour', async () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const { token } = await user(headEnd.origin)
      const { bannerItemList } = await must(
        ask(headEnd.origin, endpoints.homeRecommendations, { accountId: 'ana' }, token),
      )
      const pictures = bannerItemList.slice(0, 8).map(({ posterLandscape }) => stillIn(posterLandscape))
      expect(new Set(pictures).size).toBe(pictures.length)
      headEnd.control.moveClock({ byMs: 60 * 60_000 })
    }
    headEnd.control.moveClock({ byMs: -24 * 60 * 60_000 })
  })

  test('no two replays beside each other look alike, at any hour', async () => {
    const list = { playlistIds: [anId('replays')], showListType: undefined, sensitive: false }
    const page = { ...list, pageId: 1, pageSize: 16 }
    for (let hour = 0; hour < 24; hour += 1) {
      const { token } = await user(headEnd.origin)
      const { playlistList } = await must(ask(headEnd.origin, endpoints.batchPlaylist, page, token))
      const pictures = (playlistList[0]?.mediaList ?? []).map(({ posterLandscape }) => stillIn(posterLandscape))
      expect(pictures.length).toBeGreaterThan(4)
      expect(pictures.filter((each, at) => at > 0 && each === pictures[at - 1])).toEqual([])
      headEnd.control.moveClock({ byMs: 60 * 60_000 })
    }
    headEnd.control.moveClock({ byMs: -24 * 60 * 60_000 })
  })

  test('live banners and replays show their programme', async () => {
    const { token } = await user(headEnd.origin)
    const { bannerItemList } = await must(ask(headEnd.origin, endpoints.channelBanners, {}, token))
    const list = { playlistIds: [anId('replays')], showListType: undefined, sensitive: false }
    const page = { ...list, pageId: 1, pageSize: 16 }
    const { playlistList } = await must(ask(headEnd.origin, endpoints.batchPlaylist, page, token))
    const now = headEnd.control.now()
    const told = [
      ...bannerItemList.map(item => {
        const channel = lineup.byId.get(String(item.linkId))
        return { ...item, id: item.linkId, look: channel && guide.onAir(channel, now)?.look }
      }),
      ...(playlistList[0]?.mediaList ?? []).map(item => {
        const channel = lineup.byId.get(String(item.epgProgramInfo?.logicalChannelId))
        const programId = String(item.epgProgramInfo?.programId)
        const look = channel && guide.programme(channel, programId, now)?.look
        return { ...item, id: item.epgProgramInfo?.logicalChannelId, look }
      }),
    ]
    expect(told.length).toBeGreaterThan(12)
    for (const { id, look, posterLandscape } of told)
      expect(posterLandscape).toBe(pictureOf(look, '1280x720') ?? `/art/of/${id}-1280x720.svg`)
  })
})
