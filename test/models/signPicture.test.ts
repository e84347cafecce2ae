import { describe, expect, test } from 'vitest'
import { NO_SIGN_PICTURE, SignPicture, stepOf } from '../../models/signPicture.ts'

describe('[AHEAD-38] somebody who signs', () => {
  test('is off by default', () => {
    expect(NO_SIGN_PICTURE.isOn).toBe(false)
  })

  test.each([{}, { ...NO_SIGN_PICTURE, corner: 'middle' }, { ...NO_SIGN_PICTURE, size: 3 }, 'on'])(
    'what a device has kept of it and nobody can read is no choice: %j',
    kept => expect(SignPicture.decode(kept)._tag).toBe('Left'),
  )

  test.each([
    { ahead: 0, isMoving: true, rate: 1, step: { jumps: false, rate: 1 } },
    { ahead: 80, isMoving: true, rate: 1.5, step: { jumps: false, rate: 1.5 } },
    { ahead: 501, isMoving: true, rate: 1, step: { jumps: true, rate: 1 } },
    { ahead: -501, isMoving: true, rate: 2, step: { jumps: true, rate: 2 } },
    { ahead: -200, isMoving: false, rate: 1, step: { jumps: true, rate: 1 } },
  ])('$ahead ms before the picture, at $rate times its speed', ({ ahead, isMoving, rate, step }) =>
    expect(stepOf(ahead, { isMoving, rate })).toEqual(step),
  )

  test('catches up, and waits, without a jump, and is there within seven seconds', () => {
    for (const begun of [-500, 500])
      for (const rate of [0.5, 1, 2]) {
        let ahead = begun
        for (let ms = 0; ms < 7_000 / Math.min(1, rate); ms += 200) {
          const step = stepOf(ahead, { isMoving: true, rate })
          expect(step.jumps).toBe(false)
          ahead += (step.rate - rate) * 200
        }
        expect(Math.abs(ahead)).toBeLessThanOrEqual(84)
      }
  })
})
