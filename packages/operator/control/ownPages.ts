import type { IncomingHttpHeaders } from 'node:http'
import { type Route, sendJson } from '../server/exchange.ts'

/** A name of another host that leads here is how a foreign page passes for one of ours. */
const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

const isOurs = ({ host = '', origin }: IncomingHttpHeaders): boolean => {
  const own = `http://${host}`
  return (
    URL.canParse(own) &&
    OWN_NAMES.has(new URL(own).hostname) &&
    (origin === undefined || origin === new URL(own).origin)
  )
}

/** Whoever opens any page in a browser on this machine lets it ask us: only our own pages, and tools, have control. */
export const ownPagesRoute: Route = async exchange => {
  const { request, url } = exchange
  if (!url.pathname.startsWith('/control') || isOurs(request.headers)) return false
  return sendJson(exchange, { error: 'control is for pages of this host alone' }, 403)
}
