import { eventsAt } from './candidates.ts'
import { type Exploration, isRefused, nextSituation, type Situation } from './explore.ts'
import { stepTitle } from './titles.ts'

/** An event of the model that must change nothing in a situation. */
export type RefusedEvent = { readonly title: string; readonly event: { readonly type: string } }

/** The events that the model could send in a situation and that nothing in the chart takes there. */
export const refusedAt = (exploration: Exploration, place: Situation): readonly RefusedEvent[] => {
  const { model, stepper } = exploration
  if (place.snapshot.status !== 'active') return []
  return eventsAt(model, place.snapshot)
    .filter(candidate => isRefused({ ...candidate, facts: nextSituation(model, stepper, place, candidate).facts }))
    .map(({ event }) => ({ title: stepTitle(exploration, { event }), event }))
}
