import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { PageFact } from '../../../machines/release.ts'
import {
  releaseMachine,
  selectIsReleaseClosable,
  selectIsReleaseLoading,
  selectIsReleaseTold,
} from '../../../machines/release.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { releaseModel } from './model.ts'

chartSuite(releaseModel)

/** A page whose release is gone: the test uses it, and answers in the operator's place. */
const page = () => {
  const clock = new SimulatedClock()
  const recall = handPort<boolean>()
  const load = handPort<boolean>()
  let tell: (fact: PageFact) => void = () => undefined
  const actor = createActor(
    releaseMachine.provide({
      actors: {
        recallLoad: fromPromise(recall.ask),
        loadAnew: fromPromise(load.ask),
        watchPage: fromCallback<PageFact>(({ sendBack }) => {
          tell = sendBack
        }),
      },
    }),
    { clock },
  ).start()
  const snapshot = () => actor.getSnapshot()
  return {
    recall,
    load,
    take: () => tell({ type: 'page.taken' }),
    free: () => tell({ type: 'page.freed' }),
    loadNow: () => actor.send({ type: 'viewer.loadAnew' }),
    close: () => actor.send({ type: 'viewer.closeNews' }),
    pass: (ms: number) => clock.increment(ms),
    loads: () => load.asked.length,
    isTold: () => selectIsReleaseTold(snapshot()),
    isClosable: () => selectIsReleaseClosable(snapshot()),
    isLoading: () => selectIsReleaseLoading(snapshot()),
  }
}

const opened = async () => {
  const release = page()
  await release.recall.answer(false)
  return release
}

describe('A page whose files are gone', () => {
  test('[AHEAD-17] is loaded anew at once where nobody loses anything, with time to read why', async () => {
    const release = await opened()
    release.free()
    expect(release.isTold()).toBe(true)
    release.pass(3 * SECOND - 1)
    expect(release.loads()).toBe(0)
    release.pass(1)
    expect([release.loads(), release.isLoading()]).toEqual([1, true])
  })

  test('[AHEAD-17] never in mid-picture: it says so, and waits until the picture is over', async () => {
    const release = await opened()
    release.take()
    release.pass(3 * 3600 * SECOND)
    expect([release.loads(), release.isTold()]).toEqual([0, true])
    release.free()
    release.pass(3 * SECOND)
    expect(release.loads()).toBe(1)
  })

  test('[AHEAD-17] a picture that begins before it is loaded anew holds it back', async () => {
    const release = await opened()
    release.free()
    release.pass(2 * SECOND)
    release.take()
    release.pass(60 * SECOND)
    expect(release.loads()).toBe(0)
    release.free()
    release.pass(2 * SECOND)
    expect(release.loads()).toBe(0)
    release.pass(SECOND)
    expect(release.loads()).toBe(1)
  })

  test('[AHEAD-17] who has read it while the picture plays closes it, and is told again before it happens', async () => {
    const release = await opened()
    release.take()
    expect(release.isClosable()).toBe(true)
    release.close()
    expect(release.isTold()).toBe(false)
    release.free()
    expect([release.isTold(), release.isClosable()]).toEqual([true, false])
    release.pass(3 * SECOND)
    expect(release.loads()).toBe(1)
  })

  test('[AHEAD-17] the viewer may have it at once, also in mid-picture', async () => {
    const release = await opened()
    release.take()
    release.loadNow()
    expect(release.loads()).toBe(1)
    await release.load.answer(true)
    release.pass(60 * SECOND)
    expect([release.loads(), release.isLoading()]).toEqual([1, true])
  })

  test('[AHEAD-17] [NET-05] without an answer of the operator the page stays, and it is tried again', async () => {
    const release = await opened()
    release.free()
    release.pass(3 * SECOND)
    await release.load.answer(false)
    expect([release.isLoading(), release.isTold()]).toEqual([false, true])
    release.pass(30 * SECOND - 1)
    expect(release.loads()).toBe(1)
    release.pass(1)
    release.free()
    release.pass(3 * SECOND)
    expect(release.loads()).toBe(2)
    await release.load.answer(false)
    release.loadNow()
    expect(release.loads()).toBe(3)
  })

  test('[AHEAD-17] a tab that has loaded itself a moment ago, or cannot know, does not do it over and over', async () => {
    const [before, unknown] = [page(), page()]
    await before.recall.answer(true)
    await unknown.recall.fail()
    for (const release of [before, unknown]) {
      release.pass(3600 * SECOND)
      expect([release.loads(), release.isTold(), release.isClosable()]).toEqual([0, true, false])
      release.loadNow()
      expect(release.loads()).toBe(1)
    }
  })
})

invariant(
  releaseModel,
  '[AHEAD-17] what can be closed is told, and is not what happens at this moment',
  snapshot =>
    !selectIsReleaseClosable(snapshot) || (selectIsReleaseTold(snapshot) && !selectIsReleaseLoading(snapshot)),
)
