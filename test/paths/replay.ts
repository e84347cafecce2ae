import { type Exploration, firstSituation, type Move, nextSituation, type Place } from './explore.ts'
import type { StepFacts } from './step.ts'

export type Replayed = { readonly place: Place; readonly facts: StepFacts }

/**
 * Walks a path again by pure steps, from the start and with the context that the path itself makes: a place stands for
 * all contexts that the projection holds equal, so what is true of the place need not be true of the path.
 */
export const replay = ({ model, stepper }: Exploration, moves: readonly Move[]) => {
  const first = firstSituation(model, stepper)
  const steps: Replayed[] = []
  let place: Place = first.situation
  for (const move of moves) {
    const { situation, facts } = nextSituation(model, stepper, place, move)
    place = situation
    steps.push({ place, facts })
  }
  return { start: { place: first.situation, facts: first.facts }, steps }
}

const endsTwice = (place: Place, { actor }: Move): boolean => actor !== undefined && place.pending.settled.has(actor)

/** Whether the path does step by step what the exploration promised of its moves, and no actor ends twice on it. */
export const keepsPromise = (exploration: Exploration, moves: readonly Move[]): boolean => {
  const { start, steps } = replay(exploration, moves)
  return moves.every((move, index) => {
    const before = index === 0 ? start : steps[index - 1]
    const step = steps[index]
    return (
      before !== undefined &&
      step !== undefined &&
      !endsTwice(before.place, move) &&
      step.place.key === exploration.places[move.to]?.key &&
      step.facts.taken.join() === move.facts.taken.join()
    )
  })
}
