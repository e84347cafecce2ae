import type { ChartTransition } from '../chart/chart.ts'

/**
 * What an arrow's colour says: who or what sets the transition off. Several kinds may share one arrow, which is `mixed` then;
 * each line of its label has its own colour.
 */
export const TONES = ['person', 'fact', 'after', 'done', 'error', 'always', 'mixed'] as const

export type Tone = (typeof TONES)[number]

export const TONE_WORDS: Readonly<Record<Tone, string>> = {
  person: 'the viewer does it',
  fact: 'something happened',
  after: 'time is up',
  done: 'an answer came',
  error: 'something broke',
  always: 'at once, nobody waits',
  mixed: 'several causes',
}

const KIND_TONES: Readonly<Record<ChartTransition['kind'], Tone>> = {
  event: 'fact',
  after: 'after',
  done: 'done',
  error: 'error',
  snapshot: 'done',
  stateDone: 'done',
  always: 'always',
  historyDefault: 'always',
}

export const toneOf = ({ kind, event }: ChartTransition): Tone =>
  event.startsWith('viewer.') ? 'person' : KIND_TONES[kind]

export const arrowTone = (transitions: readonly ChartTransition[]): Tone => {
  const [tone = 'mixed', ...others] = new Set(transitions.map(toneOf))
  return others.length === 0 ? tone : 'mixed'
}
