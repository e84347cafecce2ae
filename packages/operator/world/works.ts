import type { SceneKind } from '../art/index.ts'
import { type GenreKey, genres } from './data/genres.ts'
import { joined, same, type Texts, texts } from './data/texts.ts'
import type { Tier } from './lineup.ts'
import { isPrinted } from './pictures.ts'
import { hashOf, pick } from './seed.ts'
import { filmPlot, filmScene, filmTitle, TITLE_COUNT } from './shuffledFilms.ts'
import type { WrittenTitle } from './written.ts'
import { writtenTitles } from './writtenTitles.ts'

/** A movie or a series as the operator's editors keep it, in all languages. */
export interface Work {
  readonly id: string
  readonly kind: 'MOVIE' | 'SERIES'
  readonly seed: number
  readonly title: Texts
  /** What its poster shows, where it is drawn when somebody asks for it. */
  readonly scene: SceneKind
  /** Where it was written by hand: its pictures are printed, its people and episodes have names. */
  readonly written: WrittenTitle | undefined
  readonly plot: Texts
  readonly genres: ReadonlyArray<GenreKey>
  readonly category: CategoryKey
  readonly year: number
  /** 0 to 10. */
  readonly rating: number
  /** From which age on it is meant. */
  readonly ageRating: number
  readonly minutes: number
  readonly tier: Tier
  readonly isAdult: boolean
  /** Episodes of each season; none for a movie. */
  readonly seasons: ReadonlyArray<number>
}

export const categories = {
  movies: texts('Films', 'Películas', 'Filmes'),
  series: texts('Series', 'Series', 'Séries'),
  documentaries: texts('Documentaries', 'Documentales', 'Documentários'),
  kids: texts('Kids', 'Infantil', 'Infantil'),
} as const
export type CategoryKey = keyof typeof categories

const MOVIES = 240
const SERIES = 44
/** A step without a common factor with the number of titles walks through all of them. */
const STEP = 107

const STORY_GENRES: ReadonlyArray<GenreKey> = [
  'drama',
  'comedy',
  'thriller',
  'adventure',
  'romance',
  'mystery',
  'history',
  'scifi',
  'music',
]

const genresOf = (category: CategoryKey, seed: number): ReadonlyArray<GenreKey> => {
  const first = pick(STORY_GENRES, seed)
  const second = pick(STORY_GENRES, hashOf(seed, 'second genre'))
  if (category === 'documentaries') return ['documentary', pick(['history', 'music', 'adventure'] as const, seed)]
  if (category === 'kids') return ['family', pick(['animation', 'adventure', 'comedy'] as const, seed)]
  return first === second ? [first] : [first, second]
}

const categoryOf = (kind: Work['kind'], seed: number): CategoryKey => {
  if (seed % 9 === 0) return 'documentaries'
  if (seed % 8 === 3) return 'kids'
  return kind === 'MOVIE' ? 'movies' : 'series'
}

/** What posters of children's titles show. */
const CHILDHOOD: ReadonlyArray<SceneKind> = ['balloons', 'fair', 'kites', 'lanterns', 'owls', 'reef', 'whale']

const tierOf = (seed: number): Tier => pick(['free', 'basic', 'basic', 'plus'] as const, hashOf(seed, 'tier'))

const seasonsOf = (seed: number): ReadonlyArray<number> =>
  Array.from({ length: 1 + (hashOf(seed, 'seasons') % 4) }, (_, season) => 6 + (hashOf(seed, season) % 5))

const isAdult = (kind: Work['kind'], seed: number): boolean => kind === 'MOVIE' && seed % 31 === 7

const ageRatingOf = (category: CategoryKey, seed: number, kind: Work['kind']): number => {
  if (isAdult(kind, seed)) return 18
  return pick(category === 'kids' ? [0, 6] : [10, 12, 12, 14, 16], hashOf(seed, 'age'))
}

