import { type BannerItem, BannerItemId, LinkId } from '../../../models/banner.ts'
import type { Language } from '../../../models/language.ts'
import { Category, type Playlist, type PlaylistEntry, PlaylistId, type ShowListType } from '../../../models/playlist.ts'
import type { Call } from '../handlers/handler.ts'
import { bannerOf } from './banner.ts'
import { genreKeys, genres } from './data/genres.ts'
import { type Texts, texts } from './data/texts.ts'
import { idOf } from './ids.ts'
import { paged } from './paged.ts'
import { replays } from './replays.ts'
import { hashOf, shuffled } from './seed.ts'
import { shelved } from './shelved.ts'
import { titleById, titlesOf } from './titles.ts'
import { type CategoryKey, categories, type Work, works } from './works.ts'

interface Row {
  readonly id: string
  readonly name: Texts
  readonly show: ShowListType
  readonly ids: (call: Call, sensitive: boolean) => ReadonlyArray<string>
}

const idsOf = (chosen: ReadonlyArray<Work>): ReadonlyArray<string> => shelved(chosen).map(({ id }) => id)
const mild = (chosen: ReadonlyArray<Work>): ReadonlyArray<Work> => chosen.filter(({ isAdult }) => !isAdult)

/** Put in order once: what is on sale does not change while the operator runs. */
const fitting = (matches: (work: Work) => boolean): Row['ids'] => {
  const chosen = works.filter(matches)
  const [all, forEverybody] = [idsOf(chosen), idsOf(mild(chosen))]
  return (_, sensitive) => (sensitive ? all : forEverybody)
}

const best = [...works].sort((one, other) => other.rating - one.rating)
const newest = [...works].sort((one, other) => other.year - one.year || one.seed - other.seed)
const bestIds = idsOf(mild(best)).slice(0, 40)
const newestIds = idsOf(mild(newest)).slice(0, 48)
const heroes = idsOf(best).slice(0, 5)

const HOME: ReadonlyArray<Row> = [
  {
    id: 'home-banner',
    name: texts('Highlights', 'Destacados', 'Destaques'),
    show: 'BANNER',
    ids: call => heroIds(call),
  },
  {
    id: 'new',
    name: texts('New this month', 'Nuevo este mes', 'Novidades do mês'),
    show: 'POSTER',
    ids: () => newestIds,
  },
  {
    id: 'replays',
    name: texts('Replays on air', 'Repeticiones', 'Reprises'),
    show: 'LANDSCAPE',
    ids: call => replays(call).map(({ id }) => id),
  },
  {
    id: 'best',
    name: texts('Best rated', 'Mejor puntuados', 'Mais bem avaliados'),
    show: 'POSTER',
    ids: () => bestIds,
  },
  {
    id: 'series',
    name: texts('Series to stay with', 'Series para quedarse', 'Séries para maratonar'),
    show: 'POSTER',
    ids: fitting(({ kind }) => kind === 'SERIES'),
  },
  {
    id: 'documentary',
    name: texts('True stories', 'Historias reales', 'Histórias reais'),
    show: 'LANDSCAPE',
    ids: fitting(({ category }) => category === 'documentaries'),
  },
  {
    id: 'family',
    name: texts('For everyone at home', 'Para toda la casa', 'Para toda a casa'),
    show: 'POSTER',
    ids: fitting(({ category }) => category === 'kids'),
  },
  {
    id: 'late',
    name: texts('Late at night', 'De trasnoche', 'Na madrugada'),
    show: 'POSTER',
    ids: fitting(({ genres: of }) => of.includes('thriller') || of.includes('mystery')),
  },
]

/** The operator has chosen no highlights of these. */
const PLAIN: ReadonlySet<CategoryKey> = new Set(['documentaries'])

