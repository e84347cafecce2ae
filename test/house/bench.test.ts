import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import type { Goal } from '../bench/benchmark.ts'
import { GOALS } from '../bench/goals.ts'
import { PARTS } from '../bench/parts.ts'
import { type Figure, renderBench, type Section, sectionOf, verdictOf, withSections } from '../bench/result.ts'

const figure = (value: number, goal: Partial<Goal>): Figure => ({
  what: 'a frame',
  goal: { unit: 'ms', ...goal },
  reading: { value },
})
const section = (title: string, value: number): Section => ({
  title,
  terms: `On the terms of ${title}.`,
  figures: [figure(value, { most: 16, source: 'somebody' })],
})

test('a part of the benchmark that is measured alone takes its own place, and no other', () => {
  const before = renderBench([section('Guide', 33), section('Guide data', 16)])
  expect(before).toContain('**missed**')
  const after = withSections(before, [section('Guide', 16)])
  expect(after).toBe(renderBench([section('Guide', 16), section('Guide data', 16)]))
})

test('a part that was never measured before comes last', () => {
  const added = withSections(renderBench([section('Guide', 16)]), [section('Zapping', 33)])
  expect(added).toBe(renderBench([section('Guide', 16), section('Zapping', 33)]))
})

test('a figure without a goal is never met, nor is one that could not be measured', () => {
  expect(verdictOf(figure(1, {}))).toBe('no goal')
  expect(verdictOf(figure(Number.NaN, { most: 16 }))).toBe('missed')
  expect(verdictOf(figure(17, { most: 16 }))).toBe('missed')
  expect(verdictOf(figure(16, { most: 16 }))).toBe('met')
})

test('what is shown is what is judged', () => {
  expect(verdictOf(figure(16.84, { most: 16.8, digits: 1 }))).toBe('met')
  expect(verdictOf(figure(16.86, { most: 16.8, digits: 1 }))).toBe('missed')
})

test('a goal that nobody has measured is told as missed', () => {
  const part = { name: 'Movement', terms: '', measure: () => Promise.reject(new Error('not measured')) } as const
  const { figures } = sectionOf(part, { 'a frame': { unit: 'ms', most: 16 } }, {})
  expect(figures.map(verdictOf)).toEqual(['missed'])
})

test('every part measures its goals, and every goal says who asked for it', () => {
  expect(PARTS.map(({ name }) => name)).toEqual(Object.keys(GOALS))
  const goals: ReadonlyArray<Goal> = Object.values(GOALS).flatMap(part => Object.values(part))
  expect(goals.filter(({ most, source }) => most !== undefined && !source)).toEqual([])
})

interface Node {
  readonly type: string
  readonly name?: string
  readonly start: number
  readonly callee?: Node
  readonly property?: Node
  readonly arguments?: ReadonlyArray<Node>
  readonly id?: Node
  readonly init?: Node
  readonly left?: Node
}

const BENCH = join(import.meta.dirname, '../bench')
/** Playwright runs these functions in the page. */
const RUNS_IN_PAGE = /^(evaluate(All|Handle)?|waitForFunction|addInitScript)$/
/** These are put into a page before its own scripts. */
const IS_PUT_INTO_PAGE = /^watch[A-Z]/
/** What a script does in the place of a hand. */
const BY_SCRIPT = /^(click|dispatchEvent|focus|scroll(To|By|IntoView)|(request)?[sS]ubmit)$/
const SCROLLED_BY_SCRIPT = /^scroll(Top|Left)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

const everyNode = (root: Node): ReadonlyArray<Node> => [
  root,
  ...Object.values(root).flat().filter(isNode).flatMap(everyNode),
]

const isFunction = ({ type }: Node): boolean => /Function/.test(type)

/** The functions of this source that run in a page. */
const inPage = (node: Node): ReadonlyArray<Node> => {
  if (node.type === 'CallExpression' && RUNS_IN_PAGE.test(node.callee?.property?.name ?? ''))
    return node.arguments?.filter(isFunction) ?? []
  return node.init && isFunction(node.init) && IS_PUT_INTO_PAGE.test(node.id?.name ?? '') ? [node.init] : []
}

const isByScript = ({ type, callee, left }: Node): boolean =>
  (type === 'CallExpression' && BY_SCRIPT.test(callee?.property?.name ?? '')) ||
  (type === 'AssignmentExpression' && SCROLLED_BY_SCRIPT.test(left?.property?.name ?? ''))

/** What is pressed or scrolled in a page by a script, a line of code each. */
const scripted = (source: string): ReadonlyArray<string> =>
  everyNode(parseSync('bench.ts', source).program as unknown as Node)
    .flatMap(inPage)
    .flatMap(everyNode)
    .filter(isByScript)
    .map(({ start }) => source.slice(start).split('\n')[0] ?? '')

test('a press by script in a page is seen, a press by the mouse is none', () => {
  expect(scripted("page.evaluate(() => document.querySelector('a')?.click())")).toHaveLength(1)
  expect(scripted('row.evaluate(row => new Promise(go => { (row as HTMLElement).click(); go(1) }))')).toHaveLength(1)
  expect(scripted('const watchRows = () => { list.scrollTop += 60 }')).toHaveLength(1)
  expect(scripted("page.locator('a').click()")).toEqual([])
})

/** Times no press: what is recorded of ten thousand events of one chart. */
const TIMES_EVENTS = 'charts.ts'

test('the bench presses and scrolls as a person does, never by script', () => {
  const files = readdirSync(BENCH, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(20)
  const found = files
    .filter(file => file !== TIMES_EVENTS)
    .flatMap(file => scripted(readFileSync(join(BENCH, file), 'utf8')).map(line => `${file}: ${line}`))
  expect(found).toEqual([])
})
