import type { Chart } from '../chart.ts'
import type { Coverage } from '../coverage.ts'
import type { Foldings } from '../foldings.ts'

/** Everything that the page is made from; it stands in the page as JSON. */
export type ExplorerData = {
  readonly title: string
  readonly charts: readonly Chart[]
  readonly foldings: Readonly<Record<string, Foldings>>
  /** Requirement id -> what the ledger says. */
  readonly ledger: Readonly<Record<string, string>>
  readonly coverage?: Coverage
  readonly changes?: Changes
  /** The page stands beside a running app, on its origin: it can ask what the charts do. */
  readonly isLive?: boolean
}

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
