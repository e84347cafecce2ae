/**
 * Captions in text tracks of our own, one for each set that a stream offers: what hls.js puts into the element itself has
 * a `data:` address, which a strict policy blocks. An element keeps its tracks for ever, so the next stream has the same
 * ones.
 */
export interface Captions {
  readonly add: (set: CaptionSet, cues: ReadonlyArray<TextTrackCue>) => void
  readonly show: (set: CaptionSet | undefined) => void
  /** Forgets what ended before this many seconds of the stream. */
  readonly dropUntil: (seconds: number) => void
  readonly clear: () => void
}

/** The place of a rendition in its list, or what the service inside the picture is called. */
export type CaptionSet = number | string

const drop = (track: TextTrack, isOver: (cue: TextTrackCue) => boolean): void => {
  for (const cue of [...(track.cues ?? [])]) if (isOver(cue)) track.removeCue(cue)
}

/** What the controls cover of a picture, in px, as in Player.module.css; of a low one they leave a place that suits. */
const COVERED = 96
const HIGHEST = 60

/** Where no style reaches the box of the captions, as in Firefox, they stand above the controls for good. */
const liftAbove =
  (height: number) =>
  (cue: TextTrackCue): void => {
    if (!(cue instanceof VTTCue) || cue.line !== 'auto') return
    cue.snapToLines = false
    cue.line = Math.max(HIGHEST, 100 - (100 * COVERED) / height)
    cue.lineAlign = 'end'
  }

const isReachedByStyles = (): boolean => CSS.supports('selector(video::-webkit-media-text-track-container)')

export const makeCaptions = (video: Pick<HTMLVideoElement, 'addTextTrack' | 'clientHeight'>): Captions => {
  const tracks = new Map<CaptionSet, TextTrack>()
  let shown: CaptionSet | undefined

  const trackOf = (set: CaptionSet): TextTrack => {
    const track = tracks.get(set) ?? video.addTextTrack('subtitles')
    tracks.set(set, track)
    return track
  }
  /** A track that is off has no list of cues: those that are not shown are hidden. */
  const show = (set: CaptionSet | undefined): void => {
    shown = set
    for (const [each, track] of tracks) track.mode = each === set ? 'showing' : 'hidden'
  }
  return {
    add: (set, cues) => {
      const track = trackOf(set)
      show(shown)
      const known = new Set([...(track.cues ?? [])].map(({ startTime }) => startTime))
      const fresh = cues.filter(({ startTime }) => !known.has(startTime))
      if (!isReachedByStyles()) fresh.forEach(liftAbove(video.clientHeight))
      for (const cue of fresh) track.addCue(cue)
    },
    show,
    dropUntil: seconds => {
      for (const track of tracks.values()) drop(track, ({ endTime }) => endTime <= seconds)
    },
    clear: () => {
      for (const track of tracks.values()) {
        drop(track, () => true)
        track.mode = 'disabled'
      }
      shown = undefined
    },
  }
}
