import { describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { makeAskAgain } from '../../src/ui/makeAskAgain.ts'
import { handTimer } from '../services/support/browser.ts'
import { settle } from '../support/playerRig.ts'

/** Files of an origin that answers nothing until it is said. */
const page = (random = 1) => {
  const { timer, pass, count } = handTimer()
  const { askAgain, askNow } = makeAskAgain({ timer, random: () => random })
  const asked: string[] = []
  const missing = new Set<string>()
  const come: string[] = []
  const ask = async (name: string) => {
    asked.push(name)
    if (missing.has(name)) throw new Error('404')
    return name
  }
  return {
    asked,
    missing,
    come,
    count,
    isBack: () => {
      askNow()
      return settle()
    },
    open: (...names: string[]) => {
      for (const name of names) void askAgain(() => ask(name)).then(each => come.push(each))
      return settle()
    },
    passes: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 500) {
        pass(500)
        await settle()
      }
    },
  }
}

describe('Files of the app that do not come', () => {
  test('[NET-05] what comes at once waits for nobody', async () => {
    const { open, come, count } = page()
    await open('guide')
    expect([come, count()]).toEqual([['guide'], 0])
  })

  test('[NET-05] [AHEAD-05] are asked for in turn, after pauses of 2, 4, 8, 16 and then 30 seconds: two minutes cost seven requests', async () => {
    const { open, asked, missing, passes } = page()
    for (const name of ['guide', 'tools', 'extras']) missing.add(name)
    await open('guide', 'tools', 'extras')
    asked.length = 0
    await passes(14 * SECOND)
    expect(asked).toEqual(['guide', 'tools', 'extras'])
    await passes(2 * MINUTE - 14 * SECOND)
    expect(asked).toHaveLength(7)
  })

  test('[NET-05] [AHEAD-47] come at once when the network is known to be back', async () => {
    const { open, asked, missing, passes, isBack, come, count } = page()
    for (const name of ['guide', 'tools', 'extras']) missing.add(name)
    await open('guide', 'tools', 'extras')
    await passes(2 * MINUTE)
    asked.length = 0
    await Promise.all([isBack(), isBack()])
    expect([asked.length, count()]).toEqual([1, 1])
    missing.clear()
    await isBack()
    expect([come.toSorted(), count()]).toEqual([['extras', 'guide', 'tools'], 0])
    await isBack()
    expect(asked).toHaveLength(4)
  })

  test('[NET-05] come all together within thirty seconds of an end that nobody tells of', async () => {
    const { open, missing, passes, come, count } = page()
    for (const name of ['guide', 'tools', 'extras']) missing.add(name)
    await open('guide', 'tools', 'extras')
    await passes(2 * MINUTE)
    missing.clear()
    await passes(30 * SECOND)
    expect(come.toSorted()).toEqual(['extras', 'guide', 'tools'])
    expect(count()).toBe(0)
  })

  test('[NET-05] one that never comes holds none of the others back, and the next outage begins with short pauses', async () => {
    const { open, missing, passes, come, asked } = page()
    missing.add('gone').add('guide')
    await open('gone', 'guide')
    missing.delete('guide')
    await passes(6 * SECOND)
    expect(come).toEqual(['guide'])
    asked.length = 0
    await passes(2 * SECOND)
    expect(asked).toEqual(['gone'])
  })

  test('[NET-05] two devices do not ask in the same moment', async () => {
    const [early, late] = [page(0), page(1)]
    for (const each of [early, late]) {
      each.missing.add('guide')
      await each.open('guide')
      await each.passes(1.5 * SECOND)
    }
    expect([early.asked.length, late.asked.length]).toEqual([2, 1])
  })
})
