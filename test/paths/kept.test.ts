import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killedPercent, mutantsOf } from '@sintonia/statechart-paths/mutate'
import { sampleModel } from '@sintonia/statechart-paths/tests/fixtures/sampleModel.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { codeHash } from './mutation/codeHash.ts'
import { type Kept, keptOf, keptText, refusalOf } from './mutation/kept.ts'
import { measure } from './mutation/measure.ts'

const score = measure([sampleModel], 1)

const kept = keptOf(score, 'today')

const today = { hash: 'today', mutants: mutantsOf(sampleModel.machine).map(({ id }) => id) }

const readBack = (change: (text: string) => string = text => text): Kept => JSON.parse(change(keptText(kept)))

describe('[AHEAD-28] a kept result of a mutation run', () => {
  test('comes back from its file as it was, and is believed', () => {
    expect(readBack()).toEqual(kept)
    expect(refusalOf(readBack(), today)).toBeUndefined()
    expect(killedPercent(readBack())).toBe(killedPercent(score))
  })

  test('names every mutant with its verdict', () => {
    expect(readBack().verdicts.map(({ id, outcome }) => [id, outcome])).toEqual(
      score.verdicts.map(({ id, outcome }) => [id, outcome]),
    )
    expect(readBack().verdicts.map(({ id }) => id)).toEqual(today.mutants)
  })

  test('is refused where there is none', () => {
    expect(refusalOf(undefined, today)).toBe('no result is kept')
  })

  test('is refused where a hand has written in it', () => {
    const survivor = JSON.stringify(kept.verdicts.find(({ outcome }) => outcome === 'survived'))
    const better = readBack(text => text.replace(survivor, survivor.replace('survived', 'killed')))
    expect(better).not.toEqual(kept)
    expect(refusalOf(better, today)).toBe('the kept result was changed by hand')
    const shorter = readBack(text => text.replace(`    ${survivor},\n`, ''))
    expect(refusalOf(shorter, today)).toBe('the kept result was changed by hand')
  })

  test('is refused where the code that it comes from has changed since', () => {
    expect(refusalOf(kept, { ...today, hash: 'tomorrow' })).toBe(
      'the kept result is older than the chart, its models or the tool',
    )
  })

  test('is refused where it leaves out a mutant of the chart, or names another', () => {
    const fewer = keptOf({ ...score, verdicts: score.verdicts.slice(1) }, 'today')
    expect(refusalOf(fewer, today)).toBe('the kept result is not of the mutants of the chart')
    expect(refusalOf(kept, { ...today, mutants: [...today.mutants, 'drop tag new @ sample'] })).toBe(
      'the kept result is not of the mutants of the chart',
    )
  })
})

describe('[AHEAD-28] the hash of code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sintonia-hash-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const hashOf = (main: string, other: string) => {
    writeFileSync(join(folder, 'other.ts'), other)
    writeFileSync(join(folder, 'main.ts'), main)
    return codeHash(join(folder, 'main.ts'))
  }
  const MAIN = "import { half } from './other.ts'\nexport const quarter = (n: number): number => half(half(n))"
  const OTHER = 'export const half = (n: number): number => n / 2'

  test('is another where what the code runs is another, in whatever file', async () => {
    const hash = await hashOf(MAIN, OTHER)
    expect(await hashOf(MAIN, OTHER)).toBe(hash)
    expect(await hashOf(MAIN, OTHER.replace('n / 2', 'n / 3'))).not.toBe(hash)
    expect(await hashOf(MAIN.replace('half(half(n))', 'half(n) / 2'), OTHER)).not.toBe(hash)
  })

  test('is the same where a type, a comment or what nothing uses has changed', async () => {
    const hash = await hashOf(MAIN, OTHER)
    const more = `/** Of a number. */\n${OTHER.replace(': number =>', ': Half =>')}\ntype Half = number\nexport const third = 3`
    expect(await hashOf(MAIN, more)).toBe(hash)
  })
})
