import * as E from 'fp-ts/lib/Either.js'
import type { FindAnswer, Wished } from '../../../machines/vodPlayer/index.ts'
import type { LoginStatus } from '../../../models/account.ts'
import type { MetaId, Title } from '../../../models/title.ts'
import type { VodHistoryEntry } from '../../../models/vodHistory.ts'
import { newestEntry } from '../../../models/vodPlace.ts'
import type { CatalogueTitles } from '../catalogue/catalogue.ts'
import type { Places } from './places.ts'

interface FindParts {
  readonly catalogue: Pick<CatalogueTitles, 'media' | 'episodes'>
  readonly places: Pick<Places, 'all' | 'history' | 'marked'>
}

const NONE: ReadonlyArray<never> = []

const seriesOf = ({ metaId, metaType, seriesId }: Title): MetaId | undefined =>
  metaType === 'MOVIE' ? undefined : metaType === 'SERIES' ? metaId : (seriesId ?? metaId)

/** A title, its episodes, and where the viewer stands in it: asked for side by side, as far as they are not known; of a trailer the title alone. */
export const makeFindTitle = ({ catalogue, places }: FindParts) => {
  const episodesOf = async (series: MetaId | undefined): Promise<ReadonlyArray<Title>> => {
    if (series === undefined) return NONE
    const answer = await catalogue.episodes({ metaId: series })
    return E.isRight(answer) ? answer.right : NONE
  }

  const historyOf = async (status: LoginStatus, wished: MetaId): Promise<ReadonlyArray<VodHistoryEntry>> => {
    if (status === 'guest' || places.marked(wished) !== undefined) return NONE
    const answer = await places.history()
    return E.isRight(answer) ? answer.right : NONE
  }

  return async ({ wish, status }: { readonly wish: Wished; readonly status: LoginStatus }): Promise<FindAnswer> => {
    const history = wish.trailer ? NONE : historyOf(status, wish.metaId)
    const found = wish.known ? E.right(wish.known.title) : await catalogue.media(wish)
    if (E.isLeft(found)) return found
    const title = found.right
    if (wish.trailer) return E.right({ title, episodes: NONE, history: undefined })
    const series = seriesOf(title)
    const [episodes, entries] = await Promise.all([
      wish.known?.episodes.length ? wish.known.episodes : episodesOf(series),
      history,
    ])
    const kept = status === 'guest' ? NONE : places.all()
    return E.right({ title, episodes, history: newestEntry(entries, kept, series ?? title.metaId) })
  }
}
