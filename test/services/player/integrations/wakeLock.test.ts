import { describe, expect, test } from 'vitest'
import { makeWakeLock } from '../../../../src/services/player/integrations/wakeLock.ts'

const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** A page with a screen that can be kept on, unless the browser refuses. */
const makePage = ({ refuses = false } = {}) => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  let locks = 0
  let asked = 0
  const request = async () => {
    asked += 1
    if (refuses) throw new Error('NotAllowedError')
    locks += 1
    return {
      release: async () => {
        locks -= 1
      },
    } as WakeLockSentinel
  }
  return {
    lock: makeWakeLock({ wakeLock: { request }, document: page as unknown as Document }),
    turn: async (state: DocumentVisibilityState) => {
      page.visibilityState = state
      page.dispatchEvent(new Event('visibilitychange'))
      await settle()
    },
    locks: async () => {
      await settle()
      return locks
    },
    asked: () => asked,
  }
}

describe('The screen of the device', () => {
  test('[AHEAD-15] stays on while something plays, and not when it is paused', async () => {
    const { lock, locks, asked } = makePage()
    expect(await locks()).toBe(0)
    lock.hold(true)
    lock.hold(true)
    expect(await locks()).toBe(1)
    expect(asked()).toBe(1)
    lock.hold(false)
    expect(await locks()).toBe(0)
  })

  test('[AHEAD-15] may go dark while the page is hidden, and is kept on again when it is shown', async () => {
    const { lock, locks, turn } = makePage()
    lock.hold(true)
    await turn('hidden')
    expect(await locks()).toBe(0)
    await turn('visible')
    expect(await locks()).toBe(1)
    await turn('hidden')
    lock.hold(false)
    await turn('visible')
    expect(await locks()).toBe(0)
  })

  test('[AHEAD-15] is given back with the player, and does not come back with the page', async () => {
    const { lock, locks, turn } = makePage()
    lock.hold(true)
    lock.release()
    expect(await locks()).toBe(0)
    await turn('visible')
    expect(await locks()).toBe(0)
  })

  test('[AHEAD-15] a browser that refuses, or has no lock, breaks nothing', async () => {
    const { lock, locks, asked } = makePage({ refuses: true })
    lock.hold(true)
    expect(await locks()).toBe(0)
    expect(asked()).toBe(1)
    lock.hold(false)
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document
    const none = makeWakeLock({ wakeLock: undefined, document: page })
    expect(() => none.hold(true)).not.toThrow()
  })
})
