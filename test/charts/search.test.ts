import { find, findMost, searchIndex } from '@sintonia/statechart-book/explorer'
import { namedRequirements } from '@sintonia/statechart-book/pages'
import { describe, expect, test } from 'vitest'
import { chartMachines } from '../paths/registry.ts'
import { readLedger } from '../support/ledger.ts'
import { SAID_FOR } from './glossary/saidFor.ts'
import { readChart } from './readChart.ts'
import { STORIES } from './stories/index.ts'

describe('the search over the charts of this app', () => {
  const index = searchIndex({
    charts: chartMachines.map(readChart),
    ledger: namedRequirements(chartMachines.map(readChart), readLedger()),
    stories: STORIES,
    about: { saidFor: SAID_FOR },
  })
  const found = (query: string) => find(index, query).map(({ kind, title }) => `${kind} ${title}`)

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
    [
      'how long can I undo a removal',
      'transition after 8 s (it may be taken back, AHEAD-06), if it is not the whole list',
    ],
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
    const [hit] = findMost(index, question)
    expect(hit && `${hit.kind} ${hit.title}`).toBe(first)
  })

  test('knows no words of people for words that no chart has', () => {
    const unknown = Object.values(SAID_FOR)
      .flat()
      .filter(words => !index.entries.some(({ text }) => text.includes(words)))
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
