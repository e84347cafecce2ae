import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHeadEnd } from '../index.ts'
import { closedAfterEach } from './support/closing.ts'
import { filmFile } from './support/filmFile.ts'
import { type StandIn, startStandIn } from './support/standIn.ts'
import { catalogueOf } from './support/titles.ts'

const ENTRY = { user_info: { auth: 1, status: 'Active' }, server_info: { timezone: 'UTC' } }

const FILMS = [
  {
    num: 1,
    name: 'El faro (2019)',
    stream_type: 'movie',
    stream_id: 31,
    stream_icon: 'http://pictures.invalid/31.jpg',
    rating: '7.4',
    added: '1700000000',
    category_id: '4',
    container_extension: 'mp4',
  },
  { name: 'Corto', stream_id: '32', rating: '0', category_id: 4, container_extension: 'm3u8', added: '1600000000' },
  { name: 'Caja', stream_id: 33, container_extension: 'mkv' },
  { name: 'Otra vez', stream_id: 31 },
  { stream_id: 34 },
  { name: 'Nada' },
  { name: 'Noche', stream_id: 35, category_id: '9', container_extension: 'mp4' },
]
const INFO = {
  info: {
    plot: 'Nadie vigila.',
    genre: 'Drama / Misterio',
    cast: 'Ana Ruiz, Luis Paz',
    releasedate: '2018-05-01',
    duration_secs: 5400,
    backdrop_path: ['http://pictures.invalid/31-wide.jpg'],
  },
}
const SERIES = [{ series_id: 7, name: 'Vecinos', cover: '', plot: 'Una casa.', genre: 'Comedia', category_id: '5' }]
const EPISODES = {
  info: { name: 'Vecinos' },
  episodes: {
    1: [
      { id: '71', episode_num: 1, title: 'Uno', container_extension: 'mp4', season: 1, info: { duration_secs: 1200 } },
      { id: '72', episode_num: '2', title: 'Dos', container_extension: 'avi', season: 1 },
    ],
    2: [{ id: 73, episode_num: 1, title: 'Tres', container_extension: 'm3u8', season: 2 }],
  },
}

let host: StandIn
const answers: Record<string, unknown> = {}
const opened = closedAfterEach()

beforeAll(async () => {
  host = await startStandIn()
  host.serve('/player_api.php', ({ url }, response) => {
    const query = new URL(url ?? '', host.origin).searchParams
    const answer = answers[query.get('action') ?? 'entry']
    response.end(answer === undefined ? 'nothing' : JSON.stringify(answer))
  })
  host.serve('/xmltv.php', '<tv/>')
  const film = await filmFile({ seconds: 16 })
  for (const path of ['/movie/ana/a%20b/31.mp4', '/series/ana/a%20b/71.mp4'])
    host.serve(path, ({ headers }, response) => {
      const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
      const part = film.subarray(Number(from), Number(to || film.length) + 1)
      response.writeHead(headers.range === undefined ? 200 : 206, {
        'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${film.length}`,
      })
      response.end(part)
    })
  host.redirect('/movie/ana/a%20b/32.m3u8', '/vod-media/film-orbit/index.m3u8?duration=20')
  host.redirect('/series/ana/a%20b/73.m3u8', '/vod-media/film-orbit/index.m3u8?duration=20')
})
afterAll(() => host.close())

const started = async (given: Readonly<Record<string, unknown>> = {}) => {
  for (const name of Object.keys(answers)) delete answers[name]
  Object.assign(answers, {
    entry: ENTRY,
    get_live_categories: [],
    get_live_streams: [{ num: 1, name: 'Norte', stream_id: 12 }],
    get_vod_categories: [
      { category_id: '4', category_name: 'Cine' },
      { category_id: '9', category_name: 'XXX Adultos' },
    ],
    get_vod_streams: FILMS,
    get_vod_info: INFO,
    get_series_categories: [{ category_id: '5', category_name: 'Telenovelas' }],
    get_series: SERIES,
    get_series_info: EPISODES,
    ...given,
  })
  const lines: string[] = []
  const xtream = { server: new URL(host.origin), user: 'ana', password: 'a b' }
  const headEnd = opened(await startHeadEnd({ xtream, log: line => lines.push(line) }))
  return { headEnd, lines, catalogue: await catalogueOf(headEnd) }
}

