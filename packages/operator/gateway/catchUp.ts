import type { CatchUp } from '../importer/catchUp.ts'

/** A stretch of time, all in seconds since the epoch. */
export interface Stretch {
  readonly begin: number
  readonly end: number
  readonly now: number
}

const partsAt = (seconds: number, timeZone = 'UTC'): Readonly<Record<string, string>> => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = new Map(format.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return { Y: of('year'), m: of('month'), d: of('day'), H: of('hour'), M: of('minute'), S: of('second') }
}

/** `Y`, `m`, `d`, `H`, `M` and `S` of a moment, wherever they stand. */
const formatted = (seconds: number, form: string, timeZone: string | undefined): string => {
  const parts = partsAt(seconds, timeZone)
  return form.replace(/[YmdHMS]/g, letter => parts[letter] ?? letter)
}

const LETTER = /^[YmdHMS]$/

/** What a place in a template stands for, as IPTV clients have it in common; `undefined` for what none of them knows. */
const meantBy = (
  name: string,
  form: string | undefined,
  { begin, end, now }: Stretch,
  timeZone: string | undefined,
): string | undefined => {
  if (LETTER.test(name)) return formatted(begin, name, timeZone)
  const moments: Readonly<Record<string, number>> = {
    utc: begin,
    start: begin,
    utcend: end,
    end,
    lutc: now,
    now,
    timestamp: now,
  }
  const lengths: Readonly<Record<string, number>> = { duration: end - begin, offset: now - begin }
  const [moment, length] = [moments[name], lengths[name]]
  if (moment !== undefined) return form === undefined ? String(moment) : formatted(moment, form, timeZone)
  if (length === undefined) return undefined
  const divisor = Number(form ?? 1)
  return divisor > 0 ? String(Math.floor(length / divisor)) : undefined
}

const PLACE = /\$?\{([A-Za-z]+)(?::([^{}]{1,40}))?\}/g

const filled = (template: string, stretch: Stretch, timeZone: string | undefined): string =>
  template.replace(
    PLACE,
    (place, name: string, form: string | undefined) => meantBy(name, form, stretch, timeZone) ?? place,
  )

const withQuery = (address: string, query: string): string => `${address}${address.includes('?') ? '&' : '?'}${query}`

/** `http://host/stream/index.m3u8?token` has its archive at `http://host/stream/index-<begin>-<seconds>.m3u8?token`. */
const flussonic = (address: string): string | undefined => {
  const match = /^(https?:\/\/[^?#]+\/)([^/?#]+?)(?:\.m3u8)?(\?.*)?$/.exec(address)
  if (match === null) return undefined
  const [, folder = '', name = '', query = ''] = match
  return `${folder}${name === 'mpegts' || name === 'live' ? 'index' : name}-{utc}-{duration}.m3u8${query}`
}

/** `http://host/live/user/password/12.m3u8` has it at `http://host/timeshift/user/password/<minutes>/<begin>/12.m3u8`. */
const xtream = (address: string): string | undefined => {
  const parts = address.split('/')
  const [user, password, file = ''] = parts.slice(-3)
  const stream = /^(\d+)(?:\.\w+)?$/.exec(file)?.[1]
  // a scheme, nothing and a host come before
  if (stream === undefined || parts.length < 6) return undefined
  const before = parts.slice(0, -3)
  const server = (before.at(-1) === 'live' ? before.slice(0, -1) : before).join('/')
  return `${server}/timeshift/${user}/${password}/{duration:60}/{Y}-{m}-{d}:{H}-{M}/${stream}.m3u8`
}

const templateOf = ({ kind, source }: CatchUp, address: string): string | undefined => {
  if (kind === 'default') return source
  if (kind === 'append') return source === undefined ? undefined : `${address}${source}`
  if (kind === 'shift') return withQuery(address, source?.replace(/^[?&]/, '') ?? 'utc={utc}&lutc={lutc}')
  return kind === 'flussonic' ? flussonic(address) : xtream(address)
}

/** Where the recording of a stretch of time is; `undefined` where what the line-up says does not make an address. */
export const recordingAddress = (catchUp: CatchUp, live: string, stretch: Stretch): URL | undefined => {
  const template = templateOf(catchUp, live)
  if (template === undefined) return undefined
  const moved = catchUp.correctionSeconds
  const { begin, end, now } = stretch
  const text = filled(template, { begin: begin - moved, end: end - moved, now }, catchUp.timeZone)
  return URL.canParse(text, live) ? new URL(text, live) : undefined
}
