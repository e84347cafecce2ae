import type { ColumnId } from '../../models/column.ts'

/** How kids mode stands for whoever is signed in; the PIN and what is kept of it are not part of it. */
export interface KidsState {
  readonly isOn: boolean
  /** A PIN was chosen before. */
  readonly hasPin: boolean
  /** There are channels: the groups that stay are chosen. */
  readonly hasGroups: boolean
  /** The groups chosen last. */
  readonly columnIds: ReadonlyArray<ColumnId>
  /** How long no PIN is taken, ms. */
  readonly waitMs: number
}

export interface BeginWish {
  readonly columnIds: ReadonlyArray<ColumnId>
  /** Four digits; `undefined` keeps the one that was chosen before. */
  readonly pin: string | undefined
}

/** `waitMs`: how long no other PIN is taken. */
export type PinAnswer = { readonly isRight: true } | { readonly isRight: false; readonly waitMs: number }

/** Why kids mode cannot begin so. */
export type BeginProblem = 'pin' | 'groups' | 'device'

export interface KidsModeContext {
  readonly kept: KidsState
  readonly problem: BeginProblem | undefined
  readonly isWrong: boolean
  readonly waitMs: number
}

export type KidsModeEvent =
  | { readonly type: 'viewer.openKidsMode' }
  | { readonly type: 'viewer.closeKidsMode' }
  /** The PIN travels in these events only; no context keeps it. */
  | ({ readonly type: 'viewer.beginKidsMode' } & BeginWish)
  | { readonly type: 'viewer.enterPin'; readonly pin: string }
