import type { MediaCommand, MediaFact } from '../../../machines/engine/index.ts'
import { type Instant, SECOND } from '../../../models/codec/instant.ts'
import type { DrmSystem } from '../../../models/drmTemplate.ts'
import type { MetricKind, MetricRecord } from '../../../models/metric.ts'
import { every } from '../clock/every.ts'
import type { Timer } from '../clock/timer.ts'
import { makeClockwork } from './clockwork.ts'
import type { NoteMetric } from './note.ts'

export type Load = Extract<MediaCommand, { readonly type: 'media.load' }>

/** What is watched; `undefined` where it is nothing of the operator's. */
export interface Watched {
  readonly kind: MetricKind
  readonly contentId: string
}

/** A player has given up what was wished for. */
export interface GivenUp {
  readonly kind: MetricKind
  readonly contentId: string | undefined
  readonly errCode: string
}

/** What a meter needs of whoever knows what its player is on. */
export interface Metering {
  readonly note: NoteMetric
  readonly watched: (load: Pick<Load, 'kind'>) => Watched | undefined
  readonly randomId: () => string
  /** The server's time. */
  readonly now: () => Instant
}

export interface MeterParts extends Metering {
  readonly video: Pick<HTMLVideoElement, 'getVideoPlaybackQuality' | 'paused'>
  readonly timer: Timer
  /** Milliseconds of the page's own clock. */
  readonly ticks: () => number
}

/** What is asked of the engine that has the element. */
interface Measured {
  readonly place: () => Instant | undefined
  readonly stats: () => { readonly bitrate: number | undefined }
}

/** What the one media actor was told, which engine has the element, what it says; what its player gave up; the page goes. */
export type PlaybackEntry =
  | { readonly told: MediaCommand }
  | { readonly given: Measured }
  | { readonly heard: MediaFact }
  | { readonly gaveUp: GivenUp }
  | { readonly left: true }
/** Hears all of it, and never answers. */
export type PlaybackMeter<Entry = PlaybackEntry> = (entry: Entry) => void
/** `at`: milliseconds of the page's own clock. */
export type TimedEntry = PlaybackEntry & { readonly at: number }

const PROGRESS_EVERY = 60 * SECOND
/** Whether what never began was left or given up is clear after so long. */
const SETTLED_MS = 500

/** One viewing: from the wish for something until something else is wished for, whatever is loaded anew in between. */
interface Viewing extends Watched {
  readonly viewId: string
  readonly drm: DrmSystem | undefined
  readonly beganAt: number
  host: string | undefined
  hasStarted: boolean
  readonly clockwork: ReturnType<typeof makeClockwork>
  readonly stopProgress: () => void
}

/** The name and port that stand in an address, and no more of it. */
const hostOf = (address: string): string | undefined => /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(address)?.[1]

/** Measures what is watched: how fast it began, or why not; how often and how long it stood still, where it is (NET-07, AHEAD-46). */
export const makePlaybackMeter = (parts: MeterParts): PlaybackMeter<TimedEntry> => {
  const { note, watched, video, timer, ticks, now, randomId } = parts
  let viewing: Viewing | undefined
  let engine: Measured | undefined
  let unclear: { readonly view: Viewing; readonly tellExit: () => void; readonly cancel: () => void } | undefined

  const measured = ({ kind, clockwork }: Viewing, at: number) => {
    const positionMs = engine?.place()
    return {
      ...clockwork.read(at),
      positionMs,
      latencyMs: kind === 'live' && positionMs !== undefined ? now() - positionMs : undefined,
      bitrate: engine?.stats().bitrate,
      dropped: video.getVideoPlaybackQuality().droppedVideoFrames,
    }
  }

  const tell = (view: Viewing, event: MetricRecord['event'], at: number, more?: Partial<MetricRecord>): void => {
    const { viewId, kind, contentId, drm, host, hasStarted } = view
    note({ event, viewId, kind, contentId, drm, host, ...(hasStarted && measured(view, at)), ...more })
  }

  /** A viewing that never began, left by the viewer or given up: who unloads it says why a moment later. */
  const isLeft = (view: Viewing, at: number): void => {
    const tellExit = (): void => {
      unclear = undefined
      tell(view, 'exitBeforeStart', at, { startupMs: Math.round(at - view.beganAt) })
    }
    unclear = { view, tellExit, cancel: timer.after(SETTLED_MS, tellExit) }
  }

  const settle = (): void => {
    unclear?.cancel()
    unclear?.tellExit()
  }

  const ends = (at: number): void => {
    settle()
    viewing?.stopProgress()
    if (viewing?.hasStarted) tell(viewing, 'end', at)
    else if (viewing !== undefined) isLeft(viewing, at)
    viewing = undefined
  }

  const begins = (load: Load, at: number): void => {
    const next = watched(load)
    if (next !== undefined && viewing?.contentId === next.contentId && viewing.kind === next.kind) {
      viewing.host = hostOf(load.address)
      return
    }
    ends(at)
    if (next === undefined) return
    const stopProgress = every(timer, PROGRESS_EVERY, () => {
      if (viewing?.hasStarted && !video.paused) tell(viewing, 'progress', ticks())
    })
    viewing = {
      ...next,
      viewId: randomId(),
      drm: load.protection?.drmSystem,
      beganAt: at,
      host: hostOf(load.address),
      hasStarted: false,
      clockwork: makeClockwork(),
      stopProgress,
    }
  }

  const told = (command: MediaCommand, at: number): void => {
    if (command.type === 'media.load') begins(command, at)
    else if (command.type === 'media.unload') ends(at)
    else if (command.type === 'media.seek') viewing?.clockwork.seeks()
  }

  const heard = (fact: MediaFact, at: number): void => {
    if (viewing === undefined) return
    if (fact.type === 'media.firstFrame' && !viewing.hasStarted) {
      viewing.hasStarted = true
      tell(viewing, 'start', at, { startupMs: Math.round(at - viewing.beganAt) })
    }
    if (viewing.hasStarted && viewing.clockwork.hears(fact, at)) tell(viewing, 'stall', at)
  }

  const gaveUp = (given: GivenUp, at: number): void => {
    const { errCode } = given
    const view = unclear?.view ?? viewing
    if (view === undefined || view.contentId !== given.contentId) note({ ...given, event: 'startFailed' })
    else tell(view, view.hasStarted ? 'error' : 'startFailed', at, { errCode })
    unclear?.cancel()
    unclear = undefined
    if (viewing?.hasStarted) return
    viewing?.stopProgress()
    viewing = undefined
  }

  return entry => {
    if ('told' in entry) told(entry.told, entry.at)
    else if ('given' in entry) engine = entry.given
    else if ('heard' in entry) heard(entry.heard, entry.at)
    else if ('gaveUp' in entry) gaveUp(entry.gaveUp, entry.at)
    else {
      if (viewing?.hasStarted === false) ends(entry.at)
      settle()
    }
  }
}
