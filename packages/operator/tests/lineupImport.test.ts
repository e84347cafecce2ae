import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { EpgId } from '../../../models/channel.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { recordingAddress } from '../gateway/catchUp.ts'
import { plainText } from '../importer/encoding.ts'
import { parseM3u } from '../importer/m3u.ts'
import { type HeadEnd, type HeadEndOptions, startHeadEnd } from '../index.ts'
import { foundInM3u, lineupOfFound } from '../world/imported.ts'
import { keepFresh } from '../world/keepFresh.ts'
import { ask, must } from './support/client.ts'
import { closedAfterEach } from './support/closing.ts'
import { channelsOf } from './support/importing.ts'
import { readGuide } from './support/readGuide.ts'
import { type StandIn, startStandIn } from './support/standIn.ts'

const NOW = Date.parse('2030-01-10T12:00:00Z')

let host: StandIn
const opened = closedAfterEach()
beforeAll(async () => {
  host = await startStandIn()
})
afterAll(() => host.close())

const started = async (options: HeadEndOptions): Promise<HeadEnd> => {
  return opened(await startHeadEnd({ clock: () => NOW, ...options }))
}

const imports = async ({ origin }: HeadEnd, method = 'GET'): Promise<string> =>
  (await fetch(`${origin}/control/imports`, { method })).text()

const day = async (headEnd: HeadEnd, name: string) => {
  const { token, named } = await channelsOf(headEnd)
  const epgId = named(name).epgId as EpgId
  const { epgModelList } = await must(
    ask(headEnd.origin, endpoints.epgDays, { date: utcDayOf(headEnd.control.now()), epgIdList: [epgId] }, token),
  )
  const [found] = epgModelList[0]?.epgDayList ?? []
  return { checksum: found?.checksum, programmes: found?.epgList ?? [] }
}

const titles = async (headEnd: HeadEnd, name: string): Promise<ReadonlyArray<string>> =>
  (await day(headEnd, name)).programmes.map(
    ({ start, title }) => `${new Date(start).toISOString().slice(11, 16)} ${title}`,
  )

const programme = (channel: string, start: string, title: string): string =>
  `<programme channel="${channel}" start="20300110${start}00 +0000" stop="20300110235900 +0000"><title>${title}</title></programme>`

const guide = (...parts: ReadonlyArray<string>): string => `<?xml version="1.0"?>\n<tv>\n${parts.join('\n')}\n</tv>`

const NORTE = '#EXTM3U\n#EXTINF:-1 tvg-id="norte",Norte\nhttp://stream.invalid/norte.m3u8'

