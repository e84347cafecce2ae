/** Which headers a playlist may have its streams asked with, by the names that players give them. */
const NAMES: Readonly<Record<string, string>> = {
  'user-agent': 'user-agent',
  'http-user-agent': 'user-agent',
  referer: 'referer',
  referrer: 'referer',
  'http-referrer': 'referer',
  'http-referer': 'referer',
  origin: 'origin',
  'http-origin': 'origin',
  cookie: 'cookie',
  'http-cookie': 'cookie',
  authorization: 'authorization',
  'accept-language': 'accept-language',
}
/** As HTTP takes it: a value with a line break would be another header. */
const VALUE = /^[\t\x20-\x7E]{1,2000}$/

/** Of one line. */
const MAX_PAIRS = 50

type Pair = readonly [name: string, value: string]

export const headersOf = (pairs: Iterable<Pair>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...pairs].flatMap(([written, value]): ReadonlyArray<Pair> => {
      const name = NAMES[written.trim().toLowerCase()]
      return name !== undefined && VALUE.test(value) ? [[name, value]] : []
    }),
  )

/** `User-Agent=...&Referer=...`, as Kodi has it behind a bar and in its properties. */
export const pairsOf = (text: string): ReadonlyArray<Pair> =>
  text.split('&', MAX_PAIRS).flatMap((part): ReadonlyArray<Pair> => {
    const at = part.indexOf('=')
    return at < 0 ? [] : [[part.slice(0, at), decoded(part.slice(at + 1))]]
  })

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const KODI_HEADERS = /^inputstream\.adaptive\.(?:common|manifest|stream)_headers=(.*)$/i

/** What a line `#EXTVLCOPT:` or `#KODIPROP:` says of headers. */
export const optionPairs = (text: string): ReadonlyArray<Pair> => {
  const kodi = KODI_HEADERS.exec(text)?.[1]
  if (kodi !== undefined) return pairsOf(kodi)
  const at = text.indexOf('=')
  return at < 0 ? [] : [[text.slice(0, at), text.slice(at + 1).trim()]]
}
