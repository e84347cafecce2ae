import { describe, expect, test } from 'vitest'
import { sampleMachine } from '../fixtures/sampleChart.ts'
import { chartMachines } from '../paths/registry.ts'
import type { Chart } from './chart.ts'
import { LENGTHS } from './glossary/lengths.ts'
import { readChart } from './ir.ts'
import { eventWords } from './words.ts'

const charts = chartMachines.map(readChart)

const delaysOf = ({ transitions }: Chart) =>
  transitions.flatMap(({ id, delay }) => (delay === undefined ? [] : [{ id, ...delay }]))

describe('the length of a delay', () => {
  test('can be read of every timed transition: say it in test/charts/glossary/lengths.ts', () => {
    const untold = (chart: Chart) =>
      delaysOf(chart).filter(({ ms, length }) => ms === undefined && length === undefined)
    expect(charts.flatMap(untold)).toEqual([])
    expect(untold(readChart(sampleMachine)).map(({ name }) => name)).toEqual(['backOff'])
  })

  test('is told of no delay that the charts have no more, or that has a number of its own', () => {
    const worked = charts.flatMap(chart =>
      delaysOf(chart).flatMap(({ ms, name }) => (ms === undefined ? [`${chart.name}: ${name}`] : [])),
    )
    const told = Object.entries(LENGTHS).flatMap(([chart, words]) =>
      Object.keys(words).map(name => `${chart}: ${name}`),
    )
    expect(told.filter(name => !worked.includes(name))).toEqual([])
  })

  test('stands in the drawing with the numbers of the product', () => {
    const timed = (id: string) => charts.flatMap(({ transitions }) => transitions).find(each => each.id === id)
    const words = (id: string) => {
      const found = timed(id)
      return found && eventWords(found)
    }
    expect(words('engine.active.stalled|after.stallLimit|0')).toBe(
      'after 1 min live, 15 s in a recording (nothing moves)',
    )
    expect(words('sleepTimer.notice|after.noticeTime|0')).toMatch(/^after 1 min at most /)
  })
})
