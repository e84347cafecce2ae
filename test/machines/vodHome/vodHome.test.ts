import { withStubs } from '@sintonia/statechart-paths'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { carouselMachine } from '../../../machines/carousel.ts'
import {
  type PageAnswer,
  type PlaylistsAnswer,
  type RecommendedAnswer,
  selectCarousel,
  selectCategories,
  selectHasHomeFailed,
  selectHomeFailure,
  selectRecommended,
  selectRecommendsMore,
  selectShelves,
  selectWatching,
  type VodHomeEvent,
  vodHomeMachine,
  type WatchingAnswer,
} from '../../../machines/vodHome/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { CataloguePage, PlaylistsWish } from '../../../models/catalogue.ts'
import { CategoryType } from '../../../models/playlist.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { must } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana, guest } from '../../support/sessions.ts'
import { banner, begun, entry, movies, playlist, playlistId } from '../../support/shelves.ts'
import { OFFLINE, vodHomeModel } from './model.ts'

chartSuite(vodHomeModel)

const NAMES = ['new', 'drama', 'family', 'classics', 'kids', 'music']

const homeOf = (...playlists: CataloguePage['playlists']): Either<CallFailure, CataloguePage> =>
  right({ categories: [], entries: NAMES.map(name => entry(name)), playlists })

/** The page with a hand for the operator's answers. */
const rig = ({ isUser = false } = {}) => {
  const page = handPort<PageAnswer>()
  const playlists = handPort<PlaylistsAnswer, PlaylistsWish>()
  const watching = handPort<WatchingAnswer>()
  const recommended = handPort<RecommendedAnswer>()
  const actor = createActor(
    vodHomeMachine.provide({
      actors: {
        loadHome: fromPromise(page.ask),
        loadPlaylists: fromPromise(playlists.ask),
        loadWatching: fromPromise(watching.ask),
        loadRecommended: fromPromise(recommended.ask),
        carousel: withStubs(carouselMachine),
      },
    }),
    { input: { isUser } },
  ).start()
  return {
    page,
    playlists,
    watching,
    recommended,
    categories: () => selectCategories(actor.getSnapshot()),
    slides: () => selectCarousel(actor.getSnapshot())?.getSnapshot().context.count,
    begun: () => selectWatching(actor.getSnapshot())?.map(({ title }) => title.title),
    goesOn: () => selectRecommendsMore(actor.getSnapshot()),
    liked: () => selectRecommended(actor.getSnapshot())?.map(({ title }) => title),
    send: (event: VodHomeEvent) => actor.send(event),
    asked: () => playlists.asked.map(({ playlistIds, pageId }) => `${playlistIds.join()} ${pageId}`),
    /** How many titles stand on each shelf. */
    lengths: () => selectShelves(actor.getSnapshot())?.map(({ titles }) => titles.length),
    failed: () => selectShelves(actor.getSnapshot())?.flatMap(({ entry, hasFailed }) => (hasFailed ? entry.title : [])),
    hasFailed: () => selectHasHomeFailed(actor.getSnapshot()),
    failure: () => selectHomeFailure(actor.getSnapshot()),
  }
}

