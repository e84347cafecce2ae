import { realpath } from 'node:fs/promises'
import { type ImportReport, makeProblems, type ProblemList } from '../importer/report.ts'
import { type Beside, CAPTIONS, makeBeside, PICTURES } from './beside.ts'
import { type EpisodeName, episodeName, type FilmName, filmName, isSeasonFolder } from './fileName.ts'
import { type FoundEpisode, type FoundTitle, NO_FACTS } from './found.ts'
import type { Heads, Playable } from './heads.ts'
import { type FolderFile, filesIn, folderOf } from './walk.ts'

/** What was found in a source, and what was left out of it. */
export interface ReadTitles {
  readonly titles: ReadonlyArray<FoundTitle>
  readonly report: ImportReport
}

const FILMS: ReadonlySet<string> = new Set(['mp4', 'm4v', 'mov'])
const NOT_PLAYED: Readonly<Record<string, string>> = {
  mkv: 'Matroska',
  avi: 'AVI',
  wmv: 'Windows Media',
  flv: 'Flash video',
  mpg: 'MPEG-2',
  mpeg: 'MPEG-2',
  vob: 'MPEG-2',
  ts: 'an MPEG transport stream',
  m2ts: 'an MPEG transport stream',
  webm: 'WebM',
}

/** Why a film in such a file is not played; `undefined` for the ending of no film. */
export const notPlayedAs = (ending: string): string | undefined => {
  const kind = NOT_PLAYED[ending.toLowerCase()]
  return kind && `${kind}, which is not played here: MP4 with H.264, VP9 or AV1 is`
}

const reasonLeftOut = (ending: string): string => {
  if (PICTURES.has(ending)) return 'a picture that belongs to no film'
  if (CAPTIONS.has(ending)) return 'captions that belong to no film'
  return notPlayedAs(ending) ?? 'neither a film nor a picture nor captions'
}

const POSTERS = ['poster', 'folder', 'cover']
const WIDES = ['fanart', 'backdrop']

/** In the folder of all no picture is that of one title. */
const ofFolder = (folders: ReadonlyArray<string>, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  folders.length === 0 ? [] : names

const isOfSeason = ({ folders }: FolderFile): boolean => isSeasonFolder(folders.at(-1) ?? '')
/** The folder that a series has: that of its seasons, or that of its episodes. */
const showFolders = (file: FolderFile): ReadonlyArray<string> =>
  isOfSeason(file) ? file.folders.slice(0, -1) : file.folders

const filmOf = ({ file, seconds }: Playable, beside: Beside): FoundTitle => {
  const { base, folders, path, changedAt } = file
  return {
    ...NO_FACTS,
    ...filmName(base),
    identity: `file ${[...folders, base].join('/')}`,
    kind: 'MOVIE',
    seconds,
    poster: beside.picture(folderOf(file), [base, `${base}-poster`, ...ofFolder(folders, POSTERS)]),
    wide: beside.picture(folderOf(file), [`${base}-fanart`, ...ofFolder(folders, WIDES)]),
    media: { at: path, headers: {} },
    captions: beside.captions(file),
    addedAt: changedAt,
  }
}

const episodeOf = (
  { file, seconds }: Playable,
  { season, number, title }: EpisodeName,
  beside: Beside,
): FoundEpisode => ({
  season,
  number,
  title,
  plot: undefined,
  seconds,
  still: beside.picture(folderOf(file), [file.base, `${file.base}-thumb`]),
  media: { at: file.path, headers: {} },
  captions: beside.captions(file),
})

interface Show {
  readonly key: string
  readonly name: FilmName
  /** Where its pictures may lie: its own folder, then those of its seasons. */
  readonly folders: Set<string>
  readonly episodes: Map<string, FoundEpisode>
  addedAt: number
}

const makeShows = (beside: Beside, refused: ProblemList) => {
  const shows = new Map<string, Show>()
  return {
    add: (playable: Playable, found: EpisodeName): void => {
      const { file } = playable
      const folders = showFolders(file)
      const own = folders.at(-1)
      const name = own === undefined ? (found.show ?? filmName(file.base)) : filmName(own)
      const key = own === undefined ? `name ${name.title.toLowerCase()}` : `folder ${folders.join('/')}`
      const show = shows.get(key) ?? { key, name, folders: new Set<string>(), episodes: new Map(), addedAt: 0 }
      shows.set(key, show)
      for (const each of own === undefined ? [] : [folders, file.folders]) show.folders.add(each.join('/'))
      const place = `${found.season} ${found.number}`
      if (show.episodes.has(place)) {
        const { season, number } = found
        refused.add(undefined, `${file.place}: its season ${season} has an episode ${number} already`)
      } else show.episodes.set(place, episodeOf(playable, found, beside))
      show.addedAt = Math.max(show.addedAt, file.changedAt)
    },
    titles: (): ReadonlyArray<FoundTitle> =>
      [...shows.values()].map(({ key, name, folders, episodes, addedAt }) => {
        const picture = (names: ReadonlyArray<string>): string | undefined =>
          [...folders].map(folder => beside.picture(folder, names)).find(path => path !== undefined)
        return {
          ...NO_FACTS,
          ...name,
          identity: `series ${key}`,
          kind: 'SERIES',
          poster: picture(POSTERS),
          wide: picture(WIDES),
          episodes: [...episodes.values()],
          addedAt,
        }
      }),
  }
}

/** A folder of films as a person keeps it: `Title (Year).mp4`, `Show/Season 01/Show S01E02.mp4`, pictures and captions beside. */
export const readFolder = async (folder: string, heads: Heads): Promise<ReadTitles> => {
  const problems = makeProblems()
  const { refused, notes } = problems
  const files = await filesIn(await realpath(folder), problems)
  const playables = await heads.playable(
    files.filter(({ ending }) => FILMS.has(ending)),
    problems,
  )
  const beside = makeBeside(
    files,
    playables.map(({ file }) => file),
  )
  const films: FoundTitle[] = []
  const shows = makeShows(beside, refused)
  for (const playable of playables) {
    const found = episodeName(playable.file.base)
    if (found === undefined) films.push(filmOf(playable, beside))
    else shows.add(playable, found)
  }
  const series = shows.titles()
  for (const file of files)
    if (!FILMS.has(file.ending) && !beside.isUsed(file))
      refused.add(undefined, `${file.place}: ${reasonLeftOut(file.ending)}`)
  const imported = films.length + series.reduce((sum, { episodes }) => sum + episodes.length, 0)
  return {
    titles: [...films, ...series],
    report: { found: imported + refused.count(), imported, refused: refused.sorted(), notes: notes.sorted() },
  }
}
