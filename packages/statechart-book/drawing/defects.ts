import { isFrame } from '../chart/tree.ts'
import {
  type Arrow,
  type Box,
  type Drawing,
  LINE_HEIGHT,
  PADDING,
  type Point,
  type Rect,
  TEXT_SIZE,
} from './drawing.ts'
import { textWidth } from './text.ts'

/** What a careful reader would complain of in a drawing. */
export type Defect = {
  readonly what:
    | 'label on label'
    | 'label on state'
    | 'arrow through label'
    | 'arrow through text'
    | 'arrow from nowhere'
    | 'words outside state'
  readonly where: string
}

/** How far a line may come to a text before it counts as touching. */
const NEAR = 1

const TOUCH = 1.5

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - NEAR && b.x < a.x + a.width - NEAR && a.y < b.y + b.height - NEAR && b.y < a.y + a.height - NEAR

const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

const pairs = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((a, index) => items.slice(index + 1).map(b => [a, b] as const))

const segments = ({ points }: Arrow): readonly Rect[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      x: Math.min(from.x, to.x) - NEAR,
      y: Math.min(from.y, to.y) - NEAR,
      width: Math.abs(from.x - to.x) + 2 * NEAR,
      height: Math.abs(from.y - to.y) + 2 * NEAR,
    }
  })

const nameOf = ({ transitions, points }: Arrow): string =>
  transitions.map(({ id }) => id).join(' ') || `the initial arrow at ${Math.round(points[0]?.x ?? 0)}`

/** Where the words of a state stand: the whole of a leaf, the header's lines of a frame. */
const textsOf = (box: Box): readonly Rect[] => {
  if (!isFrame(box.state)) return [box]
  const { x, y, header } = box
  const title = { x, y, width: header.titleWidth + 2 * PADDING, height: header.title - 4 }
  const lines = header.lines.map(({ text, indent, foot }) => ({
    x: x + PADDING + indent,
    y: y + header.title + foot - LINE_HEIGHT + 2,
    width: textWidth(text, TEXT_SIZE),
    height: LINE_HEIGHT - 2,
  }))
  return [title, ...lines]
}

const labelled = (arrows: readonly Arrow[]) =>
  arrows.flatMap(arrow => (arrow.label === undefined ? [] : [{ arrow, label: arrow.label }]))

const labelDefects = ({ arrows, boxes }: Drawing): readonly Defect[] => {
  const labels = labelled(arrows)
  const onLabels = pairs(labels)
    .filter(([a, b]) => overlaps(a.label, b.label))
    .map(([a, b]) => ({ what: 'label on label' as const, where: `${nameOf(a.arrow)} and ${nameOf(b.arrow)}` }))
  const onStates = labels.flatMap(({ arrow, label }) =>
    boxes
      .filter(
        box =>
          overlaps(box, label) &&
          !(isFrame(box.state) && contains(box, label) && !textsOf(box).some(t => overlaps(t, label))),
      )
      .map(box => ({ what: 'label on state' as const, where: `${nameOf(arrow)} on ${box.state.id}` })),
  )
  return [...onLabels, ...onStates]
}

const arrowDefects = ({ arrows, boxes }: Drawing): readonly Defect[] => {
  const labels = labelled(arrows)
  return arrows.flatMap(arrow => {
    const lines = segments(arrow)
    const crosses = (rect: Rect) => lines.some(line => overlaps(line, rect))
    const throughLabels = labels
      .filter(({ label }) => crosses(label))
      .map(other => ({
        what: 'arrow through label' as const,
        where: `${nameOf(arrow)} through ${nameOf(other.arrow)}`,
      }))
    const throughTexts = boxes
      .filter(box => textsOf(box).some(crosses))
      .map(box => ({ what: 'arrow through text' as const, where: `${nameOf(arrow)} through ${box.state.id}` }))
    return [...throughLabels, ...throughTexts]
  })
}

const touches = ({ x, y, width, height }: Rect, point: Point): boolean => {
  const isBeside =
    point.x >= x - TOUCH && point.x <= x + width + TOUCH && point.y >= y - TOUCH && point.y <= y + height + TOUCH
  const isWithin =
    point.x > x + TOUCH && point.x < x + width - TOUCH && point.y > y + TOUCH && point.y < y + height - TOUCH
  return isBeside && !isWithin
}

const looseEnds = ({ arrows, boxes, dots }: Drawing): readonly Defect[] => {
  const dotRects = dots.map(({ x, y }) => ({ x: x - 6, y: y - 6, width: 12, height: 12 }))
  const isHeld = (point: Point | undefined, rects: readonly Rect[]) =>
    point !== undefined && rects.some(rect => touches(rect, point))
  const rectOf = (id: string | undefined) => boxes.filter(({ state }) => state.id === id)
  return arrows
    .filter(({ transitions: [first], points }) => {
      const from = first === undefined ? dotRects : rectOf(first.source)
      const to = first === undefined ? boxes : rectOf(first.targets[0])
      return !isHeld(points[0], from) || !isHeld(points.at(-1), to)
    })
    .map(arrow => ({ what: 'arrow from nowhere', where: nameOf(arrow) }))
}

const tooLongWords = ({ boxes }: Drawing): readonly Defect[] =>
  boxes
    .filter(({ state }) => state.kind !== 'history')
    .filter(({ header, width, height }) => header.width > width + NEAR || header.height > height + NEAR)
    .map(({ state }) => ({ what: 'words outside state', where: state.id }))

/** Looks a drawing over as a demanding reader would. An empty list means: nothing crossed, nothing covered, nothing loose. */
export const defects = (drawing: Drawing): readonly Defect[] => [
  ...labelDefects(drawing),
  ...arrowDefects(drawing),
  ...looseEnds(drawing),
  ...tooLongWords(drawing),
]
