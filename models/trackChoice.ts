import * as t from 'io-ts'
import { Count } from './codec/numeric.ts'
import { lenient, optional } from './codec/optional.ts'
import { CaptionRole, SoundRole } from './trackRole.ts'

/** A sound or a set of captions that a stream offers. */
export interface Track<Role extends string> {
  /** As the stream names its language: BCP 47, empty where it does not say. */
  readonly language: string
  readonly role: Role
  readonly label: string
  /** What the stream wants on where nobody has chosen. */
  readonly isDefault: boolean
}
export interface SoundTrack extends Track<SoundRole> {
  readonly isSurround: boolean
}
export type CaptionTrack = Track<CaptionRole>

/** What a stream offers, and what of it is on: the place in the list, `undefined` for none. */
export interface Tracks {
  readonly audio: ReadonlyArray<SoundTrack>
  readonly captions: ReadonlyArray<CaptionTrack>
  readonly audioOn: number | undefined
  readonly captionsOn: number | undefined
}

export const NO_TRACKS: Tracks = { audio: [], captions: [], audioOn: undefined, captionsOn: undefined }

export const NO_CAPTIONS = 'off'
/** Not even what is shown by rule: another text is over the picture. */
export const NO_TEXT = 'none'

/** What a chosen track was beside its language; name and place tell apart what is alike in everything else. */
const SoundKind = t.strict(
  { role: lenient(SoundRole, 'main'), isSurround: t.boolean, label: t.string, place: Count },
  'SoundKind',
)
const CaptionKind = t.strict({ role: lenient(CaptionRole, 'full'), label: t.string, place: Count }, 'CaptionKind')

/**
 * What the viewer chose once, for every channel and title: languages, where `off` is a choice of captions too, and what
 * of each (AHEAD-09, AHEAD-35). Whoever chose before there were roles has languages only.
 */
export const TrackChoice = t.strict(
  {
    audio: optional(t.string),
    audioKind: lenient(optional(SoundKind), undefined),
    captions: optional(t.string),
    captionsKind: lenient(optional(CaptionKind), undefined),
  },
  'TrackChoice',
)
export type TrackChoice = t.TypeOf<typeof TrackChoice>

export const NO_CHOICE: TrackChoice = {
  audio: undefined,
  audioKind: undefined,
  captions: undefined,
  captionsKind: undefined,
}

export const choiceOfSound = ({ audio }: Tracks, place: number): Partial<TrackChoice> => {
  const track = audio[place]
  if (track === undefined) return {}
  const { language, role, isSurround, label } = track
  return { audio: language, audioKind: { role, isSurround, label, place } }
}

export const choiceOfCaptions = ({ captions }: Tracks, place: number): Partial<TrackChoice> => {
  const track = captions[place]
  if (track === undefined) return {}
  const { language, role, label } = track
  return { captions: language, captionsKind: { role, label, place } }
}
