import { HOUR } from '../../../models/codec/instant.ts'
import { type Attributes, attributesOf, filled, infoParts } from './attributes.ts'
import { type CatchUp, catchUpOf } from './catchUp.ts'
import { type ImportReport, type LineProblem, makeProblems } from './report.ts'
import { headersOf, optionPairs, pairsOf } from './streamHeaders.ts'

export interface M3uEntry {
  /** Line of its #EXTINF, or of its address where it has none. */
  readonly line: number
  readonly name: string
  readonly url: string
  /** What the stream has to be asked with. */
  readonly headers: Readonly<Record<string, string>>
  readonly tvgId: string | undefined
  readonly tvgName: string | undefined
  readonly logo: string | undefined
  readonly groups: ReadonlyArray<string>
  readonly number: number | undefined
  readonly isRadio: boolean
  readonly catchUp: CatchUp | undefined
  /** Its programmes are so much later than its guide says. */
  readonly shiftMs: number
}

export interface M3u extends ImportReport {
  readonly entries: ReadonlyArray<M3uEntry>
  /** Addresses of guides that it names itself. */
  readonly guides: ReadonlyArray<string>
}

interface Info {
  readonly line: number
  readonly name: string
  readonly attributes: Attributes
}

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^\s/]\S*$/i
const DIRECTIVE = /^#(EXTM3U|(?:EXTINF|EXTGRP|EXTVLCOPT|KODIPROP)(?=:)):?(.*)$/is
const RELATIVE = /^[^\s<>]+$/
const PLAYED = /^https?:/i
/** Endings of what is sent without a playlist: radio most often. */
const BARE = /\.(?:mp3|aacp?|m4a|og[ga]|opus|flac|wav|ts)$/i
const MAX_NAME = 200
const MAX_ENTRIES = 100_000
/** Of one entry. */
const MAX_OPTIONS = 50
const GUIDES = ['url-tvg', 'x-tvg-url', 'tvg-url']

