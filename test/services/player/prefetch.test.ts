import { describe, expect, test, vi } from 'vitest'
import { NO_CHOICE } from '../../../models/chosenTracks.ts'
import type { TrackChoice } from '../../../models/trackChoice.ts'
import { BYTES_PER_WINDOW, makeAllowance } from '../../../src/services/player/allowance.ts'
import { FLEETING_MS, GIVE_UP_MS, LASTING_MS, makePrefetch, REST_MS } from '../../../src/services/player/prefetch.ts'

const MASTER = 'https://one.example/live/news/index.m3u8?token=t'
const FILES: Readonly<Record<string, string>> = {
  [MASTER]: [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Português",LANGUAGE="pt-BR",DEFAULT=NO,URI="a-pt.m3u8?token=t"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Español",LANGUAGE="es",DEFAULT=YES,URI="a-es.m3u8?token=t"',
    '#EXT-X-STREAM-INF:BANDWIDTH=3000000,RESOLUTION=1280x720,AUDIO="sound"',
    'v720.m3u8?token=t',
    '#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="sound"',
    'v360.m3u8?token=t',
  ].join('\n'),
}
const media = (name: string, added = 0) =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MAP:URI="${name}/init.mp4"`,
    ...[1, 2, 3, 4, 5].flatMap(n => ['#EXTINF:2.000000,', `${name}/${n + added}.m4s`]),
  ].join('\r\n')
/** Another segment every two seconds. */
const live = (name: string) => (ms: number) => media(name, Math.floor(ms / 2_000))

const at = (path: string) => `https://one.example/live/news/${path}`
type Answers = Readonly<Record<string, string | ((ms: number) => string)>>
const files: Answers = {
  ...FILES,
  [at('v360.m3u8?token=t')]: live('v360'),
  [at('a-es.m3u8?token=t')]: live('a-es'),
  [at('a-pt.m3u8?token=t')]: live('a-pt'),
}

interface RigTraits {
  readonly sparesData?: boolean
  readonly answers?: Answers
  /** The language that the viewer chose to hear. */
  readonly audio?: string
  readonly audioKind?: TrackChoice['audioKind']
  /** Where a redirect leads that the host answers with. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Is waited for before a request is answered. */
  readonly wait?: (address: string) => Promise<unknown> | undefined
}

