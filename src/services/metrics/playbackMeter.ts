import type { MediaCommand, MediaFact } from '../../../machines/engine/index.ts'
import { type Instant, SECOND } from '../../../models/codec/instant.ts'
import type { DrmSystem } from '../../../models/drmTemplate.ts'
import type { MetricKind } from '../../../models/metric.ts'
import { every } from '../clock/every.ts'
import type { Timer } from '../clock/timer.ts'
import type { NoteMetric } from './note.ts'

export type Load = Extract<MediaCommand, { readonly type: 'media.load' }>

/** What is watched; `undefined` where it is nothing of the operator's. */
export interface Watched {
  readonly kind: MetricKind
  readonly contentId: string
}

/** What a meter needs of whoever knows what its player is on. */
export interface Metering {
  readonly note: NoteMetric
  readonly watched: (load: Load) => Watched | undefined
  readonly randomId: () => string
}

export interface MeterParts extends Metering {
  readonly video: Pick<HTMLVideoElement, 'getVideoPlaybackQuality' | 'paused'>
  readonly timer: Timer
}

/** What is asked of the engine that has the element. */
interface Measured {
  readonly place: () => Instant | undefined
  readonly stats: () => { readonly bitrate: number | undefined }
}

/** What the one media actor was told, which engine has the element, what it says. */
export type PlaybackEntry =
  | { readonly told: MediaCommand }
  | { readonly given: Measured }
  | { readonly heard: MediaFact }
/** Hears all of it, and never answers. */
export type PlaybackMeter<Entry = PlaybackEntry> = (entry: Entry) => void
/** `at`: milliseconds of the page's own clock. */
export type TimedEntry = PlaybackEntry & { readonly at: number }

const PROGRESS_EVERY = 60 * SECOND

/** One viewing: from the wish for something until something else is wished for, whatever is loaded anew in between. */
interface Viewing extends Watched {
  readonly viewId: string
  readonly drm: DrmSystem | undefined
  readonly beganAt: number
  hasStarted: boolean
  stallCount: number
  stallMs: number
  waitsSince: number | undefined
  /** Waiting after it is what the viewer asked for. */
  isSeeking: boolean
  readonly stopProgress: () => void
}

/** Measures what is watched: how fast it began, how often and how long it stood still, where it is (NET-07). */
export const makePlaybackMeter = ({ note, watched, video, timer, randomId }: MeterParts): PlaybackMeter<TimedEntry> => {
  let viewing: Viewing | undefined
  let engine: Measured | undefined

  const tell = (event: 'start' | 'progress' | 'stall' | 'end', startupMs?: number): void => {
    if (viewing === undefined) return
    const { viewId, kind, contentId, drm, stallCount, stallMs } = viewing
    note({
      event,
      viewId,
      kind,
      contentId,
      drm,
      stallCount,
      stallMs: Math.round(stallMs),
      startupMs: startupMs === undefined ? undefined : Math.round(startupMs),
      positionMs: engine?.place(),
      bitrate: engine?.stats().bitrate,
      dropped: video.getVideoPlaybackQuality().droppedVideoFrames,
    })
  }

  const goesOn = (view: Viewing, at: number): void => {
    view.isSeeking = false
    if (view.waitsSince === undefined) return
    view.stallMs += at - view.waitsSince
    view.waitsSince = undefined
    tell('stall')
  }

  const ends = (): void => {
    if (viewing?.hasStarted) tell('end')
    viewing?.stopProgress()
    viewing = undefined
  }

  const begins = (load: Load, at: number): void => {
    const next = watched(load)
    if (next !== undefined && viewing?.contentId === next.contentId && viewing.kind === next.kind) return
    ends()
    if (next === undefined) return
    viewing = {
      ...next,
      viewId: randomId(),
      drm: load.protection?.drmSystem,
      beganAt: at,
      hasStarted: false,
      stallCount: 0,
      stallMs: 0,
      waitsSince: undefined,
      isSeeking: false,
      stopProgress: every(timer, PROGRESS_EVERY, () => viewing?.hasStarted && !video.paused && tell('progress')),
    }
  }

  const starts = (view: Viewing, at: number): void => {
    view.hasStarted = true
    tell('start', at - view.beganAt)
  }

  const waits = (view: Viewing, at: number): void => {
    if (!view.hasStarted || view.isSeeking || view.waitsSince !== undefined) return
    view.waitsSince = at
    view.stallCount += 1
  }

  const told = (command: MediaCommand, at: number): void => {
    if (command.type === 'media.load') begins(command, at)
    else if (command.type === 'media.unload') ends()
    else if (command.type === 'media.seek' && viewing !== undefined) viewing.isSeeking = true
  }

  const heard = ({ type }: MediaFact, at: number): void => {
    if (viewing === undefined) return
    if (type === 'media.waiting') waits(viewing, at)
    else if (type === 'media.firstFrame' && !viewing.hasStarted) starts(viewing, at)
    else if (type === 'media.firstFrame' || type === 'media.playing') goesOn(viewing, at)
  }

  return entry => {
    if ('told' in entry) told(entry.told, entry.at)
    else if ('given' in entry) engine = entry.given
    else heard(entry.heard, entry.at)
  }
}
