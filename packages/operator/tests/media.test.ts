import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBox, readDecodeTime, timescaleOf } from '../media/boxes.ts'
import { type ListedSegment, startOrigin } from './mediaReader.ts'

const NOON = Date.UTC(2026, 4, 17, 12, 0, 0)
let clock = NOON
let origin: Awaited<ReturnType<typeof startOrigin>>

beforeAll(async () => {
  origin = await startOrigin(() => clock)
})
afterAll(() => origin.close())

const seconds = (ms: number) => ms / 1000

describe('the live playlist', () => {
  test.each(['v360', 'a-pt', 's-pt'])('%s goes on without a gap for three minutes', async name => {
    const known = new Map<number, ListedSegment>()
    for (let elapsed = 0; elapsed <= 180_000; elapsed += 1_370) {
      clock = NOON + elapsed
      const { segments, lines } = await origin.read(`/live/live-arena/${name}.m3u8`)
      expect(lines).toContain('#EXT-X-TARGETDURATION:2')
      expect(segments).toHaveLength(30)
      for (const segment of segments) {
        const before = known.get(segment.sequence)
        expect(Math.round(segment.seconds)).toBeLessThanOrEqual(2)
        expect(segment.uri).toBe(before?.uri ?? segment.uri)
        expect(segment.start).toBeCloseTo(before?.start ?? segment.start, 2)
        known.set(segment.sequence, segment)
      }
      const newest = segments.at(-1)
      const lag = seconds(clock) - ((newest?.start ?? 0) + (newest?.seconds ?? 0))
      expect(lag).toBeGreaterThanOrEqual(-0.05)
      expect(lag).toBeLessThan(2.05)
    }
    const all = [...known.values()].sort((one, other) => one.sequence - other.sequence)
    expect(all.length).toBeGreaterThanOrEqual(30 + 89)
    all.slice(1).forEach((segment, index) => {
      const before = all[index]
      expect(segment.sequence).toBe((before?.sequence ?? 0) + 1)
      expect(segment.start).toBeCloseTo((before?.start ?? 0) + (before?.seconds ?? 0), 2)
    })
  })

  test.each(['v180', 'v360', 'v720', 'a-es'])(
    '%s: the date of a segment is its media time to the millisecond',
    async name => {
      clock = NOON + 61_000
      const { segments, dates, lines } = await origin.read(`/live/live-arena/${name}.m3u8?window=120`)
      const map = lines.find(line => line.startsWith('#EXT-X-MAP'))?.match(/URI="([^"]+)"/)?.[1]
      const bytesOf = async (uri: string) =>
        Buffer.from(await (await origin.get(`/live/live-arena/${uri}`)).arrayBuffer())
      const scale = timescaleOf(await bytesOf(map ?? ''))
      expect(dates.length).toBeGreaterThan(1)
      for (const date of dates) {
        const media = await bytesOf(segments.find(({ sequence }) => sequence === date.sequence)?.uri ?? '')
        const tfdt = findBox(media, ['moof', 'traf', 'tfdt'])
        if (!tfdt) throw new Error('no decode time')
        expect(Math.round((Number(readDecodeTime(media, tfdt)) / scale) * 1000)).toBe(Math.round(date.seconds * 1000))
      }
    },
  )

  test('a long window is sent whole once, then only its news', async () => {
    clock = NOON
    const path = '/live/live-arena/v360.m3u8?window=14400'
    const whole = await origin.read(path)
    expect(whole.lines).toContain('#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=12')
    expect(whole.segments).toHaveLength(7200)
    clock = NOON + 4_000
    const delta = await origin.read(`${path}&_HLS_skip=YES`)
    expect(delta.skipped + delta.segments.length).toBe(7200)
    expect(delta.segments.length).toBeLessThan(10)
    expect(delta.segments[0]?.start).toBe(
      whole.segments.find(one => one.sequence === delta.segments[0]?.sequence)?.start,
    )
  })

  test('is zipped where the player takes it and never kept; its segments are kept for good', async () => {
    clock = NOON
    const list = await origin.get('/live/live-arena/v360.m3u8')
    expect(list.headers.get('content-encoding')).toBe('gzip')
    expect(list.headers.get('cache-control')).toBe('no-store')
    const plain = await origin.get('/live/live-arena/v360.m3u8', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(await list.text())
    const { segments } = await origin.read('/live/live-arena/v360.m3u8')
    const segment = await origin.get(`/live/live-arena/${segments[0]?.uri}`)
    expect(segment.headers.get('cache-control')).toContain('immutable')
    expect(segment.headers.get('content-type')).toBe('video/mp4')
  })
})

