import Hls, { type ErrorData, type MediaPlaylist } from 'hls.js'
import type { CaptionTrack, TrackChoice, Tracks } from '../../../../models/trackChoice.ts'
import { audioFor, captionsFor, spokenOf } from '../../../../models/trackRule.ts'
import type { Report } from '../../report/report.ts'
import { tellBrokenCaptions } from '../brokenCaptions.ts'
import type { SignOffer } from '../signOffer.ts'
import type { Captions } from './captions.ts'
import { followClosedCaptions } from './closedCaptions.ts'
import { isGarbage, lostRendition } from './lostRendition.ts'
import { captionRoleIn, captionsOf, soundOf, soundRoleIn } from './readTracks.ts'

interface TrackParts {
  readonly hls: Hls
  readonly captions: Captions
  readonly sign: Pick<SignOffer, 'source'>
  readonly choice: TrackChoice
  readonly tell: (tracks: Tracks) => void
  readonly report: Pick<Report, 'dropped'>
}

export interface FollowedTracks {
  readonly choose: (choice: TrackChoice) => void
  /** Whether the picture goes on without what failed. */
  readonly leaveOut: (failed: ErrorData) => boolean
}

/** One set of captions: with files of its own, or inside the picture. */
interface Offered {
  readonly track: CaptionTrack
  readonly rendition?: MediaPlaylist
  readonly service?: string
}

const NAME = 'tracks'
/** What is missing once may be one hole of a stream; again so soon, there is no such rendition. */
const AGAIN_WITHIN_MS = 30_000

const placeOf = (list: ReadonlyArray<MediaPlaylist>, item: MediaPlaylist | undefined): number | undefined => {
  const place = item === undefined ? -1 : list.indexOf(item)
  return place < 0 ? undefined : place
}

