import { type Instant, instant } from '../../../../models/codec/instant.ts'
import type { SignSource } from '../engine.ts'

/** What plays HLS: fetched with the code of the first picture, or for this one. */
export type HlsParts = Pick<
  typeof import('../hls/hlsEngine.ts'),
  'filmMomentOf' | 'filmPositionOf' | 'Hls' | 'positionOf' | 'solidLoader' | 'TUNED_OPTIONS' | 'tokenLoader'
>

/** Little lies ahead of it, and little behind: the first picture needs the network more. */
const SPARING = { maxBufferLength: 6, maxMaxBufferLength: 10, backBufferLength: 6 }

interface SignMediaParts {
  readonly parts: HlsParts
  readonly source: SignSource
  readonly document: Document
  /** Its moments count from its beginning, as those of the first picture do. */
  readonly isFilm: boolean
  /** Where the first picture is. */
  readonly moment: () => Instant | undefined
  readonly onPlaying: () => void
  readonly onFailed: () => void
}

export interface SignMedia {
  readonly video: HTMLVideoElement
  readonly moment: () => Instant | undefined
  readonly jump: (to: Instant) => void
  readonly close: () => void
}

/** The second picture: a stream of its own in an element of its own, without sound. */
export const openSign = (wish: SignMediaParts): SignMedia => {
  const { source, document, isFilm, moment, onPlaying, onFailed } = wish
  const { filmMomentOf, filmPositionOf, Hls, positionOf, solidLoader, TUNED_OPTIONS, tokenLoader } = wish.parts
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, disablePictureInPicture: true, tabIndex: -1 })
  const hls = new Hls({
    ...TUNED_OPTIONS,
    ...SPARING,
    autoStartLoad: false,
    loader: tokenLoader(solidLoader(Hls.DefaultConfig.loader), source.token),
  })
  const positionAt = (at: Instant): number | undefined => {
    if (isFilm) return filmPositionOf(at)
    const details = hls.latestLevelDetails
    return details === null ? undefined : positionOf(details, at)
  }
  /** From the place of the first picture on: nothing is loaded that nobody sees. */
  hls.once(Hls.Events.LEVEL_LOADED, () => {
    const at = moment()
    hls.startLoad((at === undefined ? undefined : positionAt(at)) ?? -1)
  })
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) onFailed()
  })
  video.addEventListener('loadeddata', onPlaying, { once: true })
  hls.loadSource(source.address)
  hls.attachMedia(video)
  return {
    video,
    moment: () => {
      if (video.readyState < HTMLMediaElement.HAVE_METADATA) return undefined
      if (isFilm) return filmMomentOf(video.currentTime)
      const date = hls.playingDate
      return date === null ? undefined : instant(date.getTime())
    },
    jump: to => {
      const position = positionAt(to)
      if (position !== undefined) video.currentTime = position
    },
    close: () => {
      hls.destroy()
      video.remove()
    },
  }
}
