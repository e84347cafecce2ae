import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleMachine } from '@sintonia/statechart-book/tests/fixtures/sampleChart.ts'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/steps.ts'
import { readChart } from '../charts/readChart.ts'
import { ledgerIds, ledgerRows } from '../support/ledger.ts'
import {
  idsIn,
  reasonsIn,
  traceOf,
  tracePage,
  traceText,
  unexplained,
  unknownIds,
  unproved,
} from '../support/requirementTrace.ts'
import { howOf, isSeen } from '../support/results/how.ts'
import { leavesNoneOut } from '../support/results/playwrightReporter.ts'
import { type Now, refusals, refusedTries, secondTries } from '../support/results/refusal.ts'
import type { Results, TestResult } from '../support/results/results.ts'

const ledger = ledgerRows(`# Ledger
## LIVE: the live player
| id | requirement | § |
|---|---|---|
| LIVE-01 | It plays. | 4 |
| LIVE-06 | It pauses. | 4 |
| LIVE-07 | It zaps. | 4 |
| LIVE-08 | It records. | 4 |
| LIVE-09 | The head-end refuses. | 4 |
`)

const result = (file: string, title: string, outcome: TestResult['outcome'] = 'passed'): TestResult => ({
  file,
  hash: `hash of ${file}`,
  title,
  outcome,
})

const LIVE = 'test/machines/live.test.ts'

const unit = [
  result(LIVE, 'live [LIVE-01] plays a channel'),
  result(LIVE, 'live [LIVE-06, LIVE-01] pauses', 'failed'),
  result(LIVE, 'live [LIVE-99] does the impossible'),
]

const browser = [result('test/e2e/live.spec.ts', '[LIVE-07] zapping ends on the last')]

const charts = [readChart(sampleMachine)]

const rows = traceOf(ledger, charts, [...unit, ...browser])

const BRACKETED = /\[[A-Z][A-Z\d]*-\d+[^\]]*\]/g

const specs = (): readonly string[] =>
  readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map(file => `test/${file}`)
    .filter(file => file.endsWith('.spec.ts') && isSeen(howOf({ file })))

const row = (id: string) => rows.find(candidate => candidate.id === id)

describe('the requirement trace', () => {
  test('joins a requirement with its tests of both kinds and its places in charts', () => {
    expect(row('LIVE-07')).toMatchObject({
      result: 'passed',
      places: ['sample.playback.watching.content.playing'],
      tests: [{ file: 'test/e2e/live.spec.ts', title: '[LIVE-07] zapping ends on the last' }],
    })
    expect(row('LIVE-01')?.places).toEqual(['sample.playback.idle|viewer.play|0'])
  })

  test('one failing test is enough to call a requirement failed', () => {
    expect(row('LIVE-01')?.result).toBe('failed')
  })

  test('a required id without a passing test is named, also one that does not exist', () => {
    expect(unproved(rows, ['LIVE-07', 'LIVE-06', 'LIVE-08', 'LIVE-77'])).toEqual(['LIVE-06', 'LIVE-08', 'LIVE-77'])
  })

  test('each id that is required stands once, and is one of the ledger', () => {
    const required = idsIn(readFileSync(join(ROOT, 'test/required.txt'), 'utf8'))
    const known = ledgerIds()
    expect(required.length).toBeGreaterThan(0)
    expect(required.filter((id, at) => required.indexOf(id) < at || !known.has(id))).toEqual([])
  })

  test('a slip of the pen in a title is named', () => {
    expect(unknownIds(ledger, charts, unit)).toEqual(['LIVE-99'])
  })

  test('the text and the page end with the ids without any', () => {
    expect(traceText(rows)).toContain('without any test or chart place (2): LIVE-08 LIVE-09')
    const page = tracePage(rows, new Map([['LIVE-01', 'a sound cannot be seen']]), '| in Firefox |')
    expect(page).toContain('### LIVE-07: passed\n\nIt zaps. ([ledger](../docs/requirements.md#live-the-live-player))')
    expect(page).toContain('## Not shown in a browser\n\n- LIVE-01: a sound cannot be seen')
    expect(page).toContain('## In every engine\n\n| in Firefox |')
    expect(page).toContain('## Without any\n\nLIVE-08, LIVE-09')
  })
})

