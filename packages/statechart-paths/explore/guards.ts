import { type AnyStateMachine, and } from 'xstate'
import { mapTransitions, rebuilt } from '../model/chartConfig.ts'

type Watched<Result> = {
  readonly result: Result
  /** What the guards answered, each once: `session.guest|token.refused|0=true`. */
  readonly guards: readonly string[]
}

/** A machine whose guards can be listened to. */
export type GuardWatch = {
  readonly machine: AnyStateMachine
  readonly during: <Result>(step: () => Result) => Watched<Result>
}

type AnyGuards = Parameters<typeof and>[0]

type Notes = { readonly asked: string[]; readonly agreed: string[] }

const countIn = (list: readonly string[], id: string): number => list.filter(each => each === id).length

const answersOf = ({ asked, agreed }: Notes): readonly string[] =>
  [...new Set(asked)].flatMap(id => [
    ...(agreed.includes(id) ? [`${id}=true`] : []),
    ...(countIn(asked, id) > countIn(agreed, id) ? [`${id}=false`] : []),
  ])

/** Puts a witness before and after every guard: only where the guard said yes does the second one hear of it. */
export const watchGuards = (machine: AnyStateMachine): GuardWatch => {
  let notes: Notes | undefined
  const witness = (list: keyof Notes, id: string) => () => {
    notes?.[list].push(id)
    return true
  }
  const watched = mapTransitions(machine, (branch, id) => {
    if (branch.guard === undefined) return branch
    const parts = [witness('asked', id), branch.guard, witness('agreed', id)]
    return { ...branch, guard: and(parts as unknown as AnyGuards) }
  })
  return {
    machine: rebuilt(machine, watched),
    during: step => {
      const heard: Notes = { asked: [], agreed: [] }
      notes = heard
      const result = step()
      notes = undefined
      return { result, guards: answersOf(heard) }
    },
  }
}
