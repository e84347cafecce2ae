import { describe, expect, test } from 'vitest'
import { speedOf } from '../../src/screens/players/floating/hand.ts'
import { placeAfterKey } from '../../src/screens/players/floating/keys.ts'

describe('How fast a hand lets go', () => {
  const at = (x: number, y: number, ms: number) => ({ x, y, at: ms })

  test('[AHEAD-14] what it did last counts, not the way before', () => {
    expect(speedOf([at(0, 0, 0), at(500, 0, 100), at(500, 0, 200), at(480, -40, 240)], 240)).toEqual({ x: -0.5, y: -1 })
  })

  test('[AHEAD-14] a hand that has come to rest before throws nothing, nor does a single moment', () => {
    expect(speedOf([at(0, 0, 0), at(500, 0, 50)], 200)).toEqual({ x: 0, y: 0 })
    expect(speedOf([at(10, 10, 50)], 50)).toEqual({ x: 0, y: 0 })
    expect(speedOf([at(10, 10, 50), at(30, 10, 50)], 50)).toEqual({ x: 0, y: 0 })
    expect(speedOf([], 50)).toEqual({ x: 0, y: 0 })
  })
})

describe('Keys that move the floating window', () => {
  const SIZES = ['small', 'medium', 'large'] as const
  const standing = (key: string) => placeAfterKey(key, { corner: 'bottomEnd', size: 'medium' }, SIZES)

  test('[AHEAD-14] [UI-05] arrows dock it towards their side', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(key => standing(key)?.corner)).toEqual([
      'topEnd',
      'bottomEnd',
      'bottomStart',
      'bottomEnd',
    ])
    expect(standing('ArrowUp')?.size).toBe('medium')
  })

  test('[AHEAD-14] [UI-05] plus and minus size it, as any keyboard writes them with Alt; other keys do nothing', () => {
    expect(['+', '=', '±', '≠', '-', '–'].map(key => standing(key)?.size)).toEqual([
      'large',
      'large',
      'large',
      'large',
      'small',
      'small',
    ])
    expect(standing('+')?.corner).toBe('bottomEnd')
    expect(['a', 'Home', 'toString'].map(standing)).toEqual([undefined, undefined, undefined])
  })
})
