import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type FavouritesAnswer,
  favouritesMachine,
  type SaveWish,
  selectFavouriteIds,
  selectIsFavourite,
} from '../../../machines/favourites.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { settle } from '../../support/playerRig.ts'
import { favouritesModel } from './model.ts'

chartSuite(favouritesModel)

const news = channelId('news')
const sport = channelId('sport')
const film = channelId('film')

type Ids = ReadonlyArray<LogicalChannelId>

/** The favourites; the test answers each save. */
const starRig = async (
  load: (asked: number) => FavouritesAnswer | Promise<FavouritesAnswer> = () => right([sport]),
  recalled?: Ids,
) => {
  const saves: { readonly input: SaveWish; readonly answer: (answer: FavouritesAnswer) => void }[] = []
  const loads: boolean[] = []
  const favourites = favouritesMachine.provide({
    actors: {
      recallFavourites: fromPromise(async () => recalled),
      loadFavourites: fromPromise<FavouritesAnswer, { readonly isQuiet: boolean }>(async ({ input }) => {
        loads.push(input.isQuiet)
        return load(loads.length)
      }),
      saveWish: fromPromise(({ input }) => new Promise<FavouritesAnswer>(answer => saves.push({ input, answer }))),
    },
  })
  const actor = createActor(favourites).start()
  await settle()
  const answer = async (index: number, given: FavouritesAnswer) => {
    saves[index]?.answer(given)
    await settle()
  }
  return {
    saves,
    loads,
    toggle: async (id: LogicalChannelId) => {
      actor.send({ type: 'viewer.toggleFavourite', channelId: id })
      await settle()
    },
    move: async (id: LogicalChannelId, before: LogicalChannelId | undefined) => {
      actor.send({ type: 'viewer.moveFavourite', channelId: id, before })
      await settle()
    },
    isFavourite: (id: LogicalChannelId) => selectIsFavourite(id)(actor.getSnapshot()),
    shown: () => selectFavouriteIds(actor.getSnapshot()),
    take: (index: number) => answer(index, right(saves[index]?.input.after ?? [])),
    refuse: (index: number) => answer(index, left({ tag: 'offline' })),
  }
}

describe('journeys: stars', () => {
  test('[CHAN-08] a star shows at once and is saved', async () => {
    const rig = await starRig()
    expect(rig.isFavourite(sport)).toBe(true)
    await rig.toggle(news)
    expect(rig.shown()).toEqual([news, sport])
    expect(rig.saves.map(({ input }) => input)).toEqual([
      { wish: { channelId: 'news', isFavourite: true }, after: ['news', 'sport'] },
    ])
    await rig.take(0)
    expect(rig.shown()).toEqual([news, sport])
  })

  test('[CHAN-08] a star that the operator does not take is put back', async () => {
    const rig = await starRig()
    await rig.toggle(sport)
    expect(rig.isFavourite(sport)).toBe(false)
    await rig.refuse(0)
    expect(rig.isFavourite(sport)).toBe(true)
  })

  test('[CHAN-08] quick toggles are saved one after the other, in their order', async () => {
    const rig = await starRig()
    await rig.toggle(news)
    await rig.toggle(news)
    await rig.toggle(news)
    expect(rig.saves).toHaveLength(1)
    await rig.take(0)
    await rig.refuse(1)
    await rig.take(2)
    expect(rig.saves.map(({ input: { wish } }) => 'isFavourite' in wish && wish.isFavourite)).toEqual([
      true,
      false,
      true,
    ])
    expect(rig.isFavourite(news)).toBe(true)
  })

  test('[CHAN-08] what the device knew is shown until the operator answers, and a star is taken meanwhile', async () => {
    let arrive = (_: FavouritesAnswer): void => undefined
    const asked = new Promise<FavouritesAnswer>(resolve => {
      arrive = resolve
    })
    const rig = await starRig(() => asked, [film])
    expect(rig.shown()).toEqual([film])
    await rig.toggle(news)
    expect(rig.shown()).toEqual([news, film])
    expect(rig.saves).toHaveLength(0)
    arrive(right([sport]))
    await settle()
    expect(rig.shown()).toEqual([news, sport])
    expect(rig.saves.map(({ input }) => input.after)).toEqual([[news, sport]])
  })

  test('[CHAN-08] without an answer the known stars stay, and a press on one asks again and tells of a failure', async () => {
    const rig = await starRig(() => left({ tag: 'offline' }), [film])
    expect(rig.shown()).toEqual([film])
    await rig.toggle(news)
    expect(rig.loads).toEqual([true, false])
    expect(rig.shown()).toEqual([film])
    expect(rig.saves).toHaveLength(0)
  })

  test.each([
    ['and is saved once it answers', right([sport]), [news, sport], 1],
    ['and is put back where that is told to fail too', left({ tag: 'offline' } as const), [], 0],
  ])(
    '[CHAN-08] a star given while a list is on its way that does not come asks again, %s',
    async (_, second, shown, saves) => {
      let fail = (): void => undefined
      const first = new Promise<FavouritesAnswer>(resolve => {
        fail = () => resolve(left({ tag: 'offline' }))
      })
      const rig = await starRig(asked => (asked === 1 ? first : second))
      await rig.toggle(news)
      fail()
      await settle()
      expect(rig.loads).toEqual([true, false])
      expect(rig.shown()).toEqual(shown)
      expect(rig.saves).toHaveLength(saves)
    },
  )
})

