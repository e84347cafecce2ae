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
  /** Nothing of it is taken away while it grows. */
  readonly isEvent: boolean
  /** Milliseconds at the beginning of the first segment, and at the end of the last, where the playlist is dated. */
  readonly begin: number | undefined
  readonly edge: number | undefined
  readonly keys: ReadonlyArray<string>
  readonly problems: ReadonlyArray<Problem>
}

/** A recording of what is over, or of what is on. */
export type Kind = 'live' | 'recording' | 'timeShift' | 'film'

const problem = (field: string, came: unknown, expected: string): Problem => ({
  field,
  came,
  expected,
  source: SOURCES.playlist,
})

const attributeOf = (lines: ReadonlyArray<string>, tag: string): string | undefined =>
  lines.find(line => line.startsWith(`${tag}:`))?.slice(tag.length + 1)

const DATE = /^#EXT-X-PROGRAM-DATE-TIME:(.+)$/

const edgeOf = (lines: ReadonlyArray<string>): number | undefined => {
  let edge: number | undefined
  for (const line of lines) {
    const date = DATE.exec(line)?.[1]
    const seconds = /^#EXTINF:([\d.]+)/.exec(line)?.[1]
    if (date !== undefined) edge = Date.parse(date)
    else if (seconds !== undefined && edge !== undefined) edge += Number(seconds) * 1000
  }
  return edge
}

/** By the first date, less what stands before it. */
const beginOf = (lines: ReadonlyArray<string>): number | undefined => {
  let before = 0
  for (const line of lines) {
    const date = DATE.exec(line)?.[1]
    if (date !== undefined) return Date.parse(date) - before
    before += Number(/^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? 0) * 1000
  }
  return undefined
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
  const rest = {
    isMaster,
    uris,
    durations,
    isOver: lines.includes('#EXT-X-ENDLIST'),
    isEvent: lines.includes('#EXT-X-PLAYLIST-TYPE:EVENT'),
    begin: beginOf(lines),
    edge: edgeOf(lines),
    keys,
  }
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

export const totalOf = ({ durations }: Playlist): number => durations.reduce((sum, each) => sum + each, 0) * 1000

/** A stretch of time that was asked for. */
export interface Span {
  readonly begin: number
  readonly end: number
}

const DATED = '#EXT-X-PROGRAM-DATE-TIME'

const undated = (source: string): Problem => ({
  field: DATED,
  came: undefined,
  expected: 'when it was broadcast',
  source,
})

const liveProblems = ({ isOver, edge }: Playlist, now: number): ReadonlyArray<Problem> => {
  const off = edge === undefined ? 0 : edge - now
  return [
    ...(isOver ? [problem('#EXT-X-ENDLIST', said('#EXT-X-ENDLIST'), 'none: the channel goes on')] : []),
    ...(edge === undefined ? [undated(SOURCES.liveEdge)] : []),
    ...(Math.abs(off) <= EDGE_MS
      ? []
      : [
          {
            field: DATED,
            came: said(`an end ${minutes(Math.abs(off))} ${off < 0 ? 'before' : 'after'} the time of the back end`),
            expected: 'the present, within 110 s',
            source: SOURCES.liveEdge,
          },
        ]),
  ]
}

/** It holds the moment at which it was to begin, and all of the stretch. */
const recordingProblems = (playlist: Playlist, { begin, end }: Span): ReadonlyArray<Problem> => {
  const [total, first] = [totalOf(playlist), playlist.begin]
  const longest = playlist.durations.reduce((most, each) => Math.max(most, each), 1) * 1000
  const isElsewhere = first !== undefined && (first > begin + longest || first < begin - longest)
  const isShort = total < end - begin - MINUTES_SHORT * MINUTE
  const source = SOURCES.catchUp
  return [
    ...(first === undefined ? [undated(source)] : []),
    ...(isElsewhere
      ? [
          {
            field: DATED,
            came: said(
              `a beginning ${minutes(Math.abs(first - begin))} ${first < begin ? 'before' : 'after'} what was asked for`,
            ),
            expected: 'a first segment that holds {begin}, in seconds since 1970 UTC',
            source,
          },
        ]
      : []),
    ...(isShort
      ? [
          {
            field: '#EXTINF',
            came: said(`${minutes(total)} in all`),
            expected: `the ${minutes(end - begin)} that were asked for`,
            source,
          },
        ]
      : []),
  ]
}

const wholeProblems = ({ isOver, isEvent }: Playlist, kind: Kind): ReadonlyArray<Problem> => {
  if (isOver) return []
  if (kind !== 'timeShift') return [problem('#EXT-X-ENDLIST', undefined, '#EXT-X-ENDLIST: it is whole')]
  if (isEvent) return []
  const expected = '#EXT-X-PLAYLIST-TYPE:EVENT where it grows with the broadcast, or #EXT-X-ENDLIST'
  return [{ field: '#EXT-X-ENDLIST', came: undefined, expected, source: SOURCES.onAir }]
}

/** What a media playlist has to be for what it was asked for. */
export const kindProblems = (
  playlist: Playlist,
  kind: Kind,
  now: number,
  span: Span | undefined,
): ReadonlyArray<Problem> => {
  if (kind === 'live') return liveProblems(playlist, now)
  return [
    ...wholeProblems(playlist, kind),
    ...(span === undefined ? [] : recordingProblems(playlist, { ...span, end: Math.min(span.end, now) })),
  ]
}
