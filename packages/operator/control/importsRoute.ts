import { type Route, send } from '../server/exchange.ts'
import type { Imports } from '../world/imports.ts'
import { REPORT_PATH } from '../world/lineups.ts'

/** What became of the playlist and the guide, entry by entry; POST reads them anew first. */
export const importsRoute =
  (imports: Imports | undefined): Route =>
  async exchange => {
    const { request, url } = exchange
    if (url.pathname !== REPORT_PATH) return false
    if (request.method === 'POST') await imports?.refresh()
    return send(exchange, 200, 'text/plain; charset=utf-8', imports?.report() ?? 'nothing is imported\n')
  }