describe('[AHEAD-42] an entry of a playlist', () => {
  const entry = (line: string, head = '#EXTM3U') => parseM3u(`${head}\n${line}\nhttp://x.invalid/1`).entries[0]

  test.each([
    ['#EXTINF:-1,tvg-id="" tvg-logo="http://x/1.png" group-title="News",Norte', 'Norte'],
    ['#EXTINF:-1, tvg-id="a", tvg-name="b,c", group-title="News", Norte, the second', 'Norte, the second'],
    ['#EXTINF:-1,tvg-id="a" tvg-name="Norte"', 'Norte'],
    ['#EXTINF:-1 tvg-id="a",Norte = "best"', 'Norte = "best"'],
  ])('%s is called by its name, not by its attributes', (line, name) => {
    expect(entry(line)?.name).toBe(name)
  })

  test('has several groups, a number and a shift of its guide', () => {
    expect(entry('#EXTINF:-1 group-title="News; Local;News;",A')?.groups).toEqual(['News', 'Local'])
    expect(entry('#EXTINF:-1 lcn="12",A')?.number).toBe(12)
    expect(entry('#EXTINF:-1 tvg-shift="-1.5",A')?.shiftMs).toBe(-5_400_000)
    expect(entry('#EXTINF:-1,A', '#EXTM3U tvg-shift="2"')?.shiftMs).toBe(7_200_000)
  })

  test('has its own headers, and no other has them', () => {
    const lines = ['#EXTINF:-1 tvg-id="x', '#EXTVLCOPT:http-user-agent=A', 'http://x/1', '#EXTINF:-1,B', 'http://x/2']
    const many = `#KODIPROP:inputstream.adaptive.stream_headers=${'a=b&'.repeat(200_000)}`
    const { entries } = parseM3u(['#EXTM3U', ...lines, '#EXTINF:-1,C', many, 'http://x/3'].join('\n'))
    expect(entries.map(({ name, headers }) => [name, headers])).toEqual([
      ['B', {}],
      ['C', {}],
    ])
  })

  test('that no browser plays is refused by its line', () => {
    const { refused } = parseM3u('#EXTM3U\n#EXTINF:-1,A\nrtmp://x.invalid/1\n#EXTINF:-1,B\nudp://@239.0.0.1:1234')
    expect(refused).toEqual([
      { line: 2, reason: 'no browser plays rtmp:' },
      { line: 4, reason: 'no browser plays udp:' },
    ])
  })

  test.each([
    ['http://radio.invalid/live.mp3', '.mp3'],
    ['http://radio.invalid/live.AAC?token=1', '.aac'],
    ['http://x.invalid/user/word/12.ts|User-Agent=A', '.ts'],
    ['http://radio.invalid/live/index.m3u8?from=a.mp3', undefined],
    ['http://radio.invalid/mp3', undefined],
  ])('at %s is told apart by its ending', (address, ending) => {
    const notes = parseM3u(`#EXTM3U\n#EXTINF:-1 radio="true",A\n${address}`).notes.map(({ reason }) => reason)
    expect(notes).toEqual(ending === undefined ? [] : [expect.stringContaining(`(${ending})`)])
  })

  test('with a catch-up that cannot be used plays, and the reason is noted', () => {
    const text = '#EXTM3U\n#EXTINF:-1 catchup="default",A\nhttp://x/1\n#EXTINF:-1 catchup="vod",B\nhttp://x/2'
    const { entries, notes } = parseM3u(text)
    expect(entries.map(({ catchUp }) => catchUp)).toEqual([undefined, undefined])
    expect(notes.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 catch-up "default" without a catchup-source',
      '4 catch-up of the kind "vod" is not known',
    ])
  })
})

