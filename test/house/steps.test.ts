import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { NODE } from '@sintonia/statechart-book'
import { expect, test } from 'vitest'
import { ROOT, type Stage, type Step } from '../../scripts/lib/steps.ts'

const step = (title: string, script: string): Step => ({
  title,
  mend: `Mend ${title}.`,
  command: ['node', '-e', script],
})

const run = (stages: readonly Stage[]) => {
  const script = `import { runSteps } from '${join(ROOT, 'scripts/lib/steps.ts')}'; await runSteps(${JSON.stringify(stages)})`
  const { status, stdout, stderr } = spawnSync(NODE, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return {
    status,
    said: stdout
      .replace(/\d+\.\d s/g, '0.0 s')
      .trim()
      .split('\n'),
    stderr,
  }
}

test('steps are numbered, stage after stage, and each says how it ended', () => {
  const { status, said } = run([step('first', ''), [step('one', ''), step('other', '')]])
  expect(status).toBe(0)
  expect(said.slice(0, 2)).toEqual(['▸ [1/3] first …', '✓ [1/3] first (0.0 s)'])
  expect(said.slice(2).sort()).toEqual([
    '▸ [2/3] one …',
    '▸ [3/3] other …',
    '✓ [2/3] one (0.0 s)',
    '✓ [3/3] other (0.0 s)',
  ])
})

test('what fails is told at the end of its stage, with what it said and what to do; later stages are not begun', () => {
  const wrong = (title: string) => step(title, `console.log("line 7 of ${title}"); process.exit(2)`)
  const { status, said, stderr } = run([[wrong('one'), step('fine', ''), wrong('other')], step('later', '')])
  expect(status).toBe(1)
  expect(said).toContain('✗ [1/4] one (0.0 s)')
  expect(said).toContain('✓ [2/4] fine (0.0 s)')
  for (const title of ['one', 'other']) {
    expect(stderr).toContain(`line 7 of ${title}\n`)
    expect(stderr).toMatch(new RegExp(`✗ ${title} failed after \\d+\\.\\d s\\. Mend ${title}\\.`))
  }
  expect(said.join()).not.toContain('later')
})
