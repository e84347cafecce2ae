import type { Chart, ChartTransition, Words } from '../chart/chart.ts'
import { grouped } from '../chart/grouped.ts'
import type { Tree } from '../chart/tree.ts'
import { actionTexts, conditionText, eventWords, placeName } from '../words/words.ts'
import { COUNT_SPACE, LABEL_PADDING, type LabelLine, LINE_HEIGHT, type Point, type Rect, TEXT_SIZE } from './drawing.ts'
import { folded, textWidth } from './text.ts'

const LABEL_WIDTH = 150

const BETWEEN = 5

/** All transitions from one state to one other: one arrow, however many there are. */
export type ArrowPlan = {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
}

const isApart = (tree: Tree, source: string, target: string): boolean =>
  source !== target &&
  !tree.isInside(source, target) &&
  !tree.isInside(target, source) &&
  tree.commonParent(source, target)?.kind !== 'parallel'

/**
 * Arrows join states that stand beside each other. What stays in its state, starts it anew, or leads from a state to its
 * own inside or into another region is written in the state's box: an arrow from a frame to its content helps no one.
 */
export const isDrawn = (tree: Tree, { source, targets, isArrowless }: ChartTransition): boolean => {
  const [target, ...others] = targets
  return isArrowless !== true && target !== undefined && others.length === 0 && isApart(tree, source, target)
}

export const arrowPlans = (chart: Chart, tree: Tree): readonly ArrowPlan[] => {
  const drawn = chart.transitions.filter(transition => isDrawn(tree, transition))
  const groups = grouped(drawn, ({ source, targets }) => `${source}>${targets.join()}`)
  return [...groups].flatMap(([id, transitions]) => {
    const [first] = transitions
    const [source, target] = [first?.source, first?.targets[0]]
    return source === undefined || target === undefined ? [] : [{ id, source, target, transitions }]
  })
}

const linesOf = (words: Words, transition: ChartTransition, isFirst: boolean): readonly LabelLine[] => {
  const { kind, actions, said, into } = transition
  if (said !== undefined) return []
  const parts = [
    { tone: 'event' as const, text: kind === 'historyDefault' ? '' : eventWords(words, transition) },
    { tone: 'guard' as const, text: conditionText(words, transition) },
    { tone: 'action' as const, text: actions.length === 0 ? '' : `· ${actionTexts(words, actions)}` },
    { tone: 'action' as const, text: into === undefined ? '' : `→ ${placeName(into)}` },
  ]
  return parts
    .filter(({ text }) => text !== '')
    .flatMap(({ tone, text }) => folded(text, LABEL_WIDTH, TEXT_SIZE).map(line => ({ tone, text: line, transition })))
    .map((line, index) => ({ ...line, space: index === 0 && !isFirst ? BETWEEN : 0 }))
}

/** More reasons than this are counted, and their sheet is named. */
const REASONS_AT_MOST = 2

/** Out of a fold: why, and the rest on its sheet. */
const shortLines = (words: Words, transitions: readonly ChartTransition[]): readonly LabelLine[] => {
  const reasons = new Map(transitions.map(transition => [eventWords(words, transition), transition]))
  const [first] = transitions
  const counted: readonly (readonly [string, ChartTransition])[] =
    first === undefined ? [] : [[`${reasons.size} ways: sheet ${first.sheet}`, first]]
  const said = reasons.size > REASONS_AT_MOST ? counted : [...reasons]
  return said.flatMap(([text, transition]) =>
    folded(text, LABEL_WIDTH, TEXT_SIZE).map(line => ({ tone: 'event' as const, text: line, transition, space: 0 })),
  )
}

export const labelLines = (words: Words, transitions: readonly ChartTransition[]): readonly LabelLine[] => [
  ...transitions.flatMap((transition, index) => linesOf(words, transition, index === 0)),
  ...shortLines(
    words,
    transitions.filter(({ said }) => said === 'in short'),
  ),
]

export const labelSize = (lines: readonly LabelLine[]) => ({
  width:
    Math.max(...lines.map(({ text, tone }) => textWidth(text, TEXT_SIZE) + (tone === 'event' ? COUNT_SPACE : 0))) +
    2 * LABEL_PADDING,
  height: lines.reduce((sum, { space }) => sum + LINE_HEIGHT + space, 0) + LABEL_PADDING,
})

/**
 * A label that stands left of its arrow ends at it, so that nobody takes the words for those of the next arrow. Only an
 * upright piece of the arrow beside the label counts.
 */
export const labelEndsAtArrow = (label: Rect, points: readonly Point[]): boolean => {
  const gaps = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const isBeside = Math.max(from.y, to.y) > label.y && Math.min(from.y, to.y) < label.y + label.height
    if (Math.abs(from.x - to.x) > 1 || !isBeside) return []
    return [{ left: Math.abs(label.x - from.x), right: Math.abs(label.x + label.width - from.x) }]
  })
  const closest = (side: 'left' | 'right') => Math.min(Number.POSITIVE_INFINITY, ...gaps.map(gap => gap[side]))
  return closest('right') < closest('left')
}
