import { describe, expect, it } from 'vitest'
import { MetaId } from '../../models/title.ts'
import { VodHistoryEntry, VodProgress } from '../../models/vodHistory.ts'
import {
  newestEntry,
  placeKept,
  unsentPlaces,
  VodPlace,
  withoutPlacesOf,
  withPlace,
  withSent,
} from '../../models/vodPlace.ts'
import { read } from './laws.ts'

const id = (text: string) => read(MetaId, text)
const progress = (metaId: string, episodeId: string | undefined, playedTime: number, played = 0) =>
  read(VodProgress, { metaId, episodeId, playedTime, played, playProgress: 1, totalDuration: 6000 })
const place = (metaId: string, episodeId: string | undefined, playedTime: number, at: number): VodPlace =>
  read(VodPlace, { progress: VodProgress.encode(progress(metaId, episodeId, playedTime)), at })
const entry = (metaId: string, playedTime: number, updateTime: number): VodHistoryEntry =>
  read(VodHistoryEntry, { metaId, playedTime, playProgress: 1, totalDuration: 6000, updateTime })

describe('Where this device left what it plays', () => {
  it('[AHEAD-06] is one place of each movie and of each episode, the newest first', () => {
    const places = [place('s1', 's1-1', 10, 1), place('m1', undefined, 20, 2), place('s1', 's1-2', 30, 3)].reduce(
      withPlace,
      [] as ReadonlyArray<VodPlace>,
    )
    expect(places.map(({ at }) => at)).toEqual([3, 2, 1])
    const later = withPlace(places, place('s1', 's1-1', 40, 4))
    expect(later.map(({ progress: { playedTime } }) => playedTime)).toEqual([40, 30, 20])
    expect([placeKept(later, id('s1-1')), placeKept(later, id('m1')), placeKept(later, id('m2'))]).toEqual([
      40,
      20,
      undefined,
    ])
  })

  it('[AHEAD-06] grows no further than a device keeps', () => {
    const many = Array.from({ length: 300 }, (_, at) => place(`m${at}`, undefined, 1, at))
    expect(many.reduce(withPlace, [] as ReadonlyArray<VodPlace>)).toHaveLength(200)
  })

  it('[VOD-10] is told in the order of what happened; what has gone on meanwhile is told again', () => {
    const [first, second] = [place('m1', undefined, 10, 1), place('m2', undefined, 20, 2)]
    const places = [second, first]
    expect(unsentPlaces(places)).toEqual([first, second])
    expect(unsentPlaces(withSent(places, first))).toEqual([second])
    const moved = withPlace(places, place('m1', undefined, 15, 3))
    expect(unsentPlaces(withSent(moved, first))).toHaveLength(2)
  })

  it('[VOD-07] a title that was seen to the end begins anew', () => {
    const seen = { ...place('m1', undefined, 6000, 1), progress: progress('m1', undefined, 6000, 1) }
    expect(placeKept([seen], id('m1'))).toBeUndefined()
  })

  it('[VOD-07] [AHEAD-06] the newer one counts: of the operator, or of this device', () => {
    const kept = [place('m1', undefined, 50, 100)]
    expect(newestEntry([entry('m1', 10, 99)], kept, id('m1'))?.playedTime).toBe(50)
    expect(newestEntry([entry('m1', 10, 101)], kept, id('m1'))?.playedTime).toBe(10)
    expect(newestEntry([entry('m1', 10, 101)], [], id('m1'))?.playedTime).toBe(10)
    expect(newestEntry([], kept, id('m1'))?.playedTime).toBe(50)
    expect(newestEntry([], kept, id('m2'))).toBeUndefined()
    expect(newestEntry([], [place('s1', 's1-1', 70, 1)], id('s1-1'))?.playedTime).toBe(70)
  })

  it('[VOD-15] nothing is left of titles that are deleted', () => {
    expect(withoutPlacesOf([place('m1', undefined, 1, 1), place('s1', 's1-1', 1, 2)], [id('s1')])).toHaveLength(1)
  })
})
