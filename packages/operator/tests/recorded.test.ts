import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../../models/wire/index.ts'
import { parseSwitches } from '../arguments.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type HeadEnd, type Recording, startHeadEnd } from '../index.ts'
import { convert, wishOf } from '../recorded/command.ts'
import { recordingOfHar } from '../recorded/har.ts'
import { startProxy } from '../recorded/proxy.ts'
import { makeRedactor } from '../recorded/redact.ts'
import { ask, guest, logIn, must } from './support/client.ts'
import { closedAfterEach } from './support/closing.ts'
import { EVERY_CHANNEL } from './support/importing.ts'

const ANA = DEMO_ACCOUNTS[0]?.email ?? ''
const PAGE = { pageId: 1, pageSize: 16 }

const opened = closedAfterEach()

const start = async (options: Parameters<typeof startHeadEnd>[0] = {}): Promise<HeadEnd> => {
  return opened(await startHeadEnd({ notices: true, ...options }))
}

const DAY = 86_400_000

/** Somebody looks around, signs in, keeps something, looks again and leaves; what they were shown. */
const visit = async (origin: string, now: number) => {
  const seen: unknown[] = []
  const note = <A>(value: A): A => {
    seen.push(value)
    return value
  }
  note(await must(ask(origin, endpoints.manifest, {})))
  const { token } = await guest(origin)
  note(await must(ask(origin, endpoints.channelList, EVERY_CHANNEL as never, token)))
  const login = await must(logIn(origin, ANA, DEMO_PASSWORD))
  const mine = login.tokens.token
  const { channelListInfo } = await must(ask(origin, endpoints.channelList, EVERY_CHANNEL as never, mine))
  const [channel] = channelListInfo.channelList
  if (channel?.epgId === undefined) throw new Error('no channel')
  const date = (Math.floor(now / DAY) * DAY) as never
  note(await must(ask(origin, endpoints.epgDays, { date, epgIdList: [channel.epgId] }, mine)))
  note(await must(ask(origin, endpoints.profile, {}, mine)))
  note(await must(ask(origin, endpoints.messageList, PAGE, mine)))
  const keys = [{ logicalChannelId: channel.logicalChannelId }]
  const favourite = { logicalChannelId: channel.logicalChannelId, updateTime: now as never }
  note(await must(ask(origin, endpoints.favouriteList, {}, mine)))
  await must(ask(origin, endpoints.favouriteCreate, { favoriteChannelList: [favourite] }, mine))
  note((await must(ask(origin, endpoints.favouriteList, {}, mine))).favoriteChannelList.length)
  await must(ask(origin, endpoints.favouriteDelete, { favoriteChannelDeleteList: keys }, mine))
  note((await must(ask(origin, endpoints.favouriteList, {}, mine))).favoriteChannelList.length)
  const { playlistList } = await must(ask(origin, endpoints.playlistRoot, { type: undefined }, mine))
  note(playlistList)
  const found = note(await must(ask(origin, endpoints.search, { keyword: 'a', ...PAGE }, mine)))
  const [title] = found.mediaList
  if (title === undefined) throw new Error('no title')
  note(await must(ask(origin, endpoints.title, { metaId: title.metaId }, mine)))
  const { metaId } = title
  const how = { clientType: 'web', osType: 'Linux', osVersion: '6' } as const
  note(await must(ask(origin, endpoints.playSource, { metaId, ...how }, mine)))
  const { tokens } = await must(ask(origin, endpoints.tokenRefresh, { refreshToken: login.tokens.refreshToken }))
  await must(ask(origin, endpoints.logout, {}, tokens.token))
  return { seen, tokens: [token, ...Object.values(login.tokens), ...Object.values(tokens)].map(String) }
}

const recorded = async () => {
  const { origin } = await start()
  const proxy = opened(await startProxy({ backEnd: new URL(origin), port: 0, appDir: undefined }))
  const now = Date.now()
  const { seen, tokens } = await visit(proxy.origin, now)
  return { origin, proxy, now, seen, tokens, recording: proxy.recording() }
}

