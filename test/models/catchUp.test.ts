import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInCatchUpWindow } from '../../models/catchUp.ts'
import { addMs, DAY, type Instant, instant } from '../../models/codec/instant.ts'
import { moments, programmes } from './liveArbitraries.ts'

const daysBack = fc.integer({ min: 0, max: 30 })
const lasting = (start: number, stop: Instant) => ({ start: instant(start), stop })

describe('The catch-up window', () => {
  it('[CATCH-01] reaches back its days to the millisecond', () => {
    fc.assert(
      fc.property(moments, daysBack, (now, days) => {
        const edge = now - days * DAY
        expect(isInCatchUpWindow(lasting(edge, now), days, now)).toBe(true)
        expect(isInCatchUpWindow(lasting(edge - 1, now), days, now)).toBe(false)
      }),
    )
  })

  it('[CATCH-01] holds a programme only once it has ended', () => {
    fc.assert(
      fc.property(programmes, programme => {
        expect(isInCatchUpWindow(programme, 30, programme.stop)).toBe(true)
        expect(isInCatchUpWindow(programme, 30, addMs(programme.stop, -1))).toBe(false)
      }),
    )
  })

  it('[CATCH-01] is left for good: a programme that fell out of it never comes back', () => {
    fc.assert(
      fc.property(programmes, daysBack, fc.nat(60 * DAY), fc.nat(60 * DAY), (programme, days, first, more) => {
        const earlier = addMs(programme.stop, first)
        fc.pre(!isInCatchUpWindow(programme, days, earlier))
        expect(isInCatchUpWindow(programme, days, addMs(earlier, more))).toBe(false)
      }),
    )
  })
})
