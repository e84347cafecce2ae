import { casesOf, fingerprint, inJson } from '@sintonia/statechart-paths'
import type { BlessedPath, BlessedStep } from '@sintonia/statechart-paths/blessed'
import { BREAKS, type BrowserModel, whyOf } from '../browser/model.ts'

const OTHER_PAYLOAD = 'the operator of the browser has other data'
const OTHER_ORDER = 'what a browser does by itself comes between its steps'

const isAlike = (one: unknown, other: unknown): boolean => fingerprint(inJson(one)) === fingerprint(other)

/** Why nobody can make the step in a browser; undefined where there is a hand for it. */
const hindrance = ({ gestures, answers, model }: BrowserModel, { step }: BlessedStep): string | undefined => {
  if (step.do === 'break') return BREAKS
  if (step.do === 'answer') return whyOf(answers[step.actor])
  if (step.do === 'wait') return undefined
  const cases = model.events[step.event.type]
  const isKnown = typeof cases === 'function' || casesOf(cases, undefined).some(each => isAlike(each, step.event))
  return whyOf(gestures[step.event.type]) ?? (isKnown ? undefined : OTHER_PAYLOAD)
}

/** Why a path that stubs follow is not walked in a browser, with the first step that nobody can make there. */
export const stubsOnly = (browsers: readonly BrowserModel[], { id, steps }: BlessedPath): string => {
  for (const [index, step] of steps.entries()) {
    const reasons = browsers.map(browser => hindrance(browser, step))
    const [reason] = reasons
    if (reason !== undefined && !reasons.includes(undefined))
      return `${id}, step ${index + 1} (${step.title}): ${reason}`
  }
  return `${id}: ${OTHER_ORDER}`
}
