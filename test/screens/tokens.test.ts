import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourOf, contrast } from './colour.ts'

const css = ['tokens', 'kids']
  .map(name => readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8').split('@media')[0])
  .join('')
  .replace(/\/\*.*?\*\//gs, '')

/** The declarations of every rule outside media queries whose selector list names one of `selectors`, in order. */
const declared = (...selectors: ReadonlyArray<string>): Map<string, string> => {
  const rules = css.matchAll(/([^{}]+)\{([^{}]*)\}/g)
  const found = new Map<string, string>()
  for (const [, names = '', body = ''] of rules) {
    const applies = names.split(',').some(name => selectors.includes(name.trim().replaceAll('"', "'")))
    if (!applies) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(name, value.trim())
  }
  return found
}

const dark = declared(':root')
const light = declared(':root', "[data-theme='light']")
const kids = declared(':root', ':root[data-kids]')
const kidsLight = declared(':root', "[data-theme='light']", ':root[data-kids]', ":root[data-kids][data-theme='light']")
const picture = new Map([...declared(':root'), ...declared("[data-surface='picture']")])

const RESTING = ['ground', 'surface-1', 'surface-2']

const TEXTS: ReadonlyArray<readonly [text: string, backs: ReadonlyArray<string>]> = [
  ['text', [...RESTING, 'surface-3']],
  ['text-2', [...RESTING, 'surface-3']],
  ['text-3', RESTING],
  ['accent', RESTING],
  ['accent-strong', ['surface-3']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-live', ['live']],
  ['live-text', RESTING],
  ['good', RESTING],
  ['warn', RESTING],
  ['bad', RESTING],
]

const CONTROLS: ReadonlyArray<readonly [edge: string, backs: ReadonlyArray<string>]> = [
  ['control', RESTING],
  ['accent', ['surface-3']],
  ['bad', ['surface-3']],
  ['good', ['surface-3']],
  ['live', ['ground', 'surface-1']],
]

/** From no colour to the most that a brand may have (models/brand.ts). */
const CHROMAS = [0, 0.1, 0.135, 0.2]

const failing = (
  tokens: ReadonlyMap<string, string>,
  pairs: ReadonlyArray<readonly [string, ReadonlyArray<string>]>,
  least: number,
) =>
  pairs.flatMap(([front, backs]) =>
    backs
      .map(back => ({ pair: `${front} on ${back}`, ratio: contrast(colourOf(tokens, front), colourOf(tokens, back)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  )

describe('Design tokens', () => {
  it('[UI-05] black on white is 21 to 1, so the arithmetic of contrast is right', () => {
    expect(contrast([0, 0, 0, 1], [1, 0, 0, 1])).toBeCloseTo(21, 1)
    expect(contrast([0.628, 0.2577, 29.23, 1], [1, 0, 0, 1])).toBeCloseTo(4, 1)
  })

  for (const [theme, tokens] of [
    ['dark', dark],
    ['light', light],
    ['dark children’s', kids],
    ['light children’s', kidsLight],
  ] as const) {
    it(`[UI-05] every text of the ${theme} theme stands at 4.5 to 1 on what it lies on`, () => {
      expect(failing(tokens, TEXTS, 4.5)).toEqual([])
    })

    it(`[UI-05] every control of the ${theme} theme stands at 3 to 1 on what it lies on`, () => {
      expect(failing(tokens, CONTROLS, 3)).toEqual([])
    })

    it(`[AHEAD-44] [UI-05] a brand of any hue, pale or full, keeps its contrast in the ${theme} theme`, () => {
      const accents = TEXTS.filter(([text]) => /accent/.test(text))
      const edges = CONTROLS.filter(([edge]) => edge === 'accent')
      for (let hue = 0; hue < 360; hue += 1)
        for (const chroma of CHROMAS) {
          const branded = new Map([...tokens, ['brand-hue', String(hue)], ['brand-chroma', String(chroma)]])
          const found = [...failing(branded, accents, 4.5), ...failing(branded, edges, 3)]
          if (found.length > 0) expect(found, `hue ${hue}, chroma ${chroma}`).toEqual([])
        }
    })
  }

  it('[UI-05] words on a picture stand at 4.5 to 1 on its veils', () => {
    const words = [
      ['text', ['scrim', 'panel', 'veil']],
      ['text-2', ['scrim', 'panel']],
    ] as const
    const solid = new Map(
      [...picture].map(([name, value]) => [
        name,
        ['scrim', 'panel', 'veil'].includes(name) ? value.replace(/ \/ [\d.]+/, '') : value,
      ]),
    )
    expect(failing(solid, words, 4.5)).toEqual([])
  })
})
