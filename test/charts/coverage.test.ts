import { countHits, coverageWords, mergedCoverage } from '@sintonia/statechart-book'
import { coverageDress, layOut, toSvg } from '@sintonia/statechart-book/drawing'
import { sampleModel } from '@sintonia/statechart-paths/tests/fixtures/sampleModel.ts'
import { describe, expect, test } from 'vitest'
import { coverageOfModel } from './coverageOf.ts'
import { readChart } from './readChart.ts'

const chart = readChart(sampleModel.machine)

const coverage = coverageOfModel(sampleModel)

describe('coverage', () => {
  test('of the generated paths takes every transition and enters every state of the sample', () => {
    expect(coverage).toMatchObject({ chart: 'sample', hash: chart.hash })
    expect(coverageWords(chart, coverage)).toBe('19 of 19 transitions, 15 of 15 states')
  })

  test('counts how often', () => {
    expect(countHits(['b', 'a', 'b'])).toEqual({ a: 1, b: 2 })
  })

  test('of two models of one chart is counted together', () => {
    const [both, ...others] = mergedCoverage([coverage, coverage])
    expect(others).toEqual([])
    expect(both?.paths).toBe(2 * coverage.paths)
    expect(both?.transitions['sample.playback.idle|viewer.play|0']).toBe(
      2 * (coverage.transitions['sample.playback.idle|viewer.play|0'] ?? 0),
    )
  })

  test('[AHEAD-28] is drawn on the chart: counts where it came by, dashed red where it never did', async () => {
    const { 'sample.playback.failed|viewer.retry|0': _, ...transitions } = coverage.transitions
    const svg = toSvg(await layOut(chart), { dress: coverageDress(chart, { ...coverage, transitions }) })
    const lines = [...svg.matchAll(/class="line (mark-\w+)" data-transition="([^"]+)"/g)]
    const missed = lines.filter(([, mark]) => mark === 'mark-missed').map(([, , id]) => id)
    expect(new Set(missed)).toEqual(new Set(['sample.playback.failed|viewer.retry|0']))
    expect(new Set(lines.map(([, , id]) => id)).size).toBe(19)
    const taken = coverage.transitions['sample.playback.idle|viewer.play|0']
    expect(svg).toMatch(new RegExp(`data-transition="sample\\.playback\\.idle\\|viewer\\.play\\|0">.*>${taken}</text>`))
    expect(svg).toMatch(/class="state mark-hit" data-state="sample\.playback\.opening"/)
  })
})
