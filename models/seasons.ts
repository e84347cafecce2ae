import { once } from './once.ts'
import type { Title } from './title.ts'

/** A season and its episodes, by number; a series without seasons has one without a number. */
export interface Season {
  readonly number: number | undefined
  readonly title: string | undefined
  readonly episodes: ReadonlyArray<Title>
}

const byNumber = (one: number | undefined, other: number | undefined): number => (one ?? 0) - (other ?? 0)

/** Season 0 holds the specials, which come after all others. */
const inOrder = (one: Season, other: Season): number =>
  Number(one.number === 0) - Number(other.number === 0) || byNumber(one.number, other.number)

/**
 * The seasons of a series with their episodes in order, each once however often an operator names it; also one that the
 * series does not list, and one that has no episode yet.
 */
export const seasonsOf = (series: Pick<Title, 'seasons'>, episodes: ReadonlyArray<Title>): ReadonlyArray<Season> => {
  const own = once(episodes, ({ metaId }) => metaId)
  const numbers = new Set([...series.seasons.map(({ season }) => season), ...own.map(({ season }) => season)])
  return [...numbers]
    .map(number => ({
      number,
      title: series.seasons.find(({ season }) => season === number)?.title,
      episodes: own
        .filter(({ season }) => season === number)
        .toSorted((one, other) => byNumber(one.episode, other.episode)),
    }))
    .toSorted(inOrder)
}
