import type { Chart } from './chart.ts'

type ChartsFile = { readonly format: 'sintonia-charts/1'; readonly charts: readonly Chart[] }

/** All charts as data, one state or transition a line: a later revision is compared with it, and so are its lines in git. */
export const chartsJson = (charts: readonly Chart[]): string => {
  const lines = (items: readonly unknown[]) => items.map(item => `      ${JSON.stringify(item)}`).join(',\n')
  const one = ({ states, transitions, ...rest }: Chart) => {
    const head = JSON.stringify(rest).slice(1, -1)
    return `    {\n      ${head},\n      "states": [\n${lines(states)}\n      ],\n      "transitions": [\n${lines(transitions)}\n      ]\n    }`
  }
  return `{\n  "format": "sintonia-charts/1",\n  "charts": [\n${charts.map(one).join(',\n')}\n  ]\n}\n`
}

/** Reads such a file, also one that an older revision wrote. */
export const readChartsJson = (text: string): readonly Chart[] => {
  const read: ChartsFile = JSON.parse(text)
  if (read.format !== 'sintonia-charts/1' || !Array.isArray(read.charts))
    throw new Error('not of the format sintonia-charts/1')
  return read.charts
}