describe('the master playlist says what the channel has and no more', () => {
  const master = async (path: string) => (await origin.get(path)).text()

  test('three qualities, two languages of sound and of captions', async () => {
    const text = await master('/live/live-arena/index.m3u8?token=secret')
    expect(text.match(/RESOLUTION=\d+x\d+/g)).toEqual([
      'RESOLUTION=320x180',
      'RESOLUTION=640x360',
      'RESOLUTION=1280x720',
    ])
    expect(text.match(/TYPE=AUDIO[^\n]*LANGUAGE="\w+"/g)).toHaveLength(2)
    expect(text.match(/TYPE=SUBTITLES[^\n]*LANGUAGE="\w+"/g)).toHaveLength(2)
    expect(text).toMatch(/CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2"/)
    expect(text).toContain('v720.m3u8?token=secret')
    const rates = [...text.matchAll(/:BANDWIDTH=(\d+)/g)].map(([, rate]) => Number(rate))
    expect(rates).toEqual([...rates].sort((one, other) => one - other))
  })

  test.each(['live/live-mundo', 'live/live-norte', 'vod-media/film-ferry', 'vod-media/film-north'])(
    '[AHEAD-35] one language of %s is also described, commented on and written for the deaf; forced captions in each',
    async stream => {
      const lines = (await master(`/${stream}/index.m3u8?duration=60`)).split('\n')
      const linesOf = (sign: RegExp) => lines.filter(line => sign.test(line))
      const first = /DEFAULT=YES/
      const [, language] = /LANGUAGE="(\w+)"/.exec(linesOf(first)[0] ?? '') ?? []
      const [described] = linesOf(/public\.accessibility\.describes-video/)
      const [commentary] = linesOf(/public\.auxiliary-content/)
      const [sdh] = linesOf(/describes-music-and-sound/)
      for (const line of [described, commentary, sdh]) expect(line).toContain(`LANGUAGE="${language}"`)
      expect(linesOf(/TYPE=SUBTITLES.*FORCED=YES/)).toHaveLength(
        new Set(lines.map(line => /TYPE=(?:AUDIO|SUBTITLES).*LANGUAGE="(\w+)"/.exec(line)?.[1])).size - 1,
      )
      const names = lines.flatMap(line => /TYPE=(\w+).*NAME="([^"]+)"/.exec(line)?.slice(1).join() ?? [])
      expect(new Set(names).size).toBe(names.length)
      for (const line of linesOf(/#EXT-X-MEDIA/)) {
        const [, uri = ''] = /URI="([^"]+)"/.exec(line) ?? []
        const { segments } = await origin.read(`/${stream}/${uri}`)
        expect((await origin.get(`/${stream}/${segments[0]?.uri}`)).status).toBe(200)
      }
    },
  )

  test.each(['live/live-mundo', 'live/live-norte', 'vod-media/film-ferry', 'vod-media/film-north'])(
    '[AHEAD-38] somebody signs %s: a picture of its own in the clear, whose segments begin with those of the first',
    async stream => {
      const text = await master(`/${stream}/index.m3u8?duration=60`)
      const signed = text.split('\n').filter(line => line.includes('public.accessibility.sign-language-interpretation'))
      expect(signed).toHaveLength(1)
      expect(signed[0]).toMatch(/TYPE=VIDEO,.*LANGUAGE="(aed|ase)",DEFAULT=NO,AUTOSELECT=NO/)
      expect(text).not.toContain('VIDEO="')
      const [, uri = ''] = /URI="([^"]+)"/.exec(signed[0] ?? '') ?? []
      const [first, second] = await Promise.all(
        ['v360.m3u8?duration=60', uri].map(each => origin.read(`/${stream}/${each}`)),
      )
      const lengthsOf = (list: typeof first) => list?.segments.map(({ seconds }) => seconds)
      expect(lengthsOf(second)).toEqual(lengthsOf(first))
      expect(await (await origin.get(`/${stream}/${uri}`)).text()).not.toContain('#EXT-X-KEY')
      expect((await origin.get(`/${stream}/${second?.segments[0]?.uri}`)).headers.get('content-type')).toBe('video/mp4')
    },
  )

  test('[AHEAD-38] a channel that nobody signs says nothing of it', async () => {
    expect(await master('/live/live-aurora/index.m3u8')).not.toContain('TYPE=VIDEO')
    expect((await origin.get('/live/live-aurora/sign.m3u8')).status).toBe(404)
  })

  test('one quality, one language, no captions', async () => {
    const text = await master('/live/live-litoral/index.m3u8')
    expect(text.match(/#EXT-X-STREAM-INF/g)).toHaveLength(1)
    expect(text.match(/TYPE=AUDIO/g)).toHaveLength(1)
    expect(text).not.toContain('SUBTITLES')
  })

  test('an audio channel has sound only', async () => {
    const text = await master('/live/live-nota/index.m3u8')
    expect(text).toContain('CODECS="mp4a.40.2"')
    expect(text).not.toContain('RESOLUTION')
    expect(await (await origin.get('/live/live-nota/v360.m3u8')).text()).toBe('no such stream')
  })

  test('a protected channel names both DRM systems where the scheme allows it', async () => {
    const cbcs = await origin.read('/live/live-negra/v360.m3u8')
    expect(cbcs.lines.filter(line => line.startsWith('#EXT-X-KEY:METHOD=SAMPLE-AES,'))).toHaveLength(2)
    expect(cbcs.lines.join('\n')).toContain('URI="skd://live-negra?keyId=')
    const cenc = await origin.read('/live/live-copa/v360.m3u8')
    expect(cenc.lines.filter(line => line.startsWith('#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,'))).toHaveLength(1)
    expect((await origin.read('/live/live-copa/a-es.m3u8')).lines.join('\n')).not.toContain('EXT-X-KEY')
  })
})

