import { describe, expect, test } from 'vitest'
import { and, assign, createMachine, not, or, sendTo, setup, stateIn } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { sampleMachine } from './fixtures/sampleChart.ts'

const chart = readChart(sampleMachine)

const transition = (id: string) => chart.transitions.find(candidate => candidate.id === id)

const state = (id: string) => chart.states.find(candidate => candidate.id === id)

describe('the intermediate form of a chart', () => {
  test('lists the states in document order with their parents', () => {
    expect(chart.states.slice(0, 4).map(({ id, parent }) => [id, parent])).toEqual([
      ['sample', undefined],
      ['sample.playback', 'sample'],
      ['sample.playback.idle', 'sample.playback'],
      ['sample.playback.opening', 'sample.playback'],
    ])
  })

  test('names every transition by source, event and index', () => {
    const ids = chart.transitions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('sample.playback.opening|done.actor.open|1')
    expect(ids).toContain('sample.playback.waiting|after.backOff|0')
    expect(ids).toContain('sample.notices.empty|always|0')
  })

  test('names an actor whole whose name begins as that of its chart', () => {
    const shelf = createMachine({ id: 'shelf', invoke: { id: 'shelves', src: 'shelves', onError: {} } })
    expect(readChart(shelf).transitions.map(({ id, actor }) => [id, actor])).toEqual([
      ['shelf|error.actor.shelves|0', 'shelves'],
    ])
  })

  test('gives a delay its name and its value', () => {
    expect(transition('sample.playback.opening|after.openLimit|0')?.delay).toEqual({
      name: 'openLimit',
      ms: 8_000,
      named: true,
    })
  })

  test('says of a computed delay only its name', () => {
    expect(transition('sample.playback.waiting|after.backOff|0')?.delay).toEqual({ name: 'backOff', named: true })
  })

  test('says which actor an answer or a failure comes from', () => {
    expect(transition('sample.playback.opening|done.actor.open|0')).toMatchObject({ kind: 'done', actor: 'open' })
    expect(transition('sample.playback.opening|error.actor.open|0')).toMatchObject({ kind: 'error', actor: 'open' })
  })

  test('hides the raise and the cancel that XState makes of a delay', () => {
    expect(state('sample.playback.waiting')).toMatchObject({ entry: [], exit: ['countTry'] })
  })

  test('keeps tags, invoked actors, descriptions and requirement ids', () => {
    expect(state('sample.playback.opening')).toMatchObject({
      tags: ['busy'],
      invokes: [{ id: 'open', source: 'openTrack' }],
      description: 'The track is asked for.',
    })
    expect(state('sample.playback.watching.content.playing')?.requirements).toEqual(['LIVE-06', 'LIVE-07'])
    expect(transition('sample.playback.idle|viewer.play|0')?.requirements).toEqual(['LIVE-01'])
  })

  test('knows where a history state goes at first', () => {
    expect(transition('sample.playback.watching.content.last|default|0')?.targets).toEqual([
      'sample.playback.watching.content.playing',
    ])
  })

  test('is the same for the same chart, with or without provided ports', () => {
    expect(readChart(sampleMachine.provide({ guards: { hasRoom: () => false } }))).toEqual(chart)
  })

  test('has another hash as soon as anything differs', () => {
    const machine = createMachine({ id: 'one', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } })
    const other = createMachine({ id: 'one', initial: 'a', states: { a: { on: { go: 'b' } }, b: { tags: 'busy' } } })
    expect(readChart(machine).hash).not.toBe(readChart(other).hash)
  })
})

describe('words for guards and actions', () => {
  const limitOf = ({ context }: { readonly context: { readonly count: number } }) => {
    const limit = context.count
    return { limit, of: 'some' }
  }
  const worded = setup({
    types: { context: {} as { count: number } },
    guards: {
      isOpen: () => true,
      isFull: () => false,
      isBelow: (_, params: { limit: number; of?: string }) => params.limit > 0,
    },
    actions: { say: (_, params: { text: string; event?: { type: string } }) => params },
  }).createMachine({
    id: 'worded',
    context: { count: 0 },
    initial: 'a',
    states: {
      a: {
        on: {
          combined: { guard: and([or(['isOpen', 'isFull']), not(stateIn({ a: {} }))]), target: 'b' },
          limited: { guard: { type: 'isBelow', params: { limit: 3 } }, target: 'b' },
          computed: { guard: { type: 'isBelow', params: ({ context }) => ({ limit: context.count }) }, target: 'b' },
          chosen: {
            guard: { type: 'isBelow', params: ({ context }) => ({ limit: context.count, of: 'all' }) },
            target: 'b',
          },
          worked: { guard: { type: 'isBelow', params: limitOf }, target: 'b' },
          spoken: { actions: { type: 'say', params: { text: 'hello' } } },
          counted: { actions: assign({ count: 1 }) },
          told: { actions: sendTo('child', { type: 'child.wake' }) },
          unnamed: { guard: () => true, actions: () => {} },
        },
      },
      b: {},
    },
  })
  const words = readChart(worded).transitions.map(({ event, guard, actions }) => [event, guard, actions.join()])

  test('combine named guards as one would say them', () => {
    expect(words).toContainEqual(['combined', '(isOpen or isFull) and not in a', ''])
  })

  test('show fixed parameters and leave out computed ones', () => {
    expect(words).toContainEqual(['limited', 'isBelow(limit: 3)', ''])
    expect(words).toContainEqual(['computed', 'isBelow', ''])
    expect(words).toContainEqual(['chosen', 'isBelow(of: all)', ''])
    expect(words).toContainEqual(['worked', 'isBelow', ''])
    expect(words).toContainEqual(['spoken', undefined, 'say(text: hello)'])
  })

  test('say what the built-in actions do', () => {
    expect(words).toContainEqual(['counted', undefined, 'set count'])
    expect(words).toContainEqual(['told', undefined, 'send child.wake to child'])
  })

  test('mark what has no name', () => {
    expect(words).toContainEqual(['unnamed', '«unnamed»', '«unnamed»'])
  })
})
