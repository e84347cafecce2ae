import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MediaFact } from '../../../../machines/media/index.ts'
import { NO_CHOICE } from '../../../../models/chosenTracks.ts'
import { instant } from '../../../../models/codec/instant.ts'
import type { LoadRequest } from '../../../../src/services/player/engine.ts'
import { makeNativeEngine } from '../../../../src/services/player/native/nativeEngine.ts'
import { makeElement } from './element.ts'

const EIGHT = instant(Date.UTC(2026, 0, 1, 8))
const HOST = 'https://one.example'
const at = (second: number) => instant(EIGHT + second * 1_000)

type Answers = Readonly<Record<string, number>>

/** The engine over an element, a session with one token after the other, and a host that answers with these statuses. */
const rig = (answers: Answers = {}) => {
  const element = makeElement()
  const told: MediaFact[] = []
  let held = 0
  let token = 1
  let statuses = answers
  const fetch = async (asked: string) => {
    const url = new URL(asked)
    const status = statuses[url.pathname + url.search] ?? statuses[url.pathname] ?? 200
    if (status === 0) throw new TypeError('nobody')
    const text = '#EXTM3U\n#EXTINF:6,\n1.m4s'
    return Object.defineProperty(new Response(text, { status }), 'url', { value: asked })
  }
  const engine = makeNativeEngine({
    stage: { video: element.video as never, holdPicture: () => (held += 1) },
    drm: () => Promise.reject(new Error('nothing is protected')),
    navigator: {} as Navigator,
    fetch: fetch as unknown as typeof globalThis.fetch,
    tell: (_, fact) => told.push(fact),
    report: { dropped: () => undefined },
  })
  const load = (wish: Partial<LoadRequest> = {}) =>
    engine.load({
      generation: 1,
      address: `${HOST}/live?token=t${token}`,
      token: {
        current: () => `t${token}`,
        renew: async () => {
          token += 1
          return true
        },
      },
      protection: undefined,
      begins: undefined,
      isFilm: false,
      quality: undefined,
      startAt: undefined,
      captions: undefined,
      paused: false,
      rate: 1,
      languages: NO_CHOICE,
      cmcd: undefined,
      ...wish,
    })
  return {
    ...element,
    engine,
    load,
    told,
    held: () => held,
    /** Which of these there were, in their order. */
    of: (...types: ReadonlyArray<MediaFact['type']>) => told.filter(({ type }) => types.includes(type)),
    failures: () => told.flatMap(fact => (fact.type === 'media.failed' ? [fact.failure] : [])),
    answer: (with_: Answers) => {
      statuses = with_
    },
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[AHEAD-33] the element behind the port', () => {
  test('is given the address, and tells its first frame and that it plays', () => {
    const { engine, load, opens, video, told, of } = rig()
    load({ rate: 1.5 })
    expect(video.given).toEqual([`${HOST}/live?token=t1`])
    expect([video.autoplay, video.playbackRate]).toEqual([true, 1.5])
    opens()
    expect(of('media.firstFrame', 'media.playing')).toEqual([
      { type: 'media.firstFrame', paused: false },
      { type: 'media.playing' },
    ])
    const before = told.length
    void engine.destroy()
    opens()
    expect(told).toHaveLength(before)
  })

  test('says to the host in the address what else the requests would say', () => {
    const { load, video } = rig()
    const start = (address: string) => ({ address: `${address}&CMCD=cid`, headers: {} })
    load({ cmcd: { start } as unknown as LoadRequest['cmcd'] })
    expect(video.given).toEqual([`${HOST}/live?token=t1&CMCD=cid`])
  })

  test.each<[string, Partial<LoadRequest>, number, number | undefined]>([
    ['the date of the stream', { begins: at(1) }, EIGHT, EIGHT + 10_000],
    ['the beginning of a recording without dates', { begins: at(1) }, Number.NaN, EIGHT + 11_000],
    ['nothing, live without dates', {}, Number.NaN, undefined],
    ['the beginning of a title, whatever dates it has', { begins: instant(0), isFilm: true }, EIGHT, 10_000],
  ])('knows its moment by %s', (_, wish, startDate, moment) => {
    const { engine, load, opens, says, video } = rig()
    load(wish)
    expect(engine.place()).toBeUndefined()
    opens({ startDate })
    video.currentTime = 10
    says('timeupdate')
    expect(engine.place()).toBe(moment)
    expect(video.dataset.moment).toBe(moment === undefined ? undefined : new Date(moment).toISOString())
  })

  test('begins where it is wished, as soon as that can be sought, and no further than that', () => {
    const { engine, load, opens, reaches, video } = rig()
    load({ begins: EIGHT, startAt: at(300) })
    expect(engine.place()).toBe(at(300))
    reaches([0, 600])
    opens({ startDate: EIGHT })
    expect(video.currentTime).toBe(300)
    engine.seek(at(900))
    expect(video.currentTime).toBe(600)
    engine.seek(at(-5))
    expect(video.currentTime).toBe(0)
  })

  test('plays what there is where nothing can be sought', () => {
    const { engine, load, opens, reaches, says, video } = rig()
    load({ begins: EIGHT, startAt: at(300) })
    opens({ startDate: EIGHT })
    reaches([0, 600])
    says('durationchange')
    expect(video.currentTime).toBe(0)
    expect(engine.place()).toBe(EIGHT)
  })

  test('goes to the edge by what can be sought, else by another start', () => {
    const { engine, load, opens, reaches, video, held } = rig()
    load()
    opens()
    reaches([0, 60])
    engine.seek('edge')
    expect(video.currentTime).toBe(60)
    reaches(undefined)
    engine.seek('edge')
    expect(video.given).toHaveLength(2)
    expect(held()).toBe(1)
  })

  test('slows down where a growing recording has nothing more to gain', () => {
    const { load, opens, reaches, says, video, of } = rig()
    load({ begins: EIGHT, rate: 2 })
    opens()
    reaches([0, 100])
    video.currentTime = 50
    says('timeupdate')
    expect(of('media.caughtUp')).toEqual([])
    video.currentTime = 95
    says('timeupdate')
    expect(of('media.caughtUp')).toHaveLength(1)
    expect(video.playbackRate).toBe(1)
  })

  test('ends with a recording; a live stream that ends, or is whole from the start, is over', () => {
    const recording = rig()
    recording.load({ begins: EIGHT })
    recording.opens({ duration: 60 })
    recording.says('ended')
    expect(recording.of('media.ended')).toHaveLength(1)
    expect(recording.failures()).toEqual([])

    const live = rig()
    live.load()
    live.opens()
    live.says('ended')
    expect(live.failures()).toMatchObject([{ kind: 'over' }])

    const history = rig()
    history.load()
    history.opens({ duration: 60, startDate: EIGHT })
    expect(history.failures()).toMatchObject([{ kind: 'over' }])
    expect(history.of('media.firstFrame')).toEqual([])
  })
})

