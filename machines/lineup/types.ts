import type { Either } from 'fp-ts/lib/Either.js'
import type { ContentAuthority } from '../../models/authority.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel, EpgId, LogicalChannelId } from '../../models/channel.ts'
import type { OwnView } from '../../models/channelChoices.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Column } from '../../models/column.ts'
import type { ContentRule } from '../../models/contentRule.ts'
import type { UtcDay } from '../../models/epg.ts'
import type { ProgrammesOf, ProgrammeWish } from '../../models/guideWindow.ts'
import type { Visibility } from '../../models/lineup.ts'

/** The calls beside the channel list; the list is shown without one that fails, and it is asked again. */
export type LineupPart = 'authority' | 'contentRules'

/** The line-up as the operator's calls gave it. */
export interface LineupData {
  /** By channel number, as the list has them. */
  readonly channels: ReadonlyArray<Channel>
  readonly columns: ReadonlyArray<Column>
  readonly authority: ContentAuthority | undefined
  readonly contentRules: ReadonlyArray<ContentRule> | undefined
  readonly visibility: Visibility
  /** The operator's `kidsModeSwitch` (CHAN-01, AHEAD-22). */
  readonly offersKidsMode: boolean
  /** What could not be had when it was last asked for. */
  readonly missing: ReadonlyArray<LineupPart>
}

export type LineupAnswer = Either<CallFailure, LineupData>

export interface LineupWish {
  /** Somebody waits for the list: there is none yet. */
  readonly isAwaited: boolean
  /** What is there already: only what is missing of it is asked for. */
  readonly kept: LineupData | undefined
}

export interface LineupInput {
  /** The server's time. */
  readonly now: Instant
}

export interface LineupContext {
  readonly data: LineupData | undefined
  /** What this device leaves out of the list. */
  readonly ownView: OwnView
  /** What this person may see, with their rights at this moment. */
  readonly known: ReadonlyArray<Channel>
  /** Those of them that the person has not hidden: what is listed, zapped through and found. */
  readonly visible: ReadonlyArray<Channel>
  readonly now: Instant
  /** When the next right ends, so that locks follow the clock. */
  readonly rightsUntil: Instant | undefined
  readonly onScreen: ReadonlyArray<LogicalChannelId>
  readonly programmes: ProgrammesOf
  /** Up to when the programmes of a channel are known. */
  readonly knownUntil: Readonly<Record<EpgId, Instant>>
  /** What is being asked for. */
  readonly asking: ProgrammeWish
  readonly failure: CallFailure | undefined
}

export type LineupEvent =
  /** The rows on screen; the current programmes of these are kept known. */
  | { readonly type: 'viewer.sawChannels'; readonly channelIds: ReadonlyArray<LogicalChannelId> }
  | OwnWish
  /** What this device leaves out has changed, here or in another tab. */
  | { readonly type: 'ownView.changed'; readonly ownView: OwnView }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'session.changed' }
  | { readonly type: 'update.due' }
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  /** Something new of these days is in the guide of the device. */
  | { readonly type: 'guide.changed'; readonly days: ReadonlyArray<UtcDay> }

/** What a person decides about the list, kept on the device for the account (AHEAD-18). */
export type OwnWish =
  | { readonly type: 'viewer.hideChannel'; readonly channelId: LogicalChannelId; readonly isHidden: boolean }
  | { readonly type: 'viewer.startOnLast'; readonly isWished: boolean }

/** What the keeper of the own view hears: another session has another one. */
export type OwnViewWish = OwnWish | { readonly type: 'session.changed' }

/** What the chart that runs the line-up is told: the channels this person sees, by number. */
export interface LineupFact {
  readonly type: 'lineup.changed'
  readonly channels: ReadonlyArray<Channel>
}

/** The groups have been asked for. */
export interface ColumnsFact {
  readonly type: 'columns.changed'
  readonly columns: ReadonlyArray<Column>
}

export type LineupTag = 'loading' | 'ready' | 'failed'
