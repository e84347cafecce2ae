import { describe, expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { makeCollector } from '../explorer/client/run/collector.ts'
import { ALL, isWanted } from '../explorer/client/run/filter.ts'
import { lightsOf, litStates } from '../explorer/client/run/lights.ts'
import { makeLiveFeed } from '../explorer/client/run/liveFeed.ts'
import { endOf, listedAt, stepBack, stepForward, windowAround } from '../explorer/client/run/position.ts'
import { readRecording } from '../explorer/client/run/recording.ts'
import { lastNumber, type NewStep, pictureAt, type Run, type StateValue } from '../explorer/client/run/run.ts'
import { activeStates, innermost, stateWords, strangeStates } from '../explorer/client/run/states.ts'
import { takenBetween } from '../explorer/client/run/taken.ts'
import { stepTitle, timeText } from '../explorer/client/run/words.ts'
import type { ChartFeed, FeedWanted } from '../explorer/feed.ts'
import { sampleMachine } from './fixtures/sampleChart.ts'

const chart = readChart(sampleMachine)

const OPENING = { playback: 'opening', sound: 'on' }

const actor = { key: 'p/x:1', id: 'player', chart: 'sample' }

const step = (type: string, state: string, payload = '', id = 'player'): NewStep => ({
  kind: 'stepped',
  actor: { ...actor, key: `p/${id}`, id },
  at: 1_000,
  type,
  payload,
  state,
  transitions: [],
})

const collected = (...steps: readonly NewStep[]): Run => {
  const collector = makeCollector()
  for (const each of steps) collector.add(each)
  return collector.run()
}

const states = (run: Run, number = lastNumber(run)) =>
  Object.fromEntries([...pictureAt(run, number).values()].map(({ actor: { id }, state }) => [id, state]))

describe('[AHEAD-29] the states that hold', () => {
  const value = { playback: { watching: { content: 'playing', captions: {} } }, sound: 'on' }

  test('are all of the value, and the innermost ones are named', () => {
    expect(activeStates('a', value)).toEqual([
      'a',
      'a.playback',
      'a.playback.watching',
      'a.playback.watching.content',
      'a.playback.watching.content.playing',
      'a.playback.watching.captions',
      'a.sound',
      'a.sound.on',
    ])
    expect(innermost(['a.b', 'a.bc', 'a.b.c'])).toEqual(['a.bc', 'a.b.c'])
    expect(stateWords('a', { play: 'lineUp', sound: 'on' })).toBe('Play › Line up, Sound › On')
  })

  test('are looked for in the chart: one that it does not have is said', () => {
    expect(strangeStates(chart, { playback: 'opening' })).toEqual([])
    expect(strangeStates(chart, { playback: 'flying' })).toEqual(['sample.playback.flying'])
  })

  test('are lit on the drawing, with the frames around them and the way that was taken', () => {
    const taken = chart.transitions[0]?.id ?? ''
    const lights = lightsOf({
      actor,
      state: { playback: 'opening' },
      last: {
        ...step('go', 'x'),
        number: 1,
        kind: 'stepped',
        actor,
        type: 'go',
        payload: '',
        state: 'x',
        transitions: [taken],
      },
    })
    expect([...litStates(chart, lights)]).toEqual([
      ['sample.playback', 'is-around'],
      ['sample.playback.opening', 'is-now'],
    ])
    expect([...lights.fired]).toEqual([taken])
  })
})

describe('[AHEAD-29] a run', () => {
  const run = collected(step('go', 'one'), step('go', 'two'), step('go', 'three', '', 'session'), {
    kind: 'stopped',
    actor: { ...actor, key: 'p/player', id: 'player' },
  })

  test('has the picture as it was after every step', () => {
    expect(states(run, 0)).toEqual({})
    expect(states(run, 1)).toEqual({ player: 'one' })
    expect(states(run, 3)).toEqual({ player: 'two', session: 'three' })
    expect(states(run)).toEqual({ session: 'three' })
  })

  test('keeps a bounded number of steps, and forgets no state with the dropped ones', () => {
    const collector = makeCollector({ steps: 3, characters: 1e6 })
    for (const name of ['a', 'b', 'c', 'd', 'e']) collector.add(step('go', name, '', name))
    const { steps, first } = collector.run()
    expect(steps.map(({ number }) => number)).toEqual([3, 4, 5])
    expect([...first.keys()]).toEqual(['p/a', 'p/b'])
    expect(Object.keys(states(collector.run(), 3))).toEqual(['a', 'b', 'c'])
    expect(collector.count()).toBe(5)
  })

  test('keeps a bounded number of characters', () => {
    const collector = makeCollector({ steps: 1e6, characters: 10_000 })
    for (let count = 0; count < 100; count += 1) collector.add(step('go', 'on', 'x'.repeat(1_000)))
    expect(collector.run().steps.length).toBeLessThan(10)
    expect(collector.count()).toBe(100)
  })

  test('stands still while it goes on elsewhere', () => {
    const collector = makeCollector()
    collector.add(step('go', 'one'))
    const before = collector.run()
    collector.add(step('go', 'two'))
    expect(states(before)).toEqual({ player: 'one' })
    expect(before.steps).toHaveLength(1)
  })
})

describe('[AHEAD-29] stepping', () => {
  const run = collected(step('a', 'one'), step('b', 'two', '', 'session'), step('c', 'three'))
  const live = collected(step('a', 'one'), step('b', 'two', '', 'session'), step('c', 'three'), step('d', 'four'))

  test('goes back to before the first step and no further', () => {
    const walk = [endOf(run)]
    for (let count = 0; count < 4; count += 1) walk.push(stepBack(walk.at(-1) ?? endOf(run), ALL))
    expect(walk.map(({ at }) => at)).toEqual([3, 2, 1, 0, 0])
  })

  test('goes on past the end of the list to what was collected since', () => {
    expect(stepForward({ run, at: 2 }, live, ALL).at).toBe(3)
    const beyond = stepForward({ run, at: 3 }, live, ALL)
    expect(beyond.at).toBe(4)
    expect(beyond.run.steps).toHaveLength(4)
    expect(stepForward(beyond, live, ALL)).toEqual(beyond)
  })

  test('passes by what the filter leaves out', () => {
    const filter = { actor: 'player', text: '' }
    expect(stepBack({ run, at: 3 }, filter).at).toBe(1)
    expect(stepForward({ run, at: 1 }, live, filter).at).toBe(3)
    expect(listedAt({ run, at: 2 }, filter)?.number).toBe(1)
    expect(stepBack({ run, at: 2 }, filter).at).toBe(0)
  })

  test('shows of a long list the part around the step', () => {
    const items = Array.from({ length: 1_000 }, (_, index) => ({ number: index + 1 }))
    const shown = (at: number) => windowAround(items, at, 100).map(({ number }) => number)
    expect([shown(1000)[0], shown(1000).at(-1)]).toEqual([901, 1000])
    expect(shown(500)).toContain(500)
    expect(shown(0)[0]).toBe(1)
    expect(shown(500)).toHaveLength(100)
  })
})

describe('[AHEAD-29] the filter', () => {
  const one = { ...step('viewer.zap', 'x', '{ "step": 1 }'), number: 1 } as Parameters<typeof isWanted>[0]

  test('takes an actor, and words anywhere in the event', () => {
    expect(isWanted(one, { actor: 'player', text: '' })).toBe(true)
    expect(isWanted(one, { actor: 'session', text: '' })).toBe(false)
    expect(isWanted(one, { actor: '', text: 'ZAP "step"' })).toBe(true)
    expect(isWanted(one, { actor: '', text: 'zap 2' })).toBe(false)
  })
})

describe('[AHEAD-29] listening to a running app', () => {
  const opened = (page: string, more: Partial<Extract<ChartFeed, { type: 'feed.opened' }>> = {}): ChartFeed => ({
    type: 'feed.opened',
    page,
    actors: [{ actor: 'x:1', id: 'player', chart: 'sample', state: 'idle' }],
    ...more,
  })
  const stepped = (page: string, state: string, type = 'go'): ChartFeed => ({
    type: 'feed.stepped',
    page,
    actor: 'x:1',
    at: 5,
    event: { type, password: '•••' },
    state,
    transitions: ['sample.idle|go|0'],
  })
  const listening = () => {
    const said: FeedWanted[] = []
    const collector = makeCollector()
    let pages = 0
    const feed = makeLiveFeed({
      collector,
      post: message => said.push(message),
      onPages: count => {
        pages = count
      },
    })
    return { feed, said, collector, pages: () => pages }
  }

  test('asks, and begins with what the app still keeps of its past', () => {
    const { feed, said, collector } = listening()
    feed.ask()
    expect(said).toEqual([{ type: 'feed.wanted', past: true }])
    const {
      type: _,
      page: __,
      ...past
    } = stepped('a', 'idle', 'xstate.init') as Extract<ChartFeed, { type: 'feed.stepped' }>
    feed.hear(opened('a', { past: [past] }))
    feed.hear(stepped('a', 'busy'))
    expect(collector.run().steps.map(stepTitle)).toEqual(['a page of the app was opened', 'started', 'go'])
    expect(states(collector.run(), 1)).toEqual({})
    expect(states(collector.run())).toEqual({ player: 'busy' })
  })

  test('asks a page that it did not know for its past, and takes nothing twice', () => {
    const { feed, said, collector } = listening()
    feed.hear(opened('a'))
    expect(said).toEqual([{ type: 'feed.wanted', past: true }])
    feed.hear(stepped('a', 'busy'))
    expect(collector.count()).toBe(0)
    feed.hear(opened('a', { past: [] }))
    expect(collector.count()).toBe(1)
    feed.hear(opened('a'))
    expect(collector.count()).toBe(1)
  })

  test('notices what it has missed', () => {
    const { feed, collector } = listening()
    feed.hear(opened('a', { past: [] }))
    feed.hear(opened('a', { actors: [{ actor: 'x:1', id: 'player', chart: 'sample', state: 'busy' }] }))
    expect(states(collector.run())).toEqual({ player: 'busy' })
  })

  test('knows an actor that starts later, and one that stops', () => {
    const { feed, collector } = listening()
    feed.hear(opened('a', { past: [] }))
    feed.hear({
      type: 'feed.started',
      page: 'a',
      actor: { actor: 'x:2', id: 'engine', chart: 'sample', state: 'idle' },
    })
    feed.hear({ ...stepped('a', 'idle', 'xstate.init'), actor: 'x:2' } as ChartFeed)
    expect(states(collector.run())).toEqual({ player: 'idle', engine: 'idle' })
    feed.hear({ type: 'feed.stopped', page: 'a', actor: 'x:2' })
    expect(states(collector.run())).toEqual({ player: 'idle' })
  })

  test('tells two pages apart, and misses one that answers no more', () => {
    const { feed, collector, pages } = listening()
    for (const page of ['a', 'b']) feed.hear(opened(page, { past: [] }))
    expect(pages()).toBe(2)
    expect(collector.now().size).toBe(2)
    for (let count = 0; count < 4; count += 1) {
      feed.ask()
      feed.hear(opened('b'))
    }
    expect(pages()).toBe(1)
    expect([...collector.now().keys()]).toEqual(['b/x:1'])
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'feed.opened'],
    ['no page', { type: 'feed.opened', actors: [] }],
    ['a strange kind', { type: 'constructor', page: 'a' }],
    ['an event without a type', { type: 'feed.stepped', page: 'a', actor: 'x:1', at: 1, event: {}, state: 'on' }],
    [
      'a state that is a list',
      { type: 'feed.opened', page: 'a', actors: [{ actor: 'x:1', id: 'p', chart: 'c', state: [] }] },
    ],
  ])('does not stumble over %s', (_, message) => {
    const { feed, collector } = listening()
    feed.hear(opened('a', { past: [] }))
    const before = collector.now().size
    feed.hear(message)
    expect(collector.run().steps.filter(({ kind }) => kind === 'stepped')).toEqual([])
    expect(before).toBe(1)
  })

  test('cuts a payload that nobody could read', () => {
    const { feed, collector } = listening()
    feed.hear(opened('a', { past: [] }))
    feed.hear({ ...stepped('a', 'busy'), event: { type: 'go', list: Array(20_000).fill('channel') } } as ChartFeed)
    const last = collector.run().steps.at(-1)
    expect(last?.kind === 'stepped' && last.payload.length).toBeLessThan(51_000)
    expect(last?.kind === 'stepped' && last.payload).toMatch(/more characters are not kept$/)
  })
})