const replayed = async (recording: Recording) => {
  const lines: string[] = []
  const headEnd = await start({ recording, log: line => lines.push(line) })
  return { ...headEnd, unknown: () => lines.filter(line => line.startsWith('not in the recording')) }
}

describe('a recorded visit', () => {
  test('[AHEAD-41] holds no token, no person and no address', async () => {
    const { origin, proxy, tokens, recording } = await recorded()
    const text = JSON.stringify(recording)
    expect(recording.calls).toHaveLength(20)
    const secrets = tokens.filter(token => token.length > 4)
    expect(secrets.length).toBeGreaterThan(10)
    const { host } = new URL(origin)
    const person = [ANA, DEMO_PASSWORD, 'São Paulo', 'A4:5E:60:C2:18:7F', '100001']
    for (const secret of [...secrets, ...person, host, new URL(proxy.origin).host, '127.0.0.1'])
      expect(text, secret).not.toContain(secret)
    for (const { call, answer } of recording.calls.filter(each => each.call === 'profile')) {
      expect(call).toBe('profile')
      const { result } = answer as { result: { fullName?: string; telephoneNumber?: string; cpf?: string } }
      expect(result.fullName).toMatch(/^Viewer \d+$/)
      expect(result.cpf ?? '111.444.777-35').toBe('111.444.777-35')
    }
  })

  test('[AHEAD-41] [AHEAD-46] holds no device by its name, nor by its session', () => {
    const { value } = makeRedactor(new Set())
    const devices = [
      { sessionId: '8c0f', deviceName: 'Rita’s tablet', since: 1_772_400_000_000, what: 'Aurora' },
      { sessionId: '77aa', deviceName: 'Rita’s tablet', what: 'Arena' },
      { sessionId: '77aa' },
      'none',
    ]
    const held = value({ sessionList: devices, name: 'Aurora' }, 'user')
    expect(JSON.stringify(held)).not.toMatch(/Rita|8c0f|77aa/)
    const device = expect.stringMatching(/^device-\d+$/)
    const session = expect.stringMatching(/^session-\d+$/)
    expect(held).toEqual({
      sessionList: [
        { sessionId: session, deviceName: device, since: 1_772_400_000_000, what: 'Aurora' },
        { sessionId: session, deviceName: device, what: 'Arena' },
        { sessionId: session },
        'none',
      ],
      name: 'Aurora',
    })
  })

  test('[AHEAD-41] is answered again from its recording, with no call that it does not know', async () => {
    const { now, seen, recording } = await recorded()
    const { origin, unknown } = await replayed(JSON.parse(JSON.stringify(recording)))
    const again = await visit(origin, now)
    expect(unknown()).toEqual([])
    expect(again.seen).toHaveLength(seen.length)
    const placeless = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replace(/https?:\/\/127\.0\.0\.1:\d+/g, ''))
    for (const [index, value] of again.seen.entries())
      if (!JSON.stringify(value).includes('fullName') && !JSON.stringify(value).includes('Viewer'))
        expect(placeless(value)).toEqual(placeless(seen[index]))
  })

  test('[AHEAD-41] goes by the clock of its day, and its streams and pictures lead somewhere', async () => {
    const { recording } = await recorded()
    const { origin } = await replayed({ ...recording, at: Date.UTC(2026, 2, 3) })
    const answer = await fetch(`${origin}/recorded/h1/poster.webp`)
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(Math.abs(Date.parse(answer.headers.get('Date') ?? '') - Date.UTC(2026, 2, 3))).toBeLessThan(60_000)
    for (const path of ['live/x/index.m3u8', 'film.m3u8', 'dvr/x/index.m3u8?begin=1772400000&end=1772403600']) {
      const stream = await fetch(`${origin}/recorded/h1/${path}`)
      expect([path, stream.status]).toEqual([path, 200])
      expect(await stream.text()).toMatch(/^#EXTM3U/)
    }
  })

  test('[AHEAD-41] says of several things at once what was said of each', async () => {
    const { recording, now } = await recorded()
    const days = recording.calls.filter(({ call }) => call === 'epgDays')
    const [first] = days
    const ids = first?.fields.epgIdList as ReadonlyArray<string>
    const other = JSON.parse(JSON.stringify(first).replaceAll(ids[0] ?? '', 'e-other'))
    const { origin, unknown } = await replayed({ ...recording, calls: [...recording.calls, other] })
    const { token } = (await must(logIn(origin, ANA, DEMO_PASSWORD))).tokens
    const date = (Math.floor(now / DAY) * DAY) as never
    const both = ['e-other', ids[0] ?? ''] as never
    const { epgModelList } = await must(ask(origin, endpoints.epgDays, { date, epgIdList: both }, token))
    expect(epgModelList.map(({ epgId }) => epgId)).toEqual(both)
    expect(unknown()).toEqual([])
  })

  test('[AHEAD-41] does not answer what it does not have, and names it', async () => {
    const { recording } = await recorded()
    const { origin, unknown } = await replayed(recording)
    const { token } = await guest(origin)
    const answer = await ask(origin, endpoints.search, { keyword: 'zebra', ...PAGE }, token)
    expect(answer.errCode).toBe(10100404)
    expect(unknown()).toEqual([expect.stringMatching(/^not in the recording: search, as guest, in en, .*zebra/)])
  })
})

