import type { Chart } from './chart.ts'

/** All charts as data, one state or transition a line, for the tools of others. */
export const chartsJson = (charts: readonly Chart[]): string => {
  const lines = (items: readonly unknown[]) => items.map(item => `      ${JSON.stringify(item)}`).join(',\n')
  const one = ({ states, transitions, ...rest }: Chart) => {
    const head = JSON.stringify(rest).slice(1, -1)
    return `    {\n      ${head},\n      "states": [\n${lines(states)}\n      ],\n      "transitions": [\n${lines(transitions)}\n      ]\n    }`
  }
  return `{\n  "format": "sintonia-charts/1",\n  "charts": [\n${charts.map(one).join(',\n')}\n  ]\n}\n`
}
