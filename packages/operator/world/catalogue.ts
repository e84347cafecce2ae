import type { Language } from '../../../models/language.ts'
import type { Paging } from '../../../models/paging.ts'
import type { Person } from '../../../models/person.ts'
import type { Category, Playlist, PlaylistEntry } from '../../../models/playlist.ts'
import type { PlaySource, Trailer } from '../../../models/playSource.ts'
import type { Title } from '../../../models/title.ts'
import type { Call } from '../handlers/handler.ts'
import { filmographyOf, peopleNamed, personById, personsOf } from './people.ts'
import { categoryList, playlistById, playlistEntries } from './playlists.ts'
import { recommendedIds, topWorks, worksFound } from './search.ts'
import { letteringOf, wideOf } from './titleArt.ts'
import { episodesOf, titleById } from './titles.ts'
import { playSourceOf, trailersOf } from './vodMedia.ts'
import { placeOf } from './works.ts'

/** A title that many look for. */
interface TopTitle {
  readonly id: string
  readonly title: string
  readonly wide: string | undefined
  /** Its name as it is drawn over the wide picture. */
  readonly lettering: string | undefined
}

/** Films and series on sale. Ids lead to titles by `titleById`. */
export interface Catalogue {
  /** What its source tells only when somebody opens a title; resolves when all is there that can be had. */
  readonly complete: (metaId: string) => Promise<void>
  readonly categoryList: (language: Language) => ReadonlyArray<Category>
  readonly playlistEntries: (type: string | undefined, call: Call) => ReadonlyArray<PlaylistEntry>
  readonly playlistById: (
    id: string,
    page: Paging & { readonly sensitive: boolean },
    call: Call,
  ) => Playlist | undefined
  readonly titleById: (metaId: string, call: Call) => Title | undefined
  readonly episodesOf: (seriesId: string, seasonId: string | undefined, call: Call) => ReadonlyArray<Title> | undefined
  readonly playSourceOf: (metaId: string, call: Call) => PlaySource | undefined
  readonly trailersOf: (metaId: string, call: Call) => ReadonlyArray<Trailer>
  readonly crewOf: (metaId: string, language: Language) => ReadonlyArray<Person>
  readonly personById: (personId: string, language: Language) => Person | undefined
  readonly filmographyOf: (personId: string) => ReadonlyArray<string>
  readonly peopleNamed: (matches: (name: string) => boolean, language: Language) => ReadonlyArray<Person>
  readonly found: (keyword: string, call: Call) => ReadonlyArray<string>
  readonly top: (language: Language) => ReadonlyArray<TopTitle>
  readonly recommended: (call: Call, like: string | undefined) => ReadonlyArray<string>
}

/** What this operator has written itself. */
export const builtInCatalogue: Catalogue = {
  complete: async () => undefined,
  categoryList,
  playlistEntries,
  playlistById,
  titleById,
  episodesOf,
  playSourceOf,
  trailersOf,
  crewOf: (metaId, language) => {
    const work = placeOf(metaId)?.work
    return work === undefined ? [] : personsOf(work, language)
  },
  personById,
  filmographyOf: personId => filmographyOf(personId).map(({ id }) => id),
  peopleNamed,
  found: worksFound,
  top: language =>
    topWorks.map(work => ({
      id: work.id,
      title: work.title[language],
      wide: wideOf(work, language),
      lettering: letteringOf(work),
    })),
  recommended: recommendedIds,
}

export const titlesOf = (catalogue: Catalogue, ids: ReadonlyArray<string>, call: Call): ReadonlyArray<Title> =>
  ids.flatMap(id => catalogue.titleById(id, call) ?? [])
