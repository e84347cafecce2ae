import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'
import { treeOf } from '../chart/tree.ts'
import { placeName } from '../words/words.ts'
import { isDrawn } from './arrows.ts'

/** What one page shows of a chart: the inside of a frame, or some of its parts where they need several pages. */
export type SheetPlan = {
  readonly number: number
  readonly frame: string
  /** The frame's parts that stand here. */
  readonly parts: readonly string[]
  /** The sheet on which the frame is folded; the first sheet has none. */
  readonly from?: number
  /** The sheet on which the frame's own words stand: another one where its parts need several. */
  readonly begins: number
  /** The sheet on which the frame's next parts stand. */
  readonly goesOn?: number
  /** What is folded here, and the sheets that show it. */
  readonly folds: Readonly<Record<string, number>>
  /** Transitions whose words stand in their state's box, where they need less room than beside their arrow. */
  readonly written: readonly string[]
  /** Those of them that have no arrow. */
  readonly arrowless: readonly string[]
  /** The frames of the sheet that are read downwards; left out until that is found. */
  readonly down?: readonly string[]
}

/** All that decides what a sheet looks like. */
const planKey = ({ number, frame, parts, begins, folds, written, arrowless }: SheetPlan): string =>
  [number, frame, ...parts, begins, ...Object.entries(folds).flat(), ...written, '-', ...arrowless].join(' ')

/** Tags are the code's names for what pages ask of a state: no words for paper. */
const onPaper = (state: ChartState): ChartState => ({ ...state, tags: [] })

const bare = (state: ChartState): ChartState => {
  const { initial: _initial, description: _description, ...rest } = state
  return { ...rest, initialActions: [], entry: [], exit: [], invokes: [], requirements: [] }
}

const foldedState = (state: ChartState, hidden: number, sheet: number): ChartState => {
  const { description } = state
  return { ...bare(state), kind: 'atomic', hidden, sheet, ...(description === undefined ? {} : { description }) }
}

/** The chart of one sheet. What is folded here is only named: its words and its ways out are said on its own sheet. */
export const sheetChart = (chart: Chart, plan: SheetPlan): Chart => {
  const whole = treeOf(chart)
  const path = (id: string) => [id, ...whole.ancestors(id).map(ancestor => ancestor.id)]
  const seenAs = (id: string) => path(id).findLast(each => each in plan.folds) ?? id
  const isHere = (id: string) => id === plan.frame || path(id).some(each => plan.parts.includes(each))
  const frameOf = (state: ChartState): ChartState => {
    const { parent: _, initial, ...rest } = plan.begins === plan.number ? state : { ...bare(state), sheet: plan.begins }
    const titled = { ...rest, title: sheetName(chart, plan) }
    return initial === undefined || !isHere(initial) ? titled : { ...titled, initial: seenAs(initial) }
  }
  const states = chart.states
    .filter(({ id }) => isHere(id) && seenAs(id) === id)
    .map(onPaper)
    .map(state => {
      if (state.id === plan.frame) return frameOf(state)
      const sheet = plan.folds[state.id]
      if (sheet !== undefined)
        return foldedState(state, chart.states.filter(({ id }) => whole.isInside(id, state.id)).length, sheet)
      return state.initial === undefined ? state : { ...state, initial: seenAs(state.initial) }
    })
  const tree = treeOf({ ...chart, states })
  /** As an arrow between what stands here, where it can be one. */
  const arrowOf = (transition: ChartTransition): ChartTransition | undefined => {
    const { source, targets } = transition
    const [target, ...others] = targets
    if (target === undefined || others.length > 0 || !isHere(target)) return undefined
    const to = seenAs(target)
    const seen = { ...transition, source: seenAs(source), targets: [to] }
    if (!isDrawn(tree, seen)) return undefined
    return to === target ? seen : { ...seen, into: target }
  }
  const foldedArrow = ({ into: _, ...arrow }: ChartTransition, sheet: number): ChartTransition => ({
    ...arrow,
    said: plan.written.includes(arrow.id) ? 'elsewhere' : 'in short',
    sheet,
    ...(plan.arrowless.includes(arrow.id) ? { isArrowless: true } : {}),
  })
  const drawn = (transition: ChartTransition): readonly ChartTransition[] => {
    const arrow = arrowOf(transition)
    const sheet = plan.folds[seenAs(transition.source)]
    if (sheet !== undefined) return arrow === undefined ? [] : [foldedArrow(arrow, sheet)]
    if (arrow === undefined || plan.arrowless.includes(transition.id))
      return [{ ...transition, said: 'in the box', isArrowless: true }]
    return [plan.written.includes(transition.id) ? { ...arrow, said: 'in the box' } : arrow]
  }
  return {
    ...chart,
    hash: `${chart.hash} ${planKey(plan)}`,
    states,
    transitions: chart.transitions
      .filter(({ source }) => (source === plan.frame ? plan.begins === plan.number : isHere(source)))
      .flatMap(drawn),
  }
}

/** `Live player › Viewing`. */
export const sheetName = (chart: Chart, { frame }: SheetPlan): string =>
  frame === chart.name ? placeName(frame) : `${placeName(chart.name)} › ${placeName(frame)}`

/** `Live player › Viewing, sheet 3 of 7, a part of sheet 1; its other states: sheet 5`. */
export const sheetCaption = (chart: Chart, plan: SheetPlan, count: number): string => {
  if (count === 1) return sheetName(chart, plan)
  const from = plan.from === undefined ? '' : `, a part of sheet ${plan.from}`
  const goesOn = plan.goesOn === undefined ? '' : `; its other states: sheet ${plan.goesOn}`
  return `${sheetName(chart, plan)}, sheet ${plan.number} of ${count}${from}${goesOn}`
}

/** The first sheet has the chart's name alone. */
export const sheetFile = (chart: Chart, sheet: number): string =>
  sheet === 1 ? `${chart.name}.svg` : `${chart.name}-${sheet}.svg`
