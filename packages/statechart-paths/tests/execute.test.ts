import { describe, expect, test } from 'vitest'
import { assign, emit, fromPromise, sendParent, setup } from 'xstate'
import { execute } from '../execute/execute.ts'
import { coverTransitions } from '../explore/cover.ts'
import { explore, reachedTransitions } from '../explore/explore.ts'
import { schedule } from '../explore/schedule.ts'
import { chartModel } from '../model/model.ts'
import { pathTitle } from '../model/titles.ts'
import { sampleModel } from './fixtures/sampleModel.ts'

const exploration = explore(sampleModel)

const taken = (paths: ReturnType<typeof coverTransitions>['paths']) =>
  new Set(paths.flatMap(({ moves }) => moves.flatMap(({ facts }) => facts.taken)))

describe('paths that take every transition', () => {
  const { paths, missed } = coverTransitions(exploration)

  test('leave none out', () => {
    expect(missed).toEqual([])
    expect(taken(paths)).toEqual(reachedTransitions(exploration))
  })

  test('are all possible in time', () => {
    expect(paths.map(({ moves }) => schedule(exploration.start, moves))).toEqual(paths.map(({ times }) => times))
  })

  test('hold no path that the others make needless', () => {
    for (const path of paths) expect(taken(paths.filter(other => other !== path)).size).toBeLessThan(taken(paths).size)
  })

  test('keep to the length they are given', () => {
    const short = coverTransitions(exploration, 6)
    expect(taken(short.paths)).toEqual(taken(paths))
    expect(Math.max(...short.paths.map(({ moves }) => moves.length))).toBeLessThan(
      Math.max(...paths.map(({ moves }) => moves.length)),
    )
  })

  test('are the same when they are made again', () => {
    const titles = (cover: typeof paths) => cover.map(({ moves }) => pathTitle(exploration, moves))
    expect(titles(coverTransitions(explore({ ...sampleModel })).paths)).toEqual(titles(paths))
  })

  test('run on the real actor as on paper', () => {
    expect(paths.flatMap(path => execute(exploration, path))).toEqual([])
  })
})

describe('a run that parts from the pure steps', () => {
  test('is told with its step, and with what was expected', () => {
    const whims = { count: 0 }
    const moody = setup({
      types: { context: {} as { mood: number }, events: {} as { type: 'viewer.ask' } },
      actions: {
        change: assign(() => {
          whims.count += 1
          return { mood: whims.count }
        }),
      },
    }).createMachine({ id: 'moody', context: { mood: 0 }, on: { 'viewer.ask': { actions: 'change' } } })
    const model = chartModel({
      machine: moody,
      input: undefined,
      events: { 'viewer.ask': [{ type: 'viewer.ask' }] },
      outcomes: {},
      project: () => 0,
    })
    const moodyExploration = explore(model)
    const [path] = coverTransitions(moodyExploration).paths
    if (path === undefined) throw new Error('the chart has one transition')
    expect(execute(moodyExploration, path)).toMatchObject([{ step: 1, title: 'viewer.ask', what: 'context' }])
  })

  test('is told where a chart dies', () => {
    const fragile = setup({
      types: { events: {} as { type: 'viewer.ask' } },
      actors: { ask: fromPromise<number>(() => Promise.resolve(1)) },
    }).createMachine({
      id: 'fragile',
      initial: 'asking',
      states: {
        asking: { invoke: { id: 'ask', src: 'ask', onDone: 'done', onError: 'broken' } },
        done: {},
        broken: {},
      },
    })
    const model = chartModel({
      machine: fragile,
      input: undefined,
      events: { 'viewer.ask': [] },
      outcomes: { ask: [1] },
      project: () => 0,
    })
    const good = explore(model)
    const { paths } = coverTransitions(good)
    expect(paths.map(({ moves }) => pathTitle(good, moves))).toEqual(['ask answers 1', 'ask breaks'])
    expect(paths.flatMap(path => execute(good, path))).toEqual([])
  })
})

describe('what a chart tells others', () => {
  const telling = setup({
    types: { events: {} as { type: 'viewer.ask' }, emitted: {} as { type: 'asked' } },
    actions: { tellAll: emit({ type: 'asked' }), tellParent: sendParent({ type: 'child.asked' }) },
  }).createMachine({ id: 'telling', on: { 'viewer.ask': { actions: ['tellAll', 'tellParent'] } } })
  const model = chartModel({
    machine: telling,
    input: undefined,
    events: { 'viewer.ask': [{ type: 'viewer.ask' }] },
    outcomes: {},
    project: () => 0,
  })

  test('is among what is compared, in pure steps and on the real actor', () => {
    const told = explore(model)
    const [path] = coverTransitions(told).paths
    if (path === undefined) throw new Error('the chart has one transition')
    expect(path.moves[0]?.facts.effects).toEqual(['emit {"type":"asked"}', 'send {"type":"child.asked"} to parent'])
    expect(execute(told, path)).toEqual([])
  })
})
