import { answer } from '@sintonia/statechart-paths'
import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, createActor, SimulatedClock } from 'xstate'
import type { Inspector } from './record.ts'

const childOf = (actor: AnyActorRef, id: string): AnyActorRef => {
  const { children } = actor.getSnapshot()
  const child: AnyActorRef | undefined = children[id]
  if (child === undefined) throw new Error(`${actor.id} runs no ${id}, but ${Object.keys(children).join(', ')}`)
  return child
}

/** Real charts under a clock that only the story moves; it plays everybody outside them. */
export const makeStage = (machine: AnyStateMachine, input: unknown, { inspect, as, pass }: Inspector) => {
  const clock = new SimulatedClock()
  const root: AnyActorRef = createActor(machine, { input, clock, inspect }).start()
  /** `livePlayer.engine`: by the names under which actors run; the root for none. */
  const at = (path: string): AnyActorRef => path.split('.').filter(Boolean).reduce(childOf, root)
  return {
    /** Somebody outside says this to a chart. */
    says: (who: string, path: string, event: AnyEventObject): void => as(who, () => at(path).send(event)),
    /** The question that a chart has asked is answered. */
    answers: (path: string, output?: unknown): void => answer(at(path), output),
    /** Time goes on, in ms. */
    passes: (ms: number): void => {
      pass(ms)
      clock.increment(ms)
    },
  }
}

export type Stage = ReturnType<typeof makeStage>
