import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { type MediaCommand, mediaMachine } from '../../../machines/media/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { MediaEngine } from '../../../src/services/player/engine.ts'
import { makeEngines } from '../../../src/services/player/enginesActor.ts'
import { loadOf as load, protection } from '../../machines/media/model.ts'
import { deafMeter } from '../../support/deafMeter.ts'
import { makeFakeEngine } from '../../support/fakeEngine.ts'
import { makeFakeStage } from '../../support/fakeStage.ts'
import { settle } from '../../support/playerRig.ts'

/** Two engines over one element; the one for protected streams takes its time to give it back. */
const rig = () => {
  const clear = makeFakeEngine()
  const guarded = makeFakeEngine()
  const keeping = { begun: 0, ended: 0 }
  const { held, stage } = makeFakeStage()
  let giveBack = (): void => undefined
  const slow: MediaEngine = {
    ...guarded,
    destroy: async () => {
      await guarded.destroy()
      await new Promise<void>(resolve => {
        giveBack = resolve
      })
    },
  }
  const engines = fromCallback(
    makeEngines({
      stage,
      engineFor: async name => (name === 'protected' ? slow : clear),
      tokenFor: () => ({ current: () => '', renew: async () => false }),
      keepTokens: () => {
        keeping.begun += 1
        return () => {
          keeping.ended += 1
        }
      },
      languages: { read: () => undefined, write: () => undefined },
      meter: deafMeter,
      cmcdOf: () => undefined,
      onEngine: () => undefined,
    }),
  )
  const actor = createActor(mediaMachine.provide({ actors: { engines } })).start()
  const send = async (...commands: ReadonlyArray<MediaCommand>) => {
    for (const command of commands) actor.send(command)
    await settle()
  }
  return { clear, guarded, actor, keeping, held, send, giveBack: () => giveBack() }
}

const loadsOf = ({ loads }: Pick<ReturnType<typeof makeFakeEngine>, 'loads'>) => loads.map(({ address }) => address)

describe('[AHEAD-01] [DRM-01] one element, handed from engine to engine', () => {
  test('a protected stream has an engine of its own, live and recorded alike', async () => {
    const { clear, guarded, send } = rig()
    await send(load(1, { protection }))
    await send(load(2, { protection, kind: 'recording' }))
    expect([loadsOf(clear), loadsOf(guarded)]).toEqual([[], ['/1', '/2']])
    expect(guarded.loads[0]?.protection).toEqual(protection)
    expect(guarded.commands).toEqual([])
  })

  test('an engine that is there loads in the same moment: nothing else gets in between', async () => {
    const { clear, send, actor } = rig()
    await send(load(1))
    actor.send(load(2))
    expect(loadsOf(clear)).toEqual(['/1', '/2'])
  })

  test('the next engine loads only when the one before has given the element back', async () => {
    const { clear, send, giveBack } = rig()
    await send(load(1, { protection }))
    await send(load(2))
    expect(loadsOf(clear)).toEqual([])
    giveBack()
    await settle()
    expect(loadsOf(clear)).toEqual(['/2'])
  })

  test('of the wishes that come meanwhile only the last is loaded, as it stands then', async () => {
    const { clear, guarded, send, giveBack } = rig()
    await send(load(1, { protection }))
    await send(load(2), load(3), load(4), { type: 'media.pause' })
    giveBack()
    await settle()
    expect([loadsOf(clear), loadsOf(guarded)]).toEqual([['/4'], ['/1']])
    expect(clear.loads[0]?.paused).toBe(true)
  })

  test('it waits after the end of a stream too', async () => {
    const { clear, send, giveBack } = rig()
    await send(load(1, { protection }))
    await send({ type: 'media.unload' }, load(2))
    expect(loadsOf(clear)).toEqual([])
    giveBack()
    await settle()
    expect(loadsOf(clear)).toEqual(['/2'])
  })
})

test('[LIVE-16] tokens are kept fresh from the first load on, once over however many, until the end', async () => {
  const { keeping, send } = rig()
  await send(load(1), load(2))
  expect(keeping).toEqual({ begun: 1, ended: 0 })
  await send({ type: 'media.pause' })
  expect(keeping).toEqual({ begun: 1, ended: 0 })
  await send({ type: 'media.unload' })
  expect(keeping).toEqual({ begun: 1, ended: 1 })
  await send(load(3))
  expect(keeping).toEqual({ begun: 2, ended: 1 })
})

test('[AHEAD-01] what plays stops with the player, its tokens are kept no longer, and the held picture goes', async () => {
  const { guarded, keeping, actor, send, held } = rig()
  await send(load(1, { protection }))
  actor.stop()
  expect([guarded.commands, keeping, held.isHeld]).toEqual([['destroy'], { begun: 1, ended: 1 }, false])
})

test('[LIVE-05] the next engine begins where the one before was when it gave the element back', async () => {
  const { clear, guarded, send, giveBack } = rig()
  await send(load(1, { protection }))
  guarded.showMoment(instant(60_000))
  await send({ type: 'media.unload' })
  guarded.showMoment(instant(90_000))
  giveBack()
  await send(load(2, { startAt: 'place' }))
  expect(clear.loads[0]?.startAt).toBe(60_000)
})