describe('[AHEAD-42] the address of a recording', () => {
  const BEGIN = Date.parse('2030-01-09T20:05:00Z') / 1000
  const STRETCH = { begin: BEGIN, end: BEGIN + 5_400, now: BEGIN + 36_000 }
  const LIVE = 'http://x.invalid/one/index.m3u8?token=t'

  test.each([
    ['default', `http://a.invalid/$${'{start}'}/$${'{duration}'}.m3u8`, LIVE, `http://a.invalid/${BEGIN}/5400.m3u8`],
    [
      'default',
      'http://a.invalid/{Y}{m}{d}/{H}-{M}-{S}?o={offset:60}',
      LIVE,
      'http://a.invalid/20300109/20-05-00?o=600',
    ],
    [
      'default',
      'http://a.invalid/{utc:Y-m-d}/{utcend}/{lutc:H}',
      LIVE,
      `http://a.invalid/2030-01-09/${BEGIN + 5_400}/06`,
    ],
    ['append', `&archive={utc}&to=$${'{end}'}`, LIVE, `${LIVE}&archive=${BEGIN}&to=${BEGIN + 5_400}`],
    ['shift', undefined, LIVE, `${LIVE}&utc=${BEGIN}&lutc=${BEGIN + 36_000}`],
    ['shift', undefined, 'http://x.invalid/1', `http://x.invalid/1?utc=${BEGIN}&lutc=${BEGIN + 36_000}`],
    ['flussonic', undefined, LIVE, `http://x.invalid/one/index-${BEGIN}-5400.m3u8?token=t`],
    ['flussonic', undefined, 'http://x.invalid/one/video.m3u8', `http://x.invalid/one/video-${BEGIN}-5400.m3u8`],
    ['flussonic', undefined, 'http://x.invalid/one/mpegts', `http://x.invalid/one/index-${BEGIN}-5400.m3u8`],
    [
      'xtream',
      undefined,
      'http://x.invalid:80/live/u/p/12.ts',
      'http://x.invalid/timeshift/u/p/90/2030-01-09:20-05/12.m3u8',
    ],
    [
      'xtream',
      undefined,
      'http://x.invalid:8080/u/p/12',
      'http://x.invalid:8080/timeshift/u/p/90/2030-01-09:20-05/12.m3u8',
    ],
    ['xtream', undefined, LIVE, undefined],
    ['default', 'http://a.invalid/{unknown}/{duration:0}', LIVE, 'http://a.invalid/%7Bunknown%7D/%7Bduration:0%7D'],
  ] as const)('%s, %s, of %s', (kind, source, live, expected) => {
    const catchUp = { kind, source, days: 7, correctionSeconds: 0, timeZone: undefined }
    expect(recordingAddress(catchUp, live, STRETCH)?.href).toBe(expected)
  })

  test('counts by the clock of the provider', () => {
    const catchUp = {
      kind: 'default',
      source: 'http://a.invalid/{utc}',
      days: 1,
      correctionSeconds: -3_600,
      timeZone: undefined,
    } as const
    expect(recordingAddress(catchUp, LIVE, STRETCH)?.href).toBe(`http://a.invalid/${BEGIN + 3_600}`)
  })

  test('is asked of the host for the stretch that the viewer wants, up to now', async () => {
    host.serve(
      '/list.m3u',
      `#EXTM3U\n#EXTINF:-1 catchup="shift" catchup-days="3",A\n${host.origin}/a.m3u8\n#EXTINF:-1,B\n${host.origin}/b.m3u8`,
    )
    host.serve('/a.m3u8', '#EXTM3U\nseg.ts\n#EXT-X-ENDLIST')
    const headEnd = await started({ m3u: `${host.origin}/list.m3u` })
    const { named } = await channelsOf(headEnd)
    expect(named('A')).toMatchObject({ canPlayBack: true, playbackDuration: 3 })
    expect(named('B')).toMatchObject({ canPlayBack: false })
    const begin = NOW / 1000 - 7_200
    const dvr = named('A').physicalChannelList[0]?.dvrStreamId
    const response = await fetch(`${headEnd.origin}/dvr/${dvr}/index.m3u8?begin=${begin}&end=${begin + 99_999}&token=`)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('#EXT-X-ENDLIST')])
    expect(host.asked('/a.m3u8').at(-1)?.url).toBe(`/a.m3u8?utc=${begin}&lutc=${NOW / 1000}`)
    const none = `/dvr/${named('B').physicalChannelList[0]?.liveStreamId?.replace('live', 'dvr')}/index.m3u8?begin=1&end=2`
    expect((await fetch(headEnd.origin + none)).status).toBe(404)
  })
})