describe('[QA-03] each requirement says how it is shown', () => {
  const shown = (file: string, id = 'LIVE-01', isProperty = false) =>
    traceOf(ledger, charts, [{ ...result(file, `[${id}] it plays`), isProperty }])
  const textOf = (file: string, isProperty = false) => traceText(shown(file, 'LIVE-01', isProperty))

  test.each([
    ['test/e2e/live.spec.ts', 'a person in a browser (1)'],
    ['test/paths/browser/paths.spec.ts', 'a generated path in a browser (1)'],
    ['test/e2e/gallery.spec.ts', 'a part of the app in a browser (1)'],
    ['test/models/live.test.ts', 'an example (1)'],
  ])('%s is %s', (file, how) => {
    expect(textOf(file)).toContain(`LIVE-01    passed    ${how}, 1 chart place`)
  })

  test('a property is told from an example', () => {
    expect(textOf('test/models/live.test.ts', true)).toContain('a property (1)')
  })

  test('the local operator proves nothing but what is said of it', () => {
    const operator = 'packages/operator/tests/live.test.ts'
    expect(shown(operator)[0]).toMatchObject({ result: 'untested', tests: [] })
    expect(shown(operator, 'LIVE-09').at(-1)).toMatchObject({ result: 'passed' })
  })

  test('without a browser only with a reason, and no reason without need', () => {
    const some = traceOf(ledger, charts, [result(LIVE, '[LIVE-01] plays'), ...browser])
    expect(unexplained(some, reasonsIn('LIVE-01 a sound cannot be seen\n'))).toEqual([])
    expect(unexplained(some, reasonsIn('LIVE-07 no reason'))).toEqual([
      'LIVE-01 has no proof in a browser, and no reason why',
      'LIVE-07 needs no reason why no browser shows it',
    ])
  })

  test('what the titles of the browser tests say agrees with it, before an hour of them has run', () => {
    const titles = specs().flatMap(file => readFileSync(join(ROOT, file), 'utf8').match(BRACKETED) ?? [])
    const shownIds = new Set(titles.flatMap(idsIn))
    const required = idsIn(readFileSync(join(ROOT, 'test/required.txt'), 'utf8'))
    const reasons = reasonsIn(readFileSync(join(ROOT, 'test/unseen.txt'), 'utf8'))
    expect([...reasons.keys()].filter(id => shownIds.has(id))).toEqual([])
    expect(required.filter(id => !shownIds.has(id) && !reasons.has(id))).toEqual([])
  })
})

const now: Now = {
  tree: 'tree',
  app: 'app',
  files: { unit: [LIVE], browser: ['test/e2e/live.spec.ts'], paths: [] },
  hashOf: file => `hash of ${file}`,
}

const run = (parts: Partial<Results> = {}): Results => ({
  revision: 'abc1234',
  tree: 'tree',
  tests: [result(LIVE, 'plays')],
  ...parts,
})

describe('[QA-03] results are believed', () => {
  test('of a whole run of the files as they lie there', () => {
    expect(refusals('unit', run(), now)).toEqual([])
    expect(refusals('browser', run({ app: 'app', tests: browser }), now)).toEqual([])
  })

  test('not where there are none', () => {
    expect(refusals('unit', undefined, now)).toEqual(['are missing'])
  })

  test('not of other files, and told which test has changed', () => {
    expect(refusals('unit', run({ tree: 'old' }), now)).toEqual(['are those of other files, at abc1234'])
    const before = [{ ...result(LIVE, 'plays'), hash: 'old' }]
    expect(refusals('unit', run({ tree: 'old', tests: before }), now)).toEqual([
      `are those of other files, at abc1234; since then changed: ${LIVE}`,
    ])
  })

  test('not of an app that was built from other files', () => {
    expect(refusals('browser', run({ app: 'old', tests: browser }), now)).toEqual([
      'are those of an app that was built from other files',
    ])
  })

  test('not of some files only', () => {
    const files = { ...now.files, unit: [LIVE, 'test/models/plan.test.ts'] }
    expect(refusals('unit', run(), { ...now, files })).toEqual(['are of a part: without test/models/plan.test.ts'])
  })

  test('not with a test left out; one that passed at the second try is named', () => {
    const tests = [result(LIVE, 'plays', 'skipped'), result(LIVE, 'pauses', 'flaky')]
    expect(refusals('unit', run({ tests }), now)).toEqual([`are of a part: skipped ${LIVE} "plays"`])
    expect(secondTries(tests)).toEqual([`${LIVE} "pauses"`])
  })

  test('a second try proves where it was asked for, and is refused where it was not', () => {
    const tests = [result(LIVE, '[LIVE-06] pauses', 'flaky')]
    const [row] = traceOf(ledger, charts, tests).filter(({ id }) => id === 'LIVE-06')
    expect(row?.result).toBe('passed')
    expect(refusedTries(tests, true)).toEqual([])
    expect(refusedTries(tests, false)).toEqual([`Green by a second try only: ${LIVE} "[LIVE-06] pauses".`])
  })
})

describe('[QA-03] a run', () => {
  test.each([
    ['test --config test/e2e/playwright.config.ts', true],
    ['test -c test/e2e/playwright.config.ts --workers=1', true],
    ['test -c test/e2e/playwright.config.ts live.spec.ts', false],
    ['test -c test/e2e/playwright.config.ts live.spec.ts:20', false],
    ['test -c test/e2e/playwright.config.ts -g zapping', false],
    ['test -c test/e2e/playwright.config.ts --last-failed', false],
    ['test -c test/e2e/playwright.config.ts --shard=1/2', false],
  ])('of "playwright %s" is whole: %s', (command, isWhole) => {
    expect(leavesNoneOut(command.split(' '))).toBe(isWhole)
  })
})
