import { readFileSync } from 'node:fs'
import type { Chart } from '@sintonia/statechart-book'
import { capital, plainWords, portWords } from '@sintonia/statechart-book'
import type { Senders, System } from '@sintonia/statechart-book/pages'
import { chartFiles, ROOT } from '../house.ts'
import { type PortEvents, portEvents } from './ports.ts'
import { eventsIn, field, filesIn, nameOf, readSource, within } from './source.ts'

/** What the code of a folder is to somebody who does not read it. */
const FOLDERS: Readonly<Record<string, string>> = {
  'src/screens': 'the page on screen',
  'src/ui': 'the page on screen',
  'src/shell/provide/lists.ts': 'a list that was changed',
  'src/shell': 'the app around its charts',
  'src/services/http': 'a call to the operator',
  'src/shell/provide/services.ts': 'a call to the operator',
  'src/services/offline': 'the device, about its network',
}

const SAID = /(?<!readonly )\btype: ([^,}\n]+)/g

const QUOTED = /'(\w+\.\w+)'/g

/** Event -> the code of `src` that says it, by file. */
const places = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const file of filesIn('src'))
    for (const [, said = ''] of readFileSync(file, 'utf8').matchAll(SAID))
      for (const [, event = ''] of said.matchAll(QUOTED))
        found.set(event, (found.get(event) ?? new Set()).add(file.slice(ROOT.length + 1)))
  return found
}

/** What a chart says to itself. */
const raised = (chart: string): ReadonlySet<string> => {
  const calls = chartFiles(chart).flatMap(file =>
    within(readSource(`${ROOT}/${file}`).body).filter(({ type }) => type === 'CallExpression'),
  )
  const callee = (call: (typeof calls)[number]) => field(call, 'callee')
  const isRaise = (call: (typeof calls)[number]) =>
    (nameOf(callee(call)) ?? nameOf(field(callee(call), 'property'))) === 'raise'
  return new Set(calls.filter(isRaise).flatMap(eventsIn))
}

const isOnScreen = (file: string): boolean => !file.startsWith('src/services/')

const folderWords = (file: string): string => {
  const folder = Object.keys(FOLDERS).find(name => file === name || file.startsWith(`${name}/`))
  return folder === undefined ? `the code of ${file}` : (FOLDERS[folder] ?? folder)
}

type Evidence = {
  readonly ports: PortEvents
  readonly places: ReadonlyMap<string, ReadonlySet<string>>
  /** The charts that were seen to tell it. */
  readonly tellers: (chart: string, event: string) => readonly string[]
}

/** Of the ports that say it, those whose own code does: a part may also know of others that speak. */
const nearest = (ports: ReadonlyMap<string, ReadonlyMap<string, number>>, event: string): readonly string[] => {
  const far = ([, events]: readonly [string, ReadonlyMap<string, number>]) =>
    events.get(event) ?? Number.POSITIVE_INFINITY
  const least = Math.min(...[...ports].map(far))
  return [...ports].filter(port => Number.isFinite(far(port)) && far(port) === least).map(([port]) => port)
}

const sendersOfEvent = (chart: Chart, event: string, { ports, places, tellers }: Evidence): readonly string[] => {
  const files = [...(places.get(event) ?? [])]
  if (event.startsWith('viewer.') && files.some(isOnScreen)) return ['the person']
  const charts = tellers(chart.name, event).map(name => `the chart ${capital(plainWords(name))}`)
  const said = nearest(ports.get(chart.name) ?? new Map(), event).map(port => portWords(chart.words, port))
  const near = charts.length + said.length > 0 ? [] : files.map(folderWords)
  return [...new Set([...charts, ...said, ...near])]
}

const eventsOf = ({ transitions }: Chart): readonly string[] => [
  ...new Set(transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event)),
]

/**
 * Who sends what, read from the code: charts by what they were seen to tell on their blessed paths and what they raise,
 * ports by the code that the app puts there, persons by what the screens send; where all of them are silent, the code
 * of `src` that names the event.
 */
export const sendersOf = (charts: readonly Chart[], { told }: Pick<System, 'told'>): Senders => {
  const evidence: Evidence = {
    ports: portEvents(),
    places: places(),
    tellers: (chart, event) =>
      told.filter(each => each.to === chart && each.events.includes(event)).map(each => each.from),
  }
  return Object.fromEntries(
    charts.map(chart => {
      const own = raised(chart.name)
      const words = eventsOf(chart).map(event => {
        const senders = [...sendersOfEvent(chart, event, evidence), ...(own.has(event) ? ['the chart itself'] : [])]
        return [event, senders.join(' or ')] as const
      })
      return [chart.name, Object.fromEntries(words)]
    }),
  )
}
