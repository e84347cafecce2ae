import type { Chart, ChartTransition, Words } from '../../chart/chart.ts'
import { isFrame } from '../../chart/tree.ts'
import type { Drawing } from '../../drawing/drawing.ts'
import { conditionText, eventWords, placeName } from '../../words/words.ts'
import { s } from './dom.ts'
import type { Area } from './zoom.ts'

export type HitActs = {
  readonly go: (id: string) => void
  readonly toggle: (id: string) => void
}

const AROUND = 3

const hitRect = (id: string, label: string, { x, y, width, height }: Area, go: (id: string) => void): SVGElement =>
  s('rect', {
    class: 'hit',
    'data-go': id,
    role: 'button',
    tabindex: -1,
    'aria-label': label,
    rx: 6,
    x,
    y,
    width,
    height,
    click: () => go(id),
  })

const transitionLabel = (words: Words, transition: ChartTransition): string => {
  const { source, targets } = transition
  const to = targets.length === 0 ? 'stays' : `to ${targets.map(placeName).join(' and ')}`
  return [eventWords(words, transition), conditionText(words, transition), `in ${placeName(source)}, ${to}`]
    .filter(Boolean)
    .join(', ')
}

const boxOf = (element: SVGGraphicsElement): Area => {
  const { x, y, width, height } = element.getBBox()
  return { x: x - AROUND, y: y - 1, width: width + 2 * AROUND, height: height + 2 }
}

const around = (a: Area, b: Area): Area => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** Lines of the same transition in one box or label are one place to press. */
const addLineHits = (svg: SVGSVGElement, chart: Chart, go: HitActs['go']): void => {
  const byId = new Map(chart.transitions.map(transition => [transition.id, transition]))
  const areas = new Map<Element, Map<string, Area>>()
  for (const line of svg.querySelectorAll<SVGGElement>('[data-transition]')) {
    const parent = line.parentElement
    const id = line.dataset.transition ?? ''
    if (parent === null) continue
    const known = areas.get(parent) ?? new Map<string, Area>()
    const before = known.get(id)
    known.set(id, before === undefined ? boxOf(line) : around(before, boxOf(line)))
    areas.set(parent, known)
  }
  for (const [parent, lines] of areas)
    for (const [id, area] of lines) {
      const transition = byId.get(id)
      if (transition !== undefined) parent.append(hitRect(id, transitionLabel(chart.words, transition), area, go))
    }
}

const FOLD = 20

/** On the upper border near the right corner, where neither words nor inner states are. */

const foldButton = (
  id: string,
  isFolded: boolean,
  right: number,
  top: number,
  toggle: (id: string) => void,
): SVGElement => {
  const [x, y] = [right - FOLD - 12, top - FOLD / 2]
  const middle = FOLD / 2
  const bar = `M5 ${middle}H${FOLD - 5}`
  return s(
    'g',
    {
      class: 'fold',
      role: 'button',
      tabindex: -1,
      'data-fold': id,
      'aria-label': `${isFolded ? 'Unfold' : 'Fold'} ${placeName(id)}`,
      transform: `translate(${x} ${y})`,
      click: event => {
        event.stopPropagation()
        toggle(id)
      },
    },
    s('rect', { width: FOLD, height: FOLD, rx: 6 }),
    s('path', { d: isFolded ? `${bar}M${middle} 5V${FOLD - 5}` : bar }),
  )
}

const addStateHits = (svg: SVGSVGElement, { boxes }: Drawing, acts: HitActs): void => {
  const groups = new Map(
    [...svg.querySelectorAll<SVGGElement>('[data-state]')].map(group => [group.dataset.state, group]),
  )
  for (const { state, x, y, width, height } of boxes) {
    const group = groups.get(state.id)
    const label = [placeName(state.id), state.description].filter(Boolean).join('. ')
    group?.append(hitRect(state.id, label, { x, y, width, height }, acts.go))
    const isFoldable = state.parent !== undefined && (isFrame(state) || state.hidden !== undefined)
    if (isFoldable) group?.append(foldButton(state.id, state.hidden !== undefined, x + width, y, acts.toggle))
  }
}

const addArrowHits = (svg: SVGSVGElement, go: HitActs['go']): void => {
  for (const arrow of svg.querySelectorAll<SVGGElement>('[data-transitions]')) {
    const [first] = (arrow.dataset.transitions ?? '').split(' ')
    const line = arrow.querySelector('path')?.getAttribute('d')
    if (first !== undefined && line) arrow.after(s('path', { class: 'reach', d: line, click: () => go(first) }))
  }
}

/** Makes everything of a drawing something that can be pressed, and named by a screen reader. */
export const addHits = (svg: SVGSVGElement, drawing: Drawing, acts: HitActs): void => {
  addStateHits(svg, drawing, acts)
  addLineHits(svg, drawing.chart, acts.go)
  addArrowHits(svg, acts.go)
  for (const words of svg.querySelectorAll('text')) words.setAttribute('aria-hidden', 'true')
}
