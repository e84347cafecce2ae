import { describe, expect, test } from 'vitest'
import { createMachine, fromPromise } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { chartProblems, problemText } from '../problems/problems.ts'
import { sampleMachine } from './fixtures/sampleChart.ts'

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
      failed: { on: { retry: ['idle', 'settling'] } },
    },
  }),
)

const found = chartProblems(broken, { ids: new Set(['LIVE-01']), file: 'docs/requirements.md' }).map(problemText)

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
    ['a branch that is never taken', 'one before it has no guard at broken.failed|retry|1; give that one a guard'],
    ['no limit for always', 'broken: an endless loop of always transitions would hang the page at broken; add options'],
    ['an unknown requirement', 'broken: the requirement LIVE-99 does not exist at broken.idle; use an id'],
  ])('%s is told with its place and its mend', (_, text) => {
    expect(found.some(line => line.includes(text))).toBe(true)
  })

  test('names that say all by themselves need no description', () => {
    expect(found.filter(line => line.includes('no description'))).toHaveLength(1)
  })
})

describe('two branches of one event', () => {
  const problemsOf = (second: object) =>
    chartProblems(
      readChart(
        createMachine(
          {
            id: 'fork',
            options: { maxIterations: 200 },
            description: 'x',
            initial: 'idle',
            states: {
              idle: { on: { answered: [{ guard: { type: 'is', params: first }, target: 'done' }, second] } },
              done: {},
              failed: {},
            },
          },
          { guards: { is: () => true } },
        ),
      ),
    ).map(problemText)
  const first = ({ event }: { readonly event: object }) => ({ answer: event, status: 'found' })

  test('that read the same and lead elsewhere are told, both', () => {
    expect(problemsOf({ guard: { type: 'is', params: first }, target: 'failed' })).toEqual([
      'fork: another branch with the same words: is(status: found) at fork.idle|answered|0; give the guard another name, or a parameter that stands in the chart',
      'fork: another branch with the same words: is(status: found) at fork.idle|answered|1; give the guard another name, or a parameter that stands in the chart',
    ])
  })

  test('that differ in a fixed parameter are none', () => {
    const lost = ({ event }: { readonly event: object }) => ({ answer: event, status: 'lost' })
    expect(problemsOf({ guard: { type: 'is', params: lost }, target: 'failed' })).toEqual([])
  })
})

describe('a handler above a region that takes the same event', () => {
  const problemsOf = (open: object, clock: object = {}) =>
    chartProblems(
      readChart(
        createMachine(
          {
            id: 'hub',
            options: { maxIterations: 200 },
            description: 'x',
            on: { tick: { actions: 'takeTime' } },
            type: 'parallel',
            states: {
              clock: { description: 'x', ...clock },
              list: { initial: 'open', description: 'x', states: { open } },
            },
          },
          { actions: { takeTime: () => {}, tellList: () => {} } },
        ),
      ),
    ).map(problemText)
  const telling = { on: { tick: { actions: 'tellList' } } }

  test('does not happen: both places are told', () => {
    expect(problemsOf(telling)).toEqual([
      'hub: a region keeps tick from hub|tick|0 at hub.list.open|tick|0; do that work in a region of its own, or describe why this one keeps the event to itself',
    ])
  })

  test('is no problem where that region does the same besides', () => {
    expect(problemsOf({ on: { tick: { actions: ['takeTime', 'tellList'] } } })).toEqual([])
  })

  test('is none where another region does it always, and is one where it only may', () => {
    expect(problemsOf(telling, { on: { tick: { actions: 'takeTime' } } })).toEqual([])
    expect(problemsOf(telling, { on: { tick: { guard: 'may', actions: 'takeTime' } } })).toHaveLength(1)
  })

  test('is none where the region says why', () => {
    expect(problemsOf({ on: { tick: { description: 'Time stands still here.' } } })).toEqual([])
  })
})

describe('an endless always', () => {
  const problemsOf = (states: Parameters<typeof createMachine>[0]['states']) =>
    chartProblems(
      readChart(
        createMachine({ id: 'loop', options: { maxIterations: 200 }, description: 'x', initial: 'idle', states }),
      ),
    )
      .filter(({ problem }) => problem.includes('endless'))
      .map(problemText)

  test('is told with the states that it leads round', () => {
    expect(
      problemsOf({
        idle: { on: { go: 'on' } },
        on: { always: 'off' },
        off: { always: [{ guard: 'isLate', target: 'on' }, 'on'] },
      }),
    ).toEqual([
      'loop: an endless always at loop.on, loop.off; let one of them rest: give its always a guard that its actions make false',
    ])
  })

  test('is told where a state has one that leads nowhere', () => {
    expect(problemsOf({ idle: { always: { actions: 'count' } } })[0]).toContain('an endless always at loop.idle;')
  })

  test('is told where a parent leads into itself again and again', () => {
    const inner = { initial: 'on', always: '.on', states: { on: {} } }
    expect(problemsOf({ idle: { on: { go: 'open' } }, open: inner })[0]).toContain('an endless always at loop.open;')
  })

  test('is told where one guard holds all the way round and nothing changes', () => {
    const on = { always: { guard: 'isLate', target: 'off' } }
    const off = { always: { guard: 'isLate', target: 'on' } }
    const found = problemsOf({ idle: { on: { go: 'on' } }, on, off })
    expect(found[0]).toContain('an endless always while isLate holds at loop.on, loop.off;')
  })

  test('is not told where the way ends, or where an action may change the answer', () => {
    const on = { always: { guard: 'isLate', target: 'off', actions: 'count' } }
    const off = { always: { guard: 'isLate', target: 'on' } }
    expect(problemsOf({ idle: { on: { go: 'on' } }, on, off })).toEqual([])
    expect(
      problemsOf({ idle: { always: [{ guard: 'isLate', target: 'on' }, { target: 'off' }] }, on: {}, off: {} }),
    ).toEqual([])
  })
})
