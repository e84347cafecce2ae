import type { SignCommand, SignFact } from '../../../../machines/signPicture.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import { stepOf } from '../../../../models/signPicture.ts'
import type { Timer } from '../../clock/timer.ts'
import type { Report } from '../../report/report.ts'
import type { SignSource } from '../engine.ts'
import { type HlsParts, openSign, type SignMedia } from './signMedia.ts'
import type { SignSpot } from './spot.ts'

export interface SignParts {
  /** Every picture that there is; at most one of them has a place free. */
  readonly spots: () => ReadonlyArray<SignSpot | undefined>
  readonly timer: Timer
  readonly document: Document
  readonly report: Pick<Report, 'dropped'>
}

export interface Following {
  readonly hear: (command: SignCommand) => void
  readonly stop: () => void
}

interface FollowParts extends SignParts {
  readonly hls: HlsParts
  readonly tell: (fact: SignFact) => void
}

/** What of the second picture is on the screen, or was to be. */
interface Shown {
  readonly spot: SignSpot
  readonly place: HTMLElement
  readonly address: string
  media: SignMedia | undefined
  /** When it last went to the place of the first picture, by the page's own clock. */
  jumpedAt: number
}

const LOOK_EVERY = SECOND / 5
/** A jump is given so long to come to a picture before the next one. */
const JUMP_EVERY = SECOND
/** What the first picture does that is answered at once. */
const NEWS = ['playing', 'pause', 'waiting', 'seeked', 'ratechange'] as const

const isMoving = ({ paused, seeking, readyState }: HTMLVideoElement): boolean =>
  !paused && !seeking && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA

const isSame = (shown: Shown | undefined, wanted: Shown | undefined): boolean =>
  shown?.spot === wanted?.spot && shown?.place === wanted?.place && shown?.address === wanted?.address

const keepStep = (shown: Shown): void => {
  const { spot, media } = shown
  const at = spot.engine()?.place()
  const here = media?.moment()
  if (media === undefined || at === undefined || here === undefined) return
  const { video } = media
  const isGoing = isMoving(spot.video)
  const { jumps, rate } = stepOf(here - at, { isMoving: isGoing, rate: spot.video.playbackRate })
  if (video.playbackRate !== rate) video.playbackRate = rate
  if (jumps && !video.seeking && performance.now() - shown.jumpedAt > JUMP_EVERY) {
    shown.jumpedAt = performance.now()
    media.jump(at)
  }
  if (isGoing && video.paused) video.play().catch(() => undefined)
  if (!isGoing && !video.paused) video.pause()
}

/** Plays who signs in step with the picture that is on the screen, which is never waited for and never held up. */
export const followPicture = ({ spots, timer, document, report, hls, tell }: FollowParts): Following => {
  let shown: Shown | undefined
  let hasTold = false
  let stopLooking = (): void => undefined
  let listening = new AbortController()

  const close = (): void => {
    shown?.media?.close()
    if (shown !== undefined) shown.media = undefined
  }
  const fail = (): void => {
    close()
    report.dropped('tracks', { codec: 'Rendition', path: 'sign' })
  }

  const wanted = (): (Shown & { readonly source: SignSource }) | undefined => {
    const spot = spots().find(each => each?.place() !== undefined)
    const place = spot?.place()
    const source = spot?.engine()?.sign()
    if (spot === undefined || place === undefined || source === undefined) return undefined
    return { spot, place, source, address: source.address, media: undefined, jumpedAt: -JUMP_EVERY }
  }

  const open = (): void => {
    close()
    listening.abort()
    listening = new AbortController()
    const next = wanted()
    shown = next
    if (next === undefined) {
      tell({ type: 'sign.absent' })
      return
    }
    const { spot, place, source } = next
    tell({ type: 'sign.found' })
    const media = openSign({
      parts: hls,
      source,
      document,
      isFilm: spot.isFilm,
      moment: () => spot.engine()?.place(),
      onPlaying: () => tell({ type: 'sign.playing' }),
      onFailed: () => {
        fail()
        tell({ type: 'sign.failed' })
      },
    })
    next.media = media
    place.append(media.video)
    for (const news of NEWS) spot.video.addEventListener(news, () => keepStep(next), { signal: listening.signal })
  }

  const look = (): void => {
    if (!hasTold || !isSame(shown, wanted())) open()
    else if (shown !== undefined) keepStep(shown)
    hasTold = true
    stopLooking = timer.after(LOOK_EVERY, look)
  }

  return {
    hear: command => {
      if (command.type === 'sign.giveUp') return fail()
      hasTold = false
      stopLooking()
      look()
    },
    stop: () => {
      stopLooking()
      listening.abort()
      close()
    },
  }
}
