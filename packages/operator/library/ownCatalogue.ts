import { Category, type Playlist, PlaylistId, type ShowListType } from '../../../models/playlist.ts'
import { matchRank } from '../../../models/search.ts'
import type { Call } from '../handlers/handler.ts'
import { bannerOf } from '../world/banner.ts'
import { type Catalogue, titlesOf } from '../world/catalogue.ts'
import { same, type Texts, texts } from '../world/data/texts.ts'
import { idOf } from '../world/ids.ts'
import { paged } from '../world/paged.ts'
import { hashOf, shuffled } from '../world/seed.ts'
import { genreNamed, idOfEpisode, ownPerson, ownSource, ownTitle, personIdOf, pictureAddress } from './ownTitles.ts'
import { mediaAt, type Shelf, type ShelfTitle } from './shelf.ts'

interface Row {
  readonly id: string
  readonly name: Texts
  readonly show: ShowListType
  readonly titles: ReadonlyArray<ShelfTitle>
}

const HIGHLIGHTS = 5
const NEWEST = 48
/** A row of fewer says nothing. */
const LEAST = 2
const MOST_ROWS = 40
const TOP = 10

const NAMES = {
  highlights: texts('Highlights', 'Destacados', 'Destaques'),
  newest: texts('Recently added', 'Recién agregado', 'Adicionados há pouco'),
  MOVIE: texts('Films', 'Películas', 'Filmes'),
  SERIES: texts('Series', 'Series', 'Séries'),
  all: texts('All', 'Todos', 'Todos'),
} as const

const CATEGORIES = { MOVIE: 'movies', SERIES: 'series' } as const
const KINDS = ['MOVIE', 'SERIES'] as const

const inWords = new Intl.Collator(undefined, { numeric: true })
const named = (one: ShelfTitle, other: ShelfTitle): number => inWords.compare(one.title, other.title)

const newestFirst = (titles: ReadonlyArray<ShelfTitle>): ReadonlyArray<ShelfTitle> =>
  titles.toSorted((one, other) => other.addedAt - one.addedAt || named(one, other))

const byName = (titles: ReadonlyArray<ShelfTitle>): ReadonlyArray<ShelfTitle> => titles.toSorted(named)

/** The rows that the words of the source make, the largest first. */
const rowsBy = (
  prefix: string,
  titles: ReadonlyArray<ShelfTitle>,
  wordsOf: (title: ShelfTitle) => ReadonlyArray<{ readonly key: string; readonly name: Texts }>,
): ReadonlyArray<Row> => {
  const rows = new Map<string, { readonly name: Texts; readonly titles: ShelfTitle[] }>()
  for (const title of titles)
    for (const { key, name } of wordsOf(title)) {
      const row = rows.get(key) ?? { name, titles: [] }
      rows.set(key, row)
      if (row.titles.at(-1) !== title) row.titles.push(title)
    }
  return [...rows]
    .filter(([, row]) => row.titles.length >= LEAST)
    .toSorted(([, one], [, other]) => other.titles.length - one.titles.length)
    .slice(0, MOST_ROWS)
    .map(([key, row]): Row => ({ id: `${prefix}-${key}`, name: row.name, show: 'POSTER', titles: row.titles }))
}

const groupsOf = ({ groups }: ShelfTitle) => groups.map(group => ({ key: `c${hashOf(group)}`, name: same(group) }))
const genresOf = ({ genres }: ShelfTitle) => genres.map(genreNamed)

const pagesOf = (all: ReadonlyArray<ShelfTitle>): ReadonlyMap<string, ReadonlyArray<Row>> => {
  const mild = all.filter(({ isAdult }) => !isAdult)
  const seen = newestFirst(mild).filter(({ poster, wide }) => poster !== undefined || wide !== undefined)
  const highlights = (seen.length > 0 ? seen : newestFirst(mild)).slice(0, HIGHLIGHTS)
  const kinds = KINDS.map(kind => ({ kind, titles: byName(all.filter(title => title.kind === kind)) }))
  const rows: ReadonlyArray<Row> = [
    { id: 'home-banner', name: NAMES.highlights, show: 'BANNER', titles: highlights },
    { id: 'new', name: NAMES.newest, show: 'POSTER', titles: newestFirst(mild).slice(0, NEWEST) },
    ...kinds.map(({ kind, titles }): Row => ({ id: CATEGORIES[kind], name: NAMES[kind], show: 'POSTER', titles })),
    ...rowsBy('home', byName(mild), genresOf),
  ]
  return new Map([
    ['', rows.filter(({ titles }) => titles.length > 0)],
    ...kinds
      .filter(({ titles }) => titles.length > 0)
      .map(({ kind, titles }): [string, ReadonlyArray<Row>] => [
        CATEGORIES[kind],
        [
          { id: `${CATEGORIES[kind]}-all`, name: NAMES.all, show: 'POSTER', titles },
          ...rowsBy(CATEGORIES[kind], titles, groupsOf),
          ...rowsBy(CATEGORIES[kind], titles, genresOf).map((row): Row => ({ ...row, show: 'GENRE' })),
        ],
      ]),
  ])
}

