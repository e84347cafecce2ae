import { type Instant, instant, MINUTE } from '../../../../../models/codec/instant.ts'
import type { Stretch } from '../../../../../models/stretch.ts'

/** How large the grid is drawn, in px: everything grows with the page's letters. */
export interface Scale {
  readonly perMinute: number
  readonly line: number
  /** The column of the channels, and the bar of the hours. */
  readonly side: number
  readonly head: number
  /** The page's letters, against those of 16 px. */
  readonly letters: number
}

const WIDE = { perMinute: 5, line: 52, side: 228, head: 40 }
/** The channels stand above their cells, which have the whole width. */
const PHONE = { perMinute: 4, line: 72, side: 0, head: 36 }

/** As in Grid.module.css. */
export const scaleOf = (page: Window): Scale => {
  const rem = Number.parseFloat(getComputedStyle(page.document.documentElement).fontSize) / 16
  const { perMinute, line, side, head } = page.matchMedia('(max-width: 48em)').matches ? PHONE : WIDE
  return { perMinute: perMinute * rem, line: line * rem, side: side * rem, head: head * rem, letters: rem }
}

export const widthOf = ({ from, until }: Stretch, { perMinute }: Scale): number => ((until - from) / MINUTE) * perMinute

export const timeAt = (x: number, strip: Stretch, { perMinute }: Scale): Instant =>
  instant(strip.from + (x / perMinute) * MINUTE)

/** From the beginning of the strip, in px. */
export const xOf = (at: Instant, { from }: Stretch, { perMinute }: Scale): number => ((at - from) / MINUTE) * perMinute