describe('[AHEAD-27] a file of the flight recorder', () => {
  const event = (at: number, type: string, state: unknown, more = {}) => ({ at, event: { type, ...more }, state })
  const file = (charts: Record<string, unknown>, more = {}) =>
    JSON.stringify({ format: 'sintonia-recorder/1', charts, ...more })
  const whole = { chart: 'sample', hash: chart.hash, events: [event(10, 'xstate.init', OPENING)] }
  const read = (text: string) => {
    const result = readRecording(text, [chart])
    if ('refusal' in result) throw new Error(result.refusal)
    return result
  }
  const refusal = (text: string) => {
    const result = readRecording(text, [chart])
    return 'refusal' in result ? result.refusal : 'taken'
  }

  test('is put in the order of time over all actors, and keeps the order of each', () => {
    const { run, warnings, version } = read(
      file(
        {
          one: { ...whole, events: [event(10, 'xstate.init', 'a'), event(30, 'x', 'b'), event(20, 'y', 'c')] },
          two: { ...whole, start: { state: 'z' }, events: [event(25, 'v', 'w', { secret: '•••' })] },
        },
        { version: '0.1.0' },
      ),
    )
    expect(run.steps.map(each => (each.kind === 'stepped' ? each.type : each.kind))).toEqual([
      'xstate.init',
      'v',
      'x',
      'y',
    ])
    expect(states(run, 0)).toEqual({ two: 'z' })
    expect(states(run)).toEqual({ one: 'c', two: 'w' })
    expect(version).toBe('0.1.0')
    expect(warnings).toEqual([])
  })

  test('of an older chart is played back with a warning, and of one that is gone as a list', () => {
    const { warnings, run } = read(file({ a: { ...whole, hash: 'old' }, b: { ...whole, chart: 'teapot' } }))
    expect(warnings).toEqual([
      `The chart Sample has changed since this was recorded (then old, now ${chart.hash}): what is lit may be wrong.`,
      'There is no chart Teapot any more: its events are listed, and not drawn.',
    ])
    expect(run.steps).toHaveLength(2)
  })

  test('says for which actors there was no room', () => {
    expect(read(file({}, { leftOut: ['toasts'] })).warnings).toEqual(['The file had no room for toasts.'])
  })

  test.each([
    ['{', 'It is not JSON.'],
    ['[]', 'It does not say that its format is sintonia-recorder/1.'],
    ['{"format":"sintonia-recorder/2"}', 'It does not say that its format is sintonia-recorder/1.'],
    ['{"format":"sintonia-recorder/1"}', 'It is damaged: it has no charts.'],
    [file({ a: { chart: 'sample' } }), 'It is damaged: a has no chart or no hash.'],
    [file({ a: { chart: 'sample', hash: 'x' } }), 'It is damaged: a has no list of events.'],
    [
      file({ a: { ...whole, events: [event(1, 'go', 'on'), { at: 'now' }] } }),
      'It is damaged: event 2 of a has no time, no type or no state.',
    ],
    [file({ a: { ...whole, start: {} } }), 'It is damaged: a does not say in which states its record begins.'],
  ])('that is none is refused in words: %s', (text, why) => {
    expect(refusal(text)).toBe(why)
  })
})

