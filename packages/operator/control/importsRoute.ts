import { type Route, send } from '../server/exchange.ts'
import { REPORT_PATH } from '../world/lineups.ts'

/** A source of somebody else, as far as its report goes. */
export interface Reported {
  readonly refresh: () => Promise<void>
  readonly report: () => string
}

/** What became of playlist, guide and films, entry by entry; POST reads them anew first. */
export const importsRoute =
  (sources: ReadonlyArray<Reported>): Route =>
  async exchange => {
    const { request, url } = exchange
    if (url.pathname !== REPORT_PATH) return false
    if (request.method === 'POST') for (const { refresh } of sources) await refresh()
    const reports = sources.map(({ report }) => report())
    return send(exchange, 200, 'text/plain; charset=utf-8', reports.join('\n') || 'nothing is imported\n')
  }
