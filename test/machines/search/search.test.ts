import { withStubs } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { personMachine } from '../../../machines/person.ts'
import {
  searchMachine,
  selectFailure,
  selectFound,
  selectHasMoreFailed,
  selectHaveTitlesFailed,
  selectHits,
  selectIsLoadingMore,
  selectIsSearching,
  selectKeyword,
  selectOpenPerson,
  selectPopular,
  selectRecents,
  selectText,
} from '../../../machines/search/index.ts'
import type {
  HitsAnswer,
  HitsWish,
  KeywordFact,
  PopularAnswer,
  RecentsWish,
  SearchEvent,
  SearchInput,
  TitlesAnswer,
  TitlesWish,
} from '../../../machines/search/types.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { PersonId } from '../../../models/person.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { channelId, must } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { BOTH, foundTitles, liveSearchModel, programmeHit, vodSearchModel } from './model.ts'

const unsold = (reason: string, ...ids: ReadonlyArray<string>) => ids.map(id => ({ id: `search.${id}`, reason }))
const NO_VOD = 'no video on demand is sold'
const NO_LIVE = 'no live television is sold'
const NO_TOP = 'the operator does not tell what the country looks for'

chartSuite(liveSearchModel, {
  unreachable: [
    ...unsold(NO_VOD, 'titles.asking', 'titles.found', 'titles.more', 'titles.moreFailed', 'titles.failed'),
    ...unsold(NO_VOD, 'titles|search.began|0', 'titles|session.changed|0', 'titles|language.changed|0'),
    ...unsold(NO_VOD, 'titles.asking|done.actor.titles|0', 'titles.asking|done.actor.titles|1'),
    ...unsold(NO_VOD, 'titles.asking|error.actor.titles|0', 'titles.found|viewer.wantMore|0'),
    ...unsold(NO_VOD, 'titles.more|done.actor.more|0', 'titles.more|done.actor.more|1'),
    ...unsold(NO_VOD, 'titles.more|error.actor.more|0', 'titles.moreFailed|viewer.retry|0'),
    ...unsold(NO_VOD, 'titles.moreFailed|network.restored|0', 'titles.failed|viewer.retry|0'),
    ...unsold(NO_VOD, 'titles.failed|network.restored|0'),
  ],
})
chartSuite(vodSearchModel, {
  unreachable: [
    ...unsold(NO_LIVE, 'programmes.asking.timely', 'programmes.asking.overtaken'),
    ...unsold(NO_LIVE, 'programmes.found', 'programmes.gathering'),
    ...unsold(NO_LIVE, 'programmes|search.began|0', 'programmes|lineup.changed|0', 'programmes|language.changed|0'),
    ...unsold(NO_LIVE, 'programmes.asking|done.actor.programmes|0', 'programmes.asking|done.actor.programmes|1'),
    ...unsold(NO_LIVE, 'programmes.asking|error.actor.programmes|0', 'programmes.asking|error.actor.programmes|1'),
    ...unsold(NO_LIVE, 'programmes.asking.timely|guide.changed|0', 'programmes.found|guide.changed|0'),
    ...unsold(NO_LIVE, 'programmes.gathering|after.gatherTime|0'),
    ...unsold(NO_TOP, 'popular.asking', 'popular.known', 'popular.unavailable', 'popular.unasked|always|0'),
    ...unsold(NO_TOP, 'popular.asking|done.actor.popular|0', 'popular.asking|done.actor.popular|1'),
    ...unsold(NO_TOP, 'popular.asking|error.actor.popular|0', 'popular.known|language.changed|0'),
    ...unsold(NO_TOP, 'popular.known|update.due|0'),
    ...unsold(NO_TOP, 'popular.unavailable|network.restored|0'),
  ],
})

const OFFLINE = left({ tag: 'offline' } as const)

