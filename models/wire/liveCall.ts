import { type Endpoint, endpoint } from './endpoint.ts'

/** What all calls of the live area share. */
export const liveCall = <Q, R>(
  value: Pick<Endpoint<Q, R>, 'name' | 'path' | 'request' | 'response' | 'full' | 'maxAge'>,
): Endpoint<Q, R> => endpoint({ ...value, area: 'live', method: 'POST', prefix: '/liveapi', body: 'json' })