const rig = ({ sparesData = false, answers = files, audio, audioKind, redirects = {}, wait }: RigTraits = {}) => {
  const asked: string[] = []
  let time = 0
  const now = () => time
  const givenUp: string[] = []
  let broken: number | undefined
  const fetch = async (address: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push(address)
    const isLeft = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        givenUp.push(address)
        reject(signal.reason)
      })
    })
    await Promise.race([wait?.(address), isLeft])
    const url = redirects[address] ?? address
    const answer = answers[url]
    const text = typeof answer === 'function' ? answer(time) : answer
    const isSegment = /\.(?:m4s|mp4)$/.test(url)
    if (broken !== undefined) return new Response('', { status: broken })
    if (text === undefined && !isSegment) return new Response('gone', { status: 404 })
    time += 10
    return Object.defineProperty(new Response(text ?? 'bytes'), 'url', { value: url })
  }
  const allowance = makeAllowance({ now, isClosed: () => sparesData })
  const prefetch = makePrefetch({
    fetch: fetch as unknown as typeof globalThis.fetch,
    now,
    allowance,
    languages: () => ({ ...NO_CHOICE, audio, audioKind }),
  })
  return {
    prefetch,
    allowance,
    asked,
    givenUp,
    breakDown: (status: number) => {
      broken = status
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('preparing a channel', () => {
  test('[AHEAD-25] fetches the playlists, init and first segments that a start at the edge plays', async () => {
    const { prefetch, asked } = rig()
    await prefetch.prepare(MASTER)
    expect(asked.map(address => address.replace('https://one.example/live/news/', '')).sort()).toEqual([
      'a-es.m3u8?token=t',
      'a-es/3.m4s',
      'a-es/4.m4s',
      'a-es/init.mp4',
      'index.m3u8?token=t',
      'v360.m3u8?token=t',
      'v360/3.m4s',
      'v360/4.m4s',
      'v360/init.mp4',
    ])
  })

  test('[AHEAD-47] a host in trouble is asked for nothing on a chance for half a minute', async () => {
    const { prefetch, asked, pass, breakDown } = rig()
    breakDown(503)
    await prefetch.prepare(MASTER)
    await prefetch.introduce(MASTER)
    expect(asked).toEqual([MASTER])
    pass(REST_MS)
    breakDown(404)
    await prefetch.introduce(MASTER)
    await prefetch.introduce(MASTER)
    expect(asked).toEqual([MASTER, MASTER, MASTER])
  })

  test('[AHEAD-25] [LIVE-01] where a redirect led, all that the playlist names is asked for', async () => {
    const entrance = 'https://entrance.example/news.m3u8?token=t'
    const { prefetch, asked } = rig({ redirects: { [entrance]: MASTER } })
    await prefetch.prepare(entrance)
    expect(asked[0]).toBe(entrance)
    expect(asked.slice(1).every(address => address.startsWith('https://one.example/live/news/'))).toBe(true)
    expect((await prefetch.take(entrance)?.prepared)?.address).toBe(MASTER)
    expect(prefetch.take(at('v360/3.m4s'))).toBeDefined()
  })

  test.each([
    ['pt', 'a-pt', 'a-es'],
    ['en', 'a-es', 'a-pt'],
  ])(
    '[AHEAD-25] [AHEAD-09] has the sound in the language that was chosen once (%s), else as the stream wants it',
    async (audio, wanted, other) => {
      const { prefetch } = rig({ audio })
      await prefetch.prepare(MASTER)
      expect(await prefetch.take(at(`${wanted}/3.m4s`))?.prepared).toBeDefined()
      expect(prefetch.take(at(`${other}/3.m4s`))).toBeUndefined()
    },
  )

  test('[AHEAD-25] [AHEAD-35] has the described sound where that was chosen once', async () => {
    const described =
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="AD",LANGUAGE="es",CHARACTERISTICS="public.accessibility.describes-video",URI="a-ad.m3u8"'
    const answers = {
      ...files,
      [MASTER]: `${FILES[MASTER]?.replace('#EXT-X-STREAM-INF', `${described}\n#EXT-X-STREAM-INF`)}`,
      [at('a-ad.m3u8')]: live('a-ad'),
    }
    const audioKind = { role: 'described', isSurround: false, label: 'AD', place: 1 } as const
    const { prefetch } = rig({ answers, audio: 'pt', audioKind })
    await prefetch.prepare(MASTER)
    expect(prefetch.take(at('a-ad/3.m4s'))).toBeDefined()
    expect(prefetch.take(at('a-pt/3.m4s'))).toBeUndefined()
  })

  test('[AHEAD-25] answers a live playlist once, a master playlist and an init segment again and again', async () => {
    const { prefetch } = rig()
    await prefetch.prepare(MASTER)
    expect((await prefetch.take(at('v360.m3u8?token=t'))?.prepared)?.body).toContain('#EXTINF')
    expect(prefetch.take(at('v360.m3u8?token=t'))).toBeUndefined()
    expect((await prefetch.take(at('v360/3.m4s'))?.prepared)?.body).toBeInstanceOf(ArrayBuffer)
    expect(prefetch.take(at('v360/3.m4s'))).toBeUndefined()
    for (const lasting of [MASTER, at('v360/init.mp4')]) {
      expect(prefetch.take(lasting)).toBeDefined()
      expect(prefetch.take(lasting)).toBeDefined()
    }
    expect((await prefetch.take(MASTER)?.prepared)?.tookMs).toBe(10)
  })

  test('[AHEAD-25] a live playlist is too old after seconds, what stays the same after minutes', async () => {
    const { prefetch, pass } = rig()
    await prefetch.prepare(MASTER)
    pass(FLEETING_MS)
    expect(prefetch.take(at('v360.m3u8?token=t'))).toBeUndefined()
    expect(prefetch.take(at('v360/3.m4s'))).toBeUndefined()
    expect(prefetch.take(MASTER)).toBeDefined()
    pass(LASTING_MS)
    expect(prefetch.take(MASTER)).toBeUndefined()
  })

  test('[AHEAD-25] prepared again, only what has grown old is fetched', async () => {
    const { prefetch, asked, pass } = rig()
    await prefetch.prepare(MASTER)
    asked.length = 0
    await prefetch.prepare(MASTER)
    expect(asked).toEqual([])
    pass(FLEETING_MS)
    await prefetch.prepare(MASTER)
    expect(asked.filter(address => address === MASTER || address.endsWith('init.mp4'))).toEqual([])
    expect(asked).toHaveLength(6)
  })

  test('[AHEAD-25] segments are those of a playlist of this moment: what is older would be history when it is wanted', async () => {
    const { prefetch, asked, pass } = rig()
    await prefetch.introduce(MASTER)
    pass(FLEETING_MS / 2)
    asked.length = 0
    await prefetch.prepare(MASTER)
    expect(asked.filter(address => address.includes('.m3u8'))).toEqual([
      at('v360.m3u8?token=t'),
      at('a-es.m3u8?token=t'),
    ])
    pass(FLEETING_MS - 1_000)
    expect(prefetch.take(at('v360.m3u8?token=t'))).toBeDefined()
    expect(prefetch.take(at('v360/4.m4s'))).toBeDefined()
  })

  test('[AHEAD-25] a playlist that is long on its way is asked for once', async () => {
    const playlist = at('v360.m3u8?token=t')
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const { prefetch, asked, pass } = rig({ wait: address => (address === playlist ? answered : undefined) })
    const first = prefetch.prepare(MASTER)
    await vi.waitFor(() => expect(asked).toContain(playlist))
    pass(2_000)
    const second = prefetch.prepare(MASTER)
    answer()
    await Promise.all([first, second])
    expect(asked.filter(address => address === playlist)).toHaveLength(1)
    pass(FLEETING_MS - 1_000)
    expect(prefetch.take(playlist)).toBeDefined()
  })

  test('[AHEAD-25] a request that fails late takes nothing with it that was asked for since', async () => {
    let fail = () => {}
    const waits = [
      new Promise<void>((_, reject) => {
        fail = () => reject(new Error('gone'))
      }),
    ]
    const { prefetch, pass } = rig({ wait: address => (address === MASTER ? waits.shift() : undefined) })
    const failing = prefetch.prepare(MASTER)
    pass(LASTING_MS)
    await prefetch.prepare(MASTER)
    fail()
    await failing
    expect(prefetch.take(MASTER)).toBeDefined()
  })

  test('[AHEAD-25] a channel whose stream does not answer is simply not prepared', async () => {
    const { prefetch } = rig({ answers: {} })
    await expect(prefetch.prepare(MASTER)).resolves.toBeUndefined()
    expect(prefetch.take(MASTER)).toBeUndefined()
  })

  test('[AHEAD-25] a stream without a master playlist is left to the engine', async () => {
    const { prefetch } = rig({ answers: { [MASTER]: media('v360') } })
    await prefetch.prepare(MASTER)
    expect(prefetch.take(MASTER)).toBeUndefined()
  })
})

describe('introducing a channel', () => {
  test('[AHEAD-25] fetches all but the segments, of which playlists grow old', async () => {
    const { prefetch, asked, pass } = rig()
    await prefetch.introduce(MASTER)
    expect(asked.filter(address => address.endsWith('.m4s'))).toEqual([])
    pass(FLEETING_MS)
    expect(prefetch.take(MASTER)).toBeDefined()
    expect(prefetch.take(at('v360/init.mp4'))).toBeDefined()
    expect(prefetch.take(at('v360.m3u8?token=t'))).toBeUndefined()
  })

  test('[AHEAD-25] asks again for what has grown old, and for nothing else', async () => {
    const { prefetch, asked, pass } = rig()
    const askedFor = async (): Promise<ReadonlyArray<string>> => {
      asked.length = 0
      await prefetch.introduce(MASTER)
      return asked
    }
    await askedFor()
    expect(await askedFor()).toEqual([])
    pass(LASTING_MS - 1_000)
    expect(await askedFor()).toEqual([])
    pass(LASTING_MS)
    expect(await askedFor()).toContain(MASTER)
  })

  test('[AHEAD-25] a stream that does not answer is asked again the next time', async () => {
    const { prefetch, asked } = rig({ answers: {} })
    await prefetch.introduce(MASTER)
    await prefetch.introduce(MASTER)
    expect(asked).toEqual([MASTER, MASTER])
  })

  test('[AHEAD-25] nothing is introduced to a person who spares data', async () => {
    const { prefetch, asked } = rig({ sparesData: true })
    await prefetch.introduce(MASTER)
    expect(asked).toEqual([])
  })
})

describe('hastening a channel that is opened', () => {
  test('[AHEAD-25] asks for the first segments in the same moment where the playlists are known', async () => {
    const { prefetch, asked } = rig()
    await prefetch.introduce(MASTER)
    asked.length = 0
    void prefetch.preloadNow(MASTER)
    expect(asked).toEqual([at('v360/3.m4s'), at('a-es/3.m4s')])
  })

  test('[AHEAD-25] the first segment of the picture and of the sound are asked for side by side', async () => {
    const { prefetch, asked } = rig()
    await prefetch.preloadNow(MASTER)
    expect(asked.filter(address => address.endsWith('.m4s'))).toEqual([at('v360/3.m4s'), at('a-es/3.m4s')])
  })

  test('[AHEAD-25] minutes after it was introduced the first segment is asked for side by side with the playlist', async () => {
    const { prefetch, asked, pass } = rig()
    await prefetch.introduce(MASTER)
    pass(5 * 60_000)
    asked.length = 0
    const isThere = prefetch.preloadNow(MASTER)
    const [picture, sound] = [at('v360.m3u8?token=t'), at('a-es.m3u8?token=t')]
    expect(asked).toEqual([picture, at('v360/153.m4s'), sound, at('a-es/153.m4s')])
    await isThere
    expect(asked).toHaveLength(4)
    for (const address of [picture, sound, at('v360/153.m4s'), at('a-es/153.m4s'), at('v360/init.mp4')])
      expect(prefetch.take(address)).toBeDefined()
  })

  test('[AHEAD-25] an engine that starts at the edge of the playlist plays what was foretold, though a newer segment has come', async () => {
    const { prefetch, pass } = rig()
    pass(1_000)
    await prefetch.introduce(MASTER)
    pass(7_000)
    await prefetch.preloadNow(MASTER)
    const playlist = await prefetch.take(at('v360.m3u8?token=t'))?.prepared
    const named = String(playlist?.body).match(/v360.*m4s/g)
    expect(named).toEqual(['v360/5.m4s', 'v360/6.m4s', 'v360/7.m4s', 'v360/8.m4s'])
    expect(prefetch.take(at('v360/6.m4s'))).toBeDefined()
  })

  test('[AHEAD-25] [LIVE-06] of a stream that is loaded again nothing is foretold: it may count from another number', async () => {
    const { prefetch, asked, pass } = rig()
    await prefetch.introduce(MASTER)
    prefetch.forget(MASTER)
    pass(60_000)
    asked.length = 0
    void prefetch.preloadNow(MASTER)
    expect(asked).toEqual([MASTER])
  })

  test('[LIVE-06] a stream that is loaded again is asked for anew', async () => {
    const { prefetch, asked } = rig()
    await prefetch.preloadNow(MASTER)
    prefetch.forget(MASTER)
    await prefetch.preloadNow(MASTER)
    for (const lasting of [MASTER, at('v360/init.mp4')])
      expect(asked.filter(address => address === lasting)).toHaveLength(2)
  })

  test('[AHEAD-25] costs nothing of the allowance, and is done also where that is spent', async () => {
    const { prefetch, allowance, asked } = rig({ sparesData: true })
    allowance.spend(BYTES_PER_WINDOW)
    await prefetch.preloadNow(MASTER)
    expect(asked).toHaveLength(7)
  })
})

describe('a title', () => {
  const whole = (name: string) => `${media(name)}\r\n#EXT-X-ENDLIST`
  const title = {
    ...FILES,
    [at('v360.m3u8?token=t')]: whole('v360'),
    [at('a-es.m3u8?token=t')]: whole('a-es'),
  }

  test.each([
    [0, '1'],
    [3.9, '2'],
    [4, '3'],
  ])('[VOD-06] [VOD-07] begins at its second %d: in segment %s', async (second, segment) => {
    const { prefetch, asked } = rig({ answers: title })
    await prefetch.preloadNow(MASTER, second)
    expect(asked.filter(address => address.endsWith('.m4s'))).toEqual([
      at(`v360/${segment}.m4s`),
      at(`a-es/${segment}.m4s`),
    ])
  })

  test('[VOD-06] what was prepared of it stays good while somebody makes up their mind', async () => {
    const { prefetch, asked, pass } = rig({ answers: title })
    await prefetch.prepare(MASTER)
    pass(10 * FLEETING_MS)
    const before = asked.length
    await prefetch.preloadNow(MASTER)
    expect(asked).toHaveLength(before)
  })

  test('[VOD-06] [LIVE-05] what was prepared of it serves once: a broken part is asked for again', async () => {
    const { prefetch } = rig({ answers: title })
    await prefetch.prepare(MASTER)
    for (const path of ['v360.m3u8?token=t', 'v360/1.m4s']) {
      expect(await prefetch.take(at(path))?.prepared).toBeDefined()
      expect(prefetch.take(at(path))).toBeUndefined()
    }
  })

  test('[VOD-07] beyond its end nothing is fetched ahead', async () => {
    const { prefetch, asked } = rig({ answers: title })
    await prefetch.prepare(MASTER, 10)
    expect(asked.filter(address => address.endsWith('.m4s'))).toEqual([])
  })
})

describe('What hangs', () => {
  const isHanging = (address: string) => (/\.m(4s|p4)$/.test(address) ? new Promise(() => undefined) : undefined)
  const hanging = async () => {
    const part = rig({ wait: isHanging })
    void part.prefetch.preloadNow(MASTER)
    await vi.waitUntil(() => part.asked.filter(isHanging).length === 4)
    return part
  }

  test('[LIVE-06] is given up with the load that took it; what serves every load is not', async () => {
    const { prefetch, givenUp } = await hanging()
    for (const path of ['v360/3.m4s', 'v360/init.mp4']) prefetch.take(at(path))?.giveUp()
    expect(givenUp).toEqual([at('v360/3.m4s')])
    expect(prefetch.take(at('v360/init.mp4'))).toBeDefined()
  })

  test('[LIVE-06] is given up at last where no load comes for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const part = rig({ wait: isHanging })
    const isOver = part.prefetch.preloadNow(MASTER)
    await vi.advanceTimersByTimeAsync(GIVE_UP_MS - 1)
    expect(part.givenUp).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await isOver
    expect(part.givenUp.sort()).toEqual(part.asked.filter(isHanging).sort())
    expect(part.prefetch.take(at('v360/init.mp4'))).toBeUndefined()
    vi.useRealTimers()
  })
})

describe('the data allowance', () => {
  test('[AHEAD-25] a person who spares data has nothing fetched on a chance', async () => {
    const { prefetch, asked } = rig({ sparesData: true })
    await prefetch.prepare(MASTER)
    expect(asked).toEqual([])
  })

  test('[AHEAD-25] a spent allowance stops preparing until the next ten minutes', async () => {
    const { prefetch, allowance, asked, pass } = rig()
    allowance.spend(BYTES_PER_WINDOW)
    await prefetch.prepare(MASTER)
    expect(asked).toEqual([])
    pass(10 * 60_000)
    await prefetch.prepare(MASTER)
    expect(asked).not.toEqual([])
  })
})
