import type { Cmcd } from '../control/requestLog.ts'
import type { Exchange } from './exchange.ts'

const FIELDS = ['CMCD-Object', 'CMCD-Request', 'CMCD-Session', 'CMCD-Status']

/** What a player says of itself beside a request, in its address or in headers (CTA-5004-A). */
export const cmcdOf = ({ request, url }: Pick<Exchange, 'request' | 'url'>): Cmcd | undefined => {
  const query = url.searchParams.get('CMCD')
  if (query !== null) return { query }
  const said = FIELDS.flatMap(name => {
    const value = request.headers[name.toLowerCase()]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return said.length === 0 ? undefined : { headers: Object.fromEntries(said) }
}
