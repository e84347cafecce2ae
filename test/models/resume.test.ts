import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextEpisode, resumeEpisode, resumePosition } from '../../models/resume.ts'
import { Title } from '../../models/title.ts'
import { VodHistoryEntry } from '../../models/vodHistory.ts'
import { read } from './laws.ts'

const episode = (season: number, number: number): Title =>
  read(Title, { metaId: `s${season}e${number}`, metaType: 'EPISODE', title: 'x', season, episode: number })

const history = (changed: object): VodHistoryEntry =>
  read(VodHistoryEntry, { metaId: 'series', playedTime: 42, playProgress: 7, totalDuration: 600, ...changed })

/** Episodes of up to three seasons, in any order. */
const seasons = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 12 })), {
    minLength: 1,
    maxLength: 12,
    selector: ([season, number]) => `${season}.${number}`,
  })
  .map(numbers => numbers.map(([season, number]) => episode(season, number)))

const key = ({ season = 0, episode: number = 0 }: Title): number => season * 100 + number
const ordered = (episodes: ReadonlyArray<Title>) => episodes.toSorted((a, b) => key(a) - key(b))

describe('Where a title starts', () => {
  it('[VOD-07] a user resumes a movie where it was left, from the beginning when it was seen; a guest begins', () => {
    expect(resumePosition('user', history({}))).toBe(42)
    expect(resumePosition('user', history({ played: 1 }))).toBe(0)
    expect(resumePosition('user', undefined)).toBe(0)
    expect(resumePosition('guest', history({}))).toBe(0)
  })

  it('[VOD-07] a user resumes the history episode, by its id or by its numbers', () => {
    fc.assert(
      fc.property(seasons, fc.nat(), (episodes, pick) => {
        const left = episodes[pick % episodes.length]
        if (left === undefined) throw new Error('no episodes')
        for (const entry of [{ episodeId: left.metaId }, { seasonNo: left.season, episodeNo: left.episode }])
          expect(resumeEpisode('user', episodes, history(entry))).toEqual({ episode: left, positionSec: 42 })
      }),
    )
  })

  it('[VOD-07] a guest, and a user whose episode is gone, gets the first from its beginning', () => {
    fc.assert(
      fc.property(seasons, episodes => {
        const first = { episode: ordered(episodes)[0], positionSec: 0 }
        expect(resumeEpisode('guest', episodes, history({ episodeId: episodes[0]?.metaId }))).toEqual(first)
        expect(resumeEpisode('user', episodes, history({ episodeId: 'gone' }))).toEqual(first)
        expect(resumeEpisode('user', episodes, undefined)).toEqual(first)
      }),
    )
    expect(resumeEpisode('user', [], history({}))).toBeUndefined()
  })

  it('[VOD-08] the next episode is the following number of the same season, none after the last', () => {
    fc.assert(
      fc.property(seasons, episodes => {
        for (const season of [1, 2, 3]) {
          const inSeason = ordered(episodes.filter(each => each.season === season))
          const walked = inSeason.map(({ metaId }) => nextEpisode(episodes, metaId))
          expect(walked).toEqual(inSeason.length === 0 ? [] : [...inSeason.slice(1), undefined])
        }
      }),
    )
    expect(nextEpisode([episode(1, 1)], episode(1, 2).metaId)).toBeUndefined()
  })
})
