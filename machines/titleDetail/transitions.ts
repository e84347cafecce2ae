import type { PersonId } from '../../models/person.ts'
import { type Season, seasonsOf } from '../../models/seasons.ts'
import type { SourceProblem } from '../../models/sourceStatus.ts'
import { type MetaId, type Title, titleProblem } from '../../models/title.ts'
import type { TitleWish } from '../vodPlayer/index.ts'
import type { TitleAnswer, TitleDetailContext, Visit } from './types.ts'

const MOST_VISITS = 8

/** Nobody has been looked at yet. */
export const NOBODY = '' as PersonId

const visitAt = ({ view, season }: Pick<TitleDetailContext, 'view' | 'season'>): ReadonlyArray<Visit> =>
  view === undefined ? [] : [{ view, season }]

/** Another title takes the place of this one (ROUTE-05); one that was here before is there at once, as it was left. */
export const withTitle = (context: TitleDetailContext, metaId: MetaId): Partial<TitleDetailContext> => {
  const known = [...visitAt(context), ...context.visits]
  const back = known.find(({ view }) => view.title.metaId === metaId)
  return {
    metaId,
    view: back?.view,
    season: back?.season,
    visits: known.filter(visit => visit !== back).slice(0, MOST_VISITS),
    failure: undefined,
    history: undefined,
  }
}

/** What the season of the page is chosen from. */
export const shownSeasons = ({ view }: Pick<TitleDetailContext, 'view'>): ReadonlyArray<Season> =>
  view === undefined || view.title.metaType === 'MOVIE' ? [] : seasonsOf(view.series ?? view.title, view.episodes)

/** The viewer's choice, else that of the page itself, else where the user left off, else the first. */
export const shownSeason = (context: Pick<TitleDetailContext, 'view' | 'season' | 'history'>): Season | undefined => {
  const seasons = shownSeasons(context)
  const wanted = [context.season, context.view?.title.season, context.history?.seasonNo]
  const found = wanted.flatMap(number =>
    number === undefined ? [] : seasons.filter(season => season.number === number),
  )
  return found[0] ?? seasons[0]
}

const playedTitle = ({ view }: TitleDetailContext, { episodeId }: TitleWish): Title | undefined =>
  view?.episodes.find(({ metaId }) => metaId === episodeId) ?? view?.title

/** With what the page knows of it. */
export const withKnown = ({ view }: TitleDetailContext, wish: TitleWish): TitleWish => {
  const title = [view?.title, view?.series].find(each => each?.metaId === wish.metaId)
  return title && view ? { ...wish, known: { title, episodes: view.episodes } } : wish
}

/** A trailer is there even when its title is not. */
export const problemOf = (context: TitleDetailContext, wish: TitleWish): SourceProblem | undefined => {
  const title = wish.trailer ? undefined : playedTitle(context, wish)
  return title && titleProblem(title, context.now)
}

export const answered = (answer: TitleAnswer): Partial<TitleDetailContext> => {
  if (answer._tag === 'Right') return { view: answer.right, failure: undefined }
  return answer.left.tag === 'notForChildren' ? {} : { failure: answer.left }
}
