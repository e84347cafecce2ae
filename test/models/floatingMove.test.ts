import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cornerOfRest,
  cornerTowards,
  shownSize,
  sizeBeside,
  sizeOfWidth,
  widthGained,
} from '../../models/floatingMove.ts'
import { Corner, FloatingPlace, FloatingSize } from '../../models/floatingPlace.ts'
import { itRoundTrips, itWithstandsBadInput } from './laws.ts'

const corner = fc.constantFrom(...Corner.values)
const size = fc.constantFrom(...FloatingSize.values)
const place: fc.Arbitrary<FloatingPlace> = fc.record({ corner, size })

const SCREEN = { width: 1000, height: 800 }
const STILL = { x: 0, y: 0 }

describe('Where the floating window stands', () => {
  itRoundTrips('[AHEAD-14] The place of the floating window', FloatingPlace, place)
  itWithstandsBadInput('[STORE-01] The place of the floating window', FloatingPlace, place)

  it('[AHEAD-14] at rest it is the corner of the quarter in which its middle lies', () => {
    const at = (x: number, y: number) => cornerOfRest({ x, y }, STILL, SCREEN)
    expect([at(499, 399), at(501, 399), at(499, 401), at(501, 401)]).toEqual([
      'topStart',
      'topEnd',
      'bottomStart',
      'bottomEnd',
    ])
  })

  it('[AHEAD-14] thrown, it is where it would slide to: a fast throw crosses the screen, a slow one does not', () => {
    const thrown = (x: number, y: number) => cornerOfRest({ x: 800, y: 600 }, { x, y }, SCREEN)
    expect([thrown(-1, 0), thrown(-3, 0), thrown(0, -2), thrown(-3, -2), thrown(3, 2)]).toEqual([
      'bottomEnd',
      'bottomStart',
      'topEnd',
      'topStart',
      'bottomEnd',
    ])
  })

  it('[AHEAD-14] towards a side it goes along that side alone, and stays where it is there', () => {
    expect([cornerTowards('bottomEnd', 'top'), cornerTowards('topEnd', 'top')]).toEqual(['topEnd', 'topEnd'])
    expect([cornerTowards('bottomEnd', 'start'), cornerTowards('topStart', 'end')]).toEqual(['bottomStart', 'topEnd'])
    expect([cornerTowards('topStart', 'bottom'), cornerTowards('topStart', 'start')]).toEqual([
      'bottomStart',
      'topStart',
    ])
  })
})

describe('How large the floating window is', () => {
  const WIDTHS = [
    ['small', 320],
    ['medium', 432],
    ['large', 576],
  ] as const
  const PHONE = ['small', 'medium'] as const

  it('[AHEAD-14] is the size whose width is nearest; where two are as wide, the smaller', () => {
    expect([0, 375, 377, 503, 505, 900].map(width => sizeOfWidth(width, WIDTHS))).toEqual([
      'small',
      'small',
      'medium',
      'medium',
      'large',
      'large',
    ])
    expect(
      sizeOfWidth(300, [
        ['small', 300],
        ['medium', 300],
      ]),
    ).toBe('small')
  })

  it('[AHEAD-14] one for which there is no room is shown as the largest that there is', () => {
    expect([shownSize('large', PHONE), shownSize('medium', PHONE), shownSize('large', FloatingSize.values)]).toEqual([
      'medium',
      'medium',
      'large',
    ])
  })

  it('[AHEAD-14] goes up and down by one, to the last that is offered', () => {
    const { values } = FloatingSize
    expect([sizeBeside('small', 1, values), sizeBeside('large', 1, values), sizeBeside('small', -1, values)]).toEqual([
      'medium',
      'large',
      'small',
    ])
    expect([sizeBeside('medium', 1, PHONE), sizeBeside('large', 1, PHONE), sizeBeside('large', -1, PHONE)]).toEqual([
      'medium',
      'medium',
      'small',
    ])
  })

  it('[AHEAD-14] its inner corner follows the hand, whichever corner is docked', () => {
    expect(widthGained({ x: -50, y: 0 }, 'bottomEnd')).toBe(50)
    expect(widthGained({ x: -50, y: 0 }, 'bottomStart')).toBe(-50)
    expect(widthGained({ x: 0, y: -90 }, 'bottomEnd')).toBe(160)
    expect(widthGained({ x: 0, y: -90 }, 'topEnd')).toBe(-160)
    expect(widthGained({ x: 200, y: 90 }, 'topStart')).toBe(200)
  })
})
