import type { Operator } from '../operator/operator.ts'
import type { TokenKind } from '../store/tokens.ts'
import { type Route, send } from './exchange.ts'

const PLAYLIST = /^\/(live|dvr)\/.+\.m3u8$/

/** What opens which streams; a player without tokens of its own for them shows that of its calls. */
const OPENS: Readonly<Record<string, ReadonlyArray<TokenKind>>> = {
  live: ['stream', 'access'],
  dvr: ['catchup', 'stream', 'access'],
}

/** Playlists are refused to a token that has ended (LIVE-16). An address without one is open: it is nobody's session. */
export const streamTokenRoute =
  ({ store, clock }: Pick<Operator, 'store' | 'clock'>): Route =>
  async exchange => {
    const { url } = exchange
    const [, kind = ''] = PLAYLIST.exec(url.pathname) ?? []
    const token = url.searchParams.get('token')
    if (kind === '' || token === null || token === '') return false
    const isGood = OPENS[kind]?.some(each => store.tokens.sessionOf(token, each, clock.now()) !== undefined)
    if (isGood) return false
    exchange.response.setHeader('access-control-allow-origin', '*')
    return send(exchange, 403, 'text/plain; charset=utf-8', 'the token has ended')
  }
