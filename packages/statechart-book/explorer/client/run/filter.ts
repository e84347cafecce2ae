import type { Step } from './run.ts'

/** What the reader wants to see of the list. */
export type Filter = {
  /** Id of an actor; empty for all. */
  readonly actor: string
  readonly text: string
}

export const ALL: Filter = { actor: '', text: '' }

const wordsOf = (step: Step): string => {
  if (step.kind === 'stepped') return `${step.actor.id} ${step.type} ${step.payload}`
  return step.kind === 'opened' || step.kind === 'gone' ? step.kind : `${step.actor.id} ${step.kind}`
}

const isOfActor = (step: Step, actor: string): boolean =>
  actor === '' || step.kind === 'opened' || step.kind === 'gone' || step.actor.id === actor

/** All words of the text, anywhere in the event, its actor or its payload. */
export const isWanted = (step: Step, { actor, text }: Filter): boolean => {
  if (!isOfActor(step, actor)) return false
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const all = wordsOf(step).toLowerCase()
  return words.every(word => all.includes(word))
}
