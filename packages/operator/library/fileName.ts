/** What the name of a file says of the film in it. */
export interface FilmName {
  readonly title: string
  readonly year: number | undefined
}

export interface EpisodeName {
  /** The series, where the name begins with it. */
  readonly show: FilmName | undefined
  readonly season: number
  readonly number: number
  readonly title: string | undefined
}

const EDGES = /^[ ._-]+|(?<![ ._-])[ ._-]+$/g

/** `The.Long.Way` is meant as words. */
const worded = (text: string): string => {
  const trimmed = text.replace(EDGES, '')
  return (trimmed.includes(' ') ? trimmed : trimmed.replace(/[._]/g, ' ')).replace(EDGES, '')
}

const IN_BRACKETS = /[([]((?:19|20)\d\d)[)\]]/
const BARE = /[._]((?:19|20)\d\d)(?=[._]|$)/

/** `Title (Year)`, `Title [Year] 720p`, `Title.Year.720p`. */
export const filmName = (name: string): FilmName => {
  const found = IN_BRACKETS.exec(name) ?? (name.includes(' ') ? null : BARE.exec(name))
  const title = worded(found === null || found.index === 0 ? name : name.slice(0, found.index))
  return { title: title === '' ? name : title, year: found === null ? undefined : Number(found[1]) }
}

/** The same of a name that somebody wrote: only a year in brackets is taken out of it. */
export const writtenName = (name: string): FilmName =>
  IN_BRACKETS.test(name) ? filmName(name) : { title: name, year: undefined }

const EPISODE = /(?:^|[ ._[-])(?:s(\d{1,4})[ ._-]?e(\d{1,4})|(\d{1,2})x(\d{1,3}))(?!\d)/i
/** More episodes in the same file. */
const FURTHER = /^(?:-?e\d{1,4})+/i

/** `Show S01E02 - Title`, `S01E02`, `1x02 Title`; `undefined` for what is no episode. */
export const episodeName = (name: string): EpisodeName | undefined => {
  const found = EPISODE.exec(name)
  if (found === null) return undefined
  const [whole, season, number, otherSeason, otherNumber] = found
  const before = name.slice(0, found.index)
  const after = worded(name.slice(found.index + whole.length).replace(FURTHER, ''))
  return {
    show: before.replace(EDGES, '') === '' ? undefined : filmName(before),
    season: Number(season ?? otherSeason),
    number: Number(number ?? otherNumber),
    title: after === '' ? undefined : after,
  }
}

/** `Season 01`, `Temporada 2`, `S03`, `Specials`. */
export const isSeasonFolder = (name: string): boolean =>
  /^(?:(?:season|series|temporada|staffel|saison)[ ._-]?\d{1,4}|s\d{1,4}|specials|especiales|especiais)$/i.test(name)

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{2})?$/i

/** What stands between the name of a film and the ending of its captions: `es`, `pt-br.forced`, `English`. */
export const captionsName = (words: string): { readonly language: string; readonly label: string | undefined } => {
  const parts = words.split('.').filter(part => part !== '')
  const language = parts.find(part => LANGUAGE.test(part) && isLanguage(part))
  const label = parts.filter(part => part !== language).join(' ')
  return { language: language?.toLowerCase() ?? 'und', label: label === '' ? undefined : label }
}

const isLanguage = (tag: string): boolean => {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined
  } catch {
    return false
  }
}
