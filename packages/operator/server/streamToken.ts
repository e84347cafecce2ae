import type { Operator } from '../world/operator.ts'
import { type Route, send } from './exchange.ts'

const PLAYLIST = /^(?:\/edge)?\/(live|dvr)\/([^/]+)\/.+\.m3u8$/

/** Playlists are refused to a token that has ended (LIVE-16), and to a device in whose place another plays (AHEAD-46). An address without one is open: it is nobody's session. */
export const streamTokenRoute =
  ({ store, clock, plays }: Pick<Operator, 'store' | 'clock' | 'plays'>): Route =>
  async exchange => {
    const { url } = exchange
    const token = url.searchParams.get('token')
    const [, kind, streamId] = PLAYLIST.exec(url.pathname) ?? []
    if (streamId === undefined || token === null || token === '') return false
    const session = store.tokens.sessionOf(token, 'stream', clock.now())
    const isEnded = session !== undefined && plays.isEnded(session.sessionId)
    if (session !== undefined && !isEnded)
      plays.sees(session, { streamId, playlist: url.pathname, isLive: kind === 'live' })
    if (!isEnded && store.tokens.opensStreams(token, clock.now())) return false
    exchange.response.setHeader('access-control-allow-origin', '*')
    return send(exchange, 403, 'text/plain; charset=utf-8', 'the token has ended')
  }
