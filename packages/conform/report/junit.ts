import type { Report } from '../conform.ts'
import type { Check } from './findings.ts'
import { grouped } from './grouped.ts'
import { alsoText } from './text.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML 1.0 has no place for control characters and halves of a pair. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

const attributes = (of: Readonly<Record<string, string | number>>): string =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${xml(String(value)).replace(/[\t\n\r]/g, ' ')}"`)
    .join('')

const contentOf = ({ differences, unasked }: Check): string => {
  if (unasked !== undefined) return `<skipped${attributes({ message: unasked })}/>`
  return differences
    .map(difference => {
      const { call, field, came, expected, source, also, more } = difference
      const others = also.length > 0 ? `\nalso in: ${alsoText(difference)}` : ''
      const times = more > 0 ? `\nand ${more} more like it` : ''
      const text = `came: ${came}\nexpected: ${expected}\nsource: ${source}${others}${times}`
      return `<failure${attributes({ message: `${call}: ${field}`, type: 'difference' })}>${xml(text)}</failure>`
    })
    .join('')
}

const caseText = (check: Check): string => {
  const names = { classname: `conform.${check.call}`, name: `${check.about}, as ${check.as}` }
  return `    <testcase${attributes(names)}>${contentOf(check)}</testcase>`
}

const suiteText = (name: string, checks: ReadonlyArray<Check>): string => {
  const failures = checks.filter(({ differences }) => differences.length > 0).length
  const skipped = checks.filter(({ unasked }) => unasked !== undefined).length
  const counts = { name, tests: checks.length, failures, errors: 0, skipped }
  return [`  <testsuite${attributes(counts)}>`, ...checks.map(caseText), '  </testsuite>'].join('\n')
}

const stoppedText = (stopped: string): string =>
  [
    '  <testsuite name="back end" tests="1" failures="0" errors="1" skipped="0">',
    `    <testcase classname="conform" name="can be tried"><error${attributes({ message: stopped })}/></testcase>`,
    '  </testsuite>',
  ].join('\n')

/** For what builds and tells: a suite for each call. */
export const junitReport = ({ backEnd, checks, seconds, stopped }: Report): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: `conform ${backEnd}`, time: seconds })}>`,
    ...[...grouped(checks, ({ call }) => call)].map(([call, of]) => suiteText(call, of)),
    ...(stopped === undefined ? [] : [stoppedText(stopped)]),
    '</testsuites>',
    '',
  ].join('\n')
