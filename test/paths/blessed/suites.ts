import { existsSync, readFileSync } from 'node:fs'
import { type BlessedSuite, readSuite } from '@sintonia/statechart-paths/blessed'
import type { AnyStateMachine } from 'xstate'
import { ROOT } from '../../charts/house.ts'
import { type Ground, suiteFile } from './suite.ts'

/** What was blessed of a chart, as it lies in the repository; undefined where nothing is. */
export const suiteTextOf = (chart: string, ground?: Ground): string | undefined => {
  const file = `${ROOT}/${suiteFile(chart, ground)}`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** What was blessed of these charts; one without a suite is left out. */
export const blessedSuites = (machines: readonly AnyStateMachine[]): readonly BlessedSuite[] =>
  machines.flatMap(({ id }) => {
    const text = suiteTextOf(id)
    return text === undefined ? [] : [readSuite(text, suiteFile(id))]
  })

/** What to do where the chart is right and the suite is old. */
export const mendText = (chart: string): string =>
  `If the chart is right so: npm run paths -- ${chart} --bless, and read what becomes another in ${suiteFile(chart)}.`
