import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { favouritesMachine, selectFavouriteIds } from '../../machines/favourites.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import { newestFirst } from '../../models/channelFavourite.ts'
import { instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { type FavouritesParts, favouritesPorts } from '../../src/services/api/favourites.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../src/services/storage/values.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { channelId } from '../support/lineups.ts'
import { settle } from '../support/playerRig.ts'
import { ana, tokensOf } from '../support/sessions.ts'
import { fakeTab, handTimer, sharedStorage } from './support/browser.ts'

interface Wish {
  readonly favoriteChannelList?: ReadonlyArray<{ readonly logicalChannelId: string; readonly updateTime: number }>
  readonly favoriteChannelDeleteList?: ReadonlyArray<{ readonly logicalChannelId: string }>
}

/** An operator with these favourites, the first one the newest, who may be away. */
const operatorWith = (...channels: ReadonlyArray<string>) => {
  const state = { channels, failure: undefined as CallFailure | undefined }
  const told: string[] = []
  const call = async ({ name }: { readonly name: string }, wish: Wish) => {
    if (state.failure !== undefined) return left(state.failure)
    if (name === 'favouriteList')
      return right({
        favoriteChannelList: state.channels.map((id, at) => ({ logicalChannelId: channelId(id), updateTime: -at })),
      })
    const stars = newestFirst((wish.favoriteChannelList ?? []) as Parameters<typeof newestFirst>[0]).map(String)
    const gone = (wish.favoriteChannelDeleteList ?? []).map(each => each.logicalChannelId)
    told.push(...(stars.length > 0 ? [`+${stars}`] : gone.map(id => `-${id}`)))
    state.channels = [...stars, ...state.channels.filter(id => !stars.includes(id) && !gone.includes(id))]
    return right(undefined)
  }
  return { state, told, http: { call } as unknown as FavouritesParts['http'] }
}

const visit = async (operator: ReturnType<typeof operatorWith>, device = sharedStorage(), account = ana) => {
  const { parts, area } = fakeTab(device)
  const storage = makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined })
  const time = handTimer()
  const session = { account: account as typeof ana | undefined }
  const actor = createActor(
    favouritesMachine.provide({
      actors: {
        ...favouritesPorts({
          http: operator.http,
          clock: { now: () => instant(1000) },
          store: { read: () => session.account && { ...session.account, tokens: tokensOf('ana') } },
          values: makeStoredValues(storage),
          tabs: makeTabs(parts),
          timer: time.timer,
          storage,
        }),
      },
    }),
    { clock: new SimulatedClock() },
  ).start()
  await settle()
  return {
    time,
    session,
    storage,
    stars: () => selectFavouriteIds(actor.getSnapshot()),
    toggle: async (id: string) => {
      actor.send({ type: 'viewer.toggleFavourite', channelId: channelId(id) })
      await settle()
    },
    move: async (id: string, before: string) => {
      actor.send({ type: 'viewer.moveFavourite', channelId: channelId(id), before: channelId(before) })
      await settle()
    },
    pass: async (ms: number) => {
      time.pass(ms)
      await settle()
    },
    close: () => actor.stop(),
  }
}
const ids = (...names: ReadonlyArray<string>) => names.map(channelId)
const OFFLINE: CallFailure = { tag: 'offline' }

describe('Favourites while the operator is away', () => {
  test.each([OFFLINE, { tag: 'timeout' } as const])(
    '[CHAN-08] stay as the person wished, and are told later, in order, once: %j',
    async failure => {
      const operator = operatorWith('one', 'two')
      const page = await visit(operator)
      operator.state.failure = failure
      await page.toggle('three')
      await page.toggle('one')
      await page.move('two', 'three')
      expect(page.stars()).toEqual(ids('two', 'three'))
      expect(operator.told).toEqual([])
      operator.state.failure = undefined
      await page.pass(30 * SECOND)
      expect(operator.told).toEqual(['+three', '-one', '+two,three'])
      await page.pass(10 * MINUTE)
      expect(operator.told).toHaveLength(3)
      expect((await visit(operator)).stars()).toEqual(ids('two', 'three'))
    },
  )

  test('[CHAN-08] are told at the next visit, before the list is asked for', async () => {
    const operator = operatorWith('one')
    const device = sharedStorage()
    const page = await visit(operator, device)
    operator.state.failure = OFFLINE
    await page.toggle('two')
    page.close()
    const away = await visit(operator, device)
    expect(away.stars()).toEqual(ids('two', 'one'))
    away.close()
    operator.state.failure = undefined
    expect((await visit(operator, device)).stars()).toEqual(ids('two', 'one'))
    expect(operator.told).toEqual(['+two'])
  })

  test('[CHAN-08] a star that is given on a page that opened without a network is kept too', async () => {
    const operator = operatorWith('one')
    const device = sharedStorage()
    ;(await visit(operator, device)).close()
    operator.state.failure = OFFLINE
    const page = await visit(operator, device)
    await page.toggle('two')
    expect(page.stars()).toEqual(ids('two', 'one'))
    operator.state.failure = undefined
    await page.pass(30 * SECOND)
    expect(operator.told).toEqual(['+two'])
  })

  test('[CHAN-08] one that is made when it is back waits for those before it', async () => {
    const operator = operatorWith()
    const page = await visit(operator)
    operator.state.failure = OFFLINE
    await page.toggle('one')
    operator.state.failure = undefined
    await page.toggle('one')
    expect(operator.told).toEqual(['+one', '-one'])
    await page.pass(MINUTE)
    expect(operator.told).toHaveLength(2)
  })

  test('[CHAN-08] an operator that is sick hears it later; one that refuses is not asked again', async () => {
    const operator = operatorWith()
    const page = await visit(operator)
    operator.state.failure = OFFLINE
    await page.toggle('one')
    operator.state.failure = { tag: 'server', status: 503 }
    await page.pass(30 * SECOND)
    operator.state.failure = undefined
    await page.pass(30 * SECOND)
    expect(operator.told).toEqual(['+one'])
    operator.state.failure = OFFLINE
    await page.toggle('two')
    operator.state.failure = { tag: 'refused', errCode: 7, message: undefined }
    await page.pass(30 * SECOND)
    operator.state.failure = undefined
    await page.pass(MINUTE)
    expect(operator.told).toEqual(['+one'])
  })

  test('[SES-08] go with the session', async () => {
    const operator = operatorWith()
    const page = await visit(operator)
    operator.state.failure = OFFLINE
    await page.toggle('one')
    page.storage.clearUser()
    operator.state.failure = undefined
    await page.pass(MINUTE)
    expect(operator.told).toEqual([])
  })

  test.each([
    { tag: 'server', status: 500 },
    { tag: 'refused', errCode: 7, message: undefined },
  ] as const)('[CHAN-08] what the operator itself does not take is put back: %j', async failure => {
    const operator = operatorWith('one')
    const page = await visit(operator)
    operator.state.failure = failure
    await page.toggle('two')
    expect(page.stars()).toEqual(ids('one'))
  })
})
