import type { CaptionRole, SoundRole } from './trackRole.ts'

export type { TrackChoice } from './chosenTracks.ts'

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
  /** Somebody signs beside the picture. */
  readonly hasSign: boolean
}

export const NO_TRACKS: Tracks = {
  audio: [],
  captions: [],
  audioOn: undefined,
  captionsOn: undefined,
  hasSign: false,
}
