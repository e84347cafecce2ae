import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seasonsOf } from '../../models/seasons.ts'
import { episode, series } from '../support/titles.ts'

const told = (...[of, episodes]: Parameters<typeof seasonsOf>) =>
  seasonsOf(of, episodes).map(({ number, episodes: own }) => [number, own.map(({ metaId }) => metaId)])

const s1 = (...numbers: ReadonlyArray<number>) =>
  series('s1', { seasons: numbers.map(season => ({ seasonId: `s1-${season}`, season })) })

describe('The seasons of a series', () => {
  it('[VOD-05] stand in order with their episodes in order, the specials of season 0 last', () => {
    const episodes = ['s1-2-1', 's1-0-1', 's1-1-10', 's1-1-2'].map(id => episode(id))
    expect(told(s1(0, 2, 1), episodes)).toEqual([
      [1, ['s1-1-2', 's1-1-10']],
      [2, ['s1-2-1']],
      [0, ['s1-0-1']],
    ])
  })

  it('[VOD-05] a series without seasons has its episodes in one', () => {
    const loose = [2, 1].map(at => episode(`s1-x-${at}`, { season: undefined, seasonId: undefined }))
    expect(told(series('s1'), loose)).toEqual([[undefined, ['s1-x-1', 's1-x-2']]])
    expect(told(series('s1'), [])).toEqual([])
  })

  it('[VOD-05] what an operator names twice stands once; a season without episodes and one that is not listed stand too', () => {
    expect(told(s1(1, 1, 3), [episode('s1-1-1'), episode('s1-1-1'), episode('s1-2-1')])).toEqual([
      [1, ['s1-1-1']],
      [2, ['s1-2-1']],
      [3, []],
    ])
  })

  it('[VOD-05] every episode stands in one season, and in one only', () => {
    const numbers = fc.array(fc.tuple(fc.nat(5), fc.nat(9)))
    fc.assert(
      fc.property(numbers, fc.array(fc.nat(5)), (ids, listed) => {
        const episodes = ids.map(([season, at]) => episode(`s1-${season}-${at}`))
        const placed = seasonsOf(s1(...listed), episodes).flatMap(({ episodes: own }) =>
          own.map(({ metaId }) => metaId),
        )
        expect(placed.toSorted()).toEqual([...new Set(episodes.map(({ metaId }) => metaId))].toSorted())
      }),
    )
  })
})
