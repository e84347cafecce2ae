import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EpgId } from '../../../models/channel.ts'
import { DAY, instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import type { MetaId } from '../../../models/title.ts'
import { progressOf } from '../../../models/vodHistory.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { parseSwitches } from '../arguments.ts'
import { type HeadEndOptions, startHeadEnd } from '../index.ts'
import { ask, must, user } from './support/client.ts'
import { closedAfterEach } from './support/closing.ts'
import { channelsOf, liveOf } from './support/importing.ts'
import { type JellyfinStandIn, PASSWORD, startJellyfin, TICKS, USER } from './support/jellyfin.ts'
import { catalogueOf, PAGE } from './support/titles.ts'

let host: JellyfinStandIn
const opened = closedAfterEach()

beforeEach(async () => {
  host = await startJellyfin()
})
afterEach(() => host.close())

const started = async (given: Partial<Record<'user' | 'password', string>> = {}, options: HeadEndOptions = {}) => {
  const lines: string[] = []
  const jellyfin = { server: new URL('/jf', host.origin), user: USER, password: PASSWORD, ...given }
  const headEnd = opened(await startHeadEnd({ jellyfin, log: line => lines.push(line), ...options }))
  const { token } = await user(headEnd.origin)
  return { headEnd, lines, token, catalogue: await catalogueOf(headEnd, token) }
}

const report = async ({ origin }: { readonly origin: string }, method = 'GET'): Promise<string> =>
  (await fetch(`${origin}/control/imports`, { method })).text()

describe('[AHEAD-43] an account at a Jellyfin server', () => {
  test('is a line-up with numbers, logos and the guide of the server, with its pictures', async () => {
    const { headEnd } = await started()
    const { channels, named, token } = await channelsOf(headEnd)
    expect(channels.map(({ channelSeq, logicalChannelName }) => `${channelSeq} ${logicalChannelName}`)).toEqual([
      '21 Canal Norte',
      '30 Radio Sur',
    ])
    expect(named('Radio Sur').channelType).toBe(5)
    const logo = await fetch(headEnd.origin + named('Canal Norte').iconUrl)
    expect(logo.headers.get('content-type')).toBe('image/png')
    const epgIdList = [named('Canal Norte').epgId as EpgId]
    const today = utcDayOf(headEnd.control.now())
    const days = [-DAY, 0, DAY].map(async by => {
      const date = utcDayOf(instant(today + by))
      return must(ask(headEnd.origin, endpoints.epgDays, { date, epgIdList }, token))
    })
    const programmes = (await Promise.all(days)).flatMap(({ epgModelList }) =>
      epgModelList.flatMap(({ epgDayList }) => epgDayList.flatMap(({ epgList }) => epgList)),
    )
    expect(programmes.map(({ title }) => title)).toEqual(['La tarde', 'Noticias de ahora', 'Después'])
    const [, picture] = programmes.map(each => each.picture)
    expect(programmes.map(each => each.picture)).toEqual([undefined, picture, undefined])
    expect((await fetch(headEnd.origin + picture)).headers.get('content-type')).toBe('image/png')
    const text = await report(headEnd)
    expect(text).toMatch(/line 3: a channel without an Id, Nadie\n.*line 4: channel c1 stands twice/)
    expect(text).toMatch(/line 4: a programme without its channel, name or beginning/)
  })

  test('has films and series with posters, people and episodes', async () => {
    const { headEnd, catalogue } = await started()
    expect((await catalogue.films()).map(({ title }) => title)).toEqual(['El faro', 'Marea'])
    const film = await catalogue.named('El faro')
    expect(film).toMatchObject({ year: 2019, rating: 7.4, ageRating: 12, duration: 160, plot: 'Nadie vigila.' })
    for (const picture of [film.poster, film.posterLandscape])
      expect((await fetch(headEnd.origin + picture)).headers.get('content-type')).toBe('image/png')
    const { personList } = await catalogue.open(film.metaId)
    expect(personList.map(({ name, role }) => [name, role])).toEqual([['Ana Ruiz', 'Marta']])
    const series = await catalogue.named('Vecinos')
    expect((await catalogue.episodes(series.metaId)).map(({ title }) => title)).toEqual(['La llave', 'El patio'])
    expect(await report(headEnd)).toMatch(/title 4 : it has no Name/)
  })

  test('plays by this operator alone, and no viewer reads its token', async () => {
    const { headEnd, catalogue, lines } = await started()
    const series = await catalogue.named('Vecinos')
    const film = await catalogue.named('El faro')
    const episode = (await catalogue.episodes(series.metaId))[0]
    const said: string[] = []
    const plays = async (answer: Response): Promise<void> => {
      const master = await answer.text()
      expect([answer.status, master]).toEqual([200, expect.stringContaining('#EXT-X-STREAM-INF')])
      const media = await fetch(new URL(master.trim().split('\n').at(-1) ?? '', headEnd.origin))
      said.push(master, await media.text())
      expect(media.status).toBe(200)
    }
    await plays(await liveOf(headEnd, 'Canal Norte'))
    for (const each of [film, episode]) {
      const { url = '' } = await catalogue.source(each?.metaId as MetaId)
      await plays(await fetch(url))
    }
    for (const secret of ['token-1', PASSWORD, 'api_key'])
      expect([...said, ...lines, await report(headEnd)].join('\n')).not.toContain(secret)
  })

  test('says why a film is not prepared, and the others go on', async () => {
    const { headEnd, catalogue } = await started()
    const { url = '' } = await catalogue.source((await catalogue.named('Marea')).metaId)
    expect((await fetch(url)).status).toBe(404)
    expect(await report(headEnd)).toMatch(/Marea: its server prepares no stream \(NotAllowed\)/)
  })

  test('signs in once more where its token has ended', async () => {
    const { headEnd, catalogue } = await started()
    host.signOut()
    expect(await report(headEnd, 'POST')).not.toContain('not read')
    const { url = '' } = await catalogue.source((await catalogue.named('El faro')).metaId)
    expect((await fetch(url)).status).toBe(200)
    expect(host.asked('/jf/Users/AuthenticateByName')).toHaveLength(2)
  })

  test('knows where somebody stands, on either side', async () => {
    const { headEnd, token, catalogue } = await started()
    const { origin } = headEnd
    host.positions.set('e12', { ticks: 20 * TICKS, at: new Date(Date.now() - 60_000).toISOString() })
    const history = () => must(ask(origin, endpoints.vodHistory, PAGE as never, token))
    const series = await catalogue.named('Vecinos')
    expect((await history()).list).toMatchObject([
      { metaId: series.metaId, episodeId: `${series.metaId}-1-2`, playedTime: 20, totalDuration: 60, played: false },
    ])
    const { metaId } = await catalogue.named('El faro')
    const progress = { metaId, videoType: 'VOD', ...progressOf(90, 160) }
    await must(ask(origin, endpoints.vodHistoryAdd, progress as never, token))
    expect(host.told.at(-1)).toMatchObject({
      what: 'POST /UserItems/i31/UserData',
      body: { PlaybackPositionTicks: 90 * TICKS, Played: false },
    })
    expect((await history()).list.map(({ media, playedTime }) => [media?.title, playedTime])).toEqual([
      ['El faro', 90],
      ['Vecinos', 20],
    ])
    await must(ask(origin, endpoints.vodHistoryDelete, { metaIds: [metaId, series.metaId] } as never, token))
    expect((await history()).list).toEqual([])
    expect(host.told.filter(({ body }) => body.PlaybackPositionTicks === 0)).toHaveLength(2)
  })

  test('knows what somebody has starred, on either side', async () => {
    const { headEnd, token, catalogue } = await started()
    const { origin } = headEnd
    const [faro, vecinos] = [await catalogue.named('El faro'), await catalogue.named('Vecinos')]
    const starred = async () =>
      (await must(ask(origin, endpoints.vodFavourites, PAGE as never, token))).list.map(({ title }) => title)
    host.favourites.add('s1')
    expect(await starred()).toEqual(['Vecinos'])
    await must(ask(origin, endpoints.vodFavouriteAdd, { metaId: faro.metaId } as never, token))
    expect([...host.favourites]).toEqual(['s1', 'i31'])
    expect((await starred()).toSorted()).toEqual(['El faro', 'Vecinos'])
    await must(ask(origin, endpoints.vodFavouritesDelete, { metaIds: [faro.metaId, vecinos.metaId] } as never, token))
    expect([...host.favourites]).toEqual([])
    expect(await starred()).toEqual([])
  })

  test.each([
    ['an unknown password', { password: 'wrong' }, /the account or its password is not known there/],
    ['an unknown name', { user: 'leo' }, /the account or its password is not known there/],
  ])('with %s says so, and the operator’s own television stays', async (_, given, reason) => {
    const { headEnd, catalogue, lines } = await started(given)
    expect(await report(headEnd)).toMatch(reason)
    expect(lines.join('\n')).toMatch(reason)
    expect((await catalogue.root()).categoryList.length).toBeGreaterThan(2)
    expect((await channelsOf(headEnd)).channels.length).toBeGreaterThan(10)
  })

  test('that stops answering leaves what was there', async () => {
    const { headEnd, catalogue, token } = await started()
    for (const path of ['/jf/Items', '/jf/LiveTv/Channels', '/jf/UserItems/Resume'])
      host.serve(path, (_, response) => response.writeHead(500).end())
    host.serve('/jf/LiveTv/Programs', '<html>')
    const text = await report(headEnd, 'POST')
    expect(text.match(/not read: .*what was there stays/g)).toHaveLength(3)
    expect(text).toMatch(/it does not speak Jellyfin/)
    expect(await catalogue.films()).toHaveLength(2)
    expect((await channelsOf(headEnd)).channels).toHaveLength(2)
    expect((await must(ask(headEnd.origin, endpoints.vodHistory, PAGE as never, token))).list).toEqual([])
  })
})

describe('[AHEAD-43] the switches of a Jellyfin account', () => {
  const environment = { JELLYFIN_USER: 'ana', JELLYFIN_PASSWORD: 'secret' }

  test('take name and password from the environment, where no other program reads them', () => {
    const words = ['--jellyfin', 'http://nas.lan:8096']
    const server = new URL('http://nas.lan:8096')
    expect(parseSwitches(words, environment)).toMatchObject(
      E.right({ jellyfin: { server, user: 'ana', password: 'secret' } }),
    )
    expect(parseSwitches([...words, '--user', 'leo', '--password', 'p'], environment)).toMatchObject(
      E.right({ jellyfin: { server, user: 'leo', password: 'p' } }),
    )
  })

  test.each([
    ['--jellyfin http://nas.lan', {}],
    ['--jellyfin nas.lan', environment],
    ['--jellyfin http://nas.lan --xtream http://tv.example --user ana --password p', environment],
  ])('%s is refused with a sentence', (words, given) => {
    expect(parseSwitches(words.split(' '), given)).toMatchObject(E.left(expect.stringMatching(/\w+ \w+/)))
  })
})
