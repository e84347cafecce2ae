import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { sampleModel } from '../fixtures/sampleModel.ts'
import { pathsTool } from './cli/tool.ts'
import { type AnyChartModel, chartModel } from './model.ts'

/** The tool with everything that it says; files are only named. */
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
      read: () => '',
      write: file => files.push(file),
    },
    () => {},
  )
  return { code, out: out.join('\n'), remarks: remarks.join('\n'), files }
}

describe('[AHEAD-28] npm run paths -- --mutate', () => {
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
