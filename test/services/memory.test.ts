import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { addMs, instant, MINUTE } from '../../models/codec/instant.ts'
import { makeMemory } from '../../src/services/catalogue/memory.ts'

const START = instant(Date.UTC(2026, 5, 1, 20))

const rig = (
  answer: (wish: number) => Either<string, number> = right,
  answerEach: (ids: ReadonlyArray<string>) => Either<string, ReadonlyArray<string>> = right,
) => {
  const asked: number[] = []
  const askedEach: string[] = []
  let now = START
  let owner = 'en ana'
  const { remembered, rememberedEach } = makeMemory({ now: () => now, owner: () => owner })
  const ask = remembered(async (wish: number) => {
    asked.push(wish)
    return answer(wish)
  })
  return {
    asked,
    ask,
    askEach: rememberedEach(
      async (ids: ReadonlyArray<string>, pageId: number) => {
        askedEach.push(`${ids} ${pageId}`)
        return answerEach(ids)
      },
      item => item,
    ),
    askedEach,
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

  test('[ROUTE-11] [VOD-01] is known thing by thing, however they are asked for together', async () => {
    const { askedEach, askEach, pass } = rig()
    await askEach(['a', 'b'], 1)
    await askEach(['c'], 1)
    expect(await askEach(['d', 'c', 'b', 'e', 'a'], 1)).toEqual(right(['d', 'c', 'b', 'e', 'a']))
    expect(await askEach(['b', 'd'], 1)).toEqual(right(['b', 'd']))
    expect(askedEach).toEqual(['a,b 1', 'c 1', 'd,e 1'])
    await askEach(['a'], 2)
    pass(5 * MINUTE)
    await askEach(['a', 'c'], 1)
    expect(askedEach.slice(3)).toEqual(['a 2', 'a,c 1'])
  })

  test('[LANG-08] thing by thing it is that of one person in one language', async () => {
    const { askedEach, askEach, becomes } = rig()
    await askEach(['a'], 1)
    becomes('es leo')
    await askEach(['a'], 1)
    expect(askedEach).toEqual(['a 1', 'a 1'])
  })

  test('[NET-05] what an answer leaves out is not asked for again, what did not come is', async () => {
    const all = rig(right, ids => right(ids.filter(id => id !== 'gone')))
    expect(await all.askEach(['a', 'gone'], 1)).toEqual(right(['a']))
    expect(await all.askEach(['gone', 'a'], 1)).toEqual(right(['a']))
    expect(all.askedEach).toEqual(['a,gone 1'])
    const none = rig(right, () => left('offline'))
    expect(await none.askEach(['a'], 1)).toEqual(left('offline'))
    await none.askEach(['a'], 1)
    expect(none.askedEach).toEqual(['a 1', 'a 1'])
  })
})
