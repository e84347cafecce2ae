import { expect, test } from 'vitest'
import { renderBench, type Section, withSections } from '../bench/result.ts'

const section = (title: string, measured: string): Section => ({
  title,
  terms: `On the terms of ${title}.`,
  figures: [{ what: 'a frame', measured, goal: 'at most 16 ms', isMet: measured === '16 ms' }],
})

test('a part of the benchmark that is measured alone takes its own place, and no other', () => {
  const before = renderBench([section('Guide', '33 ms'), section('Guide data', '16 ms')])
  expect(before).toContain('**missed**')
  const after = withSections(before, [section('Guide', '16 ms')])
  expect(after).toBe(renderBench([section('Guide', '16 ms'), section('Guide data', '16 ms')]))
})

test('a part that was never measured before comes last', () => {
  const added = withSections(renderBench([section('Guide', '16 ms')]), [section('Zapping', '33 ms')])
  expect(added).toBe(renderBench([section('Guide', '16 ms'), section('Zapping', '33 ms')]))
})
