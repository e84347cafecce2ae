import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chartDiffs, chartsAt, summaryText } from '@sintonia/statechart-book/diff'
import { doorBefore } from '@sintonia/statechart-book/tests/fixtures/doorBefore.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chartMachines } from '../paths/registry.ts'
import { ROOT, SOURCE } from './house.ts'
import { readChart } from './readChart.ts'

const PATIENCE = 60_000

describe('charts of an older revision', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sintonia-history-'))
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const commit = (message: string) => {
    git('add', '-A')
    git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', message)
    return git('rev-parse', '--short', 'HEAD').trim()
  }
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  let empty = ''
  let machines = ''

  beforeAll(() => {
    git('init', '-q')
    write('.gitignore', 'node_modules\n')
    write('package.json', '{"type":"module"}')
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    empty = commit('nothing yet')
    mkdirSync(join(folder, 'machines/door'), { recursive: true })
    cpSync(join(ROOT, 'packages/statechart-book/tests/fixtures/doorBefore.ts'), join(folder, 'machines/door/index.ts'))
    write('machines/lost/index.ts', "export { gone } from './gone.ts'\n")
    machines = commit('a door')
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are run again from their machines; what cannot be run is named with the reason', () => {
    const revision = chartsAt(folder, machines, SOURCE)
    expect(revision).toMatchObject({ charts: [readChart(doorBefore)] })
    expect(revision.failures).toEqual([{ name: 'lost', reason: expect.stringContaining('gone.ts') }])
    expect(summaryText(revision, [])).toContain('machines/lost of then cannot be read any more: ')
  })

  test('may be none at all', () => {
    expect(summaryText(chartsAt(folder, empty, SOURCE), [])).toContain('had no charts yet')
  })

  test('of a revision that git does not know are refused', () => {
    expect(() => chartsAt(folder, 'nowhere', SOURCE)).toThrow('git knows no revision nowhere')
  })

  test(
    'that was this house are run as they were',
    () => {
      for (const part of ['machines', 'models']) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
      rmSync(join(folder, 'machines/door'), { recursive: true })
      rmSync(join(folder, 'machines/lost'), { recursive: true })
      const revision = chartsAt(folder, commit('the house'), SOURCE)
      const today = chartMachines.map(readChart)
      expect(revision).toMatchObject({ failures: [] })
      expect(revision.charts.map(({ name }) => name).sort()).toEqual(today.map(({ name }) => name).sort())
      expect(chartDiffs(revision.charts, today)).toEqual([])
    },
    PATIENCE,
  )
})