/** The search; the test is the operator, the guide, the device and the clock. */
const rig = (input: Partial<SearchInput> = {}) => {
  const programmes = handPort<HitsAnswer, HitsWish>()
  const titles = handPort<TitlesAnswer, TitlesWish>()
  const popular = handPort<PopularAnswer>()
  const kept: RecentsWish[] = []
  const clock = new SimulatedClock()
  const machine = searchMachine.provide({
    actors: {
      searchProgrammes: fromPromise(programmes.ask),
      searchTitles: fromPromise(titles.ask),
      person: withStubs(personMachine),
      loadPopular: fromPromise(popular.ask),
      keepRecents: fromCallback(({ receive }) => receive(wish => kept.push(wish as RecentsWish))),
      watchGuide: fromCallback(() => undefined),
    },
  })
  const told: unknown[] = []
  const parent = createActor(
    fromCallback<KeywordFact>(({ receive }) => receive(fact => told.push(fact.keyword))),
    {
      clock,
    },
  ).start()
  const actor = createActor(machine, { clock, input: { ...BOTH, ...input }, parent }).start()
  const now = () => actor.getSnapshot()
  return {
    programmes,
    titles,
    popular,
    kept,
    told,
    now,
    pass: (ms: number) => clock.increment(ms),
    send: (event: SearchEvent) => actor.send(event),
    type: (text: string) => actor.send({ type: 'viewer.type', text }),
    search: (text: string) => actor.send({ type: 'viewer.search', text }),
    shownTitles: () => selectFound(now()).titles.map(({ metaId }) => metaId),
    shownHits: () => selectHits(now()).map(({ title }) => title),
  }
}

describe('The field', () => {
  test('[AHEAD-08] is asked for 300 ms after the last key, and from two characters on', () => {
    const { type, pass, titles, programmes, now } = rig()
    type('h')
    pass(300)
    type('he')
    pass(299)
    type('hea')
    pass(299)
    expect([titles.asked, programmes.asked]).toEqual([[], []])
    pass(1)
    expect(titles.asked).toEqual([{ keyword: 'hea', pageId: 1 }])
    expect(programmes.asked).toEqual([{ text: 'hea' }])
    expect([selectText(now()), selectKeyword(now()), selectIsSearching(now())]).toEqual(['hea', 'hea', true])
  })

  test('[AHEAD-08] the same words once more are not asked for again; Enter asks at once and keeps them', () => {
    const { type, pass, search, titles, kept } = rig()
    type('heart')
    pass(300)
    type('heart ')
    pass(300)
    expect(titles.asked).toHaveLength(1)
    search(' brave  heart ')
    expect(titles.asked.at(-1)).toEqual({ keyword: 'brave heart', pageId: 1 })
    expect(kept).toEqual([{ type: 'search.remembered', text: 'brave heart' }])
    search(' h ')
    expect(titles.asked).toHaveLength(2)
  })

  test('[AHEAD-08] a late answer of earlier words is dropped; what was found before stays until the newer one', async () => {
    const { type, pass, titles, programmes, shownTitles, shownHits } = rig()
    type('heart')
    pass(300)
    await titles.answer(right(foundTitles(['first'])))
    await programmes.answer([programmeHit('Heart')])
    expect([shownTitles(), shownHits()]).toEqual([['first'], ['Heart']])
    type('ida')
    pass(300)
    type('idas')
    pass(300)
    await titles.answer(right(foundTitles(['late'])))
    await programmes.answer([programmeHit('Late')])
    expect([shownTitles(), shownHits()]).toEqual([['first'], ['Heart']])
    await titles.answer(right(foundTitles(['second'])))
    await programmes.answer([])
    expect([shownTitles(), shownHits()]).toEqual([['second'], []])
  })

  test('[AHEAD-08] an emptied field finds nothing at once, and a late key or answer changes nothing', async () => {
    const { type, pass, titles, programmes, now, shownTitles, shownHits } = rig()
    type('heart')
    pass(300)
    await titles.answer(right(foundTitles(['first'])))
    await programmes.answer([programmeHit('Heart')])
    type('hearts')
    type('')
    expect([selectKeyword(now()), shownTitles(), shownHits()]).toEqual([undefined, [], []])
    pass(300)
    expect(titles.asked).toHaveLength(1)
  })

  test('[ROUTE-10] the words of the address are searched for, also when Back leads to others', async () => {
    const { titles, programmes, now, send, type, pass } = rig({ text: 'Corazón' })
    expect([titles.asked, programmes.asked]).toEqual([[{ keyword: 'Corazón', pageId: 1 }], [{ text: 'Corazón' }]])
    const go = (params: Readonly<Record<string, string>>) => send({ type: 'viewer.navigated', page: 'search', params })
    go({ q: 'Corazón' })
    expect(titles.asked).toHaveLength(1)
    go({ q: 'ida' })
    expect([selectText(now()), titles.asked.at(-1)?.keyword]).toEqual(['ida', 'ida'])
    type('idas')
    go({ q: 'ida' })
    expect(selectText(now())).toBe('idas')
    pass(300)
    go({})
    expect([selectText(now()), selectKeyword(now())]).toEqual(['', undefined])
    send({ type: 'viewer.navigated', page: 'home', params: { q: 'heart' } })
    expect(selectText(now())).toBe('')
  })

  test('[ROUTE-10] what is searched for is told for the address: at once, after the pause, and when it is nothing any more', () => {
    const { told, send, type, pass } = rig({ text: ' heart ' })
    expect(told).toEqual(['heart'])
    type('ida')
    expect(told).toEqual(['heart'])
    pass(300)
    send({ type: 'viewer.search', text: 'glass' })
    send({ type: 'viewer.navigated', page: 'search', params: { q: 'ida' } })
    type('i')
    send({ type: 'viewer.search', text: 'glass' })
    send({ type: 'viewer.navigated', page: 'search', params: {} })
    expect(told).toEqual(['heart', 'ida', 'glass', 'ida', undefined, 'glass', undefined])
  })
})

