import type { CaptionTrack, SoundTrack, TrackChoice, Tracks } from '../../../../models/trackChoice.ts'
import { captionRoleOf, soundRoleOf } from '../../../../models/trackRole.ts'
import { audioFor, captionsFor, spokenOf } from '../../../../models/trackRule.ts'
import type { Report } from '../../report/report.ts'
import type { ElementSound, NativeVideo } from './nativeVideo.ts'

interface TrackParts {
  readonly video: NativeVideo
  readonly choice: TrackChoice
  readonly tell: (tracks: Tracks) => void
  readonly report: Pick<Report, 'dropped'>
}

export interface FollowedTracks {
  readonly choose: (choice: TrackChoice) => void
  readonly release: () => void
}

const NAME = 'tracks'
/** Kinds of the element that HLS and DASH call otherwise. */
const WORDS: Readonly<Record<string, string>> = {
  alternative: 'public.auxiliary-content',
  descriptions: 'description',
  'main-desc': 'description',
  translation: 'public.translation',
}
/** WebKit's forced captions have a kind of their own. */
const CAPTIONS: ReadonlySet<string> = new Set(['subtitles', 'captions', 'forced'])

const wordsOf = ({ kind }: { readonly kind: string }): ReadonlyArray<string> => [WORDS[kind] ?? kind]
const named = ({ language, label }: Pick<ElementSound, 'language' | 'label'>) => ({
  language,
  label: label === '' ? language : label,
})
const captionsOf = (track: TextTrack): CaptionTrack => ({
  ...named(track),
  role: captionRoleOf(wordsOf(track)).role,
  isDefault: false,
})
const placeOn = <Item>(list: ReadonlyArray<Item>, isOn: (item: Item) => boolean): number | undefined => {
  const place = list.findIndex(isOn)
  return place < 0 ? undefined : place
}
const isOn = ({ enabled }: ElementSound): boolean => enabled
const isShown = ({ mode }: TextTrack): boolean => mode === 'showing'

/** Holds what an element found in a stream to what the viewer chose, and tells what there is (AHEAD-09, AHEAD-35). */
export const followTracks = ({ video, choice, tell, report }: TrackParts): FollowedTracks => {
  const listening = new AbortController()
  let chosen = choice
  let told = ''
  /** What the stream itself wants on. */
  let own: ElementSound | undefined

  const sounds = (): ReadonlyArray<ElementSound> => Array.from(video.audioTracks ?? [])
  /** Captions in files beside the stream are no part of it. */
  const texts = (): ReadonlyArray<TextTrack> => {
    const ofFiles = new Set([...video.querySelectorAll('track')].map(({ track }) => track))
    return Array.from(video.textTracks).filter(track => CAPTIONS.has(track.kind) && !ofFiles.has(track))
  }
  const soundOf = (track: ElementSound): SoundTrack => ({
    ...named(track),
    role: soundRoleOf(wordsOf(track)).role,
    isDefault: track === own,
    isSurround: false,
  })

  const tellNow = (): void => {
    const [audio, captions] = [sounds(), texts()]
    const tracks = {
      audio: audio.map(soundOf),
      captions: captions.map(captionsOf),
      audioOn: placeOn(audio, isOn),
      captionsOn: placeOn(captions, isShown),
      hasSign: false,
    }
    const news = JSON.stringify(tracks)
    if (news !== told) tell(tracks)
    told = news
  }
  const hold = (): void => {
    const [audio, captions] = [sounds(), texts()]
    own ??= audio.find(isOn)
    const found = audio.map(soundOf)
    const sound = audioFor(found, chosen) ?? placeOn(audio, isOn)
    for (const [at, track] of audio.entries()) if (track.enabled !== (at === sound)) track.enabled = at === sound
    const shown = captionsFor(captions.map(captionsOf), chosen, spokenOf(found, sound))
    for (const [at, track] of captions.entries()) {
      const mode = at === shown ? 'showing' : 'disabled'
      if (track.mode !== mode) track.mode = mode
    }
  }
  const holdOthers = (): void => {
    hold()
    tellNow()
  }
  const reportUnclear = ({ track }: Event & { readonly track?: unknown }): void => {
    const { kind = '' } = (track ?? {}) as { readonly kind?: string }
    const isSound = sounds().some(each => each === track)
    if (isSound && soundRoleOf(wordsOf({ kind })).isUnclear) report.dropped(NAME, { codec: 'SoundRole', path: 'audio' })
  }

  for (const list of [video.audioTracks, video.textTracks]) {
    const on = (type: string, listener: (event: Event) => void) =>
      list?.addEventListener(type, listener, { signal: listening.signal })
    on('addtrack', reportUnclear)
    for (const type of ['addtrack', 'removetrack']) on(type, holdOthers)
    // a viewer may have chosen in the browser's own full screen
    on('change', tellNow)
  }
  holdOthers()
  return {
    choose: wish => {
      chosen = wish
      holdOthers()
    },
    release: () => listening.abort(),
  }
}