const numberOf = (attributes: Attributes): number | undefined => {
  const written = ['tvg-chno', 'channel-number', 'lcn'].map(name => filled(attributes.get(name))).find(Boolean)
  const number = Number(written)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

const shiftOf = (own: Attributes, defaults: Attributes): number => {
  const hours = Number(filled(own.get('tvg-shift')) ?? filled(defaults.get('tvg-shift')) ?? 0)
  return Number.isFinite(hours) && Math.abs(hours) <= 24 ? Math.round(hours * HOUR) : 0
}

/** `News;Local` is two groups. */
const groupsOf = (written: string | undefined): ReadonlyArray<string> => [
  ...new Set(
    (written ?? '')
      .split(';')
      .map(group => group.trim())
      .filter(group => group !== ''),
  ),
]

/** `#EXTINF:-1 key="value" ...,Name` as its parts, or why it cannot be read. */
const infoOf = (body: string, line: number): Info | string => {
  const parts = infoParts(body)
  if (parts === undefined) {
    return (body.match(/"/g)?.length ?? 0) % 2 === 1 ? 'a quote is not closed' : 'no comma before the name'
  }
  const { attributes } = parts
  const name = filled(parts.name) ?? filled(attributes.get('tvg-name')) ?? filled(attributes.get('tvg-id'))
  return name === undefined ? 'no name' : { line, name: name.slice(0, MAX_NAME), attributes }
}

type Pairs = ReturnType<typeof pairsOf>

/** What stands between an #EXTINF and its address. */
interface Pending {
  readonly info: Info | LineProblem
  group: string | undefined
}

const isProblem = (info: Info | LineProblem): info is LineProblem => 'reason' in info

/** `http://host/1.m3u8|User-Agent=...` as its parts. */
const splitAddress = (content: string): { readonly address: string; readonly pairs: Pairs } => {
  const bar = content.indexOf('|')
  if (bar < 0) return { address: content, pairs: [] }
  return { address: content.slice(0, bar), pairs: pairsOf(content.slice(bar + 1)) }
}

/** Each line with its number; what a hostile file has of them is never all in memory. */
function* linesOf(text: string): Iterable<readonly [number: number, content: string]> {
  const end = /\r\n|\n|\r/g
  let from = text.startsWith('\uFEFF') ? 1 : 0
  for (let line = 1; from <= text.length; line += 1) {
    end.lastIndex = from
    const found = end.exec(text)
    yield [line, text.slice(from, found?.index ?? text.length)]
    from = found === null ? text.length + 1 : end.lastIndex
  }
}

/** Reads a playlist of channels. Entries found = #EXTINF lines + addresses without one + lines that are neither. */
export const parseM3u = (text: string, base?: URL): M3u => {
  const entries: M3uEntry[] = []
  const { refused, notes } = makeProblems()
  const seen = new Map<string, number>()
  let defaults: Attributes = new Map()
  let pending: Pending | undefined
  const options: Pairs[number][] = []

  const flush = (): void => {
    if (pending === undefined) return
    const { info } = pending
    refused.add(info.line, isProblem(info) ? info.reason : `no address after "${info.name}"`)
    pending = undefined
  }

  const entryOf = ({ line, name, attributes }: Info, url: string, pairs: Pairs, group?: string): M3uEntry => {
    const catchUp = catchUpOf(attributes, defaults)
    if (typeof catchUp === 'string') notes.add(line, catchUp)
    const [bare] = BARE.exec(new URL(url).pathname) ?? []
    if (bare !== undefined)
      notes.add(line, `by its ending (${bare.toLowerCase()}) a bare stream, which does not play: HLS and DASH do`)
    const groups = groupsOf(attributes.get('group-title'))
    return {
      line,
      name,
      url,
      headers: headersOf([...attributes, ...pairs]),
      tvgId: filled(attributes.get('tvg-id')),
      tvgName: filled(attributes.get('tvg-name')),
      logo: filled(attributes.get('tvg-logo')),
      groups: groups.length > 0 ? groups : groupsOf(group),
      number: numberOf(attributes),
      isRadio: attributes.get('radio') === 'true' || attributes.get('type') === 'radio',
      catchUp: typeof catchUp === 'string' ? undefined : catchUp,
      shiftMs: shiftOf(attributes, defaults),
    }
  }

  const takeAddress = (content: string, line: number): void => {
    const { address, pairs } = splitAddress(content)
    const url = base === undefined ? address : new URL(address, base).href
    const info = pending?.info ?? { line, name: nameOfAddress(url).slice(0, MAX_NAME), attributes: new Map() }
    const given = options.splice(0)
    if (isProblem(info)) {
      flush()
      return
    }
    const group = pending?.group
    pending = undefined
    const before = seen.get(content)
    seen.set(content, before ?? line)
    if (before !== undefined) refused.add(info.line, `the same address as line ${before}`)
    else if (!PLAYED.test(url)) refused.add(info.line, `no browser plays ${new URL(url).protocol}`)
    else if (entries.length >= MAX_ENTRIES) refused.add(info.line, `more than ${MAX_ENTRIES} channels`)
    else entries.push(entryOf(info, url, [...given, ...pairs], group))
  }

  const takeOption = (option: string, line: number): void => {
    if (options.length < MAX_OPTIONS) options.push(...optionPairs(option))
    if (/\.license_type=/i.test(option)) notes.add(line, 'a licence of its own: it may not play')
  }

  const takeDirective = (content: string, line: number): void => {
    const [, name = '', value = ''] = DIRECTIVE.exec(content) ?? []
    const directive = name.toUpperCase()
    if (directive === 'EXTM3U') defaults = attributesOf(content)
    else if (directive === 'EXTINF') {
      flush()
      const info = infoOf(value, line)
      pending = { info: typeof info === 'string' ? { line, reason: info } : info, group: undefined }
    } else if (directive === 'EXTGRP' && pending !== undefined) pending.group = filled(value.trim())
    else if (directive === 'EXTVLCOPT' || directive === 'KODIPROP') takeOption(value, line)
  }

  const takeGarbage = (line: number): void => {
    if (pending !== undefined && isProblem(pending.info)) {
      flush()
      return
    }
    const name = pending !== undefined && !isProblem(pending.info) ? pending.info.name : undefined
    const reason = name === undefined ? 'neither a directive nor an address' : `"${name}" has no usable address`
    refused.add(line, reason)
    pending = undefined
  }
  const isAddress = (content: string): boolean => {
    const { address } = splitAddress(content)
    if (ADDRESS.test(address)) return URL.canParse(address)
    return base !== undefined && pending !== undefined && RELATIVE.test(address) && URL.canParse(address, base)
  }
  let first: string | undefined
  for (const [line, raw] of linesOf(text)) {
    const content = raw.trim()
    if (content === '') continue
    first ??= content
    if (content.startsWith('#')) takeDirective(content, line)
    else if (isAddress(content)) takeAddress(content, line)
    else takeGarbage(line)
  }
  flush()
  if (!/^#EXTM3U/i.test(first ?? '')) notes.add(1, 'no #EXTM3U at the beginning')
  const guides = GUIDES.flatMap(name => (defaults.get(name) ?? '').split(',')).map(each => each.trim())
  return {
    entries,
    guides: [...new Set(guides.filter(each => PLAYED.test(each) && URL.canParse(each)))],
    refused: refused.sorted(),
    notes: notes.sorted(),
    imported: entries.length,
    found: entries.length + refused.count(),
  }
}

const nameOfAddress = (url: string): string => {
  const last = url.split(/[?#|]/)[0]?.split('/').filter(Boolean).at(-1) ?? url
  return last.replace(/\.\w+$/, '')
}
