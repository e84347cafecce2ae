import { bookFiles, receiversOf, systemOf } from '@sintonia/statechart-book/pages'
import type { BlessedSuite } from '@sintonia/statechart-paths/blessed'
import type { AnyStateMachine } from 'xstate'
import { readLedger } from '../support/ledger.ts'
import { COMMANDS } from './glossary/commands.ts'
import { IMPRINT, TOKENS } from './imprint.ts'
import { readChart } from './readChart.ts'
import { sendersOf } from './senders/senders.ts'
import { played, STORIES } from './stories/index.ts'

/** Everything that docs/statecharts holds, by file name. */
export const docsFiles = (
  machines: readonly AnyStateMachine[],
  suites: readonly BlessedSuite[],
  present: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> => {
  const charts = machines.map(readChart)
  const system = systemOf(charts, suites)
  return bookFiles({
    system,
    ledger: readLedger(),
    senders: sendersOf(charts, system),
    receivers: receiversOf(charts, suites, COMMANDS),
    stories: STORIES.map(story => ({ ...story, steps: played(story) })),
    imprint: IMPRINT,
    tokens: TOKENS,
    sheets: present.get('sheets.json'),
  })
}
