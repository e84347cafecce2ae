import type { Chart } from '@sintonia/statechart-book'
import { answerName, askedParty, conditionText, eventWords, senderOf } from '@sintonia/statechart-book'
import { describe, expect, test } from 'vitest'
import { chartMachines } from '../paths/registry.ts'
import { GLOSSARY } from './glossary/index.ts'
import { readChart } from './readChart.ts'

const charts = chartMachines.map(readChart)

const transition = (chart: Chart, id: string) => {
  const found = chart.transitions.find(candidate => candidate.id === id)
  if (found === undefined) throw new Error(`${chart.name} has no ${id}`)
  return found
}

describe('what a transition says', () => {
  test('the one who was asked answers, and is the one who says so', () => {
    const session = charts.find(({ name }) => name === 'session')
    if (session === undefined) throw new Error('the session chart is not registered')
    const renewed = transition(session, 'session.identity.user.renewing|done.actor.renew|0')
    expect([eventWords(session.words, renewed), senderOf(session.words, renewed)]).toEqual([
      'the operator answers',
      'the operator',
    ])
    const loggedOut = transition(session, 'session.identity.user|viewer.logOut|0')
    expect([
      eventWords(session.words, loggedOut),
      senderOf(session.words, loggedOut, { 'viewer.logOut': 'the person' }),
    ]).toEqual(['the viewer logs out', 'the person'])
  })
})

const namesIn = ({ states, transitions }: Chart): ReadonlySet<string> => {
  const labels = [
    ...states.flatMap(({ entry, exit, initialActions, invokes }) => [
      ...[...entry, ...exit, ...initialActions],
      ...invokes.map(({ source }) => source),
    ]),
    ...transitions.flatMap(({ event, actions, guard = '', delay, port }) => [
      event,
      delay?.name ?? '',
      answerName(port),
      ...actions,
      ...(guard.match(/[\w.]+\([^)]*\)|[\w.]+/g) ?? []),
    ]),
  ]
  return new Set(labels.flatMap(label => [label, label.replace(/\(.*\)$/, '')]))
}

/** Wishes that are right sentences as they are: `the viewer retries`. */
const PLAIN_WISHES = new Set(['viewer.retry', 'viewer.logOut', 'viewer.play', 'viewer.pause'])

const guardParts = (guard = ''): readonly string[] =>
  (guard.replaceAll(/\bin [\w.]+/g, '').match(/[\w.]+\([^)]*\)|[\w.]+/g) ?? []).filter(
    part => !/^(and|or|not)$/.test(part),
  )

const needsWords = (event: string): boolean => event !== '*' && !PLAIN_WISHES.has(event)

/** What a drawing shows by name; a chart that runs inside has its name, and the bare name never stands for a parameter. */
const shownNames = ({ states, transitions }: Chart): readonly string[] => [
  ...states.flatMap(({ entry, exit, initialActions, invokes }) => [
    ...[...entry, ...exit, ...initialActions],
    ...invokes.filter(({ isChart }) => isChart !== true).map(({ source }) => source),
  ]),
  ...transitions.flatMap(({ kind, event, actions, guard, delay }) => [
    ...(kind === 'event' && needsWords(event) ? [event] : []),
    ...(delay?.named === true ? [delay.name] : []),
    ...[...actions, ...guardParts(guard)],
  ]),
]

/** What runs here and is no chart, and whose answer is not simply that of the one who was asked. */
const unsaidAnswers = ({ words, transitions }: Chart): readonly string[] =>
  transitions
    .filter(({ kind, isChart, port }) => kind === 'done' && isChart !== true && askedParty(words, port) === undefined)
    .map(({ port }) => answerName(port))
    .filter(answer => words[answer] === undefined)

const unworded = (chart: Chart): readonly string[] =>
  [...new Set(shownNames(chart))].filter(name => chart.words[name] === undefined)

describe('the glossary', () => {
  test('has words for every name that a drawing shows', () => {
    const missing = charts.map(chart => [chart.name, unworded(chart)] as const).filter(([, names]) => names.length > 0)
    expect(Object.fromEntries(missing)).toEqual({})
  })

  test('says what has come of everything that runs, and not that its name answers', () => {
    expect(
      charts.flatMap(chart => [...new Set(unsaidAnswers(chart))].map(answer => `${chart.name}: ${answer}`)),
    ).toEqual([])
  })

  test('tells the branches of one event apart', () => {
    const alike = charts.flatMap(({ words, transitions }) => {
      const said = transitions.map(branch => `${branch.source} ${branch.event}: ${conditionText(words, branch)}`)
      return said.filter((text, index) => said.indexOf(text) !== index)
    })
    expect(alike).toEqual([])
  })

  test('speaks of nothing that the charts have no more: take such words out of test/charts/glossary', () => {
    const names = new Map(charts.map(chart => [chart.name, namesIn(chart)]))
    const forgotten = Object.entries(GLOSSARY).flatMap(([chart, words]) =>
      Object.keys(words)
        .filter(name => !names.get(chart)?.has(name))
        .map(name => `${chart}: ${name}`),
    )
    expect(forgotten).toEqual([])
  })

  test('lets every condition of the session be read as a sentence', () => {
    const session = charts.find(({ name }) => name === 'session')
    const conditions = new Set(
      session?.transitions.map(each => conditionText(session.words, each)).filter(text => text !== ''),
    )
    expect([...conditions].filter(text => /[a-z][A-Z]|\bis [a-z]+ed$/.test(text))).toEqual([])
    expect(conditions).toContain('if it is a user with an account')
  })
})