describe('[AHEAD-27] the way between two recorded states', () => {
  const within = (playback: StateValue, notices = 'empty') => ({ playback, notices })
  const taken = (before: StateValue, type: string, after: StateValue) =>
    takenBetween(chart, within(before), type, within(after))

  test('is named where only one is possible', () => {
    expect(taken('failed', 'viewer.retry', 'opening')).toEqual(['sample.playback.failed|viewer.retry|0'])
    expect(taken('opening', 'xstate.done.actor.open', 'waiting')).toEqual(['sample.playback.opening|done.actor.open|1'])
    expect(taken({ watching: 'buffering' }, 'viewer.close', 'closed')).toEqual([
      'sample.playback.watching|viewer.close|0',
    ])
    expect(taken({ watching: 'buffering' }, 'viewer.play', { watching: 'buffering' })).toEqual([
      'sample.playback.watching|viewer.play|0',
    ])
  })

  test('is none where nothing listens', () => {
    expect(taken('idle', 'viewer.retry', 'idle')).toEqual([])
  })

  test('is not known where several lead there, or where it leads through a history', () => {
    const showing = { playback: 'opening', notices: 'showing' }
    const after = 'xstate.after.noticeTime.sample.notices.showing'
    expect(takenBetween(chart, showing, after, within('opening'))).toBeUndefined()
    expect(taken({ watching: 'buffering' }, 'engine.resumed', { watching: { content: 'playing' } })).toBeUndefined()
  })
})

test('the time of an event is said to the millisecond', () => {
  expect(timeText(new Date(2026, 1, 3, 4, 5, 6, 7).getTime())).toBe('04:05:06.007')
  expect(timeText(undefined)).toBe('')
})
