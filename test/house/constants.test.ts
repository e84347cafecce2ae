import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/steps.ts'
import { idsIn } from '../support/requirementTrace.ts'
import { testFiles } from '../support/results/testFiles.ts'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nodesIn = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap(child => nodesIn(child)),
]

/** `expect` of `expect(a).not.toBe(b)`. */
const nameOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'CallExpression') return nameOf(node.callee)
  if (node.type === 'MemberExpression') return nameOf(node.object)
  return node.type === 'TaggedTemplateExpression' ? nameOf(node.tag) : undefined
}

/** Whatever could run a line of the product. */
const runs = (node: Node): boolean =>
  (node.type === 'CallExpression' && nameOf(node) !== 'expect') ||
  node.type === 'NewExpression' ||
  node.type === 'AwaitExpression' ||
  node.type === 'JSXElement'

/** The titles of tests with an id that run nothing: whatever they expect stands there already. */
const constantsIn = (name: string, source: string): readonly string[] =>
  nodesIn(parseSync(name, source).program).flatMap(node => {
    if (node.type !== 'CallExpression' || !['test', 'it'].includes(nameOf(node) ?? '')) return []
    const [title, ...others] = node.arguments
    const body = others.find(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression')
    if (title === undefined || body === undefined || nodesIn(body).some(runs)) return []
    const text = source.slice(title.start, title.end)
    return idsIn(text).length > 0 ? [text] : []
  })

test('[QA-03] no test that only compares a constant carries the id of a requirement', () => {
  const found = Object.values(testFiles())
    .flat()
    .flatMap(file => constantsIn(file, readFileSync(join(ROOT, file), 'utf8')).map(title => `${file} ${title}`))
  expect(found).toEqual([])
})

test('[QA-03] a test that runs nothing is told from one that does', () => {
  const titled = (body: string) => constantsIn('a.test.ts', `test('[LIVE-06] a minute', () => { ${body} })`)
  expect(titled('expect(STALL).toBe(60_000)')).toEqual(["'[LIVE-06] a minute'"])
  expect(titled('expect([STALL, TRIES]).not.toEqual([1, 2])')).toHaveLength(1)
  expect(titled('expect(stallOf(live)).toBe(60_000)')).toEqual([])
  expect(titled('clock.increment(60_000)\n expect(state).toBe("reloading")')).toEqual([])
})
