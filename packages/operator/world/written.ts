import type { GenreKey } from './data/genres.ts'
import type { Texts } from './data/texts.ts'

/** What a poster mainly shows. Neighbours in a row differ in it; twelve titles have them in the README's quota. */
export const SHOTS = [
  'face',
  'figure',
  'hand',
  'object',
  'above',
  'below',
  'animal',
  'machine',
  'place',
  'sign',
] as const
export type Shot = (typeof SHOTS)[number]

interface Role {
  readonly name: string
  readonly role: Texts
}

/** A title as it was written by hand; how it looks stands beside it, in `art.ts`. */
interface Written {
  /** The name of its folder, its pictures and its address. */
  readonly slug: string
  /** What the poster calls it. */
  readonly original: string
  readonly title: Texts
  /** A person, a wish and a twist in one sentence of at most 28 words. */
  readonly plot: Texts
  /** The one idea of its picture, in at most six words. */
  readonly visual: string
  readonly shot: Shot
  /** The colour that the poster is on. */
  readonly ground: string
  readonly genres: readonly [GenreKey, ...GenreKey[]]
  readonly year: number
  /** Of an episode, where it is a series. */
  readonly minutes: number
  readonly ageRating: 0 | 7 | 10 | 12 | 14 | 16
  /** 0 to 10. */
  readonly rating: number
  /** ISO 3166. */
  readonly country: string
  /** Who directed it, or created it. */
  readonly maker: string
  readonly cast: ReadonlyArray<Role>
}

export interface Film extends Written {
  readonly kind: 'MOVIE'
}

export interface Episode {
  readonly title: Texts
  readonly plot: Texts
  /** What its still shows, and from where. */
  readonly still: string
}

export interface Series extends Written {
  readonly kind: 'SERIES'
  readonly seasons: ReadonlyArray<ReadonlyArray<Episode>>
}

export type WrittenTitle = Film | Series
