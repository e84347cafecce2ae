import type { AnyChartModel } from '@sintonia/statechart-paths'
import { readSuite, suiteText, takenOn } from '@sintonia/statechart-paths/blessed'
import { mutantsOf } from '@sintonia/statechart-paths/mutate'
import { sampleModel } from '@sintonia/statechart-paths/tests/fixtures/sampleModel.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { suiteFile } from './blessed/suite.ts'
import { pathsTool } from './cli/tool.ts'
import { chartModel } from './model.ts'

/** What was written so far, by file. */
const kept = new Map<string, string>()

/** The tool with everything that it says. */
const told = (models: readonly AnyChartModel[], ...args: readonly string[]) => {
  const out: string[] = []
  const remarks: string[] = []
  const files: string[] = []
  const code = pathsTool(
    args,
    {
      models,
      print: text => out.push(text),
      remark: text => remarks.push(text),
      read: file => kept.get(file) ?? '',
      suiteOf: (chart, ground) => kept.get(suiteFile(chart, ground)),
      write: (file, text) => {
        files.push(file)
        kept.set(file, text)
      },
    },
    () => {},
  )
  return { code, out: out.join('\n'), remarks: remarks.join('\n'), files }
}

const RETARGET = 'retarget to sample.playback.waiting @ sample.playback.waiting|after.backOff|0'

/** The opposite of the chart's `canTryAgain`. */
const isSecondTry = ({ context }: { readonly context: { readonly tries: number } }): boolean => context.tries >= 1

describe('[QA-04] blessed paths', () => {
  const machine: AnyStateMachine = sampleModel.machine
  const withFault = (fault: AnyStateMachine) => [{ ...sampleModel, machine: fault }]
  const bless = () => told([sampleModel], '--bless')
  const planted = (id: string): AnyStateMachine => {
    const found = mutantsOf(machine)
      .find(mutant => mutant.id === id)
      ?.plantedIn(machine)
    if (found === undefined) throw new Error(`no mutant is called "${id}"`)
    return found
  }

  test('are kept by --bless and hold for the chart that they come from', () => {
    kept.clear()
    const { code, remarks } = told([sampleModel], '--run')
    expect(remarks).toBe('sample has no blessed paths yet: npm run paths -- sample --bless.')
    expect(code).toBe(2)
    expect(bless().files).toEqual(['docs/paths/sample.json'])
    const { code: again, out } = told([sampleModel], '--run')
    expect(out).toMatch(/^\d+ blessed paths run on the real machines, \d+ steps, 0 failed\.$/)
    expect(again).toBe(0)
  })

  test.each([
    [
      'a transition that leads elsewhere',
      () => planted(RETARGET),
      /, step \d+ of \d+, .* on: 1 s pass \(back off\)\n {2}state\n {4}expected \{.*"playback":"opening"\}\n {4}came {5}"as before"/s,
      /changed: sample\.playback\.waiting\|after\.backOff\|0 was "to sample\.playback\.opening", is "to sample\.playback\.waiting"/,
    ],
    [
      'a guard that says the opposite',
      () => machine.provide({ guards: { canTryAgain: isSecondTry } }),
      /: open answers \(playable no\)\n {2}state\n {4}expected \{.*"playback":"waiting"\}\n {4}came {5}\{.*"playback":"failed"\}/s,
      /If the chart is right so: npm run paths -- sample --bless/,
    ],
    [
      'a delay that is ten times as long',
      () => machine.provide({ delays: { stallLimit: 600_000 } }),
      /: 1 min pass \(stall limit\)\n {2}state\n.*\n {4}came {5}"as before"/s,
      /If the chart is right so/,
    ],
    [
      'a delay that is shorter',
      () => machine.provide({ delays: { stallLimit: 6_000 } }),
      /: 1 min pass \(stall limit\)\n {2}a millisecond before\n {4}expected "nothing changes"/,
      /If the chart is right so/,
    ],
    [
      'a guard that lets everything through',
      () => machine.provide({ guards: { hasRoom: () => true } }),
      /afterwards notice\.arrived\n {4}expected "nothing changes"/,
      /If the chart is right so/,
    ],
    [
      'an action that forgets what it should leave',
      () => machine.provide({ actions: { countTry: assign({ tries: 1, track: undefined }) } }),
      /\n {2}context\.track\n {4}expected "as before"\n {4}came {5}"undefined"/,
      /If the chart is right so/,
    ],
    [
      'an action that takes note of something else',
      () => machine.provide({ actions: { countTry: assign({ tries: 7 }) } }),
      /\n {2}context\.tries\n {4}expected 1\n {4}came {5}7/,
      /If the chart is right so/,
    ],
  ])('do not hold for %s, and say where and what', (_, fault, text, mend) => {
    bless()
    const { code, out } = told(withFault(fault()), '--run')
    expect(out).toMatch(text)
    expect(out).toMatch(mend)
    expect(out).toMatch(/, [1-9]\d* failed\.$/)
    expect(code).toBe(1)
  })

  describe.each([
    ['making paths', ['sample']],
    ['running paths that are made now', ['--run', 'sample', '--generator', 'transitions']],
    ['running the paths of a file', ['--run', 'paths.json']],
    ['planting faults', ['sample', '--mutate']],
  ])('are told of beside %s', (_, words) => {
    test.each([
      ['a transition that leads elsewhere', () => planted(RETARGET)],
      ['a guard that says the opposite', () => machine.provide({ guards: { canTryAgain: isSecondTry } })],
      ['a delay that is ten times as long', () => machine.provide({ delays: { stallLimit: 600_000 } })],
    ])('%s', (__, fault) => {
      bless()
      const faulty = withFault(fault())
      told(faulty, 'sample', '--out', 'paths.json')
      const { code, remarks } = told(faulty, ...words)
      expect(remarks).toMatch(/, step \d+ of \d+, .*\n {2}state\n {4}expected .*\n {4}came {5}/)
      expect(code).toBe(1)
    })

    test('none', () => {
      bless()
      told([sampleModel], 'sample', '--out', 'paths.json')
      expect(told([sampleModel], ...words)).toMatchObject({ code: 0, remarks: '' })
    })
  })

  test('one can be run alone, by its id', () => {
    bless()
    const { paths } = readSuite(kept.get('docs/paths/sample.json') ?? '', 'sample')
    const { out } = told([sampleModel], '--run', '--path', paths[0]?.id ?? '')
    expect(out).toMatch(/^1 blessed path run on the real machines/)
    expect(told([sampleModel], '--run', '--path', 'sample-0').remarks).toContain('blessed path')
  })

  test('of a chart with a new transition do not hold: nobody has looked at it', () => {
    bless()
    const [key = '', text = ''] = [...kept][0] ?? []
    const suite = readSuite(text, key)
    const less = suite.paths.filter(path => !takenOn(path).some(id => id.includes('viewer.retry')))
    kept.set(key, suiteText({ ...suite, paths: less }))
    expect(told([sampleModel], '--run').out).toMatch(
      /✗ sample\.playback\.failed\|viewer\.retry\|0: no blessed path takes it/,
    )
  })

  test('of a file that is none are refused by name', () => {
    kept.set('docs/paths/sample.json', '{}')
    expect(told([sampleModel], '--run').remarks).toMatch(/^docs\/paths\/sample\.json is no blessed suite/)
  })
})

