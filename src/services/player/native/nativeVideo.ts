export interface ElementSound {
  readonly kind: string
  readonly label: string
  readonly language: string
  enabled: boolean
}

interface ElementSounds extends ArrayLike<ElementSound>, EventTarget {}

/** What the elements that play playlists have beside what TypeScript knows. */
export interface NativeVideo extends HTMLVideoElement {
  readonly audioTracks?: ElementSounds
  /** The date of second 0; an invalid one where the stream carries none. */
  readonly getStartDate?: () => Date
}
