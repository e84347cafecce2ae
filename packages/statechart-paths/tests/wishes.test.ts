import { describe, expect, test } from 'vitest'
import { explore } from '../explore/explore.ts'
import { schedule } from '../explore/schedule.ts'
import { nearest, unknownName } from '../generate/nearest.ts'
import { readPredicate } from '../generate/predicate.ts'
import { readScenario, scenarioPath } from '../generate/scenario.ts'
import { shortest } from '../generate/shortest.ts'
import { readStop } from '../generate/stop.ts'
import { walk } from '../generate/walk.ts'
import { pathTitle } from '../model/titles.ts'
import { sampleModel } from './fixtures/sampleModel.ts'

const exploration = explore(sampleModel)
const { chart } = exploration

const wayTo = (text: string): string | undefined => {
  const path = shortest(exploration, readPredicate(exploration, text))
  return path && pathTitle(exploration, path.moves)
}

describe('[AHEAD-28] the shortest path to what a predicate says', () => {
  test.each([
    ['in idle', ''],
    ['in closed', 'viewer.play → open answers {playable:true} → viewer.close'],
    ['in content.paused', 'viewer.play → open answers {playable:true} → viewer.pause'],
    ['tag busy', 'viewer.play'],
    ['takes viewer.retry', 'viewer.play → open breaks → viewer.retry'],
    ['takes sample.playback.opening|after.openLimit|0', 'viewer.play → after openLimit'],
    ['requirement LIVE-07', 'viewer.play → open answers {playable:true}'],
    ['tries = 1', 'viewer.play → open answers {playable:false} → after backOff'],
    [
      'context.tries >= 1 and in failed',
      'viewer.play → open answers {playable:false} → after backOff → open answers {playable:false}',
    ],
    ['notices.length > 1', 'notice.arrived → notice.arrived'],
    ['notices.0 = hello', 'notice.arrived'],
    ['notices contains "hello"', 'notice.arrived'],
    ['not notices is empty', 'notice.arrived'],
    ['track is set and not (track = "" or in opening)', 'viewer.play → open answers {playable:true}'],
    ['NOT track != one', 'viewer.play'],
  ])('%s', (text, way) => {
    expect(wayTo(text)).toBe(way)
  })

  test('is none where nothing leads there', () => {
    expect(wayTo('tries > 7')).toBeUndefined()
    expect(wayTo('in closed and in showing and tries = 5')).toBeUndefined()
  })

  test.each([
    ['in clsed', 'There is no state "clsed"; did you mean closed?'],
    ['tag bussy', 'There is no tag "bussy"; did you mean busy?'],
    ['takes viewer.paus', 'There is no event or transition "viewer.paus"; did you mean viewer.pause?'],
    ['requirement LIVE-99', 'There is no requirement in this chart "LIVE-99"; did you mean LIVE-'],
    ['trise > 1', 'There is no word or context field "trise"; did you mean tries?'],
    ['tries ~ 1', 'There is no comparison "~"; there are'],
    ['tries is full', 'There is no condition "full"; there are set, missing, empty.'],
    ['tries >', 'In "tries >": a value is missing at the end.'],
    ['(in idle', 'In "(in idle": a ")" is missing.'],
    ['in idle in closed', 'In "in idle in closed": "in" stands where "and", "or" or the end should be.'],
    ['  ', 'An empty expression says nothing'],
    ['constructor.name = Object', 'There is no word or context field "constructor"'],
    ['track.constructor = x', undefined],
  ])('%s is told with what would be right', (text, problem) => {
    if (problem === undefined) expect(wayTo(text)).toBeUndefined()
    else expect(() => wayTo(text)).toThrow(problem)
  })
})

