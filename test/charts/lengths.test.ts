import type { Chart } from '@sintonia/statechart-book'
import { conditionText, eventWords } from '@sintonia/statechart-book'
import { sampleMachine } from '@sintonia/statechart-book/tests/fixtures/sampleChart.ts'
import { describe, expect, test } from 'vitest'
import { waitAfter } from '../../models/kidsPin.ts'
import { chartMachines } from '../paths/registry.ts'
import { LENGTHS } from './glossary/lengths.ts'
import { readChart } from './readChart.ts'

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

  const words = (id: string) => {
    const told = charts.flatMap(({ words, transitions }) =>
      transitions.filter(each => each.id === id).map(each => eventWords(words, each)),
    )
    return told[0]
  }

  test('stands in the drawing with the numbers of the product', () => {
    expect(words('engine.active.stalled|after.stallLimit|0')).toBe(
      'after 1 min live, 15 s in a recording (nothing moves, LIVE-06)',
    )
    expect(words('sleepTimer.notice|after.noticeTime|0')).toMatch(/^after 1 min at most /)
  })

  test('stands beside the number of wrong PINs that brings it', () => {
    const asked = charts.flatMap(({ words, transitions }) =>
      transitions.filter(({ guard }) => guard === 'mustWait').map(each => conditionText(words, each)),
    )
    expect(asked[0]).toBe('if three were wrong in a row, or more')
    expect([waitAfter(2), waitAfter(3)]).toEqual([0, 30_000])
  })

  // spec §4, §8 and §9
  test.each([
    ['carousel', 'advance', '5 s', 'VOD-02'],
    ['hoverCard', 'hoverTime', '500 ms', 'VOD-03'],
    ['engine', 'retryEvery', '2 s', 'LIVE-05'],
    ['toasts', 'toastTime', '5 s', 'MSG-07'],
    ['requestOverlay', 'hideDelay', '150 ms', 'NET-06'],
    ['channelUpdates', 'updatePoll', '10 min', 'CHAN-11'],
    ['epgSync', 'syncEvery', '5 min', 'EPG-02'],
    ['epgSync', 'retryAfter', '5 s', 'EPG-02'],
    ['login', 'trimDelay', '300 ms', 'VALID-06'],
    ['reminders', 'untilAlarm', '2 min', 'REM-02'],
    ['messageCentre', 'checkInterval', '10 min', 'MSG-06'],
    ['channelHistory', 'reportInterval', '1 min', 'CHAN-09'],
  ])('of %s, %s, is %s wherever it stands, by %s', (name, delay, length, requirement) => {
    const timed = charts
      .filter(chart => chart.name === name)
      .flatMap(({ words, transitions }) =>
        transitions.filter(each => each.delay?.name === delay).map(each => eventWords(words, each)),
      )
    expect(timed).not.toEqual([])
    for (const said of timed) {
      expect(said).toContain(length)
      expect(said).toContain(requirement)
    }
  })
})
