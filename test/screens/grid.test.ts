import { describe, expect, test } from 'vitest'
import { addMs, type Instant, instant, MINUTE } from '../../models/codec/instant.ts'
import { emptyRow, GAP, guideRow } from '../../models/guideRow.ts'
import { localDay } from '../../models/localDay.ts'
import { stripAround } from '../../models/stretch.ts'
import { gridKey } from '../../src/ui/components/guide/grid/keys.ts'
import { revealed } from '../../src/ui/components/guide/grid/reveal.ts'
import { xOf } from '../../src/ui/components/guide/grid/scale.ts'
import { isNowSeen } from '../../src/ui/components/guide/grid/seen.ts'
import { stepFrom } from '../../src/ui/components/guide/grid/steps.ts'
import { columns, slot } from '../machines/guide/columns.ts'

const NOW = instant(Date.UTC(2026, 5, 1, 20, 30))
const strip = stripAround(NOW)
const at = (minutes: number): Instant => addMs(NOW, minutes * MINUTE)

const rows = [
  guideRow(
    columns('news', [slot('before', NOW, -90, 60), slot('now', NOW, -30, 60), slot('next', NOW, 30, 60)]),
    strip,
    strip,
  ),
  guideRow(columns('film', [slot('film', NOW, -120, 240)]), strip, strip),
  emptyRow(strip, GAP),
]
const lines = {
  strip,
  now: NOW,
  lineCount: rows.length,
  rowAt: (line: number) => rows[line] ?? emptyRow(strip, GAP),
}
const from = (line: number, minutes: number) => ({ line, at: at(minutes) })

describe('Steps by keys', () => {
  test('[AHEAD-02] left and right go from cell to cell; what is on now is entered at now', () => {
    expect(stepFrom(lines, from(0, 0), 'later', 5)).toEqual(from(0, 30))
    expect(stepFrom(lines, from(0, 45), 'earlier', 5)).toEqual(from(0, 0))
    expect(stepFrom(lines, from(0, 0), 'earlier', 5)).toEqual(from(0, -90))
  })

  test('[AHEAD-02] up and down keep the moment, and stop at the first and the last channel', () => {
    expect(stepFrom(lines, from(0, 45), 'down', 5)).toEqual(from(1, 45))
    expect(stepFrom(lines, from(0, 45), 'up', 5)).toEqual(from(0, 45))
    expect(stepFrom(lines, from(0, 45), 'pageDown', 5)).toEqual(from(2, 45))
    expect(stepFrom(lines, from(2, 45), 'pageUp', 2)).toEqual(from(0, 45))
  })

  test('[AHEAD-02] Home and End lead to the ends of the day', () => {
    const day = localDay(NOW, 0)
    expect(stepFrom(lines, from(0, 0), 'dayStart', 5)).toEqual({ line: 0, at: day.start })
    expect(stepFrom(lines, from(0, 0), 'dayEnd', 5)).toEqual({ line: 0, at: day.stop - 1 })
  })

  test('[AHEAD-02] there is nothing before the first day and nothing after the last', () => {
    const first = { line: 2, at: strip.from }
    expect(stepFrom(lines, first, 'earlier', 5)).toEqual(first)
    const last = { line: 2, at: addMs(strip.until, -1) }
    expect(stepFrom(lines, last, 'later', 5)).toEqual(last)
  })

  test('[AHEAD-02] where nothing is on one goes on by two hours, and never over a week at once', () => {
    expect(stepFrom(lines, from(2, 0), 'later', 5)).toEqual(from(2, 120))
    expect(stepFrom(lines, from(2, 0), 'earlier', 5)).toEqual(from(2, -120))
    const beforeNews = addMs(at(-90), -1)
    expect(stepFrom(lines, from(0, -60), 'earlier', 5)).toEqual({ line: 0, at: beforeNews })
    expect(stepFrom(lines, { line: 0, at: beforeNews }, 'later', 5)).toEqual(from(0, -90))
  })

  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

  test.each([
    ['ArrowLeft', 'earlier'],
    ['ArrowRight', 'later'],
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['PageUp', 'pageUp'],
    ['PageDown', 'pageDown'],
    ['Home', 'dayStart'],
    ['End', 'dayEnd'],
    ['Enter', 'press'],
    [' ', 'press'],
    ['x', undefined],
  ])('[AHEAD-02] the key "%s" means %s', (key, wish) => {
    expect(gridKey(plain, key)).toBe(wish)
  })

  test('[AHEAD-02] keys with a modifier stay the browser’s', () => {
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)
      expect(gridKey({ ...plain, [held]: true }, 'ArrowLeft')).toBeUndefined()
  })
})

describe('Scrolling to the focus', () => {
  test.each([
    ['a cell in sight moves nothing', { from: 120, to: 300 }, 100, 100],
    ['a cell that is seen well enough moves nothing', { from: 0, to: 400 }, 200, 200],
    ['a cell to the left comes whole into sight', { from: 0, to: 100 }, 300, 0],
    ['a cell to the right comes whole into sight', { from: 900, to: 1000 }, 100, 500],
    ['a long cell to the right begins at the edge', { from: 900, to: 3000 }, 100, 900],
    ['a long cell to the left ends at the edge', { from: 0, to: 2000 }, 1950, 1500],
  ])('[AHEAD-02] %s', (_, span, scrolled, expected) => {
    expect(revealed(span, scrolled, 500)).toBe(expected)
  })
})

describe('Now', () => {
  const scale = { perMinute: 4, line: 72, side: 0, head: 36, letters: 1 }
  const room = { width: 360, height: 500 }

  test.each([
    [180, true],
    [30, true],
    [330, true],
    [359, false],
    [360, false],
    [1, false],
    [-1, false],
  ])('[AHEAD-02] [UI-05] %i px from where 360 px begin, in sight with its whole sign: %s', (x, isSeen) => {
    const position = { left: xOf(NOW, strip, scale) - x, top: 0 }
    expect(isNowSeen(position, room, lines, scale)).toBe(isSeen)
  })
})
