import { withStubs } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { carouselMachine, selectSlide } from '../../../machines/carousel.ts'
import {
  categoryAt,
  selectCategory,
  selectCategoryCarousel,
  selectCategoryFailure,
  selectHasCategoryFailed,
  selectHasMore,
  selectHasMoreFailed,
  selectIsCategoryLoading,
  selectIsMoreLoading,
  selectListId,
  selectLists,
  selectSlides,
  selectTitles,
  vodCategoryMachine,
} from '../../../machines/vodCategory/index.ts'
import type { CategoryAnswer, TitlesAnswer, TitlesWish } from '../../../machines/vodCategory/types.ts'
import type { CategoryType } from '../../../models/playlist.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { films, movies, NOWHERE, OFFLINE, opening, vodCategoryModel } from './model.ts'

chartSuite(vodCategoryModel)

const shownSlide = (carousel: ActorRefFrom<typeof carouselMachine> | undefined) =>
  carousel && selectSlide(carousel.getSnapshot())

/** A category; the test is the operator. */
const rig = (genre?: string) => {
  const load = handPort<CategoryAnswer, { readonly type: CategoryType }>()
  const list = handPort<TitlesAnswer, TitlesWish>()
  const machine = vodCategoryMachine.provide({
    actors: {
      loadCategory: fromPromise(load.ask),
      loadTitles: fromPromise(list.ask),
      carousel: withStubs(carouselMachine),
    },
  })
  const actor = createActor(machine, { input: categoryAt(opening('movies', genre)) }).start()
  const now = () => actor.getSnapshot()
  return {
    load,
    list,
    send: actor.send,
    go: (type: string, to?: string) => actor.send(opening(type, to)),
    more: () => actor.send({ type: 'viewer.wantMore' }),
    slides: () => selectSlides(now()).map(({ title }) => title),
    carousel: () => selectCategoryCarousel(now()),
    titles: () => selectTitles(now()).map(({ metaId }) => metaId),
    asked: () => list.asked.map(({ listId, pageId }) => [listId, pageId]),
    now,
  }
}