const rowsOfCategory = (key: CategoryKey): ReadonlyArray<Row> => {
  const members = works.filter(({ category }) => category === key)
  const present = genreKeys.filter(genre => members.some(work => work.genres.includes(genre)))
  const slides = idsOf(shuffled(members, hashOf(key))).slice(0, 5)
  const banner: Row = {
    id: `${key}-banner`,
    name: categories[key],
    show: 'BANNER',
    ids: () => slides,
  }
  return [
    ...(PLAIN.has(key) ? [] : [banner]),
    {
      id: `${key}-all`,
      name: texts('All', 'Todos', 'Todos'),
      show: 'POSTER',
      ids: fitting(({ category }) => category === key),
    },
    ...present.map(
      (genre): Row => ({
        id: `${key}-${genre}`,
        name: genres[genre],
        show: 'GENRE',
        ids: fitting(({ category, genres: of }) => category === key && of.includes(genre)),
      }),
    ),
  ]
}

const isCategory = (type: string): type is CategoryKey => Object.hasOwn(categories, type)
const categoryKeys = Object.keys(categories).filter(isCategory)

const CategoryType = Category.type.props.type

export const categoryList = (language: Language): ReadonlyArray<Category> =>
  categoryKeys.map(key => ({ type: idOf(CategoryType, key), title: categories[key][language] }))

const rowsByPage = new Map<string, ReadonlyArray<Row>>([
  ['', HOME],
  ...categoryKeys.map(key => [key, rowsOfCategory(key)] as const),
])
const rowById = new Map([...rowsByPage.values()].flat().map(row => [row.id, row]))

const heroIds = (call: Call): ReadonlyArray<string> => {
  const replay = replays(call)[0]
  return replay === undefined ? heroes : [...heroes.slice(0, 2), replay.id, ...heroes.slice(2)]
}

/** The rows of the home page (no type) or of a category. */
export const playlistEntries = (type: string | undefined, { language }: Call): ReadonlyArray<PlaylistEntry> =>
  (rowsByPage.get(type ?? '') ?? []).map(({ id, name, show }) => ({
    playlistId: idOf(PlaylistId, id),
    title: name[language],
    showListType: show,
  }))

/** The last slide leads to a playlist. */
const listBanner = (row: Row, { language }: Call): BannerItem => ({
  ...bannerOfNothing,
  bannerItemId: idOf(BannerItemId, `banner-list-${row.id}`),
  title: row.name[language],
  linkType: 'VOD_LIST',
  linkId: idOf(LinkId, row.id),
  poster: `/art/still/arches-dusk-7-480x720.svg`,
  posterLandscape: `/art/still/arches-dusk-7-1280x720.svg`,
  landscape: [{ url: `/art/still/arches-dusk-7-1920x1080.svg` }],
})

const bannerOfNothing = {
  metaType: undefined,
  metaId: undefined,
  genres: [],
  ageRating: undefined,
  description: undefined,
  plot: undefined,
  hasEpgSource: false,
  playbackValidTime: undefined,
  startTime: undefined,
  historyEpisode: undefined,
  noSeason: false,
  lettering: undefined,
  customizedDisplayInfo: undefined,
  mediaVideoList: [],
  finishTime: undefined,
  createTime: undefined,
} satisfies Partial<BannerItem>

const bannersOf = (row: Row, call: Call): ReadonlyArray<BannerItem> => {
  const slides = row
    .ids(call, false)
    .flatMap(id => titleById(id, call) ?? [])
    .map(bannerOf)
  const linked = rowById.get('series')
  return row.id === 'home-banner' && linked !== undefined ? [...slides, listBanner(linked, call)] : slides
}

/** One page of a playlist; `undefined` for an id that nobody gave out. */
export const playlistById = (
  id: string,
  page: { readonly pageId: number; readonly pageSize: number; readonly sensitive: boolean },
  call: Call,
): Playlist | undefined => {
  const row = rowById.get(id)
  if (row === undefined) return undefined
  const head = { playlistId: idOf(PlaylistId, id), title: row.name[call.language], showListType: row.show }
  if (row.show === 'BANNER') {
    const bannerList = bannersOf(row, call)
    return { ...head, bannerList, mediaList: [], total: bannerList.length }
  }
  const { list, total } = paged(row.ids(call, page.sensitive), page)
  return { ...head, bannerList: [], mediaList: titlesOf(list, call), total }
}
