import { SourceFault } from '../gateway/sourceFault.ts'
import { listOf, textIn } from '../importer/fields.ts'
import type { Jellyfin } from './server.ts'

const BITRATE = 20_000_000
/** Who asks twice in so short a time means the same stream. */
const SAME_MS = 20_000
const MAX_OPEN = 100

/** What this client plays: HLS of H.264 and AAC, into which the server packs or encodes what it has. */
const PROFILE = {
  MaxStreamingBitrate: BITRATE,
  DirectPlayProfiles: [],
  TranscodingProfiles: [
    { Type: 'Video', Protocol: 'hls', Container: 'ts', VideoCodec: 'h264', AudioCodec: 'aac', Context: 'Streaming' },
    { Type: 'Audio', Protocol: 'hls', Container: 'ts', AudioCodec: 'aac', Context: 'Streaming' },
  ],
}

/** The token of the account stands there too. */
export const SECRETS = ['api_key', 'ApiKey']

/** Has the server prepare a film or a channel, and says where its playlist is. */
export const makeOpen = (jellyfin: Jellyfin): ((itemId: string) => Promise<URL>) => {
  const open = new Map<string, { readonly at: number; readonly address: Promise<URL> }>()
  const prepared = async (itemId: string): Promise<URL> => {
    const userId = await jellyfin.userId()
    const answer = await jellyfin.tell(`/Items/${encodeURIComponent(itemId)}/PlaybackInfo`, {
      query: { userId },
      json: {
        UserId: userId,
        MaxStreamingBitrate: BITRATE,
        AutoOpenLiveStream: true,
        EnableDirectPlay: false,
        DeviceProfile: PROFILE,
      },
    })
    const path = listOf(answer.MediaSources).flatMap(source => textIn(source, 'TranscodingUrl') ?? [])[0]
    if (path === undefined)
      throw new SourceFault(`its server prepares no stream (${textIn(answer, 'ErrorCode', 60) ?? 'it says no reason'})`)
    const address = jellyfin.address(path.startsWith('/') ? path : `/${path}`)
    return address
  }
  return itemId => {
    const known = open.get(itemId)
    if (known !== undefined && Date.now() - known.at < SAME_MS) return known.address
    const address = prepared(itemId)
    open.delete(itemId)
    open.set(itemId, { at: Date.now(), address })
    address.catch(() => open.delete(itemId))
    const oldest = open.keys().next()
    if (open.size > MAX_OPEN && oldest.done === false) open.delete(oldest.value)
    return address
  }
}
