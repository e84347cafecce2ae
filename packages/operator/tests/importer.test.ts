import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utcDayOf } from '../../../models/epg.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { parseXmltvDate } from '../importer/dates.ts'
import { plainText } from '../importer/encoding.ts'
import { parseM3u } from '../importer/m3u.ts'
import { reportLines } from '../importer/report.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { ask, guest, must } from './support/client.ts'
import { EVERY_CHANNEL } from './support/importing.ts'
import { readGuide } from './support/readGuide.ts'

const FIXTURES = resolve(import.meta.dirname, 'fixtures')
const PLAYLIST = join(FIXTURES, 'lineup.m3u')
const GUIDE = join(FIXTURES, 'guide.xml')
const readM3u = async (path: string) => parseM3u(plainText(await readFile(path)))
const readXmltv = async (path: string) => readGuide(await readFile(path, 'utf8'))
const utc = (text: string): number => Date.parse(`${text}Z`)

describe('dates of a guide', () => {
  test.each([
    ['2016', '2016-01-01T00:00:00'],
    ['201605', '2016-05-01T00:00:00'],
    ['20160520', '2016-05-20T00:00:00'],
    ['2016052012', '2016-05-20T12:00:00'],
    ['201605201234', '2016-05-20T12:34:00'],
    ['20160520123456', '2016-05-20T12:34:56'],
    ['20160520120000 +0000', '2016-05-20T12:00:00'],
    ['20160520120000 +1000', '2016-05-20T02:00:00'],
    ['20160520120000 -0330', '2016-05-20T15:30:00'],
    ['20160520120000 +05:45', '2016-05-20T06:15:00'],
    ['2016 -0100', '2016-01-01T01:00:00'],
    ['20160520 -0100', '2016-05-20T01:00:00'],
    ['20160520120000 BRT', '2016-05-20T15:00:00'],
    ['20160520120000 cest', '2016-05-20T10:00:00'],
    ['20160520120000 +00', '2016-05-20T12:00:00'],
    ['20160229000000', '2016-02-29T00:00:00'],
  ])('[AHEAD-30] %s is %s UTC', (text, expected) => {
    expect(parseXmltvDate(text)).toBe(utc(expected))
  })

  test.each(['', ' ', 'a', '1', '20160', '20150229', '20161301', '2016052025', '201605201299', '2016-05-20'])(
    '[AHEAD-30] "%s" is no date',
    text => {
      expect(parseXmltvDate(text)).toBeUndefined()
    },
  )
})

