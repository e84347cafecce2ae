import type { AnyMachineSnapshot } from 'xstate'
import type { Exploration, Situation } from '../explore/explore.ts'
import { eventsAt } from '../model/candidates.ts'
import { fingerprint } from '../model/plain.ts'
import { remembered } from '../model/step.ts'
import { stepWords } from '../model/stepWords.ts'
import { stepTitle } from '../model/titles.ts'

/** An event of the model that must change nothing in a situation. */
export type RefusedEvent = { readonly title: string; readonly words: string; readonly event: { readonly type: string } }

/** Everything that a step can depend on: where this is the same, every event does the same. */
export const printOf = (snapshot: AnyMachineSnapshot): string => {
  const { status, value, context, children } = snapshot
  return fingerprint([status, value, remembered(snapshot), Object.keys(children).sort(), context])
}

const refusedAnew = (exploration: Exploration, { snapshot }: Situation): readonly RefusedEvent[] => {
  const { model, stepper } = exploration
  if (snapshot.status !== 'active') return []
  return eventsAt(model, snapshot)
    .filter(({ event }) => stepper.next(snapshot, event).facts.taken.length === 0)
    .map(({ event }) => ({ title: stepTitle(exploration, { event }), words: stepWords(exploration, { event }), event }))
}

const known = new WeakMap<Exploration, Map<string, readonly RefusedEvent[]>>()

/** The events that the model could send in a situation and that nothing in the chart takes there. */
export const refusedAt = (exploration: Exploration, place: Situation): readonly RefusedEvent[] => {
  const ofExploration = known.get(exploration) ?? new Map<string, readonly RefusedEvent[]>()
  known.set(exploration, ofExploration)
  const print = printOf(place.snapshot)
  const found = ofExploration.get(print) ?? refusedAnew(exploration, place)
  ofExploration.set(print, found)
  return found
}
