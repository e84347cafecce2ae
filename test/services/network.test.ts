import { describe, expect, test } from 'vitest'
import { makeNetwork } from '../../src/services/http/network.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { fakeTab, handTimer } from './support/browser.ts'

const settle = async () => {
  await Promise.resolve()
  await Promise.resolve()
}

const started = () => {
  const time = handTimer()
  const tab = fakeTab()
  const told: boolean[] = []
  const state = { isUp: true, probes: 0 }
  const network = makeNetwork({
    tabs: makeTabs(tab.parts),
    timer: time.timer,
    probe: async () => {
      state.probes += 1
      return state.isUp
    },
  })
  network.watch(reached => told.push(reached))
  return { network, time, tab, told, state }
}

describe('Whether the operator can be reached', () => {
  test('[NET-05] a call that finds nobody says so once; the answer of another call takes it back', () => {
    const { network, told } = started()
    network.note(true)
    network.note(false)
    network.note(false)
    network.note(true)
    expect(told).toEqual([false, true])
  })

  test('[NET-05] it comes back by itself: asked again after 2, 4, 8 s and at most every 30 s', async () => {
    const { network, told, time, state } = started()
    state.isUp = false
    network.note(false)
    const waits = [2000, 4000, 8000, 16_000, 30_000, 30_000]
    for (const [index, wait] of waits.entries()) {
      time.pass(wait - 1)
      expect(state.probes).toBe(index)
      time.pass(1)
      await settle()
      expect(state.probes).toBe(index + 1)
    }
    state.isUp = true
    time.pass(30_000)
    await settle()
    expect(told).toEqual([false, true])
    expect(time.count()).toBe(0)
  })

  test('[NET-05] the device says that it is offline and online again: asked at once', async () => {
    const { tab, told, state } = started()
    tab.setOnline(false)
    expect(told).toEqual([false])
    tab.setOnline(true)
    await settle()
    expect([state.probes, told]).toEqual([1, [false, true]])
  })

  test('[NET-05] a network that only seems up is asked ever more slowly', async () => {
    const { network, time, state } = started()
    for (const wait of [2000, 4000, 8000]) {
      network.note(false)
      time.pass(wait - 1)
      const before = state.probes
      time.pass(1)
      await settle()
      expect(state.probes).toBe(before + 1)
    }
    network.note(true)
    network.note(false)
    time.pass(2000)
    await settle()
    expect(state.probes).toBe(4)
  })
})
