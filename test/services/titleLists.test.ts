import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  selectHasFailed,
  selectHasMore,
  selectRemoval,
  type titleListsMachine,
  titlesIn,
} from '../../machines/titleLists/index.ts'
import { instant } from '../../models/codec/instant.ts'
import { MetaId } from '../../models/title.ts'
import type { TitleList } from '../../models/titleList.ts'
import { vodFavourites, vodHistory } from '../../models/wire/vodProfile.ts'
import type { TitleListsParts } from '../../src/services/api/titleLists.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { provideTitleLists } from '../../src/shell/provide/lists.ts'
import { must } from '../support/lineups.ts'
import { fakeTab, sharedStorage } from './support/browser.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}

interface Asked {
  readonly pageId: number
  readonly pageSize: number
  readonly metaIds: ReadonlyArray<string>
}

/** Rated by the number of its name. */
const mediaOf = (metaId: string) => ({
  metaId,
  metaType: 'MOVIE',
  title: metaId,
  ageRating: Number(/\d+$/.exec(metaId)?.[0]),
})

/** The operator's list of an account; vanished titles have no media. */
const operatorWith = (ids: ReadonlyArray<string>, vanished: ReadonlyArray<string> = []) => {
  const state = { ids, isDown: false, removes: true, isKidsMode: false }
  const calls: Array<readonly [string, Partial<Asked>]> = []
  const pageOf = ({ pageId, pageSize }: Asked) => {
    const shown = state.ids.slice((pageId - 1) * pageSize, pageId * pageSize)
    return { shown, total: state.ids.length }
  }
  const entryOf = (metaId: string) => ({
    metaId,
    playedTime: 60,
    playProgress: 50,
    totalDuration: 120,
    ...(vanished.includes(metaId) ? {} : { media: mediaOf(metaId) }),
  })
  const call = async ({ name }: { readonly name: string }, request: Asked) => {
    calls.push([name, request])
    if (state.isDown) return left({ tag: 'offline' })
    const { shown, total } = pageOf(request)
    if (name === 'vodFavourites') return right(must(vodFavourites.response, { list: shown.map(mediaOf), total }))
    if (name === 'vodHistory') return right(must(vodHistory.response, { list: shown.map(entryOf), total }))
    if (state.removes) state.ids = state.ids.filter(id => !request.metaIds.includes(id))
    return right(undefined)
  }
  return { state, calls, http: { call } as unknown as TitleListsParts['http'] }
}

type Operator = ReturnType<typeof operatorWith>

const tab = ({ http, state }: Operator, list: TitleList = 'favourites', device = sharedStorage()) => {
  const { parts, area, show } = fakeTab(device)
  const ofDevice: unknown[] = []
  const machine = provideTitleLists({
    http,
    places: {
      settle: async () => void ofDevice.push('settled'),
      forget: titles => ofDevice.push(titles),
    },
    clock: { now: () => instant(Date.now()) } as TitleListsParts['clock'],
    tabs: makeTabs(parts),
    ownView: { isKidsMode: () => state.isKidsMode } as TitleListsParts['ownView'],
    storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
  })
  const pageSize = list === 'favourites' ? 16 : 100
  const actor = createActor<typeof titleListsMachine>(machine, {
    input: { list, pageSize },
    clock: new SimulatedClock(),
  }).start()
  const now = () => actor.getSnapshot()
  const wish = (removal: 'all' | ReadonlyArray<MetaId>) =>
    selectRemoval(now())?.send({ type: 'viewer.remove', removal })
  return {
    actor,
    wish,
    now,
    show,
    ofDevice,
    titles: () => titlesIn(now()),
    shown: () => titlesIn(now()).map(({ metaId }) => metaId),
    remove: async (removal: 'all' | ReadonlyArray<string>) => {
      const some = removal === 'all' ? removal : removal.map(id => must(MetaId, id))
      wish(some)
      actor.send({ type: 'viewer.left' })
      await settle()
    },
  }
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `t${index + 1}`)

