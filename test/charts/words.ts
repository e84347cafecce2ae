import type { ChartDelay, ChartTransition } from './chart.ts'

/** 250 ms, 8 s, 1 min 30 s: as a person says it. */
const duration = (ms: number): string => {
  if (ms < 1_000 || ms % 100 !== 0) return `${ms} ms`
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor((ms % 3_600_000) / 60_000)
  const seconds = (ms % 60_000) / 1_000
  const parts = [hours && `${hours} h`, minutes && `${minutes} min`, seconds && `${seconds} s`]
  return parts.filter(Boolean).join(' ')
}

export const delayValue = ({ ms }: ChartDelay): string => (ms === undefined ? 'computed' : duration(ms))

const EVENT_WORDS: Readonly<Record<ChartTransition['kind'], (transition: ChartTransition) => string>> = {
  event: ({ event }) => event,
  after: ({ delay }) => (delay === undefined ? 'after' : `after ${delay.name} (${delayValue(delay)})`),
  done: ({ actor }) => `${actor} answers`,
  error: ({ actor }) => `${actor} breaks`,
  snapshot: ({ actor }) => `${actor} changes`,
  stateDone: () => 'all inside is over',
  always: () => 'at once',
  historyDefault: () => 'at first',
}

/** What sets a transition off, in words that a reader needs no XState for. */
export const eventWords = (transition: ChartTransition): string => EVENT_WORDS[transition.kind](transition)

/** Who sends an event: by the house's naming a wish is the person's, everything else is a fact that some part reports. */
export const senderOf = ({ kind, event, actor }: ChartTransition): string => {
  if (kind === 'after') return 'the clock'
  if (kind === 'always' || kind === 'stateDone' || kind === 'historyDefault') return 'the chart itself'
  if (actor !== undefined) return `the actor ${actor}`
  return event.startsWith('viewer.') ? 'the person' : `a fact of ${event.split('.')[0]}`
}
