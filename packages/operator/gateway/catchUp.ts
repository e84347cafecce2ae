import type { CatchUp } from '../importer/catchUp.ts'

/** A stretch of time, all in seconds since the epoch. */
export interface Stretch {
  readonly begin: number
  readonly end: number
  readonly now: number
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

/** `Y`, `m`, `d`, `H`, `M` and `S` of a moment, in UTC. */
const partOf = (seconds: number, letter: string): string => {
  const date = new Date(seconds * 1000)
  const parts: Readonly<Record<string, string>> = {
    Y: pad(date.getUTCFullYear(), 4),
    m: pad(date.getUTCMonth() + 1),
    d: pad(date.getUTCDate()),
    H: pad(date.getUTCHours()),
    M: pad(date.getUTCMinutes()),
    S: pad(date.getUTCSeconds()),
  }
  return parts[letter] ?? letter
}

const formatted = (seconds: number, format: string): string =>
  format.replace(/[YmdHMS]/g, letter => partOf(seconds, letter))

const LETTER = /^[YmdHMS]$/

/** What a place in a template stands for, as IPTV clients have it in common; `undefined` for what none of them knows. */
const meantBy = (name: string, format: string | undefined, { begin, end, now }: Stretch): string | undefined => {
  if (LETTER.test(name)) return partOf(begin, name)
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
  if (moment !== undefined) return format === undefined ? String(moment) : formatted(moment, format)
  if (length === undefined) return undefined
  const divisor = Number(format ?? 1)
  return divisor > 0 ? String(Math.floor(length / divisor)) : undefined
}

const PLACE = /\$?\{([A-Za-z]+)(?::([^{}]{1,40}))?\}/g

const filled = (template: string, stretch: Stretch): string =>
  template.replace(PLACE, (place, name: string, format: string | undefined) => meantBy(name, format, stretch) ?? place)

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
  const match = /^(https?:\/\/[^/]+)\/(?:live\/)?([^/]+)\/([^/]+)\/(\d+)(?:\.\w+)?$/.exec(address)
  if (match === null) return undefined
  const [, host, user, password, stream] = match
  return `${host}/timeshift/${user}/${password}/{duration:60}/{Y}-{m}-{d}:{H}-{M}/${stream}.m3u8`
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
  const text = filled(template, { begin: begin - moved, end: end - moved, now })
  return URL.canParse(text, live) ? new URL(text, live) : undefined
}