describe('a HAR file', () => {
  const har = (origin: string) => ({
    log: {
      version: '1.2',
      entries: [
        {
          startedDateTime: '2026-03-03T10:00:00.000Z',
          request: {
            method: 'POST',
            url: `${origin}/api/account/profile/query/v1`,
            headers: [
              { name: 'Authorization', value: 'a-real-token-0001' },
              { name: 'lang', value: 'pt' },
            ],
            postData: { mimeType: 'application/json', text: '{"accountId":"77001"}' },
          },
          response: {
            status: 200,
            headers: [{ name: 'Date', value: 'Tue, 03 Mar 2026 09:59:58 GMT' }],
            content: {
              encoding: 'base64',
              text: Buffer.from('{"errCode":0,"result":{"fullName":"Rita Prado","cpf":"529.982.247-25"}}').toString(
                'base64',
              ),
            },
          },
        },
        {
          startedDateTime: '2026-03-03T10:00:01.000Z',
          request: { method: 'GET', url: `${origin}/assets/index.js`, headers: [] },
          response: { status: 200, headers: [], content: { text: 'let a' } },
        },
      ],
    },
  })

  test('[AHEAD-41] is read as a visit, redacted alike', () => {
    const recording = recordingOfHar(har('https://tv.operator.example'))
    expect(recording).toMatchObject({
      version: 1,
      at: Date.UTC(2026, 2, 3, 9, 59, 58),
      calls: [{ call: 'profile', as: 'user', lang: 'pt', fields: {} }],
    })
    const text = JSON.stringify(recording)
    for (const secret of ['Rita', '529.982', '77001', 'a-real-token', 'operator.example'])
      expect(text).not.toContain(secret)
  })

  test('[AHEAD-41] becomes a recording that a local operator takes, and what is none is said', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recorded-'))
    const [from, out] = [join(folder, 'visit.har'), join(folder, 'visit.json')]
    await writeFile(from, JSON.stringify(har('https://tv.operator.example')))
    expect(convert(from, out)).toMatch(/^1 calls are in /)
    expect(await readFile(out, 'utf8')).toContain('"call": "profile"')
    expect(parseSwitches(['--recording', out])).toMatchObject({ _tag: 'Right', right: { recording: { version: 1 } } })
    expect(parseSwitches(['--recording', from])).toMatchObject({ left: expect.stringContaining('is no recording') })
    await writeFile(from, '{"log":1}')
    expect(() => convert(from, out)).toThrow(/is no HAR file/)
    await rm(folder, { recursive: true })
  })

  test.each([
    [[], 'unclear'],
    [['https://a.example'], 'unclear'],
    [['https://a.example', '--out', 'x', '--port', 'no'], 'unclear'],
    [['https://a.example', '--out', 'x'], 'proxy'],
    [['visit.har', '--out', 'x'], 'har'],
    [['--help'], 'help'],
  ] as const)('[AHEAD-41] %j is understood as %s', (words, what) => {
    expect(wishOf(words).what).toBe(what)
  })
})