describe('[AHEAD-28] npm run paths -- --mutate', () => {
  beforeEach(() => kept.clear())

  test('tells the score of a chart and is content from 90 % on', () => {
    const { code, out, remarks } = told([sampleModel], '--mutate')
    expect(out).toMatch(/^sample +\d+\.\d % killed \(\d+ of \d+, \d+ equivalent\) by \d+ paths of \d+ steps in /)
    expect(remarks).toBe('')
    expect(code).toBe(0)
  })

  test('names the survivors with chart, place and what a test would need, and fails below what is asked for', () => {
    const { code, out, remarks } = told([sampleModel], '--mutate', '--generator', 'states')
    expect(out).toMatch(/\n {2}survived: drop \w+ .*@ sample\.\S+\n {4}a test would need: \S+/)
    expect(remarks).toMatch(/^sample: \d+\.\d % killed, 90 % are asked for$/)
    expect(code).toBe(1)
    expect(told([sampleModel], '--mutate', '--generator', 'states', '--threshold', '30').code).toBe(0)
  })

  test('fails for an excuse that excuses nothing', () => {
    const model = { ...sampleModel, equivalent: { 'drop guard @ nowhere': 'no reason' } }
    const { code, remarks } = told([model], '--mutate')
    expect(remarks).toBe('sample: no mutant is called "drop guard @ nowhere"')
    expect(code).toBe(1)
  })

  test('writes every verdict into a file', () => {
    expect(told([sampleModel], '--mutate', '--out', 'mutants.json').files).toEqual(['mutants.json'])
  })

  test('stands in the help', () => {
    expect(told([], '--help').out).toContain('npm run paths -- --mutate')
  })
})

describe('[AHEAD-28] a chart of bad form', () => {
  const model = (machine: ReturnType<typeof createMachine>) =>
    chartModel({ machine, input: undefined, events: { go: [{ type: 'go' }] }, outcomes: {}, project: () => 0 })
  const lamp = (off: Parameters<typeof createMachine>[0]) =>
    createMachine({
      id: 'lamp',
      description: 'A lamp.',
      options: { maxIterations: 200 },
      initial: 'off',
      states: { off, on: {} },
    })

  test('is named with place and mend, its paths are told, and the tool fails', () => {
    const { code, out, remarks } = told([model(lamp({ on: { go: { guard: () => true, target: 'on' } } }))])
    expect(remarks).toBe(
      'lamp: a guard without a name at lamp.off|go|0; name it in setup({ guards }) and use the name here',
    )
    expect(out).toContain('1 of 1 transitions')
    expect(code).toBe(1)
  })

  test('that would go on for ever is named and not explored', () => {
    const { code, out, remarks } = told([model(lamp({ always: 'off', on: { go: 'on' } }))])
    expect(remarks).toContain('lamp: an endless always at lamp.off; let one of them rest')
    expect(out).toBe('')
    expect(code).toBe(1)
  })
})