describe('The home page of the catalogue', () => {
  test('[VOD-01] fills the shelves that are in sight, and the next ones as the person scrolls', async () => {
    const { page, playlists, send, asked, lengths } = rig()
    await page.answer(homeOf(playlist('new', movies(1, 16), 40), playlist('drama', movies(1, 5), 5)))
    expect(asked()).toEqual(['family 1'])
    send({ type: 'viewer.sawShelf', at: 2 })
    send({ type: 'viewer.sawShelf', at: 0 })
    await playlists.answer(right([playlist('family', movies(20, 22), 3)]))
    expect(asked()).toEqual(['family 1', 'classics,kids,music 1'])
    expect(lengths()).toEqual([16, 5, 3, 0, 0, 0])
  })

  test('[VOD-01] fetches the next page of a shelf when its end is in sight, and none after the last', async () => {
    const { page, playlists, send, asked, lengths } = rig()
    await page.answer(homeOf(...NAMES.map(name => playlist(name, movies(1, 16), 20))))
    expect(asked()).toEqual([])
    send({ type: 'viewer.sawEnd', playlistId: playlistId('drama') })
    await playlists.answer(right([playlist('drama', movies(16, 20), 20)]))
    send({ type: 'viewer.sawEnd', playlistId: playlistId('drama') })
    expect([asked(), lengths()]).toEqual([['drama 2'], [16, 20, 16, 16, 16, 16]])
  })

  test('[VOD-01] the page after the next one waits until the new end is in sight', async () => {
    const { page, playlists, send, asked } = rig()
    await page.answer(homeOf(...NAMES.map(name => playlist(name, movies(1, 16), 48))))
    const drama = { type: 'viewer.sawEnd', playlistId: playlistId('drama') } as const
    send(drama)
    await playlists.answer(right([playlist('drama', movies(17, 32), 48)]))
    expect(asked()).toEqual(['drama 2'])
    send(drama)
    expect(asked()).toEqual(['drama 2', 'drama 3'])
  })

  test('[NET-05] page 2 that failed is asked for again when the network is back', async () => {
    const { page, playlists, send, asked, failed } = rig()
    await page.answer(homeOf(...NAMES.map(name => playlist(name, movies(1, 16), 20))))
    send({ type: 'viewer.sawEnd', playlistId: playlistId('new') })
    await playlists.answer(left(OFFLINE))
    send({ type: 'network.restored' })
    expect([asked(), failed()]).toEqual([['new 2', 'new 2'], []])
  })

  test('[VOD-01] page 2 that fails leaves page 1 and the other shelves alone, until it is asked for again', async () => {
    const { page, playlists, send, asked, lengths, failed } = rig()
    await page.answer(homeOf(...NAMES.map(name => playlist(name, movies(1, 16), 20))))
    send({ type: 'viewer.sawEnd', playlistId: playlistId('new') })
    await playlists.answer(left(OFFLINE))
    expect([asked(), failed(), lengths()?.[0]]).toEqual([['new 2'], ['new'], 16])
    send({ type: 'viewer.retry' })
    await playlists.answer(right([playlist('new', movies(17, 20), 20)]))
    expect([asked(), failed(), lengths()?.[0]]).toEqual([['new 2', 'new 2'], [], 20])
  })

  test('[VOD-01] an empty playlist, or one that is not in the answer, does not hold up the others', async () => {
    const { page, playlists, asked, lengths } = rig()
    await page.answer(homeOf(playlist('new', []), playlist('drama', movies(1, 3))))
    await playlists.answer(right([]))
    expect([asked(), lengths()]).toEqual([['family 1'], [0, 3, 0, 0, 0, 0]])
  })

  test('[LANG-08] what was asked in another language is dropped; the page stays until the new one is there', async () => {
    const { page, playlists, send, lengths } = rig()
    await page.answer(homeOf(playlist('new', movies(1, 2))))
    send({ type: 'language.changed' })
    await playlists.answer(right([playlist('drama', movies(1, 9))]))
    expect(lengths()).toEqual([2, 0, 0, 0, 0, 0])
    await page.answer(homeOf(playlist('new', movies(1, 4))))
    expect(lengths()?.[0]).toBe(4)
  })

  test('[NET-05] a page that does not come says why, and is asked for again; one that is there stays', async () => {
    const { page, send, hasFailed, failure, lengths } = rig()
    await page.answer(left(OFFLINE))
    expect([hasFailed(), failure()]).toEqual([true, OFFLINE])
    send({ type: 'network.restored' })
    await page.answer(homeOf(playlist('new', movies(1, 2))))
    expect([hasFailed(), failure()]).toEqual([false, undefined])
    send({ type: 'session.changed', session: guest })
    await page.answer(left(OFFLINE))
    expect([hasFailed(), lengths()?.[0]]).toEqual([false, 2])
  })

  test('[VOD-01] [ROUTE-04] names what the catalogue is divided into', async () => {
    const { page, categories } = rig()
    expect(categories()).toEqual([])
    const all = [{ type: must(CategoryType, 'movies'), title: 'Movies' }]
    await page.answer(right({ categories: all, entries: [], playlists: [] }))
    expect(categories()).toEqual(all)
  })

  test('[VOD-02] the carousel turns the banners of the page, and its first titles where there is none', async () => {
    const { page, send, slides } = rig()
    const banners = { ...playlist('top', []), ...entry('top', 'BANNER'), bannerList: [banner('a'), banner('b')] }
    await page.answer(right({ categories: [], entries: [entry('top', 'BANNER')], playlists: [banners] }))
    expect(slides()).toBe(2)
    send({ type: 'language.changed' })
    await page.answer(homeOf(playlist('new', movies(1, 16))))
    expect(slides()).toBe(5)
  })

  test('[ROLE-01] [VOD-01] a user goes on with what was begun; a guest has nothing to go on with', async () => {
    const { send, watching, begun: shown } = rig()
    expect([watching.asked.length, shown()]).toEqual([0, []])
    send({ type: 'session.changed', session: ana })
    await watching.answer(right([begun('ferry', 30, 100)]))
    expect(shown()).toEqual(['ferry'])
    send({ type: 'session.changed', session: guest })
    expect([watching.asked.length, shown()]).toEqual([1, []])
  })

  test('[NET-05] a history that does not come leaves the page alone, and what was known of it', async () => {
    const { send, watching, begun: shown } = rig({ isUser: true })
    expect(shown()).toBeUndefined()
    await watching.answer(left(OFFLINE))
    expect(shown()).toEqual([])
    send({ type: 'network.restored' })
    await watching.answer(right([begun('ferry', 30, 100)]))
    send({ type: 'language.changed' })
    await watching.answer(left(OFFLINE))
    expect(shown()).toEqual(['ferry'])
    send({ type: 'viewer.retry' })
    expect(watching.isOpen()).toBe(true)
  })

  test('[VOD-12] recommendations are asked for when the page is there, and for each person anew', async () => {
    const { page, recommended, send, liked } = rig()
    expect(recommended.asked).toHaveLength(0)
    await page.answer(homeOf(playlist('new', movies(1, 2))))
    await recommended.answer(right({ list: movies(1, 2) }))
    expect(liked()).toEqual(['film-1', 'film-2'])
    send({ type: 'session.changed', session: ana })
    await recommended.answer(left(OFFLINE))
    expect(liked()).toEqual(['film-1', 'film-2'])
    send({ type: 'network.restored' })
    await recommended.answer(right({ list: [] }))
    expect(liked()).toEqual([])
  })

  test('[UI-03] [VOD-12] recommendations that go on are known to; an answer that does not come changes nothing', async () => {
    const { page, recommended, send, goesOn } = rig()
    await page.answer(homeOf(playlist('new', movies(1, 2))))
    await recommended.answer(right({ list: movies(1, 16), total: 17 }))
    expect(goesOn()).toBe(true)
    send({ type: 'session.changed', session: ana })
    await recommended.answer(left(OFFLINE))
    expect(goesOn()).toBe(true)
    send({ type: 'network.restored' })
    await recommended.answer(right({ list: movies(1, 16), total: 16 }))
    expect(goesOn()).toBe(false)
  })

  test.each(['does not come', 'breaks'])(
    '[VOD-12] what is recommended and %s is nothing, and leaves what was known',
    async how => {
      const { page, recommended, send, liked } = rig()
      const end = () => (how === 'breaks' ? recommended.fail() : recommended.answer(left(OFFLINE)))
      await page.answer(homeOf(playlist('new', movies(1, 2))))
      expect(liked()).toBeUndefined()
      await end()
      expect(liked()).toEqual([])
      send({ type: 'viewer.retry' })
      await recommended.answer(right({ list: movies(1, 2), total: 2 }))
      send({ type: 'session.changed', session: ana })
      await end()
      expect(liked()).toEqual(['film-1', 'film-2'])
    },
  )

  test('[VOD-01] a history that breaks is none, and leaves what was known', async () => {
    const { send, watching, begun: shown } = rig({ isUser: true })
    await watching.fail()
    expect(shown()).toEqual([])
    send({ type: 'viewer.retry' })
    await watching.answer(right([begun('ferry', 30, 100)]))
    send({ type: 'history.changed' })
    await watching.fail()
    expect(shown()).toEqual(['ferry'])
  })
})
