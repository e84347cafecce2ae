import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type MediaFault, makeMediaOrigin } from '../media/index.ts'

/** A segment as a player reads it from a media playlist; `start` in seconds since the epoch, where dates are told. */
export type ListedSegment = Readonly<{ sequence: number; seconds: number; uri: string; start: number }>

export type ReadPlaylist = Readonly<{
  lines: ReadonlyArray<string>
  segments: ReadonlyArray<ListedSegment>
  /** Every program-date-time with the number of the segment that it stands before. */
  dates: ReadonlyArray<Readonly<{ sequence: number; seconds: number }>>
  skipped: number
  ended: boolean
}>

const numberIn = (lines: ReadonlyArray<string>, tag: string) =>
  Number(lines.find(line => line.startsWith(tag))?.slice(tag.length) ?? 0)

/** Reads a media playlist as RFC 8216 says, no more clever than it must be. */
const readPlaylist = (text: string): ReadPlaylist => {
  const lines = text.trimEnd().split('\n')
  const skipped = numberIn(lines, '#EXT-X-SKIP:SKIPPED-SEGMENTS=')
  const segments: ListedSegment[] = []
  const dates: { sequence: number; seconds: number }[] = []
  let sequence = numberIn(lines, '#EXT-X-MEDIA-SEQUENCE:') + skipped
  let [start, seconds] = [Number.NaN, 0]
  for (const line of lines) {
    if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) {
      start = Date.parse(line.slice(25)) / 1000
      dates.push({ sequence, seconds: start })
    }
    if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice(8))
    if (line === '' || line.startsWith('#')) continue
    segments.push({ sequence, seconds, uri: line, start })
    sequence += 1
    start += seconds
  }
  return { lines, segments, dates, skipped, ended: lines.includes('#EXT-X-ENDLIST') }
}

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean

/** A media origin on a port of its own, with a clock and faults in the test's hand. */
export const startOrigin = async (now: () => number, before: Handler = () => false) => {
  const faults = new Map<string, MediaFault>()
  const origin = makeMediaOrigin({ now, fault: path => faults.get(path) })
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://origin')
    if (before(request, response, url)) return
    origin(request, response, url).then(answered => {
      if (!answered) response.writeHead(501).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    base,
    faults,
    get: (path: string, init?: RequestInit) => fetch(base + path, init),
    read: async (path: string) => readPlaylist(await (await fetch(base + path)).text()),
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
