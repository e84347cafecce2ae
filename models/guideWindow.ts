import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from './callFailure.ts'
import type { EpgId } from './channel.ts'
import type { Instant } from './codec/instant.ts'
import type { UtcDay } from './epg.ts'
import type { Language } from './language.ts'
import type { ProgramId, Programme } from './programme.ts'

/** Some channels between two moments, `until` itself not in it. */
export interface GuideWindow {
  readonly epgIds: ReadonlyArray<EpgId>
  readonly from: Instant
  readonly until: Instant
}

/**
 * The programmes of one channel that touch a window, by start, as columns: what a grid draws from (AHEAD-02). They never
 * overlap: one that is said to run on ends where the next begins.
 */
export interface GuideColumns {
  readonly epgId: EpgId
  /** Catch-up is on for this channel's programmes (spec §3, EPG record). */
  readonly isCatchup: boolean
  readonly starts: Float64Array
  readonly stops: Float64Array
  readonly programIds: ReadonlyArray<ProgramId>
  /** In the language that was asked for, else as the operator wrote them (LANG-05). */
  readonly titles: ReadonlyArray<string>
}

/** Whole programmes of a few channels. */
export type ProgrammeWish = GuideWindow
export type ProgrammesOf = Readonly<Record<EpgId, ReadonlyArray<Programme>>>
export type ProgrammesAnswer = Either<CallFailure, ProgrammesOf>

/** Programmes of these channels whose titles match the text, the nearest to `now` first, at most `limit`. */
export interface GuideQuery {
  readonly text: string
  readonly epgIds: ReadonlyArray<EpgId>
  readonly language: Language
  readonly now: Instant
  readonly limit: number
}

export interface GuideHit {
  readonly epgId: EpgId
  readonly programId: ProgramId
  readonly title: string
  readonly start: Instant
  readonly stop: Instant
  /** Catch-up is on for this channel's programmes. */
  readonly isCatchup: boolean
  readonly picture?: string | undefined
}

/** The guide as the device keeps it (EPG-01, EPG-09). */
export interface Guide {
  /** From the local database alone; a channel without programmes in the window has empty columns. In the order asked for. */
  readonly read: (window: GuideWindow, language: Language) => Promise<ReadonlyArray<GuideColumns>>
  /** From the local database, and from the operator where it does not have those days; `isAwaited`: by a person. */
  readonly programmes: (wish: ProgrammeWish, isAwaited: boolean) => Promise<ProgrammesAnswer>
  /** Of what is stored, past and future; accents and case are ignored (AHEAD-08). */
  readonly search: (query: GuideQuery) => Promise<ReadonlyArray<GuideHit>>
  /** Hears when a sync, also another tab's, has stored something in these days. */
  readonly onChanged: (listener: (days: ReadonlyArray<UtcDay>) => void) => () => void
}
