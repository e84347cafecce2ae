import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, type SnapshotFrom, setup } from 'xstate'
import { OBSERVABLE, trialOf, tryOn } from '../execute/execute.ts'
import { explore } from '../explore/explore.ts'
import { generated } from '../generate/generators.ts'
import { type AnyChartModel, chartModel } from '../model/model.ts'
import { withStubs } from '../model/stub.ts'
import { lockstep } from '../mutate/lockstep.ts'
import { mutantsOf } from '../mutate/mutants.ts'
import { countOf, killedPercent, mutationScore, type Score } from '../mutate/score.ts'
import { sampleModel } from './fixtures/sampleModel.ts'

const scoreOf = (first: AnyChartModel, ...others: readonly AnyChartModel[]): Score =>
  mutationScore([generated('thorough', first), ...others.map(model => generated('thorough', model))])

const survivors = ({ verdicts }: Score) => verdicts.filter(({ outcome }) => outcome === 'survived').map(({ id }) => id)

const outcomeOf = ({ verdicts }: Score, id: string) => verdicts.find(verdict => verdict.id === id)

const mutants = mutantsOf(sampleModel.machine)

describe('[AHEAD-28] mutants of a chart', () => {
  test('are faults of every kind, each at its place and each another machine', () => {
    expect(new Set(mutants.map(({ operator }) => operator))).toEqual(
      new Set([
        'drop exit action',
        'drop tag',
        'drop invoke',
        'drop input',
        'begin elsewhere',
        'other history',
        'double delay',
        'halve delay',
        'drop transition',
        'drop guard',
        'negate guard',
        'drop action',
        'drop target',
        'retarget',
        'swap order',
      ]),
    )
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
    expect(mutants.map(({ id }) => id)).toContain('drop transition @ sample.playback.opening|error.actor.open|0')
  })

  test('leave the chart itself as it was', () => {
    const { hash } = explore(sampleModel).chart
    mutantsOf(sampleModel.machine)
    expect(explore({ ...sampleModel }).chart.hash).toBe(hash)
  })

  test('that are the same chart say why', () => {
    const proof = (id: string) => mutants.find(mutant => mutant.id === id)?.proof
    expect(proof('other history deep @ sample.playback.watching.content.last')).toBe('no state beside it holds others')
    expect(proof('drop transition @ sample.playback.idle|viewer.play|0')).toBeUndefined()
  })
})

describe('[AHEAD-28] the mutation score', () => {
  const sample = scoreOf(sampleModel)

  test('of the sample is above 90 % by transitions, guards and changes', () => {
    expect(survivors(sample).length / sample.verdicts.length).toBeLessThan(0.1)
    expect(sample.problems).toEqual([])
  })

  test('is lower where the suite is weaker', () => {
    expect(killedPercent(mutationScore([generated('states', sampleModel)]))).toBeLessThan(killedPercent(sample))
  })

  test('tells what killed a mutant', () => {
    expect(outcomeOf(sample, 'drop exit action countTry @ sample.playback.waiting')).toMatchObject({
      outcome: 'killed',
      reason: expect.stringContaining('context after "after backOff"'),
    })
  })

  test('tells of a survivor what would show it', () => {
    const weak = mutationScore([generated('states', sampleModel)])
    const found = weak.verdicts.find(({ outcome }) => outcome === 'survived')
    expect(found?.reason).toMatch(/^(a test would need: |nothing that the model can send shows it)/)
  })

  test('of every third mutant is that of the same mutants among all', () => {
    const thirds = mutationScore([generated('thorough', sampleModel)], 3)
    const ids = new Set(mutants.filter((_, index) => index % 3 === 0).map(({ id }) => id))
    expect(thirds.verdicts).toEqual(sample.verdicts.filter(({ id }) => ids.has(id)))
    expect(thirds.problems).toEqual([])
  })

  test('comes to the same as running every path on every mutant', () => {
    const suite = generated('transitions', sampleModel)
    const { verdicts } = mutationScore([suite])
    const stubbed = withStubs(sampleModel.machine)
    const trials = suite.paths.map(path => trialOf(suite.exploration, path))
    const isKilled = (machine: AnyStateMachine) =>
      trials.some(trial => tryOn(machine, trial, { parts: OBSERVABLE }).length > 0)
    const byHand = mutants.flatMap(({ id, proof, plantedIn }) => {
      const machine = proof === undefined ? plantedIn(stubbed) : undefined
      return machine !== undefined && isKilled(machine) ? [id] : []
    })
    expect(verdicts.filter(({ outcome }) => outcome === 'killed').map(({ id }) => id)).toEqual(byHand)
    expect(byHand.length).toBeLessThan(verdicts.length)
  })
})

