import type { Chart } from '../../chart.ts'
import type { Dress } from '../../dress.ts'
import { foldedDrawing } from '../../foldings.ts'
import { toSvg } from '../../svg.ts'
import { stateName } from '../../words.ts'
import type { ExplorerData } from '../data.ts'
import { signLegend } from './chartPanel.ts'
import { fill, h, part, svgFrom } from './dom.ts'

const sheet = ({ foldings }: ExplorerData, chart: Chart, dress: Dress | undefined): HTMLElement => {
  const drawing = foldedDrawing(chart, foldings[chart.name] ?? {}, new Set())
  const isAcross = drawing !== undefined && drawing.width > drawing.height
  return h(
    'section',
    { class: isAcross ? 'sheet across' : 'sheet' },
    h('h1', {}, stateName({ key: chart.name })),
    h('p', {}, chart.description ?? ''),
    drawing &&
      h(
        'div',
        { class: 'picture' },
        svgFrom(toSvg(drawing, { isInPage: true, ...(dress === undefined ? {} : { dress }) })),
      ),
    signLegend(),
    h('p', { class: 'foot' }, `Sintonia statecharts · ${chart.name} ${chart.hash}`),
  )
}

/** One chart a page: the open one, or all of them from the first page. */
export const makePrinting = (
  data: ExplorerData,
  chosen: () => Chart | undefined,
  dressOf: (chart: Chart) => Dress | undefined,
): void => {
  const place = part('sheets')
  window.addEventListener('beforeprint', () => {
    const chart = chosen()
    fill(place, ...(chart === undefined ? data.charts : [chart]).map(each => sheet(data, each, dressOf(each))))
  })
  window.addEventListener('afterprint', () => fill(place))
  part('print').addEventListener('click', () => window.print())
}
