import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rovingIndex } from '../../src/ui/components/basics/roving.ts'
import { placeOfCard } from '../../src/ui/components/catalogue/EnlargedCard.tsx'
import { cardsInView, wallOf } from '../../src/ui/components/catalogue/wall.ts'
import { digitsOf } from '../../src/ui/components/form/verificationCode.ts'
import { PLAYER_KEYS, playerKeyWish } from '../../src/ui/components/live/playerKeys.ts'
import { MOST_ROWS, rowsInView, rowsToDraw } from '../../src/ui/components/live/windowing.ts'
import { RAIL_DURATION_MS, railPosition, railTarget } from '../../src/ui/components/rows/Rail.tsx'

const key = (name: string, modifiers: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

describe('Verification input', () => {
  it('[UI-03] four digits are taken from whatever is typed or pasted', () => {
    expect(digitsOf('7031')).toBe('7031')
    expect(digitsOf('Your code is 70-31, valid for 5 minutes')).toBe('7031')
    expect(digitsOf('12345678')).toBe('1234')
    expect(digitsOf('no code')).toBe('')
  })

  it('[UI-03] no text ever yields more than four digits or anything else', () => {
    fc.assert(fc.property(fc.string(), text => /^\d{0,4}$/.test(digitsOf(text))))
  })
})

describe('Rail', () => {
  it('[UI-04] a press goes 900 px, and never past the ends', () => {
    expect(railTarget(0, 1, 5000)).toBe(900)
    expect(railTarget(900, 1, 1200)).toBe(1200)
    expect(railTarget(300, -1, 1200)).toBe(0)
  })

  it('[UI-04] it arrives after 800 ms, always nearer than before', () => {
    expect(RAIL_DURATION_MS).toBe(800)
    expect(railPosition(100, 1000, 0)).toBe(100)
    expect(railPosition(100, 1000, 400)).toBeGreaterThan(550)
    expect(railPosition(100, 1000, 799)).toBeLessThan(1000)
    expect(railPosition(100, 1000, 800)).toBe(1000)
    expect(railPosition(100, 1000, 5000)).toBe(1000)
    const steps = Array.from({ length: 81 }, (_, at) => railPosition(900, 0, at * 10))
    expect(steps.every((position, at) => at === 0 || position < (steps[at - 1] ?? 0))).toBe(true)
  })
})

describe('Poster wall', () => {
  const room = { card: 176, gap: 16, words: 62 }

  it('[VOD-03] as many cards stand side by side as fit, from edge to edge', () => {
    expect(wallOf({ ...room, width: 1312 })).toEqual({ columns: 6, cardWidth: 205 + 1 / 3, rowHeight: 386 })
    expect(wallOf({ ...room, width: 328, card: 132 })).toEqual({ columns: 2, cardWidth: 156, rowHeight: 312 })
    expect(wallOf({ ...room, width: 200 }).columns).toBe(2)
    expect(wallOf({ ...room, width: 0 }).cardWidth).toBe(0)
  })

  it('[VOD-03] [VOD-04] of ten thousand titles some dozens are in the page', () => {
    const wall = wallOf({ ...room, width: 1312 })
    const seen = (scrolled: number, count = 10_000) => cardsInView(wall, { scrolled, height: 900, count })
    expect(seen(0)).toEqual({ first: 0, end: 30 })
    expect(seen(386 * 100)).toEqual({ first: 588, end: 630 })
    expect(seen(0, 4)).toEqual({ first: 0, end: 4 })
    expect(seen(386 * 1700, 10_000)).toEqual({ first: 10_000, end: 10_000 })
  })

  it('[VOD-03] every card that is seen is in the page, whatever the window', () => {
    const window = fc.record({
      width: fc.integer({ min: 240, max: 4000 }),
      scrolled: fc.integer({ min: 0, max: 500_000 }),
      height: fc.integer({ min: 300, max: 2200 }),
    })
    fc.assert(
      fc.property(window, ({ width, scrolled, height }) => {
        const wall = wallOf({ ...room, width })
        const { first, end } = cardsInView(wall, { scrolled, height, count: 10_000 })
        const rowAt = (y: number) => Math.floor(y / wall.rowHeight) * wall.columns
        expect(first).toBeLessThanOrEqual(rowAt(scrolled))
        expect(end).toBeGreaterThanOrEqual(Math.min(10_000, rowAt(scrolled + height)))
        expect(end - first).toBeLessThanOrEqual(60 * wall.columns)
      }),
    )
  })
})

describe('Enlarged card', () => {
  const around = {
    size: { width: 344, height: 380 },
    window: { width: 1440, height: 900 },
    side: 64,
    above: 80,
    below: 8,
  }
  const card = { left: 600, top: 300, width: 194, height: 340 }

  it('[VOD-03] stands in the middle over its card', () => {
    expect(placeOfCard({ ...around, card })).toEqual({ left: 525, top: 280 })
  })

  it('[VOD-03] leaves the sides, the header and the dock free', () => {
    expect(placeOfCard({ ...around, card: { ...card, left: 64, top: 20 } })).toEqual({ left: 64, top: 80 })
    expect(placeOfCard({ ...around, card: { ...card, left: 1300, top: 800 } })).toEqual({ left: 1032, top: 512 })
  })
})

describe('Channel list', () => {
  it('[CHAN-06] draws what is seen and a few rows around it', () => {
    expect(rowsInView({ scrolled: 0, height: 720, rowHeight: 72, count: 5000 })).toEqual({ first: 0, end: 16 })
    expect(rowsInView({ scrolled: 7200, height: 720, rowHeight: 72, count: 5000 })).toEqual({ first: 94, end: 116 })
    expect(rowsInView({ scrolled: 0, height: 720, rowHeight: 72, count: 4 })).toEqual({ first: 0, end: 4 })
    expect(rowsInView({ scrolled: -500, height: 720, rowHeight: 72, count: 5000 })).toEqual({ first: 0, end: 10 })
    expect(rowsInView({ scrolled: -5000, height: 720, rowHeight: 72, count: 5000 })).toEqual({ first: 0, end: 0 })
  })

  it('[CHAN-06] never holds more than 60 rows, whatever the screen, and always the one with the tab stop', () => {
    const viewport = fc.record({
      scrolled: fc.integer({ min: -10_000, max: 500_000 }),
      height: fc.integer({ min: 0, max: 10_000 }),
      rowHeight: fc.integer({ min: 20, max: 200 }),
      count: fc.integer({ min: 1, max: 5000 }),
    })
    fc.assert(
      fc.property(viewport, fc.nat(4999), (view, wanted) => {
        const stop = wanted % view.count
        const drawn = rowsToDraw(rowsInView(view), stop)
        expect(drawn.length).toBeLessThanOrEqual(MOST_ROWS)
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn).toContain(stop)
        expect(drawn.every(at => at >= 0 && at < view.count)).toBe(true)
      }),
    )
  })

  it('[CHAN-06] every row of the viewport is drawn while it holds fewer than 48', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 350_000 }), fc.integer({ min: 100, max: 3400 }), (scrolled, height) => {
        const { first, end } = rowsInView({ scrolled, height, rowHeight: 72, count: 5000 })
        expect(first * 72).toBeLessThanOrEqual(scrolled)
        expect(Math.min(5000 * 72, scrolled + height)).toBeLessThanOrEqual(end * 72)
      }),
    )
  })
})

