import { describe, expect, test } from 'vitest'
import { assign, createMachine, fromPromise, setup } from 'xstate'
import { explore, reachedStates, reachedTransitions, wayTo } from '../explore/explore.ts'
import { chartModel } from '../model/model.ts'
import { pathTitle } from '../model/titles.ts'
import { sampleModel } from './fixtures/sampleModel.ts'

const exploration = explore(sampleModel)

const valueAt = (index: number) => exploration.places[index]?.snapshot.value

describe('the exploration of a chart', () => {
  test('reaches every state and takes every transition of the sample', () => {
    const states = reachedStates(exploration)
    const taken = reachedTransitions(exploration)
    const { chart } = exploration
    expect(chart.states.filter(({ id, kind }) => kind !== 'history' && !states.has(id))).toEqual([])
    expect(chart.transitions.filter(({ id, kind }) => kind !== 'historyDefault' && !taken.has(id))).toEqual([])
  })

  test('tells places apart by what a history state remembers', () => {
    const buffering = exploration.places.filter(({ snapshot }) =>
      snapshot.matches({ playback: { watching: 'buffering' } }),
    )
    const histories = new Set(buffering.map(({ key }) => /content\.last":\[("[^"]+")/.exec(key)?.[1]))
    expect(histories).toEqual(
      new Set(['"sample.playback.watching.content.playing"', '"sample.playback.watching.content.paused"']),
    )
  })

  test('lets an actor answer only while it runs', () => {
    const answers = exploration.moves.flat().filter(({ actor }) => actor === 'open')
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.every(({ from }) => JSON.stringify(valueAt(from)).includes('opening'))).toBe(true)
  })

  test('follows both answers of a guard that reads the output', () => {
    const opened = exploration.moves.flat().filter(({ event }) => event.type === 'xstate.done.actor.open')
    expect(new Set(opened.map(({ event }) => JSON.stringify(event.output)))).toEqual(
      new Set(['{"playable":true}', '{"playable":false}']),
    )
  })

  test('has no timer that runs on where its state is left at once', () => {
    const machine = setup({ delays: { soon: 100 }, guards: { isOver: () => true } }).createMachine({
      id: 'passing',
      initial: 'resting',
      states: {
        resting: { on: { 'viewer.play': 'passing' } },
        passing: { after: { soon: 'resting' }, always: { guard: 'isOver', target: 'resting' } },
      },
    })
    const { places } = explore(
      chartModel({
        machine,
        input: undefined,
        events: { 'viewer.play': [{ type: 'viewer.play' }] },
        outcomes: {},
        project: () => [],
      }),
    )
    expect(places).toHaveLength(1)
  })

  test('finds the shortest way to a place', () => {
    const closed = exploration.places.findIndex(({ snapshot }) => snapshot.matches({ playback: 'closed' }))
    expect(pathTitle(exploration, wayTo(exploration, closed))).toBe(
      'viewer.play → open answers {playable:true} → viewer.close',
    )
  })
})

describe('an exploration that cannot be', () => {
  const counting = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'viewer.count' } },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({ id: 'counting', context: { count: 0 }, on: { 'viewer.count': { actions: 'count' } } })

  const countingModel = chartModel({
    machine: counting,
    input: undefined,
    events: { 'viewer.count': [{ type: 'viewer.count' }] },
    outcomes: {},
    project: ({ count }) => count,
    limit: 50,
  })

  test('stops at its limit and says what to do', () => {
    expect(() => explore(countingModel)).toThrow(
      'chart counting: more than 50 states; make project() coarser or give fewer payloads',
    )
  })

  test('a coarser projection mends it', () => {
    expect(explore({ ...countingModel, project: ({ count }) => Math.min(count, 3) }).places).toHaveLength(4)
  })

  test('does not begin with a chart that would go on for ever, and names the place and the mend', () => {
    const states = { on: { always: 'off' }, off: { always: 'on' } }
    const machine = createMachine({ id: 'blinking', initial: 'on', states })
    const model = { machine, input: undefined, events: {}, outcomes: {}, project: () => 0 }
    expect(() => explore(model)).toThrow(
      'blinking: an endless always at blinking.on, blinking.off; let one of them rest',
    )
  })

  test('names the actor whose outcomes are missing', () => {
    const waiting = setup({ actors: { ask: fromPromise(() => Promise.resolve(1)) } }).createMachine({
      id: 'waiting',
      initial: 'asking',
      states: { asking: { invoke: { id: 'ask', src: 'ask', onDone: 'done' } }, done: {} },
    })
    const model = { machine: waiting, input: undefined, events: {}, outcomes: {}, project: () => 0 }
    expect(() => explore(model)).toThrow('waits for the actor "ask", and its model has no outcome for it')
  })
})

describe('timers and actors that outlive a step', () => {
  const pulse = setup({
    types: { context: {} as { beats: number }, events: {} as { type: 'viewer.stop' } },
    actors: { listen: fromPromise(() => Promise.resolve(0)) },
    actions: { beat: assign({ beats: ({ context }) => context.beats + 1 }) },
    delays: { beatTime: 100 },
  }).createMachine({
    id: 'pulse',
    context: { beats: 0 },
    initial: 'on',
    states: {
      on: {
        invoke: { id: 'listen', src: 'listen', onDone: { actions: 'beat' } },
        after: { beatTime: { actions: 'beat' } },
        on: { 'viewer.stop': 'off' },
      },
      off: {},
    },
  })
  const pulseModel = chartModel({
    machine: pulse,
    input: undefined,
    events: { 'viewer.stop': [{ type: 'viewer.stop' }] },
    outcomes: { listen: [1] },
    project: ({ beats }) => beats,
  })

  test('a timer ends once and an actor answers once though their state goes on', () => {
    const beats = explore(pulseModel).places.map(({ snapshot }) => snapshot.context.beats)
    expect(Math.max(...beats)).toBe(2)
  })
})