interface Somebody {
  readonly name: string
  readonly titles: string[]
}

const peopleIn = (titles: ReadonlyArray<ShelfTitle>): ReadonlyMap<string, Somebody> => {
  const people = new Map<string, Somebody>()
  for (const { id, people: crew } of titles)
    for (const { name } of crew) {
      const known = people.get(personIdOf(name)) ?? { name, titles: [] }
      people.set(personIdOf(name), known)
      if (known.titles.at(-1) !== id) known.titles.push(id)
    }
  return people
}

/** Films and series of somebody's own, in place of those of the operator. */
export const ownCatalogue = (shelf: Shelf): Catalogue => {
  const pages = pagesOf(shelf.titles())
  const rows = new Map([...pages.values()].flat().map(row => [row.id, row]))
  const shown = (titles: ReadonlyArray<ShelfTitle>, sensitive: boolean): ReadonlyArray<string> =>
    titles.filter(({ isAdult }) => sensitive || !isAdult).map(({ id }) => id)
  const titleById: Catalogue['titleById'] = (metaId, call) => {
    const place = shelf.placeOf(metaId)
    return place && ownTitle(place, metaId, call)
  }
  const catalogue: Catalogue = {
    complete: shelf.complete,
    categoryList: language =>
      KINDS.filter(kind => pages.has(CATEGORIES[kind])).map(kind => ({
        type: idOf(Category.type.props.type, CATEGORIES[kind]),
        title: NAMES[kind][language],
      })),
    playlistEntries: (type, { language }) =>
      (pages.get(type ?? '') ?? []).map(({ id, name, show }) => ({
        playlistId: idOf(PlaylistId, id),
        title: name[language],
        showListType: show,
      })),
    playlistById: (id, page, call): Playlist | undefined => {
      const row = rows.get(id)
      if (row === undefined) return undefined
      const head = { playlistId: idOf(PlaylistId, id), title: row.name[call.language], showListType: row.show }
      const { list, total } = paged(shown(row.titles, page.sensitive), page)
      const titles = titlesOf(catalogue, list, call)
      return row.show === 'BANNER'
        ? { ...head, bannerList: titles.map(bannerOf), mediaList: [], total }
        : { ...head, bannerList: [], mediaList: titles, total }
    },
    titleById,
    episodesOf: (seriesId, seasonId, call) => {
      const place = shelf.placeOf(seriesId)
      if (place === undefined) return undefined
      const wanted = seasonId === undefined ? place.season : shelf.placeOf(seasonId)?.season
      const ids = place.title.episodes
        .filter(({ season }) => wanted === undefined || season === wanted)
        .toSorted((one, other) => one.season - other.season || one.number - other.number)
        .map(({ season, number }) => idOfEpisode(place.title, season, number))
      return titlesOf(catalogue, ids, call)
    },
    playSourceOf: (metaId, call) => {
      const place = shelf.placeOf(metaId)
      return place && mediaAt(place) && ownSource(place, metaId, call)
    },
    trailersOf: () => [],
    crewOf: metaId => shelf.placeOf(metaId)?.title.people.map(({ name, role }) => ownPerson(name, role)) ?? [],
    personById: personId => {
      const found = peopleIn(shelf.titles()).get(personId)
      return found && ownPerson(found.name, undefined)
    },
    filmographyOf: personId => peopleIn(shelf.titles()).get(personId)?.titles ?? [],
    peopleNamed: matches =>
      [...peopleIn(shelf.titles()).values()]
        .filter(({ name }) => matches(name))
        .map(({ name }) => ownPerson(name, undefined)),
    found: keyword =>
      shelf
        .titles()
        .flatMap(({ id, title, isAdult }) => {
          const rank = isAdult ? undefined : matchRank(keyword, title)
          return rank === undefined ? [] : [{ id, rank }]
        })
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ id }) => id),
    top: () =>
      newestFirst(shelf.titles().filter(({ isAdult }) => !isAdult))
        .slice(0, TOP)
        .map(title => ({
          id: title.id,
          title: title.title,
          wide: pictureAddress(title.id, { title, episode: undefined }, 'wide'),
          lettering: undefined,
        })),
    recommended: ({ operator, account }: Call, like) => {
      const title = like === undefined ? undefined : shelf.placeOf(like)?.title
      const others = shelf.titles().filter(({ id, isAdult }) => !isAdult && id !== title?.id)
      const alike = others.filter(
        other => title === undefined || other.genres.some(each => title.genres.includes(each)),
      )
      const seed = hashOf('recommended', title?.id ?? account?.accountId ?? 'guest', operator.conditions.startedAt)
      return shuffled(alike.length >= LEAST ? alike : others, seed).map(({ id }) => id)
    },
  }
  return catalogue
}
