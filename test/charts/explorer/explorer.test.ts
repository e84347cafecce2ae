import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { sampleMachine } from '../../fixtures/sampleChart.ts'
import { chartMachines } from '../../paths/registry.ts'
import { readLedger } from '../../support/ledger.ts'
import { explorerData, namedRequirements } from '../files.ts'
import { readChart } from '../ir.ts'
import { STORIES } from '../stories/index.ts'
import { addressOf, eventAddress, readAddress, requirementAddress } from './client/address.ts'
import { find, findMost, searchEntries } from './client/find.ts'
import { matcher, SAID_FOR, stem } from './client/wordMatch.ts'
import { linkedScript } from './link.ts'
import { explorerPage } from './page.ts'
import { neededTokens } from './tokens.ts'

const chart = readChart(sampleMachine)

const data = await explorerData([chart], readLedger(), {})

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
  const entries = searchEntries(data)
  const titles = (query: string) => find(entries, query).map(({ kind, title }) => `${kind} ${title}`)

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

describe('the search over the charts of this app', () => {
  const entries = searchEntries({
    title: '',
    charts: chartMachines.map(readChart),
    foldings: {},
    sheets: {},
    senders: {},
    ledger: namedRequirements(chartMachines.map(readChart), readLedger()),
    stories: STORIES,
  })
  const found = (query: string) => find(entries, query).map(({ kind, title }) => `${kind} ${title}`)

  test.each([
    ['remind', 'chart Reminders'],
    ['reminders', 'chart Reminders'],
    ['reminding', 'chart Reminders'],
    ['reminded', 'chart Reminders'],
    ['favourite', 'chart Favourites'],
    ['guides', 'chart Guide'],
    ['searching', 'chart Search'],
    ['sessions', 'chart Session'],
    ['logged out', 'state Identity › User › Logging out'],
    ['stalls', 'state Active › Stalled'],
  ])('%s leads to the %s first', (query, first) => {
    expect(found(query)[0]).toBe(first)
  })

  test.each([
    ['token expires while watching', 'story The token ends while somebody watches'],
    ['How does the takeover end?', 'story A national broadcast takes over'],
    ['dead live stream reloaded', 'state Active › Stalled'],
    ['log out in another tab', 'story Logout in another tab'],
    ['undo a removal', 'state Offer › Offered'],
    ['wrong PIN', 'transition the PIN is compared, otherwise'],
    ['delete', 'chart Removal'],
    ['no internet', 'state Running › Network'],
    ['voucher', 'chart Recharge'],
    ['parental lock', 'state Open › Locked'],
    ['resend code', 'state Open › Code › Counting'],
    ['refuse terms', 'transition the chart agreement is over, otherwise'],
    [
      'how often is my progress in a film reported',
      'transition after 1 min (how far it was watched is reported, VOD-10)',
    ],
    ['channel not bought', 'story The operator refuses the licence'],
    ['when does a reminder pop up', 'chart Reminders'],
    ['how long can I undo a removal', 'transition after 8 s (it may be taken back, AHEAD-06)'],
    ['when does the next episode begin', 'transition after 10 s (the next episode begins, AHEAD-21)'],
    [
      'how often is the place in a film remembered',
      'transition after 1 min (how far it was watched is reported, VOD-10)',
    ],
  ])('is asked in the words of people: %s', (question, first) => {
    expect(found(question)[0]).toBe(first)
  })

  test.each([
    ['when may a guest time-shift?', 'chart Catch up player'],
    ['favourite refused by operator', 'chart Favourites'],
    ['sleep timer warned', 'chart Sleep timer'],
    ['token runs out while I watch', 'story The token ends while somebody watches'],
    ['is a popup shown while the broadcast is on', 'state Popup › Open'],
    ['elephant on a bicycle', undefined],
    ['chromecast a recipe for the viewer', undefined],
  ])('where nothing has all words of %s leads to %s, which has most of them', (question, first) => {
    expect(found(question)).toEqual([])
    const [hit] = findMost(entries, question)
    expect(hit && `${hit.kind} ${hit.title}`).toBe(first)
  })

  test('knows no words of people for words that no chart has', () => {
    const unknown = Object.values(SAID_FOR)
      .flat()
      .filter(words => !entries.some(({ text }) => text.includes(words)))
    expect(unknown).toEqual([])
  })

  test('finds two words by one, and one by two', () => {
    expect(found('logout')).toContain('state Identity › User › Logging out')
    expect(found('log out')).toContain('requirement SES-08')
  })

  test('names charts before everything in them', () => {
    for (const query of ['player', 'session', 'guide', 'channel']) {
      const kinds = found(query).map(hit => hit.startsWith('chart '))
      expect(kinds.indexOf(false)).toBeGreaterThan(0)
      expect(kinds.lastIndexOf(true)).toBe(kinds.indexOf(false) - 1)
    }
  })

  test('does not take any beginning for a form of a word', () => {
    const titles = found('used')
    expect(titles.filter(title => /^chart (?:Person|Presentation)$/.test(title))).toEqual([])
    expect(found('elephants')).toEqual([])
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
  const page = explorerPage(data)

  test('is the same to the byte when made again', () => {
    expect(explorerPage(data)).toBe(page)
  })

  test('needs nothing but itself', () => {
    expect(page.match(/\b(?:src|href)="(?!#|README\.md|\$\{)[^"]*"/g)).toBeNull()
    expect(page.match(/https?:\/\/(?!www\.w3\.org\/)[^\s"'`]+/g)).toBeNull()
    expect(page.match(/<\/script>/g)).toHaveLength(page.match(/<script/g)?.length ?? 0)
  })

  test('holds a script without types, imports and exports', () => {
    const script = linkedScript(fileURLToPath(new URL('client/main.ts', import.meta.url)))
    expect(() => new Script(script)).not.toThrow()
    expect(script.match(/^(?:import|export) /gm)).toBeNull()
    expect(page).toContain(script)
  })
})

describe('linking modules into one script', () => {
  test('refuses what only a bundler could bring', () => {
    expect(() => linkedScript(fileURLToPath(new URL('../ir.ts', import.meta.url)))).toThrow(
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

  test('that the house does not have are named', () => {
    expect(() => neededTokens(tokens, 'p{color:var(--nothing)}')).toThrow('src/styles/tokens.css has no --nothing')
  })
})
