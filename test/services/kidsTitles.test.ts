import { type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { works } from '@sintonia/operator/world/works.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { carouselMachine } from '../../machines/carousel.ts'
import { kidsModeMachine } from '../../machines/kidsMode.ts'
import { selectIsTitleClosed, selectTitleView } from '../../machines/titleDetail/index.ts'
import { categoryAt, selectHasMore, selectTitles } from '../../machines/vodCategory/index.ts'
import { selectRecommended, selectShelves, selectWatching, vodHomeMachine } from '../../machines/vodHome/index.ts'
import { bannerPicture } from '../../models/banner.ts'
import { instant } from '../../models/codec/instant.ts'
import { slidesOf } from '../../models/slides.ts'
import { vodHistoryAdd } from '../../models/wire/vodProfile.ts'
import { makePages } from '../../src/services/catalogue/pages.ts'
import type { TitleDetailParts } from '../../src/services/catalogue/provideTitleDetail.ts'
import { carouselPorts, type VodHomeParts, vodHomePorts } from '../../src/services/catalogue/provideVodHome.ts'
import type { Http } from '../../src/services/http/types.ts'
import type { Places } from '../../src/services/titles/places.ts'
import { provideTitleDetail } from '../../src/shell/provide/provideTitleDetail.ts'
import { provideVodCategory } from '../../src/shell/provide/provideVodCategory.ts'
import { ANA as EMAIL, PASSWORD } from '../e2e/support/accounts.ts'
import { forgetful } from '../support/forgetful.ts'
import { metaId } from '../support/titles.ts'
import { ANA, httpTo } from './support/http.ts'
import { placesOver } from './support/places.ts'

interface Rated {
  readonly ageRating: number | undefined
}
const areForChildren = (items: ReadonlyArray<Rated>): boolean =>
  items.every(({ ageRating }) => ageRating !== undefined && ageRating <= 10)

const CALM = {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
}

const rated = (fits: (age: number) => boolean): string => {
  const work = works.find(({ ageRating, kind }) => kind === 'MOVIE' && fits(ageRating))
  if (work === undefined) throw new Error('no such title')
  return work.id
}
const FOR_CHILDREN = rated(age => age < 10)
const FOR_GROWN_UPS = rated(age => age === 16)

describe('Titles in kids mode, at the local operator', () => {
  let headEnd: HeadEnd
  let http: Http
  let places: Places
  beforeAll(async () => {
    headEnd = await startHeadEnd()
    const { tokens } = await must(logIn(headEnd.origin, EMAIL.email, PASSWORD))
    http = httpTo(headEnd.origin, { ...ANA, token: tokens.token })
    places = placesOver(http)
    for (const id of [FOR_CHILDREN, FOR_GROWN_UPS]) {
      const place = { played: false, playedTime: 60, playProgress: 5, totalDuration: 1200 }
      const unknown = { seriesId: undefined, seasonId: undefined, episodeId: undefined, videoType: undefined }
      const numbers = { imdbId: undefined, tmdbId: undefined, episodeNo: undefined, seasonNo: undefined }
      await http.call(vodHistoryAdd, { metaId: metaId(id), ...unknown, ...numbers, ...place })
    }
  })
  afterAll(() => headEnd.close())

  const parts = (isOn: boolean) =>
    ({
      http,
      catalogue: makePages(http, async () => undefined, forgetful),
      gateway: async () => undefined,
      ownView: { isKidsMode: () => isOn },
      places,
      fetchKidsMode: async () => kidsModeMachine,
    }) as unknown as TitleDetailParts & Omit<VodHomeParts, 'places' | 'fetchPicture'>

  const homeIn = async (isOn: boolean) => {
    const fetched: string[] = []
    const sources = {
      ...parts(isOn),
      places: async () => places,
      fetchPicture: (address: string) => fetched.push(address),
    }
    const carousel = carouselMachine.provide({ actors: carouselPorts({ window: CALM as unknown as Window }) })
    const home = createActor(vodHomeMachine.provide({ actors: { ...vodHomePorts(sources), carousel } }), {
      input: { isUser: true },
    }).start()
    const shown = await waitFor(home, snapshot =>
      [selectShelves, selectWatching, selectRecommended].every(select => select(snapshot)),
    )
    const shelves = selectShelves(shown) ?? []
    home.stop()
    return {
      all: [
        ...shelves.flatMap(({ banners, titles }): ReadonlyArray<Rated> => [...banners, ...titles]),
        ...(selectRecommended(shown) ?? []),
        ...(selectWatching(shown) ?? []).map(({ title }) => title),
      ],
      fetched,
      slides: slidesOf(shelves),
      watched: (selectWatching(shown) ?? []).map(({ title }) => title.metaId),
    }
  }

  test('[AHEAD-22] home has only what is rated for children: banners, rows, recommendations, what is gone on with', async () => {
    const grownUp = await homeIn(false)
    expect(areForChildren(grownUp.all)).toBe(false)
    expect(grownUp.watched).toEqual(expect.arrayContaining([FOR_CHILDREN, FOR_GROWN_UPS]))
    const child = await homeIn(true)
    expect(child.all.length).toBeGreaterThan(0)
    expect(areForChildren(child.all)).toBe(true)
    expect(child.watched).toEqual([FOR_CHILDREN])
  })

  test.each([false, true])(
    '[VOD-01] [AHEAD-22] the picture of its first slide is fetched at once, kids mode %s',
    async isOn => {
      const { slides, fetched } = await homeIn(isOn)
      const [first] = slides
      expect(first).toBeDefined()
      expect(fetched).toEqual([first && bannerPicture(first)])
    },
  )

  test('[AHEAD-22] [VOD-04] a category leaves out the others, and still knows that more can follow', async () => {
    const at = categoryAt({ page: 'vodCategory', params: { type: 'movies' } })
    const category = createActor(provideVodCategory(parts(true), carouselMachine), {
      input: at,
    }).start()
    const shown = await waitFor(category, snapshot => snapshot.matches('shown'))
    expect(selectTitles(shown).length).toBeLessThan(16)
    expect([areForChildren(selectTitles(shown)), selectHasMore(shown)]).toEqual([true, true])
  })

  test('[AHEAD-22] the page of a title for grown-ups stays closed, that of another shows only what is alike for children', async () => {
    const open = async (id: string, isOn: boolean) => {
      const input = { metaId: metaId(id), isUser: false, now: instant(0) }
      const page = createActor(provideTitleDetail(parts(isOn)), { input }).start()
      return waitFor(page, snapshot => !snapshot.matches({ page: 'loading' }))
    }
    expect(selectTitleView(await open(FOR_GROWN_UPS, false))?.title.metaId).toBe(FOR_GROWN_UPS)
    const closed = await open(FOR_GROWN_UPS, true)
    expect([selectIsTitleClosed(closed), selectTitleView(closed)]).toEqual([true, undefined])
    const series = works.find(({ kind, ageRating }) => kind === 'SERIES' && ageRating > 10)
    expect(selectIsTitleClosed(await open(`${series?.id}-1-1`, true))).toBe(true)
    const view = selectTitleView(await open(FOR_CHILDREN, true))
    expect([view?.title.metaId, areForChildren(view?.moreLikeThis ?? [])]).toEqual([FOR_CHILDREN, true])
  })
})
