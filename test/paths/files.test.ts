import type { AnyChartModel } from '@sintonia/statechart-paths'
import { explore, stepWords } from '@sintonia/statechart-paths'
import { bless } from '@sintonia/statechart-paths/blessed'
import {
  changesBetween,
  chartInFile,
  duration,
  FORMATS,
  type PathsFile,
  placeTexts,
  readBack,
  readPathsFile,
} from '@sintonia/statechart-paths/files'
import { generated, readScenario, scenarioPath } from '@sintonia/statechart-paths/generate'
import { sampleModel } from '@sintonia/statechart-paths/tests/fixtures/sampleModel.ts'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { livePlayerModel } from '../machines/livePlayer/model.ts'
import { AGAIN } from './cli/again.ts'

const fileOf = (model: AnyChartModel, probes = true): PathsFile => {
  const made = 'Paths for every transition'
  const parts = generated('transitions', model)
  return { format: 'sintonia-paths/1', made, charts: [chartInFile([parts], { made, probes })] }
}

const file = fileOf(sampleModel)
const [sample] = file.charts
if (sample === undefined) throw new Error('the sample is one chart')

const again = (text: string, models: readonly AnyChartModel[] = [sampleModel]) =>
  readBack(readPathsFile(text, 'paths.json'), models, AGAIN)

