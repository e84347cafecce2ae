import type { StartedTimer, StepFacts } from '../model/step.ts'

/** `later` happens at least `ms` after `earlier`; a negative `ms` says: at most that long before it. */
type Constraint = { readonly earlier: number; readonly later: number; readonly ms: number }

/** A step as the schedule sees it: the timer that it is the end of, and the timers that it starts and cancels. */
export type TimedStep = {
  readonly timer?: string | undefined
  readonly facts: Pick<StepFacts, 'started' | 'cancelled'>
}

type Running = { readonly since: number; readonly delay: number }

const atLeast = (earlier: number, later: number, ms: number): Constraint => ({ earlier, later, ms })

const atMost = (earlier: number, later: number, ms: number): Constraint => ({ earlier: later, later: earlier, ms: -ms })

const start = (running: Map<string, Running>, started: readonly StartedTimer[], since: number): void => {
  for (const { id, delay } of started) running.set(id, { since, delay })
}

/**
 * The rules that time puts on a path: every step waits for the one before, a timer's step comes exactly when the timer
 * ends, and any other step comes before the end of all timers that still run.
 */
const constraintsOf = (
  initial: TimedStep['facts'],
  moves: readonly TimedStep[],
  gap: number,
): readonly Constraint[] | undefined => {
  const running = new Map<string, Running>()
  start(running, initial.started, 0)
  const constraints: Constraint[] = []
  for (const [index, { timer, facts }] of moves.entries()) {
    const step = index + 1
    constraints.push(atLeast(index, step, timer === undefined ? gap : 0))
    if (timer !== undefined) {
      const due = running.get(timer)
      if (due === undefined) return undefined
      constraints.push(atLeast(due.since, step, due.delay), atMost(due.since, step, due.delay))
      running.delete(timer)
    }
    for (const { since, delay } of running.values()) constraints.push(atMost(since, step, delay - 1))
    for (const id of facts.cancelled) running.delete(id)
    start(running, facts.started, step)
  }
  return constraints
}

/**
 * When each step of a path happens, in ms from the start, as early as may be; undefined where no time fits.
 * Difference constraints, solved by Bellman-Ford. `gap` is the least time between two steps.
 */
export const schedule = (
  initial: TimedStep['facts'],
  moves: readonly TimedStep[],
  gap = 1,
): readonly number[] | undefined => {
  const constraints = constraintsOf(initial, moves, gap)
  if (constraints === undefined) return undefined
  const times = new Array<number>(moves.length + 1).fill(0)
  const timeOf = (step: number) => times[step] ?? 0
  for (let round = 0; round <= times.length; round += 1) {
    let isSettled = true
    for (const { earlier, later, ms } of constraints) {
      if (timeOf(later) >= timeOf(earlier) + ms) continue
      times[later] = timeOf(earlier) + ms
      isSettled = false
    }
    if (isSettled) return times.slice(1).map(time => time - timeOf(0))
  }
  return undefined
}
