import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { transitionIds } from '../../../machines/transitionIds.ts'
import type { ChartFeed, FeedActor, FeedStep } from '../../../models/chartFeed.ts'
import { makeRedactor } from '../../../models/redaction.ts'
import type { ActorLog, FlightLog, Step } from './flightLog.ts'

type Post = (message: ChartFeed) => void

const page = Math.random().toString(36).slice(2)
const idsOf = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>()
const redactor = makeRedactor({ longestList: 50 })

const transitionsOf = ({ snapshot: { machine }, taken }: Step): ReadonlyArray<string> => {
  const ids = idsOf.get(machine) ?? transitionIds(machine)
  idsOf.set(machine, ids)
  return taken.flatMap(transition => ids.get(transition) ?? [])
}

const actorOf = ({ sessionId, id, chart, last }: ActorLog): FeedActor => ({
  actor: sessionId,
  id,
  chart,
  state: last.value,
})

const stepOf = (step: Step): FeedStep => ({
  actor: step.log.sessionId,
  at: step.at,
  event: redactor.event(step.event),
  state: step.snapshot.value,
  transitions: transitionsOf(step),
})

const tell =
  (post: Post) =>
  (step: Step): void => {
    if (step.event.type === 'xstate.init') post({ page, type: 'feed.started', actor: actorOf(step.log) })
    if (step.event.type !== 'xstate.stop') post({ page, type: 'feed.stepped', ...stepOf(step) })
    if (!step.log.isRunning) post({ page, type: 'feed.stopped', actor: step.log.sessionId })
  }

let isOpen = false

/** Says what runs now, and from then on every step. Asked again, it says again what runs. */
export const openFeed = (log: FlightLog, post: Post, withPast: boolean): void => {
  const actors = log.actors().filter(({ isRunning }) => isRunning)
  const past = withPast ? { past: log.steps().map(stepOf) } : {}
  post({ page, type: 'feed.opened', actors: actors.map(actorOf), ...past })
  if (!isOpen) log.listen(tell(post))
  isOpen = true
}
