import { startHeadEnd } from '@sintonia/operator'
import { left } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallFailure } from '../../../models/callFailure.ts'
import { HOUR, instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { makePace, retryAfterMs } from '../../../src/services/http/pace.ts'
import { ANA, httpTo } from '../support/http.ts'
import { json, type Reply, startScriptedOperator, success } from '../support/scriptedOperator.ts'

type Outcome = CallFailure | undefined
const SICK: CallFailure = { tag: 'server', status: 500 }
const CALL = 'epgChecksums'
const OTHER = 'notices'

const serverNow = () => instant(0)

/** Numbers from 0 to 1, the same ones for the same seed. */
const seeded = (seed: number) => {
  let state = (seed * 2_654_435_761) % 2 ** 32
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A rest by this chance is as long as it says. */
const MIDDLING = () => 1 / 3

const onDevice = (random = () => 0) => {
  let now = 0
  const pace = makePace({ ticks: () => now, now: serverNow, random })
  const ask = (target = CALL, isAwaited = false, outcome: () => Outcome = () => SICK): boolean => {
    if (pace.refusal(target, undefined, isAwaited) !== undefined) return false
    pace.note(target, undefined, now, outcome())
    return true
  }
  return {
    pace,
    ask,
    at: (ms: number) => {
      now = ms
    },
    /** A chart that asks every so often: when a request went out, in seconds. */
    asks: (from: number, until: number, every: number, target = CALL, outcome?: () => Outcome) => {
      const sent: number[] = []
      for (now = from; now < until; now += every) if (ask(target, false, outcome)) sent.push(now / SECOND)
      return sent
    },
  }
}

describe('A call that keeps failing', () => {
  test('[AHEAD-47] rests after three failures in a row, for 2 minutes, then 8, then 20', () => {
    expect(onDevice(MIDDLING).asks(0, 2 * HOUR, 10 * SECOND)).toEqual([
      0, 10, 20, 140, 620, 1820, 3020, 4220, 5420, 6620,
    ])
  })

  test('[AHEAD-47] meets its last failure meanwhile', () => {
    const { pace, ask } = onDevice()
    for (let count = 0; count < 3; count += 1) ask()
    expect(pace.refusal(CALL, undefined, false)).toEqual(SICK)
    expect(pace.refusal(OTHER, undefined, false)).toBeUndefined()
    expect(pace.refusal(CALL, 'https://another.example/way', false)).toBeUndefined()
  })

  test('[AHEAD-47] is tried once when its rest is over, and goes as ever when that was answered', () => {
    const { pace, ask, at } = onDevice()
    for (let count = 0; count < 3; count += 1) ask()
    at(2 * MINUTE)
    expect(pace.refusal(CALL, undefined, false)).toBeUndefined()
    expect(pace.refusal(CALL, undefined, false)).toEqual(SICK)
    pace.note(CALL, undefined, 2 * MINUTE, undefined)
    expect([ask(), ask()]).toEqual([true, true])
  })

  test('[AHEAD-47] failures of calls that went out side by side count once', () => {
    const { pace, at } = onDevice()
    at(SECOND)
    for (let count = 0; count < 10; count += 1) pace.note(CALL, undefined, 0, SICK)
    expect(pace.refusal(CALL, undefined, false)).toBeUndefined()
  })

  test('[AHEAD-47] goes out where a person waits for it, however often, and does not rest longer for that', () => {
    const { ask, asks, at } = onDevice(MIDDLING)
    for (let count = 0; count < 3; count += 1) ask()
    for (let count = 1; count <= 10; count += 1) {
      at(count * SECOND)
      expect(ask(CALL, true)).toBe(true)
    }
    expect(asks(11 * SECOND, 5 * MINUTE, SECOND)).toEqual([120])
  })

  test('[AHEAD-47] failures far apart are no row', () => {
    expect(onDevice().asks(0, 2 * HOUR, 11 * MINUTE)).toHaveLength(11)
  })

  test.each([['expired'], ['offline'], ['cancelled']] as const)(
    '[AHEAD-47] %s says nothing of the operator, and the network has a pace of its own',
    tag => {
      expect(onDevice().asks(0, MINUTE, SECOND, CALL, () => ({ tag }))).toHaveLength(60)
    },
  )

  test.each([[{ tag: 'timeout' }], [{ tag: 'malformed', failure: { codec: 'Envelope', path: '' } }]] as const)(
    '[AHEAD-47] %j counts',
    failure => {
      expect(onDevice().asks(0, MINUTE, SECOND, CALL, () => failure)).toHaveLength(3)
    },
  )
})

describe('A host', () => {
  const names = Array.from({ length: 12 }, (_, index) => `call ${index}`)

  test('[AHEAD-47] that answers nothing is asked by few: repetitions have a budget', () => {
    const { ask, at } = onDevice()
    let sent = 0
    for (let now = 0; now < 2 * MINUTE; now += 5 * SECOND) {
      at(now)
      for (const name of names) if (ask(name)) sent += 1
    }
    expect(sent).toBeLessThanOrEqual(12 + 10 + 12 + 4)
  })

  test('[AHEAD-47] that answers again after it answered nothing has all calls back within a minute', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { ask, at } = onDevice(seeded(seed))
      const back = new Map<string, number>()
      const isSick = (now: number) => now >= MINUTE && now < 6 * MINUTE
      for (let now = 0; now < 8 * MINUTE; now += SECOND) {
        at(now)
        names.forEach((name, index) => {
          const isDue = now % (10 * SECOND) === (index % 10) * SECOND
          if (isDue && ask(name, false, () => (isSick(now) ? SICK : undefined)) && now >= 6 * MINUTE && !back.has(name))
            back.set(name, now - 6 * MINUTE)
        })
      }
      expect(back.size).toBe(names.length)
      expect(Math.max(...back.values())).toBeLessThanOrEqual(75 * SECOND)
    }
  })

  test('[AHEAD-47] whose other calls are answered does not get a sick one for that', () => {
    const { ask, at } = onDevice(MIDDLING)
    let sent = 0
    for (let now = 0; now < HOUR; now += 10 * SECOND) {
      at(now)
      if (ask(CALL)) sent += 1
      if (ask('epgDays')) sent += 1
      if (now % MINUTE === 0) expect(ask(OTHER, false, () => undefined)).toBe(true)
    }
    expect(sent).toBeLessThanOrEqual(2 * 8)
  })
})

