import type { Chart, Words } from '../chart/chart.ts'
import { capital, plainWords } from '../words/plainWords.ts'
import { eventName, portWords, wordsOf } from '../words/words.ts'
import { hearersOf, type Seen } from './system/talk.ts'

/** Chart by chart and event by event, who says it. */
export type Senders = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What a chart tells, and in words who hears it. */
export type Telling = { readonly event: string; readonly words: string; readonly to: string }

/** Chart by chart what it tells. */
export type Receivers = Readonly<Record<string, readonly Telling[]>>

const orderOf = ({ to, words }: Telling): string => `${to}: ${words}`

const byWords = (one: Telling, other: Telling): number => (orderOf(one) < orderOf(other) ? -1 : 1)

/**
 * Who hears what a chart tells: the charts above and below it that have a transition for it, and what the app puts at
 * its ports. `commands` are words for what is told at ports, which have no events of their own.
 */
export const receiversOf = (charts: readonly Chart[], seen: readonly Seen[], commands: Words): Receivers =>
  Object.fromEntries(
    charts.map(({ name, words }) => {
      const own = hearersOf(charts, seen).filter(({ from }) => from === name)
      const tellings = own.map(({ event, chart, port }): Telling => {
        if (chart === undefined)
          return { event, words: commands[event] ?? eventName(words, event), to: portWords(words, port ?? '') }
        return { event, words: eventName(wordsOf(charts, chart), event), to: `the chart ${capital(plainWords(chart))}` }
      })
      return [name, tellings.sort(byWords)]
    }),
  )
