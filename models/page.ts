import { type Deployment, sellsListed, sellsLive, sellsReplays, sellsTitles, sellsVod } from './deployment.ts'
import { encodeText, parseQuery, queryText } from './query.ts'

const SOLD = {
  live: sellsLive,
  vod: sellsVod,
  titles: sellsTitles,
  listed: sellsListed,
  anything: () => true,
} as const satisfies Readonly<Record<string, (deployment: Deployment) => boolean>>

interface PageRule {
  /** Path with its `{param}` parts; every other parameter goes into the query. */
  readonly path: string
  /** A real user is required (ROUTE-07, ROLE-02). */
  readonly needsUser: boolean
  /** What a deployment has to sell to have the page (ROUTE-02 to ROUTE-05). */
  readonly sells: keyof typeof SOLD
}

/** The product's routes as data (spec §2). */
export const pages = {
  home: { path: '/home', needsUser: false, sells: 'titles' },
  liveTv: { path: '/liveTv', needsUser: false, sells: 'live' },
  vodCategory: { path: '/vod/type/{type}', needsUser: false, sells: 'vod' },
  vodDetail: { path: '/vod/detail/{metaId}', needsUser: false, sells: 'vod' },
  favorites: { path: '/favorites', needsUser: false, sells: 'listed' },
  history: { path: '/history', needsUser: false, sells: 'listed' },
  search: { path: '/search', needsUser: false, sells: 'anything' },
  my: { path: '/my', needsUser: true, sells: 'anything' },
  account: { path: '/my/account', needsUser: true, sells: 'anything' },
  profile: { path: '/my/profile', needsUser: true, sells: 'anything' },
  plan: { path: '/my/plan', needsUser: true, sells: 'anything' },
  subscribe: { path: '/my/subscribe', needsUser: true, sells: 'anything' },
  login: { path: '/login', needsUser: false, sells: 'anything' },
} as const satisfies Readonly<Record<string, PageRule>>

export type Page = keyof typeof pages
export type PageParams = Readonly<Record<string, string>>

/** Where a viewer is or wants to go. */
export interface Place {
  readonly page: Page
  readonly params: PageParams
}

/** The same page with other parameters; `undefined` takes one away. */
export const withParams = ({ page, params }: Place, others: Readonly<Record<string, string | undefined>>): Place => ({
  page,
  params: Object.fromEntries(
    Object.entries({ ...params, ...others }).filter((each): each is [string, string] => each[1] !== undefined),
  ),
})

export const HOME: Place = { page: 'home', params: {} }

/** The guide of all channels is a view of live TV (EPG-10): the product's routes stay as they are. */
export const GUIDE_VIEW = 'guide'

/** The types of the two categories that every catalogue has. */
export const FILMS = 'movies'
export const SERIES = 'series'

const isPage = (name: string): name is Page => Object.hasOwn(pages, name)
export const pageNames: ReadonlyArray<Page> = Object.keys(pages).filter(isPage)
const paramName = (part: string): string | undefined => /^\{(\w+)\}$/.exec(part)?.[1]

const decodePart = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The parameters that `path` gives to the pattern; `undefined` when it is another page's path. */
const matchPath = (pattern: string, path: string): PageParams | undefined => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decodePart(given[index] ?? '')
    const name = paramName(part)
    if (name === undefined ? value !== part : value === undefined || value === '') return undefined
    if (name !== undefined && value !== undefined) params[name] = value
  }
  return params
}

/** The address of a page below the app's origin (ROUTE-10). A missing path parameter leads home. */
export const pathOf = ({ page, params }: Place): string => {
  const parts = pages[page].path.split('/')
  const names = parts.map(paramName).filter(name => name !== undefined)
  if (names.some(name => (params[name] ?? '') === '')) return pages.home.path
  const path = parts.map(part => encodeText(params[paramName(part) ?? ''] ?? part)).join('/')
  return path + queryText(Object.entries(params).filter(([name]) => !names.includes(name)))
}

/** The page that an address names; `undefined` for any other path, which leads to `/` (ROUTE-09). */
export const placeOf = (address: string): Place | undefined => {
  const [beforeHash = ''] = address.split('#')
  const [path = '', query = ''] = beforeHash.split(/\?(.*)/s)
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  for (const page of pageNames) {
    const params = matchPath(pages[page].path, trimmed)
    if (params !== undefined) return { page, params: { ...parseQuery(query), ...params } }
  }
  return undefined
}

export const needsUser = ({ page }: Place): boolean => pages[page].needsUser

/** A programme that was broadcast, where those are offered as titles (MODE-06). */
const isReplay = ({ page, params }: Place, deployment: Deployment): boolean =>
  sellsReplays(deployment) && page === 'liveTv' && params.start !== undefined

/** Where a deployment shows that place: what it does not sell leads to what it does (MODE-01, ROUTE-02 to ROUTE-05). */
export const landingOf = (place: Place, deployment: Deployment): Place => {
  const { sells } = pages[place.page]
  if (SOLD[sells](deployment) || isReplay(place, deployment)) return place
  return sellsTitles(deployment) ? HOME : { page: 'liveTv', params: {} }
}

/** An address of the app, with the `dataType` of the query where the viewer is: it survives every navigation (ROUTE-11). */
export const withDataType = (to: string, query: string): string => {
  const { dataType } = parseQuery(query.slice(1))
  if (dataType === undefined) return to
  const place = placeOf(to)
  return place === undefined ? to : pathOf({ ...place, params: { dataType, ...place.params } })
}

/** The login page that leads back to a place (contract, Session). */
export const loginPlace = (from: Place): Place => ({
  page: 'login',
  params: from.page === 'login' ? from.params : { redirect: pathOf(from) },
})

const SAME_ORIGIN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u

/**
 * Where a login leads back to: a page of this app on its own origin, never the login page itself; else home.
 * The address is built anew from the page found, so nothing of a foreign text is followed.
 */
export const redirectTarget = (redirect: string | undefined): Place => {
  if (redirect === undefined || !SAME_ORIGIN_PATH.test(redirect)) return HOME
  const place = placeOf(redirect)
  return place === undefined || place.page === 'login' ? HOME : place
}
