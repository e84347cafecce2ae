import type { Chart, ChartState, ChartTransition, Words } from '../chart/chart.ts'
import { actionTexts, conditionText, delayValue, eventWords, invokeText, placeName } from '../words/words.ts'

/** One thing that is said of a state or a transition, in product words. */
type Aspect<Item> = readonly [name: string, told: (item: Item, words: Words) => string]

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
  ['runs', ({ invokes }, words) => invokes.map(invoke => invokeText(words, invoke)).join(', ')],
  ['on entering', ({ entry }, words) => actionTexts(words, entry)],
  ['on leaving', ({ exit }, words) => actionTexts(words, exit)],
  ['tags', ({ tags }) => tags.join(', ')],
  ['requirements', ({ requirements }) => requirements.join(', ')],
]

const goal = ({ source, targets, reenter }: ChartTransition): string => {
  if (targets.length === 0) return 'stays'
  if (targets.join() === source) return reenter ? 'starts anew' : 'stays'
  return targets.map(placeName).join(' and ')
}

const TRANSITION: readonly Aspect<ChartTransition>[] = [
  ['only', (transition, words) => conditionText(words, transition) || 'always'],
  ['goes to', goal],
  ['does', ({ actions }, words) => actionTexts(words, actions)],
  ['waits', ({ delay }) => (delay === undefined ? '' : delayValue(delay))],
  ['note', ({ description = '' }) => description],
  ['requirements', ({ requirements }) => requirements.join(', ')],
]

const said = (text: string): string => (text === '' ? 'nothing' : text)

const differences = <Item>(
  words: Words,
  aspects: readonly Aspect<Item>[],
  before: Item,
  after: Item,
): readonly string[] =>
  aspects
    .map(([name, told]) => ({ name, old: told(before, words), now: told(after, words) }))
    .filter(({ old, now }) => old !== now)
    .map(({ name, old, now }) => `${name}: was ${said(old)}, is ${said(now)}`)

export const stateDifferences = (words: Words, before: ChartState, after: ChartState): readonly string[] =>
  differences(words, STATE, before, after)

/** An `otherwise` that only became the last branch, or stopped being it, is the same condition. */
export const transitionDifferences = (
  words: Words,
  before: ChartTransition,
  after: ChartTransition,
): readonly string[] => {
  const isSameGuard = before.guard === after.guard
  return differences(
    words,
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

export const transitionTitle = (words: Words, transition: ChartTransition): string => {
  const condition = conditionText(words, transition)
  const when = condition === '' ? eventWords(words, transition) : `${eventWords(words, transition)}, ${condition}`
  return `${placeName(transition.source)}: ${when} → ${goal(transition)}`
}

const mentioned = <Item>(
  words: Words,
  aspects: readonly Aspect<Item>[],
  item: Item,
  names: readonly string[],
): readonly string[] =>
  aspects
    .filter(([name]) => names.includes(name))
    .map(([name, told]) => [name, told(item, words)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)

/** What there is to say of something that came or went. */
export const stateWords = (words: Words, state: ChartState): readonly string[] =>
  mentioned(words, STATE, state, ['what it is', 'runs'])

export const transitionWords = (words: Words, transition: ChartTransition): readonly string[] =>
  mentioned(words, TRANSITION, transition, ['does', 'note'])
