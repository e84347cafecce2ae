import { filmLoops } from '../media/catalogue.ts'
import { type Exchange, type Route, send } from '../server/exchange.ts'
import type { Lineup } from '../world/lineup.ts'

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i
const GREY =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#5a5f6b"/></svg>'
const FILM_SECONDS = 3600

const isPicture = ({ request, url }: Exchange): boolean =>
  PICTURE.test(url.pathname) || String(request.headers.accept ?? '').startsWith('image/')

/** A stream of this operator in place of one that nobody has any more. */
const streamFor = ({ searchParams, pathname }: URL, { channels }: Lineup): string => {
  const [physical] = channels[0]?.channel.physicalChannelList ?? []
  const [begin, end] = [searchParams.get('begin'), searchParams.get('end')]
  if (begin !== null && end !== null) return `/dvr/${physical?.dvrStreamId}/index.m3u8?begin=${begin}&end=${end}`
  if (/\blive\b/.test(pathname)) return `/live/${physical?.liveStreamId}/index.m3u8`
  return `/vod-media/${filmLoops[0]?.name}/index.m3u8?duration=${FILM_SECONDS}`
}

/** Pictures and streams are not recorded: others stand for them. */
export const standInRoute =
  (lineup: () => Lineup): Route =>
  async exchange => {
    const { request, response, url } = exchange
    if (request.method !== 'GET') return false
    if (isPicture(exchange)) return send(exchange, 200, 'image/svg+xml', GREY)
    if (!url.pathname.endsWith('.m3u8')) return false
    response.writeHead(302, { Location: streamFor(url, lineup()), 'Cache-Control': 'no-store' }).end()
    return true
  }
