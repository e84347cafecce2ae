import { header, on, type Planted, pathOf, result, unlessRefused } from './plant.ts'

/** A page of another origin asks. */
export const FOREIGN_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'no CORS header on an answer',
    only: ['account'],
    fault: on('planList', answer => header(answer, 'access-control-allow-origin', undefined)),
    named: ['planList header Access-Control-Allow-Origin', 'planList preflight: header Access-Control-Allow-Origin'],
  },
  {
    title: 'a preflight that lets no token pass',
    only: ['account'],
    fault: on('messageList', (answer, { method }) =>
      method === 'OPTIONS' ? header(answer, 'access-control-allow-headers', '*') : answer,
    ),
    named: ['messageList preflight: header Access-Control-Allow-Headers'],
  },
  {
    title: 'a time that the page cannot read',
    only: ['account'],
    fault: on('unreadCount', answer => header(answer, 'access-control-expose-headers', undefined)),
    named: ['unreadCount header Access-Control-Expose-Headers'],
  },
]

/** Paths of the back end, which the page asks its own origin for. */
const PATHS = unlessRefused(
  result(({ uiProperties }) => {
    uiProperties.dvr_cdn_base = '/hls'
  }),
)

/** The app is served elsewhere, and is there already. */
export const APP_FAULTS: ReadonlyArray<Planted & { readonly lost?: RegExp }> = [
  {
    title: 'a server of the app that knows files alone',
    only: ['account'],
    lost: /^\/vod\/|^\/liveTv/,
    fault: { at: /^$/ },
    named: ['the app /liveTv', 'the app /vod/detail/conform-unknown'],
  },
  {
    title: 'a base of recordings that is a path of the back end',
    only: ['live'],
    fault: on('manifest', PATHS),
    named: ['catch-up stream playlist', 'time-shift stream playlist'],
  },
  {
    title: 'icons by paths of the back end',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo: { channelList } }) => {
        for (const each of channelList) each.iconUrl = `/logos/${each.logicalChannelId}.png`
      }),
    ),
    named: ['channelList result.channelListInfo.channelList[*].iconUrl'],
  },
  {
    title: 'a title by a path of the back end',
    only: ['titles'],
    fault: on(
      'playSource',
      result(source => {
        if (source.url?.startsWith('http')) source.url = new URL(source.url).pathname
      }),
    ),
    named: ['title stream playlist'],
  },
]

/** Asked by GET too. */
export const KEPT_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'an answer in one language for everybody',
    only: ['titles'],
    fault: {
      at: pathOf('playlistRoot'),
      ask: asked =>
        asked.method === 'GET'
          ? { ...asked, query: new URLSearchParams(`${asked.query}`.replace('language=es', 'language=en')) }
          : asked,
    },
    named: ['playlistRoot by GET result'],
  },
  {
    title: 'another mark at each answer',
    only: ['titles'],
    fault: on('playlistRoot', (answer, { method }) =>
      method === 'GET' ? header(answer, 'etag', `"${Math.random()}"`) : answer,
    ),
    named: ['playlistRoot by GET header ETag'],
  },
  {
    title: 'a kept answer without a mark',
    only: ['titles'],
    fault: on('playlistRoot', (answer, { method }) => (method === 'GET' ? header(answer, 'etag', undefined) : answer)),
    named: ['playlistRoot by GET header ETag'],
  },
  {
    title: 'an answer that is kept for a day',
    only: ['titles'],
    fault: on('playlistRoot', (answer, { method }) =>
      method === 'GET' ? header(answer, 'cache-control', 'public, max-age=86400') : answer,
    ),
    named: ['playlistRoot by GET header Cache-Control'],
  },
]
