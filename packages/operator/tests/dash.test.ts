import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashOf } from '../gateway/dash.ts'
import { dashMaster, dashMedia, makeCounter } from '../gateway/dashPlaylists.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { addressesIn, liveOf } from './support/importing.ts'
import { liveManifest } from './support/manifest.ts'
import { type StandIn, startStandIn } from './support/standIn.ts'

const ADDRESS = new URL('https://x.invalid/tv/one.mpd')
const NOW = Date.parse('2030-01-10T12:00:01Z')

const manifest = (attributes: string, periods: string): string => `<MPD ${attributes}>${periods}</MPD>`

const video = (inner: string, attributes = ''): string =>
  `<AdaptationSet mimeType="video/mp4"><Representation id="v" bandwidth="1000" ${attributes}>${inner}</Representation></AdaptationSet>`

const media = (text: string, now = NOW, counter = makeCounter()): ReadonlyArray<string> => {
  const dash = dashOf(text, ADDRESS, now)
  const [track] = dash.tracks
  if (track === undefined) throw new Error('no track')
  return dashMedia(dash, track, counter).split('\n')
}

const named = (lines: ReadonlyArray<string>, begin: string): ReadonlyArray<string> =>
  lines.filter(line => line.startsWith(begin)).map(line => line.slice(begin.length))

const segments = (lines: ReadonlyArray<string>): ReadonlyArray<string> => named(lines, 'https://x.invalid')

const timeline = (items: string, template = ''): string =>
  `<SegmentTemplate timescale="10" initialization="i.mp4" media="$Time$.m4s" ${template}><SegmentTimeline>${items}</SegmentTimeline></SegmentTemplate>`

