import { withStubs } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { channelSearchMachine, selectIsOpen, type TopAnswer } from '../../../machines/channelSearch/index.ts'
import {
  channelToolsMachine,
  selectIsArranging,
  selectKidsMode,
  selectSearch,
  type ToolsCode,
} from '../../../machines/channelTools.ts'
import { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { channelToolsModel } from './model.ts'

chartSuite(channelToolsModel)

const toolsRig = () => {
  const code = handPort<ToolsCode>()
  const top = handPort<TopAnswer>()
  const actor = createActor(
    channelToolsMachine.provide({
      actors: {
        loadTools: fromPromise(code.ask),
        channelSearch: codeSplit<typeof channelSearchMachine>(() =>
          channelSearchMachine.provide({ actors: { loadTop: fromPromise(top.ask) } }),
        ),
        kidsMode: codeSplit<typeof kidsModeMachine>(() => withStubs(kidsModeMachine)),
      },
    }),
  ).start()
  const search = () => selectSearch(actor.getSnapshot())?.getSnapshot()
  const kids = () => selectKidsMode(actor.getSnapshot())?.getSnapshot()
  return {
    code,
    top,
    send: actor.send,
    isSearching: () => {
      const snapshot = search()
      return snapshot !== undefined && selectIsOpen(snapshot)
    },
    isKidsDialog: () => kids()?.matches('open') ?? false,
    isArranging: () => selectIsArranging(actor.getSnapshot()),
  }
}

describe('journeys', () => {
  test('[CHAN-10] the first wish fetches the code, and is granted when it has come', async () => {
    const rig = toolsRig()
    expect(rig.code.asked).toHaveLength(0)
    rig.send({ type: 'viewer.openSearch' })
    await rig.code.answer(right(undefined))
    expect([rig.isSearching(), rig.isKidsDialog(), rig.isArranging()]).toEqual([true, false, false])
    rig.send({ type: 'viewer.openKidsMode' })
    expect(rig.isKidsDialog()).toBe(true)
    expect(rig.code.asked).toHaveLength(1)
  })

  test('[CHAN-16] other top channels of the operator are asked for; what else has changed is not theirs', async () => {
    const rig = toolsRig()
    rig.send({ type: 'viewer.openSearch' })
    await rig.code.answer(right(undefined))
    await rig.top.answer(right({ searched: [], watched: [] }))
    rig.send({ type: 'update.due', dataTypes: ['EPG_PROGRAMS', 'CHANNEL_LIST'] })
    expect(rig.top.asked).toHaveLength(1)
    rig.send({ type: 'update.due', dataTypes: ['CHANNEL_LIST', 'DATA_TYPE_CHANNEL_TOPX'] })
    expect(rig.top.asked).toHaveLength(2)
  })

  test('[AHEAD-22] of several wishes the last one is granted', async () => {
    const rig = toolsRig()
    rig.send({ type: 'viewer.arrangeChannels' })
    rig.send({ type: 'viewer.openSearch' })
    rig.send({ type: 'viewer.openKidsMode' })
    await rig.code.answer(right(undefined))
    expect([rig.isSearching(), rig.isKidsDialog(), rig.isArranging()]).toEqual([false, true, false])
  })

  test('[CHAN-10] a search that nobody waits for does not open, and a later one does', async () => {
    const rig = toolsRig()
    rig.send({ type: 'viewer.openSearch' })
    rig.send({ type: 'viewer.leaveSearch' })
    await rig.code.answer(right(undefined))
    expect([rig.isSearching(), rig.isKidsDialog(), rig.isArranging()]).toEqual([false, false, false])
    rig.send({ type: 'viewer.openSearch' })
    expect(rig.isSearching()).toBe(true)
  })

  test('[AHEAD-22] leaving the field takes no other wish back', async () => {
    const rig = toolsRig()
    rig.send({ type: 'viewer.openKidsMode' })
    rig.send({ type: 'viewer.leaveSearch' })
    await rig.code.answer(right(undefined))
    expect(rig.isKidsDialog()).toBe(true)
  })

  test('[AHEAD-18] arranging begins and ends', async () => {
    const rig = toolsRig()
    rig.send({ type: 'viewer.arrangeChannels' })
    await rig.code.answer(right(undefined))
    expect(rig.isArranging()).toBe(true)
    rig.send({ type: 'viewer.endArranging' })
    expect(rig.isArranging()).toBe(false)
    rig.send({ type: 'viewer.arrangeChannels' })
    expect(rig.isArranging()).toBe(true)
  })

  test('[CHAN-10] code that does not come is asked for again with the next wish', async () => {
    const rig = toolsRig()
    rig.send({ type: 'viewer.openSearch' })
    await rig.code.answer(left({ tag: 'offline' }))
    rig.send({ type: 'viewer.openKidsMode' })
    await rig.code.answer(right(undefined))
    expect([rig.isSearching(), rig.isKidsDialog()]).toEqual([false, true])
  })
})

describe('invariants', () => {
  invariant(
    channelToolsModel,
    '[CHAN-10] the tools run together, and only when their code has come',
    snapshot =>
      snapshot.matches('open') === (snapshot.children.channelSearch !== undefined) &&
      snapshot.matches('open') === (snapshot.children.kidsMode !== undefined),
  )
})
