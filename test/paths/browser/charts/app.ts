import { works } from '@sintonia/operator/world/works.ts'
import { HOME, type Place } from '../../../../models/page.ts'
import type { BrowserModel } from '../model.ts'
import { appIn } from './app/browser.ts'
import { REMINDED, type Scene } from './app/scene.ts'
import { AURORA, META } from './livePlayer/lineups.ts'

const [FILM] = works.filter(({ kind, tier, isAdult }) => kind === 'MOVIE' && tier === 'free' && !isAdult)

const TITLE: Place = { page: 'vodDetail', params: { metaId: FILM?.id ?? '' } }
const CHANNEL: Place = { page: 'liveTv', params: { id: AURORA } }
/** The guide, at a channel that no plan of these viewers holds. */
const GUIDE: Place = { page: 'liveTv', params: { view: 'guide', id: META } }
const ACCOUNT: Place = { page: 'account', params: {} }
const PROFILE: Place = { page: 'profile', params: {} }
const SUBSCRIBE: Place = { page: 'subscribe', params: {} }
const LOGIN: Place = { page: 'login', params: {} }
const SIGN_UP: Place = { page: 'login', params: { view: 'signUp' } }

const guideAddress = `/liveTv?view=guide&id=${META}`
const NETWORK = ['network.lost', 'network.restored'] as const

const scenes: readonly Scene[] = [
  {
    variant: 'beginning',
    address: '/home',
    found: 'guest',
    failing: ['loadDeployment', 'loadOperator'],
    events: ['viewer.giveShareKey', 'viewer.retry', 'network.restored', 'clock.ticked'],
  },
  {
    variant: 'titles',
    address: `/vod/detail/${FILM?.id}`,
    found: undefined,
    isSlow: true,
    failing: ['loadCatalogue'],
    lacking: ['loadMessages', 'loadCompanions'],
    places: [HOME, TITLE, LOGIN],
    events: ['viewer.navigated', 'viewer.retry', 'session.changed', ...NETWORK],
  },
  {
    variant: 'home',
    address: '/home',
    found: 'guest',
    places: [HOME, LOGIN, ACCOUNT],
    comers: ['ana'],
    events: [
      'viewer.navigated',
      'session.changed',
      'language.changed',
      'lineup.changed',
      'update.due',
      'clock.ticked',
      'broadcast.started',
      'broadcast.ended',
      'viewer.logOut',
      ...NETWORK,
    ],
  },
  {
    variant: 'closed',
    address: '/home',
    found: 'ana',
    isClosed: true,
    places: [HOME, CHANNEL, ACCOUNT],
    events: ['viewer.navigated', 'viewer.logOut', 'entrance.passed'],
  },
  {
    variant: 'entrance',
    address: '/home',
    found: 'guest',
    failing: ['loadEntrance'],
    places: [HOME, LOGIN, SIGN_UP],
    events: [
      'viewer.navigated',
      'viewer.retry',
      'language.changed',
      'entrance.passed',
      'request.started',
      'request.finished',
      ...NETWORK,
    ],
  },
  {
    variant: 'player',
    address: `/liveTv?id=${AURORA}`,
    found: 'guest',
    failing: ['loadLivePlayer'],
    lacking: ['loadMessages', 'loadCompanions', 'loadGuide'],
    places: [HOME, CHANNEL],
    events: ['viewer.navigated', 'viewer.retry', ...NETWORK],
  },
  {
    variant: 'guide',
    address: guideAddress,
    found: 'guest',
    failing: ['loadGuide'],
    lacking: ['loadMessages', 'loadCompanions'],
    places: [HOME, CHANNEL, GUIDE],
    events: ['viewer.navigated', 'viewer.retry', 'language.changed', 'lineup.changed', 'clock.ticked', ...NETWORK],
  },
  {
    variant: 'mine',
    address: guideAddress,
    found: 'leo',
    failing: ['loadMine'],
    lacking: ['loadMessages', 'loadCompanions'],
    places: [GUIDE, ACCOUNT, PROFILE, SUBSCRIBE],
    comers: ['leo'],
    events: [
      'viewer.navigated',
      'viewer.retry',
      'viewer.seePlans',
      'viewer.chooseLocked',
      'rights.renewed',
      'session.changed',
      'viewer.logOut',
      ...NETWORK,
    ],
  },
  {
    variant: 'guest',
    address: guideAddress,
    found: 'guest',
    lacking: ['loadMessages', 'loadCompanions'],
    places: [GUIDE, CHANNEL, ACCOUNT],
    events: [
      'viewer.navigated',
      'viewer.seePlans',
      'viewer.chooseLocked',
      'viewer.toggleReminder',
      'viewer.toggleFavourite',
      'viewer.stayGuest',
      'viewer.logIn',
    ],
  },
  {
    variant: 'messages',
    address: '/home',
    found: 'guest',
    failing: ['loadMessages'],
    events: NETWORK,
  },
  {
    variant: 'companions',
    address: guideAddress,
    found: 'ana',
    isClosed: true,
    failing: ['loadCompanions'],
    events: ['viewer.toggleReminder', 'viewer.logOut', 'guide.changed', ...NETWORK],
  },
  {
    variant: 'reminded',
    address: `/liveTv?id=${AURORA}`,
    found: 'ana',
    isReminded: true,
    lacking: ['loadMessages', 'loadGuide'],
    places: [REMINDED],
    events: ['reminder.accepted'],
  },
  {
    variant: 'picture',
    address: `/liveTv?id=${AURORA}`,
    found: 'leo',
    hasMedia: true,
    places: [TITLE, CHANNEL],
    events: [
      'viewer.navigated',
      'viewer.toggleFavourite',
      'toast.requested',
      'viewer.dismissToast',
      'sleep.came',
      'picture.came',
      'picture.lacked',
      'picture.locked',
      'title.opened',
      'broadcast.started',
      'broadcast.ended',
      ...NETWORK,
    ],
  },
]

export const appInBrowser: readonly BrowserModel[] = scenes.map(appIn)
