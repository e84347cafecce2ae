import type { Point } from './drawing.ts'
import { textWidth, type Weight } from './text.ts'

const CORNER = 7

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const px = (value: number): string => String(Math.round(value * 10) / 10)

export type TextStyle = { readonly className: string; readonly size: number; readonly weight: Weight }

/** Every text is told its width, so that it fills the same place with whatever font there is. */
export const textAt = (text: string, x: number, y: number, { className, size, weight }: TextStyle): string =>
  `<text class="${className}" x="${px(x)}" y="${px(y)}" textLength="${textWidth(text, size, weight)}" ` +
  `lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** A line through points, its corners rounded. */
export const pathOf = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (before === undefined) return `M${px(point.x)} ${px(point.y)}`
      if (after === undefined) return `L${px(point.x)} ${px(point.y)}`
      const into = towards(point, before, CORNER)
      const out = towards(point, after, CORNER)
      return `L${px(into.x)} ${px(into.y)}Q${px(point.x)} ${px(point.y)} ${px(out.x)} ${px(out.y)}`
    })
    .join('')

/** The arrow's head: drawn, not a marker, so that it takes the colour of its line everywhere. */
export const headOf = (points: readonly Point[]): string => {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (tip === undefined || before === undefined) return ''
  const back = towards(tip, before, 9)
  const across = { x: (tip.y - back.y) * 0.45, y: (back.x - tip.x) * 0.45 }
  const corner = (side: number) => `${px(back.x + side * across.x)} ${px(back.y + side * across.y)}`
  return `<path class="head" d="M${px(tip.x)} ${px(tip.y)}L${corner(1)}L${corner(-1)}z"/>`
}
