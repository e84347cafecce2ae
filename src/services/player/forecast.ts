import { type MediaPlaylist, type Segment, startSegments } from './playlist.ts'

/** What a live playlist that was read once says of the segments that have been added since. */
export interface Forecast {
  /** What a start at the edge played first when the playlist came. */
  readonly first: string
  /** Where in `first` the number stands that counts the segments. */
  readonly digits: { readonly from: number; readonly to: number }
  /** Of a segment, on average, in ms. */
  readonly everyMs: number
  readonly at: number
  /** Where the playlist was: what it names without a host is there. */
  readonly base: string
}

interface ForecastParts {
  readonly playlist: MediaPlaylist
  readonly base: string
  /** Seconds behind the edge at which a start plays. */
  readonly behind: number
  /** When the playlist came: what it names was there by then. */
  readonly at: number
}

/** So many of the newest segments show how they are named. */
const TELLING = 6

const NUMBER = /\d+/g
/** More digits than a number holds exactly. */
const LONGEST = 15

type Digits = Forecast['digits']

/** The one number that is greater by one in the next of two names which are alike else. */
const countingDigits = (name: string, next: string): Digits | undefined => {
  const [numbers, nextNumbers] = [[...name.matchAll(NUMBER)], [...next.matchAll(NUMBER)]]
  if (name.replace(NUMBER, '#') !== next.replace(NUMBER, '#')) return undefined
  const changed = numbers.flatMap((number, at) => (number[0] === nextNumbers[at]?.[0] ? [] : [number]))
  const [only] = changed
  if (only === undefined || changed.length > 1 || only[0].length > LONGEST) return undefined
  const digits = { from: only.index, to: only.index + only[0].length }
  return counted(name, digits, 1) === next ? digits : undefined
}

const counted = (name: string, { from, to }: Digits, more: number): string => {
  const number = String(Number(name.slice(from, to)) + more).padStart(to - from, '0')
  return name.slice(0, from) + number + name.slice(to)
}

/** `undefined` where the names of the segments do not tell how the next ones are called. */
export const forecastOf = ({ playlist, base, behind, at }: ForecastParts): Forecast | undefined => {
  const { segments, isWhole, isPlain } = playlist
  const [first] = startSegments(playlist, behind, 1)
  if (isWhole || !isPlain || first === undefined) return undefined
  const newest = segments.slice(-TELLING)
  const pairs = newest.slice(1).map(({ uri }, before) => countingDigits(newest[before]?.uri ?? '', uri))
  const [digits] = pairs
  if (digits === undefined || pairs.some(pair => pair?.from !== digits.from)) return undefined
  const seconds = segments.reduce((sum, { duration }) => sum + duration, 0)
  const everyMs = (1_000 * seconds) / segments.length
  return everyMs > 0 ? { first: first.uri, digits, everyMs, at, base } : undefined
}

/** What a start plays first by now, as the playlist would name it: there for sure, though a newer one may be too. */
export const foretold = ({ first, digits, everyMs, at }: Forecast, now: number): string =>
  counted(first, digits, Math.floor((now - at) / everyMs))

/** A playlist is made older by so many segments at most. */
const OLDER = 2

/**
 * The playlist as it was when a start at its edge played this segment first; `undefined` where that was too long ago, or
 * the segment is not in it.
 */
export const asOf = (text: string, playlist: MediaPlaylist, first: string, behind: number): string | undefined => {
  const { segments } = playlist
  const startsThere = (known: ReadonlyArray<Segment>): boolean =>
    startSegments({ segments: known }, behind, 1)[0]?.uri === first
  for (let left = 0; left <= OLDER; left += 1) {
    const known = segments.slice(0, segments.length - left)
    if (!startsThere(known)) continue
    const dropped = segments[segments.length - left]
    return dropped === undefined ? text : upTo(text, known.at(-1)?.uri ?? '')
  }
  return undefined
}

/** The lines up to this one. */
const upTo = (text: string, last: string): string => {
  const lines = text.split(/\r?\n/)
  return `${lines.slice(0, lines.lastIndexOf(last) + 1).join('\n')}\n`
}
