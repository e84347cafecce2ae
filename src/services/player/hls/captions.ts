/**
 * Captions in text tracks of our own, one for each language that a stream offers: what hls.js puts into the element
 * itself has a `data:` address, which a strict policy blocks. An element keeps its tracks for ever, so the next stream
 * has the same ones.
 */
export interface Captions {
  readonly add: (place: number, cues: ReadonlyArray<TextTrackCue>) => void
  readonly show: (place: number | undefined) => void
  /** Forgets what ended before this many seconds of the stream. */
  readonly dropUntil: (seconds: number) => void
  readonly clear: () => void
}

const drop = (track: TextTrack, isOver: (cue: TextTrackCue) => boolean): void => {
  for (const cue of [...(track.cues ?? [])]) if (isOver(cue)) track.removeCue(cue)
}

export const makeCaptions = (video: Pick<HTMLVideoElement, 'addTextTrack'>): Captions => {
  const tracks: TextTrack[] = []
  let shown: number | undefined

  const trackAt = (place: number): TextTrack => {
    while (tracks.length <= place) tracks.push(video.addTextTrack('subtitles'))
    return tracks[place] as TextTrack
  }
  /** A track that is off has no list of cues: those that are not shown are hidden. */
  const show = (place: number | undefined): void => {
    shown = place
    for (const [at, track] of tracks.entries()) track.mode = at === place ? 'showing' : 'hidden'
  }
  return {
    add: (place, cues) => {
      const track = trackAt(place)
      show(shown)
      const known = new Set([...(track.cues ?? [])].map(({ startTime }) => startTime))
      for (const cue of cues) if (!known.has(cue.startTime)) track.addCue(cue)
    },
    show,
    dropUntil: seconds => {
      for (const track of tracks) drop(track, ({ endTime }) => endTime <= seconds)
    },
    clear: () => {
      for (const track of tracks) {
        drop(track, () => true)
        track.mode = 'disabled'
      }
      shown = undefined
    },
  }
}
