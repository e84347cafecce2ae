import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { MINUTE } from './samples.ts'

/** A playlist of HLS, line by line (RFC 8216). */
export interface Playlist {
  readonly isMaster: boolean
  /** Of the variants, or of the segments. */
  readonly uris: ReadonlyArray<string>
  readonly durations: ReadonlyArray<number>
  readonly isOver: boolean
  /** Milliseconds at the end of the last segment, where the playlist is dated. */
  readonly edge: number | undefined
  readonly keys: ReadonlyArray<string>
  readonly problems: ReadonlyArray<Problem>
}

export type Kind = 'live' | 'recording' | 'film'

const problem = (field: string, came: unknown, expected: string): Problem => ({
  field,
  came,
  expected,
  source: SOURCES.playlist,
})

const attributeOf = (lines: ReadonlyArray<string>, tag: string): string | undefined =>
  lines.find(line => line.startsWith(`${tag}:`))?.slice(tag.length + 1)

const edgeOf = (lines: ReadonlyArray<string>): number | undefined => {
  let edge: number | undefined
  for (const line of lines) {
    const date = /^#EXT-X-PROGRAM-DATE-TIME:(.+)$/.exec(line)?.[1]
    const seconds = /^#EXTINF:([\d.]+)/.exec(line)?.[1]
    if (date !== undefined) edge = Date.parse(date)
    else if (seconds !== undefined && edge !== undefined) edge += Number(seconds) * 1000
  }
  return edge
}

const masterProblems = (lines: ReadonlyArray<string>, uris: ReadonlyArray<string>): ReadonlyArray<Problem> => {
  const variants = lines.filter(line => line.startsWith('#EXT-X-STREAM-INF:'))
  return [
    ...(uris.length > 0 ? [] : [problem('playlist', said('no variant'), 'a variant at least')]),
    ...(variants.every(line => /[:,]BANDWIDTH=\d+/.test(line))
      ? []
      : [problem('#EXT-X-STREAM-INF', said('a variant without BANDWIDTH'), 'BANDWIDTH')]),
  ]
}

const mediaProblems = (lines: ReadonlyArray<string>, durations: ReadonlyArray<number>): ReadonlyArray<Problem> => {
  const target = Number(attributeOf(lines, '#EXT-X-TARGETDURATION') ?? Number.NaN)
  const longest = durations.reduce((most, each) => Math.max(most, each), 0)
  const [field, expected] = ['#EXT-X-TARGETDURATION', 'whole seconds, no segment being longer']
  return [
    ...(Number.isInteger(target) && Math.round(longest) <= target
      ? []
      : [problem(field, said(`${target}, and a segment of ${longest} s`), expected)]),
    ...(durations.length > 0 ? [] : [problem('playlist', said('no segment'), 'a segment at least')]),
  ]
}

/** What a text says as a playlist, and in what it is none. */
export const readPlaylist = (text: string): Playlist => {
  const lines = text.split(/\r?\n/).map(line => line.trim())
  const uris = lines.filter(line => line !== '' && !line.startsWith('#'))
  const durations = lines.flatMap(line => {
    const seconds = /^#EXTINF:([\d.]+)/.exec(line)?.[1]
    return seconds === undefined ? [] : [Number(seconds)]
  })
  const isMaster = lines.some(line => line.startsWith('#EXT-X-STREAM-INF:'))
  const keys = lines.filter(line => /^#EXT-X-(?:SESSION-)?KEY:/.test(line))
  const rest = { isMaster, uris, durations, isOver: lines.includes('#EXT-X-ENDLIST'), edge: edgeOf(lines), keys }
  if (lines[0] !== '#EXTM3U') {
    const came = said(text.trim() === '' ? 'nothing' : 'something else')
    return { ...rest, problems: [problem('first line', came, '#EXTM3U')] }
  }
  return { ...rest, problems: isMaster ? masterProblems(lines, uris) : mediaProblems(lines, durations) }
}

/** How far the newest segment may be from the time of the back end: what is nearer counts as live. */
const EDGE_MS = 110_000
const MINUTES_SHORT = 1

const minutes = (ms: number): string => `${(ms / MINUTE).toFixed(1)} min`

const totalOf = ({ durations }: Playlist): number => durations.reduce((sum, each) => sum + each, 0) * 1000

/** What a media playlist has to be for what it was asked for. */
export const kindProblems = (playlist: Playlist, kind: Kind, now: number, span: number): ReadonlyArray<Problem> => {
  const { isOver, edge } = playlist
  if (kind === 'live') {
    const off = edge === undefined ? 0 : edge - now
    return [
      ...(isOver ? [problem('#EXT-X-ENDLIST', said('#EXT-X-ENDLIST'), 'none: the channel goes on')] : []),
      ...(Math.abs(off) <= EDGE_MS
        ? []
        : [
            {
              field: '#EXT-X-PROGRAM-DATE-TIME',
              came: said(`an end ${minutes(Math.abs(off))} ${off < 0 ? 'before' : 'after'} the time of the back end`),
              expected: 'the present, within 110 s',
              source: SOURCES.liveEdge,
            },
          ]),
    ]
  }
  const total = totalOf(playlist)
  const isShort = kind === 'recording' && total < span - MINUTES_SHORT * MINUTE
  return [
    ...(isOver ? [] : [problem('#EXT-X-ENDLIST', undefined, '#EXT-X-ENDLIST: it is whole')]),
    ...(isShort
      ? [
          {
            field: '#EXTINF',
            came: said(`${minutes(total)} in all`),
            expected: `the ${minutes(span)} that were asked for`,
            source: SOURCES.catchUp,
          },
        ]
      : []),
  ]
}
