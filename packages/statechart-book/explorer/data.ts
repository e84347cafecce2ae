import type { Chart } from '../chart/chart.ts'
import type { Coverage } from '../chart/coverage.ts'
import type { Foldings } from '../drawing/foldings.ts'
import type { Geometry } from '../drawing/geometry.ts'
import type { SheetPlan } from '../drawing/sheet.ts'
import type { Receivers, Senders } from '../pages/receivers.ts'
import type { StoryCard } from '../pages/stories/story.ts'
import type { System } from '../pages/system/talk.ts'
import type { SaidFor } from './client/wordMatch.ts'

/** What the page says of the app whose charts it shows. */
export type About = {
  /** The name of the app. */
  readonly product: string
  /** What its charts decide, by a few examples: `who the viewer is, what the player does`. */
  readonly decided: string
  /** What people say, and what stands for it in the charts. */
  readonly saidFor: SaidFor
  /** The BroadcastChannel on which the app tells what its charts do. */
  readonly channel: string
}

/** Everything that the page is made from; it stands in the page as JSON. */
export type ExplorerData = {
  readonly title: string
  readonly about: About
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
