import { SECOND } from '../../../models/codec/instant.ts'

/** A segment lasts so long, and the playlist holds so many. */
export const SEGMENT_MS = 4 * SECOND
const WINDOW = 8
/** Of a stream of 3 Mbit/s, and of its sound. */
const SEGMENT_BYTES = { v: 1_500_000, a: 64_000 } as const
const PLAYLIST_BYTES = 500

const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Sound",LANGUAGE="pt",DEFAULT=YES,URI="a.m3u8{query}"
#EXT-X-STREAM-INF:BANDWIDTH=3000000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2",AUDIO="a"
v.m3u8{query}
`

export interface StreamAnswer {
  readonly status: number
  readonly text: string
  readonly bytes: number
  readonly kind: string
}

const mediaPlaylist = (track: string, query: string, now: number): string => {
  const last = Math.floor(now / SEGMENT_MS)
  const segments = Array.from(
    { length: WINDOW },
    (_, at) => `#EXTINF:${SEGMENT_MS / SECOND},\n${track}-${last - WINDOW + at}.m4s${query}`,
  )
  return [
    '#EXTM3U',
    `#EXT-X-TARGETDURATION:${SEGMENT_MS / SECOND}`,
    `#EXT-X-MEDIA-SEQUENCE:${last - WINDOW}`,
    `#EXT-X-MAP:URI="${track}-init.mp4${query}"`,
    ...segments,
    '',
  ].join('\n')
}

/** A live stream of one picture and one sound: who may have it is asked of its playlists, as the local operator does. */
export const streamAnswer = (url: string, now: number, isGood: (token: string) => boolean): StreamAnswer => {
  const { pathname, search, searchParams } = new URL(url)
  const file = pathname.split('/').at(-1) ?? ''
  const track = file.startsWith('a') ? 'a' : 'v'
  const kind = file.endsWith('.m3u8') ? 'playlist' : 'segment'
  if (kind === 'playlist' && !isGood(searchParams.get('token') ?? '')) return { status: 403, text: '', bytes: 0, kind }
  if (file === 'index.m3u8') {
    const text = MASTER.replaceAll('{query}', search)
    return { status: 200, text, bytes: text.length, kind: 'master' }
  }
  if (kind === 'playlist') return { status: 200, text: mediaPlaylist(track, search, now), bytes: PLAYLIST_BYTES, kind }
  if (file.includes('init')) return { status: 200, text: '', bytes: 1_000, kind: 'init' }
  return { status: 200, text: '', bytes: SEGMENT_BYTES[track], kind }
}
