import type { BlessedSuite } from '../../paths/blessed/suite.ts'
import type { Chart } from '../chart.ts'
import { COMMANDS } from '../glossary/commands.ts'
import { capital, plainWords } from '../plainWords.ts'
import { hearersOf } from '../system/talk.ts'
import { eventName, portWords } from '../words.ts'

/** What a chart tells, and in words who hears it. */
export type Telling = { readonly event: string; readonly words: string; readonly to: string }

/** Chart by chart what it tells. */
export type Receivers = Readonly<Record<string, readonly Telling[]>>

const orderOf = ({ to, words }: Telling): string => `${to}: ${words}`

const byWords = (one: Telling, other: Telling): number => (orderOf(one) < orderOf(other) ? -1 : 1)

/**
 * Who hears what a chart tells: the charts above and below it that have a transition for it, and what the app puts at
 * its ports. Read from what it was seen to tell on its blessed paths, as the senders are.
 */
export const receiversOf = (charts: readonly Chart[], suites: readonly BlessedSuite[]): Receivers =>
  Object.fromEntries(
    charts.map(({ name }) => {
      const own = hearersOf(charts, suites).filter(({ from }) => from === name)
      const tellings = own.map(({ event, chart, port }): Telling => {
        if (chart === undefined)
          return { event, words: COMMANDS[event] ?? eventName(name, event), to: portWords(name, port ?? '') }
        return { event, words: eventName(chart, event), to: `the chart ${capital(plainWords(chart))}` }
      })
      return [name, tellings.sort(byWords)]
    }),
  )
