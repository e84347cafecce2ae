import type { TitleList } from '../../models/titleList.ts'

/** Some of a list, or the whole list, also what of it is not on the page yet. */
export type Removal<Id> = ReadonlyArray<Id> | 'all'

/** What is removed for the viewer, and not yet for the operator. */
export interface Removals<Id> {
  /** Can still be taken back. */
  readonly held: Removal<Id> | undefined
  /** Sent to the operator and not answered yet, the oldest first. */
  readonly removals: ReadonlyArray<Removal<Id>>
}

export interface RemovalInput {
  readonly list: TitleList
}

export interface RemovalContext<Id> extends RemovalInput, Removals<Id> {
  readonly selected: ReadonlyArray<Id>
}

export type RemovalEvent<Id> =
  | { readonly type: 'viewer.remove'; readonly removal: Removal<Id> }
  | { readonly type: 'viewer.undo' }
  | { readonly type: 'viewer.select' }
  | { readonly type: 'viewer.toggle'; readonly id: Id }
  /** All that the viewer sees. */
  | { readonly type: 'viewer.selectAll'; readonly ids: ReadonlyArray<Id> }
  | { readonly type: 'viewer.endSelecting' }
  /** The page, or the tab, is left. */
  | { readonly type: 'viewer.left' }
  | RemovalAnswer

/** How the operator has taken the oldest removal. */
export type RemovalAnswer = { readonly type: 'removal.taken' } | { readonly type: 'removal.refused' }

/** What the chart of the list is told. */
export type RemovalFact<Id> = ({ readonly type: 'removal.changed' } & Removals<Id>) | RemovalAnswer

export interface RemovalWish<Id> {
  readonly type: 'removal.wanted'
  readonly removal: Removal<Id>
}

export type RemovalTag = 'undoable' | 'selecting'
