import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'

/** A chart with places for everything in it, in px from the top left corner. Knows nothing of SVG. */
export type Drawing = {
  readonly chart: Chart
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly dots: readonly Point[]
  readonly arrows: readonly Arrow[]
}

export type Point = { readonly x: number; readonly y: number }

export type Rect = Point & { readonly width: number; readonly height: number }

export type Box = Rect & {
  readonly state: ChartState
  readonly header: Header
  readonly depth: number
  readonly isRegion: boolean
  /** A frame's words stand where its arrows do not come: above where they run across, beside where they run down. */
  readonly headerAt: 'top' | 'side'
}

/** What is written at the top of a state's box. */
export type Header = {
  readonly width: number
  readonly height: number
  /** Height of the line that the name and the tags stand on. */
  readonly title: number
  readonly titleWidth: number
  readonly lines: readonly HeaderLine[]
}

export type HeaderLine = {
  readonly text: string
  /** Px from the left: what a long line goes on with stands further in. */
  readonly indent: number
  /** Px from the header's title to the line's foot. */
  readonly foot: number
  readonly tone: 'description' | 'action' | 'actor' | 'event'
  /** The little sign in front of the first line of a thing. */
  readonly sign?: Sign
  /** The transition that is written here because no arrow is drawn for it. */
  readonly transition?: ChartTransition
}

/** Asks and waits, runs alongside, on entering, on leaving, stays (a round arrow), goes on, folded away. */
export type Sign = 'asks' | 'runs' | 'enters' | 'leaves' | 'stays' | 'goes' | 'folded'

export type Arrow = {
  /** The transitions that go this way; empty for the arrow from an initial dot. */
  readonly transitions: readonly ChartTransition[]
  readonly points: readonly Point[]
  readonly label?: Rect
}

export type LabelLine = {
  readonly text: string
  readonly tone: 'event' | 'guard' | 'action'
  readonly transition: ChartTransition
  /** Px above the line that part it from the transition before. */
  readonly space: number
}

export const TITLE_SIZE = 14
export const TEXT_SIZE = 12
export const TAG_SIZE = 11
export const LINE_HEIGHT = 16
export const PADDING = 12
export const TAG_GAP = 6
export const TAG_PADDING = 7
export const LABEL_PADDING = 4
/** Room for a count beside a name or an event: coverage is written into the same places. */
export const COUNT_SPACE = 26