describe('[AHEAD-42] a line-up by address', () => {
  test('is found behind redirects, gzipped, with relative streams, the guide that it names and its groups', async () => {
    const lines = [
      `#EXTM3U x-tvg-url="${host.origin}/epg.xml.gz"`,
      '#EXTINF:-1 tvg-name="Canal_Norte" tvg-chno="7" group-title="News;Local",The north',
      'streams/norte.m3u8',
      '#EXTINF:-1 tvg-id="sur" tvg-shift="1" group-title="Local",Sur',
      'streams/sur.m3u8',
    ]
    host.redirect('/go', '/lists/real')
    host.serve('/lists/real', gzipSync(lines.join('\r\n')))
    host.serve('/lists/streams/norte.m3u8', '#EXTM3U')
    const channel =
      '<channel id="n1"><display-name>canal norte</display-name><icon src="http://x.invalid/n.png"/></channel>'
    const lcn = '<channel id="sur"><display-name>Sur</display-name><lcn>12</lcn></channel>'
    const text = guide(
      channel,
      lcn,
      programme('n1', '1000', 'Ten'),
      programme('sur', '2330', 'Late'),
      programme('sur', '0900', 'Nine'),
    )
    host.serve('/epg.xml.gz', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(gzipSync(text))),
    )
    const headEnd = await started({ m3u: `${host.origin}/go` })
    const { channels, columns, named } = await channelsOf(headEnd)
    expect(channels.map(({ channelSeq, logicalChannelName }) => `${channelSeq} ${logicalChannelName}`)).toEqual([
      '7 The north',
      '12 Sur',
    ])
    expect(columns.map(({ columnName, logicalChannelIdList }) => [columnName, logicalChannelIdList.length])).toEqual([
      ['News', 1],
      ['Local', 2],
    ])
    expect(named('The north').iconUrl).toMatch(/^\/gateway\/logo\//)
    expect(
      (await fetch(`${headEnd.origin}/live/${named('The north').physicalChannelList[0]?.liveStreamId}/index.m3u8`))
        .status,
    ).toBe(200)
    expect(await titles(headEnd, 'The north')).toEqual(['10:00 Ten'])
    expect(await titles(headEnd, 'Sur')).toEqual(['10:00 Nine'])
  })

  test('read again changes only what has changed, and what cannot be read leaves what was there', async () => {
    host.serve('/list.m3u', NORTE)
    host.serve('/epg.xml', guide(programme('norte', '1000', 'Ten'), programme('other', '1000', 'Unseen')))
    const lines: string[] = []
    const headEnd = await started({
      m3u: `${host.origin}/list.m3u`,
      xmltv: `${host.origin}/epg.xml`,
      log: line => lines.push(line),
    })
    const { named } = await channelsOf(headEnd)
    const [id, before] = [named('Norte').logicalChannelId, await day(headEnd, 'Norte')]
    host.serve('/list.m3u', `#EXTM3U\n#EXTINF:-1,First\nhttp://stream.invalid/0\n${NORTE}`)
    await imports(headEnd, 'POST')
    expect((await channelsOf(headEnd)).named('Norte').logicalChannelId).toBe(id)
    expect(await day(headEnd, 'Norte')).toEqual(before)
    host.serve('/epg.xml', guide(programme('norte', '1000', 'Ten o’clock')))
    await imports(headEnd, 'POST')
    expect((await day(headEnd, 'Norte')).checksum).not.toBe(before.checksum)
    for (const [body, reason] of [
      ['<!doctype html><html><body>Log in</body></html>', /no XMLTV guide/],
      [Buffer.from('fd377a585a00', 'hex'), /packed as xz/],
      [gzipSync(guide(programme('norte', '1100', 'Eleven'))).subarray(0, 60), /ends in the middle/],
      [`<tv>${'<a>'.repeat(200)}`, /elements in elements/],
    ] as const) {
      host.serve('/epg.xml', body)
      expect(await imports(headEnd, 'POST')).toMatch(reason)
      expect(lines.some(line => reason.test(line))).toBe(true)
      expect(await titles(headEnd, 'Norte')).toEqual(['10:00 Ten o’clock'])
    }
    host.redirect('/epg.xml', 'http://10.0.0.1/epg.xml')
    expect(await imports(headEnd, 'POST')).toMatch(/10\.0\.0\.1 is in the private network/)
    host.serve('/list.m3u', (_, response) => response.writeHead(403).end())
    expect(await imports(headEnd, 'POST')).toMatch(/its host answers 403; what was there stays/)
    expect((await channelsOf(headEnd)).channels).toHaveLength(2)
  })

  test('that has not changed is not sent again', async () => {
    let whole = 0
    host.serve('/list.m3u', (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else {
        whole += 1
        response.writeHead(200, { etag: '"1"' }).end(NORTE)
      }
    })
    const headEnd = await started({ m3u: `${host.origin}/list.m3u` })
    await imports(headEnd, 'POST')
    await imports(headEnd, 'POST')
    expect(whole).toBe(1)
    expect((await channelsOf(headEnd)).channels).toHaveLength(1)
  })

  test('that is not there yet is waited for; a file that is not there is a mistake', async () => {
    host.serve('/later.m3u', (_, response) => response.writeHead(500).end())
    const headEnd = await started({ m3u: `${host.origin}/later.m3u` })
    expect((await channelsOf(headEnd)).channels).toEqual([])
    host.serve('/later.m3u', NORTE)
    await imports(headEnd, 'POST')
    expect((await channelsOf(headEnd)).channels).toHaveLength(1)
    const lines: string[] = []
    const missing = startHeadEnd({ m3u: '/nowhere/list.m3u', log: line => lines.push(line) })
    await expect(missing).rejects.toThrow('line-up /nowhere/list.m3u: there is no such file')
    expect(lines).toEqual([])
  })

  test('says by their lines which channels are in the private network, where nobody named it', async () => {
    host.serve('/list.m3u', '#EXTM3U\n#EXTINF:-1,A\nhttp://192.168.1.20:8080/1\n#EXTINF:-1,B\nhttp://192.168.1.21/2')
    const m3u = `${host.origin}/list.m3u`
    expect(await imports(await started({ m3u }))).toMatch(
      /line 2: 192\.168\.1\.20:8080 .*--private-hosts 192\.168\.1\.20:8080\).*\n.*line 4: 192/,
    )
    const named = await started({ m3u, privateHosts: ['192.168.1.20:8080', '192.168.1.21'] })
    expect(await imports(named)).not.toContain('private')
  })

  test('names every entry that it leaves out, and the address without its secrets', async () => {
    const bad = Array.from({ length: 300 }, (_, at) => `#EXTINF:-1,Bad ${at}`)
    host.serve('/list.m3u', [...NORTE.split('\n'), ...bad].join('\n'))
    const lines: string[] = []
    const address = `${host.origin.replace('//', '//ana:secret@')}/list.m3u?password=secret`
    const headEnd = await started({ m3u: address, log: line => lines.push(line) })
    const report = await imports(headEnd)
    expect(report.match(/no address after "Bad \d+"/g)).toHaveLength(300)
    expect(lines.at(-1)).toMatch(/and 280 more: \/control\/imports/)
    expect(host.asked('/list.m3u').at(-1)?.headers.authorization).toMatch(/^Basic /)
    expect([...lines, report].join()).not.toContain('secret')
  })
})

