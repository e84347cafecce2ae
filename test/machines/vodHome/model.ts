import { left, right } from 'fp-ts/lib/Either.js'
import { vodHomeMachine } from '../../../machines/vodHome/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { ana, guest } from '../../support/sessions.ts'
import { entry, movies, playlist, playlistId } from '../../support/shelves.ts'

export const OFFLINE: CallFailure = { tag: 'offline' }
const full = movies(1, 16)

export const vodHomeModel = chartModel({
  machine: vodHomeMachine,
  input: { isUser: false },
  events: {
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.sawShelf': [{ type: 'viewer.sawShelf', at: 1 }],
    'viewer.sawEnd': [{ type: 'viewer.sawEnd', playlistId: playlistId('new') }],
    'network.restored': [{ type: 'network.restored' }],
    'session.changed': [
      { type: 'session.changed', session: ana },
      { type: 'session.changed', session: guest },
    ],
    'history.changed': [{ type: 'history.changed' }],
    'language.changed': [{ type: 'language.changed' }],
  },
  outcomes: {
    loadHome: [
      right({
        categories: [],
        entries: ['new', 'drama', 'family', 'classics'].map(name => entry(name)),
        playlists: [playlist('new', full, 20)],
      }),
      left(OFFLINE),
    ],
    loadWatching: [right([]), left(OFFLINE)],
    loadRecommended: [right({ list: [] }), left(OFFLINE)],
    loadPlaylists: [right([playlist('new', movies(17, 20), 20), playlist('drama', full, 16)]), left(OFFLINE)],
  },
  project: ({ isUser, shelves, seen, ends, asked, failure, watching, recommended }) => [
    shelves?.map(({ pages, hasFailed }) => [pages, hasFailed]),
    seen,
    ends,
    asked,
    failure,
    isUser,
    watching?.length,
    recommended?.length,
  ],
  invariants: {
    '[VOD-01] nothing is asked for but what is in sight': ({ children, context }) =>
      children.loadPlaylists === undefined || context.asked !== undefined,
    '[VOD-01] no title stands twice on a shelf': ({ context: { shelves = [] } }) =>
      shelves.every(({ titles }) => new Set(titles.map(({ metaId }) => metaId)).size === titles.length),
    '[VOD-01] a page that has come once never leaves before another one comes': snapshot =>
      snapshot.context.shelves === undefined || !snapshot.hasTag('failed'),
  },
})