describe('What is found', () => {
  test('[VOD-11] titles come page by page, each once; persons come with the first', async () => {
    const { search, titles, send, shownTitles, now } = rig()
    search('ida')
    await titles.answer(right(foundTitles(['first', 'first', 'second'], true)))
    expect([shownTitles(), selectFound(now()).persons.length]).toEqual([['first', 'second'], 1])
    send({ type: 'viewer.wantMore' })
    expect([titles.asked.at(-1), selectIsLoadingMore(now())]).toEqual([{ keyword: 'ida', pageId: 2 }, true])
    await titles.answer(right(foundTitles(['second', 'third'], true)))
    send({ type: 'viewer.wantMore' })
    expect(titles.asked.at(-1)?.pageId).toBe(3)
    await titles.answer(right(foundTitles(['fourth'])))
    expect(shownTitles()).toEqual(['first', 'second', 'third', 'fourth'])
    send({ type: 'viewer.wantMore' })
    expect(titles.isOpen()).toBe(false)
    search('heart')
    await titles.answer(right(foundTitles(['fifth'], true)))
    send({ type: 'viewer.wantMore' })
    expect([shownTitles(), titles.asked.at(-1)?.pageId]).toEqual([['fifth'], 2])
  })

  test('[VOD-11] a page that fails leaves what is there; a first one that fails leaves the programmes', async () => {
    const { search, titles, programmes, send, shownTitles, shownHits, now } = rig()
    search('ida')
    await titles.answer(OFFLINE)
    await programmes.answer([programmeHit('Ida')])
    expect([selectHaveTitlesFailed(now()), selectFailure(now()), shownHits()]).toEqual([
      true,
      { tag: 'offline' },
      ['Ida'],
    ])
    send({ type: 'viewer.retry' })
    await titles.answer(OFFLINE)
    send({ type: 'network.restored' })
    await titles.answer(right(foundTitles(['first'], true)))
    expect([selectHaveTitlesFailed(now()), selectFailure(now())]).toEqual([false, undefined])
    send({ type: 'viewer.wantMore' })
    await titles.answer(OFFLINE)
    expect([selectHasMoreFailed(now()), shownTitles()]).toEqual([true, ['first']])
    send({ type: 'viewer.wantMore' })
    expect(titles.isOpen()).toBe(false)
    send({ type: 'viewer.retry' })
    await titles.answer(right(foundTitles(['second'])))
    expect(shownTitles()).toEqual(['first', 'second'])
  })

  test('[AHEAD-08] [AHEAD-22] programmes are looked for again when a sync, the language or the channels bring others', async () => {
    const { search, programmes, titles, send, pass } = rig()
    search('ida')
    send({ type: 'guide.changed' })
    await programmes.answer([])
    pass(SECOND - 1)
    send({ type: 'guide.changed' })
    expect(programmes.asked).toHaveLength(1)
    pass(1)
    expect(programmes.asked).toHaveLength(2)
    await programmes.answer([])
    pass(10 * SECOND)
    expect(programmes.asked).toHaveLength(2)
    send({ type: 'guide.changed' })
    pass(SECOND)
    expect(programmes.asked).toHaveLength(3)
    send({ type: 'guide.changed' })
    await programmes.fail()
    pass(SECOND)
    expect(programmes.asked).toHaveLength(4)
    send({ type: 'lineup.changed' })
    send({ type: 'language.changed' })
    expect([programmes.asked.length, titles.asked.length]).toEqual([6, 2])
    send({ type: 'session.changed' })
    expect([programmes.asked.length, titles.asked.length]).toEqual([6, 3])
  })

  test('[AHEAD-08] nothing is being searched for while a sync brings more to the same words, only while other words wait', async () => {
    const { search, programmes, send, pass, now } = rig({ sellsVod: false })
    const isSearching = () => selectIsSearching(now())
    search('ida')
    expect(isSearching()).toBe(true)
    await programmes.answer([])
    expect(isSearching()).toBe(false)
    for (const end of [() => programmes.fail(), () => programmes.answer([])]) {
      send({ type: 'guide.changed' })
      pass(SECOND)
      expect([programmes.isOpen(), isSearching()]).toEqual([true, false])
      await end()
    }
    search('idas')
    expect(isSearching()).toBe(true)
    await programmes.answer([])
    send({ type: 'viewer.type', text: '' })
    search('idas')
    expect(isSearching()).toBe(true)
  })

  test('[MODE-01] only what is sold is asked for', () => {
    const live = rig({ sellsVod: false })
    live.search('ida')
    expect([live.programmes.asked.length, live.titles.asked.length]).toEqual([1, 0])
    const vod = rig({ sellsLive: false })
    vod.search('ida')
    vod.send({ type: 'lineup.changed' })
    expect([vod.programmes.asked.length, vod.titles.asked.length]).toEqual([0, 1])
  })
})