describe('playlists', () => {
  test('[AHEAD-30] a byte order mark, CRLF, commas, quotes, groups and catch-up are read', async () => {
    const { entries } = await readM3u(PLAYLIST)
    expect(entries.map(({ name, line }) => [line, name])).toEqual([
      [2, 'Norte, the Channel'],
      [5, 'Sur (720p)'],
      [9, 'Radio Ñandú'],
      [13, 'Grouped'],
      [23, 'bare-channel'],
      [24, 'Second seven'],
    ])
    expect(entries[0]).toMatchObject({
      tvgId: 'norte.tv',
      tvgName: 'Norte',
      logo: 'https://logos.invalid/norte.png',
      groups: ['News, Weather'],
      number: 7,
      catchUp: { kind: 'default', days: 3 },
    })
    expect(entries[1]).toMatchObject({ catchUp: { kind: 'append', days: 9 }, groups: [] })
    expect(entries[2]).toMatchObject({ isRadio: true, groups: ['Radio'] })
    expect(entries[3]).toMatchObject({ groups: ['Films'] })
  })

  test('[AHEAD-30] what cannot be read is named by its line, and nothing is lost', async () => {
    const report = await readM3u(PLAYLIST)
    expect(report.refused).toEqual([
      { line: 7, reason: 'the same address as line 6' },
      { line: 12, reason: 'no address after "Lost"' },
      { line: 16, reason: 'a quote is not closed' },
      { line: 18, reason: 'no comma before the name' },
      { line: 21, reason: '"No address" has no usable address' },
      { line: 22, reason: 'neither a directive nor an address' },
      { line: 26, reason: 'no address after "At the end"' },
    ])
    expect(report.notes).toEqual([
      { line: 9, reason: 'by its ending (.aac) a bare stream, which does not play: HLS and DASH do' },
    ])
    expect(report.imported + report.refused.length).toBe(report.found)
    expect(reportLines('playlist', report, 'x')[0]).toBe(`playlist: 6 of 13 entries imported, 7 refused, 1 note`)
  })

  test('[AHEAD-30] a page of HTML, an empty file and old Latin-1 do no harm', () => {
    expect(parseM3u('<!doctype html>\n<title>x</title>')).toMatchObject({ imported: 0, found: 2, notes: [{ line: 1 }] })
    expect(parseM3u('')).toMatchObject({ imported: 0, found: 0 })
    const old = Buffer.from('#EXTM3U\n#EXTINF:-1,Televisi\u00f3n\nhttp://x.invalid/1', 'latin1')
    expect(parseM3u(plainText(old)).entries[0]?.name).toBe('Televisión')
  })

  test('[AHEAD-30] whatever the lines are, every entry found is imported or refused, with a line of the file', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '#EXTM3U',
        '#EXTINF:-1,Name',
        '#EXTINF:-1 tvg-id="a,b',
        '#EXTINF:',
        '#EXTGRP:X',
        '# comment',
        '',
        '  ',
      ),
      fc.webUrl(),
      fc.string(),
      fc.string().map(text => `#EXTINF:-1 tvg-name="${text}",${text}`),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), lines => {
        const text = lines.join('\n')
        const count = text.split(/\r\n|\n|\r/).length
        const { entries, refused, imported, found } = parseM3u(text)
        expect(imported).toBe(entries.length)
        expect(imported + refused.length).toBe(found)
        for (const { line: at } of [...entries, ...refused])
          expect(at !== undefined && at >= 1 && at <= count).toBe(true)
        const infos = text.split(/\r\n|\n|\r/).filter(each => /^#EXTINF:/i.test(each.trim())).length
        expect(found).toBeGreaterThanOrEqual(infos)
      }),
    )
  })
})

describe('guides', () => {
  test('[AHEAD-30] languages, zones, entities and missing stops are read', async () => {
    const { programmes, channels } = await readXmltv(GUIDE)
    expect(channels).toEqual([
      {
        id: 'norte.tv',
        names: [{ lang: 'es', text: 'Norte' }],
        icon: 'https://logos.invalid/norte.png',
        number: undefined,
      },
    ])
    const times = programmes
      .filter(({ channel }) => channel === 'norte.tv')
      .map(({ titles, start, stop }) => [titles[0]?.text, start, stop])
    expect(times).toEqual([
      ['Before & early', utc('2026-05-20T11:00:00'), utc('2026-05-20T12:00:00')],
      ['Mañana & café', utc('2026-05-20T12:00:00'), utc('2026-05-20T13:00:00')],
      ['Without a stop', utc('2026-05-20T13:00:00'), utc('2026-05-20T13:30:00')],
      ['Half past', utc('2026-05-20T13:30:00'), utc('2026-05-20T15:00:00')],
      ['Last with a length', utc('2026-05-20T18:00:00'), utc('2026-05-20T18:45:00')],
    ])
    expect(programmes[1]?.titles.map(({ lang }) => lang)).toEqual(['es', 'en', 'pt-BR'])
    expect(programmes[1]?.descriptions).toEqual([{ lang: 'en', text: 'News, roads and the weather.' }])
  })

  test('[AHEAD-30] bad items are named by their line; an assumed hour is noted', async () => {
    const { refused, notes, imported, found } = await readXmltv(GUIDE)
    expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '8 channel "norte.tv" stands twice',
      '9 a channel without an id',
      '22 start "soon" is no date',
      '23 stop "later" is no date',
      '24 it stops before it starts',
      '25 a programme without a title',
      '26 a programme without a channel',
      '27 start "20260231100000" is no date',
    ])
    expect(notes).toEqual([{ line: 21, reason: 'no stop and nothing after it: an hour is assumed' }])
    expect(imported + refused.length).toBe(found)
  })

  test('[AHEAD-30] a file cut off in the middle keeps what came before', () => {
    const { programmes, notes } = readGuide(
      '<tv><channel id="a"><display-name>A</display-name></channel>\n',
      '<programme start="20260520" channel="a"><title>One</title></programme>\n<programme start="2026',
    )
    expect(programmes.map(({ titles }) => titles[0]?.text)).toEqual(['One'])
    expect(notes[0]?.line).toBeGreaterThan(0)
  })
})

