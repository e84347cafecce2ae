import { NO_CAPTIONS, NO_TEXT, type TrackKind } from './chosenTracks.ts'
import { primary } from './language.ts'
import type { CaptionTrack, SoundTrack, Track, TrackChoice, Tracks } from './trackChoice.ts'
import type { CaptionRole, SoundRole } from './trackRole.ts'

const ANOTHER_LANGUAGE = 2
/** 0 is the very language, 1 another region of it. */
const farness = ({ language }: Pick<Track<string>, 'language'>, wished: string | undefined): number => {
  if (language === wished) return 0
  return wished !== undefined && language !== '' && primary(language) === primary(wished) ? 1 : ANOTHER_LANGUAGE
}

type Marks = ReadonlyArray<number | boolean>

const isLess = (marks: Marks, than: Marks): boolean => {
  const at = marks.findIndex((mark, place) => Number(mark) !== Number(than[place]))
  return at >= 0 && Number(marks[at]) < Number(than[at])
}

/** The place with the lowest marks, the first of them before the second; what has none is left out. */
const bestOf = <Item>(
  list: ReadonlyArray<Item>,
  marksOf: (item: Item, place: number) => Marks | undefined,
): number | undefined => {
  let best: { readonly place: number; readonly marks: Marks } | undefined
  for (const [place, item] of list.entries()) {
    const marks = marksOf(item, place)
    if (marks !== undefined && (best === undefined || isLess(marks, best.marks))) best = { place, marks }
  }
  return best?.place
}

/** What tells apart tracks of one language and one role. */
const unlike = (kind: TrackKind, track: Track<string> & { readonly isSurround?: boolean }, place: number): Marks =>
  kind === undefined
    ? []
    : [(track.isSurround ?? false) !== kind.isSurround, track.label !== kind.label, place !== kind.place]

/** Roles that are worth another language: whoever needs to be told what is seen needs that before the language. */
const BEFORE_LANGUAGE: ReadonlyArray<string> = ['described', 'commentary', 'original']
/** What stands in for another role, the least surprising first. Nobody is given a commentary who has not chosen it. */
const SOUNDS_IN_PLACE: ReadonlyArray<SoundRole> = ['main', 'original', 'other', 'described']
const CAPTIONS_IN_PLACE: ReadonlyArray<CaptionRole> = ['full', 'sdh', 'easy', 'other']

/** The sound to play; `undefined` leaves it to the stream. */
export const audioFor = (tracks: ReadonlyArray<SoundTrack>, { audio, audioKind }: TrackChoice): number | undefined => {
  if (audio === undefined) return undefined
  const wished = audioKind?.role ?? 'main'
  const ownLanguage = tracks.find(({ isDefault }) => isDefault)?.language
  return bestOf(tracks, (track, place) => {
    const isOfRole = track.role === wished
    const isFirst = isOfRole && BEFORE_LANGUAGE.includes(wished)
    const inPlace = SOUNDS_IN_PLACE.indexOf(track.role)
    const far = farness(track, audio)
    if (!isFirst && (far === ANOTHER_LANGUAGE || inPlace < 0)) return undefined
    return [!isFirst, !isOfRole, inPlace, far, farness(track, ownLanguage), ...unlike(audioKind, track, place)]
  })
}

/** Forced captions belong to the sound: they are shown by rule and never offered. */
export const isOffered = ({ role }: CaptionTrack): boolean => role !== 'forced'

const forcedFor = (tracks: ReadonlyArray<CaptionTrack>, spoken: string | undefined): number | undefined =>
  bestOf(tracks, track => {
    const far = farness(track, spoken)
    return isOffered(track) || far === ANOTHER_LANGUAGE ? undefined : [far]
  })

/**
 * The captions to show: of the chosen language and role, else any, for whoever needs captions needs them in any language.
 * Without any, what belongs to the `spoken` language is shown.
 */
export const captionsFor = (
  tracks: ReadonlyArray<CaptionTrack>,
  { captions, captionsKind }: TrackChoice,
  spoken: string | undefined,
): number | undefined => {
  if (captions === NO_TEXT) return undefined
  const wished = captionsKind?.role ?? 'full'
  const chosen = bestOf(tracks, (track, place) => {
    if (captions === NO_CAPTIONS || !isOffered(track)) return undefined
    if (captions === undefined) return track.isDefault ? [] : undefined
    const far = farness(track, captions)
    const inPlace = CAPTIONS_IN_PLACE.indexOf(track.role)
    return [far === ANOTHER_LANGUAGE, track.role !== wished, inPlace, far, ...unlike(captionsKind, track, place)]
  })
  return chosen ?? forcedFor(tracks, spoken)
}

/** The language that is heard: of the sound that is on, before there is one of that which will be. */
export const spokenOf = (sounds: ReadonlyArray<SoundTrack>, on: number | undefined): string | undefined =>
  (sounds[on ?? sounds.findIndex(({ isDefault }) => isDefault)] ?? sounds[0])?.language

/** What is remembered of a track that somebody chose by its place. */
export const choiceOfSound = ({ audio }: Tracks, place: number): Partial<TrackChoice> => {
  const track = audio[place]
  return track === undefined ? {} : { audio: track.language, audioKind: kindOf(track, place) }
}

export const choiceOfCaptions = ({ captions }: Tracks, place: number): Partial<TrackChoice> => {
  const track = captions[place]
  return track === undefined ? {} : { captions: track.language, captionsKind: kindOf(track, place) }
}

const kindOf = (
  { role, label, ...more }: Track<string> & { readonly isSurround?: boolean },
  place: number,
): TrackKind => ({
  role,
  isSurround: more.isSurround ?? false,
  label,
  place,
})
