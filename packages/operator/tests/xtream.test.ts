import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseSwitches } from '../arguments.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { closedAfterEach } from './support/closing.ts'
import { addressesIn, channelsOf, liveOf } from './support/importing.ts'
import { type StandIn, startStandIn } from './support/standIn.ts'

const NOW = Date.parse('2030-01-10T12:00:00Z')
const ENTRY = {
  user_info: { username: 'ana', auth: 1, status: 'Active', exp_date: '1999999999', allowed_output_formats: ['m3u8'] },
  server_info: { url: 'tv.example', port: '80', timezone: 'America/Sao_Paulo' },
}
const STREAMS = [
  {
    num: 5,
    name: 'Norte',
    stream_type: 'live',
    stream_id: 12,
    stream_icon: 'http://logos.invalid/12.png',
    epg_channel_id: 'norte.tv',
    category_id: '1',
    category_ids: [1, 2],
    tv_archive: 1,
    tv_archive_duration: '3',
  },
  { num: '6', name: 'Sur', stream_id: '13', stream_icon: '', epg_channel_id: null, category_id: '9', tv_archive: 0 },
  { num: 7, name: 'Radio', stream_type: 'radio_streams', stream_id: 14 },
  { num: 8, name: 'Sur again', stream_id: 13 },
  { num: 9, name: 'Nothing' },
  { stream_id: 15 },
]

let host: StandIn
const opened = closedAfterEach()
const answers: Record<string, unknown> = {}

/** As the servers that people run answer: all of it at one address, the account in its query. */
const serveApi = (): void =>
  host.serve('/panel/player_api.php', ({ url }, response) => {
    const query = new URL(url ?? '', host.origin).searchParams
    const isKnown = query.get('username') === 'ana' && query.get('password') === 'a b/c'
    const answer = isKnown ? answers[query.get('action') ?? 'entry'] : { user_info: { auth: 0 } }
    response.writeHead(200, { 'content-type': 'text/html' }).end(JSON.stringify(answer))
  })

beforeAll(async () => {
  host = await startStandIn()
  serveApi()
  const programme = '<programme channel="norte.tv" start="20300110113000 +0000" stop="20300110123000 +0000">'
  host.serve('/panel/xmltv.php', `<tv>${programme}<title>On air</title></programme></tv>`)
})
afterAll(() => host.close())

const started = async (given: Partial<Record<'user' | 'password', string>> = {}) => {
  Object.assign(answers, {
    entry: ENTRY,
    get_live_categories: [
      { category_id: '1', category_name: 'News', parent_id: 0 },
      { category_id: 2, category_name: 'Local' },
    ],
    get_live_streams: STREAMS,
    get_vod_categories: [],
    get_vod_streams: [],
    get_series_categories: [],
    get_series: [],
  })
  const lines: string[] = []
  const xtream = { server: new URL('/panel', host.origin), user: 'ana', password: 'a b/c', ...given }
  const headEnd = opened(await startHeadEnd({ xtream, clock: () => NOW, log: line => lines.push(line) }))
  return { headEnd, lines }
}

const report = async ({ origin }: HeadEnd, method = 'GET'): Promise<string> =>
  (await fetch(`${origin}/control/imports`, { method })).text()

