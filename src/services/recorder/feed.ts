import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { transitionIds } from '../../../machines/kit/transitionIds.ts'
import type { ChartFeed, FeedActor, FeedStep } from '../../../models/chartFeed.ts'
import { makeRedactor } from '../../../models/redaction.ts'
import type { ActorLog, FlightLog, Step } from './flightLog.ts'

/** One message, or several in their order. */
type Post = (messages: ReadonlyArray<ChartFeed>) => void

/** Steps are told together this often, in real time: a page whose clock stands still tells its charts all the same. */
const TOGETHER_MS = 50

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

/** The actor as it was after this step. */
const messagesOf = (step: Step): ReadonlyArray<ChartFeed> => {
  const { log, event, snapshot } = step
  const actor = { ...actorOf(log), state: snapshot.value }
  return [
    ...(event.type === 'xstate.init' ? [{ page, type: 'feed.started', actor } as const] : []),
    ...(event.type === 'xstate.stop' ? [] : [{ page, type: 'feed.stepped', ...stepOf(step) } as const]),
    ...(snapshot.status === 'active' ? [] : [{ page, type: 'feed.stopped', actor: log.sessionId } as const]),
  ]
}

const later = (run: () => void): void => {
  if ('scheduler' in globalThis) {
    scheduler.postTask(run, { delay: TOGETHER_MS }).catch(() => undefined)
    return
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(undefined)
}

let waiting: Step[] = []
let isOpen = false

const tellWaiting = (post: Post): void => {
  const steps = waiting
  waiting = []
  if (steps.length > 0) post(steps.flatMap(messagesOf))
}

/** Says what runs now, and from then on every step. Asked again, it says again what runs. */
export const openFeed = (log: FlightLog, post: Post, withPast: boolean): void => {
  tellWaiting(post)
  const actors = log.actors().filter(({ isRunning }) => isRunning)
  const past = withPast ? { past: log.steps().map(stepOf) } : {}
  post([{ page, type: 'feed.opened', actors: actors.map(actorOf), ...past }])
  if (isOpen) return
  isOpen = true
  log.listen(step => {
    if (waiting.push(step) === 1) later(() => tellWaiting(post))
  })
}
