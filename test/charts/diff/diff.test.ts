import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chartMachines } from '../../paths/registry.ts'
import { chartsJson } from '../chartsJson.ts'
import { defects } from '../defects.ts'
import { doorAfter } from '../fixtures/doorAfter.ts'
import { doorBefore } from '../fixtures/doorBefore.ts'
import { ROOT } from '../house.ts'
import { readChart } from '../ir.ts'
import { layOut } from '../layout.ts'
import { toSvg } from '../svg.ts'
import { changeDress } from './dress.ts'
import { chartsAt } from './revision.ts'
import { summaryText } from './summary.ts'
import { chartDiff, chartDiffs } from './union.ts'

const [before, after] = [readChart(doorBefore), readChart(doorAfter)]

const PATIENCE = 60_000

describe('the difference of two charts', () => {
  const { chart, changes } = chartDiff(before, after)
  const found = (kind: string) => changes.filter(change => change.kind === kind).map(({ id }) => id)
  const detailsOf = (id: string) => changes.find(change => change.id === id)?.details

  test('names what came and what went', () => {
    expect(found('added')).toEqual(['door.locked', 'door.passage', 'door.shut|viewer.open|0'])
    expect(found('removed')).toEqual(['door.broken'])
  })

  test('knows a branch again though another was put in front of it', () => {
    expect(found('changed')).not.toContain('door.shut|viewer.open|1')
    expect(found('changed')).not.toContain('door.shut|viewer.open|2')
  })

  test('knows a state again that stands in a frame now, and its transitions with it', () => {
    expect(detailsOf('door.passage.open')).toEqual(['place: was Open, is Passage › Open'])
    expect(found('removed')).not.toContain('door.open')
    expect(detailsOf('door.passage.open|viewer.close|0')).toBeUndefined()
  })

  test('says in product words what is different', () => {
    expect(detailsOf('door.passage.open|after.swing|0')).toEqual(['waits: was 3 s, is 5 s'])
    expect(detailsOf('door.passage.open|door.slammed|0')).toEqual(['goes to: was Broken, is Shut'])
  })

  test('of a chart with itself is nothing', () => {
    expect(chartDiffs([before], [before])).toEqual([])
  })

  test('has new and lost charts too', () => {
    expect(chartDiffs([], [after]).map(({ changes: [change] }) => change?.kind)).toEqual(['added'])
    expect(chartDiffs([before], []).map(({ changes: [change] }) => change?.kind)).toEqual(['removed'])
  })

  test('[AHEAD-28] is drawn on one picture: what came, what went, what says something else, and the old way of what leads elsewhere', async () => {
    const drawing = await layOut(chart)
    expect(defects(drawing)).toEqual([])
    const svg = toSvg(drawing, {
      dress: changeDress(
        changes,
        chart.transitions.map(({ id }) => id),
      ),
    })
    expect(svg).toContain('class="state wide mark-added" data-state="door.passage"')
    expect(svg).toContain('class="state mark-removed" data-state="door.broken"')
    expect(svg).toContain('class="line mark-changed" data-transition="door.passage.open|after.swing|0"')
    expect(svg).toContain('class="line mark-removed" data-transition="door.passage.open|door.slammed|0~was"')
    expect(svg).toMatch(/class="arrow mixed mark-removed" data-transitions="door\.passage\.open\|door\.slammed\|0~was"/)
  })
})

test('charts as data for the tools of others hold all that is known of them', () => {
  expect(JSON.parse(chartsJson([before, after]))).toEqual({ format: 'sintonia-charts/1', charts: [before, after] })
})

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
    cpSync(join(ROOT, 'test/charts/fixtures/doorBefore.ts'), join(folder, 'machines/door/index.ts'))
    write('machines/lost/index.ts', "export { gone } from './gone.ts'\n")
    machines = commit('a door')
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are run again from their machines; what cannot be run is named with the reason', () => {
    const revision = chartsAt(folder, machines)
    expect(revision).toMatchObject({ charts: [before] })
    expect(revision.failures).toEqual([{ name: 'lost', reason: expect.stringContaining('gone.ts') }])
    expect(summaryText(revision, [])).toContain('machines/lost of then cannot be read any more: ')
  })

  test('may be none at all', () => {
    expect(summaryText(chartsAt(folder, empty), [])).toContain('had no charts yet')
  })

  test('of a revision that git does not know are refused', () => {
    expect(() => chartsAt(folder, 'nowhere')).toThrow('git knows no revision nowhere')
  })

  test(
    'that was this house are run as they were',
    () => {
      for (const part of ['machines', 'models']) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
      rmSync(join(folder, 'machines/door'), { recursive: true })
      rmSync(join(folder, 'machines/lost'), { recursive: true })
      const revision = chartsAt(folder, commit('the house'))
      const today = chartMachines.map(readChart)
      expect(revision).toMatchObject({ failures: [] })
      expect(revision.charts.map(({ name }) => name).sort()).toEqual(today.map(({ name }) => name).sort())
      expect(chartDiffs(revision.charts, today)).toEqual([])
    },
    PATIENCE,
  )
})
