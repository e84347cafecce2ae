import { left, right } from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { CallFailure } from '../../../models/callFailure.ts'
import { instant, SECOND } from '../../../models/codec/instant.ts'
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

/** One visit on a device; `answer` is what the operator says to a report. */
const visit = (device = sharedStorage(), answer: { failure?: CallFailure } = {}) => {
  const { parts, area } = fakeTab(device)
  const time = handTimer()
  const told: VodProgress[] = []
  let moment = 1_000
  const now = () => {
    moment += 1
    return instant(moment)
  }
  const call = async (endpoint: { readonly name: string }, request: VodProgress) => {
    if (endpoint.name === 'vodHistory') return right({ list: [] })
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
    time.pass(ms)
    await settle()
  }
  return { places, told, pass, seconds: () => told.map(({ playedTime }) => playedTime) }
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

test('[VOD-10] off the network it is kept and told later; what the operator refuses holds up nothing', async () => {
  const device = sharedStorage()
  const answer: { failure?: CallFailure } = { failure: { tag: 'offline' } }
  const { places, pass, seconds } = visit(device, answer)
  places.report(progress('m1', 1))
  await pass(1)
  answer.failure = { tag: 'refused', errCode: 9, message: undefined }
  places.report(progress('m2', 2))
  await pass(1)
  delete answer.failure
  places.report(progress('m3', 3))
  await pass(1)
  expect(seconds()).toEqual([3])
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
