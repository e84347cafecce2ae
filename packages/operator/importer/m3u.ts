import type { ImportReport, LineProblem } from './report.ts'

export interface M3uEntry {
  /** Line of its #EXTINF, or of its address where it has none. */
  readonly line: number
  readonly name: string
  readonly url: string
  readonly tvgId: string | undefined
  readonly tvgName: string | undefined
  readonly logo: string | undefined
  readonly group: string | undefined
  readonly number: number | undefined
  readonly isRadio: boolean
  /** Days that catch-up reaches back; none: no catch-up. */
  readonly catchUpDays: number | undefined
}

export interface M3u extends ImportReport {
  readonly entries: ReadonlyArray<M3uEntry>
}

type Attributes = ReadonlyMap<string, string>

interface Info {
  readonly line: number
  readonly name: string
  readonly attributes: Attributes
}

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^\s/]\S*$/i
const ATTRIBUTE = /(?<![a-z0-9_-])([a-z0-9_-]+)=(?:"([^"]*)"|([^\s",]+))/gi
const CATCH_UP_KINDS = new Set([
  'default',
  'append',
  'shift',
  'flussonic',
  'flussonic-ts',
  'fs',
  'xc',
  'timeshift',
  'vod',
])
const DEFAULT_DAYS = 7
const MAX_NAME = 200

const attributesOf = (text: string): Attributes =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(match => [String(match[1]).toLowerCase(), (match[2] ?? match[3] ?? '').trim()]),
  )

/** Where the name begins: behind the first comma outside quotes. */
const commaOf = (text: string): number => {
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') quoted = !quoted
    if (text[index] === ',' && !quoted) return index
  }
  return -1
}

const filled = (text: string | undefined): string | undefined => (text === undefined || text === '' ? undefined : text)

const catchUpDaysOf = (attributes: Attributes, defaults: Attributes): number | undefined => {
  const kind = attributes.get('catchup') ?? attributes.get('catchup-type') ?? defaults.get('catchup')
  const days = Number(
    attributes.get('catchup-days') ??
      attributes.get('timeshift') ??
      attributes.get('tvg-rec') ??
      defaults.get('catchup-days'),
  )
  const isOffered = kind === undefined ? days > 0 : CATCH_UP_KINDS.has(kind.toLowerCase())
  if (!isOffered) return undefined
  return Number.isFinite(days) && days > 0 ? days : DEFAULT_DAYS
}

const entryOf = (info: Info, url: string, group: string | undefined, defaults: Attributes): M3uEntry => {
  const number = Number(info.attributes.get('tvg-chno') ?? info.attributes.get('channel-number'))
  return {
    line: info.line,
    name: info.name.slice(0, MAX_NAME),
    url,
    tvgId: filled(info.attributes.get('tvg-id')),
    tvgName: filled(info.attributes.get('tvg-name')),
    logo: filled(info.attributes.get('tvg-logo')),
    group: filled(info.attributes.get('group-title')) ?? group,
    number: Number.isInteger(number) && number > 0 ? number : undefined,
    isRadio: info.attributes.get('radio') === 'true' || info.attributes.get('type') === 'radio',
    catchUpDays: catchUpDaysOf(info.attributes, defaults),
  }
}

/** `#EXTINF:-1 key="value" ...,Name` as its parts, or why it cannot be read. */
const infoOf = (text: string, line: number): Info | string => {
  const body = text.slice('#EXTINF:'.length)
  const comma = commaOf(body)
  if (comma < 0) {
    return (body.match(/"/g)?.length ?? 0) % 2 === 1 ? 'a quote is not closed' : 'no comma before the name'
  }
  const attributes = attributesOf(body.slice(0, comma))
  const name =
    filled(body.slice(comma + 1).trim()) ?? filled(attributes.get('tvg-name')) ?? filled(attributes.get('tvg-id'))
  return name === undefined ? 'no name' : { line, name, attributes }
}

/** What stands between an #EXTINF and its address. */
interface Pending {
  readonly info: Info | LineProblem
  group: string | undefined
}

const isProblem = (info: Info | LineProblem): info is LineProblem => 'reason' in info

/** Reads a playlist of channels. Entries found = #EXTINF lines + addresses without one + lines that are neither. */
export const parseM3u = (text: string): M3u => {
  const entries: M3uEntry[] = []
  const refused: LineProblem[] = []
  const notes: LineProblem[] = []
  const seen = new Map<string, number>()
  let defaults: Attributes = new Map()
  let pending: Pending | undefined

  const flush = (): void => {
    if (pending === undefined) return
    const { info } = pending
    refused.push(isProblem(info) ? info : { line: info.line, reason: `no address after "${info.name}"` })
    pending = undefined
  }

  const takeAddress = (url: string, line: number): void => {
    const info = pending?.info ?? { line, name: nameOfAddress(url), attributes: new Map() }
    if (isProblem(info)) {
      flush()
      return
    }
    const group = pending?.group
    pending = undefined
    const before = seen.get(url)
    if (before !== undefined) {
      refused.push({ line: info.line, reason: `the same address as line ${before}` })
      return
    }
    seen.set(url, line)
    entries.push(entryOf(info, url, group, defaults))
  }

  const takeDirective = (content: string, line: number): void => {
    if (/^#EXTM3U/i.test(content)) {
      defaults = attributesOf(content)
    } else if (/^#EXTINF:/i.test(content)) {
      flush()
      const info = infoOf(content, line)
      pending = { info: typeof info === 'string' ? { line, reason: info } : info, group: undefined }
    } else if (/^#EXTGRP:/i.test(content) && pending !== undefined) {
      pending.group = filled(content.slice('#EXTGRP:'.length).trim())
    }
  }

  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!/^#EXTM3U/i.test(lines.find(line => line.trim() !== '')?.trim() ?? '')) {
    notes.push({ line: 1, reason: 'no #EXTM3U at the beginning' })
  }
  const takeGarbage = (line: number): void => {
    if (pending !== undefined && isProblem(pending.info)) {
      flush()
      return
    }
    const name = pending !== undefined && !isProblem(pending.info) ? pending.info.name : undefined
    const reason = name === undefined ? 'neither a directive nor an address' : `"${name}" has no usable address`
    refused.push({ line, reason })
    pending = undefined
  }
  lines.forEach((raw, index) => {
    const content = raw.trim()
    if (content.startsWith('#')) takeDirective(content, index + 1)
    else if (ADDRESS.test(content)) takeAddress(content, index + 1)
    else if (content !== '') takeGarbage(index + 1)
  })
  flush()
  return { entries, refused, notes, imported: entries.length, found: entries.length + refused.length }
}

const nameOfAddress = (url: string): string => {
  const last = url.split(/[?#|]/)[0]?.split('/').filter(Boolean).at(-1) ?? url
  return last.replace(/\.\w+$/, '')
}
