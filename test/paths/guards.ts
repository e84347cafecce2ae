import { type AnyStateMachine, and } from 'xstate'
import { mapTransitions, rebuilt } from './chartConfig.ts'

/** A machine that tells which of its guards were asked and what they answered. */
export type GuardWatch = {
  readonly machine: AnyStateMachine
  /** What was answered since the last time, each once: `session.guest|token.refused|0=true`. */
  readonly take: () => readonly string[]
}

type AnyGuards = Parameters<typeof and>[0]

/** Puts a witness before and after every guard: only where the guard said yes does the second one hear of it. */
export const watchGuards = (machine: AnyStateMachine): GuardWatch => {
  let asked: readonly string[] = []
  let agreed: readonly string[] = []
  const watched = mapTransitions(machine, (branch, id) => {
    if (branch.guard === undefined) return branch
    const isAsked = () => {
      asked = [...asked, id]
      return true
    }
    const hasAgreed = () => {
      agreed = [...agreed, id]
      return true
    }
    const parts = [isAsked, branch.guard, hasAgreed]
    return { ...branch, guard: and(parts as unknown as AnyGuards) }
  })
  return {
    machine: rebuilt(machine, watched),
    take: () => {
      const count = (list: readonly string[], id: string) => list.filter(each => each === id).length
      const answers = [...new Set(asked)].flatMap(id => [
        ...(agreed.includes(id) ? [`${id}=true`] : []),
        ...(count(asked, id) > count(agreed, id) ? [`${id}=false`] : []),
      ])
      asked = []
      agreed = []
      return answers
    },
  }
}
