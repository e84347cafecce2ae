import type { Chart } from '../../chart.ts'
import type { Dress } from '../../dress.ts'
import { foldedDrawing } from '../../foldings.ts'
import { toSvg } from '../../svg.ts'
import { stateName } from '../../words.ts'
import type { ExplorerData } from '../data.ts'
import { signLegend } from './chartPanel.ts'
import { fill, h, part, svgFrom } from './dom.ts'
import { type Lights, lightUp } from './run/lights.ts'

type Look = {
  readonly dressOf: (chart: Chart) => Dress | undefined
  readonly lightsOf: (chart: Chart) => Lights
}

const sheet = ({ foldings }: ExplorerData, chart: Chart, { dressOf, lightsOf }: Look): HTMLElement => {
  const drawing = foldedDrawing(chart, foldings[chart.name] ?? {}, new Set())
  const isAcross = drawing !== undefined && drawing.width > drawing.height
  const dress = dressOf(chart)
  const svg = drawing && svgFrom(toSvg(drawing, { isInPage: true, ...(dress === undefined ? {} : { dress }) }))
  if (svg !== undefined) lightUp(svg, chart, lightsOf(chart))
  return h(
    'section',
    { class: isAcross ? 'sheet across' : 'sheet' },
    h('h1', {}, stateName({ key: chart.name })),
    h('p', {}, chart.description ?? ''),
    svg && h('div', { class: 'picture' }, svg),
    signLegend(),
    h('p', { class: 'foot' }, `Sintonia statecharts · ${chart.name} ${chart.hash}`),
  )
}

/** One chart a page: the open one, or all of them from the first page. */
export const makePrinting = (data: ExplorerData, chosen: () => Chart | undefined, look: Look): void => {
  const place = part('sheets')
  window.addEventListener('beforeprint', () => {
    const chart = chosen()
    fill(place, ...(chart === undefined ? data.charts : [chart]).map(each => sheet(data, each, look)))
  })
  window.addEventListener('afterprint', () => fill(place))
  part('print').addEventListener('click', () => window.print())
}
