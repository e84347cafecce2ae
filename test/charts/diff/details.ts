import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import { actionTexts, conditionText, delayValue, eventWords, invokeText, placeName } from '../words.ts'

/** One thing that is said of a state or a transition, in product words. */
type Aspect<Item> = readonly [name: string, words: (item: Item) => string]

const KINDS: Readonly<Record<ChartState['kind'], string>> = {
  atomic: 'plain',
  compound: 'one of several inside',
  parallel: 'parts side by side',
  final: 'an end',
  history: 'a way back',
}

const STATE: readonly Aspect<ChartState>[] = [
  ['what it is', ({ description = '' }) => description],
  ['kind', ({ kind }) => KINDS[kind]],
  ['begins with', ({ initial }) => (initial === undefined ? '' : placeName(initial))],
  ['runs', state => state.invokes.map(invoke => invokeText(state, invoke)).join(', ')],
  ['on entering', ({ id, entry }) => actionTexts(id, entry)],
  ['on leaving', ({ id, exit }) => actionTexts(id, exit)],
  ['tags', ({ tags }) => tags.join(', ')],
  ['requirements', ({ requirements }) => requirements.join(', ')],
]

const goal = ({ source, targets, reenter }: ChartTransition): string => {
  if (targets.length === 0) return 'stays'
  if (targets.join() === source) return reenter ? 'starts anew' : 'stays'
  return targets.map(placeName).join(' and ')
}

const TRANSITION: readonly Aspect<ChartTransition>[] = [
  ['only', transition => conditionText(transition) || 'always'],
  ['goes to', goal],
  ['does', ({ id, actions }) => actionTexts(id, actions)],
  ['waits', ({ delay }) => (delay === undefined ? '' : delayValue(delay))],
  ['note', ({ description = '' }) => description],
  ['requirements', ({ requirements }) => requirements.join(', ')],
]

const said = (words: string): string => (words === '' ? 'nothing' : words)

const differences = <Item>(aspects: readonly Aspect<Item>[], before: Item, after: Item): readonly string[] =>
  aspects
    .map(([name, words]) => ({ name, old: words(before), now: words(after) }))
    .filter(({ old, now }) => old !== now)
    .map(({ name, old, now }) => `${name}: was ${said(old)}, is ${said(now)}`)

export const stateDifferences = (before: ChartState, after: ChartState): readonly string[] =>
  differences(STATE, before, after)

/** An `otherwise` that only became the last branch, or stopped being it, is the same condition. */
export const transitionDifferences = (before: ChartTransition, after: ChartTransition): readonly string[] => {
  const isSameGuard = before.guard === after.guard
  return differences(
    TRANSITION.filter(([name]) => name !== 'only' || !isSameGuard),
    before,
    after,
  )
}

export const chartDifferences = (before: Chart, after: Chart): readonly string[] =>
  before.maxIterations === after.maxIterations
    ? []
    : [
        `steps that one event may cause: was ${before.maxIterations ?? 'without end'}, is ${after.maxIterations ?? 'without end'}`,
      ]

export const transitionTitle = (transition: ChartTransition): string => {
  const condition = conditionText(transition)
  const when = condition === '' ? eventWords(transition) : `${eventWords(transition)}, ${condition}`
  return `${placeName(transition.source)}: ${when} → ${goal(transition)}`
}

const mentioned = <Item>(aspects: readonly Aspect<Item>[], item: Item, names: readonly string[]): readonly string[] =>
  aspects
    .filter(([name]) => names.includes(name))
    .map(([name, words]) => [name, words(item)] as const)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)

/** What there is to say of something that came or went. */
export const stateWords = (state: ChartState): readonly string[] => mentioned(STATE, state, ['what it is', 'runs'])

export const transitionWords = (transition: ChartTransition): readonly string[] =>
  mentioned(TRANSITION, transition, ['does', 'note'])
