import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import type { CaptionTrack, SoundTrack, TrackChoice, Tracks } from '../../../../models/trackChoice.ts'
import { captionRoleOf, soundRoleOf } from '../../../../models/trackRole.ts'
import { audioFor, captionsFor, spokenOf } from '../../../../models/trackRule.ts'
import type { Report } from '../../report/report.ts'
import type { SignOffer } from '../signOffer.ts'

type Named = Pick<
  shaka.extern.TextTrack,
  'language' | 'label' | 'primary' | 'active' | 'roles' | 'accessibilityPurpose'
>
type ShakaSound = Named & Pick<shaka.extern.AudioTrack, 'channelsCount'>
type ShakaText = Named & Pick<shaka.extern.TextTrack, 'forced' | 'mimeType'>
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
const STEREO = 2
const NAME = 'tracks'
/** Others have taken the place of those that were there. */
const OTHERS = ['trackschanged', 'audiotrackschanged']
const NEWS = ['audiotrackchanged', 'textchanged', 'texttrackvisibility']

const named = ({ language, label, primary }: Named) => ({
  language: language === UNSAID ? '' : language,
  label: label ?? language,
  isDefault: primary,
})
/** shaka calls the roles of DASH and the characteristics of HLS alike. */
const wordsOf = ({ roles, accessibilityPurpose }: Named): ReadonlyArray<string> => [
  ...roles,
  accessibilityPurpose ?? '',
]

const soundRoleIn = (track: Named) => soundRoleOf(wordsOf(track))
/** Captions inside the picture: made for who needs them, where nothing else is said. */
const CLOSED = /^application\/cea-/
const captionRoleIn = (track: ShakaText) => {
  const words = [...wordsOf(track), ...(track.forced ? ['forced'] : [])].filter(word => word !== '')
  return captionRoleOf(words.length === 0 && CLOSED.test(track.mimeType ?? '') ? ['captions'] : words)
}

export const soundOf = (track: ShakaSound): SoundTrack => ({
  ...named(track),
  role: soundRoleIn(track).role,
  isSurround: (track.channelsCount ?? 0) > STEREO,
})
export const captionsOf = (track: ShakaText): CaptionTrack => ({ ...named(track), role: captionRoleIn(track).role })

const placeOn = (tracks: ReadonlyArray<Named>): number | undefined => {
  const place = tracks.findIndex(({ active }) => active)
  return place < 0 ? undefined : place
}

/** shaka makes its tracks anew whenever it is asked. */
const keyOf = ({ language, label, roles }: Named): string => JSON.stringify([language, label, roles])

export interface FollowedTracks {
  readonly choose: (choice: TrackChoice) => void
  /** Whether another sound takes the place of the chosen one, which may be what failed: shaka does not say. */
  readonly leaveSoundOut: () => boolean
  readonly release: () => void
}

interface TrackParts {
  readonly player: TrackPlayer
  readonly sign: Pick<SignOffer, 'source'>
  readonly choice: TrackChoice
  readonly tell: (tracks: Tracks) => void
  readonly report: Pick<Report, 'dropped'>
}

/** Holds a stream that has just been opened to what the viewer chose, and tells what it offers (AHEAD-09, AHEAD-35). */
export const followTracks = ({ player, sign, choice, tell, report }: TrackParts): FollowedTracks => {
  const lost = new Set<string>()
  const missed = new Set<string>()
  let chosen = choice
  /** Not what the stream itself wants on: nothing takes its place. */
  let wished: string | undefined
  let told = ''

  const sounds = () => player.getAudioTracks().filter(track => !lost.has(keyOf(track)))
  /** shaka says nothing of a sound that does not come: it takes it off the list for half a minute, and plays another. */
  const noteMissing = (): void => {
    if (wished === undefined || player.getAudioTracks().some(track => keyOf(track) === wished)) return
    report.dropped(NAME, { codec: 'Rendition', path: 'audio' })
    if (missed.has(wished)) lost.add(wished)
    missed.add(wished)
    wished = undefined
  }
  const tellNow = (): void => {
    noteMissing()
    const [audio, captions] = [sounds(), player.getTextTracks()]
    const tracks = {
      audio: audio.map(soundOf),
      captions: captions.map(captionsOf),
      audioOn: placeOn(audio),
      captionsOn: placeOn(captions),
      hasSign: sign.source() !== undefined,
    }
    const news = JSON.stringify(tracks)
    if (news !== told) tell(tracks)
    told = news
  }
  const hold = (): void => {
    const audio = sounds()
    const captions = player.getTextTracks()
    const first = Math.max(
      audio.findIndex(({ primary }) => primary),
      0,
    )
    const inPlace = lost.size > 0 ? (placeOn(audio) ?? first) : placeOn(audio)
    const ofChoice = audioFor(audio.map(soundOf), chosen)
    const place = ofChoice ?? inPlace
    const sound = audio[place ?? -1]
    wished = ofChoice === undefined || sound === undefined || sound.primary ? undefined : keyOf(sound)
    if (sound !== undefined && !sound.active) player.selectAudioTrack(sound)
    const spoken = spokenOf(audio.map(soundOf), place)
    player.selectTextTrack(captions[captionsFor(captions.map(captionsOf), chosen, spoken) ?? -1] ?? null)
  }
  const reportUnclear = (): void => {
    if (player.getAudioTracks().some(track => soundRoleIn(track).isUnclear))
      report.dropped(NAME, { codec: 'SoundRole', path: 'audio' })
    if (player.getTextTracks().some(track => captionRoleIn(track).isUnclear))
      report.dropped(NAME, { codec: 'CaptionRole', path: 'captions' })
  }
  const holdOthers = (): void => {
    noteMissing()
    hold()
    tellNow()
  }

  reportUnclear()
  holdOthers()
  for (const event of OTHERS) player.addEventListener(event, holdOthers)
  for (const event of NEWS) player.addEventListener(event, tellNow)
  return {
    choose: wish => {
      chosen = wish
      hold()
    },
    leaveSoundOut: () => {
      const audio = sounds()
      const failed = audio.find(track => keyOf(track) === wished)
      if (failed === undefined) return false
      lost.add(keyOf(failed))
      report.dropped(NAME, { codec: 'Rendition', path: 'audio' })
      holdOthers()
      return true
    },
    release: () => {
      for (const event of OTHERS) player.removeEventListener(event, holdOthers)
      for (const event of NEWS) player.removeEventListener(event, tellNow)
    },
  }
}