describe('The lists of an account', () => {
  test('[VOD-09] favourites come by sixteen, the next page where there is one', async () => {
    const operator = operatorWith(numbered(20))
    const { actor, shown, now } = tab(operator)
    await settle()
    expect([shown(), selectHasMore(now())]).toEqual([numbered(16), true])
    actor.send({ type: 'viewer.wantMore' })
    await settle()
    expect([shown(), selectHasMore(now())]).toEqual([numbered(20), false])
    expect(operator.calls.map(([, { pageId, pageSize }]) => [pageId, pageSize])).toEqual([
      [1, 16],
      [2, 16],
    ])
  })

  test('[VOD-10] the history is page 1 of 100; a title that has left the catalogue is in it, and can be removed', async () => {
    const operator = operatorWith(['here', 'gone'], ['gone'])
    const { titles, shown, remove } = tab(operator, 'history')
    await settle()
    expect(operator.calls).toEqual([['vodHistory', { pageId: 1, pageSize: 100 }]])
    expect(titles().map(({ media, watched }) => [media?.title, watched?.playProgress])).toEqual([
      ['here', 50],
      [undefined, 50],
    ])
    await remove(['gone'])
    expect([operator.state.ids, shown()]).toEqual([['here'], ['here']])
    expect(operator.calls.at(-1)).toEqual(['vodHistoryDelete', { metaIds: ['gone'] }])
  })

  test('[VOD-15] [AHEAD-06] the operator hears first where the device stands, which forgets what is removed there', async () => {
    const { remove, ofDevice } = tab(operatorWith(['t1', 't2']), 'history')
    await settle()
    expect(ofDevice).toEqual(['settled'])
    await remove(['t1'])
    await remove('all')
    await settle()
    expect(ofDevice.filter(each => each !== 'settled')).toEqual([['t1'], 'all'])
    const favourites = tab(operatorWith(['t1']))
    await settle()
    await favourites.remove(['t1'])
    expect(favourites.ofDevice).toEqual([])
  })

  test('[AHEAD-22] kids mode leaves what is rated for children; of what has left the catalogue nobody knows', async () => {
    const operator = operatorWith(['m6', 'm10', 'm12', 'gone3'], ['gone3'])
    operator.state.isKidsMode = true
    const favourites = tab(operator)
    const history = tab(operator, 'history')
    await settle()
    expect([favourites.shown(), history.shown()]).toEqual([
      ['m6', 'm10', 'gone3'],
      ['m6', 'm10'],
    ])
  })

  test('[VOD-15] the whole list is removed with what is not on the page, as far as the operator obeys', async () => {
    const operator = operatorWith(numbered(250))
    const { shown, remove } = tab(operator)
    await settle()
    await remove('all')
    await settle()
    expect([operator.state.ids, shown()]).toEqual([[], []])
    const stubborn = operatorWith(numbered(101))
    stubborn.state.removes = false
    const other = tab(stubborn)
    await settle()
    await other.remove('all')
    for (let wait = 0; wait < 10; wait += 1) await settle()
    expect(other.shown()).toEqual(numbered(16))
    expect(stubborn.calls.length).toBeLessThan(110)
  })

  test('[VOD-15] what could not be removed is in the list again; one that cannot be had says so', async () => {
    const operator = operatorWith(numbered(3))
    const { shown, remove } = tab(operator)
    await settle()
    operator.state.isDown = true
    await remove(['t2'])
    await remove('all')
    expect(shown()).toEqual(numbered(3))
    const { now } = tab(operator)
    await settle()
    expect(selectHasFailed(now())).toBe(true)
  })

  test('[VOD-15] what is removed when the page is left is removed all the same', async () => {
    const operator = operatorWith(numbered(3))
    const { actor, wish } = tab(operator)
    await settle()
    wish([must(MetaId, 't1')])
    wish([must(MetaId, 't2')])
    actor.send({ type: 'viewer.left' })
    actor.stop()
    await settle()
    expect(operator.state.ids).toEqual(['t3'])
  })

  test('[VOD-15] another tab shows it too; a tab that was out of sight looks again, and settles what it held', async () => {
    const operator = operatorWith(numbered(3))
    const device = sharedStorage()
    const [one, other] = [tab(operator, 'favourites', device), tab(operator, 'favourites', device)]
    const history = tab(operator, 'history', device)
    await settle()
    const before = operator.calls.length
    await one.remove(['t1'])
    expect(other.shown()).toEqual(['t2', 't3'])
    expect(operator.calls.slice(before).map(([name]) => name)).toEqual(['vodFavouritesDelete', 'vodFavourites'])
    expect(history.shown()).toEqual(numbered(3))
    operator.state.ids = ['t3']
    other.wish([must(MetaId, 't3')])
    other.show(false)
    await settle()
    expect(operator.state.ids).toEqual([])
    other.show(true)
    await settle()
    expect(other.shown()).toEqual([])
  })
})
