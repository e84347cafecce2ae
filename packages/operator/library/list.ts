import { realpath } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { Ask } from '../gateway/ask.ts'
import { wholeOf } from '../gateway/ask.ts'
import type { Hosts } from '../gateway/hosts.ts'
import { reasonOf, SourceFault } from '../gateway/sourceFault.ts'
import { plainText } from '../importer/encoding.ts'
import { type Fields, isFields, listOf, numberIn, textIn, textsIn } from '../importer/fields.ts'
import { makeProblems } from '../importer/report.ts'
import { openSource, type Place } from '../importer/source.ts'
import { notPlayedAs, type ReadTitles } from './folder.ts'
import { type At, type FoundEpisode, type FoundPerson, type FoundTitle, NO_FACTS } from './found.ts'

interface Reach {
  readonly ask: Ask
  readonly check: Hosts['check']
}

const MAX_LIST = 32_000_000
const SERIES = /^(?:series?|show)$/i
const FILM = /^(?:movie|film)$/i
const ENDING = /\.([a-z0-9]{2,4})$/i

/** Where what it names without a host lies: beside a list at an address, in the folder of one that is a file. */
type Home = { readonly address: URL } | { readonly folder: string }

const placed = (text: string, home: Home, check: Reach['check']): At => {
  if (/^https?:\/\//i.test(text) || 'address' in home) {
    const base = 'address' in home ? home.address : undefined
    if (!URL.canParse(text, base)) throw new SourceFault('its address is none')
    const address = new URL(text, base)
    if (!/^https?:$/.test(address.protocol)) throw new SourceFault(`${address.protocol} is not asked`)
    check(address)
    return address
  }
  const path = resolve(home.folder, text)
  if (!path.startsWith(home.folder.endsWith(sep) ? home.folder : home.folder + sep))
    throw new SourceFault('its file is outside the folder of the list')
  return path
}

const mediaOf = (fields: Fields, home: Home, check: Reach['check']) => {
  const text = textIn(fields, 'address')
  if (text === undefined) throw new SourceFault('it has no address')
  const reason = notPlayedAs(ENDING.exec(text.split(/[?#]/)[0] ?? '')?.[1] ?? '')
  if (reason !== undefined) throw new SourceFault(reason)
  return { at: placed(text, home, check), headers: {} }
}

const peopleOf = (fields: Fields): ReadonlyArray<FoundPerson> => {
  const { cast } = fields
  if (!Array.isArray(cast)) return textsIn(fields, 'cast').map(name => ({ name, role: undefined }))
  return cast.slice(0, 60).flatMap((each: unknown): ReadonlyArray<FoundPerson> => {
    const name = isFields(each) ? textIn(each, 'name', 200) : typeof each === 'string' ? each.trim().slice(0, 200) : ''
    return name ? [{ name, role: isFields(each) ? textIn(each, 'role', 200) : undefined }] : []
  })
}

const minutesIn = (fields: Fields): number | undefined => {
  const minutes = numberIn(fields, 'minutes')
  return minutes === undefined ? undefined : minutes * 60
}

const ratingIn = (fields: Fields): number | undefined => {
  const rating = Number(fields.rating ?? Number.NaN)
  return rating >= 0 && rating <= 10 ? rating : undefined
}

/** Titles in a list of JSON: `[{ "title", "year", "address", "poster", "kind", "description", "genres", "cast" }]`. */
export const readList = async (place: Place, { ask, check }: Reach): Promise<ReadTitles> => {
  const { refused, notes } = makeProblems()
  const source = await openSource(place, ask, MAX_LIST, {})
  if (source === undefined) throw new SourceFault('it does not answer')
  const home: Home =
    source.base === undefined ? { folder: dirname(await realpath(place.text)) } : { address: source.base }
  const parsed = parsedList(plainText(await wholeOf(source)))

  const picture = (fields: Fields, name: string, line: number): At | undefined => {
    const text = textIn(fields, name)
    try {
      return text === undefined ? undefined : placed(text, home, check)
    } catch (error) {
      notes.add(line, `${name}: ${reasonOf(error)}`)
      return undefined
    }
  }
  const episodesOf = (fields: Fields, line: number): ReadonlyArray<FoundEpisode> => {
    const met = new Set<string>()
    return listOf(fields.episodes).flatMap((each, at): ReadonlyArray<FoundEpisode> => {
      const [season, number] = [numberIn(each, 'season') ?? 1, numberIn(each, 'episode') ?? at + 1]
      try {
        if (met.has(`${season} ${number}`)) throw new SourceFault('it stands twice')
        const media = mediaOf(each, home, check)
        met.add(`${season} ${number}`)
        return [
          {
            season,
            number,
            title: textIn(each, 'title', 200),
            plot: textIn(each, 'description'),
            seconds: minutesIn(each),
            still: picture(each, 'poster', line),
            media,
            captions: [],
          },
        ]
      } catch (error) {
        notes.add(line, `episode ${number} of season ${season}: ${reasonOf(error)}`)
        return []
      }
    })
  }
  const titleOf = (fields: Fields, line: number): FoundTitle => {
    const title = textIn(fields, 'title', 200)
    if (title === undefined) throw new SourceFault('it has no title')
    const kind = textIn(fields, 'kind') ?? (Array.isArray(fields.episodes) ? 'series' : 'film')
    if (!SERIES.test(kind) && !FILM.test(kind))
      throw new SourceFault(`"${kind.slice(0, 40)}" is neither film nor series`)
    const isSeries = SERIES.test(kind)
    const episodes = isSeries ? episodesOf(fields, line) : []
    if (isSeries && episodes.length === 0) throw new SourceFault('a series without an episode that plays')
    const year = numberIn(fields, 'year')
    return {
      ...NO_FACTS,
      identity: `list ${title} ${year ?? ''}`,
      kind: isSeries ? 'SERIES' : 'MOVIE',
      title,
      year,
      plot: textIn(fields, 'description'),
      genres: textsIn(fields, 'genres'),
      rating: ratingIn(fields),
      ageRating: numberIn(fields, 'age'),
      people: peopleOf(fields),
      seconds: minutesIn(fields),
      poster: picture(fields, 'poster', line),
      wide: picture(fields, 'wide', line),
      media: isSeries ? undefined : mediaOf(fields, home, check),
      episodes,
    }
  }
  const titles = parsed.flatMap((entry, at): ReadonlyArray<FoundTitle> => {
    try {
      if (!isFields(entry)) throw new SourceFault('it is no object')
      return [titleOf(entry, at + 1)]
    } catch (error) {
      const name = isFields(entry) ? textIn(entry, 'title', 80) : undefined
      refused.add(at + 1, `${name === undefined ? '' : `${name}: `}${reasonOf(error)}`)
      return []
    }
  })
  return {
    titles,
    report: { found: parsed.length, imported: titles.length, refused: refused.sorted(), notes: notes.sorted() },
  }
}

const parsedList = (text: string): ReadonlyArray<unknown> => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new SourceFault(`it is no JSON: ${error instanceof Error ? error.message.slice(0, 200) : ''}`)
  }
  const list = isFields(value) && !Array.isArray(value) ? value.titles : value
  if (!Array.isArray(list)) throw new SourceFault('it is no list of titles')
  return list
}
