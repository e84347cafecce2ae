import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BusinessType, type Deployment } from '../../models/deployment.ts'
import {
  HOME,
  landingOf,
  loginPlace,
  needsUser,
  type Page,
  type PageParams,
  type Place,
  pageNames,
  pages,
  pathOf,
  placeOf,
  redirectTarget,
  withDataType,
} from '../../models/page.ts'

const deployment = (businessType: Deployment['businessType']) => ({ businessType }) as Deployment
const name = fc.constantFrom('id', 'columnId', 'dataType', 'q', 'tab')
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const params = fc.dictionary(name, text).map(entries => ({ ...entries }) as PageParams)
const place = fc
  .record({ page: fc.constantFrom(...pageNames), type: text, metaId: text, rest: params })
  .map(({ page, type, metaId, rest }) => ({
    page,
    params: { ...rest, ...(page === 'vodCategory' && { type }), ...(page === 'vodDetail' && { metaId }) } as PageParams,
  }))

describe('Addresses of the pages', () => {
  it('[ROUTE-10] an address of any page with any parameters leads back to that page', () => {
    fc.assert(
      fc.property(place, where => {
        expect(placeOf(pathOf(where))).toEqual(where)
      }),
    )
  })

  it.each<[string, string, Page, PageParams]>([
    ['ROUTE-02', '/home', 'home', {}],
    ['ROUTE-03', '/liveTv?id=7&columnId=news', 'liveTv', { id: '7', columnId: 'news' }],
    ['ROUTE-04', '/vod/type/drama/', 'vodCategory', { type: 'drama' }],
    ['ROUTE-05', '/vod/detail/m%2F1?dataType=x', 'vodDetail', { metaId: 'm/1', dataType: 'x' }],
    ['ROUTE-06', '/favorites', 'favorites', {}],
    ['ROUTE-06', '/history?list=channels', 'history', { list: 'channels' }],
    ['ROUTE-06', '/search?q=heart', 'search', { q: 'heart' }],
    ['ROUTE-07', '/my/plan#top', 'plan', {}],
    ['ROUTE-08', '/login?redirect=%2FliveTv', 'login', { redirect: '/liveTv' }],
  ])('[%s] %s is the page %s', (_, address, page, found) => {
    expect(placeOf(address)).toEqual({ page, params: found })
  })

  it.each(['/', '/nowhere', '/my/secrets', '/vod/detail/', '/vod/detail/%E0%A4%A', '', 'home', '/home/x'])(
    '[ROUTE-09] %s is no page of the product',
    address => expect(placeOf(address)).toBeUndefined(),
  )

  it('a page without its own parameter leads home, never to a broken address', () => {
    expect(pathOf({ page: 'vodDetail', params: {} })).toBe('/home')
  })

  it('[ROUTE-07] only the pages of the account need a real user', () => {
    expect(pageNames.filter(page => needsUser({ page, params: {} }))).toEqual([
      'my',
      'account',
      'profile',
      'plan',
      'subscribe',
    ])
  })
})

describe('What a deployment does not sell', () => {
  it.each<[Page, 'live' | 'vod' | 'both', Page]>([
    ['home', 'live', 'liveTv'],
    ['liveTv', 'vod', 'home'],
    ['vodCategory', 'live', 'liveTv'],
    ['vodDetail', 'live', 'liveTv'],
    ['liveTv', 'both', 'liveTv'],
    ['home', 'both', 'home'],
  ])('[MODE-01] %s of a deployment that sells %s is %s', (page, sold, landing) => {
    expect(landingOf({ page, params: {} }, deployment(sold))).toEqual({ page: landing, params: {} })
  })

  it.each<[Page, 'live2vod' | 'replays', Page]>([
    ['home', 'replays', 'home'],
    ['liveTv', 'replays', 'home'],
    ['vodCategory', 'replays', 'home'],
    ['vodDetail', 'replays', 'home'],
    ['favorites', 'replays', 'home'],
    ['history', 'replays', 'home'],
    ['search', 'replays', 'search'],
    ['liveTv', 'live2vod', 'home'],
    ['vodDetail', 'live2vod', 'vodDetail'],
    ['favorites', 'live2vod', 'favorites'],
  ])('[MODE-06] %s where %s is sold is %s; a replay is itself', (page, sold, landing) => {
    expect(landingOf({ page, params: {} }, deployment(sold))).toEqual({ page: landing, params: {} })
    const replay: Place = { page: 'liveTv', params: { id: '1101', start: '7' } }
    expect(landingOf(replay, deployment(sold))).toEqual(replay)
  })

  it('[MODE-01] a deployment never lands on a page that it does not sell', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...BusinessType.values), (where, sold) => {
        const landing = landingOf(where, deployment(sold))
        expect(landingOf(landing, deployment(sold))).toEqual(landing)
      }),
    )
  })
})

describe('The kind of data of an address', () => {
  it('[ROUTE-11] comes along wherever the viewer goes, unless the address names its own', () => {
    expect(withDataType('/vod/detail/m1', '?list=all&dataType=a%26b')).toBe('/vod/detail/m1?dataType=a%26b')
    expect(withDataType('/liveTv?id=7', '?dataType=2')).toBe('/liveTv?dataType=2&id=7')
    expect(withDataType('/home?dataType=3', '?dataType=2')).toBe('/home?dataType=3')
    expect(withDataType('/home', '?id=7')).toBe('/home')
    expect(withDataType('/nowhere', '?dataType=2')).toBe('/nowhere')
  })
})

describe('Back after login', () => {
  it('[ROLE-04] the login page remembers the place and leads back to it', () => {
    fc.assert(
      fc.property(place, from => {
        const target = redirectTarget(loginPlace(from).params.redirect)
        expect(target).toEqual(from.page === 'login' ? redirectTarget(from.params.redirect) : from)
      }),
    )
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/login?redirect=/my',
    '\\\\evil.example',
    '',
  ])('[ROLE-04] a redirect to %j leads home', redirect => expect(redirectTarget(redirect)).toEqual(HOME))

  it('[ROLE-04] whatever stands in the redirect, the target is an address of this app', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), redirect => {
        const path = pathOf(redirectTarget(redirect))
        expect(new URL(path, 'https://app.example').origin).toBe('https://app.example')
        expect(Object.keys(pages)).toContain(placeOf(path)?.page)
      }),
    )
  })
})
