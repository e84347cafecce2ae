import { type CaptionTrack, NO_CAPTIONS, NO_TEXT, type SoundTrack, type TrackChoice } from './trackChoice.ts'
import type { CaptionRole, SoundRole } from './trackRole.ts'

const baseOf = (language: string): string => language.toLowerCase().split('-')[0] ?? ''

/** 0 is the very language, 1 another region of it. */
const farness = ({ language }: { readonly language: string }, wished: string | undefined): number => {
  if (language === wished) return 0
  return wished !== undefined && language !== '' && baseOf(language) === baseOf(wished) ? 1 : 2
}
const ANOTHER_LANGUAGE = 2

/** Of the places of a list that may be taken the one whose marks are the lowest, the first mark before the second. */
const bestOf = <Item>(
  list: ReadonlyArray<Item>,
  mayBe: (item: Item) => boolean,
  marksOf: (item: Item, place: number) => ReadonlyArray<number | boolean>,
): number | undefined =>
  list
    .map((item, place) => ({ place, mayBe: mayBe(item), marks: marksOf(item, place).map(Number) }))
    .filter(each => each.mayBe)
    .sort((a, b) => a.marks.map((mark, at) => mark - (b.marks[at] ?? 0)).find(sign => sign !== 0) ?? 0)[0]?.place

/** Roles that are worth another language: whoever needs what is seen told needs it before the language. */
const BEFORE_LANGUAGE: ReadonlySet<SoundRole> = new Set(['described', 'commentary', 'original'])
/** What stands in for another role, the least surprising first. Nobody is given a commentary who has not chosen it. */
const SOUNDS_IN_PLACE: ReadonlyArray<SoundRole> = ['main', 'original', 'other', 'described']
const CAPTIONS_IN_PLACE: ReadonlyArray<CaptionRole> = ['full', 'sdh', 'easy', 'other', 'commentary']

/** The sound to play; `undefined` leaves it to the stream. */
export const audioFor = (tracks: ReadonlyArray<SoundTrack>, { audio, audioKind }: TrackChoice): number | undefined => {
  if (audio === undefined) return undefined
  const { role = 'main' } = audioKind ?? {}
  const isAlike = ({ label, isSurround }: SoundTrack, place: number) => [
    audioKind !== undefined && isSurround !== audioKind.isSurround,
    audioKind !== undefined && label !== audioKind.label,
    place !== audioKind?.place,
  ]
  const ownLanguage = tracks.find(({ isDefault }) => isDefault)?.language
  const ofRole = BEFORE_LANGUAGE.has(role)
    ? bestOf(
        tracks,
        track => track.role === role,
        (track, place) => [farness(track, audio), farness(track, ownLanguage), ...isAlike(track, place)],
      )
    : undefined
  return (
    ofRole ??
    bestOf(
      tracks,
      track =>
        farness(track, audio) < ANOTHER_LANGUAGE && (track.role === role || SOUNDS_IN_PLACE.includes(track.role)),
      (track, place) => [
        track.role !== role,
        SOUNDS_IN_PLACE.indexOf(track.role),
        farness(track, audio),
        ...isAlike(track, place),
      ],
    )
  )
}

/** Forced captions belong to the sound: they are shown by rule and never offered. */
export const isOffered = ({ role }: CaptionTrack): boolean => role !== 'forced'

const forcedFor = (tracks: ReadonlyArray<CaptionTrack>, spoken: string | undefined): number | undefined =>
  bestOf(
    tracks,
    track => !isOffered(track) && farness(track, spoken) < ANOTHER_LANGUAGE,
    track => [farness(track, spoken)],
  )

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
  const { role = 'full' } = captionsKind ?? {}
  const isWanted = (track: CaptionTrack): boolean =>
    captions !== NO_CAPTIONS && isOffered(track) && (captions !== undefined || track.isDefault)
  return (
    bestOf(tracks, isWanted, (track, place) => [
      captions !== undefined && farness(track, captions) === ANOTHER_LANGUAGE,
      captions !== undefined && track.role !== role,
      captions !== undefined && CAPTIONS_IN_PLACE.indexOf(track.role),
      captions !== undefined && farness(track, captions),
      captionsKind !== undefined && track.label !== captionsKind.label,
      place !== captionsKind?.place,
    ]) ?? forcedFor(tracks, spoken)
  )
}

/** The language that is heard: of the sound that is on, before there is one of that which will be. */
export const spokenOf = (sounds: ReadonlyArray<SoundTrack>, on: number | undefined): string | undefined =>
  (sounds[on ?? sounds.findIndex(({ isDefault }) => isDefault)] ?? sounds[0])?.language
