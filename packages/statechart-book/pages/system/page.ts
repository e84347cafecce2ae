import { stateName } from '../../words/words.ts'
import type { Imprint } from '../imprint.ts'
import { table } from '../markdown.ts'
import { wordsBetween } from './between.ts'
import type { System } from './talk.ts'

const link = (name: string): string => `[${stateName({ key: name })}](${name}.md)`

/** All charts on one page: who runs whom, and every word between them. */
export const systemPage = (system: System, { paths, write }: Imprint): string =>
  [
    '# The whole app',
    `Every chart stands below the one that runs it. ↓ is what it is told from above, ↑ what it tells; a chart in a broken line is drawn with what it runs elsewhere. All of it was seen: on the blessed paths of ${paths}, which run the real machines. What a person, the device or the operator says to a chart stands on its own page.`,
    '![All statecharts, each below the one that runs it](system.svg)',
    '## Who tells whom what',
    table(
      ['chart', 'run by', 'is told', 'tells'],
      system.runs.map(({ runner, chart }) => [
        link(chart),
        link(runner),
        wordsBetween(system, runner, chart).join(', '),
        wordsBetween(system, chart, runner).join(', '),
      ]),
    ),
    `Written by \`${write}\`; edits here are lost.`,
    '',
  ].join('\n\n')
