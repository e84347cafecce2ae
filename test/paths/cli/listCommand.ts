import { requirementsOf } from '@sintonia/statechart-paths'
import { readChart } from '../../charts/readChart.ts'
import type { ChartModels } from './chosen.ts'
import type { World } from './world.ts'

const line = (what: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`  ${what.padEnd(13)} ${items.join(', ')}`]

/** What the charts are called and what can be said of them. */
export const list = (charts: readonly ChartModels[], { print }: World): 0 => {
  for (const models of charts) {
    const [{ machine, events, outcomes }] = models
    const chart = readChart(machine)
    const variants = models.flatMap(({ variant }) => (variant === undefined ? [] : [variant]))
    const lines = [
      `${chart.name} (${chart.hash}): ${chart.description ?? ''}`,
      ...line('events', Object.keys(events)),
      ...line('actors', Object.keys(outcomes)),
      ...line('delays', Object.keys(machine.implementations.delays)),
      ...line('tags', [...new Set(chart.states.flatMap(({ tags }) => tags))]),
      ...line('requirements', requirementsOf(chart)),
      ...line('also with', variants),
    ]
    print(`${lines.join('\n')}\n`)
  }
  return 0
}