describe('Before anything is typed', () => {
  test('[CHAN-16] other top channels of the operator are asked for, those before stay until then; what else has changed is not theirs', async () => {
    const { popular, send, now } = rig()
    const before = { searches: [], channels: [channelId('news')] }
    await popular.answer(right(before))
    send({ type: 'update.due', dataTypes: ['EPG_PROGRAMS', 'CHANNEL_LIST'] })
    expect(popular.asked).toHaveLength(1)
    send({ type: 'update.due', dataTypes: ['CHANNEL_LIST', 'DATA_TYPE_CHANNEL_TOPX'] })
    expect([popular.asked.length, selectPopular(now())]).toEqual([2, before])
    const after = { searches: [], channels: [channelId('sport')] }
    await popular.answer(right(after))
    expect(selectPopular(now())).toEqual(after)
  })

  test('[VOD-11] [CHAN-10] what the country looks for is asked for once, and again in another language or with the network', async () => {
    const { popular, send, now } = rig()
    await popular.answer(OFFLINE)
    expect(selectPopular(now())).toBeUndefined()
    send({ type: 'network.restored' })
    const top = { searches: [], channels: [channelId('news')] }
    await popular.answer(right(top))
    expect(selectPopular(now())).toEqual(top)
    send({ type: 'network.restored' })
    expect(popular.asked).toHaveLength(2)
    send({ type: 'language.changed' })
    expect([popular.asked.length, selectPopular(now())]).toEqual([3, top])
  })

  test('[VOD-11] it is not asked for where the operator has switched it off', () => {
    expect(rig({ offersTop: false }).popular.asked).toEqual([])
  })

  test('[AHEAD-08] searches that led somewhere are kept; one and all can be forgotten, and another person has others', () => {
    const { type, pass, send, kept, now } = rig()
    send({ type: 'viewer.chooseHit' })
    type('ida')
    pass(300)
    expect(kept).toEqual([])
    send({ type: 'viewer.chooseHit' })
    send({ type: 'viewer.forgetSearch', text: 'ida' })
    send({ type: 'viewer.forgetSearches' })
    send({ type: 'session.changed' })
    expect(kept).toEqual([
      { type: 'search.remembered', text: 'ida' },
      { type: 'search.forgotten', text: 'ida' },
      { type: 'searches.forgotten' },
      { type: 'searches.asked' },
    ])
    send({ type: 'recents.changed', texts: ['heart'] })
    expect(selectRecents(now())).toEqual(['heart'])
  })
})

describe('Somebody who was found', () => {
  const ida = must(PersonId, 'ida')

  test('[AHEAD-08] is looked at with the filmography until the dialog is closed', () => {
    const { send, now, search } = rig()
    const open = () => selectOpenPerson(now())
    search('ida')
    send({ type: 'viewer.openPerson', personId: ida })
    const dialog = open()
    expect(dialog?.getSnapshot().context.personId).toBe(ida)
    send({ type: 'network.restored' })
    expect(open()).toBe(dialog)
    send({ type: 'viewer.closePerson' })
    expect(open()).toBeUndefined()
  })

  test('[AHEAD-08] [ROUTE-10] is left where another search begins, or none is left', () => {
    const { send, now, search, type } = rig()
    const leaves: ReadonlyArray<() => void> = [() => search('heart'), () => type('')]
    for (const leave of leaves) {
      search('ida')
      send({ type: 'viewer.openPerson', personId: ida })
      expect(selectOpenPerson(now())).toBeDefined()
      leave()
      expect(selectOpenPerson(now())).toBeUndefined()
    }
  })
})
