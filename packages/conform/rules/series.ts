import { listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { result, rule, uniqueIn, type Visit } from './visit.ts'

const LIST = 'result.episodeList'

const episodeProblems = (episodes: ReadonlyArray<unknown>): ReadonlyArray<Problem> => [
  ...uniqueIn(LIST, 'metaId', textsOf(episodes, 'metaId')),
  ...episodes.flatMap((episode, index) => {
    const came = textAt(episode, 'metaType')
    const field = `${LIST}[${index}].metaType`
    return came === undefined || came === 'EPISODE'
      ? []
      : [{ field, came, expected: 'EPISODE', source: SOURCES.series }]
  }),
]

/** By season, then by number. */
const placeOf = (episode: unknown): number =>
  (numberAt(episode, 'season') ?? 0) * 100_000 + (numberAt(episode, 'episode') ?? 0)

const orderProblems = (episodes: ReadonlyArray<unknown>): ReadonlyArray<Problem> =>
  episodes.flatMap((episode, index) => {
    const before = episodes[index - 1]
    if (before === undefined || placeOf(before) <= placeOf(episode)) return []
    const came = `${numberAt(episode, 'season')}, ${numberAt(episode, 'episode')}`
    const expected = 'episodes in the order in which they are watched'
    return [{ field: `${LIST}[${index}].episode`, came, expected, source: SOURCES.series }]
  })

/** A series names all its seasons, and without one its episodes are those of all. */
const seasonProblems = (seasons: ReadonlyArray<string>, episodes: ReadonlyArray<unknown>): ReadonlyArray<Problem> =>
  seasons
    .filter(seasonId => !episodes.some(episode => textAt(episode, 'seasonId') === seasonId))
    .map(seasonId => ({
      field: `${LIST}[*].seasonId`,
      came: `no episode of ${seasonId}`,
      expected: 'episodes of every season of the series: none was named',
      source: SOURCES.series,
    }))

const listedProblems = (seasons: ReadonlyArray<string>, episodes: ReadonlyArray<unknown>): ReadonlyArray<Problem> =>
  [...new Set(textsOf(episodes, 'seasonId'))]
    .filter(seasonId => !seasons.includes(seasonId))
    .map(seasonId => ({
      field: 'result.media.seasons',
      came: `nothing of ${seasonId}`,
      expected: 'every season that has episodes',
      source: SOURCES.series,
    }))

export const trySeries = async (visit: Visit, caller: Caller, series: unknown): Promise<void> => {
  const metaId = textAt(series, 'metaId')
  if (metaId === undefined) return
  const detail = await result(visit, 'title', { metaId }, caller)
  const seasons = textsOf(listAt(detail, 'media', 'seasons'), 'seasonId')
  const answer = await result(visit, 'episodes', { metaId }, caller)
  if (detail === undefined || answer === undefined) return
  const episodes = listAt(answer, 'episodeList')
  rule(visit, 'episodes', caller, 'has each episode once', episodeProblems(episodes))
  rule(visit, 'episodes', caller, 'has all seasons in their order', [
    ...orderProblems(episodes),
    ...seasonProblems(seasons, episodes),
  ])
  rule(visit, 'title', caller, 'names the seasons of a series', listedProblems(seasons, episodes))
  const seasonId = seasons.at(-1)
  if (seasonId === undefined) return
  const alone = listAt(
    await result(visit, 'episodes', { metaId, seasonId }, caller, 'answers for a season'),
    'episodeList',
  )
  rule(
    visit,
    'episodes',
    caller,
    'has the season that was asked for',
    alone.flatMap((episode, index) => {
      const came = textAt(episode, 'seasonId')
      if (came === undefined || came === seasonId) return []
      return [
        { field: `${LIST}[${index}].seasonId`, came, expected: 'the season that was asked for', source: SOURCES.ids },
      ]
    }),
  )
}
