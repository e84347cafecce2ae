import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MetaId } from '../../../models/title.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, type HeadEndOptions, startHeadEnd } from '../index.ts'
import { asWebVtt } from '../library/besideRoutes.ts'
import { episodeName, filmName } from '../library/fileName.ts'
import { ask, guest, must } from './support/client.ts'
import { closedAfterEach } from './support/closing.ts'
import { filmFile } from './support/filmFile.ts'
import { type StandIn, startStandIn } from './support/standIn.ts'
import { catalogueOf, PAGE } from './support/titles.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const SRT = '1\r\n00:00:01,000 --> 00:00:04,500\r\nHola\r\n'

const opened = closedAfterEach()
let film: Buffer
let root: string

beforeAll(async () => {
  film = await filmFile({ seconds: 16 })
})

afterAll(() => rm(root, { recursive: true, force: true }))

/** A folder with these files in it; a film where nothing is said of what is in a file. */
const folderOf = async (files: Readonly<Record<string, string | Buffer | undefined>>): Promise<string> => {
  root ??= await mkdtemp(join(tmpdir(), 'library-'))
  const folder = await mkdtemp(join(root, 'films-'))
  for (const [name, content = film] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

const started = async (library: ReadonlyArray<string>, options: HeadEndOptions = {}) => {
  const lines: string[] = []
  const headEnd = opened(await startHeadEnd({ library, log: line => lines.push(line), ...options }))
  const { token } = await guest(headEnd.origin)
  return { headEnd, token, lines }
}

const listOf = async (headEnd: HeadEnd, token: string, id: string) => (await catalogueOf(headEnd, token)).playlist(id)

const titlesIn = async (headEnd: HeadEnd, token: string, id = 'movies') => (await catalogueOf(headEnd, token)).list(id)

const sourceOf = async (headEnd: HeadEnd, token: string, metaId: MetaId) =>
  (await catalogueOf(headEnd, token)).source(metaId)

const report = async ({ origin }: HeadEnd, method = 'GET'): Promise<string> =>
  (await fetch(`${origin}/control/imports`, { method })).text()

describe('[AHEAD-43] the names of files', () => {
  test.each([
    ['The Long Way (2019)', 'The Long Way', 2019],
    ['La casa [1999] 1080p', 'La casa', 1999],
    ['The.Long.Way.2019.1080p', 'The Long Way', 2019],
    ['Blade 2049', 'Blade 2049', undefined],
    ['(2001)', '2001', undefined],
    ['2001 A Journey (1968)', '2001 A Journey', 1968],
    ['Corto', 'Corto', undefined],
  ])('%s is a film', (name, title, year) => {
    expect(filmName(name)).toMatchObject(title === '2001' ? { year: 2001 } : { title, year })
    expect(episodeName(name)).toBeUndefined()
  })

  test.each([
    ['Show S01E02', 'Show', 1, 2, undefined],
    ['Show (2019) - s1e12 - The Name', 'Show', 1, 12, 'The Name'],
    ['S02E03', undefined, 2, 3, undefined],
    ['1x04 Otra cosa', undefined, 1, 4, 'Otra cosa'],
    ['show.name.S01E02E03.720p', 'show name', 1, 2, '720p'],
  ])('%s is an episode', (name, show, season, number, title) => {
    expect(episodeName(name)).toEqual({
      show: show === undefined ? undefined : expect.objectContaining({ title: show }),
      season,
      number,
      title,
    })
  })
})

describe('[AHEAD-43] a folder of films', () => {
  test('is the catalogue: on the home page, in lists, in the search, with pictures and captions', async () => {
    const library = await folderOf({
      'El faro (2019).mp4': undefined,
      'El faro (2019).png': PNG,
      'El faro (2019).es.srt': SRT,
      'Otra/Otra (2001).mp4': undefined,
      'Otra/poster.png': PNG,
      'Serie/Season 01/Serie S01E02 - Dos.mp4': undefined,
      'Serie/Season 01/Serie S01E01 - Uno.mp4': undefined,
      'Serie/Season 2/S02E01.mp4': undefined,
      'Serie/poster.png': PNG,
    })
    const { headEnd, token } = await started([library])
    const { origin } = headEnd
    const root = await must(ask(origin, endpoints.playlistRoot, {} as never, token))
    expect(root.categoryList.map(({ title }) => title)).toEqual(['Films', 'Series'])
    expect(root.playlistList.map(({ playlistId }) => playlistId)).toEqual(['home-banner', 'new', 'movies', 'series'])
    expect((await listOf(headEnd, token, 'home-banner'))?.bannerList).toHaveLength(3)
    const films = await titlesIn(headEnd, token)
    expect(films.map(({ title, year, duration, metaType }) => [title, year, duration, metaType])).toEqual([
      ['El faro', 2019, 16, 'MOVIE'],
      ['Otra', 2001, 16, 'MOVIE'],
    ])
    for (const { poster = '' } of films)
      expect((await fetch(origin + poster)).headers.get('content-type')).toBe('image/png')
    const [serie] = await titlesIn(headEnd, token, 'series')
    if (serie === undefined) throw new Error('no series')
    expect(serie).toMatchObject({ title: 'Serie', metaType: 'SERIES' })
    expect(serie.seasons.map(({ season, title }) => [season, title])).toEqual([
      [1, 'Season 1'],
      [2, 'Season 2'],
    ])
    const { episodeList } = await must(
      ask(origin, endpoints.episodes, { metaId: serie.metaId, seasonId: undefined } as never, token),
    )
    expect(episodeList.map(({ season, episode, title }) => [season, episode, title])).toEqual([
      [1, 1, 'Uno'],
      [1, 2, 'Dos'],
      [2, 1, 'Episode 1'],
    ])
    const search = await must(ask(origin, endpoints.search, { keyword: 'faro', ...PAGE } as never, token))
    expect(search.mediaList.map(({ title }) => title)).toEqual(['El faro'])
    const { captions } = await sourceOf(headEnd, token, films[0]?.metaId as MetaId)
    expect(captions.map(({ lang }) => lang)).toEqual(['es'])
    const text = await (await fetch(captions[0]?.url ?? '')).text()
    expect(text).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.500\nHola\n')
    expect(await report(headEnd)).toMatch(/library: 5 of 5 entries imported, 0 refused/)
  })

  test('is seen by its own pictures alone: a form that is not there is the other one, or a plate with the name', async () => {
    const [upright, wide] = [Buffer.concat([PNG, Buffer.from('upright')]), Buffer.concat([PNG, Buffer.from('wide')])]
    const library = await folderOf({
      'Both.mp4': undefined,
      'Both-poster.png': upright,
      'Both-fanart.png': wide,
      'None & <all>.mp4': undefined,
      'Upright.mp4': undefined,
      'Upright.png': upright,
      'Wide.mp4': undefined,
      'Wide-fanart.png': wide,
      'Serie/poster.png': upright,
      'Serie/Serie S01E01.mp4': undefined,
    })
    const { headEnd, token } = await started([library])
    const pictureAt = async (path: string | undefined) => {
      const response = await fetch(`${headEnd.origin}${path}`)
      const bytes = Buffer.from(await response.arrayBuffer())
      return bytes.equals(upright) ? 'upright' : bytes.equals(wide) ? 'wide' : bytes.toString()
    }
    const films = await titlesIn(headEnd, token)
    const [both, none, ...others] = await Promise.all(
      films.map(async each => [await pictureAt(each.poster), await pictureAt(each.posterLandscape)]),
    )
    expect([both, ...others]).toEqual([
      ['upright', 'wide'],
      ['upright', 'upright'],
      ['wide', 'wide'],
    ])
    for (const plate of none ?? [])
      expect(plate).toMatch(
        /^<svg [^>]*>(?:<defs>.*<\/defs>)?<rect [^>]*\/><svg [^>]*>(?:<text [^>]*>[^<]*<\/text>)+<\/svg><\/svg>$/,
      )
    expect(none?.map(plate => plate.replace(/<[^>]*>/g, ''))).toEqual(Array(2).fill('None &amp;&lt;all&gt;'))
    const [serie] = await titlesIn(headEnd, token, 'series')
    const { episodeList } = await must(
      ask(headEnd.origin, endpoints.episodes, { metaId: serie?.metaId, seasonId: undefined } as never, token),
    )
    expect(await pictureAt(episodeList[0]?.posterLandscape)).toBe('upright')
  })

  test('plays: every address of its playlists answers, also to a guest', async () => {
    const { headEnd, token } = await started([await folderOf({ 'A.mp4': undefined })])
    const [title] = await titlesIn(headEnd, token)
    const { url = '' } = await sourceOf(headEnd, token, title?.metaId as MetaId)
    const master = await (await fetch(url)).text()
    for (const list of ['v.m3u8', 'a1.m3u8']) {
      expect(master).toContain(list)
      const playlist = await (await fetch(new URL(list, url))).text()
      const parts = [...playlist.matchAll(/^[va]\d?\/.+$/gm), ...playlist.matchAll(/(?<=URI=")[^"]+/g)].map(
        ([part]) => part,
      )
      expect(parts.length).toBeGreaterThan(2)
      for (const part of parts) {
        const answer = await fetch(new URL(part, url))
        const bytes = await answer.arrayBuffer()
        expect([answer.status, String(bytes.byteLength)]).toEqual([200, answer.headers.get('content-length')])
      }
    }
    for (const wrong of ['v/99.m4s', 'a7.m3u8', 'x.m3u8', 'v/0.ts'])
      expect((await fetch(new URL(wrong, url))).status).toBe(404)
  })

  test('leaves nothing out without its name and its reason, and what is broken stops nothing', async () => {
    const library = await folderOf({
      'Bien.mp4': undefined,
      'Roto.mp4': 'nothing of a film',
      'Corto.mp4': film.subarray(0, 5000),
      'HEVC.mp4': await filmFile({ seconds: 8, entry: 'hvc1' }),
      'Dolby.mp4': await filmFile({ seconds: 8, soundEntry: 'ac-3' }),
      'Matroska.mkv': 'x',
      'Serie/S01E01.mp4': undefined,
      'Serie/Serie 1x01.mp4': undefined,
      'notas.txt': 'x',
      'sola.jpg': PNG,
      'sin.film.srt': SRT,
    })
    const { headEnd, token } = await started([library])
    expect((await titlesIn(headEnd, token)).map(({ title }) => title)).toEqual(['Bien'])
    const text = await report(headEnd)
    expect(text).toContain('library: 2 of 11 entries imported, 9 refused')
    for (const line of [
      /Roto\.mp4: it is no MP4 file/,
      /Corto\.mp4: it .*(whole|middle)/,
      /HEVC\.mp4: its picture is HEVC/,
      /Dolby\.mp4: its sound is AC-3/,
      /Matroska\.mkv: Matroska, which is not played here/,
      /Serie\/Serie 1x01\.mp4: its season 1 has an episode 1 already/,
      /notas\.txt: neither a film nor/,
      /sola\.jpg: a picture that belongs to no film/,
      /sin\.film\.srt: captions that belong to no film/,
    ])
      expect(text).toMatch(line)
  })

  test('has no way out of it, by links or by names', async () => {
    const outside = await folderOf({ 'Secreto.mp4': undefined, 'secret.txt': 'root:x' })
    const library = await folderOf({ 'A.mp4': undefined, 'B.mp4': undefined, 'dentro/C.mp4': undefined })
    await symlink(join(outside, 'Secreto.mp4'), join(library, 'Enlace.mp4'))
    await symlink(outside, join(library, 'carpeta'))
    const { headEnd, token } = await started([library])
    const films = await titlesIn(headEnd, token)
    expect(films.map(({ title }) => title)).toEqual(['A', 'B', 'C'])
    expect(await report(headEnd)).toMatch(/Enlace\.mp4: a link.*\n.*carpeta: a link/)
    // what becomes a link later is no film any more
    await rm(join(library, 'A.mp4'))
    await symlink(join(outside, 'Secreto.mp4'), join(library, 'A.mp4'))
    // and what lies in a folder that has become one
    await rename(join(library, 'dentro'), join(outside, 'dentro'))
    await symlink(join(outside, 'dentro'), join(library, 'dentro'))
    for (const film of [films[0], films[2]]) {
      const { url = '' } = await sourceOf(headEnd, token, film?.metaId as MetaId)
      expect((await fetch(url)).status).toBe(404)
    }
    for (const path of [
      '/library/film/..%2f..%2fetc/v.m3u8',
      '/library/captions/t1-../0.vtt',
      '/library/picture/%2e%2e/poster/a',
    ])
      expect((await fetch(headEnd.origin + path)).status).toBe(404)
  })

  test('that changes is read anew, and what stays keeps its address', async () => {
    const library = await folderOf({ 'A.mp4': undefined, 'B.mp4': undefined })
    const { headEnd, token } = await started([library])
    const before = await titlesIn(headEnd, token)
    await rm(join(library, 'A.mp4'))
    await writeFile(join(library, 'C.mp4'), film)
    await utimes(join(library, 'C.mp4'), 1, 1)
    await report(headEnd, 'POST')
    const after = await titlesIn(headEnd, token)
    expect(after.map(({ title }) => title)).toEqual(['B', 'C'])
    expect(after[0]?.metaId).toBe(before[1]?.metaId)
    await rm(library, { recursive: true })
    expect(await report(headEnd, 'POST')).toContain('what was there stays')
    expect(await titlesIn(headEnd, token)).toHaveLength(2)
  })

  test('that is not there, or holds no film, ends the start with a sentence', async () => {
    await expect(startHeadEnd({ library: ['/nowhere/at/all'] })).rejects.toThrow(/--library .*no such file/)
    await expect(startHeadEnd({ library: [await folderOf({})] })).rejects.toThrow(/it holds no film/)
    const file = join(await folderOf({ 'list.txt': '[]' }), 'list.txt')
    await expect(startHeadEnd({ library: [file] })).rejects.toThrow(/list\.txt: it is a file, and no folder/)
  })
})

describe('[AHEAD-43] a list of films', () => {
  let host: StandIn
  beforeAll(async () => {
    host = await startStandIn()
  })
  afterAll(() => host.close())

  const entries = () => [
    {
      title: 'Lejos',
      year: 2020,
      address: `${host.origin}/vod-media/film-ferry/index.m3u8?duration=60`,
      poster: `${host.origin}/lejos.png`,
      kind: 'film',
      description: 'Un viaje.',
      genres: ['Drama', 'Costumbrismo'],
      cast: [{ name: 'Ana Ruiz', role: 'Marta' }, 'Luis Paz'],
      minutes: 95,
    },
    { title: 'Archivo', address: `${host.origin}/films/a.mp4`, genres: 'Drama, Comedia' },
    {
      title: 'Serie',
      kind: 'series',
      episodes: [
        { season: 1, episode: 1, title: 'Uno', address: `${host.origin}/vod-media/film-orbit/index.m3u8` },
        { season: 1, episode: 1, address: `${host.origin}/b.mp4` },
      ],
    },
    { title: 'En casa', address: 'casa.mp4' },
    { title: 'Fuera', address: '../../etc/passwd.mp4' },
    { title: 'Sin nada' },
    { address: `${host.origin}/c.mp4` },
    { title: 'Caja', address: `${host.origin}/c.mkv` },
    { title: 'Cinta', kind: 'podcast', address: `${host.origin}/c.mp4` },
    'words',
  ]

  const privateHosts = ['127.0.0.1']

  test('has what it says of each, plays HLS and MP4 from their hosts, and names what it leaves out', async () => {
    host.serve('/lejos.png', PNG)
    host.serve('/films/a.mp4', ({ headers }, response) => {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
      if (from === undefined) return response.end(film)
      const part = film.subarray(Number(from), Number(to) + 1)
      response.writeHead(206, { 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${film.length}` })
      return response.end(part)
    })
    const folder = await folderOf({ 'casa.mp4': undefined, 'films.json': JSON.stringify(entries()) })
    const { headEnd, token } = await started([join(folder, 'films.json')], { privateHosts })
    const { origin } = headEnd
    const films = await titlesIn(headEnd, token)
    expect(films.map(({ title }) => title)).toEqual(['Archivo', 'En casa', 'Lejos'])
    const [archivo, casa, lejos] = films
    expect(lejos).toMatchObject({ year: 2020, duration: 5700, description: 'Un viaje.' })
    expect(lejos?.genres.map(({ name }) => name)).toEqual(['Drama', 'Costumbrismo'])
    expect((await fetch(origin + lejos?.poster)).headers.get('content-type')).toBe('image/png')
    expect((await fetch(origin + casa?.poster)).headers.get('content-type')).toMatch(/^image\/svg/)
    const { personList } = await must(ask(origin, endpoints.title, { metaId: lejos?.metaId } as never, token))
    expect(personList.map(({ name, role }) => [name, role])).toEqual([
      ['Ana Ruiz', 'Marta'],
      ['Luis Paz', undefined],
    ])
    const personId = personList[0]?.personId
    const { list } = await must(ask(origin, endpoints.filmography, { personId, ...PAGE } as never, token))
    expect(list.map(({ title }) => title)).toEqual(['Lejos'])

    for (const each of [archivo, casa, lejos]) {
      const { url = '' } = await sourceOf(headEnd, token, each?.metaId as MetaId)
      const answer = await fetch(url)
      const master = await answer.text()
      expect([answer.status, master]).toEqual([200, expect.stringContaining('#EXT-X-STREAM-INF')])
      expect(master).not.toContain(host.origin)
      const media = master.trim().split('\n').at(-1) ?? ''
      expect((await fetch(new URL(media, url))).status).toBe(200)
    }
    const { url = '' } = await sourceOf(headEnd, token, archivo?.metaId as MetaId)
    expect((await fetch(new URL('v/0.m4s', url))).status).toBe(200)

    const text = await report(headEnd)
    expect(text).toContain('library: 4 of 10 entries imported, 6 refused')
    for (const line of [
      /line 5: Fuera: its file is outside the folder of the list/,
      /line 6: Sin nada: it has no address/,
      /line 7: it has no title/,
      /line 8: Caja: Matroska/,
      /line 9: Cinta: "podcast" is neither film nor series/,
      /line 10: it is no object/,
      /line 3: episode 1 of season 1: it stands twice/,
    ])
      expect(text).toMatch(line)
  })

  test('asks no host of the private network that nobody named, and gives no other parts of those that it asks', async () => {
    const list = JSON.stringify([
      { title: 'Lejos', address: `${host.origin}/films/a.mp4` },
      { title: 'Casa', address: 'a.mp4' },
    ])
    const folder = await folderOf({ 'a.mp4': undefined, 'films.json': list })
    const { headEnd, token } = await started([join(folder, 'films.json')])
    expect((await titlesIn(headEnd, token)).map(({ title }) => title)).toEqual(['Casa'])
    expect(await report(headEnd)).toMatch(
      /line 1: Lejos: 127\.0\.0\.1:\d+ is in the private network, and nobody named it/,
    )
  })

  test('whose films do not play says so, and the others go on', async () => {
    host.serve('/page.mp4', '<html>Welcome</html>')
    host.serve('/whole.mp4', film)
    const list = ['page', 'whole', 'none'].map(name => ({ title: name, address: `${host.origin}/${name}.mp4` }))
    const folder = await folderOf({ 'films.json': JSON.stringify(list) })
    const { headEnd, token } = await started([join(folder, 'films.json')], { privateHosts })
    for (const { metaId } of await titlesIn(headEnd, token)) {
      const { url = '' } = await sourceOf(headEnd, token, metaId)
      expect((await fetch(url)).status).toBe(404)
    }
    const text = await report(headEnd)
    expect(text).toMatch(/page: a page in place of a stream/)
    expect(text).toMatch(/whole: an MP4 file whose host gives no parts of it/)
    expect(text).toMatch(/none: its host answers 404/)
  })

  test.each([
    ['no JSON', '[{', /it is no JSON/],
    ['no list', '7', /it is no list of titles/],
  ])('that is %s ends the start with a sentence', async (_, text, reason) => {
    const folder = await folderOf({ 'films.json': text })
    await expect(startHeadEnd({ library: [join(folder, 'films.json')] })).rejects.toThrow(reason)
  })

  test('is read from an address too, with what lies beside it, and anew', async () => {
    host.serve('/lists/films.json', JSON.stringify({ titles: [{ title: 'Al lado', address: 'a/b.m3u8' }] }))
    host.redirect('/lists/a/b.m3u8', '/vod-media/film-orbit/index.m3u8?duration=20')
    const { headEnd, token } = await started([`${host.origin}/lists/films.json`])
    const [title] = await titlesIn(headEnd, token)
    const { url = '' } = await sourceOf(headEnd, token, title?.metaId as MetaId)
    expect((await fetch(url)).status).toBe(200)
    host.serve('/lists/films.json', 'nothing')
    expect(await report(headEnd, 'POST')).toMatch(/not read: it is no JSON.*what was there stays/)
    expect(await titlesIn(headEnd, token)).toHaveLength(1)
  })
})

test('[AHEAD-43] captions of SubRip become WebVTT, and those of WebVTT stay', () => {
  expect(asWebVtt('WEBVTT\n\n00:01.000 --> 00:02.000\n1,000 houses')).toContain('1,000 houses')
  expect(asWebVtt(SRT)).not.toContain(',000')
})
