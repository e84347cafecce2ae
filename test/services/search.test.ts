import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { selectFound, selectHits, selectPopular, selectRecents } from '../../machines/search/index.ts'
import type { Session } from '../../machines/session/index.ts'
import { instant } from '../../models/codec/instant.ts'
import type { BusinessType } from '../../models/deployment.ts'
import type { GuideQuery } from '../../models/guideWindow.ts'
import { search as searchCall, topSearches } from '../../models/wire/vodSearch.ts'
import { filmography } from '../../models/wire/vodTitles.ts'
import type { SearchParts } from '../../src/services/api/search.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeOwnViewStore } from '../../src/services/storage/ownView.ts'
import { makeSessionStore } from '../../src/services/storage/sessionStore.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../src/services/storage/values.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { provideSearch } from '../../src/shell/provide/provideSearch.ts'
import { BOTH, programmeHit } from '../machines/search/model.ts'
import { forgetful } from '../support/forgetful.ts'
import { channelId, columnId, epgId, must } from '../support/lineups.ts'
import { deployment } from '../support/operators.ts'
import { ana, guest, leo, tokensOf } from '../support/sessions.ts'
import { fakeTab, sharedStorage } from './support/browser.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

const film = (metaId: string, ageRating: number) => ({ metaId, metaType: 'MOVIE', title: metaId, ageRating })

type Failing = ReadonlyArray<'search' | 'topSearches' | 'channelTopSearch' | 'filmography'>

const IDA = { personId: 'ida', name: 'Ida' }

const HITS = [programmeHit('Heart')]

const tab = (
  businessType: BusinessType = 'both',
  failing: Failing = [],
  device = sharedStorage(),
  hits = HITS,
  personList: ReadonlyArray<unknown> = [IDA],
) => {
  const { parts, area } = fakeTab(device)
  const storage = makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined })
  const values = makeStoredValues(storage)
  const store = makeSessionStore({ storage, values })
  const tabs = makeTabs(parts)
  const ownView = makeOwnViewStore({ values, store, tabs })
  const calls: Array<readonly [string, unknown]> = []
  const queries: GuideQuery[] = []
  const listeners = new Set<() => void>()
  const call = async ({ name }: { readonly name: string }, request: { readonly pageId: number }) => {
    calls.push([name, request])
    if (failing.some(each => each === name)) return left({ tag: 'offline' })
    if (name === 'topSearches')
      return right(must(topSearches.response, { searchTopList: [{ keyword: 'Heart', metaId: 'heart' }] }))
    if (name === 'channelTopSearch') return right({ topChannelList: [{ logicalChannelId: channelId('news') }] })
    const filmList = [film('ocean', 16), film('tide', 6)]
    if (name === 'filmography') return right(must(filmography.response, { list: filmList }))
    const ageRating = request.pageId === 1 ? 16 : 6
    const mediaList = [{ metaId: `t${request.pageId}`, metaType: 'MOVIE', title: 'Heart', ageRating }]
    return right(must(searchCall.response, { mediaList, personList, total: 20 }))
  }
  const http = { call } as unknown as SearchParts['http']
  const machine = provideSearch({
    http,
    gateway: async () => undefined,
    clock: { now: () => instant(7) } as SearchParts['clock'],
    language: () => 'es',
    deployment: () => deployment({ businessType }),
    storage,
    store,
    tabs,
    ownView,
    memory: forgetful,
    guide: async () => ({
      search: async query => {
        queries.push(query)
        return hits.slice(0, query.limit)
      },
      onChanged: listener => {
        const hear = () => listener([])
        listeners.add(hear)
        return () => listeners.delete(hear)
      },
    }),
    epgIds: async () => [epgId('epg-news')],
  })
  const clock = new SimulatedClock()
  const sold = { sellsLive: businessType !== 'vod', sellsVod: !['live', 'replays'].includes(businessType) }
  const actor = createActor(machine, { clock, input: { ...BOTH, ...sold } }).start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    now,
    calls,
    queries,
    listeners,
    clock,
    ownView,
    search: (text: string) => actor.send({ type: 'viewer.search', text }),
    recents: () => selectRecents(now()),
    signIn: ({ account }: Session) => {
      store.save({ account, tokens: tokensOf(account.accountId) })
      actor.send({ type: 'session.changed' })
    },
  }
}

