import { fingerprint, looksSameInParts } from '../model/plain.ts'
import { remembered, type Stepper } from '../model/step.ts'

export type Step = ReturnType<Stepper['next']>

/** A step, or what broke in it. */
export type Attempt = Step | string

export const attempted = (step: () => Step): Attempt => {
  try {
    return step()
  } catch (error) {
    return String(error)
  }
}

/** Everything beside the context that can be noticed of a step, and what it does to the timers. */
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

const prints = new WeakMap<Step, string>()

const printOf = (step: Step): string => {
  const print = prints.get(step) ?? outside(step)
  prints.set(step, print)
  return print
}

/** Whether nobody could tell two steps apart. */
export const isSameStep = (one: Attempt, other: Attempt): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : looksSameInParts(one.snapshot.context, other.snapshot.context) && printOf(one) === printOf(other)