describe('[AHEAD-42] a DASH manifest as HLS', () => {
  test('of a live stream in numbers ends with the newest whole segment, dated', () => {
    const template =
      '<SegmentTemplate duration="4" startNumber="1" initialization="i/$Bandwidth$.mp4" media="$Number%06d$.m4s"/>'
    const text = manifest(
      'type="dynamic" availabilityStartTime="2030-01-10T11:00:00"',
      `<Period>${video(template)}</Period>`,
    )
    const lines = media(text)
    expect(segments(lines).at(-1)).toBe('/tv/000900.m4s')
    expect(segments(lines)).toHaveLength(15)
    expect(named(lines, '#EXT-X-MEDIA-SEQUENCE:')).toEqual(['886'])
    expect(named(lines, '#EXT-X-MAP:URI=')).toEqual(['"https://x.invalid/tv/i/1000.mp4"'])
    expect(named(lines, '#EXT-X-PROGRAM-DATE-TIME:').at(-1)).toBe('2030-01-10T11:59:56.000Z')
    expect(lines).not.toContain('#EXT-X-ENDLIST')
  })

  test('of a live stream in times keeps the numbers of what it has shown', () => {
    const live = (items: string) =>
      manifest(
        'type="dynamic" availabilityStartTime="2030-01-10T11:59:00Z"',
        `<Period>${video(timeline(items))}</Period>`,
      )
    const counter = makeCounter()
    const first = media(live('<S t="0" d="20" r="2"/>'), NOW, counter)
    const second = media(live('<S t="40" d="20"/><S d="30"/><S d="20" r="1"/>'), NOW, counter)
    const later = media(live('<S t="900" d="20"/>'), NOW, counter)
    expect([first, second, later].map(lines => named(lines, '#EXT-X-MEDIA-SEQUENCE:')[0])).toEqual(['0', '2', '6'])
    expect(segments(second)).toEqual(['/tv/40.m4s', '/tv/60.m4s', '/tv/90.m4s', '/tv/110.m4s'])
    expect(named(second, '#EXTINF:')).toEqual(['2.00000,', '3.00000,', '2.00000,', '2.00000,'])
    expect(segments(media(live('<S t="0" d="100" r="-1"/>')))).toEqual(
      Array.from({ length: 6 }, (_, at) => `/tv/${at * 100}.m4s`),
    )
  })

  test('of a film is whole, period after period', () => {
    const one = `<Period duration="PT6S">${video(timeline('<S t="100" d="20" r="2"/>', 'presentationTimeOffset="100"'))}</Period>`
    const list =
      '<SegmentList duration="4"><Initialization sourceURL="b/i.mp4"/><SegmentURL media="b/1.m4s"/></SegmentList>'
    const two = `<Period><BaseURL>https://x.invalid/two/</BaseURL>${video(list)}</Period>`
    const lines = media(manifest('type="static" mediaPresentationDuration="PT10S"', one + two))
    expect(segments(lines)).toEqual(['/tv/100.m4s', '/tv/120.m4s', '/tv/140.m4s', '/two/b/1.m4s'])
    expect(lines.filter(line => /DISCONTINUITY|ENDLIST|TYPE:VOD/.test(line))).toEqual([
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-ENDLIST',
    ])
    const counted = '<SegmentTemplate duration="4" initialization="i" media="$Number$"/>'
    const length = media(manifest('mediaPresentationDuration="PT0H0M10S"', `<Period>${video(counted)}</Period>`))
    expect(segments(length)).toEqual(['/tv/1', '/tv/2', '/tv/3'])
  })

  test('offers its pictures, and the best sound of each language', () => {
    const sound = (id: string, lang: string, bandwidth: number) =>
      `<AdaptationSet mimeType="audio/mp4" codecs="mp4a.40.2" lang="${lang}"><Representation id="${id}" bandwidth="${bandwidth}">${timeline('<S t="0" d="10"/>')}</Representation></AdaptationSet>`
    const picture = video(
      timeline('<S t="0" d="10"/>'),
      'codecs="avc1.64001f" width="640" height="360" frameRate="30000/1001"',
    )
    const text = manifest(
      '',
      `<Period>${picture}${sound('low', 'es', 10)}${sound('high', 'es', 20)}${sound('en', 'en', 10)}</Period>`,
    )
    expect(
      dashMaster(dashOf(text, ADDRESS, NOW), ({ id }) => `to/${id}`)
        .split('\n')
        .slice(3),
    ).toEqual([
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="es",LANGUAGE="es",DEFAULT=YES,AUTOSELECT=YES,URI="to/high"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="en",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="to/en"',
      '#EXT-X-STREAM-INF:BANDWIDTH=1020,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=640x360,FRAME-RATE=29.970,AUDIO="sound"',
      'to/v',
      '',
    ])
  })

  test('[AHEAD-35] keeps what a sound is for and how many channels it has, a known word of either kind', () => {
    const role = (value: string) => `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${value}"/>`
    const blind = '<Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="1"/>'
    const channels = (value: string, scheme = 'urn:mpeg:mpegB:cicp:ChannelConfiguration') =>
      `<AudioChannelConfiguration schemeIdUri="${scheme}" value="${value}"/>`
    const sound = (id: string, inner: string) =>
      `<AdaptationSet mimeType="audio/mp4" codecs="mp4a.40.2" lang="es">${inner}<Representation id="${id}" bandwidth="10">${timeline('<S t="0" d="10"/>')}</Representation></AdaptationSet>`
    const sounds = [
      sound('blind', role('alternate') + blind),
      sound('told', role('description')),
      sound('talk', role('commentary')),
      sound('plain', role('main') + channels('2')),
      sound('wide', role('main') + channels('6')),
      sound('odd', role('nobody-knows') + channels('F801', 'tag:dolby.com,2014:dash:audio_channel_configuration:2011')),
    ]
    const text = manifest('', `<Period>${video(timeline('<S t="0" d="10"/>'))}${sounds.join('')}</Period>`)
    const lines = dashMaster(dashOf(text, ADDRESS, NOW), ({ id }) => id).split('\n')
    const head = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME='
    expect(lines.filter(line => line.startsWith(head)).map(line => line.slice(head.length))).toEqual([
      '"es",LANGUAGE="es",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="plain"',
      '"es 6",LANGUAGE="es",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="6",URI="wide"',
      '"es description",LANGUAGE="es",DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.describes-video",URI="blind"',
      '"es commentary",LANGUAGE="es",DEFAULT=NO,AUTOSELECT=NO,CHARACTERISTICS="public.auxiliary-content",URI="talk"',
    ])
  })

  test.each(['Role', 'Accessibility'])(
    '[AHEAD-38] sets apart who signs, told by its %s: no player takes it for the picture, unless it is the only one',
    element => {
      const sign = `<AdaptationSet mimeType="video/mp4" lang="aed"><${element} schemeIdUri="urn:mpeg:dash:role:2011" value="sign"/><Representation id="sign" bandwidth="5">${timeline('<S t="0" d="10"/>')}</Representation></AdaptationSet>`
      const linesOf = (inner: string) =>
        dashMaster(dashOf(manifest('', `<Period>${inner}</Period>`), ADDRESS, NOW), ({ id }) => id).split('\n')
      const lines = linesOf(video(timeline('<S t="0" d="10"/>')) + sign)
      expect(lines.filter(line => line.startsWith('#EXT-X-STREAM-INF'))).toHaveLength(1)
      expect(lines).toContain('v')
      expect(lines).toContain(
        '#EXT-X-MEDIA:TYPE=VIDEO,GROUP-ID="sign",NAME="aed sign",LANGUAGE="aed",DEFAULT=NO,AUTOSELECT=NO,CHARACTERISTICS="public.accessibility.sign-language-interpretation",URI="sign"',
      )
      expect(linesOf(sign).at(-2)).toBe('sign')
    },
  )

  test.each([
    ['protected', video('<ContentProtection schemeIdUri="x"/>'), /protected/],
    ['in WebM', '<AdaptationSet mimeType="video/webm"><Representation id="v"/></AdaptationSet>', /without a picture/],
    ['in one file', video('<BaseURL>one.mp4</BaseURL><SegmentBase indexRange="0-9"/>'), /parts of one file/],
    ['endless', video('<SegmentTemplate duration="0.0001" media="$Number$" initialization="i"/>'), /without an end/],
    ['endless by its timeline', video(timeline('<S t="0" d="1" r="999999999"/>')), /without an end/],
    ['of no length', video(timeline('<S t="0" d="0" r="-1"/>')), /without an end/],
    ['broken', '<AdaptationSet>', /cannot be read/],
    ['of many elements in each other', '<a>'.repeat(100), /without an end/],
  ])('that is %s is told', (_, inner, reason) => {
    expect(() =>
      dashOf(manifest('mediaPresentationDuration="PT10S"', `<Period>${inner}</Period>`), ADDRESS, NOW),
    ).toThrow(reason)
  })
})