describe('[AHEAD-33] [LIVE-13] a failure of the element', () => {
  test.each<[string, number, Answers, object]>([
    ['the host has no such stream', 4, { '/live': 404 }, { kind: 'refused', status: 404 }],
    ['the host is in trouble', 4, { '/live': 503 }, { kind: 'network', status: 503 }],
    ['the host does not answer', 3, { '/live': 0 }, { kind: 'network', status: undefined }],
    ['the host has playlists and no media', 2, { '/1.m4s': 500 }, { kind: 'network', status: 500 }],
    ['the host has everything, the element had no network', 2, {}, { kind: 'network', detail: 'element2' }],
    ['the host has everything, the element cannot play it', 4, {}, { kind: 'unsupported', detail: 'element4' }],
  ])('is told as it is: %s', async (_, code, answers, failure) => {
    const { load, breaks, failures } = rig(answers)
    load()
    breaks(code)
    await settled()
    expect(failures()).toMatchObject([failure])
  })

  test('that comes after a picture is trouble of the decoder, and the next try is another start', async () => {
    const { engine, load, opens, breaks, failures, video, held } = rig()
    load()
    opens()
    breaks(4)
    await settled()
    expect(failures()).toMatchObject([{ kind: 'decoding' }])
    engine.recover('picture')
    expect(video.given).toHaveLength(2)
    expect(held()).toBe(1)
  })

  test('of a stream that was replaced is nobody’s', async () => {
    const { load, breaks, failures } = rig({ '/live': 404 })
    load()
    breaks(4)
    load({ address: `${HOST}/other` })
    await settled()
    expect(failures()).toEqual([])
  })

  test('[LIVE-16] by a token that has ended is mended by a new one, a recording where it was', async () => {
    const { engine, load, opens, reaches, breaks, failures, video } = rig({ '/live?token=t1': 403 })
    load({ begins: EIGHT })
    reaches([0, 600])
    opens({ startDate: EIGHT })
    video.currentTime = 100
    engine.place()
    breaks(2)
    await settled()
    expect(failures()).toEqual([])
    expect(video.given).toEqual([`${HOST}/live?token=t1`, `${HOST}/live?token=t2`])
    opens({ startDate: EIGHT })
    expect(video.currentTime).toBe(100)
  })

  test('[LIVE-16] by a host that refuses the new token too is told once', async () => {
    const { load, breaks, failures, video } = rig({ '/live': 403 })
    load()
    breaks(4)
    await settled()
    expect(failures()).toMatchObject([{ kind: 'refused', status: 403 }])
    expect(video.given).toHaveLength(1)
  })
})

describe('[AHEAD-33] [LIVE-06] a picture that stands still', () => {
  const waiting = async (answers: Answers, readyState: number) => {
    const part = rig(answers)
    part.load()
    part.opens()
    part.video.readyState = readyState
    part.says('waiting')
    await vi.advanceTimersByTimeAsync(5_000)
    return part
  }

  test('for want of a host is trouble of the network after four seconds', async () => {
    const { failures } = await waiting({ '/live': 0 }, 1)
    expect(failures()).toMatchObject([{ kind: 'network' }])
  })
  test('for want of data waits on', async () => {
    const { failures, video } = await waiting({}, 1)
    expect(failures()).toEqual([])
    expect(video.given).toHaveLength(1)
  })
  test('with all that it takes is started again', async () => {
    const { failures, video } = await waiting({}, 4)
    expect(failures()).toEqual([])
    expect(video.given).toHaveLength(2)
  })
  test('and goes on by itself is left alone', async () => {
    const { load, opens, says, failures, video } = rig({ '/live': 0 })
    load()
    opens()
    says('waiting')
    says('playing')
    const moving = setInterval(() => {
      video.currentTime += 0.5
    }, 500)
    await vi.advanceTimersByTimeAsync(5_000)
    clearInterval(moving)
    expect(failures()).toEqual([])
    expect(video.given).toHaveLength(1)
  })
})