describe('a head-end with a line-up of its own', () => {
  let headEnd: HeadEnd
  const lines: string[] = []
  beforeAll(async () => {
    headEnd = await startHeadEnd({ m3u: PLAYLIST, xmltv: GUIDE, log: line => lines.push(line) })
    headEnd.control.moveClock({ to: utc('2026-05-20T12:30:00') })
  })
  afterAll(() => headEnd.close())

  test('[AHEAD-30] lists the channels in their groups and both in the order of the playlist, with marks of its own and streams of their own hosts', async () => {
    const { token } = await guest(headEnd.origin)
    const { channelListInfo, channelColumnInfo } = await must(
      ask(headEnd.origin, endpoints.channelList, EVERY_CHANNEL, token),
    )
    const { channelList } = channelListInfo
    expect(channelList.map(({ logicalChannelName, channelSeq }) => [channelSeq as number, logicalChannelName])).toEqual(
      [
        [7, 'Norte, the Channel'],
        [8, 'Sur (720p)'],
        [9, 'Radio Ñandú'],
        [10, 'Grouped'],
        [11, 'bare-channel'],
        [12, 'Second seven'],
      ],
    )
    expect(channelColumnInfo.columnList.map(({ columnName }) => columnName)).toEqual([
      'News, Weather',
      'Radio',
      'Films',
      'Other',
    ])
    for (const { iconUrl, physicalChannelList } of channelList) {
      expect((await fetch(`${headEnd.origin}${iconUrl}`)).status).toBe(200)
      const stream = physicalChannelList[0]?.liveStreamId
      expect((await fetch(`${headEnd.origin}/live/${stream}/index.m3u8`)).status).toBe(502)
    }
  })

  test('[AHEAD-30] tells the imported programmes in their languages, and no others', async () => {
    const { token } = await guest(headEnd.origin)
    const date = utcDayOf(headEnd.control.now())
    const { channelListInfo } = await must(ask(headEnd.origin, endpoints.channelList, EVERY_CHANNEL, token))
    const epgIdList = ['Norte, the Channel', 'Radio Ñandú'].map(
      name => channelListInfo.channelList.find(({ logicalChannelName }) => logicalChannelName === name)?.epgId,
    )
    const { epgModelList } = await must(
      ask(headEnd.origin, endpoints.epgDays, { date, epgIdList: epgIdList as never }, token),
    )
    const [norte, radio] = epgModelList.map(({ epgDayList }) => epgDayList[0]?.epgList ?? [])
    expect(norte?.map(({ title }) => title)).toEqual([
      'Before & early',
      'Mañana & café',
      'Without a stop',
      'Half past',
      'Last with a length',
    ])
    expect(norte?.[1]?.translations.map(({ lang, title }) => `${lang} ${title}`)).toEqual([
      'en Morning & coffee',
      'es Mañana & café',
      'pt Manhã e café',
    ])
    expect(radio).toEqual([])
    expect(lines[0]).toContain('6 of 13 entries imported')
  })
})
