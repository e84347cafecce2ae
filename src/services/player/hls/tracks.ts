import Hls, { type MediaPlaylist } from 'hls.js'
import { audioFor, captionsFor, type Track, type TrackChoice, type Tracks } from '../../../../models/trackChoice.ts'
import type { Captions } from './captions.ts'

const trackOf = ({ lang = '', name, default: isDefault }: MediaPlaylist): Track => ({
  language: lang,
  label: name,
  isDefault,
})

const placeIn = (list: ReadonlyArray<unknown>, place: number): number | undefined =>
  place >= 0 && place < list.length ? place : undefined

const tracksOf = ({ audioTracks, audioTrack, subtitleTracks, subtitleTrack }: Hls): Tracks => ({
  audio: audioTracks.map(trackOf),
  captions: subtitleTracks.map(trackOf),
  audioOn: placeIn(audioTracks, audioTrack),
  captionsOn: placeIn(subtitleTracks, subtitleTrack),
})

interface TrackParts {
  readonly hls: Hls
  readonly captions: Captions
  readonly choice: TrackChoice
  readonly tell: (tracks: Tracks) => void
}

/** Holds one load to the viewer's languages, from its first segment on; gives back how to choose others (AHEAD-09). */
export const followTracks = ({ hls, captions, choice, tell }: TrackParts): ((choice: TrackChoice) => void) => {
  const { Events } = Hls
  let told = ''
  const tellNow = (): void => {
    const tracks = tracksOf(hls)
    captions.show(tracks.captionsOn)
    const news = JSON.stringify(tracks)
    if (news === told) return
    told = news
    tell(tracks)
  }

  /** Before anything of the stream is asked for: nothing of another language is loaded and thrown away. */
  hls.on(Events.MANIFEST_PARSED, (_, { audioTracks, subtitleTracks }) => {
    const audio = audioTracks[audioFor(audioTracks.map(trackOf), choice) ?? -1]
    const subtitles = subtitleTracks[captionsFor(subtitleTracks.map(trackOf), choice) ?? -1]
    if (audio !== undefined) hls.config.audioPreference = { lang: audio.lang ?? '' }
    if (subtitles !== undefined) hls.config.subtitlePreference = { lang: subtitles.lang ?? '' }
    else hls.subtitleTrack = -1
  })
  hls.on(Events.LEVEL_SWITCHED, tellNow)
  hls.on(Events.AUDIO_TRACK_SWITCHED, tellNow)
  hls.on(Events.SUBTITLE_TRACK_SWITCH, tellNow)
  hls.on(
    Events.CUES_PARSED,
    (_, { cues, subtitleTrack }: { cues: ReadonlyArray<TextTrackCue>; subtitleTrack?: MediaPlaylist }) => {
      if (subtitleTrack !== undefined) captions.add(subtitleTrack.id, cues)
    },
  )
  hls.on(Events.BUFFER_FLUSHING, (_, { startOffset, endOffsetSubtitles }) => {
    if (startOffset === 0 && endOffsetSubtitles !== undefined) captions.dropUntil(endOffsetSubtitles)
  })
  hls.on(Events.DESTROYING, captions.clear)

  return chosen => {
    const { audio, captions: subtitles } = tracksOf(hls)
    const wished = { audio: audioFor(audio, chosen) ?? hls.audioTrack, captions: captionsFor(subtitles, chosen) ?? -1 }
    if (wished.audio !== hls.audioTrack) hls.audioTrack = wished.audio
    if (wished.captions !== hls.subtitleTrack) hls.subtitleTrack = wished.captions
  }
}
