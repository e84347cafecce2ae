import { describe, expect, test } from 'vitest'
import { createMachine, fromPromise } from 'xstate'
import { sampleMachine } from '../fixtures/sampleChart.ts'
import { readChart } from './ir.ts'
import { chartProblems, problemText } from './problems.ts'

const broken = readChart(
  createMachine({
    id: 'broken',
    description: 'Everything that a chart can have wrong.',
    initial: 'idle',
    states: {
      idle: {
        meta: { requirements: ['LIVE-99'] },
        entry: () => {},
        on: { go: { guard: () => true, target: 'settling', actions: () => {} } },
      },
      settling: { invoke: { src: fromPromise(() => Promise.resolve()) }, after: { 500: 'idle' } },
      failed: { on: { retry: 'idle' } },
    },
  }),
)

const found = chartProblems(broken, new Set(['LIVE-01'])).map(problemText)

describe('problems of a chart', () => {
  test('a sound chart has none', () => {
    expect(chartProblems(readChart(sampleMachine))).toEqual([])
  })

  test.each([
    ['a guard without a name', 'broken: a guard without a name at broken.idle|go|0; name it in setup({ guards })'],
    ['an action without a name', 'broken: an action without a name at broken.idle|go|0; name it in setup({ actions })'],
    [
      'an entry action without a name',
      'broken: an action without a name at broken.idle; name it in setup({ actions })',
    ],
    ['an actor without a name', 'broken: an invoked actor without a name at broken.settling; make it a port'],
    ['an invoke without an id', 'is invoked without an id at broken.settling; give the invoke an id'],
    ['a delay without a name', 'broken: a delay without a name (500 ms) at broken.settling|after.500|0; name it'],
    ['a state without a description', 'broken: no description at broken.settling; say in one sentence'],
    ['a state that nothing leads to', 'broken: no transition leads here at broken.failed; lead one here'],
    ['no limit for always', 'broken: an endless loop of always transitions would hang the page at broken; add options'],
    ['an unknown requirement', 'broken: the requirement LIVE-99 does not exist at broken.idle; use an id'],
  ])('%s is told with its place and its mend', (_, text) => {
    expect(found.some(line => line.includes(text))).toBe(true)
  })

  test('names that say all by themselves need no description', () => {
    expect(found.filter(line => line.includes('no description'))).toHaveLength(1)
  })
})
