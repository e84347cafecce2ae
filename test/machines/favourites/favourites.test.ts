import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import {
  type FavouritesAnswer,
  type FavouritesFact,
  favouritesMachine,
  type StarAnswer,
  type StarWish,
  selectIsFavourite,
} from '../../../machines/favourites/index.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { settle } from '../../support/playerRig.ts'
import { favouritesModel } from './model.ts'

chartSuite(favouritesModel)

const news = channelId('news')
const sport = channelId('sport')

/** The favourites under a parent that notes what it is told; the test answers each save. */
const starRig = async () => {
  const saves: { readonly wish: StarWish; readonly answer: (answer: StarAnswer) => void }[] = []
  const facts: FavouritesFact[] = []
  const favourites = favouritesMachine.provide({
    actors: {
      loadFavourites: fromPromise<FavouritesAnswer>(async () => right([sport])),
      saveStar: fromPromise(({ input }) => new Promise<StarAnswer>(answer => saves.push({ wish: input, answer }))),
    },
  })
  const parent = setup({
    types: { events: {} as FavouritesFact },
    actors: { favourites },
    actions: { note: (_, params: FavouritesFact) => facts.push(params) },
  }).createMachine({
    invoke: { id: 'favourites', src: 'favourites' },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const root = createActor(parent).start()
  await settle()
  const actor = root.getSnapshot().children.favourites
  if (actor === undefined) throw new Error('the favourites did not start')
  return {
    saves,
    facts,
    toggle: async (id: typeof news) => {
      actor.send({ type: 'viewer.toggleFavourite', channelId: id })
      await settle()
    },
    isFavourite: (id: typeof news) => selectIsFavourite(id)(actor.getSnapshot()),
    answer: async (index: number, answer: StarAnswer) => {
      saves[index]?.answer(answer)
      await settle()
    },
  }
}

describe('journeys', () => {
  test('[CHAN-08] a star shows at once and is saved', async () => {
    const rig = await starRig()
    expect(rig.isFavourite(sport)).toBe(true)
    await rig.toggle(news)
    expect(rig.isFavourite(news)).toBe(true)
    expect(rig.saves.map(({ wish }) => wish)).toEqual([{ channelId: 'news', isFavourite: true }])
    await rig.answer(0, right(undefined))
    expect(rig.isFavourite(news)).toBe(true)
  })

  test('[CHAN-08] a star that the operator does not take is put back, and the reason is told', async () => {
    const rig = await starRig()
    await rig.toggle(sport)
    expect(rig.isFavourite(sport)).toBe(false)
    await rig.answer(0, left({ tag: 'offline' }))
    expect(rig.isFavourite(sport)).toBe(true)
    expect(rig.facts).toContainEqual({
      type: 'favourites.refused',
      channelId: 'sport',
      failure: { tag: 'offline' },
    })
    expect(rig.facts.at(-1)).toEqual({ type: 'favourites.changed', channelIds: ['sport'] })
  })

  test('[CHAN-08] quick toggles are saved one after the other, in their order', async () => {
    const rig = await starRig()
    await rig.toggle(news)
    await rig.toggle(news)
    await rig.toggle(news)
    expect(rig.saves).toHaveLength(1)
    await rig.answer(0, right(undefined))
    await rig.answer(1, left({ tag: 'timeout' }))
    await rig.answer(2, right(undefined))
    expect(rig.saves.map(({ wish }) => wish.isFavourite)).toEqual([true, false, true])
    expect(rig.isFavourite(news)).toBe(true)
  })
})

describe('invariants', () => {
  invariant(
    favouritesModel,
    '[CHAN-08] a channel has at most one star',
    ({ context: { saved } }) => new Set(saved).size === saved.length,
  )
})
