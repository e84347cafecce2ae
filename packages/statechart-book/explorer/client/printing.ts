import type { Chart } from '../../chart/chart.ts'
import type { Dress } from '../../drawing/dress.ts'
import { drawingOf } from '../../drawing/geometry.ts'
import { sheetCaption, sheetChart } from '../../drawing/sheet.ts'
import { toSvg } from '../../drawing/svg.ts'
import type { ExplorerData } from '../data.ts'
import { fill, h, part, svgFrom } from './dom.ts'
import { type Lights, lightUp } from './run/lights.ts'

type Look = {
  readonly dressOf: (chart: Chart) => Dress | undefined
  readonly lightsOf: (chart: Chart) => Lights
}

const sheetId = (chart: Chart, sheet: number): string => `sheet-${chart.name}-${sheet}`

const sheetsOf = (data: ExplorerData, chart: Chart, { dressOf, lightsOf }: Look): readonly HTMLElement[] => {
  const dress = dressOf(chart)
  const sheets = data.sheets[chart.name] ?? []
  return sheets.map(({ plan, geometry }) => {
    const drawing = drawingOf(sheetChart(chart, plan), geometry)
    const svg = svgFrom(
      toSvg(drawing, {
        isInPage: true,
        hasLegend: true,
        caption: [sheetCaption(chart, plan, sheets.length)],
        goesOn: plan.goesOn,
        sheetAddress: sheet => `#${sheetId(chart, sheet)}`,
        ...(dress === undefined ? {} : { dress }),
      }),
    )
    lightUp(svg, drawing.chart, lightsOf(chart))
    const { width, height } = svg.viewBox.baseVal
    return h('section', { class: width > height ? 'sheet across' : 'sheet', id: sheetId(chart, plan.number) }, svg)
  })
}

/** The sheets of the open chart, or of all of them from the first page. */
export const makePrinting = (data: ExplorerData, chosen: () => Chart | undefined, look: Look): void => {
  const place = part('sheets')
  window.addEventListener('beforeprint', () => {
    const chart = chosen()
    fill(place, ...(chart === undefined ? data.charts : [chart]).flatMap(each => sheetsOf(data, each, look)))
  })
  window.addEventListener('afterprint', () => fill(place))
  part('print').addEventListener('click', () => window.print())
}
