import type { Chart } from '../../chart/chart.ts'
import type { Drawing } from '../../drawing/drawing.ts'
import { type Dress, UNDRESSED } from '../../drawing/dress.ts'
import { foldedDrawing, foldingKey } from '../../drawing/foldings.ts'
import { toSvg } from '../../drawing/svg.ts'
import { stateName } from '../../words/words.ts'
import type { ExplorerData } from '../data.ts'
import { fill, h, svgFrom } from './dom.ts'
import { addHits, type HitActs } from './hits.ts'
import { light } from './lit.ts'
import { addRoving } from './rove.ts'
import { type Lights, lightUp, NO_LIGHTS } from './run/lights.ts'
import { makeZoom } from './zoom.ts'

/** Round the drawing inside its own margin (see svg.ts). */
const MARGIN = 24

const FAR_HINT = 'Only names at this size. Press + or choose a state to read what its arrows say.'

const NEAR_HINT = 'Drag or scroll to move, + and - or Ctrl with the wheel to zoom, 0 for the whole drawing.'

export type StageWish = {
  readonly chart: Chart
  readonly folded: ReadonlySet<string>
  readonly id: string | undefined
  readonly dress: Dress | undefined
}

const placeOf = ({ boxes, arrows }: Drawing, id: string) => {
  const box = boxes.find(({ state }) => state.id === id)
  if (box !== undefined) return box
  const arrow = arrows.find(({ transitions }) => transitions.some(transition => transition.id === id))
  return arrow?.label ?? boxes.find(({ header }) => header.lines.some(({ transition }) => transition?.id === id))
}

/** The drawing of one chart with everything that can be done to it. */
export const makeStage = (
  { foldings }: ExplorerData,
  acts: HitActs & { readonly foldAll: (isFolded: boolean) => void },
) => {
  const percent = h('output', { class: 'percent' })
  const canvas = h('div', { class: 'canvas', tabindex: 0, role: 'region' })
  const hint = h('p', { class: 'hint' })
  const zoom = makeZoom(canvas, (scale, isFar) => {
    percent.textContent = `${Math.round(scale * 100)} %`
    hint.textContent = isFar ? FAR_HINT : NEAR_HINT
  })
  const button = (name: string, label: string, act: () => void) =>
    h('button', { type: 'button', 'aria-label': label, title: label, click: act }, name)
  const folds = [
    button('Fold all', 'Fold all', () => acts.foldAll(true)),
    button('Unfold all', 'Unfold all', () => acts.foldAll(false)),
  ]
  const bar = h(
    'div',
    { class: 'bar', role: 'toolbar', 'aria-label': 'Drawing' },
    ...folds,
    h('span', { class: 'gap' }),
    button('−', 'Smaller (-)', zoom.smaller),
    percent,
    button('+', 'Larger (+)', zoom.larger),
    button('Whole', 'Whole drawing (0)', zoom.showWhole),
  )
  let shown = ''
  let chartShown = ''
  let drawing: Drawing | undefined
  let svg: SVGSVGElement | undefined
  let lights = NO_LIGHTS

  const draw = ({ chart, folded, dress = UNDRESSED }: StageWish): void => {
    drawing = foldedDrawing(chart, foldings[chart.name] ?? {}, folded)
    if (drawing === undefined) return
    svg = svgFrom(toSvg(drawing, { dress, isInPage: true }))
    svg.setAttribute('aria-label', `Drawing of ${stateName({ key: chart.name })}`)
    const holder = h('div', { class: 'holder' }, svg)
    fill(canvas, holder)
    addHits(svg, drawing, acts)
    addRoving(canvas, holder)
    lightUp(svg, drawing.chart, lights)
    zoom.take(svg, chartShown === chart.name)
    chartShown = chart.name
  }

  return {
    canvas,
    bar,
    hint,
    update: (wish: StageWish) => {
      const name = stateName({ key: wish.chart.name })
      canvas.setAttribute(
        'aria-label',
        `Drawing of ${name}. Arrow keys move it, plus and minus zoom, 0 shows all of it; Tab goes to its states.`,
      )
      for (const fold of folds) fold.hidden = Object.keys(foldings[wish.chart.name] ?? {}).length < 2
      const key = `${wish.chart.hash} ${foldingKey(wish.chart, wish.folded)} ${wish.dress === undefined ? '' : 'dressed'}`
      if (key !== shown) draw(wish)
      shown = key
      if (svg === undefined || drawing === undefined) return
      light(svg, drawing.chart, wish.id)
    },
    /** What a run has lit; it stays when the drawing is folded. */
    lightUp: (wanted: Lights) => {
      lights = wanted
      if (svg !== undefined && drawing !== undefined) lightUp(svg, drawing.chart, lights)
    },
    /** Brings what is chosen into view. */
    show: (id: string) => {
      const place = drawing && placeOf(drawing, id)
      if (place === undefined) return
      const { x, y, width, height } = place
      zoom.show({ x: x + MARGIN, y: y + MARGIN, width, height })
    },
    focus: (id: string) => {
      const hit = [...canvas.querySelectorAll<SVGElement>('[data-go]')].find(element => element.dataset.go === id)
      hit?.focus({ preventScroll: true })
    },
  }
}
