import type { IncomingMessage } from 'node:http'
import { type Route, sendJson } from '../server/exchange.ts'

/** A name of another host that leads here is how a foreign page passes for one of ours. */
const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whoever is on this machine comes from the address that they have reached. */
const isOurs = ({ headers: { host = '', origin }, socket }: IncomingMessage): boolean => {
  const own = `http://${host}`
  if (socket.remoteAddress !== socket.localAddress || !URL.canParse(own)) return false
  const { hostname, origin: ownOrigin } = new URL(own)
  const reached = socket.localAddress?.replace(/^::ffff:/, '')
  return (
    (OWN_NAMES.has(hostname) || hostname.replace(/^\[|\]$/g, '') === reached) &&
    (origin === undefined || origin === ownOrigin)
  )
}

/** Whoever opens any page in a browser on this machine lets it ask us: only our own pages, and tools, have control. */
export const ownPagesRoute: Route = async exchange => {
  const { request, url } = exchange
  if (!url.pathname.startsWith('/control') || isOurs(request)) return false
  return sendJson(exchange, { error: 'control is for tools on this machine and for pages of this host alone' }, 403)
}
