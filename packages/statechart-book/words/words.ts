import type { Chart, ChartDelay, ChartInvoke, ChartState, ChartTransition, Words } from '../chart/chart.ts'
import { duration } from './duration.ts'
import { capital, guardWords, plainWords, viewerWords } from './plainWords.ts'

/** How long: a number, or what it depends on. */
export const delayValue = ({ ms, length = 'a while' }: ChartDelay): string => (ms === undefined ? length : duration(ms))

/** The words of a chart, by its name. */
export const wordsOf = (charts: readonly Chart[], chart: string): Words =>
  charts.find(({ name }) => name === chart)?.words ?? {}

/** Every id begins with the name of its chart. */
const chartOf = (id: string): string => id.split(/[.|]/)[0] ?? id

/** `isVerdict(verdict: gone)`: the name alone, and what stands in brackets. */
const NAMED = /^([\w.]+)\((.*)\)$/

const nameWords = (words: Words, name: string, mechanical: (name: string) => string): string => {
  const whole = words[name]
  if (whole !== undefined) return whole
  const [, bare, params] = NAMED.exec(name) ?? []
  if (bare === undefined || params === undefined) return mechanical(name)
  return `${words[bare] ?? mechanical(bare)} (${plainWords(params)})`
}

export const stateName = ({ key, title }: Pick<ChartState, 'key' | 'title'>): string =>
  title ?? capital(plainWords(key))

/** A state's place in its chart: `User › Renewing`; the chart's own name for the root. */
export const placeName = (id: string): string => {
  const [chart = id, ...path] = id.split('.')
  return (path.length === 0 ? [chart] : path).map(key => stateName({ key })).join(' › ')
}

/** A guard is made of names, `and`, `or`, `not`, `in <state>` and brackets. */
const GUARD_PART = /in [\w.]+|\b(?:and|or|not)\b|[\w.]+\([^)]*\)|[\w.«»]+/g

export const guardText = (words: Words, id: string, guard: string): string =>
  guard.replaceAll(GUARD_PART, part => {
    if (/^(and|or|not)$/.test(part)) return part
    if (!part.startsWith('in ')) return nameWords(words, part, guardWords)
    const path = part.slice(3)
    return `in ${placeName(chartOf(path) === chartOf(id) ? path : `.${path}`)}`
  })

/** The number of a branch stands at the end of its id. */
const isLaterBranch = (id: string): boolean => Number(/\|(\d+)[^|]*$/.exec(id)?.[1] ?? 0) > 0

/** What must hold: `if it is a user`; the last branch, which asks nothing, is `otherwise`. */
export const conditionText = (words: Words, { id, guard }: ChartTransition): string => {
  if (guard !== undefined) return `if ${guardText(words, id, guard)}`
  return isLaterBranch(id) ? 'otherwise' : ''
}

export const actionText = (words: Words, action: string): string => nameWords(words, action, plainWords)

export const actionTexts = (words: Words, actions: readonly string[]): string =>
  actions.map(action => actionText(words, action)).join(', ')

/** An event in the words of the chart that hears it. */
export const eventName = (words: Words, event: string): string =>
  words[event] ?? (event.startsWith('viewer.') ? viewerWords(event) : plainWords(event))

const actorName = (actor: string | undefined): string => (actor === undefined ? 'an actor' : plainWords(actor))

/** Whom a question goes to: of `asks the operator for new tokens` it is the operator. */
export const askedParty = (words: Words, port: string | undefined): string | undefined =>
  /^(?:asks|tells|(?:reports|sends) .* to) (the \w+)/.exec(words[port ?? ''] ?? '')?.[1]

/** Who an answer comes from: the one who was asked, a chart, or whatever runs here. */
const answering = (words: Words, { actor, port = '', isChart }: ChartTransition): string =>
  askedParty(words, port) ?? (isChart ? `the chart ${plainWords(port)}` : actorName(actor))

/** How the glossary calls what comes of something that runs here: `'paint answers': 'the screen is painted'`. */
export const answerName = (port = ''): string => `${port} answers`

const doneText = (words: Words, transition: ChartTransition): string => {
  if (transition.isChart) return `${answering(words, transition)} is over`
  return words[answerName(transition.port)] ?? `${answering(words, transition)} answers`
}

const breakText = (words: Words, transition: ChartTransition): string => {
  if (transition.isChart) return `${answering(words, transition)} breaks`
  return askedParty(words, transition.port) === undefined ? 'something breaks' : 'something breaks on the way'
}

const afterText = (words: Words, { delay, requirements }: ChartTransition): string => {
  if (delay === undefined) return 'after a while'
  const name = delay.named ? [nameWords(words, delay.name, plainWords)] : []
  const said = [...name, ...requirements].join(', ')
  return said === '' ? `after ${delayValue(delay)}` : `after ${delayValue(delay)} (${said})`
}

const EVENT_WORDS: Readonly<Record<ChartTransition['kind'], (words: Words, transition: ChartTransition) => string>> = {
  event: (words, { event }) => eventName(words, event),
  after: afterText,
  done: doneText,
  error: breakText,
  snapshot: (words, transition) => `${answering(words, transition)} changes`,
  stateDone: () => 'all inside is over',
  always: () => 'at once',
  historyDefault: () => 'at first',
}

/** What sets a transition off, in words that a reader needs no XState for. */
export const eventWords = (words: Words, transition: ChartTransition): string =>
  EVENT_WORDS[transition.kind](words, transition)

/** The names as the code has them: `token.refused [isUser] / keepSession`. */
export const codeNames = ({ event, kind, delay, guard, actions }: ChartTransition): string =>
  [
    kind === 'after' ? `after ${delay?.name}` : event.replace(/^xstate\./, ''),
    guard === undefined ? '' : `[${guard}]`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
  ]
    .filter(part => part !== '')
    .join(' ')

/** Who speaks at a port: the one who is asked, or the part that does what is done there. */
export const portWords = (words: Words, port: string): string => {
  const said = words[port]
  return askedParty(words, port) ?? (said === undefined ? `the part ${plainWords(port)}` : `the part that ${said}`)
}

/** Who sets a transition off; of an event it is who sends it, as `sendersOf` has read from the code. */
export const senderOf = (
  words: Words,
  transition: ChartTransition,
  senders: Readonly<Record<string, string>> = {},
): string => {
  const { kind, event } = transition
  if (kind === 'after') return 'the clock'
  if (kind === 'always' || kind === 'stateDone' || kind === 'historyDefault') return 'the chart itself'
  if (kind === 'error') return 'a fault that nobody foresaw'
  return kind === 'event' ? (senders[event] ?? '') : answering(words, transition)
}

/** A question waits for its answer; everything else runs as long as the state does. */
export const isQuestion = (state: ChartState, { id }: ChartInvoke, transitions: readonly ChartTransition[]): boolean =>
  transitions.some(({ source, kind, actor }) => source === state.id && kind === 'done' && actor === id)

/** `asks the operator for new tokens`; without words of its own, what it is and the name that transitions use. */
export const invokeText = (words: Words, { id, source, isChart }: ChartInvoke): string => {
  const said = words[source]
  if (said !== undefined) return said
  const what = `runs ${isChart ? 'the chart ' : ''}${plainWords(source)}`
  return id === source ? what : `${what} (${plainWords(id)})`
}
