import { receiversOf } from '@sintonia/statechart-book/pages'
import { describe, expect, test } from 'vitest'
import { blessedSuites } from '../../paths/blessed/suites.ts'
import { chartMachines } from '../../paths/registry.ts'
import { COMMANDS } from '../glossary/commands.ts'
import { readChart } from '../readChart.ts'
import { appSenders } from './appSenders.ts'
import { sendersOf } from './senders.ts'

const senders = appSenders()

describe('[QA-06] who sends an event', () => {
  test.each([
    ['app', 'viewer.navigated', 'the person'],
    ['app', 'clock.ticked', 'the part that watches the clock'],
    ['app', 'network.lost', 'the part that watches the network'],
    ['app', 'session.ended', 'the chart Session'],
    ['session', 'viewer.logOut', 'the person'],
    ['session', 'tab.hidden', 'the part that watches the other tabs'],
    ['session', 'session.opened', 'the chart App'],
    ['session', 'token.refused', 'a call to the operator'],
    ['engine', 'engine.load', 'the chart Live player or the chart VOD player'],
    ['engine', 'media.firstFrame', 'the chart Media'],
    ['media', 'media.load', 'the chart Engine'],
    ['media', 'engine.told', 'the part that plays the stream in the browser'],
    ['livePlayer', 'engine.playing', 'the chart Engine'],
    ['livePlayer', 'programme.changed', 'the part that follows what the channel broadcasts'],
    ['livePlayer', 'zap.settled', 'the chart itself'],
    ['livePlayer', 'viewer.retry', 'the person or the chart itself'],
    ['livePlayer', 'stage.volumeChanged', 'the part that holds the picture on the page'],
    ['vodPlayer', 'title.wished', 'the chart Catalogue'],
    ['reminders', 'clock.ticked', 'the chart App'],
    ['qrLogin', 'scan.moved', 'the operator'],
    ['removal', 'removal.refused', 'the operator'],
    ['hoverCard', 'card.entered', 'the page on screen'],
    ['search', 'search.began', 'the chart itself'],
  ])('%s hears %s from %s', (chart, event, from) => {
    expect(senders[chart]?.[event]).toBe(from)
  })

  test('is known of every event that a chart hears, in words and not by a file', () => {
    const heard = chartMachines
      .map(readChart)
      .flatMap(({ name, transitions }) =>
        transitions.filter(({ kind }) => kind === 'event').map(({ event }) => [name, event] as const),
      )
    const unknown = heard.filter(([name, event]) => /^$|the code of/.test(senders[name]?.[event] ?? ''))
    expect(unknown.map(([name, event]) => `${name}: ${event}`)).toEqual([])
  })

  test('is nobody where no code says it', () => {
    const [chart] = chartMachines.filter(({ id }) => id === 'dial').map(readChart)
    const [first] = chart?.transitions.filter(({ kind }) => kind === 'event') ?? []
    if (chart === undefined || first === undefined) throw new Error('the dial hears nothing')
    const deaf = { ...chart, transitions: [{ ...first, event: 'moon.rose' }] }
    expect(sendersOf([deaf], { told: [] })).toEqual({ dial: { 'moon.rose': '' } })
  })
})

const receivers = receiversOf(chartMachines.map(readChart), blessedSuites(chartMachines), COMMANDS)

describe('[QA-06] who hears what a chart tells', () => {
  test.each([
    ['livePlayer', 'engine.load', ['the chart Engine']],
    ['livePlayer', 'guide.follow', ['the part that follows what the channel broadcasts']],
    ['livePlayer', 'picture.came', ['the chart App']],
    ['engine', 'engine.playing', ['the chart Live player', 'the chart VOD player']],
    ['engine', 'media.load', ['the chart Media']],
    ['media', 'element.give', ['the part that plays the stream in the browser']],
    ['app', 'broadcast.started', ['the chart Live player']],
    ['removal', 'removal.wanted', ['the operator']],
  ])('%s tells %s: %j', (chart, event, to) => {
    expect(receivers[chart]?.filter(each => each.event === event).map(each => each.to)).toEqual(to)
  })

  test('every word to a part of the app is in words, not in code', () => {
    const commands = Object.values(receivers)
      .flat()
      .filter(({ event, to }) => !to.startsWith('the chart') && !/^(viewer|session|number)\./.test(event))
    expect(commands.filter(({ event }) => !(event in COMMANDS)).map(({ event }) => event)).toEqual([])
  })

  test('nothing is worded that nobody is told', () => {
    const told = new Set(Object.values(receivers).flatMap(tellings => tellings.map(({ event }) => event)))
    expect(Object.keys(COMMANDS).filter(event => !told.has(event))).toEqual([])
  })
})
