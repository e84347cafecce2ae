import { UNNAMED } from './chart.ts'
import { fixedParams } from './fixedParams.ts'

const field = (value: unknown, key: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, key) : undefined

const valueText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  return Object.entries(value).map(paramText).join(', ')
}

const paramText = ([key, value]: readonly [string, unknown]): string =>
  key === 'type' || key === 'event' ? valueText(value) : `${key}: ${valueText(value)}`

const isFunction = (value: unknown): value is (...args: never[]) => unknown => typeof value === 'function'

/** Parameters that are fixed in the chart are worth reading; those computed from the event are not. */
const withParams = (reference: unknown): string => {
  const name = String(field(reference, 'type'))
  const params = field(reference, 'params')
  const fixed = Object.entries(isFunction(params) ? fixedParams(params) : (params ?? {}))
  return fixed.length === 0 ? name : `${name}(${fixed.map(paramText).join(', ')})`
}

const statePaths = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value.replace(/^#/, '')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const paths = statePaths(inner)
    return paths.length === 0 ? [key] : paths.map(path => `${key}.${path}`)
  })
}

const bracketed = (label: string, pattern: RegExp): string => (pattern.test(label) ? `(${label})` : label)

const combinedGuard = (kind: unknown, parts: readonly string[]): string => {
  if (kind === 'not') return `not ${bracketed(parts.join(''), / (and|or) /)}`
  if (kind === 'and') return parts.map(part => bracketed(part, / or /)).join(' and ')
  return parts.join(' or ')
}

/** A guard as a reader says it: `hasQueue and not in takeover.onAir`. */
export const guardLabel = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'function') return withParams(guard)
  const parts = field(guard, 'guards')
  if (Array.isArray(parts)) return combinedGuard(guard.name, parts.map(guardLabel))
  const stateValue = field(guard, 'stateValue')
  return stateValue === undefined ? UNNAMED : `in ${statePaths(stateValue).join(' and ')}`
}

const fixedEventType = (action: object): string => {
  const event = field(action, 'event')
  return typeof event === 'object' ? String(field(event, 'type')) : UNNAMED
}

const targetName = (target: unknown): string => {
  if (typeof target === 'string') return target === '#_parent' ? 'parent' : target.replace(/^#_/, '')
  const text = String(target)
  return /parent/i.test(text) ? 'parent' : (text.match(/\bcontext\.(\w+)/)?.[1] ?? 'an actor')
}

const assignLabel = (action: object): string => {
  const assignment = field(action, 'assignment')
  return typeof assignment === 'object' && assignment !== null
    ? `set ${Object.keys(assignment).join(', ')}`
    : `set ${UNNAMED}`
}

/** The actions that XState brings, where they stand in the chart itself instead of in `setup`. */
const BUILT_IN: Readonly<Record<string, (action: object) => string>> = {
  'xstate.assign': assignLabel,
  'xstate.raise': action => `raise ${fixedEventType(action)}`,
  'xstate.emit': action => `emit ${fixedEventType(action)}`,
  'xstate.sendTo': action => `send ${fixedEventType(action)} to ${targetName(field(action, 'to'))}`,
  'xstate.spawnChild': action => `start ${String(field(action, 'src'))}`,
  'xstate.stopChild': action => `stop ${targetName(field(action, 'actorRef'))}`,
  'xstate.cancel': action => `cancel ${String(field(action, 'sendId'))}`,
}

export const actionLabel = (action: unknown): string => {
  if (typeof action === 'string') return action
  if (typeof action !== 'function') return withParams(action)
  const label = BUILT_IN[String(field(action, 'type'))]
  return label === undefined ? UNNAMED : label(action)
}

/** XState makes `after` out of a delayed raise on entry and a cancel on exit: plumbing that no reader asked for. */
export const isDelayPlumbing = (action: unknown): boolean =>
  /^xstate\.after\./.test(String(field(action, 'id') ?? field(action, 'sendId') ?? ''))