const report = async ({ origin }: { readonly origin: string }): Promise<string> =>
  (await fetch(`${origin}/control/imports`)).text()

describe('[AHEAD-43] films and series of an Xtream Codes account', () => {
  test('are the catalogue, in rows by its categories, and what is for grown-ups is not among them', async () => {
    const { headEnd, catalogue } = await started()
    expect((await catalogue.films()).map(({ title, year, rating }) => [title, year, rating])).toEqual([
      ['Corto', undefined, undefined],
      ['El faro', 2019, 7.4],
    ])
    expect((await catalogue.list('new')).map(({ title }) => title)).toEqual(['El faro', 'Corto', 'Vecinos'])
    const { playlistList } = await catalogue.root()
    expect(playlistList.map(({ title }) => title)).toEqual(['Highlights', 'Recently added', 'Films', 'Series'])
    const text = await report(headEnd)
    expect(text).toContain('library: 4 of 8 entries imported, 4 refused')
    for (const line of [
      /film 3 Caja: Matroska/,
      /film 4 Otra vez: it stands twice/,
      /film 5 34: it has no name/,
      /film 6 Nada: it has no stream_id/,
    ])
      expect(text).toMatch(line)
  })

  test('tell what the server knows of one title when somebody opens it, and not before', async () => {
    const { catalogue } = await started()
    const asked = () => host.asked('/player_api.php').filter(({ url }) => /get_vod_info/.test(url ?? '')).length
    const before = asked()
    const film = await catalogue.named('El faro')
    expect(asked()).toBe(before)
    const [{ media, personList }] = await Promise.all([catalogue.open(film.metaId), catalogue.open(film.metaId)])
    expect(asked()).toBe(before + 1)
    expect(media).toMatchObject({ plot: 'Nadie vigila.', year: 2018, duration: 5400 })
    expect(media.genres.map(({ name }) => name)).toEqual(['Drama', 'Mystery'])
    expect(personList.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Luis Paz'])
  })

  test('play by this operator alone, as HLS or as the files that they are, and show nobody the account', async () => {
    const { headEnd, catalogue, lines } = await started()
    const series = await catalogue.named('Vecinos')
    const episodes = await catalogue.episodes(series.metaId)
    expect(episodes.map(({ season, episode, title }) => [season, episode, title])).toEqual([
      [1, 1, 'Uno'],
      [2, 1, 'Tres'],
    ])
    const titles = [...(await catalogue.films()), ...episodes]
    const said: string[] = []
    for (const { metaId } of titles) {
      const { url = '' } = await catalogue.source(metaId)
      const answer = await fetch(url)
      const master = await answer.text()
      expect([answer.status, master]).toEqual([200, expect.stringContaining('#EXT-X-STREAM-INF')])
      const media = await fetch(new URL(master.trim().split('\n').at(-1) ?? '', url))
      said.push(url, master, await media.text())
      expect(media.status).toBe(200)
    }
    expect(await report(headEnd)).toMatch(/Vecinos: 1 episodes left out: AVI/)
    for (const secret of ['a b', 'a%20b', 'a+b'])
      expect([...said, ...lines, await report(headEnd)].join('\n')).not.toContain(secret)
  })

  test('that the server has none of leave the operator’s own where they are', async () => {
    const { catalogue } = await started({ get_vod_streams: [], get_series: [] })
    expect((await catalogue.root()).categoryList.length).toBeGreaterThan(2)
    const { headEnd, catalogue: other } = await started({ get_vod_streams: undefined })
    expect((await other.root()).categoryList.length).toBeGreaterThan(2)
    expect(await report(headEnd)).toContain('it does not speak Xtream Codes')
  })

  test('whose details cannot be had stay as they were, and are told', async () => {
    const { headEnd, catalogue } = await started({ get_vod_info: undefined, get_series_info: { episodes: [7, null] } })
    const film = await catalogue.named('El faro')
    expect((await catalogue.open(film.metaId)).media.title).toBe('El faro')
    const series = await catalogue.named('Vecinos')
    expect(await catalogue.episodes(series.metaId)).toEqual([])
    expect(await report(headEnd)).toMatch(/El faro: it does not speak Xtream Codes/)
  })
})
