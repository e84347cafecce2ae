import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { fromCallback, fromPromise } from 'xstate'
import type { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import type { ForesightCommand, TitleView, titleDetailMachine } from '../../../machines/titleDetail/index.ts'
import type { titleStarMachine } from '../../../machines/titleStar.ts'
import { isShown } from '../../../models/ageRating.ts'
import type { TitlePage } from '../../../models/catalogue.ts'
import type { MetaId, Title } from '../../../models/title.ts'
import { newestEntry, type VodPlace } from '../../../models/vodPlace.ts'
import * as vodProfile from '../../../models/wire/vodProfile.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { OpenGateway } from './catalogue.ts'
import type { WatchedTitles } from './homeSources.ts'
import { makeTitles } from './titles.ts'

export interface TitleDetailParts {
  readonly http: Http
  readonly gateway: OpenGateway
  readonly ownView: OwnViewStore
  readonly places: WatchedTitles & { readonly all: () => ReadonlyArray<VodPlace> }
  /** The player's code, fetched when a title is likely to be played. */
  readonly player: () => Promise<{ readonly foresee: (title: Title, fromSec: number) => Promise<void> }>
  /** The code of kids mode, fetched when a title is closed to children. */
  readonly fetchKidsMode: () => Promise<typeof kidsModeMachine>
}

const wholeOf = ({ metaId, metaType, seriesId }: Title): MetaId | undefined =>
  (metaType === 'SEASON' || metaType === 'EPISODE') && seriesId !== metaId ? seriesId : undefined

const viewOf = ({ media, ...page }: TitlePage, series: TitlePage | undefined): TitleView => ({
  title: media,
  series: series?.media,
  persons: page.persons.length > 0 ? page.persons : (series?.persons ?? []),
  episodes: series?.episodes ?? page.episodes,
  trailers: page.trailers,
  moreLikeThis: page.moreLikeThis,
})

/** The star of a title, kept by the operator (VOD-09). */
export const titleStarPorts = ({
  http: { call },
}: Pick<TitleDetailParts, 'http'>): PortsOf<typeof titleStarMachine> => ({
  askFavoured: fromPromise(async ({ input: { metaId } }) =>
    pipe(
      await call(vodProfile.vodFavoured, { metaIds: [metaId] }, { awaitedBy: 'nobody', isNeeded: true }),
      E.map(({ metaIdList }) => metaIdList.includes(metaId)),
    ),
  ),
  saveStar: fromPromise(async ({ input: { metaId, isFavourite } }) =>
    pipe(
      await (isFavourite
        ? call(vodProfile.vodFavouriteAdd, { metaId })
        : call(vodProfile.vodFavouritesDelete, { metaIds: [metaId] })),
      E.map(() => undefined),
    ),
  ),
})

/** The page of a title with the operator behind it (VOD-05). */
export const titleDetailPorts = (parts: TitleDetailParts): PortsOf<typeof titleDetailMachine> => {
  const { http, gateway, ownView, places, player, fetchKidsMode } = parts
  const catalogue = makeTitles(http, gateway)
  const shown = () => isShown(ownView.isKidsMode())
  let kidsMode: typeof kidsModeMachine | undefined
  const closed = async () => {
    kidsMode ??= await fetchKidsMode()
    return E.left({ tag: 'notForChildren' } as const)
  }
  return {
    loadTitle: fromPromise(async ({ input }) => {
      const own = await catalogue.title(input)
      if (E.isLeft(own)) return own
      const seriesId = wholeOf(own.right.media)
      const series = seriesId === undefined ? undefined : await catalogue.title({ metaId: seriesId })
      const view = viewOf(own.right, series && E.isRight(series) ? series.right : undefined)
      if (!shown()(view.series ?? view.title)) return closed()
      return E.right({ ...view, moreLikeThis: view.moreLikeThis.filter(shown()) })
    }),
    loadProgress: fromPromise(async ({ input: { metaId } }) => {
      const answer = await places.history()
      const entry = newestEntry(E.isRight(answer) ? answer.right : [], places.all(), metaId)
      return E.isLeft(answer) && entry === undefined ? answer : E.right(entry)
    }),
    kidsMode: codeSplit<typeof kidsModeMachine>(() => {
      if (kidsMode === undefined) throw new Error('The code of kids mode has not been fetched')
      return kidsMode
    }),
    foresight: fromCallback<ForesightCommand>(({ receive }) =>
      receive(({ title, startSec }) => {
        player()
          .then(({ foresee }) => foresee(title, startSec))
          .catch(() => undefined)
      }),
    ),
  }
}
