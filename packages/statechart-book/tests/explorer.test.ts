import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { addressOf, eventAddress, readAddress, requirementAddress } from '../explorer/client/address.ts'
import { find, searchIndex } from '../explorer/client/find.ts'
import { matcher, stem } from '../explorer/client/wordMatch.ts'
import { linkedScript } from '../explorer/link.ts'
import { explorerPage } from '../explorer/page.ts'
import { neededTokens } from '../explorer/tokens.ts'
import { explorerData } from '../pages/book.ts'
import { IMPRINT } from './fixtures/imprint.ts'
import { sampleMachine } from './fixtures/sampleChart.ts'

const chart = readChart(sampleMachine)

const LEDGER = [
  { id: 'LIVE-01', text: 'A track plays', anchor: 'live' },
  { id: 'LIVE-06', text: 'A stall reloads the stream', anchor: 'live' },
  { id: 'LIVE-07', text: 'The picture goes on', anchor: 'live' },
]

const TOKENS = readFileSync(new URL('fixtures/tokens.css', import.meta.url), 'utf8')

const data = await explorerData([chart], LEDGER, {}, IMPRINT)

describe('the address of a place', () => {
  test('is short and leads back to it', () => {
    expect(addressOf('session.identity.user.active')).toBe('#session/identity.user.active')
    expect(addressOf('guide|clock.ticked|0')).toBe('#guide/|clock.ticked|0')
    for (const { id } of [...chart.states.slice(1), ...chart.transitions])
      expect(readAddress(addressOf(id))).toEqual({ page: 'chart', chart: 'sample', id })
  })

  test('of a chart, a requirement, an event and the first page can be told apart', () => {
    expect(readAddress(addressOf('session'))).toEqual({ page: 'chart', chart: 'session' })
    expect(readAddress(requirementAddress('SES-06'))).toEqual({ page: 'requirement', id: 'SES-06' })
    expect(readAddress(eventAddress('token.refused'))).toEqual({ page: 'event', event: 'token.refused' })
    expect(readAddress('')).toEqual({ page: 'start' })
  })

  test('may be anything: a broken one is no error', () => {
    expect(readAddress('#session/%E0%A4%A')).toMatchObject({ page: 'chart', chart: 'session' })
  })
})

describe('the search', () => {
  const index = searchIndex(data)
  const titles = (query: string) => find(index, query).map(({ kind, title }) => `${kind} ${title}`)

  test('finds states by name, by description and by the names of the code', () => {
    expect(titles('buffering')[0]).toBe('state Playback › Watching › Buffering')
    expect(titles('track asked for')).toContain('state Playback › Opening')
    expect(titles('countTry')).toContain('state Playback › Waiting')
  })

  test('finds transitions and events by words and by names', () => {
    expect(titles('viewer.retry')[0]).toBe('event The viewer retries')
    expect(titles('viewer retries')).toContain('transition the viewer retries')
    expect(titles('canTryAgain')).toEqual(['transition open answers, if it can try again'])
  })

  test('finds requirements by id and by what they say, and the places that name them', () => {
    expect(titles('live-06')).toEqual(['requirement LIVE-06', 'state Playback › Watching › Content › Playing'])
    expect(titles('stall reloads')[0]).toBe('requirement LIVE-06')
  })

  test('wants all words, and does not care about capitals and accents', () => {
    expect(titles('PICTURE wáits')).toEqual(['state Playback › Watching › Buffering'])
    expect(titles('picture elephant')).toEqual([])
    expect(titles('  ')).toEqual([])
  })
})

describe('forms of a word', () => {
  test.each([
    ['reminding', 'remind'],
    ['reminders', 'remind'],
    ['stopped', 'stop'],
    ['retries', 'retr'],
    ['retry', 'retr'],
    ['guides', 'guid'],
    ['used', 'used'],
    ['is', 'is'],
  ])('%s has %s in all of them', (word, common) => {
    expect(stem(word)).toBe(common)
  })

  test('tells a word as it stands from another form of it', () => {
    const reminders = matcher('reminders')
    expect(['reminders', 'it reminded me', 'a note'].map(reminders)).toEqual(['whole', 'form', undefined])
  })
})

describe('the page', () => {
  const page = explorerPage(data, TOKENS)

  test('is the same to the byte when made again', () => {
    expect(explorerPage(data, TOKENS)).toBe(page)
  })

  test('needs nothing but itself', () => {
    expect(page.match(/\b(?:src|href)="(?!#|README\.md|\$\{)[^"]*"/g)).toBeNull()
    expect(page.match(/https?:\/\/(?!www\.w3\.org\/)[^\s"'`]+/g)).toBeNull()
    expect(page.match(/<\/script>/g)).toHaveLength(page.match(/<script/g)?.length ?? 0)
  })

  test('holds a script without types, imports and exports', () => {
    const script = linkedScript(fileURLToPath(new URL('../explorer/client/main.ts', import.meta.url)))
    expect(() => new Script(script)).not.toThrow()
    expect(script.match(/^(?:import|export) /gm)).toBeNull()
    expect(page).toContain(script)
  })
})

describe('linking modules into one script', () => {
  test('refuses what only a bundler could bring', () => {
    expect(() => linkedScript(fileURLToPath(new URL('../chart/readChart.ts', import.meta.url)))).toThrow(
      'a page can only take files of its own',
    )
  })
})

describe('the tokens of the page', () => {
  const tokens =
    ':root {\n  --a: var(--b);\n  --unused: 1px;\n}\n:root,\n[data-surface="picture"] {\n  --b: black;\n}\n[data-theme="light"] {\n  --b: white;\n}\n'

  test('are those that it uses and those that these need', () => {
    const css = neededTokens(tokens, 'p{color:var(--a)}')
    expect(css).toContain(':root{--a:var(--b);--b:black}')
    expect(css).toContain('[data-theme=light]{--b:white}')
    expect(css).not.toContain('--unused')
  })

  test('that are not there are named', () => {
    expect(() => neededTokens(tokens, 'p{color:var(--nothing)}')).toThrow('the tokens have no --nothing')
  })
})
