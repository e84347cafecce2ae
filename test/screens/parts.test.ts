import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rovingIndex } from '../../src/components/basics/roving.ts'
import { digitsOf } from '../../src/components/form/verificationCode.ts'
import { PLAYER_KEYS, playerKeyWish } from '../../src/components/live/playerKeys.ts'
import { MOST_ROWS, rowsInView, rowsToDraw } from '../../src/components/live/windowing.ts'
import { RAIL_DURATION_MS, railPosition, railTarget } from '../../src/components/rows/railMotion.ts'

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
    const across = { axis: 'horizontal' } as const
    expect(rovingIndex('ArrowRight', 1, 4, across)).toBe(2)
    expect(rovingIndex('ArrowRight', 3, 4, across)).toBe(3)
    expect(rovingIndex('ArrowRight', 3, 4, { ...across, wraps: true })).toBe(0)
    expect(rovingIndex('ArrowLeft', 0, 4, { ...across, wraps: true })).toBe(3)
    expect(rovingIndex('End', 0, 4, across)).toBe(3)
    expect(rovingIndex('Home', 3, 4, across)).toBe(0)
    expect(rovingIndex('ArrowDown', 1, 4, across)).toBeUndefined()
    expect(rovingIndex('Home', 0, 0, across)).toBeUndefined()
  })

  it('[UI-06] the player has a key for playing, sound, captions, full screen and the next channel', () => {
    const player = { tagName: 'SECTION' }
    expect(playerKeyWish(key(' '), player)).toBe('togglePlay')
    expect(playerKeyWish(key('M'), player)).toBe('toggleMute')
    expect(playerKeyWish(key('f'), player)).toBe('toggleFullScreen')
    expect(playerKeyWish(key('c'), player)).toBe('toggleCaptions')
    expect(playerKeyWish(key('ArrowUp'), player)).toBe('channelUp')
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
    const folder = new URL('../../src/components/basics/', import.meta.url)
    const drawn = [...readFileSync(new URL('icons.svg', folder), 'utf8').matchAll(/symbol id="(\w+)"/g)]
    const names = readFileSync(new URL('Icon.tsx', folder), 'utf8').match(/ICON_NAMES = \[(.*?)\]/s)?.[1] ?? ''
    expect(drawn.map(([, id]) => id)).toEqual([...names.matchAll(/'(\w+)'/g)].map(([, name]) => name))
  })
})
