import { isFrame } from '../chart/tree.ts'
import { stateName } from '../words/words.ts'
import type { Box } from './drawing.ts'
import { px, textAt } from './shapes.ts'
import { folded, textWidth } from './text.ts'

const SIZES = [56, 48, 42, 36, 32, 28, 25, 22, 20, 18, 16, 14]

const INSET = 10

const LEADING = 1.12

type Room = { readonly width: number; readonly height: number }

const fits = (lines: readonly string[], size: number, { width, height }: Room): boolean =>
  lines.length * size * LEADING <= height && lines.every(line => textWidth(line, size, 'bold') <= width)

/** A leaf's name is never larger than this: a wide box is not more important. */
const LEAF = 42

/** Of a frame, the part where its words stand; the corner beside them is free too, but for the odd arrow. */
const freeRoom = ({ header, headerAt, width, height }: Box): Room =>
  headerAt === 'top'
    ? { width, height: Math.max(header.height, 34) }
    : { width: Math.max(header.width, width * 0.4), height }

/** A state's name as large as its box allows: what is read where the drawing is too small for its other words. */
export const farName = (box: Box): string => {
  const { state, x, y } = box
  const room = isFrame(state) ? freeRoom(box) : box
  const inside = { width: room.width - 2 * INSET, height: room.height - INSET }
  const name = stateName(state)
  const sizes = SIZES.filter(candidate => isFrame(state) || candidate <= LEAF)
  const size = sizes.find(candidate => fits(folded(name, inside.width / 1.07, candidate), candidate, inside)) ?? 14
  const lines = folded(name, inside.width / 1.07, size)
  const top = isFrame(state) ? y + INSET / 2 : y + (room.height - lines.length * size * LEADING) / 2
  const texts = lines.map((line, index) => {
    const width = textWidth(line, size, 'bold')
    const left = isFrame(state) ? x + INSET : x + (room.width - width) / 2
    return textAt(line, left, top + (index + 0.82) * size * LEADING, { className: 'farText', size, weight: 'bold' })
  })
  return `<g class="far" font-size="${px(size)}">${texts.join('')}</g>`
}
