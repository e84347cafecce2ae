import type { Page } from '../../../models/page.ts'
import type { CallName } from '../../../models/wire/index.ts'

/** Ids of charts; of several the first that runs. */
type Charts = ReadonlyArray<string>

const ENTRANCE: Charts = ['codeForm', 'login', 'entrance']
const GUIDE: Charts = ['schedule', 'guide', 'epgSync']
const STARS: Charts = ['favouriteChannels', 'favourites']
const PAGE_OF_TITLES: Charts = ['vodCategory', 'titleDetail', 'vodHome']

/** Whose work it disturbs when a call goes wrong. */
const CHARTS_OF_CALLS: Readonly<Record<CallName, Charts>> = {
  appProperties: ['app'],
  manifest: ['broadcast', 'app'],
  login: ['login', 'session'],
  logout: ['session'],
  tokenRefresh: ['session'],
  userRandomValue: ENTRANCE,
  register: ENTRANCE,
  verification: ENTRANCE,
  passwordReset: ENTRANCE,
  passwordChange: ['passwordChange'],
  policies: ['agreement'],
  policyDetail: ['agreement'],
  policySign: ['agreement'],
  quickLoginToken: ['qrLogin'],
  scanCode: ['qrLogin'],
  scanCodeInfo: ['qrLogin'],
  scanCodeLogin: ['qrLogin'],
  channelList: ['lineup'],
  contentAuthority: ['lineup'],
  contentRules: ['lineup'],
  channelUpdates: ['channelUpdates'],
  channelBanners: ['liveHome'],
  homeRecommendations: ['liveHome'],
  channelTopSearch: ['channelSearch', 'search'],
  topChannels: ['channelSearch', 'search'],
  channelHistoryCreate: ['channelHistory'],
  channelHistoryDelete: ['channelHistory'],
  channelHistoryList: ['channelHistory'],
  favouriteCreate: ['favourites'],
  favouriteDelete: STARS,
  favouriteList: STARS,
  epgChecksums: ['epgSync'],
  epgDay: GUIDE,
  epgDays: GUIDE,
  programmeTranslations: GUIDE,
  reminderCreate: ['reminders'],
  reminderDelete: ['reminders'],
  reminderList: ['reminders'],
  trackerList: ['livePlayer'],
  playSessionEnd: ['vodPlayer', 'livePlayer'],
  licence: ['engine'],
  playSource: ['vodPlayer', 'titleDetail'],
  profile: ['profile', 'ownAccount'],
  profileUpdate: ['profile', 'ownAccount'],
  planList: ['purchase'],
  recharge: ['recharge'],
  messageList: ['messageCentre'],
  messageState: ['messageCentre', 'announcements'],
  unreadCount: ['messageCentre'],
  notices: ['announcements'],
  publicNotices: ['announcements'],
  playlistRoot: PAGE_OF_TITLES,
  batchPlaylist: PAGE_OF_TITLES,
  recommendations: PAGE_OF_TITLES,
  title: ['titleDetail', 'vodPlayer'],
  titles: ['titleDetail'],
  trailers: ['titleDetail'],
  episodes: ['titleDetail', 'vodPlayer'],
  person: ['person'],
  filmography: ['person'],
  search: ['search'],
  topSearches: ['search'],
  vodFavoured: ['titleStar'],
  vodFavouriteAdd: ['titleStar'],
  vodFavourites: ['titleLists'],
  vodFavouritesDelete: ['titleStar', 'titleLists'],
  vodHistory: ['titleLists', 'titleDetail', 'vodHome'],
  vodHistoryAdd: ['vodPlayer'],
  vodHistoryDelete: ['titleLists'],
  metricBatch: ['app'],
}

/** Whose view a page is. */
const CHARTS_OF_PAGES: Readonly<Record<Page, Charts>> = {
  home: ['vodHome', 'liveHome'],
  liveTv: ['livePlayer', 'lineup'],
  vodCategory: ['vodCategory'],
  vodDetail: ['vodPlayer', 'titleDetail'],
  favorites: ['titleLists', 'favouriteChannels'],
  history: ['titleLists', 'channelHistory'],
  search: ['search'],
  my: ['ownAccount'],
  account: ['ownAccount'],
  profile: ['profile', 'ownAccount'],
  plan: ['ownAccount'],
  subscribe: ['purchase', 'ownAccount'],
  login: ['entrance'],
}

/** Other places from which something is reported. */
const CHARTS_OF_PARTS: Readonly<Record<string, Charts>> = {
  guideWorker: GUIDE,
  guideDatabase: GUIDE,
  thumbnails: ['vodPlayer'],
  tracks: ['engine'],
  catalogueGateway: PAGE_OF_TITLES,
}

const isOf = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name)

/** The charts that a report from `source` may concern while `page` is open, the likeliest first. */
export const chartsConcerned = (source: string, page: Page | undefined): Charts => {
  if (isOf(CHARTS_OF_CALLS, source)) return CHARTS_OF_CALLS[source]
  if (isOf(CHARTS_OF_PARTS, source)) return CHARTS_OF_PARTS[source] ?? []
  return page === undefined ? [] : CHARTS_OF_PAGES[page]
}
