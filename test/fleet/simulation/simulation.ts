import type { Timer } from '../../../src/services/clock/timer.ts'
import { makeTimeline } from './timeline.ts'

/** What falls into one step happens in its order; then all promises that are settled by it are followed to their end. */
const STEP_MS = 10

/** One clock for everybody: viewers, networks and head-end. */
export interface Simulation extends Timer {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** The clock stands while this lasts in real time. */
  readonly hold: (work: Promise<unknown>) => void
  readonly runUntil: (at: number) => Promise<void>
}

const { setImmediate } = globalThis

/** Settled promises are followed before the next turn of Node's loop begins. */
const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

export const makeSimulation = (beginsAt: number): Simulation => {
  const timeline = makeTimeline()
  const held = new Set<Promise<unknown>>()
  let now = beginsAt

  const settle = async (): Promise<void> => {
    await turn()
    while (held.size > 0) {
      await Promise.all(held)
      await turn()
    }
  }

  return {
    now: () => now,
    after: (ms, run) => timeline.put(now + Math.max(0, ms), run),
    hold: work => {
      const done = work.finally(() => held.delete(done))
      held.add(done)
    },
    runUntil: async at => {
      await settle()
      for (let next = timeline.nextAt(); next !== undefined && next <= at; next = timeline.nextAt()) {
        const stepEnds = Math.min(at, (Math.floor(next / STEP_MS) + 1) * STEP_MS)
        for (let due = timeline.takeUntil(stepEnds); due !== undefined; due = timeline.takeUntil(stepEnds)) {
          now = due.at
          due.run()
        }
        await settle()
      }
      now = at
    },
  }
}
