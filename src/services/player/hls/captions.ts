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

export const makeCaptions = (video: Pick<HTMLVideoElement, 'addTextTrack'>): Captions => {
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
      for (const cue of cues) if (!known.has(cue.startTime)) track.addCue(cue)
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
