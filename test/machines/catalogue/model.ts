import { left, right } from 'fp-ts/lib/Either.js'
import { catalogueMachine } from '../../../machines/catalogue/index.ts'
import { defaultPlayConfig } from '../../../models/appProperties.ts'
import { addMs, instant, MINUTE } from '../../../models/codec/instant.ts'
import { chartModel } from '../../paths/model.ts'
import { ana, guest } from '../../support/sessions.ts'
import { metaId } from '../vodPlayer/model.ts'

const NOW = instant(Date.UTC(2026, 5, 1, 20))

export const SOLD = { sellsLive: true, sellsVod: true, offersTop: true }

export const catalogueModel = chartModel({
  machine: catalogueMachine,
  input: { place: { page: 'liveTv', params: {} }, now: NOW, isUser: false, playConfig: defaultPlayConfig, ...SOLD },
  events: {
    'viewer.navigated': [
      { type: 'viewer.navigated', page: 'home', params: {} },
      { type: 'viewer.navigated', page: 'home', params: { dataType: '1' } },
      { type: 'viewer.navigated', page: 'liveTv', params: {} },
      { type: 'viewer.navigated', page: 'search', params: { q: 'heart' } },
      { type: 'viewer.navigated', page: 'search', params: {} },
      { type: 'viewer.navigated', page: 'favorites', params: {} },
      { type: 'viewer.navigated', page: 'history', params: {} },
      { type: 'viewer.navigated', page: 'vodCategory', params: { type: 'movies' } },
      { type: 'viewer.navigated', page: 'vodCategory', params: { type: 'series' } },
      { type: 'viewer.navigated', page: 'vodDetail', params: { metaId: 'm1' } },
      { type: 'viewer.navigated', page: 'vodDetail', params: { metaId: 'm2' } },
    ],
    'kidsMode.changed': [{ type: 'kidsMode.changed' }],
    'viewer.play': [{ type: 'viewer.play', metaId: metaId('m1') }],
    'sleep.came': [{ type: 'sleep.came' }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'toast.requested': [{ type: 'toast.requested', toast: { tag: 'known', message: 'playingInFloatingWindow' } }],
    'session.changed': [
      { type: 'session.changed', session: guest },
      { type: 'session.changed', session: ana },
    ],
    'update.due': [{ type: 'update.due', dataTypes: ['DATA_TYPE_CHANNEL_TOPX'] }],
    'lineup.changed': [{ type: 'lineup.changed', channels: [] }],
    'keyword.changed': [undefined, 'heart'].map(keyword => ({ type: 'keyword.changed' as const, keyword })),
    'history.changed': [],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'clock.ticked': [{ type: 'clock.ticked', now: addMs(NOW, MINUTE) }],
  },
  outcomes: {
    loadPage: [right(undefined), left({ tag: 'offline' })],
    loadPlayer: [right(undefined), left({ tag: 'offline' })],
    vodPlayer: [undefined],
  },
  project: ({ place, isUser }) => [place, isUser],
  invariants: {
    '[VOD-01] the chart of a page runs on that page only': ({ children, context }) =>
      (children.vodHome === undefined || context.place.page === 'home') &&
      (children.vodCategory === undefined || context.place.page === 'vodCategory') &&
      (children.titleDetail === undefined || context.place.page === 'vodDetail') &&
      (children.search === undefined || context.place.page === 'search') &&
      (children.titleLists === undefined || ['favorites', 'history'].includes(context.place.page)) &&
      (children.favouriteChannels === undefined || context.place.page === 'favorites'),
    '[ROLE-01] lists run for a user only': ({ children, context }) =>
      (children.titleLists === undefined && children.favouriteChannels === undefined) || context.isUser,
  },
  equivalent: {
    'swap order with the next branch @ catalogue.page.fetched|always|0': 'the viewer is on one page',
    'swap order with the next branch @ catalogue.page.fetched|always|1': 'the viewer is on one page',
    'swap order with the next branch @ catalogue.page.fetched|always|2': 'the viewer is on one page',
    'swap order with the next branch @ catalogue.page.fetched|always|3': 'the viewer is on one page',
    'swap order with the next branch @ catalogue.page.fetched|always|4': 'the viewer is on one page',
  },
})
