import type { Instant } from '../../../../../models/codec/instant.ts'
import type { GuideRow } from '../../../../../models/guideRow.ts'
import type { Stretch } from '../../../../../models/stretch.ts'

/** The head of a line: its channel. */
export interface GridLine {
  readonly number: number
  readonly name: string
  readonly logo: string | undefined
  readonly locked: boolean
  /** The channel that is on. */
  readonly tuned: boolean
}

export type CellSign = 'replay' | 'lock' | 'bell'

export interface GridCell {
  readonly kind: 'finished' | 'playing' | 'notStart' | 'gap' | 'unknown'
  readonly title: string
  /** From when to when. */
  readonly time: string
  readonly sign: CellSign | undefined
  /** From 0 to 1, of what is on now. */
  readonly progress: number
  /** What a screen reader says: channel, title, time, state, action. */
  readonly label: string
}

/** The cell of a line around a moment. */
export interface GridSpot {
  readonly line: number
  readonly at: Instant
}

/** All that the grid draws, asked for as it comes into sight. */
export interface GridView {
  readonly strip: Stretch
  readonly now: Instant
  readonly lineCount: number
  readonly lineAt: (line: number) => GridLine
  /** The same object as long as nothing of it has changed. */
  readonly rowAt: (line: number) => GuideRow
  readonly cellAt: (line: number, cell: number) => GridCell
  /** The same cell as far as it can be seen in passing: cheaper to say, and to draw. */
  readonly placeholderAt: (line: number, cell: number) => GridCell
  /** What stands at midnight. */
  readonly dayName: (at: Instant) => string
  readonly focus: GridSpot | undefined
}
