import type { AspectRatio } from '../../../../models/aspectRatio.ts'
import type { Instant } from '../../../../models/codec/instant.ts'
import type { PlaybackRate } from '../../../../models/playbackRate.ts'
import type { CaptionTrack, SoundTrack } from '../../../../models/trackChoice.ts'
import type { MenuItem } from '../basics/menu.ts'

export type HudProgramme = { readonly title: string; readonly start: Instant; readonly stop: Instant }

/** Where in time the picture is: read when it is drawn, never kept. */
export type HudTime = {
  /** The moment on screen, where the stream carries dates. */
  readonly moment: () => Instant | undefined
  /** The server's time. */
  readonly now: () => Instant
}

/** Why a wish was not followed. */
export type HudNotice = 'liveOnly' | 'shortProgramme' | 'notYet' | 'notInGuide'

/** Without a title nothing is told of what it is. */
type Neighbour = { readonly title: string | undefined; readonly onPlay: () => void }

/** Known by their places; `on` is the chosen one. */
type HudTracks<Track> = { readonly tracks: ReadonlyArray<Track>; readonly on: number | undefined }

type HudMenu = { readonly items: ReadonlyArray<MenuItem>; readonly onChoose: (id: string) => void }

/** What the controls over the picture show, and what they ask for. */
export type HudProps = {
  readonly channelName: string
  readonly channelNumber: number
  readonly logo: string | undefined
  readonly programme: HudProgramme | undefined
  /** Live, behind live in the programme on air, or a programme that is over. */
  readonly mode: 'live' | 'timeShift' | 'catchUp'
  /** Nothing tells how long the programme goes on (AHEAD-23). */
  readonly hidesEnd?: boolean
  readonly time: HudTime
  /** The bar leads to other places of the programme; a place that it does not lead to is answered with the reason. */
  readonly canSeek: boolean
  readonly onSeek: (to: Instant) => void
  /** Only where the channel plays live. */
  readonly onBackToLive?: () => void
  /** A hand is there, and may press it. */
  readonly onConsiderLive?: () => void
  readonly notice?: HudNotice | undefined
  readonly playing: boolean
  readonly onPlay: () => void
  readonly onPause: () => void
  /** 0 to 1. */
  readonly volume: number
  readonly muted: boolean
  readonly onVolume: (volume: number) => void
  readonly onMute: (muted: boolean) => void
  /** Absent while the content is live. */
  readonly rate?: { readonly value: PlaybackRate; readonly onChoose: (rate: PlaybackRate) => void }
  readonly aspect: AspectRatio
  readonly onAspect: (aspect: AspectRatio) => void
  readonly previous?: Neighbour | undefined
  readonly next?: Neighbour | undefined
  /** The quality in use in short ('HD') and what may be chosen; absent where there is no choice. */
  readonly quality?: {
    readonly label: string
    readonly items: ReadonlyArray<MenuItem>
    /** What the network has chosen, read when it is drawn: '720p'. */
    readonly height: () => string | undefined
  }
  readonly onQuality?: (id: string) => void
  /** Only where the stream has captions. */
  readonly captions?: HudTracks<CaptionTrack> & {
    readonly onChoose: (place: number | undefined) => void
    readonly onToggle: () => void
  }
  /** Only where the stream has a choice of what to hear. */
  readonly audio?: HudTracks<SoundTrack> & { readonly onChoose: (place: number) => void }
  /** What else can be asked for. */
  readonly more?: HudMenu
}

export type FullScreen = { readonly isFull: boolean; readonly onToggle: () => void }

/** What becomes of the picture when the person goes to another page. */
export type Leaving = { readonly choice: 'float' | 'stop'; readonly onChoose: (choice: 'float' | 'stop') => void }

/** Where the picture may go from here. */
export type PicturePlaces = {
  readonly fullScreen?: FullScreen
  readonly onPictureInPicture?: () => void
  readonly leaving?: Leaving
}
