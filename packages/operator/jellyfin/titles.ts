import { type Fields, fieldsIn, listOf, numberIn, textIn, textsIn } from '../importer/fields.ts'
import { makeProblems } from '../importer/report.ts'
import type { ReadTitles } from '../library/folder.ts'
import { type FoundEpisode, type FoundTitle, type Media, NO_FACTS } from '../library/found.ts'
import { SECRETS } from './playing.ts'
import { type Jellyfin, momentIn, secondsOfTicks } from './server.ts'

const MAX_TITLES = 100_000
const MAX_EPISODES = 10_000
const MAX_NAME = 200
const MAX_PEOPLE = 40
const FIELDS = 'Overview,Genres,DateCreated,ProductionYear'

type Open = (itemId: string) => Promise<URL>

export const identityOf = (itemId: string): string => `jellyfin ${itemId}`

interface Picture {
  readonly kind: 'Primary' | 'Backdrop'
  readonly tag: string | undefined
  readonly width: number
}

const pictureOf = (jellyfin: Jellyfin, itemId: string, { kind, tag, width }: Picture): URL | undefined =>
  tag === undefined
    ? undefined
    : jellyfin.address(`/Items/${encodeURIComponent(itemId)}/Images/${kind}`, { tag, maxWidth: width, quality: 90 })

const primaryOf = (jellyfin: Jellyfin, fields: Fields, itemId: string, width: number): URL | undefined =>
  pictureOf(jellyfin, itemId, { kind: 'Primary', tag: textIn(fieldsIn(fields, 'ImageTags'), 'Primary'), width })

const mediaOf = (jellyfin: Jellyfin, itemId: string, open: Open): Media => ({
  at: jellyfin.address(`/Items/${encodeURIComponent(itemId)}/PlaybackInfo`),
  open: () => open(itemId),
  secrets: SECRETS,
  get headers() {
    return jellyfin.headers()
  },
})

/** `PG-13`, `12`, `FSK 16`: the number in it. */
const ageIn = (fields: Fields): number | undefined => {
  const age = /\d{1,2}/.exec(textIn(fields, 'OfficialRating', 40) ?? '')?.[0]
  return age === undefined ? undefined : Number(age)
}

const ratingIn = (fields: Fields): number | undefined => {
  const rating = Number(fields.CommunityRating)
  return rating > 0 && rating <= 10 ? rating : undefined
}

const peopleIn = (fields: Fields) =>
  listOf(fields.People)
    .slice(0, MAX_PEOPLE)
    .flatMap(each => {
      const name = textIn(each, 'Name', MAX_NAME)
      return name === undefined
        ? []
        : [{ name, role: textIn(each, 'Role', MAX_NAME) ?? textIn(each, 'Type', MAX_NAME) }]
    })

const episodeOf = (jellyfin: Jellyfin, fields: Fields, at: number, open: Open): FoundEpisode | undefined => {
  const id = textIn(fields, 'Id', MAX_NAME)
  if (id === undefined || textIn(fields, 'LocationType') === 'Virtual') return undefined
  return {
    identity: identityOf(id),
    season: numberIn(fields, 'ParentIndexNumber') ?? 0,
    number: numberIn(fields, 'IndexNumber') ?? at + 1,
    title: textIn(fields, 'Name', MAX_NAME),
    plot: textIn(fields, 'Overview'),
    seconds: secondsOfTicks(fields, 'RunTimeTicks'),
    still: primaryOf(jellyfin, fields, id, 640),
    media: mediaOf(jellyfin, id, open),
    captions: [],
  }
}

const episodesOf = async (jellyfin: Jellyfin, seriesId: string, open: Open): Promise<ReadonlyArray<FoundEpisode>> => {
  const found = new Map<string, FoundEpisode>()
  const path = `/Shows/${encodeURIComponent(seriesId)}/Episodes`
  let at = 0
  for await (const page of jellyfin.pages(path, { fields: 'Overview' }, MAX_EPISODES))
    for (const fields of page) {
      const episode = episodeOf(jellyfin, fields, at, open)
      at += 1
      const place = `${episode?.season} ${episode?.number}`
      if (episode !== undefined && !found.has(place)) found.set(place, episode)
    }
  return [...found.values()]
}

const titleOf = (jellyfin: Jellyfin, fields: Fields, id: string, open: Open): FoundTitle => {
  const isSeries = textIn(fields, 'Type') === 'Series'
  const { BackdropImageTags: wides } = fields
  const tag = Array.isArray(wides) && typeof wides[0] === 'string' ? wides[0] : undefined
  return {
    ...NO_FACTS,
    identity: identityOf(id),
    kind: isSeries ? 'SERIES' : 'MOVIE',
    title: textIn(fields, 'Name', MAX_NAME) ?? id,
    plot: textIn(fields, 'Overview'),
    year: numberIn(fields, 'ProductionYear'),
    genres: textsIn(fields, 'Genres'),
    rating: ratingIn(fields),
    ageRating: ageIn(fields),
    seconds: secondsOfTicks(fields, 'RunTimeTicks'),
    poster: primaryOf(jellyfin, fields, id, 480),
    wide: pictureOf(jellyfin, id, { kind: 'Backdrop', tag, width: 1280 }),
    media: isSeries ? undefined : mediaOf(jellyfin, id, open),
    addedAt: momentIn(fields, 'DateCreated') ?? 0,
    more: async () => {
      const item = await jellyfin.read(`/Items/${encodeURIComponent(id)}`, { userId: await jellyfin.userId() })
      const people = peopleIn(item)
      return { people, ...(isSeries ? { episodes: await episodesOf(jellyfin, id, open) } : {}) }
    },
  }
}

/** Films and series of a server; who is in them, and episodes, are asked for when somebody opens one. */
export const readJellyfinTitles = async (jellyfin: Jellyfin, open: Open): Promise<ReadTitles> => {
  const { refused } = makeProblems()
  const titles: FoundTitle[] = []
  const met = new Set<string>()
  const query = { includeItemTypes: 'Movie,Series', recursive: true, fields: FIELDS, sortBy: 'SortName' }
  let place = 0
  for await (const page of jellyfin.pages('/Items', query, MAX_TITLES))
    for (const fields of page) {
      place += 1
      const [id, name] = [textIn(fields, 'Id', MAX_NAME), textIn(fields, 'Name', MAX_NAME)]
      if (id === undefined || name === undefined)
        refused.add(undefined, `title ${place} ${name ?? ''}: it has no ${id === undefined ? 'Id' : 'Name'}`)
      else if (met.has(id)) refused.add(undefined, `title ${place} ${name}: it stands twice`)
      else {
        met.add(id)
        titles.push(titleOf(jellyfin, fields, id, open))
      }
    }
  return { titles, report: { found: place, imported: titles.length, refused: refused.sorted(), notes: [] } }
}
