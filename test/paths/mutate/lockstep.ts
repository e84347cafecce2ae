import type { AnyStateMachine } from 'xstate'
import { candidates } from '../candidates.ts'
import { type Exploration, type Move, type Place, wayTo } from '../explore.ts'
import { fingerprint } from '../plain.ts'
import { activeNodes, makeStepper, remembered, type Stepper, situated } from '../step.ts'
import { withStubs } from '../stub.ts'

/** What a search for a difference came to. */
export type Lockstep =
  | { readonly found: 'nothing' }
  | { readonly found: 'difference'; readonly way: readonly Move[] }
  | { readonly found: 'no time' }

type Step = ReturnType<Stepper['next']>

const outside = ({ snapshot, facts }: Step): string =>
  fingerprint([
    snapshot.status,
    snapshot.value,
    remembered(snapshot),
    [...snapshot.tags].sort(),
    Object.keys(snapshot.children).sort(),
    facts.effects,
    facts.started.map(({ id, delay }) => `${id} ${delay}`).sort(),
    [...facts.cancelled].sort(),
  ])

/** Most of two contexts is the very same object: only what is not is looked into. */
const isSameContext = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  one === other ||
  (Object.keys(one).length === Object.keys(other).length &&
    Object.keys(one).every(key => one[key] === other[key] || fingerprint(one[key]) === fingerprint(other[key])))

const isSame = (one: Step, other: Step): boolean =>
  isSameContext(one.snapshot.context, other.snapshot.context) && outside(one) === outside(other)

/** A step, or what broke in it. */
const attempted = (step: () => Step): Step | string => {
  try {
    return step()
  } catch (error) {
    return String(error)
  }
}

const isSameAttempt = (one: Step | string, other: Step | string): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : isSame(one, other)

/** What may happen in a situation in which the state has a part: it is active, or a step passes through it. */
const touching = ({ model, moves }: Exploration, index: number, { snapshot, pending }: Place, state: string) => {
  if (snapshot.status !== 'active') return []
  if (activeNodes(snapshot).some(({ id }) => id === state)) return candidates(model, snapshot, pending)
  return (moves[index] ?? []).filter(({ facts }) => facts.entered.includes(state))
}

/**
 * Sends everything that the model knows, in every situation of the exploration in which the faulty state has a part, to
 * both machines, and compares what one step does. Where no step differs, no path through these situations can ever show
 * a difference.
 */
export const lockstep = (
  exploration: Exploration,
  machine: AnyStateMachine,
  state: string,
  isLate: () => boolean,
): Lockstep => {
  const { model, places, stepper } = exploration
  const other = makeStepper(withStubs(machine, model.stubs))
  const starts = [stepper, other].map(each => attempted(() => each.initial(model.input)))
  if (!isSameAttempt(starts[0] ?? '', starts[1] ?? '')) return { found: 'difference', way: [] }
  for (const [index, place] of places.entries()) {
    if (isLate()) return { found: 'no time' }
    const { snapshot } = place
    const tried = touching(exploration, index, place, state)
    if (tried.length === 0) continue
    const twin = situated(machine, snapshot)
    for (const candidate of tried) {
      const mine = stepper.next(snapshot, candidate.event)
      const theirs = attempted(() => other.next(twin, candidate.event))
      if (isSameAttempt(mine, theirs)) continue
      const { facts } = mine
      return { found: 'difference', way: [...wayTo(exploration, index), { ...candidate, from: index, to: -1, facts }] }
    }
  }
  return { found: 'nothing' }
}
