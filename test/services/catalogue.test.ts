import { type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { guest } from '@sintonia/operator/tests/support/client.ts'
import { type Either, isRight, left } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallFailure } from '../../models/callFailure.ts'
import { PersonId } from '../../models/person.ts'
import { CategoryType, PlaylistId } from '../../models/playlist.ts'
import { MetaId } from '../../models/title.ts'
import { makeSearch } from '../../src/services/api/search.ts'
import type { CataloguePages, CatalogueSearch, CatalogueTitles } from '../../src/services/catalogue/catalogue.ts'
import { makeGateway } from '../../src/services/catalogue/gateway.ts'
import { makeGraphqlCatalogue } from '../../src/services/catalogue/graphqlCatalogue.ts'
import { makePages } from '../../src/services/catalogue/pages.ts'
import { makeTitles } from '../../src/services/catalogue/titles.ts'
import type { Tip } from '../../src/services/http/types.ts'
import { forgetful } from '../support/forgetful.ts'
import { must } from '../support/lineups.ts'
import { deployment } from '../support/operators.ts'
import { ANA, httpTo } from './support/http.ts'
import { drop, json, type Reply, refusal, startScriptedOperator, success } from './support/scriptedOperator.ts'

const came = async <A>(answer: Promise<Either<CallFailure, A>>): Promise<A> => {
  const outcome = await answer
  if (!isRight(outcome)) throw new Error(`did not come: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}
const id = (text: string): MetaId => must(MetaId, text)

const GATEWAY = '/graphql'

describe.each(['the calls', 'the gateway'] as const)('The catalogue of the local operator by %s', way => {
  let headEnd: HeadEnd
  let catalogue: CataloguePages & CatalogueTitles & CatalogueSearch
  beforeAll(async () => {
    headEnd = await startHeadEnd({ graphql: true })
    const { token } = await guest(headEnd.origin)
    const http = httpTo(headEnd.origin, { ...ANA, token })
    const settings = deployment(way === 'the gateway' ? { catalogue: { graphql: GATEWAY } } : {})
    const gateway = makeGateway({ ...http, fetch, http, deployment: () => settings })
    catalogue = { ...makePages(http, gateway, forgetful), ...makeTitles(http, gateway), ...makeSearch(http, forgetful) }
  })
  afterAll(() => headEnd.close())

  test('[VOD-01] [VOD-05] a page takes one request by the gateway', async () => {
    headEnd.control.reset()
    await came(catalogue.page({}))
    await came(catalogue.title({ metaId: id('s100') }))
    const asked = ['playlistRoot', 'batchPlaylist', 'title', 'episodes', 'trailers', 'recommendations']
    const calls = asked.map(call => headEnd.control.countOf(call)).reduce((sum, count) => sum + count)
    expect(calls).toBe(way === 'the gateway' ? 0 : 6)
  })

  test('[VOD-05] a title that has left the catalogue is refused', async () => {
    expect(await catalogue.title({ metaId: id('nothing') })).toMatchObject(left({ tag: 'refused' }))
  })

  test('[VOD-01] the home page names all its playlists and brings the first ones along', async () => {
    const { entries, playlists, categories } = await came(catalogue.page({}))
    expect(entries.length).toBeGreaterThan(3)
    expect(categories.length).toBeGreaterThan(1)
    expect(playlists[0]?.bannerList.length).toBeGreaterThan(1)
    expect(playlists[1]?.mediaList).toHaveLength(16)
    const last = entries.at(-1)?.playlistId ?? must(PlaylistId, 'none')
    const [more] = await came(catalogue.playlists({ playlistIds: [last], pageId: 1 }))
    expect(more?.playlistId).toBe(last)
  })

  test('[VOD-04] the page of a category is another one', async () => {
    const home = await came(catalogue.page({}))
    const [category] = home.categories
    const page = await came(catalogue.page({ type: category?.type ?? must(CategoryType, 'none') }))
    expect(page.entries[0]?.showListType).toBe('BANNER')
    expect(page.entries).not.toEqual(home.entries)
  })

  test('[VOD-05] the page of a series has its episodes, persons and titles like it', async () => {
    const page = await came(catalogue.title({ metaId: id('s100') }))
    expect(page.media.metaType).toBe('SERIES')
    expect([page.persons, page.episodes, page.trailers, page.moreLikeThis].map(({ length }) => length > 0)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('[VOD-07] a title comes alone for the player of titles, and its episodes with it', async () => {
    expect(await came(catalogue.media({ metaId: id('s100') }))).toMatchObject({ metaId: 's100', metaType: 'SERIES' })
    expect((await came(catalogue.episodes({ metaId: id('s100') }))).length).toBeGreaterThan(1)
    expect(await catalogue.media({ metaId: id('nothing') })).toMatchObject(left({ tag: 'refused' }))
  })

  test('[VOD-05] a person has a page with their titles', async () => {
    const { persons } = await came(catalogue.title({ metaId: id('s100') }))
    const personId = persons[0]?.personId ?? must(PersonId, 'none')
    expect((await came(catalogue.person({ personId }))).name).toBe(persons[0]?.name)
    expect((await came(catalogue.filmography({ personId, pageId: 1 }))).list.length).toBeGreaterThan(0)
  })

  test('[VOD-11] [VOD-12] searches, top searches and recommendations come', async () => {
    const [top] = await came(catalogue.topSearches())
    const keyword = top?.keyword ?? ''
    const { mediaList } = await came(catalogue.search({ keyword, pageId: 1, pageSize: 16 }))
    expect(mediaList[0]?.title).toBe(keyword)
    expect((await came(catalogue.recommendations({ pageId: 1 }))).list).toHaveLength(16)
  })
})

describe('A catalogue whose operator errs', () => {
  let operator: Awaited<ReturnType<typeof startScriptedOperator>>
  beforeAll(async () => {
    operator = await startScriptedOperator()
  })
  afterAll(() => operator.close())

  const film = (metaId: string) => ({ metaId, metaType: 'MOVIE', title: metaId })
  const list = (playlistId: string) => ({ playlistId, title: playlistId, showListType: 'POSTER' })

  const catalogueThat = (answer: (path: string) => Reply) => {
    operator.answerWith(({ path }) => answer(path))
    const http = httpTo(operator.origin)
    const none = async () => undefined
    return { catalogue: { ...makePages(http, none, forgetful), ...makeTitles(http, none) }, http }
  }

  const said = (text: string): Tip => ({ tag: 'said', text })

  test.each<[string, Reply, ReadonlyArray<Tip>]>([
    ['refused', refusal(10086, 'No lists'), [said('No lists')]],
    ['no answer', drop, []],
    ['of another shape', success({ playlistList: 'many' }), []],
  ])(
    '[VOD-01] [NET-08] [NET-04] first titles that are %s leave the page its playlists; only the operator is quoted',
    async (_, bad, told) => {
      const { catalogue, http } = catalogueThat(path =>
        path.includes('batch') ? bad : success({ playlistList: [list('new')] }),
      )
      expect(await came(catalogue.page({}))).toMatchObject({ entries: [{ playlistId: 'new' }], playlists: [] })
      expect(http.tips).toEqual(told)
    },
  )

  test('[VOD-01] a page without playlists asks for no titles', async () => {
    const { catalogue } = catalogueThat(() => success({ playlistList: [null, { title: 'no id' }] }))
    expect(await came(catalogue.page({}))).toEqual({ categories: [], entries: [], playlists: [] })
    expect(operator.seen).toHaveLength(1)
  })

  test('[VOD-05] [NET-08] a title lives without its episodes, trailers and the like; without itself it fails', async () => {
    const alone = catalogueThat(path => (path.includes('/detail/') ? success({ media: film('m1') }) : drop))
    expect(await came(alone.catalogue.title({ metaId: id('m1') }))).toMatchObject({
      media: { metaId: 'm1' },
      persons: [],
      episodes: [],
      trailers: [],
      moreLikeThis: [],
    })
    const without = catalogueThat(path => (path.includes('/detail/') ? drop : success({ list: [film('m2')] })))
    expect(await without.catalogue.title({ metaId: id('m1') })).toEqual(left({ tag: 'offline' }))
  })

  const gatewayThat = (reply: Reply) => {
    operator.answerWith(() => reply)
    const http = httpTo(operator.origin)
    return { http, gateway: makeGraphqlCatalogue({ ...http, fetch, address: GATEWAY, http }) }
  }

  test.each<[string, Reply, CallFailure, ReadonlyArray<Tip>]>([
    [
      'an error with a code',
      json({ errors: [{ message: 'no', extensions: { errCode: 10086, message: 'no' } }] }),
      { tag: 'refused', errCode: 10086, message: 'no' },
      [said('no')],
    ],
    [
      'an error without one',
      json({ errors: [{ message: 'no' }] }),
      { tag: 'malformed', failure: { codec: 'GatewayError', path: '' } },
      [],
    ],
    ['a broken server', json({}, 502), { tag: 'server', status: 502 }, [{ tag: 'known', message: 'error.server' }]],
    ['no answer', drop, { tag: 'offline' }, []],
    [
      'another shape',
      json({ data: { home: { playlistList: 'many' } } }),
      { tag: 'malformed', failure: { codec: 'GatewayPage', path: 'home.playlistList' } },
      [],
    ],
  ])(
    '[VOD-01] [NET-08] [NET-04] a gateway that answers with %s is a typed failure; only the operator is quoted',
    async (_, reply, failure, told) => {
      const { gateway, http } = gatewayThat(reply)
      expect(await gateway.page({})).toEqual(left(failure))
      expect(http.tips).toEqual(told)
      expect(http.activity).toEqual(['started', 'finished'])
    },
  )

  test('[SES-06] an expired login is renewed once, as for every call', async () => {
    const { gateway, http } = gatewayThat(json({ errors: [{ message: 'x', extensions: { errCode: 10101041 } }] }))
    expect(await gateway.page({})).toEqual(left({ tag: 'expired' }))
    expect(http.refused).toEqual(['token-ana'])
  })

  test('[NET-08] a title that is no title is left out of the gateway\u2019s page', async () => {
    const bad = { ...list('new'), mediaList: [null, { title: 'no id' }, film('m1')] }
    const { gateway, http } = gatewayThat(json({ data: { home: { categoryList: null, playlistList: [bad] } } }))
    expect(await came(gateway.page({}))).toMatchObject({
      categories: [],
      entries: [{ playlistId: 'new' }],
      playlists: [{ mediaList: [{ metaId: 'm1' }] }],
    })
    expect(http.report.recent().length).toBeGreaterThan(0)
  })
})
