import { header, on, type Planted } from './plant.ts'

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

/** Asked by GET too. */
export const KEPT_FAULTS: ReadonlyArray<Planted> = [
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