describe('What the operator wishes', () => {
  const busy: CallFailure = { tag: 'server', status: 503, retryAfter: '30' }

  test('[AHEAD-47] a host that says how long is not asked before, by no call; a person waits for five seconds at most', () => {
    const { pace, at } = onDevice()
    pace.note(CALL, undefined, 0, busy)
    const allowed = (isAwaited: boolean) => pace.refusal(OTHER, undefined, isAwaited) === undefined
    expect([allowed(false), allowed(true)]).toEqual([false, false])
    at(5 * SECOND)
    expect([allowed(false), allowed(true)]).toEqual([false, true])
    at(30 * SECOND)
    expect([allowed(false), allowed(true)]).toEqual([true, true])
  })

  test('[AHEAD-47] devices come back spread over half as long again', () => {
    const waits = Array.from({ length: 200 }, (_, seed) => {
      const { pace, at } = onDevice(seeded(seed))
      pace.note(CALL, undefined, 0, busy)
      let now = 0
      while (pace.refusal(OTHER, undefined, false) !== undefined) {
        now += 100
        at(now)
      }
      return now / SECOND
    })
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(30)
    expect(Math.max(...waits)).toBeLessThanOrEqual(45.1)
    expect(new Set(waits.map(Math.round)).size).toBeGreaterThan(12)
  })

  test.each([
    ['120', 120_000],
    ['0', 0],
    ['86400', 300_000],
    ['Mon, 01 Jun 2026 20:00:40 GMT', 40_000],
    ['Mon, 01 Jun 2026 19:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    ['9'.repeat(100_000), undefined],
  ] as const)('[AHEAD-47] Retry-After: %.40s', (wish, ms) => {
    expect(retryAfterMs(wish, instant(Date.UTC(2026, 5, 1, 20)))).toBe(ms)
  })
})

describe('Calls of the app', () => {
  let operator: Awaited<ReturnType<typeof startScriptedOperator>>
  beforeAll(async () => {
    operator = await startScriptedOperator()
  })
  afterAll(() => operator.close())
  const QUIET = { awaitedBy: 'nobody' } as const
  const paced = () => {
    let now = 0
    const ticks = () => now
    const http = httpTo(operator.origin, ANA, 0, undefined, makePace({ ticks, now: serverNow, random: () => 0 }), ticks)
    return { ...http, pass: (ms: number) => (now += ms) }
  }
  const busily = (reply: Reply, seconds: number): Reply => ({ ...reply, headers: { 'Retry-After': String(seconds) } })

  test.each([
    ['503 without an answer', busily({ status: 503, text: '<html>' }, 30), { tag: 'server', status: 503 }],
    ['429 without an answer', busily({ status: 429, text: '' }, 30), { tag: 'server', status: 429 }],
    [
      '429 with a refusal',
      busily(json({ errCode: 7, message: 'Busy' }, 429), 30),
      { tag: 'refused', errCode: 7, message: 'Busy' },
    ],
  ])('[AHEAD-47] after %s nothing goes out before the time', async (_, reply, failure) => {
    operator.answerWith(() => reply)
    const http = paced()
    const wished = left({ ...failure, retryAfter: '30' })
    expect(await http.call(endpoints.epgChecksums, {}, QUIET)).toEqual(wished)
    operator.answerWith(() => success([]))
    expect(await http.call(endpoints.notices, {}, QUIET)).toEqual(wished)
    http.pass(29_999)
    expect(await http.call(endpoints.notices, {}, QUIET)).toEqual(wished)
    expect(operator.seen).toHaveLength(0)
    http.pass(1)
    expect(await http.call(endpoints.epgChecksums, {}, QUIET)).toMatchObject({ _tag: 'Right' })
  })

  test('[AHEAD-47] a person is told why, without the overlay of a call; no call is reported that was not made', async () => {
    operator.answerWith(() => busily({ status: 503, text: '' }, 30))
    const http = paced()
    await http.call(endpoints.epgChecksums, {}, QUIET)
    const { length } = http.report.recent()
    await http.call(endpoints.favouriteList, {})
    expect([http.tips, http.activity, http.report.recent().length]).toEqual([
      [{ tag: 'known', message: 'error.server' }],
      [],
      length,
    ])
    http.pass(5 * SECOND)
    operator.answerWith(() => success({ favoriteChannelList: [] }))
    expect(await http.call(endpoints.favouriteList, {})).toMatchObject({ _tag: 'Right' })
  })

  test('[AHEAD-47] what a person waits for in the end is not kept back', async () => {
    operator.answerWith(() => ({ status: 500, text: '' }))
    const http = paced()
    for (let count = 0; count < 6; count += 1) await http.call(endpoints.tokenRefresh, { refreshToken: 'x' }, QUIET)
    expect(operator.seen).toHaveLength(3)
    await http.call(endpoints.tokenRefresh, { refreshToken: 'x' }, { ...QUIET, isNeeded: true })
    expect(operator.seen).toHaveLength(4)
  })

  test('[AHEAD-47] against the real operator: 500 for an hour costs six requests', async () => {
    const headEnd = await startHeadEnd()
    headEnd.control.addFault({ call: 'epgChecksums', status: 500 })
    let now = 0
    const ticks = () => now
    const http = httpTo(
      headEnd.origin,
      ANA,
      0,
      undefined,
      makePace({ ticks, now: serverNow, random: () => 0.5 }),
      ticks,
    )
    for (; now < HOUR; now += 5 * SECOND) expect(await http.call(endpoints.epgChecksums, {}, QUIET)).toEqual(left(SICK))
    expect(headEnd.control.countOf('epgChecksums')).toBe(6)
    await headEnd.close()
  })
})

describe('A million viewers', () => {
  const VIEWERS = 20_000
  const MILLION = 1_000_000 / VIEWERS
  /** As the guide's chart: every five minutes while it is answered, else five seconds later. */
  const [NORMAL, AGAIN] = [5 * MINUTE, 5 * SECOND]

  /** When this viewer asks, of a call that answers 500 until `end`. */
  const requestsOf = (viewer: number, end: number, until: number): ReadonlyArray<number> => {
    const random = seeded(viewer)
    let now = random() * NORMAL
    const pace = makePace({ ticks: () => now, now: serverNow, random })
    const sent: number[] = []
    while (now < until) {
      const isHeld = pace.refusal(CALL, undefined, false) !== undefined
      const outcome = now < end ? SICK : undefined
      if (!isHeld) {
        sent.push(now)
        pace.note(CALL, undefined, now, outcome)
      }
      now += isHeld || outcome !== undefined ? AGAIN : NORMAL
    }
    return sent
  }
  const perSecondOf = (end: number, until: number): ReadonlyArray<number> => {
    const counts = new Float64Array(until / SECOND)
    for (let viewer = 1; viewer <= VIEWERS; viewer += 1)
      for (const at of requestsOf(viewer, end, until)) {
        const second = Math.floor(at / SECOND)
        counts[second] = (counts[second] ?? 0) + 1
      }
    return [...counts]
  }
  const mean = (counts: ReadonlyArray<number>): number => counts.reduce((sum, count) => sum + count, 0) / counts.length

  test('[AHEAD-47] one side call answers 500 for an hour: 2,000 requests a second, and no wave at its end', () => {
    const [hour, minute] = [HOUR / SECOND, MINUTE / SECOND]
    const perSecond = perSecondOf(HOUR, HOUR + 5 * MINUTE)
    const sick = perSecond.slice(0, hour)
    expect(mean(sick) * MILLION).toBeLessThanOrEqual(2000)
    for (let at = 25 * minute; at < hour; at += minute)
      expect(mean(sick.slice(at, at + minute)) * MILLION).toBeLessThanOrEqual(2000)
    const ended = perSecond.slice(hour, hour + minute)
    expect(Math.max(...ended) / mean(ended)).toBeLessThanOrEqual(3)
  })
})
