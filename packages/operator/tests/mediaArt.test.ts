import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { mark, paletteNames, scene, sceneKinds } from '../art/index.ts'
import { roster } from '../world/roster.ts'

const draw = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels
const [width, height] = [192, 108]

const meanDifference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length

describe('the drawn pictures', () => {
  test.each(sceneKinds)('%s moves, and its end joins its beginning', kind => {
    const at = (phase: number) => draw(scene({ kind, palette: 'ember', seed: 5, width, height, phase }))
    const begin = at(0)
    expect(meanDifference(begin, at(1))).toBeLessThan(0.05)
    expect(meanDifference(begin, at(0.37))).toBeGreaterThan(0.1)
  })

  test.each(paletteNames)('%s draws, upright and lettered, the same bytes every time', palette => {
    const title = { text: 'The Long|Table & <Co>', face: 'serif' } as const
    const poster = () => scene({ kind: 'sea', palette, seed: 2, width: 200, height: 300, title })
    expect(poster()).toBe(poster())
    expect(poster()).toContain('Table &amp; &lt;Co&gt;')
    expect(draw(poster()).length).toBe(200 * 300 * 4)
  })

  test('no two channels look alike', () => {
    const pictures = roster.map(({ scene: { kind, palette } }) => `${kind} ${palette}`)
    expect(new Set(pictures).size).toBe(roster.length)
    expect(new Set(roster.map(({ key }) => mark(key))).size).toBe(roster.length)
    expect(new Set(roster.map(({ number }) => number)).size).toBe(roster.length)
  })
})
