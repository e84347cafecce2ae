import type { ActorLogic, Snapshot } from 'xstate'
import { TestModel } from 'xstate/graph'
import { firstSituation, nextSituation, possibleAt, type Situation } from './explore/explore.ts'
import type { Candidate } from './model/candidates.ts'
import type { AnyChartModel } from './model/model.ts'
import { fingerprint } from './model/plain.ts'
import { activeNodes, makeStepper } from './model/step.ts'
import { withStubs } from './model/stub.ts'

/** A chart with what is pending around it: actors that may end, timers that may run out. */
export type TestSnapshot = Snapshot<unknown> & { readonly situation: Situation }

/** What happens next, under the name that the chart hears it by; the library's own first event carries nothing. */
export type TestEvent = { readonly type: string; readonly candidate?: Candidate }

const snapshotOf = (situation: Situation): TestSnapshot => ({
  status: 'active',
  output: undefined,
  error: undefined,
  situation,
})

const eventOf = (candidate: Candidate): TestEvent => ({ type: candidate.event.type, candidate })

/**
 * A chart as a model of XState's own test library (`@xstate/test`, since XState 5 `xstate/graph`), with answers of actors
 * and timers as events, which that library refuses in a machine. Tests of events go by the name of the event, tests of
 * states by the id of a state. Its paths know no time: some can't be walked on a clock.
 */
export const xstateTestModel = (model: AnyChartModel): TestModel<TestSnapshot, TestEvent, unknown> => {
  const stepper = makeStepper(withStubs(model.machine, model.stubs))
  const logic: ActorLogic<TestSnapshot, TestEvent, unknown> = {
    getInitialSnapshot: () => snapshotOf(firstSituation(model, stepper).situation),
    transition: (snapshot, { candidate }) =>
      candidate === undefined
        ? snapshot
        : snapshotOf(nextSituation(model, stepper, snapshot.situation, candidate).situation),
    getPersistedSnapshot: snapshot => snapshot,
  }
  return new TestModel<TestSnapshot, TestEvent, unknown>(logic, {
    events: ({ situation }) =>
      situation.snapshot.status === 'active' ? possibleAt(model, situation).map(eventOf) : [],
    serializeState: ({ situation }) => situation.key as never,
    serializeEvent: ({ type, candidate }) => fingerprint([type, candidate]) as never,
    stateMatcher: ({ situation }, id) => activeNodes(situation.snapshot).some(node => node.id === id),
  })
}
