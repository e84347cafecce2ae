import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { PAGE_SIZE } from '../../../models/paging.ts'
import { recommendations } from '../../../models/wire/vodPages.ts'
import { episodes, filmography, person, title, trailers } from '../../../models/wire/vodTitles.ts'
import type { Http } from '../http/types.ts'
import type { CatalogueTitles, OpenGateway } from './catalogue.ts'

const byCalls = ({ call }: Pick<Http, 'call'>): CatalogueTitles => ({
  title: async ({ metaId }) => {
    const [media, ofSeries, shown, alike] = await Promise.all([
      call(title, { metaId }, { awaitedBy: 'shelf' }),
      call(episodes, { metaId, seasonId: undefined }, { awaitedBy: 'shelf' }),
      call(trailers, { metaId }, { awaitedBy: 'shelf' }),
      call(recommendations, { metaId, pageId: 1, pageSize: PAGE_SIZE }, { awaitedBy: 'shelf' }),
    ])
    return pipe(
      media,
      E.map(({ media, personList }) => ({
        media,
        persons: personList,
        episodes: E.isRight(ofSeries) ? ofSeries.right.episodeList : [],
        trailers: E.isRight(shown) ? shown.right.trailerList : [],
        moreLikeThis: E.isRight(alike) ? alike.right.list : [],
      })),
    )
  },
  media: async wish =>
    pipe(
      await call(title, wish, { awaitedBy: 'shelf' }),
      E.map(({ media }) => media),
    ),
  episodes: async ({ metaId }) =>
    pipe(
      await call(episodes, { metaId, seasonId: undefined }, { awaitedBy: 'shelf' }),
      E.map(({ episodeList }) => episodeList),
    ),
  person: wish => call(person, wish, { awaitedBy: 'shelf' }),
  filmography: wish => call(filmography, { ...wish, pageSize: PAGE_SIZE }, { awaitedBy: 'shelf' }),
})

/** The titles of the catalogue by the operator's own calls (spec §7, VOD), or by its gateway where there is one. */
export const makeTitles = (http: Pick<Http, 'call'>, gateway: OpenGateway): CatalogueTitles => {
  const calls = byCalls(http)
  return { ...calls, title: async wish => ((await gateway()) ?? calls).title(wish) }
}
