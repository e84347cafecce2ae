import type { Ask } from '../gateway/ask.ts'
import { type Fields, fieldsIn, listOf, numberIn, textIn, textsIn } from '../importer/fields.ts'
import { makeProblems, type Problems } from '../importer/report.ts'
import { placeOf } from '../importer/source.ts'
import {
  enter,
  groupNames,
  groupsOf,
  makeXtreamCall,
  streamAddress,
  type XtreamAccount,
  type XtreamCall,
} from '../importer/xtream.ts'
import { type Kept, makeKept } from '../world/kept.ts'
import { writtenName } from './fileName.ts'
import { notPlayedAs, type ReadTitles } from './folder.ts'
import { type FoundEpisode, type FoundTitle, type Media, NO_FACTS } from './found.ts'

const ENDING = /^[a-z0-9]{2,5}$/i
const MAX_NAME = 200

const pictureIn = (text: string | undefined): URL | undefined =>
  text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined

const wideIn = (fields: Fields): URL | undefined => {
  const { backdrop_path: path } = fields
  const [first] = Array.isArray(path) ? path : [path]
  return pictureIn(typeof first === 'string' ? first : undefined)
}

/** 0 to 10, as a text or a number; 0 is said of what nobody has rated. */
const ratingIn = (fields: Fields): number | undefined => {
  const rating = Number(textIn(fields, 'rating'))
  return rating > 0 && rating <= 10 ? rating : undefined
}

const yearIn = (fields: Fields): number | undefined => {
  const text = textIn(fields, 'releasedate') ?? textIn(fields, 'releaseDate') ?? textIn(fields, 'year') ?? ''
  const year = /(?:19|20)\d\d/.exec(text.slice(0, 40))?.[0]
  return year === undefined ? undefined : Number(year)
}

const secondsIn = (fields: Fields): number | undefined => numberIn(fields, 'duration_secs')

/** Only what is said: what is not leaves what was there. */
const said = <A extends object>(facts: A): Partial<A> =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Partial<A>

const factsOf = (info: Fields) =>
  said({
    plot: textIn(info, 'plot') ?? textIn(info, 'description'),
    year: yearIn(info),
    genres: textsIn(info, 'genre').flatMap(genre => genre.split('/').map(each => each.trim())),
    rating: ratingIn(info),
    people: textsIn(info, 'cast').map(name => ({ name, role: undefined })),
    wide: wideIn(info),
  })

interface Reading {
  readonly account: XtreamAccount
  readonly call: XtreamCall
}

/** Where it plays, or why it does not. */
const mediaOf = (account: XtreamAccount, kind: 'movie' | 'series', id: string, fields: Fields): Media | string => {
  const ending = textIn(fields, 'container_extension') ?? 'mp4'
  const reason = ENDING.test(ending) ? notPlayedAs(ending) : 'it has an odd ending'
  return reason ?? { at: streamAddress(account, id, kind, ending), headers: {} }
}

const moreOfFilm =
  ({ call }: Reading, id: string) =>
  async (): Promise<Partial<FoundTitle>> => {
    const info = fieldsIn(await call('get_vod_info', { vod_id: id }), 'info')
    return { ...factsOf(info), ...said({ seconds: secondsIn(info) }) }
  }

const episodesIn = (
  { account }: Reading,
  answer: unknown,
  note: (reason: string) => void,
): ReadonlyArray<FoundEpisode> => {
  const { episodes } = fieldsIn({ answer }, 'answer')
  const met = new Set<string>()
  const leftOut: string[] = []
  const lists = typeof episodes === 'object' && episodes !== null ? Object.entries(episodes) : []
  const found = lists.flatMap(([key, list]) =>
    listOf(list).flatMap((each, at): ReadonlyArray<FoundEpisode> => {
      const season = numberIn(each, 'season') ?? (Number(key) || 0)
      const number = numberIn(each, 'episode_num') ?? at + 1
      const id = textIn(each, 'id')
      const media = id === undefined ? 'it has no id' : mediaOf(account, 'series', id, each)
      if (typeof media === 'string') leftOut.push(media)
      if (typeof media === 'string' || met.has(`${season} ${number}`)) return []
      met.add(`${season} ${number}`)
      const info = fieldsIn(each, 'info')
      return [
        {
          season,
          number,
          title: textIn(each, 'title', MAX_NAME),
          plot: textIn(info, 'plot'),
          seconds: secondsIn(info),
          still: pictureIn(textIn(info, 'movie_image')),
          media,
          captions: [],
        },
      ]
    }),
  )
  if (leftOut.length > 0) note(`${leftOut.length} episodes left out: ${leftOut[0]}`)
  return found
}

