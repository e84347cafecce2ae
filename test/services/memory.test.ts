import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { addMs, instant, MINUTE } from '../../models/codec/instant.ts'
import { makeMemory } from '../../src/services/catalogue/memory.ts'

const START = instant(Date.UTC(2026, 5, 1, 20))

const rig = (answer: (wish: number) => Either<string, number> = right) => {
  const asked: number[] = []
  let now = START
  let owner = 'en ana'
  const remembered = makeMemory({ now: () => now, owner: () => owner })
  const ask = remembered(async (wish: number) => {
    asked.push(wish)
    return answer(wish)
  })
  return {
    asked,
    ask,
    pass: (ms: number) => {
      now = addMs(now, ms)
    },
    becomes: (other: string) => {
      owner = other
    },
  }
}

describe('What was answered lately', () => {
  test('[ROUTE-11] is not asked again on the way back, and is after a while', async () => {
    const { asked, ask, pass } = rig()
    expect([await ask(1), await ask(2), await ask(1)]).toEqual([right(1), right(2), right(1)])
    expect(asked).toEqual([1, 2])
    pass(5 * MINUTE - 1)
    await ask(1)
    expect(asked).toEqual([1, 2])
    pass(1)
    await ask(1)
    expect(asked).toEqual([1, 2, 1])
  })

  test('[LANG-08] [ROLE-01] is asked anew for another person and in another language', async () => {
    const { asked, ask, becomes } = rig()
    await ask(1)
    becomes('es ana')
    await ask(1)
    becomes('es leo')
    await ask(1)
    becomes('en ana')
    await ask(1)
    expect(asked).toEqual([1, 1, 1])
  })

  test('[NET-05] is no failure: that is asked again', async () => {
    const { asked, ask } = rig(left as never)
    await ask(1)
    await ask(1)
    expect(asked).toEqual([1, 1])
  })

  test('is a hundred answers at most: the oldest is forgotten first', async () => {
    const { asked, ask } = rig()
    for (let wish = 0; wish <= 100; wish += 1) await ask(wish)
    await ask(1)
    await ask(0)
    expect(asked).toEqual([...Array.from({ length: 101 }, (_, wish) => wish), 0])
  })
})
