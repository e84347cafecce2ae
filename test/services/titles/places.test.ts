import { left, right } from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { CallFailure } from '../../../models/callFailure.ts'
import { HOUR, instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { MetaId } from '../../../models/title.ts'
import { VodProgress } from '../../../models/vodHistory.ts'
import { makeReport } from '../../../src/services/report/report.ts'
import { makeStorage } from '../../../src/services/storage/storage.ts'
import { makeTabs } from '../../../src/services/tabs/tabs.ts'
import { makePlaces } from '../../../src/services/titles/places.ts'
import { must } from '../../support/lineups.ts'
import { settle } from '../../support/playerRig.ts'
import { fakeTab, handTimer, sharedStorage } from '../support/browser.ts'

const progress = (metaId: string, playedTime: number, episodeId?: string): VodProgress =>
  must(VodProgress, {
    metaId,
    ...(episodeId !== undefined && { seriesId: metaId, seasonId: `${metaId}-1`, episodeId }),
    playedTime,
    playProgress: 1,
    totalDuration: 6000,
  })

interface Answer {
  failure?: CallFailure
  /** Titles of which the operator takes nothing, whenever it is asked. */
  readonly never?: ReadonlyArray<string>
  /** A report gets no answer before this. */
  readonly until?: Promise<unknown>
}

const BUSY: CallFailure = { tag: 'refused', errCode: 9, message: undefined }

/** One visit on a device; `answer` is what the operator says to a report. */
const visit = (device = sharedStorage(), answer: Answer = {}) => {
  const { parts, area } = fakeTab(device)
  const time = handTimer()
  const told: VodProgress[] = []
  const asked: VodProgress[] = []
  let moment = 1_000
  const now = () => {
    moment += 1
    return instant(moment)
  }
  const call = async (endpoint: { readonly name: string }, request: VodProgress) => {
    if (endpoint.name === 'vodHistory') return right({ list: [] })
    asked.push(request)
    await answer.until
    if (answer.never?.includes(request.metaId)) return left(BUSY)
    if (answer.failure !== undefined) return left(answer.failure)
    told.push(request)
    return right(undefined)
  }
  const places = makePlaces({
    http: { call } as never,
    clock: { now } as never,
    timer: time.timer,
    tabs: makeTabs(parts),
    storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
  })
  const pass = async (ms: number) => {
    moment += ms
    time.pass(ms)
    await settle()
  }
  return { places, asked, told, pass, seconds: () => told.map(({ playedTime }) => playedTime) }
}

test('[VOD-10] what is reported at one moment makes one call, the last word of it', async () => {
  const { places, pass, seconds } = visit()
  places.report(progress('m1', 10))
  places.report(progress('m1', 11))
  await pass(1)
  expect(seconds()).toEqual([11])
  places.report(progress('m1', 11))
  await pass(1)
  expect(seconds()).toEqual([11])
})

test('[AHEAD-06] what a killed tab has kept is told at the next start, before the history is asked for', async () => {
  const device = sharedStorage()
  visit(device).places.keep(progress('m1', 42))
  const { places, seconds } = visit(device)
  await places.history()
  expect([seconds(), places.kept(must(MetaId, 'm1'))]).toEqual([[42], 42])
})

test('[VOD-10] [AHEAD-06] off the network, or of a busy operator, it is kept and told later: in order, once', async () => {
  const device = sharedStorage()
  const answer: Answer = { failure: { tag: 'offline' } }
  const { places, pass, seconds } = visit(device, answer)
  places.report(progress('m1', 1))
  await pass(1)
  answer.failure = BUSY
  places.report(progress('m2', 2))
  await pass(1)
  delete answer.failure
  places.report(progress('m3', 3))
  await pass(1)
  expect(seconds()).toEqual([])
  await pass(MINUTE)
  expect(seconds()).toEqual([1, 2, 3])
  await pass(HOUR)
  expect(seconds()).toEqual([1, 2, 3])
})

test('[VOD-10] off the network it is told by itself when the operator can be reached again', async () => {
  const answer: Answer = { failure: { tag: 'timeout' } }
  const { places, pass, seconds } = visit(sharedStorage(), answer)
  places.report(progress('m1', 1))
  await pass(1)
  delete answer.failure
  await pass(MINUTE)
  expect(seconds()).toEqual([1])
})

test('[VOD-10] a busy operator is left alone, in the next visit too', async () => {
  const device = sharedStorage()
  const first = visit(device, { failure: BUSY })
  first.places.report(progress('m1', 1))
  await first.pass(1)
  for (let count = 0; count < 20; count += 1) {
    first.places.report(progress('m1', 2 + count))
    await first.pass(SECOND)
  }
  const second = visit(device)
  await second.places.history()
  expect([first.asked.length, second.asked.length]).toEqual([1, 0])
  await second.pass(MINUTE)
  expect(second.seconds()).toEqual([21])
})

test('[VOD-10] what the operator never takes is asked a few times, and then holds up nothing', async () => {
  const { places, asked, pass, seconds } = visit(sharedStorage(), { never: ['gone'] })
  places.report(progress('gone', 1))
  places.report(progress('m2', 2))
  for (let minute = 0; minute < 20; minute += 1) await pass(MINUTE)
  expect(seconds()).toEqual([2])
  expect(asked.filter(({ metaId }) => metaId === 'gone')).toHaveLength(6)
  const before = asked.length
  for (let hour = 0; hour < 24; hour += 1) await pass(HOUR)
  expect(asked).toHaveLength(before)
})

test('[VOD-10] a report without an answer holds up the history for a second, and the next one not at all', async () => {
  let answer = (): void => undefined
  const until = new Promise<void>(resolve => {
    answer = resolve
  })
  const { places, asked, pass, seconds } = visit(sharedStorage(), { until })
  places.report(progress('m1', 1))
  await pass(1)
  let isThere = false
  const first = places.history().then(() => {
    isThere = true
  })
  await pass(SECOND - 1)
  expect(isThere).toBe(false)
  await pass(1)
  await first
  await places.history()
  places.report(progress('m2', 2))
  await pass(1)
  await places.history()
  expect(asked).toHaveLength(1)
  answer()
  await settle()
  expect(seconds()).toEqual([1, 2])
  await places.history()
  expect(asked).toHaveLength(2)
})

test('[VOD-10] the last episode is known on the device for five seconds', async () => {
  const { places, pass } = visit()
  const series = must(MetaId, 's1')
  places.report(progress('s1', 10, 's1-1-2'))
  expect([places.marked(series), places.marked(must(MetaId, 's2'))]).toEqual(['s1-1-2', undefined])
  await pass(5 * SECOND)
  expect(places.marked(series)).toBeUndefined()
})

test('[VOD-15] of a title that is deleted nothing is kept', () => {
  const { places } = visit()
  places.keep(progress('m1', 10))
  places.forget([must(MetaId, 'm1')])
  expect(places.all()).toEqual([])
})