describe('journeys: order', () => {
  test('[AHEAD-18] a favourite stands at its new place at once, and the whole order is told', async () => {
    const rig = await starRig(() => right([news, sport, film]))
    await rig.move(film, news)
    expect(rig.shown()).toEqual([film, news, sport])
    expect(rig.saves[0]?.input).toEqual({ wish: { order: [film, news, sport] }, after: [film, news, sport] })
    await rig.take(0)
    await rig.move(film, undefined)
    expect(rig.shown()).toEqual([news, sport, film])
  })

  test('[AHEAD-18] an order that the operator does not take is put back', async () => {
    const rig = await starRig(() => right([news, sport]))
    await rig.move(sport, news)
    await rig.refuse(0)
    expect(rig.shown()).toEqual([news, sport])
  })

  test('[AHEAD-18] of quick moves only the first and the last are told', async () => {
    const rig = await starRig(() => right([news, sport, film]))
    await rig.move(film, sport)
    await rig.move(film, news)
    await rig.move(news, undefined)
    expect(rig.shown()).toEqual([film, sport, news])
    await rig.take(0)
    await rig.take(1)
    expect(rig.saves.map(({ input }) => input.after)).toEqual([
      [news, film, sport],
      [film, sport, news],
    ])
  })

  test('[AHEAD-18] a star given while an order is under way stands first', async () => {
    const rig = await starRig(() => right([sport, film]))
    await rig.toggle(news)
    await rig.move(film, sport)
    expect(rig.shown()).toEqual([news, film, sport])
    await rig.refuse(0)
    expect(rig.shown()).toEqual([film, sport])
  })

  test('[AHEAD-18] [CHAN-08] a star that waits between two orders is told like them', async () => {
    const rig = await starRig(() => right([news, sport, film]))
    await rig.move(film, sport)
    await rig.toggle(sport)
    await rig.move(film, news)
    await rig.take(0)
    await rig.take(1)
    expect(rig.saves.map(({ input }) => input.after)).toEqual([
      [news, film, sport],
      [news, film],
      [film, news],
    ])
  })

  test.each([
    ['a channel that is no favourite', 'radio', 'news'],
    ['a place before a channel that is none', 'news', 'radio'],
    ['its own place', 'news', 'news'],
  ])('[AHEAD-18] %s leaves the order as it is', async (_, id, before) => {
    const rig = await starRig(() => right([news, sport, film]))
    await rig.move(channelId(id), channelId(before))
    expect(rig.shown()).toEqual([news, sport, film])
  })
})

describe('invariants', () => {
  invariant(
    favouritesModel,
    '[CHAN-08] a channel has at most one star',
    ({ context: { saved } }) => new Set(saved).size === saved.length,
  )
})
