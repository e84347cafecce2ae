import { type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, SimulatedClock } from 'xstate'
import { casesOf, eventsAt } from '../model/candidates.ts'
import type { AnyChartModel } from '../model/model.ts'
import { fingerprint } from '../model/plain.ts'
import { innermostNodes, type RecordedActor, startRecorded } from '../model/step.ts'
import { inJson, type StepForm } from '../model/stepForm.ts'
import { answer, breakDown, withStubs } from '../model/stub.ts'
import { changes, NOTHING, type Noticed, noticed } from './noticed.ts'
import type { BlessedOutcome, BlessedPath, BlessedStep, BlessedSuite } from './suite.ts'

export type Difference = { readonly what: string; readonly expected: unknown; readonly came: unknown }

/** What one step came to now. */
export type Came = {
  readonly taken: readonly string[]
  readonly entered: readonly string[]
  /** The innermost states that are active then. */
  readonly states: readonly string[]
}

/** A blessed path, walked as far as the chart still does what it says. */
export type Held = {
  readonly path: BlessedPath
  /** By step; 0 is the start. */
  readonly came: readonly Came[]
  /** Of the last step that was made, if any. */
  readonly differences: readonly Difference[]
}

const isAlike = (one: unknown, other: unknown): boolean => fingerprint(inJson(one)) === fingerprint(other)

const eventLike = (model: AnyChartModel, at: AnyMachineSnapshot, wanted: unknown): AnyEventObject | undefined =>
  eventsAt(model, at).find(({ event }) => isAlike(event, wanted))?.event

type Run = { readonly model: AnyChartModel; readonly running: RecordedActor; readonly clock: SimulatedClock }

const runningChild = ({ running }: Run, id: string): AnyActorRef | undefined => {
  const child: AnyActorRef | undefined = running.actor.getSnapshot().children[id]
  return child?.getSnapshot().status === 'active' ? child : undefined
}

/** Why the step cannot be made here any more; undefined where it was made. */
const hindrance = (run: Run, step: StepForm): string | undefined => {
  const { model, running } = run
  const at: AnyMachineSnapshot = running.actor.getSnapshot()
  if (step.do === 'wait') return undefined
  if (step.do === 'send') {
    const event = eventLike(model, at, step.event)
    if (event === undefined) return 'the model does not send it here any more'
    running.actor.send(event)
    return undefined
  }
  const child = runningChild(run, step.actor)
  if (child === undefined) return `${step.actor} does not run here`
  if (step.do === 'break') breakDown(child, new Error(`${step.actor} broke`))
  else {
    const outputs = casesOf(model.outcomes[step.actor], at.context)
    const index = outputs.findIndex(output => isAlike({ output }, inJson({ output: step.output })))
    if (index === -1) return `the model has no such answer of ${step.actor} any more`
    answer(child, outputs[index])
  }
  return undefined
}

/** Parts that became another, or should have. */
const ledElsewhere = (wanted: Noticed, came: Noticed): readonly Difference[] =>
  [...new Set([...Object.keys(wanted), ...Object.keys(came)])]
    .filter(name => name in wanted !== name in came || fingerprint(wanted[name]) !== fingerprint(came[name]))
    .map(name => ({
      what: name,
      expected: name in wanted ? wanted[name] : 'as before',
      came: name in came ? came[name] : 'as before',
    }))

const didElse = (wanted: readonly string[], came: readonly string[]): readonly Difference[] =>
  fingerprint(wanted) === fingerprint(came) ? [] : [{ what: 'effects', expected: wanted, came }]

/** What changed although nothing should have. */
const disturbance = ({ running }: Run, before: AnyMachineSnapshot, what: string): readonly Difference[] => {
  const after: AnyMachineSnapshot = running.actor.getSnapshot()
  const { effects } = running.take()
  if (after === before && effects.length === 0) return []
  const came = { ...changes(noticed(before), noticed(after)), ...(effects.length > 0 ? { effects } : {}) }
  return [{ what, expected: 'nothing changes', came }]
}

const tooEarly = (run: Run, at: number): readonly Difference[] => {
  const before = run.running.actor.getSnapshot()
  run.clock.set(Math.max(run.clock.now(), at - 1))
  return disturbance(run, before, 'a millisecond before')
}

const notIgnored = (run: Run, events: BlessedSuite['ignored'][number]): readonly Difference[] => {
  for (const wanted of events) {
    const before: AnyMachineSnapshot = run.running.actor.getSnapshot()
    const event = eventLike(run.model, before, wanted)
    if (event === undefined) continue
    run.running.actor.send(event)
    const found = disturbance(run, before, `afterwards ${wanted.type}`)
    if (found.length > 0) return found
  }
  return []
}

const cameNow = ({ running }: Run, { taken, entered }: Pick<Came, 'taken' | 'entered'>): Came => ({
  taken,
  entered,
  states: innermostNodes(running.actor.getSnapshot()).map(({ id }) => id),
})

type Found = { readonly came: Came; readonly differences: readonly Difference[] }

/** What is other than it should be after a step, and how it came about. */
const compared = (run: Run, suite: BlessedSuite, before: Noticed, wanted: BlessedOutcome): Found => {
  const { effects, taken, entered } = run.running.take()
  const came = cameNow(run, { taken, entered })
  const led = inJson(changes(before, noticed(run.running.actor.getSnapshot())))
  const differences = [...ledElsewhere(wanted.leads, led), ...didElse(wanted.effects, effects)]
  const isRight = differences.length === 0
  return { came, differences: isRight ? notIgnored(run, suite.ignored[wanted.ignores] ?? []) : differences }
}

const stepped = (run: Run, suite: BlessedSuite, step: BlessedStep): Found => {
  const failed = (differences: readonly Difference[]): Found => ({
    came: cameNow(run, { taken: [], entered: [] }),
    differences,
  })
  const early = step.step.do === 'wait' ? tooEarly(run, step.at) : []
  if (early.length > 0) return failed(early)
  const before = noticed(run.running.actor.getSnapshot())
  run.clock.set(Math.max(run.clock.now(), step.at))
  const hindered = hindrance(run, step.step)
  if (hindered !== undefined) return failed([{ what: 'the step', expected: 'it can be made', came: hindered }])
  return compared(run, suite, before, step)
}

const walked = (run: Run, suite: BlessedSuite, path: BlessedPath): Held => {
  const first = compared(run, suite, NOTHING, path.start)
  const came = [first.came]
  let { differences } = first
  for (const step of path.steps) {
    if (differences.length > 0) break
    const found = stepped(run, suite, step)
    came.push(found.came)
    differences = found.differences
  }
  return { path, came, differences }
}

/** Walks a blessed path on the real actor with stubs for its ports and a clock that follows the path's schedule. */
const held = (model: AnyChartModel, suite: BlessedSuite, path: BlessedPath): Held => {
  const clock = new SimulatedClock()
  const running = startRecorded(withStubs(model.machine, model.stubs), model.input, clock)
  try {
    return walked({ model, running, clock }, suite, path)
  } finally {
    running.stop()
  }
}

/** Walks every blessed path of a chart, each up to its first step at which the chart does something else now. */
export const heldPaths = (models: readonly AnyChartModel[], suite: BlessedSuite): readonly Held[] =>
  suite.paths.map(path => {
    const model = models.find(({ variant }) => variant === path.variant)
    if (model !== undefined) return held(model, suite, path)
    const lost = { what: 'the model', expected: path.variant ?? suite.chart, came: 'there is none any more' }
    return { path, came: [], differences: [lost] }
  })

export const isBroken = ({ differences }: Held): boolean => differences.length > 0
