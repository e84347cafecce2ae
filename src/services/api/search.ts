import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { fromCallback, fromPromise } from 'xstate'
import type {
  PopularAnswer,
  RecentsNews,
  RecentsWish,
  SearchEvent,
  searchMachine,
  TitlesAnswer,
} from '../../../machines/search/index.ts'
import { isShown } from '../../../models/ageRating.ts'
import type { EpgId } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { type Deployment, hasChannels, sellsLive, sellsReplays, sellsVod } from '../../../models/deployment.ts'
import type { GuideHit } from '../../../models/guideWindow.ts'
import type { Language } from '../../../models/language.ts'
import { hasNextPage, PAGE_SIZE, SEARCH_TOP_SIZE } from '../../../models/paging.ts'
import type { Person } from '../../../models/person.ts'
import type { FoundPerson } from '../../../models/search.ts'
import type { Title } from '../../../models/title.ts'
import { channelTopSearch } from '../../../models/wire/channelLists.ts'
import { search, topSearches } from '../../../models/wire/vodSearch.ts'
import type { CatalogueSearch, CatalogueTitles, OpenGateway } from '../catalogue/catalogue.ts'
import type { Memory } from '../catalogue/memory.ts'
import { makeTitles } from '../catalogue/titles.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { GuideService } from '../guide/index.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import { makeRecentSearches, type RecentSearchesParts } from './recentSearches.ts'

/** The search of the catalogue (spec §7, VOD). */
export const makeSearch = ({ call }: Pick<Http, 'call'>, { remembered }: Memory): CatalogueSearch => ({
  search: remembered(wish => call(search, wish, { awaitedBy: 'shelf' })),
  topSearches: async () =>
    pipe(
      await call(topSearches, { pageId: 1, pageSize: SEARCH_TOP_SIZE }, { awaitedBy: 'shelf' }),
      E.map(({ searchTopList }) => searchTopList),
    ),
})

export type SearchParts = RecentSearchesParts & {
  readonly http: Http
  readonly clock: ServerClock
  readonly language: () => Language
  readonly deployment: () => Deployment
  readonly memory: Memory
  readonly gateway: OpenGateway
  /** Opened for whoever asks first; only where live television is sold. */
  readonly guide: () => Promise<Pick<GuideService, 'search' | 'onChanged'>>
  /** What this viewer may see, as soon as it is known. */
  readonly epgIds: () => Promise<ReadonlyArray<EpgId>>
}

/** A show is told once with its times: so many of them hold the shows that can be looked over. */
const MOST_HITS = 100
/** As many of the nearest are looked through for those that can be replayed: programmes to come are among them. */
const MOST_LOOKED_THROUGH = 1000

/** What is offered as titles: over, and recorded (MODE-06). */
const replaysIn = (hits: ReadonlyArray<GuideHit>, now: Instant): ReadonlyArray<GuideHit> =>
  hits.filter(({ stop, isCatchup }) => isCatchup && stop <= now).slice(0, MOST_HITS)

/** As many persons are looked into at once; among more, the one that is meant is chosen first. */
const FEW_PERSONS = 3

/** What few persons have a part in is what somebody looks for who types their name; it may fail, and is left out then. */
const withFilms = async (
  persons: ReadonlyArray<Person>,
  filmography: CatalogueTitles['filmography'],
  isOpen: (title: Title) => boolean,
): Promise<ReadonlyArray<FoundPerson>> => {
  if (persons.length > FEW_PERSONS) return persons
  return Promise.all(
    persons.map(async person => {
      const films = await filmography({ personId: person.personId, pageId: 1 })
      return E.isLeft(films) ? person : { ...person, films: films.right.list.filter(isOpen) }
    }),
  )
}

const searchTitles = async (
  catalogue: CatalogueSearch,
  { ownView, http, gateway }: Pick<SearchParts, 'ownView' | 'http' | 'gateway'>,
  { keyword, pageId }: { readonly keyword: string; readonly pageId: number },
): Promise<TitlesAnswer> => {
  const paging = { pageId, pageSize: PAGE_SIZE }
  const answer = await catalogue.search({ keyword, ...paging })
  if (E.isLeft(answer)) return answer
  const { mediaList, personList, total } = answer.right
  const isOpen = isShown(ownView.isKidsMode())
  return E.right({
    titles: mediaList.filter(isOpen),
    persons: pageId > 1 ? personList : await withFilms(personList, makeTitles(http, gateway).filmography, isOpen),
    hasMore: hasNextPage(paging, mediaList.length, total),
  })
}

/** Titles and channels side by side, as far as they are sold; one that fails leaves the other alone. */
const loadPopular = async (
  catalogue: CatalogueSearch,
  { http, deployment, ownView }: SearchParts,
): Promise<PopularAnswer> => {
  const [titles, channels] = await Promise.all([
    // nobody has looked through what the country looks for
    sellsVod(deployment()) && !ownView.isKidsMode() ? catalogue.topSearches() : undefined,
    sellsLive(deployment()) ? http.call(channelTopSearch, {}, { awaitedBy: 'shelf' }) : undefined,
  ])
  const failed = [titles, channels].find(answer => answer !== undefined && E.isLeft(answer))
  const searches = titles && E.isRight(titles) ? titles.right : []
  const channelIds = channels && E.isRight(channels) ? channels.right.topChannelList : []
  if (failed !== undefined && E.isLeft(failed) && searches.length + channelIds.length === 0) return failed
  return E.right({ searches, channels: channelIds.map(({ logicalChannelId }) => logicalChannelId) })
}

/** The chart of the search with the operator, the guide and the device behind it (VOD-11, AHEAD-08). */
export const searchPorts = (parts: SearchParts): PortsOf<typeof searchMachine> => {
  const { guide, epgIds, language, clock, deployment } = parts
  const catalogue = makeSearch(parts.http, parts.memory)
  const recents = makeRecentSearches(parts)
  return {
    searchProgrammes: fromPromise(async ({ input: { text } }) => {
      const [opened, ids] = await Promise.all([guide(), epgIds()])
      const now = clock.now()
      const query = { text, epgIds: ids, language: language(), now }
      if (!sellsReplays(deployment())) return opened.search({ ...query, limit: MOST_HITS })
      return replaysIn(await opened.search({ ...query, limit: MOST_LOOKED_THROUGH }), now)
    }),
    searchTitles: fromPromise(({ input }) => searchTitles(catalogue, parts, input)),
    loadPopular: fromPromise(() => loadPopular(catalogue, parts)),
    keepRecents: fromCallback<RecentsWish, undefined, RecentsNews>(({ receive, sendBack }) => {
      const tell = (): void => sendBack({ type: 'recents.changed', texts: recents.read() })
      receive(wish => {
        if (wish.type === 'search.remembered') recents.remember(wish.text)
        if (wish.type === 'search.forgotten') recents.forget(wish.text)
        if (wish.type === 'searches.forgotten') recents.forgetAll()
        tell()
      })
      tell()
      return recents.onChange(tell)
    }),
    watchGuide: fromCallback<SearchEvent>(({ sendBack }) => {
      if (!hasChannels(deployment())) return
      let isOver = false
      let stop = (): void => undefined
      guide().then(
        opened => {
          if (!isOver) stop = opened.onChanged(() => sendBack({ type: 'guide.changed' }))
        },
        () => undefined,
      )
      return () => {
        isOver = true
        stop()
      }
    }),
  }
}
