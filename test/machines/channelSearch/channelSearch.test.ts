import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  channelSearchMachine,
  selectIsOpen,
  selectQuery,
  selectTop,
  type TopAnswer,
} from '../../../machines/channelSearch/index.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { channelSearchModel } from './model.ts'

chartSuite(channelSearchModel)

const TOP = { searched: [channelId('news')], watched: [channelId('sport')] }

const searchRig = () => {
  const clock = new SimulatedClock()
  const top = handPort<TopAnswer>()
  const actor = createActor(channelSearchMachine.provide({ actors: { loadTop: fromPromise(top.ask) } }), { clock })
  actor.start()
  return {
    top,
    open: () => actor.send({ type: 'viewer.openSearch' }),
    close: () => actor.send({ type: 'viewer.closeSearch' }),
    type: (text: string) => actor.send({ type: 'viewer.typeSearch', text }),
    pass: (ms: number) => clock.increment(ms),
    isOpen: () => selectIsOpen(actor.getSnapshot()),
    query: () => selectQuery(actor.getSnapshot()),
    outdate: () => actor.send({ type: 'top.outdated' }),
    known: () => selectTop(actor.getSnapshot()),
  }
}

describe('journeys', () => {
  test('[CHAN-10] what is typed is searched for when the typing has rested for 300 ms', () => {
    const rig = searchRig()
    rig.open()
    rig.type('a')
    rig.pass(299)
    rig.type('au')
    rig.pass(299)
    expect(rig.query()).toBe('')
    rig.pass(1)
    expect(rig.query()).toBe('au')
    rig.type('aur')
    expect(rig.query()).toBe('au')
  })

  test('[CHAN-10] an emptied or closed field searches for nothing at once, and a late key changes nothing', () => {
    const rig = searchRig()
    rig.open()
    rig.type('aurora')
    rig.pass(300)
    rig.type('aurora 2')
    rig.type('  ')
    expect(rig.query().trim()).toBe('')
    rig.pass(300)
    expect(rig.query().trim()).toBe('')
    rig.type('news')
    rig.close()
    rig.pass(300)
    expect([rig.query(), rig.isOpen()]).toEqual(['', false])
  })

  test('[CHAN-10] the top channels are asked for once, and again when they are ten minutes old', async () => {
    const rig = searchRig()
    rig.open()
    await rig.top.answer(right(TOP))
    rig.close()
    rig.open()
    expect(rig.top.asked).toHaveLength(1)
    expect(rig.known()).toEqual(TOP)
    rig.pass(10 * MINUTE)
    rig.close()
    rig.open()
    expect(rig.top.asked).toHaveLength(2)
    expect(rig.known()).toEqual(TOP)
  })

  test('[CHAN-16] a top list that the operator changes is asked for anew; the old one stays until then', async () => {
    const rig = searchRig()
    rig.open()
    await rig.top.answer(right(TOP))
    rig.outdate()
    expect([rig.top.asked.length, rig.known()]).toEqual([2, TOP])
    await rig.top.answer(right({ ...TOP, watched: [] }))
    expect(rig.known()).toEqual({ ...TOP, watched: [] })
  })

  test('[CHAN-16] a top list of more than ten minutes that still stands there is asked for anew as well', async () => {
    const rig = searchRig()
    rig.open()
    await rig.top.answer(right(TOP))
    rig.pass(10 * MINUTE)
    rig.outdate()
    expect([rig.top.asked.length, rig.known()]).toEqual([2, TOP])
    await rig.top.answer(right({ ...TOP, searched: [] }))
    expect(rig.known()).toEqual({ ...TOP, searched: [] })
  })

  test('[CHAN-16] a change while the list is asked for anew is asked for too: the answer under way may be older', async () => {
    const rig = searchRig()
    rig.open()
    await rig.top.answer(right(TOP))
    rig.outdate()
    rig.outdate()
    expect(rig.top.asked).toHaveLength(3)
  })

  test('[CHAN-16] so is a change while the very first answer is awaited', async () => {
    const rig = searchRig()
    rig.open()
    rig.outdate()
    expect(rig.top.asked).toHaveLength(2)
    await rig.top.answer(right({ ...TOP, watched: [] }))
    expect(rig.known()).toBeUndefined()
    await rig.top.answer(right(TOP))
    expect(rig.known()).toEqual(TOP)
  })

  test('[CHAN-16] [CHAN-10] a top list that nobody has opened is not asked for', () => {
    const rig = searchRig()
    rig.outdate()
    expect(rig.top.asked).toEqual([])
  })

  test('[CHAN-10] without the top channels the field works, and the next time asks again', async () => {
    const rig = searchRig()
    rig.open()
    await rig.top.answer(left({ tag: 'offline' }))
    rig.type('aurora')
    rig.pass(300)
    expect(rig.query()).toBe('aurora')
    rig.close()
    rig.open()
    expect(rig.top.isOpen()).toBe(true)
  })
})

describe('invariants', () => {
  invariant(
    channelSearchModel,
    '[CHAN-10] a closed field searches for nothing',
    snapshot => snapshot.matches({ field: 'open' }) || snapshot.context.query === '',
  )
})
