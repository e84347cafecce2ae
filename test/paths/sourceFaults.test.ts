import { describe, expect, test } from 'vitest'
import { foundAfterAll, unfound } from './mutate/source/equal.ts'
import { assignsIn, faultName, planted, sourceFaults } from './mutate/source/faults.ts'
import { sourcesOf } from './mutate/source/judge.ts'
import { foundPercent, hashOf, isSealed, readKept } from './mutate/source/kept.ts'
import { chartMachines } from './registry.ts'

const SETUP = `
import { assign, setup } from 'xstate'
import { FOR_READERS } from '../kit/readers.ts'
const LIMIT = 3
type Wish = { readonly isLoud: boolean; readonly count: 4 }
export const base = setup({
  actions: {
    take: assign((_, { wish }) => ({ wish, failure: undefined })),
    count: assign(({ context }) => ({ tries: context.tries + 1 })),
    tell: sendTo('engine', (_, { at }) => ({ type: 'engine.load', at: at.toString(), paused: false })),
  },
  guards: { isNew: ({ context }) => context.tries < LIMIT && !context.isOld },
})
export const machine = base.createMachine({
  meta: { requirements: ['LIVE-01'] },
  states: {
    a: {
      ...(FOR_READERS && { description: 'Waits.', meta: { requirements: ['LIVE-02'] } }),
      invoke: { id: 'open', src: 'open', onError: 'failed' },
      on: {
        go: {
          guard: 'isNew',
          reenter: true,
          actions: ['count', { type: 'take', params: { status: 'found' } }, 'tell'],
        },
      },
    },
  },
})
`

const faults = sourceFaults('machines/x/machine.ts', SETUP, assignsIn('machines/x/machine.ts', SETUP))
const names = faults.map(fault => faultName(fault).replace(/machines\S+ /, ''))

describe('[QA-05] faults in the source of a chart', () => {
  test.each([
    'comparison context.tries < LIMIT -> context.tries <= LIMIT',
    'logic context.tries < LIMIT && !context.isOld -> context.tries < LIMIT || !context.isOld',
    'negation !context.isOld -> context.isOld',
    'limit 3 -> 4',
    'flag true -> false',
    'assign wish, -> (nothing)',
    'reset failure: undefined -> (nothing)',
    "params 'found' -> 'found-other'",
    "onError onError: 'failed' -> (nothing)",
    "guard guard: 'isNew', -> (nothing)",
    "action 'count', -> (nothing)",
    "order { type: 'take', params: { status: 'found' } }, 'tell' -> 'tell', { type: 'take', params: { status: 'found' } }",
  ])('are made of every kind: %s', name => {
    expect(names).toContain(name)
  })

  test('are none in types, words and ids, nor the order of two actions that only set the context', () => {
    expect(
      names.filter(name => /LIVE-0|Waits|FOR_READERS|: 4|count', \{ type: 'take'.*->.*\{ type/.test(name)),
    ).toEqual([])
  })

  test('change one place and leave the rest', () => {
    const fault = faults.find(({ kind }) => kind === 'reset')
    if (fault === undefined) throw new Error('no reset was found')
    expect(planted(SETUP, fault)).toBe(SETUP.replace(', failure: undefined', ', '))
  })
})

describe('[QA-05] what became of the faults of a chart', () => {
  const hash = (text: string): string => hashOf('x', [{ file: 'machines/x/machine.ts', text }])

  test.each([
    ['other words', SETUP.replace('Waits.', 'Waits for a wish.')],
    ['other requirements', SETUP.replace('LIVE-02', 'LIVE-03')],
    ['no words', SETUP.replace(/ +\.\.\.\(FOR_READERS.*\n/, '').replace(/ +meta: .*\n/, '')],
  ])('is still what became of them with %s', (_, text) => {
    expect(text).not.toBe(SETUP)
    expect(hash(text)).toBe(hash(SETUP))
  })

  test.each([
    ['another guard', SETUP.replace("guard: 'isNew'", "guard: 'isOld'")],
    ['other parameters', SETUP.replace("status: 'found'", "status: 'lost'")],
  ])('is not what became of them with %s', (_, text) => {
    expect(text).not.toBe(SETUP)
    expect(hash(text)).not.toBe(hash(SETUP))
  })
})

const charts = chartMachines.map(({ id }) => id)
const kept = charts.flatMap(id => readKept(id) ?? [])

describe('[QA-05] the faults that were planted', () => {
  test.each(charts)('in %s are those of the chart as it is: npm run mutants plants them anew', chart => {
    const result = readKept(chart)
    expect(result?.hash).toBe(hashOf(chart, sourcesOf(chart)))
    expect(result !== undefined && isSealed(result), 'nobody wrote it by hand').toBe(true)
  })

  test('are found by what runs without a browser, blessed paths and tests of the chart', () => {
    const planted = kept.reduce((sum, each) => sum + each.planted, 0)
    const survivors = kept.flatMap(({ chart, ...each }) => unfound(chart, each.survivors))
    expect(planted).toBeGreaterThan(300)
    expect(foundPercent({ planted, survivors }), survivors.join('\n')).toBeGreaterThanOrEqual(95)
  })

  test.each(kept)(
    'in $chart that are told to be equal in effect are among those that nothing found',
    ({ chart, survivors }) => {
      expect(foundAfterAll(chart, survivors)).toEqual([])
    },
  )
})
