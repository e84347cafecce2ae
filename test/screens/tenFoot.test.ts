import { describe, expect, test } from 'vitest'
import { type Box, type Direction, nearestBox, nextBox } from '../../src/ui/tenFoot/geometry.ts'
import { type Holder, ownsArrow } from '../../src/ui/tenFoot/owned.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** A page of the app, roughly: a header, a banner with two buttons, two rails out of step, a footer. */
const PAGE: Readonly<Record<string, Box>> = {
  brand: box(64, 16, 110, 40),
  home: box(220, 24, 44, 24),
  live: box(300, 24, 32, 24),
  search: box(1240, 14, 44, 44),
  account: box(1330, 14, 44, 44),
  play: box(64, 420, 120, 44),
  details: box(200, 420, 110, 44),
  pause: box(64, 500, 36, 36),
  thumb: box(112, 496, 80, 44),
  a1: box(64, 640, 176, 264),
  a2: box(256, 640, 176, 264),
  a3: box(448, 640, 176, 264),
  b1: box(64, 980, 320, 180),
  b2: box(400, 980, 320, 180),
  more: box(1300, 600, 80, 24),
  english: box(700, 1300, 60, 24),
}
const NAMES = Object.keys(PAGE)
const at = (name: string): Box => PAGE[name] ?? box(0, 0, 0, 0)
const from = (name: string, direction: Direction): string | undefined => {
  const others = NAMES.filter(other => other !== name)
  return others[nextBox(at(name), others.map(at), direction) ?? -1]
}

describe('[AHEAD-24] An arrow', () => {
  test.each([
    ['home', 'right', 'live'],
    ['live', 'right', 'search'],
    ['search', 'left', 'live'],
    ['home', 'left', 'brand'],
    ['brand', 'down', 'play'],
    ['home', 'down', 'details'],
    ['play', 'right', 'details'],
    ['play', 'down', 'thumb'],
    ['pause', 'right', 'thumb'],
    ['details', 'down', 'thumb'],
    ['thumb', 'up', 'play'],
    ['pause', 'down', 'a1'],
    ['a1', 'right', 'a2'],
    ['a2', 'down', 'b1'],
    ['a3', 'down', 'b2'],
    ['b2', 'up', 'a3'],
    ['b1', 'up', 'a1'],
    ['more', 'up', 'account'],
    ['b2', 'down', 'english'],
  ] as const)('from %s to the %s leads to %s', (name, direction, next) => {
    expect(from(name, direction)).toBe(next)
  })

  test.each([
    ['brand', 'up'],
    ['brand', 'left'],
    ['account', 'right'],
    ['english', 'down'],
    ['english', 'right'],
    ['a1', 'left'],
  ] as const)('from %s to the %s leads nowhere', (name, direction) => {
    expect(from(name, direction)).toBeUndefined()
  })

  test('never leads to where it came from', () => {
    for (const name of NAMES)
      for (const direction of ['left', 'right', 'up', 'down'] as const) expect(from(name, direction)).not.toBe(name)
  })

  test('every place of the page can be reached from every other', () => {
    for (const start of NAMES) {
      const seen = new Set([start])
      for (const name of seen)
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const next = from(name, direction)
          if (next !== undefined) seen.add(next)
        }
      expect([...seen].sort()).toEqual([...NAMES].sort())
    }
  })

  test('boxes that overlap a little still follow each other', () => {
    expect(nextBox(box(0, 0, 100, 40), [box(0, 30, 100, 40)], 'down')).toBe(0)
    expect(nextBox(box(0, 0, 100, 40), [box(0, 10, 100, 40)], 'down')).toBeUndefined()
  })
})

test('[AHEAD-24] what is gone is replaced by what is nearest, and by nothing where nothing is', () => {
  expect(nearestBox(at('a2'), [at('a1'), at('b1'), at('english')])).toBe(0)
  expect(nearestBox(at('a2'), [])).toBeUndefined()
})

describe('[AHEAD-24] The keys of what has the focus stay its own', () => {
  const holder = (facts: Partial<Holder>): Holder => ({
    tag: 'INPUT',
    type: 'text',
    role: null,
    isEditable: false,
    text: '',
    caret: { from: 0, to: 0 },
    scrolls: [],
    ends: [],
    ...facts,
  })
  const owned = (facts: Partial<Holder>) =>
    (['left', 'right', 'up', 'down'] as const).filter(direction => ownsArrow(holder(facts), direction))

  test.each<[string, Partial<Holder>, ReadonlyArray<Direction>]>([
    ['an empty field has none', {}, []],
    ['a field with the caret in its text', { text: 'ana', caret: { from: 1, to: 1 } }, ['left', 'right']],
    ['a field with the caret at its end', { text: 'ana', caret: { from: 3, to: 3 } }, ['left']],
    ['a field with all its text chosen', { text: 'ana', caret: { from: 0, to: 3 } }, ['left', 'right']],
    ['a field that hides its caret', { type: 'email', text: 'a@b', caret: undefined }, ['left', 'right']],
    ['a text of lines', { tag: 'TEXTAREA', text: 'a\nb', caret: { from: 0, to: 0 } }, ['right', 'down']],
    ['a list to choose from', { tag: 'SELECT', type: '', caret: undefined }, ['left', 'right']],
    ['a text that scrolls on', { tag: 'SECTION', scrolls: ['down'] }, ['down']],
    ['a choice of one', { type: 'radio', caret: undefined }, ['left', 'right']],
    ['a volume', { type: 'range', caret: undefined }, ['left', 'right']],
    ['a volume that is full', { type: 'range', caret: undefined, ends: ['right'] }, ['left']],
    ['a bar of progress', { tag: 'DIV', role: 'slider' }, ['left', 'right']],
    ['a box to tick', { type: 'checkbox', text: 'on', caret: undefined }, []],
    ['a line of a menu', { tag: 'BUTTON', role: 'menuitemradio' }, ['left', 'right', 'up', 'down']],
    ['what is written freely', { tag: 'DIV', isEditable: true }, ['left', 'right', 'up', 'down']],
    ['a button', { tag: 'BUTTON', type: 'submit' }, []],
    ['a link', { tag: 'A' }, []],
  ])('%s', (_, facts, directions) => {
    expect(owned(facts)).toEqual(directions)
  })
})
