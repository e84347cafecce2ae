import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

type Due = { readonly at: number; readonly run: () => void }

export type StepClock = Clock & {
  /** Whether any timer runs. */
  readonly waits: () => boolean
  /** Goes on to the moment at which the next timer ends, in ms from the start. */
  readonly goOn: () => void
}

/** A clock that stands still until it is told to go on to the next timer. */
export const stepClock = (): StepClock => {
  const timers = new Map<number, Due>()
  let now = 0
  let last = 0
  return {
    setTimeout: (run, ms) => {
      last += 1
      timers.set(last, { at: now + ms, run })
      return last
    },
    clearTimeout: id => {
      timers.delete(id)
    },
    waits: () => timers.size > 0,
    goOn: () => {
      const [next] = [...timers].sort(([, a], [, b]) => a.at - b.at)
      if (next === undefined) return
      const [id, { at, run }] = next
      timers.delete(id)
      now = at
      run()
    },
  }
}
