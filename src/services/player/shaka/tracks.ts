import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import { audioFor, captionsFor, type Track, type TrackChoice, type Tracks } from '../../../../models/trackChoice.ts'

type ShakaTrack = Pick<shaka.extern.TextTrack, 'language' | 'label' | 'primary' | 'active'>
export type TrackPlayer = Pick<
  shaka.Player,
  | 'getAudioTracks'
  | 'getTextTracks'
  | 'selectAudioTrack'
  | 'selectTextTrack'
  | 'addEventListener'
  | 'removeEventListener'
>

/** What shaka calls a language that the stream does not say. */
const UNSAID = 'und'
const NEWS = ['trackschanged', 'audiotrackschanged', 'audiotrackchanged', 'textchanged', 'texttrackvisibility']

const trackOf = ({ language, label, primary }: ShakaTrack): Track => ({
  language: language === UNSAID ? '' : language,
  label: label ?? language,
  isDefault: primary,
})

const placeOn = (tracks: ReadonlyArray<ShakaTrack>): number | undefined => {
  const place = tracks.findIndex(({ active }) => active)
  return place < 0 ? undefined : place
}

const tracksOf = (audio: ReadonlyArray<ShakaTrack>, captions: ReadonlyArray<ShakaTrack>): Tracks => ({
  audio: audio.map(trackOf),
  captions: captions.map(trackOf),
  audioOn: placeOn(audio),
  captionsOn: placeOn(captions),
})

export interface FollowedTracks {
  readonly choose: (choice: TrackChoice) => void
  readonly release: () => void
}

/** Holds a stream that has just been opened to the viewer's languages, and tells what it offers (AHEAD-09). */
export const followTracks = (
  player: TrackPlayer,
  choice: TrackChoice,
  tell: (tracks: Tracks) => void,
): FollowedTracks => {
  let told = ''
  const tellNow = (): void => {
    const tracks = tracksOf(player.getAudioTracks(), player.getTextTracks())
    const news = JSON.stringify(tracks)
    if (news !== told) tell(tracks)
    told = news
  }
  const choose = (chosen: TrackChoice): void => {
    const audio = player.getAudioTracks()
    const captions = player.getTextTracks()
    const sound = audio[audioFor(audio.map(trackOf), chosen) ?? -1]
    if (sound !== undefined && !sound.active) player.selectAudioTrack(sound)
    player.selectTextTrack(captions[captionsFor(captions.map(trackOf), chosen) ?? -1] ?? null)
  }

  choose(choice)
  tellNow()
  for (const event of NEWS) player.addEventListener(event, tellNow)
  return {
    choose,
    release: () => {
      for (const event of NEWS) player.removeEventListener(event, tellNow)
    },
  }
}
