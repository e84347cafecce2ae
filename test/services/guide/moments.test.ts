import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../models/codec/instant.ts'
import { isMoments, momentAt, moments } from '../../../src/services/guide/moments.ts'
import { NOW } from './rig.ts'

const readBack = (all: ReadonlyArray<number>): ReadonlyArray<number> => {
  const kept = moments(all)
  return all.map((_, place) => momentAt(kept, place))
}

describe('The moments of a day', () => {
  const day = [0, -2, 1, 26].map(hours => NOW + hours * HOUR)

  test('[EPG-01] are read as they were stored, in a quarter of the room', () => {
    expect(readBack(day)).toEqual(day)
    expect(moments(day).after.BYTES_PER_ELEMENT).toBe(2)
  })

  test('[EPG-01] that are no whole minutes take half the room, and none at all the least', () => {
    const precise = [...day, NOW + 31_001]
    expect(readBack(precise)).toEqual(precise)
    expect(moments(precise).after.BYTES_PER_ELEMENT).toBe(4)
    expect(moments([]).after).toHaveLength(0)
  })

  test('[EPG-01] lose nothing where one of them is years away, or no whole number', () => {
    const odd = [NOW, NOW + 5_000 * DAY, 0, NOW + 0.5]
    expect(readBack(odd)).toEqual(odd)
  })

  test('[STORE-01] are known by their form', () => {
    expect(isMoments(moments(day), day.length)).toBe(true)
    expect(isMoments(moments(day), day.length + 1)).toBe(false)
    expect(isMoments(new Float64Array(day), day.length)).toBe(false)
    const { unit, ...older } = moments(day)
    expect([unit, isMoments(older, day.length)]).toEqual([MINUTE, false])
  })
})