describe('[AHEAD-28] walks by chance', () => {
  const until = (text: string) => readStop(chart, text)
  const of = (seed: number, text = 'length 60', weights = {}) =>
    walk(exploration, { seed, weights, isEnough: until(text) })

  test('are the same for the same seed and differ for another', () => {
    expect(pathTitle(exploration, of(7).moves)).toBe(pathTitle(exploration, of(7).moves))
    expect(pathTitle(exploration, of(7).moves)).not.toBe(pathTitle(exploration, of(8).moves))
  })

  test('are possible in time at any length', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { start, steps, moves, times } = of(seed)
      expect(
        schedule(
          start.facts,
          steps.map(({ facts }, index) => ({ timer: moves[index]?.timer, facts })),
        ),
      ).toEqual(times)
    }
  })

  test('obey weights: 0 never happens, a heavy one mostly', () => {
    const types = (weights: Record<string, number>) =>
      of(3, 'length 60', weights).moves.map(({ event, timer }) => timer ?? event.type)
    expect(types({ 'viewer.close': 0, noticeTime: 0 }).filter(type => /close|noticeTime/.test(type))).toEqual([])
    const notices = (weights: Record<string, number>) => types(weights).filter(type => type === 'notice.arrived').length
    expect(notices({ 'viewer.close': 0, 'notice.arrived': 50 })).toBeGreaterThan(notices({ 'viewer.close': 0 }))
  })

  test('stop where their condition says, or where nothing can happen any more', () => {
    expect(of(1, 'length 5').moves).toHaveLength(5)
    expect(of(1, 'length 50 or coverage 30%').moves.length).toBeLessThan(50)
    expect(of(1, 'time 20s and length 3').times.at(-1)).toBeGreaterThanOrEqual(20_000)
    expect(of(2, 'requirements LIVE-06,LIVE-07').moves.length).toBeGreaterThan(1)
    expect(of(1, 'states 20% and not paths 2').moves.length).toBeGreaterThanOrEqual(0)
  })

  test.each([
    ['lenght 5', 'There is no stop condition "lenght"; did you mean length?'],
    ['length five', '"five" stands where a number of steps should be.'],
    ['time 5', '"5" is no time; write 500ms, 30s, 10min or 1h.'],
    ['coverage', 'a percentage of transitions is missing at the end.'],
    ['requirement X-1', 'There is no requirement in this chart "X-1"'],
  ])('%s is told', (text, problem) => {
    expect(() => until(text)).toThrow(problem)
  })

  test('real time stops them too', () => {
    let now = 0
    const stop = readStop(chart, 'work 1s', () => now)
    expect(stop([])).toBe(false)
    now = 1_000
    expect(stop([])).toBe(true)
  })
})

describe('[AHEAD-28] a scenario', () => {
  const path = (text: string) => scenarioPath(exploration, readScenario(text, 'steps'))

  test('is written a step a line, as paths write them', () => {
    const { moves, times } = path(
      '# a remark\nviewer.play\n\nopen answers {playable:false}\nafter backOff\nopen answers\n',
    )
    expect(pathTitle(exploration, moves)).toBe(
      'viewer.play → open answers {playable:false} → after backOff → open answers {playable:true}',
    )
    expect(times).toEqual([1, 2, 1_002, 1_003])
  })

  test('is a JSON list too, with payloads of its own', () => {
    const { steps } = path('[{ "type": "viewer.play", "track": "two" }, "open answers"]')
    expect(steps.at(-1)?.place.snapshot.context.track).toBe('two')
  })

  test('may hold what the chart refuses: it changes nothing', () => {
    const { steps } = path('viewer.pause')
    expect(steps[0]?.facts.taken).toEqual([])
  })

  test.each([
    [
      'viewer.ply',
      'Step 1 of the scenario, in sample.playback.idle, sample.notices.empty: There is no step "viewer.ply"; did you mean viewer.play?',
    ],
    ['viewer.play\nafter backOff', 'There is no step "after backOff"; there are viewer.play, viewer.pause'],
    [
      'notice.arrived\nviewer.play\nafter openLimit',
      'Step 3 of the scenario (after openLimit) can never come there: a timer that runs ends before it.',
    ],
    ['[{ "type": "viewer.ply" }]', 'There is no event "viewer.ply"; did you mean viewer.play?'],
    ['[1]', 'steps: step 1 is neither a text nor an event with a type.'],
    ['[', 'steps is no JSON'],
  ])('%s is told', (text, problem) => {
    expect(() => path(text)).toThrow(problem)
  })
})

describe('a name that is not known', () => {
  test('is answered with the nearest one', () => {
    expect(nearest('livePlyer', ['app', 'livePlayer', 'login'])).toBe('livePlayer')
    expect(nearest('player', ['app', 'livePlayer'])).toBe('livePlayer')
    expect(nearest('zzzz', ['app', 'login'])).toBeUndefined()
  })

  test('or with all there are, where none is near', () => {
    expect(unknownName('chart', 'zzzz', ['app', 'login']).message).toBe(
      'There is no chart "zzzz"; there are app, login.',
    )
  })
})