describe('a range of the DVR window', () => {
  const now = seconds(NOON)
  const dvr = (begin: number, end?: number) =>
    origin.read(`/dvr/dvr-arena/v360.m3u8?begin=${begin}${end === undefined ? '' : `&end=${end}`}`)

  test('that has passed is whole and covers exactly its seconds', async () => {
    clock = NOON
    const { segments, ended, lines } = await dvr(now - 5_401, now - 1_801)
    expect(ended).toBe(true)
    expect(lines).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(segments[0]?.start).toBe(now - 5_402)
    const last = segments.at(-1)
    expect((last?.start ?? 0) + (last?.seconds ?? 0)).toBe(now - 1_800)
  })

  test('that is still on air grows to its end and then is whole', async () => {
    const [begin, end] = [now - 600, now + 60]
    const lengths: number[] = []
    for (const elapsed of [0, 10_000, 30_000, 58_000]) {
      clock = NOON + elapsed
      const { segments, ended, lines } = await dvr(begin, end)
      expect(ended).toBe(false)
      expect(lines).toContain('#EXT-X-PLAYLIST-TYPE:EVENT')
      expect(segments[0]?.start).toBe(begin)
      lengths.push(segments.length)
    }
    expect(lengths).toEqual([300, 305, 315, 329])
    clock = NOON + 62_000
    const over = await dvr(begin, end)
    expect(over.ended).toBe(true)
    expect(over.segments).toHaveLength(330)
  })

  test('twenty minutes back is twenty minutes on the clock of the picture', async () => {
    clock = NOON
    const { dates } = await dvr(now - 1_200)
    expect(now - (dates[0]?.seconds ?? 0)).toBe(1_200)
  })

  test('that begins this very second has a segment to start with', async () => {
    clock = NOON + 500
    expect((await dvr(now)).segments.length).toBeGreaterThan(0)
  })

  const refused: ReadonlyArray<readonly [what: string, query: string, status: number]> = [
    ['no begin', '', 400],
    ['words', 'begin=yesterday', 400],
    ['a fraction', 'begin=12.5', 400],
    ['a negative number', 'begin=-5', 400],
    ['an end before the begin', `begin=${now - 50}&end=${now - 60}`, 400],
    ['an empty range', `begin=${now - 50}&end=${now - 50}`, 400],
    ['more than a day', `begin=${now - 200_000}&end=${now - 100}`, 400],
    ['a begin in the future', `begin=${now + 60}&end=${now + 120}`, 404],
    ['a begin before the window', `begin=${now - 8 * 86_400}&end=${now - 8 * 86_400 + 60}`, 404],
    ['a number past all numbers', `begin=${'9'.repeat(40)}`, 400],
  ]
  test.each(refused)('with %s is refused with a plain word', async (_, query, status) => {
    clock = NOON
    const answer = await origin.get(`/dvr/dvr-arena/index.m3u8?${query}`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect((await answer.text()).length).toBeGreaterThan(5)
  })
})

describe('addresses that are nobody’s', () => {
  test.each([
    '/live/arena/index.m3u8',
    '/live/live-arena/v999.m3u8',
    '/live/live-arena/s-en.m3u8',
    '/live/live-arena/v360/99999999999.m4s',
    '/live/live-arena/v360/9999999999.m4s',
    '/live/live-arena/v360/1.m4s',
    '/live/live-arena/v360/889000000.vtt',
    '/live/live-arena/s-pt/init.mp4',
    '/live/live-arena/..%2f..%2fpackage.json',
    '/dvr/live-arena/index.m3u8?begin=1',
    '/vod-media/film%20x/index.m3u8',
  ])('%s is not found', async path => {
    clock = NOON
    expect((await origin.get(path)).status).toBe(404)
  })

  test.each(['window=5', 'window=99999', 'window=long'])('a live %s is refused', async query => {
    expect((await origin.get(`/live/live-arena/v360.m3u8?${query}`)).status).toBe(400)
  })

  test('streams are only read', async () => {
    expect((await origin.get('/live/live-arena/index.m3u8', { method: 'POST' })).status).toBe(405)
    expect((await origin.get('/live/live-arena/index.m3u8', { method: 'HEAD' })).status).toBe(200)
  })

  test('other addresses are left to others', async () => {
    expect((await origin.get('/liveapi/anything')).status).toBe(501)
  })
})

describe('films', () => {
  test('last as long as they are said to, with captions of their own time', async () => {
    const { segments, ended } = await origin.read('/vod-media/film-ferry/v720.m3u8?duration=6720')
    expect(ended).toBe(true)
    expect(segments).toHaveLength(3360)
    const caption = await (await origin.get('/vod-media/film-ferry/s-en/1830.vtt')).text()
    expect(caption).toContain('01:01:00 into the film.')
  })

  test('of a senseless length are refused', async () => {
    expect((await origin.get('/vod-media/film-ferry/index.m3u8?duration=0')).status).toBe(400)
  })
})

describe('captions', () => {
  test('tell the clock of their moment and stay tied to the picture over the roll-over of their 33 bits', async () => {
    clock = NOON
    const { segments } = await origin.read('/live/live-arena/s-es.m3u8')
    for (const { start, uri } of segments) {
      const text = await (await origin.get(`/live/live-arena/${uri}`)).text()
      expect(text).toContain(`X-TIMESTAMP-MAP=MPEGTS:${(start * 90_000) % 2 ** 33},LOCAL:00:00:00.000`)
      expect(text).toContain(`Son las ${new Date(start * 1000).toISOString().slice(11, 19)} UTC.`)
    }
  })
})

describe('faults at a test’s wish', () => {
  const path = '/live/live-arena/v360.m3u8'
  test('a status, a page of HTML, a dropped connection, then all is well', async () => {
    origin.faults.set(path, { status: 503 })
    expect((await origin.get(path)).status).toBe(503)
    origin.faults.set(path, { garbage: true })
    expect(await (await origin.get(path)).text()).toContain('<!doctype html>')
    origin.faults.set(path, { drop: true })
    await expect(origin.get(path)).rejects.toThrow()
    origin.faults.set(path, { delayMs: 20 })
    expect((await origin.get(path)).status).toBe(200)
    origin.faults.clear()
    expect((await origin.get(path)).status).toBe(200)
  })
})