const moreOfSeries =
  (reading: Reading, id: string): NonNullable<FoundTitle['more']> =>
  async note => {
    const answer = await reading.call('get_series_info', { series_id: id })
    return { ...factsOf(fieldsIn(answer, 'info')), episodes: episodesIn(reading, answer, note) }
  }

const secondsToMs = (seconds: number | undefined): number => (seconds ?? 0) * 1000

const filmOf = (reading: Reading, fields: Fields, id: string, groups: ReadonlyArray<string>): FoundTitle | string => {
  const media = mediaOf(reading.account, 'movie', id, fields)
  if (typeof media === 'string') return media
  return {
    ...NO_FACTS,
    ...writtenName(textIn(fields, 'name', MAX_NAME) ?? id),
    identity: `xtream film ${id}`,
    kind: 'MOVIE',
    rating: ratingIn(fields),
    poster: pictureIn(textIn(fields, 'stream_icon')),
    media,
    addedAt: secondsToMs(numberIn(fields, 'added')),
    groups,
    more: moreOfFilm(reading, id),
  }
}

const seriesOf = (reading: Reading, fields: Fields, id: string, groups: ReadonlyArray<string>): FoundTitle => ({
  ...NO_FACTS,
  ...writtenName(textIn(fields, 'name', MAX_NAME) ?? id),
  ...factsOf(fields),
  identity: `xtream series ${id}`,
  kind: 'SERIES',
  poster: pictureIn(textIn(fields, 'cover')),
  addedAt: secondsToMs(numberIn(fields, 'last_modified')),
  groups,
  more: moreOfSeries(reading, id),
})

const KINDS = [
  { what: 'film', list: 'get_vod_streams', rows: 'get_vod_categories', id: 'stream_id', make: filmOf },
  { what: 'series', list: 'get_series', rows: 'get_series_categories', id: 'series_id', make: seriesOf },
] as const

const titlesOfKind = async (
  reading: Reading,
  { what, list, rows, id: idName, make }: (typeof KINDS)[number],
  { refused }: Problems,
): Promise<ReadonlyArray<FoundTitle>> => {
  const groups = groupNames(await reading.call(rows))
  const met = new Set<string>()
  const titleOf = (fields: Fields): FoundTitle | string => {
    const id = textIn(fields, idName)
    if (id === undefined) return `it has no ${idName}`
    if (textIn(fields, 'name') === undefined) return 'it has no name'
    if (met.has(id)) return 'it stands twice'
    met.add(id)
    return make(reading, fields, id, groupsOf(fields, groups))
  }
  return listOf(await reading.call(list)).flatMap((fields, at): ReadonlyArray<FoundTitle> => {
    const title = titleOf(fields)
    if (typeof title !== 'string') return [title]
    const name = textIn(fields, 'name', MAX_NAME) ?? textIn(fields, idName)
    refused.add(undefined, `${what} ${at + 1}${name === undefined ? '' : ` ${name}`}: ${title}`)
    return []
  })
}

/** Films and series of an account at an Xtream Codes server; what it says of one alone is asked when somebody opens it. */
export const readXtreamTitles = async (account: XtreamAccount, ask: Ask): Promise<ReadTitles> => {
  const reading = { account, call: makeXtreamCall(account, ask) }
  const problems = makeProblems()
  await enter(reading.call)
  const titles: FoundTitle[] = []
  for (const kind of KINDS) titles.push(...(await titlesOfKind(reading, kind, problems)))
  const refused = problems.refused.sorted()
  return {
    titles,
    report: { found: titles.length + problems.refused.count(), imported: titles.length, refused, notes: [] },
  }
}

export const keptXtreamTitles = (account: XtreamAccount, ask: Ask): Kept<ReadTitles> =>
  makeKept(placeOf(account.server.href), async () => ({ value: await readXtreamTitles(account, ask), mark: {} }))
