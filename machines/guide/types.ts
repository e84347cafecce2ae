import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel, EpgId, LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Column } from '../../models/column.ts'
import type { UtcDay } from '../../models/epg.ts'
import type { GuideArea } from '../../models/guideArea.ts'
import type { GuideColumns, GuideHit, GuideWindow, ProgrammesAnswer, ProgrammeWish } from '../../models/guideWindow.ts'
import type { PageParams } from '../../models/page.ts'
import type { Programme } from '../../models/programme.ts'
import type { Stretch } from '../../models/stretch.ts'
import type { ColumnsFact } from '../lineup/index.ts'

/** By channel; a channel that is missing in it was not read. */
export type ColumnsOf = Readonly<Record<EpgId, GuideColumns>>
export type WindowAnswer = Either<CallFailure, ColumnsOf>

/** A moment of a channel: the cell around it is meant, whatever is on then. */
export interface GuideSpot {
  readonly channelId: LogicalChannelId
  readonly at: Instant
}

/** What of the guide was read, and where it lies. */
export interface GuideReading {
  readonly area: GuideArea
  readonly columns: ColumnsOf
}

export interface GuideInput {
  readonly channels: ReadonlyArray<Channel>
  readonly columns: ReadonlyArray<Column>
  /** The group that the address names. */
  readonly columnId: string | undefined
  /** Whose line is gone to first; the first one's when it is nobody's. */
  readonly channelId: LogicalChannelId | undefined
  /** The server's time. */
  readonly now: Instant
}

export interface GuideContext {
  readonly channels: ReadonlyArray<Channel>
  readonly columns: ReadonlyArray<Column>
  /** The group that was chosen, whether there is one or not. */
  readonly columnId: string | undefined
  /** The one that is shown; `undefined` is all channels. */
  readonly column: Column | undefined
  /** The grid's lines: the channels of the group. */
  readonly rows: ReadonlyArray<Channel>
  readonly now: Instant
  /** The days of the strip. */
  readonly strip: Stretch
  /** What is on screen; `undefined` until the grid has said so. */
  readonly seen: GuideArea | undefined
  /** What is being read. */
  readonly asking: GuideArea
  readonly reading: GuideReading | undefined
  readonly failure: CallFailure | undefined
  readonly focus: GuideSpot | undefined
  /** The whole programme of the focused cell, once it is known. */
  readonly programme: Programme | undefined
  readonly searchText: string
  readonly hits: ReadonlyArray<GuideHit>
}

/** Where one press leads: to what is on now, or to the evening of the day that is shown. */
export type Landmark = 'now' | 'evening'

export type GuideEvent =
  /** `undefined`: all channels. */
  | { readonly type: 'viewer.chooseGroup'; readonly columnId: string | undefined }
  | { readonly type: 'viewer.navigated'; readonly params: PageParams }
  | ColumnsFact
  /** What is on screen has changed, by scrolling or by another size. */
  | { readonly type: 'viewer.sawCells'; readonly area: GuideArea }
  | { readonly type: 'viewer.focusCell'; readonly spot: GuideSpot }
  | { readonly type: 'viewer.goTo'; readonly landmark: Landmark }
  /** Days from today, -7 to 6 (EPG-04). */
  | { readonly type: 'viewer.chooseDay'; readonly offset: number }
  | { readonly type: 'viewer.search'; readonly text: string }
  | { readonly type: 'viewer.chooseHit'; readonly hit: GuideHit }
  | { readonly type: 'viewer.closeSearch' }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'lineup.changed'; readonly channels: ReadonlyArray<Channel> }
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }
  /** A sync has stored something in these days. */
  | { readonly type: 'guide.changed'; readonly days: ReadonlyArray<UtcDay> }

/** What the grid obeys: it scrolls through time until `to` is in sight, and the focused line is. */
export interface GuideEmitted {
  readonly type: 'guide.moved'
  readonly to: Instant
  /** A landmark stands a little into the screen, with what came before it in sight; else in the middle. */
  readonly place: 'inside' | 'middle'
}

/** What was found has led out of the chosen group, to all channels. */
export interface GuideFact {
  readonly type: 'group.left'
  readonly columnId: undefined
}

export type GuideTag = 'reading' | 'failed' | 'searching' | 'found'

export interface ReadWish extends GuideWindow {
  /** A person waits for it. */
  readonly isAwaited: boolean
}
export type DetailsWish = ProgrammeWish
export type DetailsAnswer = ProgrammesAnswer
/** Among the channels of this viewer. */
export interface TitleWish {
  readonly text: string
  readonly epgIds: ReadonlyArray<EpgId>
}
export type HitsAnswer = ReadonlyArray<GuideHit>