describe('Keys', () => {
  it('[UI-05] arrows, Home and End move one tab stop through a list', () => {
    const across = { along: 1 } as const
    expect(rovingIndex('ArrowRight', 1, 4, across)).toBe(2)
    expect(rovingIndex('ArrowRight', 3, 4, across)).toBe(3)
    expect(rovingIndex('ArrowRight', 3, 4, { ...across, wraps: true })).toBe(0)
    expect(rovingIndex('ArrowLeft', 0, 4, { ...across, wraps: true })).toBe(3)
    expect(rovingIndex('End', 0, 4, across)).toBe(3)
    expect(rovingIndex('Home', 3, 4, across)).toBe(0)
    expect(rovingIndex('ArrowDown', 1, 4, across)).toBeUndefined()
    expect(rovingIndex('Home', 0, 0, across)).toBeUndefined()
    expect(rovingIndex('ArrowDown', 1, 4, {})).toBe(2)
    expect(rovingIndex('ArrowRight', 1, 4, {})).toBeUndefined()
  })

  it('[AHEAD-44] [UI-05] arrows lead on to the left where lines run that way', () => {
    const across = { along: -1 } as const
    expect(rovingIndex('ArrowLeft', 1, 4, across)).toBe(2)
    expect(rovingIndex('ArrowRight', 1, 4, across)).toBe(0)
    expect(rovingIndex('ArrowUp', 1, 4, across)).toBeUndefined()
    expect(rovingIndex('End', 0, 4, across)).toBe(3)
  })

  it('[UI-06] the player has a key for playing, sound, captions, full screen and the next channel', () => {
    const player = { tagName: 'SECTION' }
    expect(playerKeyWish(key(' '), player)).toBe('togglePlay')
    expect(playerKeyWish(key('M'), player)).toBe('toggleMute')
    expect(playerKeyWish(key('f'), player)).toBe('toggleFullScreen')
    expect(playerKeyWish(key('c'), player)).toBe('toggleCaptions')
    expect(playerKeyWish(key('ArrowDown'), player)).toBe('channelUp')
    expect(playerKeyWish(key('ArrowUp'), player)).toBe('channelDown')
    expect(playerKeyWish(key('PageDown'), player)).toBe('channelDown')
    expect(playerKeyWish(key('x'), player)).toBeUndefined()
  })

  it('[UI-06] a control’s own keys and the browser’s shortcuts are left alone', () => {
    expect(playerKeyWish(key(' '), { tagName: 'BUTTON' })).toBeUndefined()
    expect(playerKeyWish(key('ArrowUp'), { tagName: 'INPUT', type: 'range' })).toBeUndefined()
    expect(playerKeyWish(key(' '), { tagName: 'BODY' })).toBeUndefined()
    expect(playerKeyWish(key('PageDown'), { tagName: 'BODY' })).toBeUndefined()
    expect(playerKeyWish(key('m'), { tagName: 'BUTTON' })).toBe('toggleMute')
    expect(playerKeyWish(key('f', { ctrlKey: true }), { tagName: 'SECTION' })).toBeUndefined()
  })

  it('[CHAN-13] [AHEAD-07] digits, Enter and Backspace are the dial’s, also over a slider or nothing at all', () => {
    expect(playerKeyWish(key('7'), { tagName: 'BODY' })).toBe('digit')
    expect(playerKeyWish(key('7'), { tagName: 'INPUT', type: 'range' })).toBe('digit')
    expect(playerKeyWish(key('Enter'), { tagName: 'SECTION' })).toBe('enterNumber')
    expect(playerKeyWish(key('Backspace'), { tagName: 'SECTION' })).toBe('goBack')
  })

  it('[AHEAD-07] nothing happens while somebody types', () => {
    for (const { keys, remote = [] } of PLAYER_KEYS) {
      for (const each of [...keys, ...remote]) {
        expect(playerKeyWish(key(each), { tagName: 'INPUT', type: 'search' })).toBeUndefined()
        expect(playerKeyWish(key(each), { tagName: 'TEXTAREA' })).toBeUndefined()
        expect(playerKeyWish(key(each), { tagName: 'DIV', isContentEditable: true })).toBeUndefined()
      }
    }
  })

  it('[AHEAD-07] the table has every key once, and the player obeys it as the table says', () => {
    const keys = PLAYER_KEYS.flatMap(row => [...row.keys, ...(row.remote ?? [])])
    expect(new Set(keys).size).toBe(keys.length)
    for (const { wish, keys: rowKeys } of PLAYER_KEYS)
      for (const each of rowKeys) expect(playerKeyWish(key(each), { tagName: 'SECTION' })).toBe(wish)
  })
})

describe('Signs', () => {
  it('[UI-01] every sign that a component may name is drawn in the sprite, and no other', () => {
    const folder = new URL('../../src/ui/components/basics/', import.meta.url)
    const drawn = [...readFileSync(new URL('icons.svg', folder), 'utf8').matchAll(/symbol id="(\w+)"/g)]
    const names = readFileSync(new URL('Icon.tsx', folder), 'utf8').match(/ICON_NAMES = \[(.*?)\]/s)?.[1] ?? ''
    expect(drawn.map(([, id]) => id)).toEqual([...names.matchAll(/'(\w+)'/g)].map(([, name]) => name))
  })
})
