import type { Step } from './run.ts'
import { stateWords } from './states.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** `14:03:22.120`, by the reader's own clock. */
export const timeText = (at: number | undefined): string => {
  if (at === undefined) return ''
  const date = new Date(at)
  const seconds = `${two(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`
  return `${two(date.getHours())}:${two(date.getMinutes())}:${seconds}`
}

/** `done.actor.open`, `after.stallLimit`: what XState adds of its own says nothing here. */
const shortType = (type: string): string => type.replace(/^xstate\./, '').replace(/^(after\.\w+)\..*$/, '$1')

/** What the line of a step says first: the event, or what became of a page or an actor. */
export const stepTitle = (step: Step): string => {
  if (step.kind === 'opened') return 'a page of the app was opened'
  if (step.kind === 'gone') return 'a page of the app was closed'
  if (step.kind === 'stopped') return 'stopped'
  return step.type === 'xstate.init' ? 'started' : shortType(step.type)
}

/** The step in a sentence, for who listens instead of looking. */
export const stepSentence = (step: Step): string => {
  const title = stepTitle(step)
  if (step.kind === 'opened' || step.kind === 'gone') return `Step ${step.number}: ${title}.`
  const state = step.kind === 'stepped' ? `: ${stateWords(step.actor.chart, step.state)}` : ''
  return `Step ${step.number}: ${step.actor.id}, ${title}${state}.`
}

/** Why a step has no transition to show. */
export const withoutTransition = (type: string, transitions: readonly string[] | undefined): string => {
  if (type === 'xstate.init') return ''
  return transitions === undefined
    ? 'The record does not say by which way.'
    : 'Nothing in the chart listened to it here.'
}
