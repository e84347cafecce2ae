import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  type ProgrammeFact,
  selectIsSleepNear,
  selectSleepChoice,
  sleepTimerMachine,
} from '../../../machines/sleepTimer.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import type { SleepChoice } from '../../../models/sleepChoice.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { sleepTimerModel } from './model.ts'

chartSuite(sleepTimerModel)

/** A timer with a clock that the test moves, and a programme whose end the test tells. */
const timer = () => {
  const clock = new SimulatedClock()
  let slept = 0
  let tell: ((fact: ProgrammeFact) => void) | undefined
  const programmeEnd = fromCallback(({ sendBack }) => {
    tell = sendBack
    return () => {
      tell = undefined
    }
  })
  const actor = createActor(sleepTimerMachine.provide({ actors: { programmeEnd } }), {
    clock,
    // A chart that runs alone tells itself.
    inspect: inspection => {
      if (inspection.type === '@xstate.event' && (inspection.event.type as string) === 'sleep.came') slept += 1
    },
  }).start()
  return {
    choose: (choice: SleepChoice) => actor.send({ type: 'viewer.sleepAfter', choice }),
    stayAwake: () => actor.send({ type: 'viewer.stayAwake' }),
    pass: (ms: number) => clock.increment(ms),
    programmeHas: (leftMs: number) => tell?.({ type: 'programme.nearlyOver', leftMs }),
    isWatchingProgramme: () => tell !== undefined,
    choice: () => selectSleepChoice(actor.getSnapshot()),
    isNear: () => selectIsSleepNear(actor.getSnapshot()),
    slept: () => slept,
  }
}

describe('The sleep timer', () => {
  test('[AHEAD-15] a notice one minute before the time, then the picture pauses, once', () => {
    const sleep = timer()
    sleep.choose(30)
    sleep.pass(29 * MINUTE - 1)
    expect(sleep.isNear()).toBe(false)
    sleep.pass(1)
    expect(sleep.isNear()).toBe(true)
    sleep.pass(MINUTE - 1)
    expect(sleep.slept()).toBe(0)
    sleep.pass(1)
    expect(sleep.slept()).toBe(1)
    expect(sleep.choice()).toBeUndefined()
    sleep.pass(90 * MINUTE)
    expect(sleep.slept()).toBe(1)
  })

  test('[AHEAD-15] whoever is still awake says so, and nothing pauses', () => {
    const sleep = timer()
    sleep.choose(15)
    sleep.pass(14 * MINUTE + 30_000)
    expect(sleep.isNear()).toBe(true)
    sleep.stayAwake()
    expect(sleep.isNear()).toBe(false)
    sleep.pass(90 * MINUTE)
    expect(sleep.slept()).toBe(0)
  })

  test('[AHEAD-15] another choice begins anew, also during the notice', () => {
    const sleep = timer()
    sleep.choose(15)
    sleep.pass(14 * MINUTE + 30_000)
    sleep.choose(60)
    expect(sleep.isNear()).toBe(false)
    sleep.pass(59 * MINUTE - 1)
    expect(sleep.isNear()).toBe(false)
    sleep.pass(1)
    expect(sleep.isNear()).toBe(true)
  })

  test('[AHEAD-15] the end of the programme: what is left of it, and not a whole minute', () => {
    const sleep = timer()
    sleep.choose('programme')
    sleep.pass(3 * 60 * MINUTE)
    expect(sleep.isNear()).toBe(false)
    sleep.programmeHas(20_000)
    expect(sleep.isNear()).toBe(true)
    expect(sleep.isWatchingProgramme()).toBe(false)
    sleep.pass(20_000)
    expect(sleep.slept()).toBe(1)
  })
})

invariant(
  sleepTimerModel,
  '[AHEAD-15] whenever a notice stands there is a choice that led to it',
  snapshot => !selectIsSleepNear(snapshot) || selectSleepChoice(snapshot) !== undefined,
)
