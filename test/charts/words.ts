import type { ChartDelay, ChartInvoke, ChartState, ChartTransition } from './chart.ts'
import { GLOSSARY, SENDERS } from './glossary/index.ts'
import { capital, guardWords, plainWords, viewerWords } from './plainWords.ts'

/** 250 ms, 8 s, 1 min 30 s: as a person says it. */
const duration = (ms: number): string => {
  if (ms < 1_000 || ms % 100 !== 0) return `${ms} ms`
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor((ms % 3_600_000) / 60_000)
  const seconds = (ms % 60_000) / 1_000
  const parts = [hours && `${hours} h`, minutes && `${minutes} min`, seconds && `${seconds} s`]
  return parts.filter(Boolean).join(' ')
}

export const delayValue = ({ ms }: ChartDelay): string => (ms === undefined ? 'a while' : duration(ms))

/** Every id begins with the name of its chart. */
const chartOf = (id: string): string => id.split(/[.|]/)[0] ?? id

const known = (id: string, name: string): string | undefined => GLOSSARY[chartOf(id)]?.[name]

/** `isVerdict(verdict: gone)`: the name alone, and what stands in brackets. */
const NAMED = /^([\w.]+)\((.*)\)$/

const nameWords = (id: string, name: string, mechanical: (name: string) => string): string => {
  const whole = known(id, name)
  if (whole !== undefined) return whole
  const [, bare, params] = NAMED.exec(name) ?? []
  if (bare === undefined || params === undefined) return mechanical(name)
  return `${known(id, bare) ?? mechanical(bare)} (${plainWords(params)})`
}

export const stateName = ({ key }: Pick<ChartState, 'key'>): string => capital(plainWords(key))

/** A state's place in its chart: `User › Renewing`; the chart's own name for the root. */
export const placeName = (id: string): string => {
  const [chart = id, ...path] = id.split('.')
  return (path.length === 0 ? [chart] : path).map(key => capital(plainWords(key))).join(' › ')
}

/** A guard is made of names, `and`, `or`, `not`, `in <state>` and brackets. */
const GUARD_PART = /in [\w.]+|\b(?:and|or|not)\b|[\w.]+\([^)]*\)|[\w.«»]+/g

export const guardText = (id: string, guard: string): string =>
  guard.replaceAll(GUARD_PART, part => {
    if (/^(and|or|not)$/.test(part)) return part
    if (!part.startsWith('in ')) return nameWords(id, part, guardWords)
    const path = part.slice(3)
    return `in ${placeName(chartOf(path) === chartOf(id) ? path : `.${path}`)}`
  })

/** The number of a branch stands at the end of its id. */
const isLaterBranch = (id: string): boolean => Number(/\|(\d+)[^|]*$/.exec(id)?.[1] ?? 0) > 0

/** What must hold: `if it is a user`; the last branch, which asks nothing, is `otherwise`. */
export const conditionText = ({ id, guard }: ChartTransition): string => {
  if (guard !== undefined) return `if ${guardText(id, guard)}`
  return isLaterBranch(id) ? 'otherwise' : ''
}

export const actionText = (id: string, action: string): string => nameWords(id, action, plainWords)

export const actionTexts = (id: string, actions: readonly string[]): string =>
  actions.map(action => actionText(id, action)).join(', ')

const eventName = ({ id, event }: ChartTransition): string =>
  known(id, event) ?? (event.startsWith('viewer.') ? viewerWords(event) : plainWords(event))

const actorName = (actor: string | undefined): string => (actor === undefined ? 'an actor' : plainWords(actor))

/** Whom a question goes to: of `asks the operator for new tokens` it is the operator. */
const askedParty = (id: string, port: string | undefined): string | undefined =>
  /^(?:asks|tells|reports .* to) (the \w+)/.exec(known(id, port ?? '') ?? '')?.[1]

/** Who an answer comes from: the one who was asked, a chart, or whatever runs here. */
const answering = ({ id, actor, port = '' }: ChartTransition): string =>
  askedParty(id, port) ?? (port in GLOSSARY ? `the chart ${plainWords(port)}` : actorName(actor))

const breakText = (transition: ChartTransition): string =>
  askedParty(transition.id, transition.port) === undefined
    ? `${answering(transition)} breaks`
    : 'something breaks on the way'

const afterText = ({ id, delay }: ChartTransition): string => {
  if (delay === undefined) return 'after a while'
  return delay.named
    ? `after ${delayValue(delay)} (${nameWords(id, delay.name, plainWords)})`
    : `after ${delayValue(delay)}`
}

const EVENT_WORDS: Readonly<Record<ChartTransition['kind'], (transition: ChartTransition) => string>> = {
  event: eventName,
  after: afterText,
  done: transition => `${answering(transition)} answers`,
  error: breakText,
  snapshot: transition => `${answering(transition)} changes`,
  stateDone: () => 'all inside is over',
  always: () => 'at once',
  historyDefault: () => 'at first',
}

/** What sets a transition off, in words that a reader needs no XState for. */
export const eventWords = (transition: ChartTransition): string => EVENT_WORDS[transition.kind](transition)

/** The names as the code has them: `token.refused [isUser] / keepSession`. */
export const codeNames = ({ event, kind, delay, guard, actions }: ChartTransition): string =>
  [
    kind === 'after' ? `after ${delay?.name}` : event.replace(/^xstate\./, ''),
    guard === undefined ? '' : `[${guard}]`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
  ]
    .filter(part => part !== '')
    .join(' ')

const familyName = (family: string): string =>
  family in GLOSSARY ? `the chart ${capital(plainWords(family))}` : `the part ${plainWords(family)} of the app`

/** Who sends an event: by the house's naming a wish is the person's, everything else is a fact that some part reports. */
export const senderOf = (transition: ChartTransition): string => {
  const { kind, id, event } = transition
  if (kind === 'after') return 'the clock'
  if (kind === 'always' || kind === 'stateDone' || kind === 'historyDefault') return 'the chart itself'
  if (kind === 'error') return 'a fault that nobody foresaw'
  if (kind !== 'event') return answering(transition)
  const family = event.split('.')[0] ?? event
  return known(id, `${family}.*`) ?? SENDERS[family] ?? familyName(family)
}

/** A question waits for its answer; everything else runs as long as the state does. */
export const isQuestion = (state: ChartState, { id }: ChartInvoke, transitions: readonly ChartTransition[]): boolean =>
  transitions.some(({ source, kind, actor }) => source === state.id && kind === 'done' && actor === id)

/** `asks the operator for new tokens`; without words of its own, what it is and the name that transitions use. */
export const invokeText = (state: ChartState, { id, source }: ChartInvoke): string => {
  const words = known(state.id, source)
  if (words !== undefined) return words
  const what = `runs ${source in GLOSSARY ? 'the chart ' : ''}${plainWords(source)}`
  return id === source ? what : `${what} (${plainWords(id)})`
}
