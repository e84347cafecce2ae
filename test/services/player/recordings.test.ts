import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { addMs, HOUR, instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Programme } from '../../../models/programme.ts'
import { makeRecordings } from '../../../src/services/player/recordings.ts'
import { epgId, programme } from '../../support/lineups.ts'
import { handTimer } from '../support/browser.ts'

const MIDNIGHT = instant(Date.UTC(2026, 10, 22))
const NEWS = epgId('epg-news')
const late = programme('late', addMs(MIDNIGHT, -30 * MINUTE), addMs(MIDNIGHT, HOUR))
const next = programme('next', addMs(MIDNIGHT, HOUR), addMs(MIDNIGHT, 2 * HOUR))

const settled = () => new Promise(resolve => setTimeout(resolve))

/** A channel is followed from ten past midnight on. */
const followed = async (known: () => ReadonlyArray<Programme>) => {
  const time = handTimer()
  let now = addMs(MIDNIGHT, 10 * MINUTE)
  let asked = 0
  const { follow } = makeRecordings({
    programmes: async () => {
      asked += 1
      return right({ [NEWS]: known() })
    },
    now: () => now,
    timer: time.timer,
  })
  const told: (string | undefined)[] = []
  follow(NEWS, onAir => told.push(onAir?.title))
  await settled()
  return {
    told,
    asked: () => asked,
    pass: async (ms: number): Promise<void> => {
      now = addMs(now, ms)
      time.pass(ms)
      await settled()
    },
  }
}

describe('What a channel broadcasts', () => {
  test('[LIVE-15] [AHEAD-03] a programme over midnight whose day comes late is told when it is there', async () => {
    let known = [next]
    const rig = await followed(() => known)
    expect(rig.told).toEqual([])
    known = [late, next]
    await rig.pass(15 * SECOND)
    expect(rig.told).toEqual(['late'])
    await rig.pass(15 * SECOND)
    expect(rig.asked()).toBe(2)
  })

  test('[LIVE-15] a channel of which nothing is known is not asked about again and again', async () => {
    const rig = await followed(() => [])
    for (let time = 0; time < 20; time += 1) await rig.pass(15 * SECOND)
    expect([rig.told, rig.asked()]).toEqual([[], 1])
  })
})