describe('[AHEAD-28] paths as a file', () => {
  test('JSON names the chart by its hash, every step by its moment, and what must be refused there', () => {
    expect(sample).toMatchObject({ chart: 'sample', hash: explore(sampleModel).chart.hash })
    expect(sample.coverage.transitions.missing).toEqual([])
    const step = sample.paths.flatMap(({ steps }) => steps).find(({ title }) => title === 'after backOff')
    expect(step).toMatchObject({ step: { do: 'wait', timer: 'backOff' }, in: ['playback.opening', 'notices.empty'] })
    expect(step?.refused?.map(({ title }) => title)).toContain('viewer.pause')
    expect(JSON.parse(FORMATS.json(file))).toEqual(JSON.parse(JSON.stringify(file)))
  })

  test('an id says which steps a path has, whoever made it', () => {
    const ids = sample.paths.map(({ id }) => id)
    expect(fileOf({ ...sampleModel }, false).charts[0]?.paths.map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('Gherkin has a scenario for each path, tagged with its requirements', () => {
    const text = FORMATS.gherkin(file)
    expect(text.match(/^ {2}Scenario: /gm)).toHaveLength(sample.paths.length)
    expect(text).toContain('Feature: Sample\n  A little player with notices over it.')
    expect(text).toMatch(/^ {2}@LIVE-01( @LIVE-\d+)*$/m)
    expect(text).toMatch(/When 1 min pass \(stall limit\)\n {4}Then Playback › Failed: It could not be played\./)
    expect(text).toContain('    And nothing changes when the viewer pauses')
  })

  test('CSV has a row for each step, quoted where it must be', () => {
    const rows = FORMATS.csv(file).trimEnd().split('\r\n')
    const steps = sample.paths.reduce((sum, path) => sum + path.steps.length, 0)
    expect(rows).toHaveLength(steps + 1)
    expect(rows[0]).toBe('chart,hash,path,step,at_ms,title,leads_to,transitions,requirements,refused')
    const quoted = { ...file, charts: [{ ...sample, chart: 'a "b", c' }] }
    expect(FORMATS.csv(quoted)).toContain('"a ""b"", c",')
  })

  test('Markdown has a table for each path', () => {
    const text = FORMATS.markdown(file)
    for (const { id } of sample.paths) expect(text).toContain(`### ${id}`)
    expect(text).toContain('changes nothing here')
    expect(FORMATS.markdown(fileOf(sampleModel, false))).not.toContain('changes nothing here')
  })

  test('a refused step of a scenario is marked', () => {
    const exploration = explore(sampleModel)
    const path = scenarioPath(exploration, readScenario('viewer.pause', 'steps'))
    const made = { exploration, paths: [path], missed: [], reached: [] }
    const { paths } = chartInFile([made], { made: 'A scenario', probes: false })
    expect(paths[0]?.steps[0]?.title).toBe('viewer.pause (changes nothing)')
  })
})

describe('[QA-04] a step in product words', () => {
  const exploration = explore(livePlayerModel)
  const words = (event: { readonly type: string }, more = {}) => stepWords(exploration, { event, ...more })

  test('says who does what, with what matters of it', () => {
    expect(words({ type: 'viewer.selectChannel', channelId: 'news' } as never)).toBe(
      'the viewer picks a channel (channel id news)',
    )
    expect(words({ type: 'broadcast.ended' })).not.toMatch(/[.]|[a-z][A-Z]/)
  })

  test('says what an answer is, and why there is none', () => {
    const answered = (output: unknown) => words({ type: 'xstate.done.actor.open', output } as never, { actor: 'open' })
    expect(answered(left({ tag: 'refused', errCode: 5001 }))).toMatch(
      /answers: it fails \(err code 5001, tag refused\)$/,
    )
    expect(answered(right({ kind: 'stream', addresses: [] }))).toMatch(/answers \(addresses \[\], kind stream\)$/)
    expect(words({ type: 'xstate.error.actor.open' }, { actor: 'open' })).toMatch(/on the way$|breaks$/)
  })

  test('says how long nothing happened', () => {
    expect(stepWords(explore(sampleModel), { event: { type: 'x' }, timer: 'xstate.after.backOff.sample' }, 2_000)).toBe(
      '2 s pass (back off)',
    )
  })

  test('stands in the suite that is blessed', () => {
    const suite = bless([generated('transitions', sampleModel)], 'Paths')
    const titles = suite.paths.flatMap(({ steps }) => steps.map(({ title }) => title))
    expect(titles).toContain('the viewer pauses')
    expect(titles.filter(title => /[a-z][A-Z]/.test(title))).toEqual([])
  })
})

describe('[AHEAD-28] a file that is read again', () => {
  const text = FORMATS.json(file)

  test('gives the same paths', () => {
    const back = again(text)
    expect(back.map(({ id }) => id)).toEqual(sample.paths.map(({ id }) => id))
    expect(back.flatMap(({ differences }) => differences)).toEqual([])
    expect(back.map(({ path }) => path.times.at(-1))).toEqual(sample.paths.map(({ ms }) => ms))
  })

  test('is refused where the chart is another one now, with what has changed', () => {
    const places = { ...sample.places, 'sample.gone': 'atomic', 'sample.playback.closed': 'atomic' }
    const old = JSON.stringify({ ...file, charts: [{ ...sample, hash: '0123456789ab', places }] })
    expect(() => again(old)).toThrow(
      `The chart sample has changed since these paths were made (then 0123456789ab, now ${sample.hash})`,
    )
    expect(() => again(old)).toThrow('gone: sample.gone (atomic)')
    expect(() => again(old)).toThrow('changed: sample.playback.closed was "atomic", is "final"')
  })

  test('tells where the code behind the chart does something else now', () => {
    const machine: AnyStateMachine = sampleModel.machine
    const mended = { ...sampleModel, machine: machine.provide({ guards: { hasRoom: () => false } }) }
    const differences = again(text, [mended]).flatMap(each => each.differences)
    expect(differences[0]).toMatch(/^step \d+ \(notice.arrived\) led to .*"showing"/)
  })

  test('tells where the model does not know a step any more', () => {
    const poorer = { ...sampleModel, outcomes: { open: [{ playable: true }] } }
    expect(again(text, [poorer]).flatMap(each => each.differences)[0]).toContain(
      '(open answers {playable:false}) is not possible any more',
    )
  })

  test.each([
    ['{', 'paths.json is no JSON'],
    ['{}', 'paths.json is no file of paths (sintonia-paths/1)'],
    [JSON.stringify({ ...file, charts: [{ ...sample, chart: 'other' }] }), 'There is no chart other any more.'],
  ])('is told when it is none', (broken, problem) => {
    expect(() => again(broken)).toThrow(problem)
  })
})

test('places that are new, gone or different are named', () => {
  expect(changesBetween({ a: '1', b: '2' }, { b: '3', c: '4' })).toEqual([
    'gone: a (1)',
    'new: c (4)',
    'changed: b was "2", is "3"',
  ])
  const texts = placeTexts(explore(sampleModel).chart)
  expect(texts['sample.playback.opening|done.actor.open|0']).toBe('if isPlayable; to sample.playback.watching')
  expect(texts['sample.playback.waiting']).toBe('atomic; on exit countTry; tags busy')
})

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [61_000, '1 min 1 s'],
  [3_600_001, '1 h 1 ms'],
])('%i ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text)
})
