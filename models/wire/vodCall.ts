import { type Endpoint, endpoint } from './endpoint.ts'

/** What the form calls of the VOD area share. */
export const vodCall = <Q, R>(
  value: Pick<Endpoint<Q, R>, 'name' | 'path' | 'request' | 'response' | 'full' | 'maxAge'>,
): Endpoint<Q, R> => endpoint({ ...value, area: 'vod', method: 'POST', prefix: '/vodapi', body: 'form' })
