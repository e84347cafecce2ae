import { DEMO_PASSWORD, type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { getOrElseW } from 'fp-ts/lib/Either.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { selectAccess } from '../../../machines/app/index.ts'
import { favouritesMachine, selectFavouriteIds, selectIsFavourite } from '../../../machines/favourites.ts'
import {
  lineupMachine,
  selectAllChannels,
  selectChannelsOf,
  selectColumns,
  selectCurrentProgramme,
} from '../../../machines/lineup/index.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import { withContentRules } from '../../../models/lineup.ts'
import { favouritesPorts } from '../../../src/services/api/favourites.ts'
import { loadLineup } from '../../../src/services/api/live.ts'
import { type LineupChartParts, lineupPorts } from '../../../src/services/api/provideLive.ts'
import { makeLineupCharts } from '../../../src/shell/provide/lineupCharts.ts'
import { loginFormOf } from '../../support/loginForm.ts'
import { ana, guest, tokensOf } from '../../support/sessions.ts'
import { guideOf, openedStore } from '../guide/rig.ts'
import { sharedStorage } from '../support/browser.ts'
import { openTab, type Tab } from '../support/tab.ts'

let headEnd: HeadEnd
let tab: Tab
let parts: LineupChartParts

beforeAll(async () => {
  headEnd = await startHeadEnd()
  tab = openTab({ origin: headEnd.origin, storage: sharedStorage() })
  await tab.until(snapshot => selectAccess(snapshot) === 'guest')
  parts = {
    http: tab.services.http,
    viewer: () => ({}),
    onUnknownFacts: () => undefined,
    playsLive: () => true,
    layoutConfig: () => defaultLayoutConfig,
    ownView: tab.services.ownView,
    programmes: guideOf(tab.services, openedStore().store, { origin: headEnd.origin }).guide.programmes,
  }
})
afterAll(async () => {
  tab.close()
  await headEnd.close()
})
afterEach(() => headEnd.control.reset())

const loaded = async (more: Partial<LineupChartParts> = {}) => {
  const answer = await loadLineup({ ...parts, ...more }, { isAwaited: true, kept: undefined })
  if (answer._tag === 'Left') throw new Error(answer.left.tag)
  return answer.right
}

describe('The line-up from the operator', () => {
  test('[CHAN-01] has its channels by number, its groups in their order, and everything else with it', async () => {
    const { channels, columns, authority, missing } = await loaded()
    const numbers = channels.map(({ channelSeq }) => channelSeq)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(channels.length).toBeGreaterThan(40)
    expect(columns.length).toBeGreaterThan(3)
    expect(authority?.lcList.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })

  test('[CHAN-02] goes on without the rights when they cannot be had, and says so', async () => {
    headEnd.control.addFault({ call: 'contentAuthority', status: 502 })
    const { channels, authority, missing } = await loaded()
    expect(channels.length).toBeGreaterThan(40)
    expect(authority).toBeUndefined()
    expect(missing).toEqual(['authority'])
  })

  test('[CHAN-05] goes on without the content rules when they cannot be had, and says so', async () => {
    headEnd.control.addFault({ call: 'contentRules', status: 500 })
    expect((await loaded()).missing).toEqual(['contentRules'])
  })

  test('[CHAN-05] a fact that nobody knows is told once in a session, however many rules and channels look at it', async () => {
    const rule = { ruleCategory: 'basic', action: 'deny', ruleType: 'mac', ruleValue: '0' }
    headEnd.control.addFault({
      call: 'contentRules',
      result: {
        contentRuleList: ['live-aurora', 'live-mundo'].map(contentId => ({
          contentId,
          ruleList: [rule, { ...rule, ruleType: 'city' }, { ...rule, ruleType: 'account' }],
        })),
      },
    })
    let sessionId = ana.account.sessionId
    const store = {
      ...tab.services.store,
      read: () => ({ account: { ...ana.account, sessionId }, tokens: tokensOf('ana') }),
    }
    const told: string[] = []
    const report = {
      ...tab.services.report,
      dropped: (_: string, { path }: { readonly path: string }) => told.push(path),
    }
    const { lineup } = makeLineupCharts({
      ...parts,
      services: { ...tab.services, store, report },
      channels: async () => [],
    })
    const load = async () => {
      const actor = createActor(lineup, { input: { now: tab.services.clock.now() } }).start()
      await waitFor(actor, snapshot => snapshot.hasTag('ready'))
      actor.stop()
    }
    const { channels, contentRules = [] } = await loaded()
    expect(
      withContentRules(channels, contentRules).filter(({ contentRuleList }) => contentRuleList.length > 0).length,
    ).toBeGreaterThan(1)
    await load()
    await load()
    expect(told.toSorted()).toEqual(['city', 'mac'])
    sessionId = guest.account.sessionId
    await load()
    expect(told.toSorted()).toEqual(['city', 'city', 'mac', 'mac'])
  })

  test('[CHAN-01] is a failure only when the list itself cannot be had', async () => {
    headEnd.control.addFault({ call: 'channelList', status: 500 })
    expect(await loadLineup(parts, { isAwaited: true, kept: undefined })).toMatchObject({
      _tag: 'Left',
      left: { tag: 'server', status: 500 },
    })
  })

  test('[AHEAD-47] asks only for what is missing of what is there already', async () => {
    headEnd.control.addFault({ call: 'contentAuthority', status: 502 })
    const kept = await loaded()
    headEnd.control.reset()
    headEnd.control.clearRequests()
    const answer = await loadLineup(parts, { isAwaited: false, kept })
    expect(headEnd.control.requests().map(({ call }) => call)).toEqual(['contentAuthority'])
    const { authority, missing, ...same } = getOrElseW(() => kept)(answer)
    expect([authority?.lcList.length, missing]).toEqual([kept.channels.length, []])
    expect(same).toEqual({ ...kept, authority: undefined, missing: undefined })
  })

  test('[AHEAD-47] asks for nothing else while a list that nobody waits for cannot be had', async () => {
    headEnd.control.addFault({ call: 'channelList', status: 500 })
    headEnd.control.clearRequests()
    await loadLineup(parts, { isAwaited: false, kept: undefined })
    expect(headEnd.control.requests().map(({ call }) => call)).toEqual(['channelList'])
  })

  test('[CHAN-04] is shown without the channels a guest may not watch where the operator wishes it', async () => {
    const shown = async (hide: boolean) => {
      const layoutConfig = () => ({ ...defaultLayoutConfig, hide_unsubscribe_channel: hide })
      const lineup = lineupMachine.provide({ actors: lineupPorts({ ...parts, layoutConfig }) })
      const actor = createActor(lineup, { input: { now: tab.services.clock.now() } }).start()
      const ready = await waitFor(actor, snapshot => snapshot.hasTag('ready'))
      actor.stop()
      return selectAllChannels(ready)
    }
    const [all, open] = [await shown(false), await shown(true)]
    const isOpen = (each: (typeof all)[number]) => each.liveAuthority || each.playBackAuthority
    expect(all.some(each => !isOpen(each))).toBe(true)
    expect(open.map(each => each.logicalChannelId)).toEqual(all.filter(isOpen).map(each => each.logicalChannelId))
  })

  test('[CHAN-06] tells what is on now on the rows on screen, all in one query', async () => {
    const actor = createActor(lineupMachine.provide({ actors: lineupPorts(parts) }), {
      input: { now: tab.services.clock.now() },
    }).start()
    const ready = await waitFor(actor, snapshot => snapshot.hasTag('ready'))
    expect(selectColumns(ready).length).toBeGreaterThan(3)
    const rows = selectChannelsOf(undefined)(ready).slice(0, 12)
    headEnd.control.clearRequests()
    actor.send({ type: 'viewer.sawChannels', channelIds: rows.map(each => each.logicalChannelId) })
    const known = await waitFor(actor, snapshot => Object.keys(snapshot.context.programmes).length > 0)
    actor.stop()
    const titles = rows.map(each => selectCurrentProgramme(each.logicalChannelId)(known)?.title)
    expect(titles.filter(title => title !== undefined)).toHaveLength(rows.length)
    expect(headEnd.control.countOf('epgDays')).toBeLessThanOrEqual(2)
  })
})

describe('Favourites at the operator', () => {
  const signIn = async () => {
    const user = openTab({ origin: headEnd.origin, storage: sharedStorage(), place: { page: 'login', params: {} } })
    const form = loginFormOf(await user.until(snapshot => loginFormOf(snapshot) !== undefined))
    form?.send({ type: 'viewer.changeField', field: 'email', value: 'ana@sintonia.example' })
    form?.send({ type: 'viewer.submit', password: DEMO_PASSWORD })
    await user.until(snapshot => selectAccess(snapshot) === 'user')
    return user
  }
  const visit = async ({ services }: Tab) => {
    const actor = createActor(favouritesMachine.provide({ actors: favouritesPorts(services) })).start()
    await waitFor(actor, snapshot => !snapshot.hasTag('loading'))
    return actor
  }

  test('[CHAN-08] a star is there at the next visit, and gone when it is taken back', async () => {
    const user = await signIn()
    const id = (await loaded()).channels.at(-1)?.logicalChannelId
    if (id === undefined) throw new Error('no channel')
    const before = selectIsFavourite(id)((await visit(user)).getSnapshot())
    for (const isFavourite of [!before, before]) {
      const actor = await visit(user)
      actor.send({ type: 'viewer.toggleFavourite', channelId: id })
      await waitFor(actor, snapshot => snapshot.matches({ ready: 'resting' }))
      expect(selectIsFavourite(id)((await visit(user)).getSnapshot())).toBe(isFavourite)
    }
    user.close()
  })

  test('[CHAN-08] a star that the operator does not take is put back', async () => {
    const user = await signIn()
    const id = (await loaded()).channels.at(-1)?.logicalChannelId
    if (id === undefined) throw new Error('no channel')
    const actor = await visit(user)
    const before = selectIsFavourite(id)(actor.getSnapshot())
    headEnd.control.addFault({ call: 'favouriteCreate', status: 500 })
    headEnd.control.addFault({ call: 'favouriteDelete', status: 500 })
    actor.send({ type: 'viewer.toggleFavourite', channelId: id })
    expect(selectIsFavourite(id)(actor.getSnapshot())).toBe(!before)
    const after = await waitFor(actor, snapshot => snapshot.matches({ ready: 'resting' }))
    expect(selectIsFavourite(id)(after)).toBe(before)
    user.close()
  })

  test('[AHEAD-18] an order is there at the next visit, also with the operator', async () => {
    const user = await signIn()
    const ids = (await loaded()).channels.slice(0, 3).map(each => each.logicalChannelId)
    const [first, second, third] = ids
    if (first === undefined || second === undefined || third === undefined) throw new Error('no channels')
    const actor = await visit(user)
    for (const id of ids)
      if (!selectIsFavourite(id)(actor.getSnapshot())) actor.send({ type: 'viewer.toggleFavourite', channelId: id })
    actor.send({ type: 'viewer.moveFavourite', channelId: third, before: first })
    await waitFor(actor, snapshot => snapshot.matches({ ready: 'resting' }))
    const shown = selectFavouriteIds(actor.getSnapshot())
    expect(shown.indexOf(third)).toBe(shown.indexOf(first) - 1)
    user.services.values.favouriteIds.remove()
    expect(selectFavouriteIds((await visit(user)).getSnapshot())).toEqual(shown)
    user.close()
  })

  test('[CHAN-08] the ids are on the device for the next start, and go with the session', async () => {
    const user = await signIn()
    const actor = await visit(user)
    const known = selectFavouriteIds(actor.getSnapshot())
    expect(user.services.values.favouriteIds.read()).toEqual(known)
    headEnd.control.addFault({ call: 'favouriteList', status: 500 })
    expect(selectFavouriteIds((await visit(user)).getSnapshot())).toEqual(known)
    const late = createActor(favouritesMachine.provide({ actors: favouritesPorts(user.services) })).start()
    user.services.store.clear()
    await waitFor(late, snapshot => !snapshot.hasTag('loading'))
    expect(user.services.values.favouriteIds.read()).toBeUndefined()
    user.close()
  })
})