describe('A category', () => {
  test('[VOD-04] names its genres and shows the first page of the first of its lists', async () => {
    const { load, list, titles, asked, now } = rig()
    expect(selectIsCategoryLoading(now())).toBe(true)
    await load.answer(right(movies))
    expect(selectIsCategoryLoading(now())).toBe(true)
    await list.answer(right({ titles: films('m1', 'm2', 'm1'), hasMore: true }))
    expect(selectCategory(now())?.title).toBe('Movies')
    expect([selectLists(now()).length, selectListId(now()), titles()]).toEqual([2, 'all', ['m1', 'm2']])
    expect([asked(), selectIsCategoryLoading(now())]).toEqual([[['all', 1]], false])
  })

  test('[VOD-02] turns the slides that the operator has for it; another category begins with its own, or has none', async () => {
    const { load, go, slides, carousel } = rig()
    expect(slides()).toEqual([])
    await load.answer(right(movies))
    expect(slides()).toEqual(['one', 'two'])
    carousel()?.send({ type: 'viewer.showSlide', at: 1 })
    expect(shownSlide(carousel())).toBe(1)
    go('series')
    expect([slides(), shownSlide(carousel())]).toEqual([[], 0])
    await load.answer(right(movies))
    carousel()?.send({ type: 'viewer.next' })
    expect(shownSlide(carousel())).toBe(1)
    go('documentaries')
    await load.answer(right({ ...movies, slides: [] }))
    carousel()?.send({ type: 'viewer.next' })
    expect([slides(), shownSlide(carousel())]).toEqual([[], 0])
  })

  test('[VOD-04] goes on page by page, one at a time, until there are no more', async () => {
    const { load, list, more, titles, asked, now } = rig()
    more()
    await load.answer(right(movies))
    await list.answer(right({ titles: films('m1'), hasMore: true }))
    more()
    more()
    expect([selectIsMoreLoading(now()), asked().length]).toEqual([true, 2])
    await list.answer(right({ titles: films('m1', 'm2'), hasMore: true }))
    more()
    await list.answer(right({ titles: films('m3'), hasMore: false }))
    more()
    expect([titles(), selectHasMore(now())]).toEqual([['m1', 'm2', 'm3'], false])
    expect(asked()).toEqual([
      ['all', 1],
      ['all', 2],
      ['all', 3],
    ])
  })

  test('[VOD-04] ten thousand titles come page by page, each once, though the pages overlap', async () => {
    const { load, list, more, titles } = rig()
    await load.answer(right(movies))
    const pages = 667
    for (let page = 1; page <= pages; page += 1) {
      const ids = Array.from({ length: 16 }, (_, at) => `m${(page - 1) * 15 + at}`)
      await list.answer(right({ titles: films(...ids), hasMore: page < pages }))
      more()
    }
    expect(titles()).toHaveLength(pages * 15 + 1)
    expect(new Set(titles()).size).toBe(titles().length)
  })

  test('[VOD-04] page 2 fails while page 1 stays, and is asked for again on demand or with the network', async () => {
    const { load, list, more, send, titles, asked, now } = rig()
    await load.answer(right(movies))
    await list.answer(right({ titles: films('m1'), hasMore: true }))
    more()
    await list.answer(OFFLINE)
    expect([titles(), selectHasMoreFailed(now()), selectHasCategoryFailed(now())]).toEqual([['m1'], true, false])
    more()
    expect(asked()).toHaveLength(2)
    send({ type: 'viewer.retry' })
    await list.answer(OFFLINE)
    send({ type: 'network.restored' })
    await list.answer(right({ titles: films('m2'), hasMore: false }))
    expect([titles(), selectHasMoreFailed(now())]).toEqual([['m1', 'm2'], false])
    expect(asked().map(([, page]) => page)).toEqual([1, 2, 2, 2])
  })

  test('[VOD-04] another genre begins anew, and an answer for the one before does not come to it', async () => {
    const { load, list, go, titles, asked, now } = rig()
    await load.answer(right(movies))
    go('movies', 'drama')
    await list.answer(right({ titles: films('m1'), hasMore: true }))
    expect(titles()).toEqual([])
    await list.answer(right({ titles: films('d1'), hasMore: false }))
    expect([titles(), selectListId(now())]).toEqual([['d1'], 'drama'])
    go('movies', 'drama')
    go('movies', 'western')
    expect([selectListId(now()), asked().map(([id]) => id)]).toEqual(['all', ['all', 'drama', 'all']])
  })

  test('[ROUTE-04] the genre of the address is shown at once; another category is another page', async () => {
    const { load, list, go, titles, asked } = rig('drama')
    await load.answer(right(movies))
    await list.answer(right({ titles: films('d1'), hasMore: false }))
    expect(asked()).toEqual([['drama', 1]])
    go('series')
    expect(load.asked.map(({ type }) => type)).toEqual(['movies', 'series'])
    await load.answer(right(NOWHERE))
    expect([titles(), list.isOpen()]).toEqual([[], false])
  })

  test('[VOD-04] an empty category, and one that nobody has, are empty; a failure is told and can be mended', async () => {
    const { load, list, send, titles, now } = rig()
    await load.answer(OFFLINE)
    expect([selectHasCategoryFailed(now()), selectCategoryFailure(now())?.tag]).toEqual([true, 'offline'])
    send({ type: 'viewer.retry' })
    await load.answer(right(movies))
    await list.answer(OFFLINE)
    expect(selectHasCategoryFailed(now())).toBe(true)
    send({ type: 'network.restored' })
    await load.answer(right(movies))
    await list.answer(right({ titles: [], hasMore: false }))
    expect([titles(), selectHasCategoryFailed(now()), selectCategoryFailure(now())]).toEqual([[], false, undefined])
    expect(categoryAt({ page: 'vodCategory', params: { type: 'x'.repeat(300) } }).type).toBe('')
  })
})

invariant(vodCategoryModel, '[VOD-04] a title stands in the list once', snapshot => {
  const ids = selectTitles(snapshot).map(({ metaId }) => metaId)
  return new Set(ids).size === ids.length
})
