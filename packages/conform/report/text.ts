import type { Report } from '../conform.ts'
import type { Check, Difference } from './findings.ts'
import { grouped } from './grouped.ts'

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

export const differencesIn = ({ checks }: Report): ReadonlyArray<Difference> =>
  checks.flatMap(({ differences }) => differences)

/** Places of one cause, the field only where it is another. */
export const alsoText = ({ field, also }: Difference): string =>
  also.map(each => (each.field === field ? each.call : `${each.call} ${each.field}`)).join(', ')

const differenceText = (difference: Difference): string => {
  const { about, field, came, expected, source, also, more } = difference
  return [
    `  ${field}${more > 0 ? `   (and ${more} more like it)` : ''}`,
    ...(also.length > 0 ? [`    also in   ${alsoText(difference)}`] : []),
    `    asked     ${about}`,
    `    came      ${came}`,
    `    expected  ${expected}`,
    `    source    ${source}`,
  ].join('\n')
}

const groupText = (call: string, differences: ReadonlyArray<Difference>): string => {
  const askers = [...new Set(differences.map(({ as }) => as))].join(', ')
  return [`${call}, as ${askers}`, ...differences.map(differenceText)].join('\n')
}

const unaskedText = (checks: ReadonlyArray<Check>): ReadonlyArray<string> => {
  const lines = new Set(
    checks.flatMap(({ call, about, unasked }) => (unasked === undefined ? [] : [`  ${call}, ${about}: ${unasked}`])),
  )
  return lines.size === 0 ? [] : [['Not asked:', ...lines].join('\n')]
}

const headline = (report: Report): string => {
  const { backEnd, checks, requests, seconds } = report
  const asked = checks.filter(({ unasked }) => unasked === undefined).length
  const differences = differencesIn(report)
  const calls = new Set(differences.flatMap(({ call, also }) => [call, ...also.map(each => each.call)])).size
  const found =
    differences.length === 0
      ? 'nothing differs'
      : `${counted(differences.length, 'difference')} in ${counted(calls, 'call')}`
  return `${backEnd}: ${found} (${counted(asked, 'check')}, ${counted(requests, 'request')}, ${seconds.toFixed(1)} s)`
}

/** For a person. */
export const textReport = (report: Report): string => {
  const byCall = grouped(differencesIn(report), ({ call }) => call)
  const parts = [
    ...(report.checks.length > 0 ? [headline(report)] : []),
    ...[...byCall].map(([call, differences]) => groupText(call, differences)),
    ...unaskedText(report.checks),
    ...(report.stopped === undefined ? [] : [report.stopped]),
  ]
  return `${parts.join('\n\n')}\n`
}