describe('[AHEAD-42] an imported channel of DASH', () => {
  let host: StandIn
  let headEnd: HeadEnd
  beforeAll(async () => {
    host = await startStandIn()
    host.redirect('/one', '/tv/one.mpd')
    host.serve('/tv/one.mpd', liveManifest)
    host.serve('/list.m3u', `#EXTM3U\n#EXTINF:-1,One\n${host.origin}/one`)
    headEnd = await startHeadEnd({ m3u: `${host.origin}/list.m3u` })
  })
  afterAll(async () => {
    await headEnd.close()
    await host.close()
  })

  test('comes as HLS through this origin, down to its segments', async () => {
    const master = await (await liveOf(headEnd, 'One')).text()
    expect(master).not.toContain(host.origin)
    const [sound = '', picture = ''] = addressesIn(master)
    for (const [address, folder] of [
      [picture, 'v180'],
      [sound, 'a-es'],
    ]) {
      const playlist = await (await fetch(headEnd.origin + address)).text()
      const [init = '', ...others] = addressesIn(playlist)
      const newest = others.at(-1) ?? ''
      for (const part of [init, newest]) {
        const response = await fetch(headEnd.origin + part)
        const name = part.split('/').at(-1)
        const original = await fetch(`${host.origin}/live/live-aurora/${folder}/${name}`)
        expect([response.status, original.status]).toEqual([200, 200])
        expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await original.arrayBuffer()))
      }
    }
  })
})
