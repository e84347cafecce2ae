import { type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { selectAccess } from '../../../machines/app/index.ts'
import { epgSyncMachine } from '../../../machines/epgSync.ts'
import type { EpgId, LogicalChannelId } from '../../../models/channel.ts'
import { addMs, DAY, HOUR } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import { loadLineup } from '../../../src/services/api/live.ts'
import { epgSyncPorts } from '../../../src/services/guide/provideEpgSync.ts'
import { sharedStorage } from '../support/browser.ts'
import { openTab, type Tab } from '../support/tab.ts'
import { guideOf, openedStore, tabLine, wireProgramme } from './rig.ts'

let headEnd: HeadEnd
let tab: Tab
let channels: ReadonlyMap<EpgId, LogicalChannelId>

beforeAll(async () => {
  headEnd = await startHeadEnd()
  tab = openTab({ origin: headEnd.origin, storage: sharedStorage() })
  await tab.until(snapshot => selectAccess(snapshot) === 'guest')
  const parts = {
    http: tab.services.http,
    viewer: () => ({}),
    onUnknownFacts: () => undefined,
    playsLive: () => true,
    layoutConfig: () => defaultLayoutConfig,
  }
  const answer = await loadLineup(parts, { isAwaited: true, kept: undefined })
  if (answer._tag === 'Left') throw new Error(answer.left.tag)
  channels = new Map(
    answer.right.channels.flatMap(({ epgId, logicalChannelId }) =>
      epgId === undefined ? [] : [[epgId, logicalChannelId] as const],
    ),
  )
})
afterAll(async () => {
  tab.close()
  await headEnd.close()
})
afterEach(() => headEnd.control.reset())

const some = (count: number): ReadonlyArray<EpgId> => [...channels.keys()].slice(0, count)
const opened = (traits: Partial<Parameters<typeof guideOf>[2]> & { readonly name?: string } = {}) => {
  const { store, name } = openedStore(traits.name === undefined ? {} : { name: traits.name })
  return {
    ...guideOf(tab.services, store, { origin: headEnd.origin, channelOf: id => channels.get(id), ...traits }),
    store,
    name,
  }
}
const now = () => tab.services.clock.now()

describe('Whole programmes of a few channels', () => {
  test('[EPG-09] [CHAN-06] are asked of the operator once, and come from the device from then on', async () => {
    const { guide, heard } = opened()
    const wish = { epgIds: some(3), from: now(), until: addMs(now(), HOUR) }
    const first = await guide.programmes(wish, true)
    const titles = first._tag === 'Right' ? wish.epgIds.map(id => first.right[id]?.length ?? 0) : []
    expect(titles.every(count => count > 0)).toBe(true)
    expect(heard).toContain(utcDayOf(now()))
    headEnd.control.addFault({ call: 'epgDays', status: 502 })
    expect(await guide.programmes(wish, true)).toEqual(first)
  })

  test('[CHAN-06] over midnight both days are asked for, and only what touches the stretch is given', async () => {
    const { guide } = opened()
    const from = addMs(now(), DAY - (now() % DAY) - HOUR)
    const until = addMs(from, 6 * HOUR)
    headEnd.control.clearRequests()
    const answer = await guide.programmes({ epgIds: some(3), from, until }, true)
    expect(headEnd.control.countOf('epgDays')).toBe(2)
    const programmes = answer._tag === 'Right' ? Object.values(answer.right).flat() : []
    expect(programmes.length).toBeGreaterThan(6)
    expect(programmes.filter(each => each.stop <= from || each.start >= until)).toEqual([])
  })

  test('[EPG-09] [LIVE-15] one that overlaps the next or never ends stops where the next begins', async () => {
    const { guide } = opened()
    const [epgId] = some(1)
    const date = utcDayOf(now())
    const at = (id: string, from: number, until: number) => wireProgramme(id, date + from * HOUR, date + until * HOUR)
    const epgList = [at('endless', 0, 900_000), at('film', 6, 13), at('news', 12, 14)]
    const epgModelList = [{ epgId, isCatchup: 1, epgDayList: [{ date, checksum: 'any', epgList }] }]
    headEnd.control.addFault({ call: 'epgDays', result: { epgModelList } })
    const answer = await guide.programmes({ epgIds: some(1), from: date, until: addMs(date, DAY) }, true)
    const [list] = answer._tag === 'Right' ? Object.values(answer.right) : []
    expect(list?.map(({ start, stop }) => [start - date, stop - date])).toEqual([
      [0, 6 * HOUR],
      [6 * HOUR, 12 * HOUR],
      [12 * HOUR, 14 * HOUR],
    ])
  })

  test('[CHAN-06] an operator who does not answer is a failure only while the device has nothing', async () => {
    const { guide } = opened()
    const today = { epgIds: some(1), from: now(), until: addMs(now(), 1) }
    headEnd.control.addFault({ call: 'epgDays', status: 502 })
    headEnd.control.addFault({ call: 'epgDay', status: 502 })
    expect(await guide.programmes(today, true)).toMatchObject({ _tag: 'Left', left: { tag: 'server' } })
    headEnd.control.clearFaults()
    await guide.programmes(today, true)
    headEnd.control.addFault({ call: 'epgDays', status: 502 })
    headEnd.control.addFault({ call: 'epgDay', status: 502 })
    expect(await guide.programmes({ ...today, until: addMs(now(), 3 * DAY) }, true)).toMatchObject({ _tag: 'Right' })
  })

  test('[EPG-03] [EPG-08] many days of one channel come in two calls, in every language, and are kept for ten minutes', async () => {
    const { guide, name } = opened()
    const wish = { epgIds: some(1), from: addMs(now(), -3 * DAY), until: addMs(now(), 3 * DAY) }
    headEnd.control.clearRequests()
    const answer = await guide.programmes(wish, true)
    const calls = () => ['epgDays', 'epgDay', 'programmeTranslations'].map(call => headEnd.control.countOf(call))
    expect(calls()).toEqual([0, 1, 1])
    const programmes = answer._tag === 'Right' ? Object.values(answer.right).flat() : []
    expect(programmes.length).toBeGreaterThan(50)
    expect(programmes.every(({ translations }) => translations.length === 3)).toBe(true)
    expect(programmes.map(({ start }) => start)).toEqual(programmes.map(({ start }) => start).toSorted((a, b) => a - b))
    expect(await opened({ name }).guide.programmes(wish, true)).toEqual(answer)
    expect(calls()).toEqual([0, 1, 1])
  })

  test('[EPG-03] [LANG-05] without the other languages the programmes come in the one that was asked for', async () => {
    const { guide } = opened()
    headEnd.control.addFault({ call: 'programmeTranslations', status: 502 })
    const answer = await guide.programmes({ epgIds: some(1), from: addMs(now(), -2 * DAY), until: now() }, true)
    const programmes = answer._tag === 'Right' ? Object.values(answer.right).flat() : []
    expect(programmes.length).toBeGreaterThan(20)
    expect(programmes.every(({ title, translations }) => title !== '' && translations.length === 0)).toBe(true)
  })
})

const synced = (state: 'resting' | 'waiting') => (snapshot: { matches: (state: object) => boolean }) =>
  snapshot.matches({ sync: { sharing: { leading: state } } })

const PATIENCE = { timeout: 20_000 }
const syncOf = (guide: ReturnType<typeof opened>['guide']) =>
  createActor(
    epgSyncMachine.provide({
      actors: epgSyncPorts({ ...tab.services, plays: () => false, opened: Promise.resolve(guide) }),
    }),
  )

describe('The sync with the operator', () => {
  test('[EPG-02] [EPG-09] brings every published day of every channel, and the next round fetches nothing', async () => {
    const { guide, heard } = opened()
    const sync = syncOf(guide)
    headEnd.control.clearRequests()
    sync.start()
    await waitFor(sync, synced('resting'), PATIENCE)
    const days = 7 + 1 + 6
    expect(headEnd.control.countOf('epgDays')).toBe(days)
    expect(new Set(heard).size).toBe(days)
    expect(heard[0]).toBe(utcDayOf(now()))
    const window = { epgIds: some(20), from: addMs(now(), -6 * DAY), until: addMs(now(), 5 * DAY) }
    const columns = await guide.read(window, 'pt')
    expect(columns.every(({ titles }) => titles.length > 100)).toBe(true)
    expect(columns.every(({ starts, stops }) => stops.every((stop, index) => stop > (starts[index] ?? stop)))).toBe(
      true,
    )
    sync.send({ type: 'guide.outdated' })
    await waitFor(sync, synced('resting'), PATIENCE)
    sync.stop()
    expect([headEnd.control.countOf('epgChecksums'), headEnd.control.countOf('epgDays')]).toEqual([2, days])
  })

  test('[AHEAD-13] one tab syncs for all, the others hear of it; when it goes another takes over', async () => {
    const line = tabLine()
    const { guide: leaderGuide, name } = opened({ line: line() })
    const other = opened({ line: line(), name })
    const leader = syncOf(leaderGuide)
    const follower = syncOf(other.guide)
    headEnd.control.clearRequests()
    leader.start()
    follower.start()
    await waitFor(leader, synced('resting'), PATIENCE)
    expect(follower.getSnapshot().matches({ sync: { sharing: 'following' } })).toBe(true)
    expect(headEnd.control.countOf('epgChecksums')).toBe(1)
    expect(other.heard).toContain(utcDayOf(now()))
    const window = { epgIds: some(1), from: now(), until: addMs(now(), HOUR) }
    expect((await other.guide.read(window, 'en'))[0]?.titles.length).toBeGreaterThan(0)
    leader.stop()
    await waitFor(follower, synced('resting'), PATIENCE)
    follower.stop()
    expect(headEnd.control.countOf('epgChecksums')).toBe(2)
  })

  test('[EPG-02] a sync whose operator fails waits; what was stored before stays readable', async () => {
    const { guide } = opened()
    const window = { epgIds: some(2), from: now(), until: addMs(now(), HOUR) }
    await guide.programmes(window, true)
    headEnd.control.addFault({ call: 'epgDays', body: 'malformed' })
    const sync = syncOf(guide).start()
    await waitFor(sync, synced('waiting'), PATIENCE)
    sync.stop()
    expect((await guide.read(window, 'en')).every(({ titles }) => titles.length > 0)).toBe(true)
  })

  test("[AHEAD-31] [EPG-02] a device clock three hours wrong changes nothing: the days are the operator's", async () => {
    headEnd.control.moveClock({ byMs: 3 * HOUR })
    const late = openTab({ origin: headEnd.origin, storage: sharedStorage() })
    await late.until(snapshot => selectAccess(snapshot) === 'guest')
    const { guide } = guideOf(late.services, openedStore().store, { origin: headEnd.origin })
    const compared = await guide.compare()
    late.close()
    const dates = compared._tag === 'Right' ? compared.right.map(({ date }) => date) : []
    const today = utcDayOf(headEnd.control.now())
    expect(late.services.clock.now() - Date.now()).toBeGreaterThan(2 * HOUR)
    expect([dates[0], Math.min(...dates)]).toEqual([today, today - 7 * DAY])
  })
})
