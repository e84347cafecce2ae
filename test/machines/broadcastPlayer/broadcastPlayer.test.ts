import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, setup } from 'xstate'
import { type BroadcastPlayerFact, broadcastPlayerMachine } from '../../../machines/broadcastPlayer.ts'
import type { EngineWish } from '../../../machines/engine/index.ts'
import type { StreamAnswer } from '../../../machines/rules/playFailure.ts'
import type { Forms } from '../../../machines/rules/streamForms.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { broadcastPlayerModel, cadena } from './model.ts'

chartSuite(broadcastPlayerModel)

const STREAM: StreamAnswer = right({ kind: 'stream', addresses: ['https://one.example/live/cadena'] })

const rig = () => {
  const open = handPort<StreamAnswer, Forms>()
  const wishes: Array<EngineWish['type']> = []
  const clock = new SimulatedClock()
  const player = broadcastPlayerMachine.provide({ actors: { openStream: fromPromise(open.ask) } })
  const parent = setup({
    types: { events: {} as BroadcastPlayerFact },
    actors: { player },
    actions: {
      note: (_, fact: BroadcastPlayerFact) => {
        if (fact.type === 'broadcast.wished') wishes.push(fact.wish.type)
      },
    },
  }).createMachine({
    invoke: { id: 'player', src: 'player', input: { channel: cadena } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent, { clock }).start().getSnapshot().children.player
  if (actor === undefined) throw new Error('the player did not start')
  return { open, wishes, actor, pass: (ms: number) => clock.increment(ms) }
}

describe('The player of the national broadcast', () => {
  test('[CAST-01] loads the stream of its channel, and can be paused', async () => {
    const { open, wishes, actor } = rig()
    const [form] = cadena.physicalChannelList
    expect(open.asked).toEqual([{ physical: form, clear: form, hasProtected: false }])
    await open.answer(STREAM)
    actor.send({ type: 'viewer.pause' })
    actor.send({ type: 'viewer.play' })
    expect(wishes).toEqual(['engine.load', 'engine.pause', 'engine.play'])
  })

  test('[CAST-01] tries again every five seconds while its stream does not come', async () => {
    const { open, wishes, actor, pass } = rig()
    await open.answer(left({ tag: 'offline' }))
    expect(open.isOpen()).toBe(false)
    pass(5 * SECOND)
    await open.answer(STREAM)
    actor.send({ type: 'engine.failed', failure: { kind: 'network', detail: '', status: 404 } })
    actor.send({ type: 'network.restored' })
    await open.answer(STREAM)
    expect(wishes).toEqual(['engine.load', 'engine.load'])
  })
})
