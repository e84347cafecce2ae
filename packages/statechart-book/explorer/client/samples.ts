import type { Sign } from '../../drawing/drawing.ts'
import { SIGN_PATHS } from '../../drawing/signs.ts'
import type { Tone } from '../../drawing/tones.ts'
import type { Sample } from '../../pages/reading.ts'
import { s } from './dom.ts'

/** Little pictures of the signs, in a box of 64 x 32 px, of the same pieces as the drawings. */

const box = (x: number, y: number, width: number, height: number, className = 'box'): SVGElement =>
  s('rect', { class: className, x, y, width, height, rx: 5 })

const line = (x: number, y: number, width: number): SVGElement =>
  s('line', { class: 'rule', x1: x, x2: x + width, y1: y, y2: y })

const arrow = (x: number, y: number, length: number, tone: Tone | ''): SVGElement =>
  s(
    'g',
    { class: `arrow ${tone}` },
    s('path', { d: `M${x} ${y}H${x + length - 4}` }),
    s('path', { class: 'head', d: `M${x + length} ${y}L${x + length - 8} ${y - 4}V${y + 4}z` }),
  )

const dot = (x: number, y: number): SVGElement => s('circle', { class: 'dot', cx: x, cy: y, r: 4 })

const sign = (name: Sign, x: number, y: number): SVGElement =>
  s('path', { class: 'sign muted', d: SIGN_PATHS[name], transform: `translate(${x} ${y}) scale(1.25)` })

const COLOURS = ['person', 'after', 'done', 'error', 'always', 'fact'] as const

const SAMPLES: Readonly<Record<Sample, () => readonly SVGElement[]>> = {
  state: () => [box(8, 3, 48, 26), line(8, 13, 48)],
  frame: () => [box(2, 1, 60, 30, 'box frame'), box(10, 11, 20, 13), box(36, 11, 20, 13)],
  regions: () => [
    box(1, 2, 29, 28, 'box frame region'),
    box(34, 2, 29, 28, 'box frame region'),
    box(7, 11, 16, 11),
    box(41, 11, 16, 11),
  ],
  begin: () => [dot(7, 16), arrow(12, 16, 22, ''), box(35, 6, 27, 20)],
  arrow: () => [box(1, 8, 16, 16), arrow(17, 16, 29, 'fact'), box(47, 8, 16, 16)],
  colours: () =>
    COLOURS.map((tone, index) => arrow(index % 2 === 0 ? 2 : 34, 6 + Math.floor(index / 2) * 10, 27, tone)),
  stays: () => [sign('stays', 24, 8)],
  goes: () => [sign('goes', 24, 8)],
  asks: () => [sign('asks', 24, 8)],
  runs: () => [sign('runs', 24, 8)],
  borders: () => [sign('enters', 12, 8), sign('leaves', 38, 8)],
  tag: () => [s('rect', { class: 'tag', x: 14, y: 9, width: 36, height: 15, rx: 7.5 })],
  ends: () => [
    s('circle', { class: 'box', cx: 15, cy: 16, r: 11 }),
    s('text', { class: 'title', x: 10, y: 21 }, document.createTextNode('H')),
    box(34, 5, 28, 22),
    box(37, 8, 22, 16),
  ],
}

export const sampleMark = (sample: Sample): SVGElement =>
  s(
    'svg',
    { class: 'chart sample', viewBox: '0 0 64 32', width: 64, height: 32, 'aria-hidden': 'true' },
    ...SAMPLES[sample](),
  )
