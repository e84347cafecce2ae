import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { floorOf } from '../../scripts/lib/outputs/floor.ts'
import { tvStyles } from '../../scripts/lib/outputs/tvStyles.ts'
import { ROOT } from '../../scripts/lib/steps.ts'
import { rgbOf } from '../../src/fillings/oklch.ts'
import type { StyleTable } from '../../src/fillings/table.ts'

const lowered = (styles: string) => {
  const table: StyleTable = { has: [], containers: [], limits: [], colours: [] }
  const { css } = postcss([tvStyles(table)]).process(styles, { from: undefined })
  return { css: css.replace(/\s+/g, ' '), table }
}

test('[AHEAD-32] the page for browsers below the floor names it in three languages', () => {
  const page = readFileSync(join(ROOT, 'public/browsers.html'), 'utf8')
  const { firefox, safari } = floorOf('modern')
  const { chrome } = floorOf('tv')
  const told = page.split('<div lang="').slice(1)
  expect(told.map(text => text.slice(0, 2))).toEqual(['en', 'es', 'pt'])
  for (const text of told)
    expect([...text.matchAll(/: ([\d.]+)<\/li>/g)].map(([, version]) => version)).toEqual([chrome, firefox, safari])
})

test.each([
  ['.a { translate: 0 1rem; scale: 2 }', '.a { transform: translate(0, 1rem) scale(2) }'],
  ['.a { transition: scale 1s }', '.a { transition: transform 1s }'],
  ['.a { block-size: calc(100dvh - 2rem) }', '.a { block-size: calc(100vh - 2rem) }'],
  ['.a { overflow-x: clip }', '.a { overflow-x: hidden }'],
  ['.a { justify-content: end }', '.a { justify-content: flex-end }'],
  ['.a { color: color-mix(in oklch, var(--bad), transparent 45%) }', '.a { color: var(--bad) }'],
  ['.a { color: color-mix(in oklch, var(--text) 7%, transparent) }', '.a { color: rgb(128 128 128 / 7%) }'],
  ['.a:not(:modal) { top: 0 }', '.a:not([data-modal]) { top: 0 }'],
])('[AHEAD-32] styles for television sets: %s', (styles, expected) => {
  expect(lowered(styles).css).toBe(expected)
})

test('[AHEAD-32] what only a script can do for a television set is written down for it', () => {
  const { css, table } = lowered(`
    .box { container: player / inline-size }
    .box:has(.bar):not([data-calm]) .sound, .other { top: 0 }
    @container player (width < 34rem) { .sound { left: 0 } }
    :root { --chroma: 0.1; --accent: oklch(0.8 var(--chroma) var(--brand-hue)); --text: white; }
    [data-theme="light"] { --accent: oklch(0.99 0.004 85); --text: black; }
  `)
  expect(css).toContain('.box[data-has~="0"]:not([data-calm]) .sound, .other { top: 0 }')
  expect(css).toContain('[data-under~="34"] .sound { left: 0 }')
  expect(css).not.toContain('var(--brand-hue)')
  expect(table).toEqual({
    has: [['.box', '.bar']],
    containers: ['.box'],
    limits: [34],
    colours: [
      [':root', '--chroma', '0.1'],
      [':root', '--accent', 'oklch(0.8 var(--chroma) var(--brand-hue))'],
      // said after all styles, the one above would hold there too
      ['[data-theme="light"]', '--accent', 'oklch(0.99 0.004 85)'],
    ],
  })
})

test.each([
  ['oklch(0.62796 0.25768 29.234)', 'rgba(255, 0, 0, 1)'],
  ['oklch(1 0 0 / 0.5)', 'rgba(255, 255, 255, 0.5)'],
  ['oklch(0.8664 0.2948 142.5 / 0.14)', 'rgba(0, 255, 0, 0.14)'],
])('[AHEAD-32] %s is shown as %s', (text, expected) => {
  expect(rgbOf(text)).toBe(expected)
})