describe('[AHEAD-42] an account at an Xtream Codes server', () => {
  test('is a line-up with numbers, groups, logos, guide and the days that are kept', async () => {
    const { headEnd } = await started()
    const { channels, columns, named } = await channelsOf(headEnd)
    expect(channels.map(({ channelSeq, logicalChannelName }) => `${channelSeq} ${logicalChannelName}`)).toEqual([
      '5 Norte',
      '6 Sur',
      '7 Radio',
    ])
    expect(columns.map(({ columnName, logicalChannelIdList }) => [columnName, logicalChannelIdList.length])).toEqual([
      ['News', 1],
      ['Local', 1],
      ['Other', 2],
    ])
    expect(named('Norte')).toMatchObject({ canPlayBack: true, playbackDuration: 3 })
    expect(named('Norte').iconUrl).toMatch(/^\/gateway\/logo\//)
    expect(named('Sur')).toMatchObject({ canPlayBack: false })
    expect(named('Radio').channelType).toBe(5)
    expect(await report(headEnd)).toMatch(
      /line 4: stream 13 stands twice\n.*a stream without a stream_id, Nothing\n.*15 without a name/s,
    )
    expect(host.asked('/panel/xmltv.php').length).toBeGreaterThan(0)
  })

  test('plays its streams and its recordings by its own clock, and shows nobody the account', async () => {
    const { headEnd, lines } = await started()
    host.redirect('/panel/live/ana/a%20b%2Fc/12.m3u8', '/live/live-aurora/index.m3u8')
    const live = await liveOf(headEnd, 'Norte')
    const master = await live.text()
    expect(live.status).toBe(200)
    const [media = ''] = addressesIn(master)
    expect((await fetch(headEnd.origin + media)).status).toBe(200)
    host.serve('/panel/timeshift/ana/a%20b%2Fc/60/2030-01-10:07-05/12.m3u8', '#EXTM3U\n12_0.ts\n#EXT-X-ENDLIST')
    const begin = Date.parse('2030-01-10T10:05:00Z') / 1000
    const { named } = await channelsOf(headEnd)
    const dvr = named('Norte').physicalChannelList[0]?.dvrStreamId
    const recording = await fetch(`${headEnd.origin}/dvr/${dvr}/index.m3u8?begin=${begin}&end=${begin + 3_600}`)
    const text = await recording.text()
    expect([recording.status, text]).toEqual([200, expect.stringContaining('12_0.ts')])
    const said = [master, text, await report(headEnd), JSON.stringify(named('Norte')), ...lines].join('\n')
    for (const secret of ['a b/c', 'a%20b', 'a+b', 'username=']) expect(said).not.toContain(secret)
  })

  test.each([
    ['an unknown password', {}, { password: 'wrong' }, /the account or its password is not known there/],
    ['an expired account', { entry: { user_info: { auth: 1, status: 'Expired' } } }, {}, /the account is expired/],
    ['another server', { entry: [] }, {}, /does not speak Xtream Codes/],
    ['no channels', { get_live_streams: [] }, {}, /names no channel/],
  ])('with %s leaves what was there, and says why', async (_, changed, given, reason) => {
    const { headEnd } = await started(given)
    const before = (await channelsOf(headEnd)).channels.length
    Object.assign(answers, changed)
    expect(await report(headEnd, 'POST')).toMatch(reason)
    expect((await channelsOf(headEnd)).channels).toHaveLength(before)
  })

  test('whose lists are objects by their numbers is read as well', async () => {
    const { headEnd } = await started()
    Object.assign(answers, { get_live_streams: { 0: STREAMS[0], 5: STREAMS[1] } })
    await report(headEnd, 'POST')
    expect((await channelsOf(headEnd)).channels).toHaveLength(2)
  })
})

describe('[AHEAD-42] the switches of an account', () => {
  const environment = { XTREAM_USER: 'ana', XTREAM_PASSWORD: 'secret' }

  test('take name and password from the environment, where no other program reads them', () => {
    const words = ['--xtream', 'http://tv.example:8080']
    const server = new URL('http://tv.example:8080')
    expect(parseSwitches(words, environment)).toMatchObject(
      E.right({ xtream: { server, user: 'ana', password: 'secret' } }),
    )
    expect(parseSwitches([...words, '--user', 'leo', '--password', 'p'], environment)).toMatchObject(
      E.right({ xtream: { server, user: 'leo', password: 'p' } }),
    )
  })

  test.each([
    ['--xtream http://tv.example', {}],
    ['--xtream tv.example', environment],
    ['--xtream http://tv.example --m3u list.m3u', environment],
  ])('%s is refused with a sentence', (words, given) => {
    expect(parseSwitches(words.split(' '), given)).toMatchObject(E.left(expect.stringMatching(/\w+ \w+/)))
  })
})
