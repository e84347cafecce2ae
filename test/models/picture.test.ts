import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureOfWidth } from '../../models/picture.ts'

describe('A picture', () => {
  it('[VOD-03] [UI-04] is asked for at 256 px, in its own shape, where its address names its size', () => {
    expect(pictureOfWidth('/art/title/m1/es-480x720.svg', 256)).toBe('/art/title/m1/es-256x384.svg')
    expect(pictureOfWidth('https://img.example/a-1280x720.webp?v=3#x', 256)).toBe(
      'https://img.example/a-256x144.webp?v=3#x',
    )
  })

  it('[VOD-03] is never asked for wider than it is', () => {
    expect(pictureOfWidth('/a-200x300.jpg', 256)).toBe('/a-200x300.jpg')
    expect(pictureOfWidth('/a-256x384.jpg', 256)).toBe('/a-256x384.jpg')
  })

  it('[VOD-03] whose address names no size keeps its address', () => {
    for (const address of [
      '/poster.jpg',
      '/poster-big.jpg',
      '/480x720/poster.jpg',
      '/poster-480x720',
      '/p?size=-480x720.',
    ])
      expect(pictureOfWidth(address, 256)).toBe(address)
  })

  it('[VOD-03] is the same picture however often it is asked for', () => {
    const side = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(side, side, (wide, high) => {
        const small = pictureOfWidth(`/poster-${wide}x${high}.webp`, 256)
        expect(pictureOfWidth(small, 256)).toBe(small)
      }),
    )
  })
})
