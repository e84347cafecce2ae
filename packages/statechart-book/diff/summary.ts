import type { ChangeKind } from '../explorer/data.ts'
import { table } from '../pages/markdown.ts'
import { stateName } from '../words/words.ts'
import type { Revision } from './revision.ts'
import type { ChartDiff } from './union.ts'

const SIGNS: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '-', changed: '~' }

const countWords = ({ name, charts }: Revision): string =>
  charts.length === 0 ? `${name} had no charts yet.` : `${name} had ${charts.length} charts.`

/** What changed, in lines for a terminal. */
export const summaryText = (revision: Revision, diffs: readonly ChartDiff[]): string =>
  [
    countWords(revision),
    ...revision.failures.map(
      ({ name, reason }) => `${revision.source}/${name} of then cannot be read any more: ${reason}`,
    ),
    ...(diffs.length === 0 ? ['Nothing changed.'] : []),
    ...diffs.flatMap(({ chart, changes }) => [
      '',
      stateName({ key: chart.name }),
      ...changes.flatMap(({ kind, what, title, details }) => [
        `  ${SIGNS[kind]} ${what === 'transition' ? '' : `${what} `}${title}`,
        ...(kind === 'changed' ? details.map(detail => `      ${detail}`) : []),
      ]),
    ]),
  ].join('\n')

/** The same as a page of tables. */
export const summaryPage = (revision: Revision, diffs: readonly ChartDiff[]): string =>
  [
    `# What changed in the charts since ${revision.name}`,
    countWords(revision),
    ...diffs.flatMap(({ chart, changes }) => [
      `## ${stateName({ key: chart.name })}`,
      `![Both revisions of ${chart.name}](${chart.name}.svg)`,
      table(
        ['', 'what', 'where', 'how'],
        changes.map(({ kind, what, title, details }) => [kind, what, title, details.join('; ')]),
      ),
    ]),
    '',
  ].join('\n\n')
