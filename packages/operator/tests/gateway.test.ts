import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EpgId } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { makeAsk, wholeOf } from '../gateway/ask.ts'
import { isPrivate, makeHosts } from '../gateway/hosts.ts'
import { makeOwnAddresses } from '../gateway/ownAddress.ts'
import { reasonOf } from '../gateway/sourceFault.ts'
import { type HeadEnd, type HeadEndOptions, startHeadEnd } from '../index.ts'
import { ask, must } from './support/client.ts'
import { closedAfterEach } from './support/closing.ts'
import { addressesIn, channelsOf, liveOf } from './support/importing.ts'
import { type StandIn, startStandIn } from './support/standIn.ts'

let host: StandIn
const opened = closedAfterEach()
beforeAll(async () => {
  host = await startStandIn()
})
afterAll(() => host.close())

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

const started = async (lines: ReadonlyArray<string>, options: HeadEndOptions = {}): Promise<HeadEnd> => {
  host.serve('/list.m3u', ['#EXTM3U', ...lines].join('\n'))
  return opened(await startHeadEnd({ m3u: `${host.origin}/list.m3u`, ...options }))
}

const text = async (response: Response): Promise<string> => {
  expect(response.status).toBe(200)
  return response.text()
}

const reportOf = async ({ origin }: HeadEnd): Promise<string> => (await fetch(`${origin}/control/imports`)).text()