const workOf = (kind: Work['kind'], index: number): Work => {
  const seed = hashOf(kind, index)
  const category = categoryOf(kind, seed)
  const titleSeed = ((kind === 'MOVIE' ? index : MOVIES + index) * STEP) % TITLE_COUNT
  return {
    id: kind === 'MOVIE' ? `m${1000 + index}` : `s${100 + index}`,
    kind,
    seed,
    title: filmTitle(titleSeed),
    scene: category === 'kids' ? pick(CHILDHOOD, seed) : filmScene(titleSeed, seed),
    written: undefined,
    plot: filmPlot(seed),
    genres: genresOf(category, seed),
    category,
    year: 1994 + (hashOf(seed, 'year') % 32),
    ageRating: ageRatingOf(category, seed, kind),
    rating: Math.round(55 + (hashOf(seed, 'rating') % 41)) / 10,
    minutes: kind === 'MOVIE' ? 82 + (hashOf(seed, 'minutes') % 60) : 24 + (hashOf(seed, 'minutes') % 30),
    tier: tierOf(seed),
    isAdult: isAdult(kind, seed),
    seasons: kind === 'SERIES' ? seasonsOf(seed) : [],
  }
}

const categoryOfWritten = ({ kind, genres: of }: WrittenTitle): CategoryKey => {
  if (of.includes('documentary')) return 'documentaries'
  if (of.includes('family')) return 'kids'
  return kind === 'MOVIE' ? 'movies' : 'series'
}

const workOfWritten = (written: WrittenTitle): Work => {
  const seed = hashOf(written.slug)
  const { kind, title, plot, genres: of, year, rating, ageRating, minutes } = written
  return {
    ...{ kind, title, plot, genres: of, year, rating, ageRating, minutes, seed, written },
    id: written.slug,
    scene: 'still',
    category: categoryOfWritten(written),
    tier: tierOf(seed),
    isAdult: false,
    seasons: kind === 'SERIES' ? written.seasons.map(episodes => episodes.length) : [],
  }
}

/** Those that wait for their pictures are not sold. */
const writtenWorks = writtenTitles.filter(({ slug }) => isPrinted(slug, 'poster')).map(workOfWritten)

/** What was written by hand comes first. */
export const works: ReadonlyArray<Work> = [
  ...writtenWorks,
  ...Array.from({ length: MOVIES }, (_, index) => workOf('MOVIE', index)),
  ...Array.from({ length: SERIES }, (_, index) => workOf('SERIES', index)),
]

const byId = new Map(works.map(work => [work.id, work]))
export const workById = (id: string): Work | undefined => byId.get(id)

export const genreNames = (work: Work): ReadonlyArray<readonly [key: string, name: Texts]> =>
  work.genres.map(key => [key, genres[key]])

/** An episode's or season's place, read from its id: `archivo`, `archivo-1`, `archivo-1-3`. */
export interface Place {
  readonly work: Work
  readonly season: number | undefined
  readonly episode: number | undefined
}

const count = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

export const placeOf = (metaId: string): Place | undefined => {
  const match = /^([a-z]\w*)(?:-(\d+))?(?:-(\d+))?$/.exec(metaId)
  const work = workById(match?.[1] ?? '')
  if (match === null || work === undefined) return undefined
  const season = count(match[2])
  const episode = count(match[3])
  const episodes = season === undefined ? undefined : work.seasons[season - 1]
  if (season !== undefined && episodes === undefined) return undefined
  if (episode !== undefined && (episode < 1 || episode > (episodes ?? 0))) return undefined
  return { work, season, episode }
}

const writtenEpisode = ({ written }: Work, season: number, episode: number) =>
  written?.kind === 'SERIES' ? written.seasons[season - 1]?.[episode - 1] : undefined

export const episodeTitle = (work: Work, season: number, episode: number): Texts =>
  writtenEpisode(work, season, episode)?.title ?? filmTitle(hashOf(work.seed, season, episode) % TITLE_COUNT)

export const episodePlot = (work: Work, season: number, episode: number): Texts =>
  writtenEpisode(work, season, episode)?.plot ?? filmPlot(hashOf(work.seed, season, episode))

export const seasonTitle = (season: number): Texts =>
  joined(' ', [texts('Season', 'Temporada', 'Temporada'), same(String(season))])

export const episodeNumber = (number: number): Texts =>
  joined(' ', [texts('Episode', 'Episodio', 'Episódio'), same(String(number))])