describe('[AHEAD-28] mutants that are the same chart', () => {
  const lamp = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'viewer.press' } | { type: 'viewer.hold' } },
    actions: { count: assign({ count: ({ context }) => Math.min(context.count + 1, 2) }) },
    guards: { isEven: ({ context }) => context.count !== 1, isOdd: ({ context }) => context.count === 1 },
  }).createMachine({
    id: 'lamp',
    context: { count: 0 },
    options: { maxIterations: 200 },
    initial: 'off',
    states: {
      off: {
        on: {
          'viewer.press': [
            { guard: 'isEven', target: 'on', actions: 'count' },
            { guard: 'isOdd', actions: 'count' },
          ],
          'viewer.hold': {},
        },
      },
      on: { on: { 'viewer.press': 'off' } },
    },
  })
  const swap = 'swap order with the next branch @ lamp.off|viewer.press|0'
  const model = (more: Partial<AnyChartModel>) => ({
    ...chartModel({
      machine: lamp,
      input: undefined,
      events: { 'viewer.press': [{ type: 'viewer.press' }], 'viewer.hold': [{ type: 'viewer.hold' }] },
      outcomes: {},
      project: ({ count }) => count,
    }),
    ...more,
  })

  test('are proved by the chart where it can', () => {
    const score = scoreOf(model({}))
    expect(outcomeOf(score, 'drop transition @ lamp.off|viewer.hold|0')).toMatchObject({
      outcome: 'equivalent',
      reason: 'it does nothing, and nothing else takes the event',
    })
  })

  test('are excused by a reason where no step of the model can tell them apart', () => {
    expect(outcomeOf(scoreOf(model({})), swap)?.outcome).toBe('survived')
    const excused = scoreOf(model({ equivalent: { [swap]: 'a number is even or odd' } }))
    expect(outcomeOf(excused, swap)).toMatchObject({ outcome: 'equivalent', reason: 'a number is even or odd' })
    expect(excused.problems).toEqual([])
    expect(countOf(excused, 'survived')).toBe(countOf(scoreOf(model({})), 'survived') - 1)
  })

  test('an excuse for a fault that shows, or for none at all, is refused', () => {
    const equivalent = { 'drop action count @ lamp.off|viewer.press|0': 'who counts', 'swap @ nowhere': 'no' }
    const { problems } = scoreOf(model({ equivalent }))
    expect(problems[0]).toContain('"drop action count @ lamp.off|viewer.press|0" is no equivalent')
    expect(problems[1]).toBe('no mutant is called "swap @ nowhere"')
  })

  test('lockstep finds the shortest way to a difference, or none', () => {
    const exploration = explore(model({}))
    const mutant = (id: string) =>
      mutantsOf(lamp)
        .find(each => each.id === id)
        ?.plantedIn(lamp) ?? lamp
    const off = { state: 'lamp.off' }
    const never = () => false
    expect(lockstep(exploration, mutant(swap), off, never)).toEqual({ found: 'nothing' })
    const dropped = lockstep(exploration, mutant('drop action count @ lamp.off|viewer.press|0'), off, never)
    expect(dropped).toMatchObject({ found: 'difference', way: [{ event: { type: 'viewer.press' } }] })
    expect(lockstep(exploration, mutant(swap), off, () => true)).toEqual({ found: 'no time' })
  })
})

describe('[AHEAD-28] invariants of a model', () => {
  const door = setup({
    types: { context: {} as { isLocked: boolean }, events: {} as { type: 'viewer.open' } | { type: 'viewer.lock' } },
    actions: { lock: assign({ isLocked: true }) },
    guards: { isUnlocked: ({ context }) => !context.isLocked },
  }).createMachine({
    id: 'door',
    context: { isLocked: false },
    options: { maxIterations: 200 },
    initial: 'shut',
    states: {
      shut: { on: { 'viewer.open': { guard: 'isUnlocked', target: 'open' }, 'viewer.lock': { actions: 'lock' } } },
      open: {},
    },
  })
  const model = chartModel({
    machine: door,
    input: undefined,
    events: { 'viewer.open': [{ type: 'viewer.open' }], 'viewer.lock': [{ type: 'viewer.lock' }] },
    outcomes: {},
    project: ({ isLocked }) => isLocked,
  })
  const dropped = 'drop guard isUnlocked @ door.shut|viewer.open|0'
  const byStates = (more: Partial<AnyChartModel>) => mutationScore([generated('states', { ...model, ...more })])

  test('kill what the paths leave alive', () => {
    const invariants = {
      'never open while locked': (snapshot: SnapshotFrom<typeof door>) =>
        !(snapshot.matches('open') && snapshot.context.isLocked),
    }
    expect(outcomeOf(byStates({}), dropped)?.outcome).toBe('survived')
    expect(outcomeOf(byStates({ invariants }), dropped)).toMatchObject({
      outcome: 'killed',
      reason: 'the invariant "never open while locked"',
    })
  })
})