describe('[AHEAD-42] an imported channel', () => {
  test('plays its own address down to the bytes, whatever redirects and relative addresses lead to them', async () => {
    host.redirect('/tv/one.m3u8', '/live/live-aurora/index.m3u8')
    const headEnd = await started(['#EXTINF:-1,One', `${host.origin}/tv/one.m3u8`])
    const master = await text(await liveOf(headEnd, 'One'))
    expect(master).not.toContain(host.origin)
    const media = addressesIn(master).find(address => /v\d+\.m3u8/.test(address)) ?? ''
    expect(media).toMatch(/^\/gateway\/stream\//)
    const playlist = await text(await fetch(headEnd.origin + media))
    const [init = '', segment = ''] = [/init\.mp4/, /\.m4s/].map(kind =>
      addressesIn(playlist).find(address => kind.test(address)),
    )
    for (const [address, own] of [
      [init, 'init.mp4'],
      [segment, segment.split('/').at(-1)],
    ]) {
      const response = await fetch(headEnd.origin + address)
      expect(response.status).toBe(200)
      const bytes = Buffer.from(await response.arrayBuffer())
      const folder = /live-aurora\/(v\d+)/.exec(
        host.asked('/live/live-aurora/v360.m3u8').concat(host.asked('/live/live-aurora/v180.m3u8'))[0]?.url ?? '',
      )?.[1]
      const original = await fetch(`${host.origin}/live/live-aurora/${folder}/${own}`)
      expect(bytes.equals(Buffer.from(await original.arrayBuffer()))).toBe(true)
    }
  })

  test('is asked for as its line-up says, and with nothing else that is ours', async () => {
    const headEnd = await started([
      '#EXTINF:-1,One',
      '#EXTVLCOPT:http-user-agent=Player/1.0 (X11; Linux)',
      '#EXTVLCOPT:http-referrer=https://pages.example/',
      `${host.origin}/one.m3u8`,
      '#EXTINF:-1,Two',
      `${host.origin}/two.m3u8|User-Agent=Box%2F2&Referer=https://two.example/&Host=evil&X-Other=1`,
      '#EXTINF:-1,Three',
      '#KODIPROP:inputstream.adaptive.stream_headers=User-Agent=Kodi&Cookie=a%3Db',
      `${host.origin}/three.m3u8`,
    ])
    for (const name of ['one', 'two', 'three']) host.serve(`/${name}.m3u8`, '#EXTM3U\nseg.ts?x=1')
    const addresses = new Map<string, string>()
    for (const name of ['One', 'Two', 'Three'])
      addresses.set(name, addressesIn(await text(await liveOf(headEnd, name))).at(-1) ?? '')
    const [one, two, three] = ['one', 'two', 'three'].map(name => host.asked(`/${name}.m3u8`).at(-1)?.headers)
    expect(one).toMatchObject({ 'user-agent': 'Player/1.0 (X11; Linux)', referer: 'https://pages.example/' })
    expect(two).toMatchObject({ 'user-agent': 'Box/2', referer: 'https://two.example/' })
    expect(two?.['x-other']).toBeUndefined()
    expect(three).toMatchObject({ 'user-agent': 'Kodi', cookie: 'a=b' })
    expect(host.asked('/one.m3u8').at(-1)?.url).toBe('/one.m3u8')
    host.serve('/seg.ts', (_, response) => response.writeHead(206, { 'content-range': 'bytes 0-1/9' }).end('ab'))
    const part = await fetch(headEnd.origin + addresses.get('One'), { headers: { range: 'bytes=0-1' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 0-1/9', 'ab'])
    expect(host.asked('/seg.ts').at(-1)?.headers).toMatchObject({
      range: 'bytes=0-1',
      referer: 'https://pages.example/',
    })
    expect(host.asked('/seg.ts').at(-1)?.url).toBe('/seg.ts?x=1')
  })

  test.each([
    ['a transport stream', Buffer.concat([Buffer.from([0x47]), Buffer.alloc(187)]), /MPEG transport stream/],
    ['a film', Buffer.from('\0\0\0\x20ftypisom'), /MP4 file/],
    ['a page', '<!doctype html><title>Log in</title>', /a page/],
  ])('that is neither HLS nor DASH but %s is told at once, by name', async (_, body, reason) => {
    const lines: string[] = []
    const headEnd = await started(['#EXTINF:-1 tvg-chno="7",Other', `${host.origin}/other`], {
      log: line => lines.push(line),
    })
    host.serve('/other', body)
    const response = await liveOf(headEnd, 'Other')
    expect([response.status, await response.text()]).toEqual([404, expect.stringMatching(reason)])
    expect(lines.at(-1)).toMatch(/^Other does not play: /)
    expect(await reportOf(headEnd)).toMatch(/7 Other: /)
    host.serve('/other', '#EXTM3U')
    await text(await liveOf(headEnd, 'Other'))
    expect(await reportOf(headEnd)).not.toContain('7 Other')
  })

  test('is refused as gone where its host refuses it: our own tokens have nothing to do with that', async () => {
    const headEnd = await started(['#EXTINF:-1,One', `${host.origin}/refused`])
    host.serve('/refused', (_, response) => response.writeHead(403).end())
    expect((await liveOf(headEnd, 'One')).status).toBe(404)
    for (const trouble of [503, 504]) {
      host.serve('/refused', (_, response) => response.writeHead(trouble).end())
      expect((await liveOf(headEnd, 'One')).status).toBe(502)
    }
    host.serve('/refused', request => request.socket.destroy())
    expect((await liveOf(headEnd, 'One')).status).toBe(502)
  })

  test('can bring no page and no script of its own to the origin of the app', async () => {
    const headEnd = await started(['#EXTINF:-1,One', `${host.origin}/one.m3u8`])
    host.serve('/one.m3u8', '#EXTM3U\nevil.js')
    host.serve('/evil.js', (_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript', 'set-cookie': 'a=b', refresh: '0' }).end('alert(1)'),
    )
    const [address = ''] = addressesIn(await text(await liveOf(headEnd, 'One')))
    const { headers } = await fetch(headEnd.origin + address)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect([headers.get('set-cookie'), headers.get('refresh')]).toEqual([null, null])
  })
})

describe('[AHEAD-42] nobody gets through to other hosts', () => {
  test('by an address that this operator has not written, or has for another channel', async () => {
    const headEnd = await started([
      '#EXTINF:-1,One',
      `${host.origin}/one.m3u8`,
      '#EXTINF:-1,Two',
      `${host.origin}/two.m3u8`,
    ])
    host.serve('/one.m3u8', '#EXTM3U\nsub/one.ts')
    host.serve('/sub/one.ts', 'media')
    host.serve('/secret', 'secret')
    const [own = ''] = addressesIn(await text(await liveOf(headEnd, 'One')))
    expect(await text(await fetch(headEnd.origin + own))).toBe('media')
    const { named } = await channelsOf(headEnd)
    const [one, two] = ['One', 'Two'].map(name => String(named(name).logicalChannelId))
    const folder = own.split('/').at(-2) ?? ''
    const forged = Buffer.from(`${host.origin}/`).toString('base64url')
    for (const path of [
      own.replace(one ?? '', two ?? ''),
      own.replace(folder, forged),
      own.replace(folder, `${folder.slice(0, -4)}AAAA`),
      own.replace('one.ts', '..'),
      own.replace('one.ts', '%2e%2e'),
      own.replace('one.ts', '%5c..%5csecret'),
      `/gateway/stream/1/${folder}/one.ts`,
    ])
      expect((await fetch(headEnd.origin + path)).status, path).toBe(404)
    expect(host.asked('/secret')).toEqual([])
  })

  test.each(['..', '%2e%2e', '../secret', '..\\secret', '/secret', '//other.invalid/a'])(
    'by a name that leads out of its folder: %s',
    name => {
      const own = makeOwnAddresses()
      const folder = own.of('1', new URL('http://x.invalid/a/b/one.ts')).split('/').at(-2) ?? ''
      expect(own.read('1', folder, 'two.ts?c=/../')?.href).toBe('http://x.invalid/a/b/two.ts?c=/../')
      expect(own.read('1', folder, name)).toBeUndefined()
    },
  )

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('%s is private', address => {
    expect(isPrivate(address)).toBe(true)
  })

  test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])('%s is public', address => {
    expect(isPrivate(address)).toBe(false)
  })

  const LIMITS = { idleMs: 200, totalMs: 600, maxBytes: 1_000 }
  const outcome = async (named: ReadonlyArray<URL>, names: ReadonlyArray<string>, address: string): Promise<string> => {
    const { ask, close } = makeAsk(makeHosts(named, names))
    try {
      const answer = await ask({ address: new URL(address), limits: LIMITS })
      return (await wholeOf(answer)).toString()
    } catch (error) {
      return reasonOf(error)
    } finally {
      close()
    }
  }

  test('in the private network, by number, by name or by redirect, where the person has not named the host', async () => {
    host.serve('/there', 'there')
    const { port } = new URL(host.origin)
    const other = await startStandIn()
    other.redirect('/away', `${host.origin}/there`)
    other.redirect('/named', `http://localhost:${port}/there`)
    const ways = [
      `${host.origin}/there`,
      `http://localhost:${port}/there`,
      `http://2130706433:${port}/there`,
      `http://[::ffff:127.0.0.1]:${port}/there`,
    ]
    for (const way of ways) expect(await outcome([], [], way), way).toMatch(/private network/)
    for (const path of ['away', 'named'])
      expect(await outcome([new URL(other.origin)], [], `${other.origin}/${path}`)).toMatch(/private network/)
    expect(await outcome([new URL(host.origin)], [], `${host.origin}/there`)).toBe('there')
    expect(await outcome([], ['127.0.0.1'], `${other.origin}/away`)).toBe('there')
    expect(await outcome([], [`localhost:${port}`], `http://localhost:${port}/there`)).toBe('there')
    expect(await outcome([], ['localhost:1'], `http://localhost:${port}/there`)).toMatch(/private network/)
    await other.close()
  })

  test('and no host holds this one up: silence, size, slowness and circles have an end', async () => {
    const named = [new URL(host.origin)]
    host.serve('/silent', () => undefined)
    host.serve('/large', 'x'.repeat(5_000))
    host.redirect('/circle', '/circle')
    host.redirect('/file', 'file:///etc/passwd')
    host.serve('/slow', (_, response) => {
      const timer = setInterval(() => response.write('x'), 100)
      response.once('close', () => clearInterval(timer))
    })
    const ways = {
      silent: /does not answer/,
      large: /larger than/,
      circle: /without an end/,
      file: /file: is not asked/,
      slow: /takes too long/,
    }
    await Promise.all(
      Object.entries(ways).map(async ([path, reason]) =>
        expect(await outcome(named, [], `${host.origin}/${path}`), path).toMatch(reason),
      ),
    )
  })
})

describe('[AHEAD-42] the picture of an imported programme', () => {
  test('comes from its own host through this origin; where it is none the channel is drawn', async () => {
    host.serve('/one.png', PNG)
    host.serve('/none.png', '<html>')
    const now = Date.now()
    const stamp = (at: number): string => new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)
    const programme = (title: string, icon: string): string =>
      `<programme channel="one" start="${stamp(now)} +0000" stop="${stamp(now + 60_000)} +0000"><title>${title}</title>${icon}</programme>`
    const icons = [
      `<icon src="${host.origin}/none.png"/>`,
      `<icon src="${host.origin}/one.png"/>`,
      '<icon src="file:///x"/>',
      '',
    ]
    host.serve('/guide.xml', `<tv>${icons.map((icon, at) => programme(`Part ${at}`, icon)).join('')}</tv>`)
    const headEnd = await started([`#EXTINF:-1 tvg-id="one",One`, `${host.origin}/1`], {
      xmltv: `${host.origin}/guide.xml`,
    })
    const { named, token } = await channelsOf(headEnd)
    const epgIdList = [named('One').epgId as EpgId]
    const date = utcDayOf(instant(now))
    const { epgModelList } = await must(ask(headEnd.origin, endpoints.epgDays, { date, epgIdList }, token))
    const pictures = epgModelList[0]?.epgDayList[0]?.epgList.map(({ picture }) => picture)
    expect(pictures?.slice(2)).toEqual([undefined, undefined])
    const [none, one] = await Promise.all((pictures ?? []).slice(0, 2).map(address => fetch(headEnd.origin + address)))
    expect(Buffer.from((await one?.arrayBuffer()) ?? new ArrayBuffer()).equals(PNG)).toBe(true)
    expect(none?.url).toMatch(/\/art\/of\/\d+-1280x720\.svg$/)
    expect([none?.status, none?.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    const stale = `${headEnd.origin}/gateway/programme/${named('One').logicalChannelId}-zzz/1`
    expect((await fetch(stale)).status).toBe(404)
  })
})

describe('[AHEAD-42] the logo of an imported channel', () => {
  test('comes from its own host through this origin; where it is no picture the name is the mark', async () => {
    const headEnd = await started([
      `#EXTINF:-1 tvg-logo="${host.origin}/logo.png",One`,
      `${host.origin}/1`,
      `#EXTINF:-1 tvg-logo="${host.origin}/page.png",Two`,
      `${host.origin}/2`,
      '#EXTINF:-1 tvg-logo="javascript:alert(1)",Three',
      `${host.origin}/3`,
    ])
    host.serve('/logo.png', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PNG))
    host.serve('/page.png', (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<html>'))
    const { named } = await channelsOf(headEnd)
    const [one, two, three] = await Promise.all(
      ['One', 'Two', 'Three'].map(name => fetch(headEnd.origin + named(name).iconUrl)),
    )
    expect(one?.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from((await one?.arrayBuffer()) ?? new ArrayBuffer()).equals(PNG)).toBe(true)
    expect(two?.url).toBe(`${headEnd.origin}/art/name/Two.svg`)
    expect(three?.url).toBe(`${headEnd.origin}/art/name/Three.svg`)
    await fetch(headEnd.origin + named('Two').iconUrl)
    expect(host.asked('/page.png')).toHaveLength(1)
  })
})
