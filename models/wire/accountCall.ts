import { type Endpoint, endpoint } from './endpoint.ts'

type Own = 'name' | 'path' | 'request' | 'response' | 'maxAge'

/** A call of the account: a POST with a JSON body. */
export const accountCall = <Q, R>(value: Pick<Endpoint<Q, R>, Own>) =>
  endpoint({ ...value, area: 'account', method: 'POST', prefix: '', body: 'json' })
