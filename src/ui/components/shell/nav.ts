import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { IconName } from '../basics/Icon.tsx'

export type NavPage = 'home' | 'live' | 'guide' | 'vod' | 'series' | 'favorites' | 'history' | 'search' | 'my'

/** One entry of the navigation; which ones there are is the deployment's (MODE-01). */
export type NavItem = { readonly page: NavPage; readonly to: string; readonly current: boolean }

const names = defineMessages({
  home: { id: 'nav.home', defaultMessage: 'Home' },
  live: { id: 'nav.live', defaultMessage: 'Live' },
  guide: { id: 'nav.guide', defaultMessage: 'Guide' },
  vod: { id: 'nav.vod', defaultMessage: 'Films' },
  series: { id: 'nav.series', defaultMessage: 'Series' },
  favorites: { id: 'nav.favorites', defaultMessage: 'My list' },
  history: { id: 'nav.history', defaultMessage: 'History' },
  search: { id: 'nav.search', defaultMessage: 'Search' },
  my: { id: 'nav.my', defaultMessage: 'My account' },
})

const icons: Readonly<Record<NavPage, IconName>> = {
  home: 'home',
  live: 'tv',
  guide: 'guide',
  vod: 'film',
  series: 'episodes',
  favorites: 'star',
  history: 'replay',
  search: 'search',
  my: 'user',
}

export const navName = (page: NavPage): MessageDescriptor => names[page]
export const navIcon = (page: NavPage): IconName => icons[page]
