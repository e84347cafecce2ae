import type { Headers } from '../gateway/ask.ts'

/** Where a film, a picture or a text lies: a path in a folder, or an address. */
export type At = string | URL

/** What is played. */
export interface Media {
  readonly at: At
  /** What its host is asked with. */
  readonly headers: Headers
  /** Where it is this time, for servers that prepare a film when it is asked for. */
  readonly open?: () => Promise<URL>
  /** Names in queries that no viewer reads: the headers say the same. */
  readonly secrets?: ReadonlyArray<string>
}

export interface FoundCaptions {
  /** As a browser knows it; `und` where nobody says it. */
  readonly language: string
  readonly label: string | undefined
  readonly at: At
}

export interface FoundPerson {
  readonly name: string
  readonly role: string | undefined
}

export interface FoundEpisode {
  /** What its source calls it, where that matters. */
  readonly identity?: string
  readonly season: number
  readonly number: number
  readonly title: string | undefined
  readonly plot: string | undefined
  readonly seconds: number | undefined
  readonly still: At | undefined
  readonly media: Media
  readonly captions: ReadonlyArray<FoundCaptions>
}

/** A film or a series of somebody's own, as its source tells of it. */
export interface FoundTitle {
  /** Stays the same when the source comes anew. */
  readonly identity: string
  readonly kind: 'MOVIE' | 'SERIES'
  readonly title: string
  readonly plot: string | undefined
  readonly year: number | undefined
  readonly genres: ReadonlyArray<string>
  /** 0 to 10. */
  readonly rating: number | undefined
  readonly ageRating: number | undefined
  readonly people: ReadonlyArray<FoundPerson>
  readonly seconds: number | undefined
  readonly poster: At | undefined
  readonly wide: At | undefined
  /** Of a film. */
  readonly media: Media | undefined
  readonly captions: ReadonlyArray<FoundCaptions>
  /** Of a series. */
  readonly episodes: ReadonlyArray<FoundEpisode>
  /** In ms since the epoch; what came last is shown first. */
  readonly addedAt: number
  /** Rows that its source has it in. */
  readonly groups: ReadonlyArray<string>
  /** What its source tells only of one title at a time. */
  readonly more?: (note: (reason: string) => void) => Promise<Partial<FoundTitle>>
}

export const NO_FACTS = {
  plot: undefined,
  year: undefined,
  genres: [],
  rating: undefined,
  ageRating: undefined,
  people: [],
  seconds: undefined,
  poster: undefined,
  wide: undefined,
  media: undefined,
  captions: [],
  episodes: [],
  addedAt: 0,
  groups: [],
} satisfies Partial<FoundTitle>
