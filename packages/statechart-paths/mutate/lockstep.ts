import type { AnyStateMachine } from 'xstate'
import { type Exploration, type Move, type Place, possibleAt, wayTo } from '../explore/explore.ts'
import { activeNodes, makeStepper, situated } from '../model/step.ts'
import type { Influence } from './influence.ts'
import { attempted, isSameStep } from './sameStep.ts'

/** What a search for a difference came to. */
export type Lockstep =
  | { readonly found: 'nothing' }
  | { readonly found: 'difference'; readonly way: readonly Move[] }
  | { readonly found: 'no time' }

/** What may happen at a place that the fault could have a part in. */
const touching = ({ model, moves }: Exploration, index: number, place: Place, { state, event }: Influence) => {
  if (place.snapshot.status !== 'active') return []
  if (!activeNodes(place.snapshot).some(({ id }) => id === state))
    return event === undefined ? (moves[index] ?? []).filter(({ facts }) => facts.entered.includes(state)) : []
  const possible = possibleAt(model, place)
  return event === undefined ? possible : possible.filter(candidate => candidate.event.type === event)
}

/**
 * Sends everything that the model knows, in every situation of the exploration in which the fault could show, to both
 * machines, and compares what one step does. Where no step differs, no path through these situations can ever show a
 * difference. The ports of the faulty machine are stubs already.
 */
export const lockstep = (
  exploration: Exploration,
  machine: AnyStateMachine,
  influence: Influence,
  isLate: () => boolean,
): Lockstep => {
  const { model, places, stepper } = exploration
  const other = makeStepper(machine, new Map())
  const [mine, theirs] = [stepper, other].map(each => attempted(() => each.initial(model.input)))
  if (!isSameStep(mine ?? '', theirs ?? '')) return { found: 'difference', way: [] }
  for (const [index, place] of places.entries()) {
    if (isLate()) return { found: 'no time' }
    const { snapshot } = place
    const tried = touching(exploration, index, place, influence)
    if (tried.length === 0) continue
    const twin = situated(machine, snapshot)
    for (const candidate of tried) {
      const step = stepper.next(snapshot, candidate.event)
      if (
        isSameStep(
          step,
          attempted(() => other.next(twin, candidate.event)),
        )
      )
        continue
      const { facts } = step
      return { found: 'difference', way: [...wayTo(exploration, index), { ...candidate, from: index, to: -1, facts }] }
    }
  }
  return { found: 'nothing' }
}
