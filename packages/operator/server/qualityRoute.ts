import { channelLoops } from '../media/catalogue.ts'
import type { MediaOrigin } from '../media/index.ts'
import { masterPlaylist } from '../media/playlists.ts'
import { type Route, send } from './exchange.ts'

const ONE_QUALITY = /^\/(live|dvr)\/((?:live|dvr)-([a-z]+))-(180|360|720)\/(.+)$/

/**
 * Streams of one quality, `live-<key>-<height>`: a physical channel of its own for each choice of the quality menu
 * (LIVE-10). Their master playlist names one picture; all else is the channel's common stream.
 */
export const qualityRoute =
  (media: MediaOrigin): Route =>
  async exchange => {
    const { request, response, url } = exchange
    const [, kind, stream, key, height, rest] = ONE_QUALITY.exec(url.pathname) ?? []
    const loop = channelLoops.find(({ name }) => name === key)
    const rendition = loop?.renditions.find(each => String(each) === height)
    if (loop === undefined || rendition === undefined || rest === undefined) return false
    if (rest === 'index.m3u8') {
      const content = await masterPlaylist({ ...loop, renditions: [rendition] }, url.search)
      return send(exchange, 200, 'application/vnd.apple.mpegurl', content)
    }
    return media(request, response, new URL(`/${kind}/${stream}/${rest}${url.search}`, url))
  }
