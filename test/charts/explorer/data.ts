import type { Chart } from '../chart.ts'
import type { Coverage } from '../coverage.ts'
import type { Foldings } from '../foldings.ts'
import type { Geometry } from '../geometry.ts'
import type { Receivers } from '../senders/receivers.ts'
import type { Senders } from '../senders/senders.ts'
import type { SheetPlan } from '../sheet.ts'
import type { StoryCard } from '../stories/story.ts'
import type { System } from '../system/talk.ts'

/** Everything that the page is made from; it stands in the page as JSON. */
export type ExplorerData = {
  readonly title: string
  readonly charts: readonly Chart[]
  readonly foldings: Readonly<Record<string, Foldings>>
  /** The pages of every chart on paper. */
  readonly sheets: Readonly<Record<string, readonly Sheet[]>>
  /** Chart by chart and event by event, who says it. */
  readonly senders: Senders
  /** Chart by chart what it tells, and who hears it. */
  readonly receivers?: Receivers
  /** Requirement id -> what the ledger says. */
  readonly ledger: Readonly<Record<string, string>>
  /** Which chart runs which, and what they tell each other. */
  readonly system?: Omit<System, 'charts'>
  /** Sequence drawings that lie beside the page. */
  readonly stories?: readonly StoryCard[]
  readonly coverage?: Coverage
  readonly changes?: Changes
  /** The page stands beside a running app, on its origin: it can ask what the charts do. */
  readonly isLive?: boolean
}

export type Sheet = { readonly plan: SheetPlan; readonly geometry: Geometry }

/** What differs between two revisions. */
export type Changes = {
  /** `a17d8e0`, or whatever the revision was asked for by. */
  readonly since: string
  readonly charts: Readonly<Record<string, readonly Change[]>>
}

export type ChangeKind = 'added' | 'removed' | 'changed'

export type Change = {
  readonly kind: ChangeKind
  readonly what: 'chart' | 'state' | 'transition'
  /** In the drawing that shows both revisions. */
  readonly id: string
  readonly title: string
  /** What differs, in words: `only: if it is a user -> otherwise`. */
  readonly details: readonly string[]
}