describe('[AHEAD-42] sources are read again', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('every so often; after trouble soon, then later each time', async () => {
    vi.useFakeTimers()
    let isWell = true
    const at: number[] = []
    const began = Date.now()
    const refresh = async (): Promise<void> => {
      at.push((Date.now() - began) / 60_000)
      isWell = at.length > 5
    }
    const stop = keepFresh({ refresh, isWell: () => isWell }, 360 * 60_000)
    await vi.advanceTimersByTimeAsync(800 * 60_000)
    stop()
    await vi.advanceTimersByTimeAsync(800 * 60_000)
    expect(at).toEqual([360, 361, 363, 367, 375, 391, 751])
  })
})

describe('[AHEAD-42] a playlist', () => {
  const numbersOf = (...numbers: ReadonlyArray<string>): ReadonlyArray<number> => {
    const lines = numbers.map((number, at) => `#EXTINF:-1 tvg-chno="${number}",C${at}\nhttp://x/${at}`)
    const found = foundInM3u(parseM3u(['#EXTM3U', ...lines].join('\n')))
    return lineupOfFound(found).channels.map(({ channel }) => channel.channelSeq)
  }

  test.each([
    [
      ['', '5', '', '2', '5'],
      [6, 5, 7, 2, 8],
    ],
    [
      ['', ''],
      [1, 2],
    ],
    [
      ['3', '1e300', `${2 ** 53}`, '0'],
      [3, 4, 5, 6],
    ],
  ])('with the numbers %j: what has none, or none of its own, comes after the last', (written, numbers) => {
    expect(numbersOf(...written)).toEqual(numbers)
  })

  const text = '#EXTM3U\n#EXTINF:-1,Mañana €\nhttp://x/1'
  const wide = Buffer.from(text, 'utf16le')

  test.each([
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ['UTF-16 of the other order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', wide],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['windows-1252', Buffer.from(text.replace('€', '\x80'), 'latin1')],
  ])('in %s is read right', (_, bytes) => {
    expect(parseM3u(plainText(bytes)).entries.map(({ name }) => name)).toEqual(['Mañana €'])
  })
})

