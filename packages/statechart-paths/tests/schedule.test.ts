import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Move } from '../explore/explore.ts'
import { schedule } from '../explore/schedule.ts'
import type { StepFacts } from '../model/step.ts'

const facts = (change: Partial<StepFacts> = {}): StepFacts => ({
  taken: [],
  entered: [],
  started: [],
  cancelled: [],
  effects: [],
  ...change,
})

const timer = (id: string, delay: number) => ({ id, delay, event: { type: id } })

const event = (change: Partial<StepFacts> = {}): Move => ({
  event: { type: 'event' },
  from: 0,
  to: 0,
  facts: facts(change),
})

const expiry = (id: string, change: Partial<StepFacts> = {}): Move => ({ ...event(change), timer: id })

describe('the schedule of a path', () => {
  test('puts events one gap apart, as early as may be', () => {
    expect(schedule(facts(), [event(), event(), event()], 10)).toEqual([10, 20, 30])
  })

  test('lets a timer end exactly after its delay', () => {
    expect(schedule(facts({ started: [timer('a', 500)] }), [event(), expiry('a'), event()])).toEqual([1, 500, 501])
  })

  test('lets an event wait until another timer has ended', () => {
    const moves = [expiry('a'), event({ started: [timer('b', 300)] }), expiry('b')]
    expect(schedule(facts({ started: [timer('a', 1_000)] }), moves)).toEqual([1_000, 1_001, 1_301])
  })

  test('refuses that a long timer ends before a short one that runs as long', () => {
    const start = facts({ started: [timer('short', 100), timer('long', 900)] })
    expect(schedule(start, [expiry('long')])).toBeUndefined()
    expect(schedule(start, [expiry('short'), expiry('long')])).toEqual([100, 900])
  })

  test('a cancelled timer holds nothing back', () => {
    const start = facts({ started: [timer('short', 100), timer('long', 900)] })
    expect(schedule(start, [event({ cancelled: ['short'] }), expiry('long')])).toEqual([1, 900])
  })

  test('a timer that was started anew counts from there', () => {
    const restart = event({ cancelled: ['a'], started: [timer('a', 100)] })
    const other = facts({ started: [timer('a', 100), timer('b', 150)] })
    expect(schedule(other, [restart, expiry('b'), expiry('a')])).toEqual([51, 150, 151])
  })

  test('delays a step where a later expiry needs it', () => {
    const start = facts({ started: [timer('b', 1_000)] })
    const moves = [event({ started: [timer('a', 400)] }), expiry('b'), expiry('a')]
    expect(schedule(start, moves)).toEqual([601, 1_000, 1_001])
  })

  test('refuses the end of a timer that does not run', () => {
    expect(schedule(facts(), [expiry('a')])).toBeUndefined()
  })

  test('keeps every rule on any path that it accepts', () => {
    const step = fc.record({ starts: fc.option(fc.integer({ min: 1, max: 50 })), expires: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        const moves = steps.map(({ starts, expires }, index) => {
          const started = starts === null ? [] : [timer(`t${index}`, starts)]
          return expires && index > 0 ? expiry(`t${index - 1}`, { started }) : event({ started })
        })
        const times = schedule(facts(), moves)
        if (times === undefined) return
        for (const [index, { timer: ended }] of moves.entries()) {
          const [now = 0, before = 0] = [times[index], times[index - 1] ?? 0]
          if (ended === undefined) expect(now).toBeGreaterThan(before)
          else expect(now - before).toBe(moves[index - 1]?.facts.started[0]?.delay)
        }
      }),
    )
  })
})
