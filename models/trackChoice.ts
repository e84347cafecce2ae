import * as t from 'io-ts'
import { optional } from './codec/optional.ts'

/** A sound or a set of captions that a stream offers. */
export interface Track {
  /** As the stream names its language: BCP 47, empty where it does not say. */
  readonly language: string
  readonly label: string
  /** What the stream wants on where nobody has chosen. */
  readonly isDefault: boolean
}

/** What a stream offers, and what of it is on: the place in the list, `undefined` for none. */
export interface Tracks {
  readonly audio: ReadonlyArray<Track>
  readonly captions: ReadonlyArray<Track>
  readonly audioOn: number | undefined
  readonly captionsOn: number | undefined
}

export const NO_TRACKS: Tracks = { audio: [], captions: [], audioOn: undefined, captionsOn: undefined }

export const NO_CAPTIONS = 'off'

/** Languages that the viewer chose once, for every channel; `off` is a choice of captions too (AHEAD-09). */
export const TrackChoice = t.strict({ audio: optional(t.string), captions: optional(t.string) }, 'TrackChoice')
export type TrackChoice = t.TypeOf<typeof TrackChoice>

const baseOf = (language: string): string => language.toLowerCase().split('-')[0] ?? ''

const placeOf = (tracks: ReadonlyArray<Track>, holds: (track: Track) => boolean): number | undefined => {
  const place = tracks.findIndex(holds)
  return place < 0 ? undefined : place
}

const inLanguage = (tracks: ReadonlyArray<Track>, language: string): number | undefined =>
  placeOf(tracks, track => track.language === language) ??
  placeOf(tracks, track => track.language !== '' && baseOf(track.language) === baseOf(language))

/** The sound to play; `undefined` leaves it to the stream. */
export const audioFor = (tracks: ReadonlyArray<Track>, { audio }: TrackChoice): number | undefined =>
  audio === undefined ? undefined : inLanguage(tracks, audio)

/** The captions to show: of the chosen language, else any, for whoever needs captions needs them in any language. */
export const captionsFor = (tracks: ReadonlyArray<Track>, { captions }: TrackChoice): number | undefined => {
  if (captions === NO_CAPTIONS || tracks.length === 0) return undefined
  if (captions === undefined) return placeOf(tracks, ({ isDefault }) => isDefault)
  return inLanguage(tracks, captions) ?? 0
}