describe('[AHEAD-42] a guide', () => {
  const EVENING = '<title>Mañana €</title>'
  const file = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><tv><programme channel="norte" start="203001101000">${EVENING}</programme></tv>`
  const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le')
  const utf16be = (text: string): Buffer => utf16le(text).swap16()

  test.each([
    ['UTF-8', Buffer.from(file('UTF-8'))],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${file('ISO-8859-1')}`)],
    ['UTF-8 that says it is UTF-16', Buffer.from(file('UTF-16'))],
    ['UTF-16 with a mark', utf16le(`\uFEFF${file('UTF-16')}`)],
    ['UTF-16 of the other order', utf16be(`\uFEFF${file('UTF-16')}`)],
    ['UTF-16 without a mark', utf16le(file('UTF-16'))],
    ['gzipped UTF-16', gzipSync(utf16be(`\uFEFF${file('UTF-16')}`))],
    ['windows-1252', Buffer.from(file('windows-1252').replace('€', '\x80'), 'latin1')],
  ])('in %s is read right', async (_, body) => {
    host.serve('/list.m3u', NORTE)
    host.serve('/epg.xml', body)
    const headEnd = await started({ m3u: `${host.origin}/list.m3u`, xmltv: `${host.origin}/epg.xml` })
    expect(await titles(headEnd, 'Norte')).toEqual(['10:00 Mañana €'])
  })

  test('with programmes of channels that it does not declare shows them, or names them', async () => {
    const text = guide(
      '<channel id="a"><display-name>A</display-name></channel>',
      programme('a', '1000', 'Ten'),
      '<programme channel="b" start="20300110110000 +0000"><title>Eleven</title></programme>',
    )
    host.serve('/epg.xml', text)
    const alone = await started({ xmltv: `${host.origin}/epg.xml` })
    expect(await titles(alone, 'b')).toEqual(['11:00 Eleven'])
    host.serve('/list.m3u', '#EXTM3U\n#EXTINF:-1 tvg-id="A",Name\nhttp://stream.invalid/1')
    const both = await started({ m3u: `${host.origin}/list.m3u`, xmltv: `${host.origin}/epg.xml` })
    expect(await titles(both, 'Name')).toEqual(['10:00 Ten'])
    const lines = (await imports(both)).split('\n')
    expect(lines).toContain('guide: 2 of 3 entries imported, 0 refused, 1 on no channel, 1 note')
    expect(lines.filter(line => line.includes('line 5'))).toEqual([
      '  line 5: 1 programme of "b", which is on no channel of the line-up',
    ])
  })

  test('with two programmes that begin together has both, each with an id of its own', async () => {
    host.serve('/epg.xml', guide(programme('norte', '1000', 'One'), programme('norte', '1000', 'Two')))
    const headEnd = await started({ xmltv: `${host.origin}/epg.xml` })
    const { programmes } = await day(headEnd, 'norte')
    expect(programmes.map(({ title }) => title)).toEqual(['One', 'Two'])
    expect(new Set(programmes.map(({ programId }) => programId)).size).toBe(2)
    const { token } = await channelsOf(headEnd)
    const programIdList = programmes.map(({ programId }) => programId)
    const { programList } = await must(ask(headEnd.origin, endpoints.programmeTranslations, { programIdList }, token))
    expect(programList).toHaveLength(2)
  })

  test('with entities of its own follows none of them', () => {
    const bomb = '<!DOCTYPE tv [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
    const { programmes, notes } = readGuide(`${bomb}<tv>${programme('a', '1000', 'x&b;&c;y')}</tv>`)
    expect(programmes[0]?.titles[0]?.text).toBe('x&b;&c;y')
    expect(notes.map(({ reason }) => reason)).toContain('undefined entity.')
  })

  test('whose text never ends is given up with the place', () => {
    const endless = Array.from({ length: 50 }, () => 'x'.repeat(100_000))
    expect(() => readGuide('<tv>\n<programme start="', ...endless)).toThrow(/line 2: a text without an end/)
  })
})