describe('What is searched', () => {
  test('[VOD-11] [AHEAD-08] titles page by page of 16, programmes among the channels of this viewer and in their language', async () => {
    const { actor, search, calls, queries, now } = tab()
    search(' corazon ')
    await settle()
    expect(calls).toContainEqual(['search', { keyword: 'corazon', pageId: 1, pageSize: 16 }])
    expect(queries).toEqual([{ text: 'corazon', epgIds: ['epg-news'], language: 'es', now: 7, limit: 100 }])
    expect([selectHits(now()).length, selectFound(now()).persons[0]?.name]).toEqual([1, 'Ida'])
    actor.send({ type: 'viewer.wantMore' })
    await settle()
    expect(calls.at(-1)).toEqual(['search', { keyword: 'corazon', pageId: 2, pageSize: 16 }])
    expect(selectFound(now())).toMatchObject({ titles: [{ metaId: 't1' }, { metaId: 't2' }], hasMore: false })
  })

  test('[VOD-11] [VOD-05] somebody is found with what they have a part in; among many, or where it fails, without', async () => {
    const filmsIn = async ({ search, now }: ReturnType<typeof tab>) => {
      search('ida')
      await settle()
      return selectFound(now()).persons.map(({ films }) => films?.map(({ metaId }) => metaId))
    }
    expect(await filmsIn(tab())).toEqual([['ocean', 'tide']])
    const many = ['a', 'b', 'c', 'd'].map(personId => ({ personId, name: 'Ida' }))
    const among = tab('both', [], sharedStorage(), HITS, many)
    expect(await filmsIn(among)).toEqual([undefined, undefined, undefined, undefined])
    expect(among.calls.map(([name]) => name)).not.toContain('filmography')
    expect(await filmsIn(tab('both', ['filmography']))).toEqual([undefined])
    const forChildren = tab()
    Object.assign(forChildren.ownView, { isKidsMode: () => true })
    expect(await filmsIn(forChildren)).toEqual([['tide']])
  })

  test.each(['live2vod', 'replays'] as const)(
    '[MODE-06] where %s is sold, programmes are found that are over and were recorded, behind however many to come',
    async sold => {
      const hit = (title: string, stop: number, isCatchup: boolean) => ({
        ...programmeHit(title),
        start: instant(stop - 5),
        stop: instant(stop),
        isCatchup,
      })
      const toCome = Array.from({ length: 40 }, (_, at) => hit(`To come ${at}`, 20 + at, true))
      const over = [hit('Recorded', 7, true), hit('Lost', 7, false), hit('Running', 8, true)]
      const { search, now } = tab(sold, [], sharedStorage(), [...toCome, ...over])
      search('heart')
      await settle()
      expect(selectHits(now()).map(({ title }) => title)).toEqual(['Recorded'])
    },
  )

  test('[AHEAD-22] kids mode finds only titles that are rated for children', async () => {
    const found = tab()
    found.search('heart')
    Object.assign(found.ownView, { isKidsMode: () => true })
    await settle()
    expect(selectFound(found.now())).toMatchObject({ titles: [], hasMore: true })
    found.actor.send({ type: 'viewer.wantMore' })
    await settle()
    expect(selectFound(found.now()).titles).toMatchObject([{ metaId: 't2' }])
  })

  test('[AHEAD-08] what a sync stores is looked through, until the page is left', async () => {
    const { actor, search, queries, listeners, clock } = tab()
    search('heart')
    await settle()
    for (const hear of listeners) hear()
    clock.increment(1000)
    await settle()
    expect(queries).toHaveLength(2)
    actor.stop()
    expect(listeners.size).toBe(0)
  })

  test('[VOD-11] [CHAN-10] the top ten titles and the top channels; one that fails leaves the other alone', async () => {
    const both = tab()
    await settle()
    expect(both.calls[0]).toEqual(['topSearches', { pageId: 1, pageSize: 10 }])
    expect(selectPopular(both.now())).toEqual({
      searches: [{ keyword: 'Heart', metaId: 'heart' }],
      channels: ['news'],
    })
    const half = tab('both', ['topSearches'])
    const none = tab('both', ['topSearches', 'channelTopSearch'])
    await settle()
    expect(selectPopular(half.now())).toEqual({ searches: [], channels: ['news'] })
    expect(selectPopular(none.now())).toBeUndefined()
  })

  test('[MODE-01] only what is sold is asked for', async () => {
    const live = tab('live')
    const vod = tab('vod')
    const replays = tab('replays')
    live.search('heart')
    vod.search('heart')
    replays.search('heart')
    await settle()
    expect(replays.calls).toEqual([])
    expect(live.calls.map(([name]) => name)).toEqual(['channelTopSearch'])
    expect([vod.calls.map(([name]) => name), vod.queries, vod.listeners.size]).toEqual([
      ['topSearches', 'search', 'filmography'],
      [],
      0,
    ])
  })
})

describe('Recent searches', () => {
  test('[AHEAD-08] are kept on the device for the account, the newest first, each once, eight of them', () => {
    const { search, recents, signIn } = tab()
    signIn(ana)
    for (const text of ['one', 'two', 'Corazón', 'three', 'four', 'five', 'six', 'seven', 'corazon']) search(text)
    expect(recents()).toEqual(['corazon', 'seven', 'six', 'five', 'four', 'three', 'two', 'one'])
    search('nine')
    expect(recents()).toHaveLength(8)
    signIn(leo)
    expect(recents()).toEqual([])
    signIn(ana)
    expect(recents()[0]).toBe('nine')
  })

  test('[AHEAD-08] one or all can be forgotten; another tab hears of it', () => {
    const device = sharedStorage()
    const [one, other] = [tab('both', [], device), tab('both', [], device)]
    one.signIn(guest)
    one.search('heart')
    one.search('ida')
    expect(other.recents()).toEqual(['ida', 'heart'])
    other.actor.send({ type: 'viewer.forgetSearch', text: 'IDA' })
    expect(one.recents()).toEqual(['heart'])
    one.actor.send({ type: 'viewer.forgetSearches' })
    expect(other.recents()).toEqual([])
  })

  test('[AHEAD-22] kids mode neither shows nor keeps any', () => {
    const { search, recents, signIn, ownView } = tab()
    signIn(ana)
    search('heart')
    const lock = { salt: 'c2FsdA', hash: 'h', columnIds: [columnId('kids')], wrongTries: 0, blockedUntil: instant(0) }
    ownView.keepKidsLock({ ...lock, isOn: true })
    expect(recents()).toEqual([])
    search('ida')
    ownView.keepKidsLock({ ...lock, isOn: false })
    expect(recents()).toEqual(['heart'])
  })
})