/** Holds one load to the sound and the captions that the viewer chose, from its first segment on (AHEAD-09, AHEAD-35). */
export const followTracks = ({ hls, captions, sign, choice, tell, report }: TrackParts): FollowedTracks => {
  const { Events } = Hls
  const lost = new Set<MediaPlaylist>()
  const missed = new Map<MediaPlaylist, number>()
  let chosen = choice
  let told = ''
  /** The service inside the picture that is shown. */
  let serviceOn: string | undefined

  const isThere = (rendition: MediaPlaylist): boolean => !lost.has(rendition)
  const soundOn = (): MediaPlaylist | undefined => hls.audioTracks[hls.audioTrack]

  /** What the stream wants on: nothing takes its place. */
  const ownSound = (): MediaPlaylist | undefined => hls.audioTracks.find(each => each.default) ?? hls.audioTracks[0]

  /** All sets of captions in one list: those with files of their own, then those inside the picture. */
  const captionSets = (renditions: ReadonlyArray<MediaPlaylist>): ReadonlyArray<Offered> => [
    ...renditions.filter(isThere).map(rendition => ({ track: captionsOf(rendition), rendition })),
    ...services().map(({ name, track }) => ({ track, service: name })),
  ]
  const isOn = ({ rendition, service }: Offered): boolean =>
    service === undefined ? rendition === hls.subtitleTracks[hls.subtitleTrack] : service === serviceOn

  const tracksNow = (): Tracks => {
    const sounds = hls.audioTracks.filter(isThere)
    const sets = captionSets(hls.subtitleTracks)
    const on = sets.findIndex(isOn)
    return {
      audio: sounds.map(soundOf),
      captions: sets.map(({ track }) => track),
      audioOn: placeOf(sounds, soundOn()),
      captionsOn: on < 0 ? undefined : on,
      hasSign: sign.source() !== undefined,
    }
  }
  const tellNow = (): void => {
    const tracks = tracksNow()
    captions.show(serviceOn ?? hls.subtitleTrack)
    const news = JSON.stringify(tracks)
    if (news === told) return
    told = news
    tell(tracks)
  }

  const holdSound = (): void => {
    const sounds = hls.audioTracks.filter(isThere)
    const on = soundOn()
    const inPlace = on === undefined || isThere(on) ? on : ownSound()
    const wished = sounds[audioFor(sounds.map(soundOf), chosen) ?? -1] ?? inPlace
    if (wished !== undefined && wished !== on) hls.audioTrack = hls.audioTracks.indexOf(wished)
  }
  const wishedOf = (sets: ReadonlyArray<Offered>, spoken: string | undefined): Offered | undefined => {
    const tracks = sets.map(({ track }) => track)
    return sets[captionsFor(tracks, chosen, spoken) ?? -1]
  }
  const holdCaptions = (): void => {
    const spoken = spokenOf(hls.audioTracks.map(soundOf), placeOf(hls.audioTracks, soundOn()))
    const wished = wishedOf(captionSets(hls.subtitleTracks), spoken)
    serviceOn = wished?.service
    const place = placeOf(hls.subtitleTracks, wished?.rendition) ?? -1
    if (place !== hls.subtitleTrack) hls.subtitleTrack = place
  }

  const services = followClosedCaptions({
    hls,
    add: captions.add,
    tellFound: () => {
      holdCaptions()
      tellNow()
    },
  })

  /** Before anything of the stream is asked for: no captions are loaded and thrown away. */
  hls.on(Events.MANIFEST_PARSED, (_, { audioTracks, subtitleTracks }) => {
    const sounds = audioTracks.map(soundOf)
    const spoken = spokenOf(sounds, audioFor(sounds, chosen))
    const wished = wishedOf(captionSets(subtitleTracks), spoken)
    serviceOn = wished?.service
    if (wished?.rendition !== undefined) hls.config.subtitlePreference = wished.rendition
    else hls.subtitleTrack = -1
    if (audioTracks.some(each => soundRoleIn(each).isUnclear))
      report.dropped(NAME, { codec: 'SoundRole', path: 'audio' })
    if (subtitleTracks.some(each => captionRoleIn(each).isUnclear))
      report.dropped(NAME, { codec: 'CaptionRole', path: 'captions' })
  })
  /** Before the first of them is asked for, and whenever others take their place. */
  hls.on(Events.AUDIO_TRACKS_UPDATED, holdSound)
  hls.on(Events.LEVEL_SWITCHED, tellNow)
  for (const event of [Events.AUDIO_TRACK_SWITCHED, Events.SUBTITLE_TRACK_SWITCH] as const)
    hls.on(event, () => {
      holdCaptions()
      tellNow()
    })
  hls.on(
    Events.CUES_PARSED,
    (_, { cues, subtitleTrack }: { cues: ReadonlyArray<TextTrackCue>; subtitleTrack?: MediaPlaylist }) => {
      if (subtitleTrack !== undefined) captions.add(subtitleTrack.id, cues)
    },
  )
  hls.on(Events.SUBTITLE_FRAG_PROCESSED, (_, { success, error }) => {
    if (!success && error !== undefined) tellBrokenCaptions(report)
  })
  hls.on(Events.BUFFER_FLUSHING, (_, { startOffset, endOffsetSubtitles }) => {
    if (startOffset === 0 && endOffsetSubtitles !== undefined) captions.dropUntil(endOffsetSubtitles)
  })
  hls.on(Events.DESTROYING, captions.clear)

  return {
    choose: wish => {
      chosen = wish
      holdSound()
      const before = serviceOn
      holdCaptions()
      // of a service inside the picture hls.js tells nothing
      if (serviceOn !== before) tellNow()
    },
    leaveOut: failed => {
      const rendition = lostRendition(hls, failed)
      if (rendition === undefined || !isThere(rendition)) return false
      const isSound = hls.audioTracks.includes(rendition)
      if (isSound && rendition === ownSound()) return false
      const isGone = isGarbage(failed) || performance.now() - (missed.get(rendition) ?? -Infinity) < AGAIN_WITHIN_MS
      missed.set(rendition, performance.now())
      if (isGone) {
        lost.add(rendition)
        report.dropped(NAME, { codec: 'Rendition', path: isSound ? 'audio' : 'captions' })
        holdSound()
        holdCaptions()
        tellNow()
      }
      if (failed.fatal) hls.startLoad()
      return true
    },
  }
}
