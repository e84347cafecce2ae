import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { channelsIn, selectHasFailed, selectRemoval } from '../../machines/favouriteChannels.ts'
import { LogicalChannelId } from '../../models/channel.ts'
import { tolerantArray } from '../../models/codec/decode.ts'
import type { FavouriteChannelsParts } from '../../src/services/api/favouriteChannels.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { provideFavouriteChannels } from '../../src/shell/provide/lists.ts'
import { channelId } from '../support/lineups.ts'
import { ana, tokensOf } from '../support/sessions.ts'
import { fakeTab, sharedStorage } from './support/browser.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

interface Asked {
  readonly favoriteChannelDeleteList?: ReadonlyArray<{ readonly logicalChannelId: string }>
}

/** The operator's favourites of Ana, the last one given first. */
const operatorWith = (...channels: ReadonlyArray<string>) => {
  const state = { channels, isDown: false }
  const calls: string[] = []
  const call = async ({ name }: { readonly name: string }, { favoriteChannelDeleteList = [] }: Asked) => {
    calls.push(name)
    if (state.isDown) return left({ tag: 'offline' })
    if (name === 'favouriteList')
      return right({
        favoriteChannelList: [...state.channels]
          .map((channel, at) => ({ logicalChannelId: channelId(channel), updateTime: 1000 - at }))
          .reverse(),
      })
    const gone = favoriteChannelDeleteList.map(each => each.logicalChannelId)
    state.channels = state.channels.filter(channel => !gone.includes(channelId(channel)))
    return right(undefined)
  }
  return { state, calls, http: { call } as unknown as FavouriteChannelsParts['http'] }
}

const tab = ({ http }: ReturnType<typeof operatorWith>, device = sharedStorage()) => {
  const { parts, area, show } = fakeTab(device)
  const storage = makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined })
  const favouriteIds = storage.value('user', 'favouriteIds', tolerantArray(LogicalChannelId))
  let outdated = 0
  const machine = provideFavouriteChannels({
    http,
    tabs: makeTabs(parts),
    store: { read: () => ({ ...ana, tokens: tokensOf('ana') }) },
    values: { favouriteIds },
    onRemoved: () => {
      outdated += 1
    },
  })
  const actor = createActor(machine, { input: { sellsLive: true }, clock: new SimulatedClock() }).start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    now,
    show,
    kept: () => favouriteIds.read(),
    outdated: () => outdated,
    shown: () => channelsIn(now()),
    remove: async (removal: 'all' | ReadonlyArray<string>) => {
      const some = removal === 'all' ? removal : removal.map(channelId)
      selectRemoval(now())?.send({ type: 'viewer.remove', removal: some })
      actor.send({ type: 'viewer.left' })
      await settle()
    },
  }
}

const ids = (...channels: ReadonlyArray<string>) => channels.map(channelId)

describe('The favourite channels of an account', () => {
  test("[CHAN-08] come in the person's order; what is removed goes from the device too, and whoever shows stars hears of it", async () => {
    const operator = operatorWith('news', 'sport', 'film')
    const { shown, remove, kept, outdated } = tab(operator)
    await settle()
    expect([shown(), kept()]).toEqual([ids('news', 'sport', 'film'), ids('news', 'sport', 'film')])
    await remove(['sport'])
    expect([shown(), kept(), outdated()]).toEqual([ids('news', 'film'), ids('news', 'film'), 1])
    expect(operator.state.channels).toEqual(['news', 'film'])
  })

  test('[VOD-15] all go with what this page does not know of; where nothing is left, nothing is told', async () => {
    const operator = operatorWith('news')
    const { shown, remove, outdated } = tab(operator)
    await settle()
    operator.state.channels = ['film', 'news']
    await remove('all')
    expect([operator.state.channels, shown(), outdated()]).toEqual([[], [], 1])
    await remove('all')
    expect([operator.calls.filter(name => name === 'favouriteDelete').length, outdated()]).toEqual([1, 1])
  })

  test('[VOD-15] what could not be removed is in the list again, and on the device', async () => {
    const operator = operatorWith('news', 'sport')
    const { shown, remove, kept, outdated } = tab(operator)
    await settle()
    operator.state.isDown = true
    await remove(['news'])
    await remove('all')
    expect([shown(), kept(), outdated()]).toEqual([ids('news', 'sport'), ids('news', 'sport'), 0])
    const { now } = tab(operator)
    await settle()
    expect(selectHasFailed(now())).toBe(true)
  })

  test('[AHEAD-17] are shown as the device knew them where nobody answers', async () => {
    const operator = operatorWith('news', 'sport')
    const device = sharedStorage()
    tab(operator, device)
    await settle()
    operator.state.isDown = true
    const { shown, now } = tab(operator, device)
    await settle()
    expect([shown(), selectHasFailed(now())]).toEqual([ids('news', 'sport'), false])
  })

  test('[AHEAD-06] what is removed when the page is left is removed all the same', async () => {
    const operator = operatorWith('news', 'sport')
    const { actor, now } = tab(operator)
    await settle()
    selectRemoval(now())?.send({ type: 'viewer.remove', removal: ids('news') })
    actor.send({ type: 'viewer.left' })
    actor.stop()
    await settle()
    expect(operator.state.channels).toEqual(['sport'])
  })

  test('[CHAN-08] another tab shows it too; a tab that was out of sight looks again, and settles what it held', async () => {
    const operator = operatorWith('news', 'sport')
    const device = sharedStorage()
    const [one, other] = [tab(operator, device), tab(operator, device)]
    await settle()
    await one.remove(['news'])
    expect(other.shown()).toEqual(ids('sport'))
    selectRemoval(other.now())?.send({ type: 'viewer.remove', removal: ids('sport') })
    other.show(false)
    await settle()
    expect(operator.state.channels).toEqual([])
    operator.state.channels = ['film']
    other.show(true)
    await settle()
    expect(other.shown()).toEqual(ids('film'))
  })
})
