import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Instant } from '../../../models/codec/instant.ts'
import { addMs, HOUR, MINUTE } from '../../../models/codec/instant.ts'
import { groupedBy } from '../grouped.ts'
import { parseXmltvDate } from './dates.ts'
import type { ImportReport, LineProblem } from './report.ts'

export interface LanguageText {
  /** As written; empty where the guide does not say. */
  readonly lang: string
  readonly text: string
}

export interface XmltvChannel {
  readonly id: string
  readonly names: ReadonlyArray<LanguageText>
  readonly icon: string | undefined
}

export interface XmltvProgramme {
  readonly line: number
  readonly channel: string
  readonly start: Instant
  readonly stop: Instant
  readonly titles: ReadonlyArray<LanguageText>
  readonly descriptions: ReadonlyArray<LanguageText>
}

export interface Xmltv extends ImportReport {
  readonly channels: ReadonlyArray<XmltvChannel>
  readonly programmes: ReadonlyArray<XmltvProgramme>
}

/** An element under construction. */
interface Item {
  readonly kind: 'channel' | 'programme'
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly names: LanguageText[]
  readonly titles: LanguageText[]
  readonly descriptions: LanguageText[]
  icon: string | undefined
  lengthMs: number | undefined
}

type OpenProgramme = Omit<XmltvProgramme, 'stop'> & {
  readonly stop: Instant | undefined
  readonly lengthMs: number | undefined
}

const MAX_XML_NOTES = 100
const DEFAULT_LENGTH = HOUR
const LENGTH_UNITS: Readonly<Record<string, number>> = { seconds: 1000, minutes: MINUTE, hours: HOUR }

const lengthOf = (content: string, units = 'minutes'): number | undefined => {
  const length = Number(content) * (LENGTH_UNITS[units] ?? MINUTE)
  return Number.isFinite(length) && length > 0 ? length : undefined
}

const isItem = (name: string): name is Item['kind'] => name === 'channel' || name === 'programme'

const programmeOf = (item: Item): OpenProgramme | string => {
  const channel = item.attributes.channel?.trim()
  if (channel === undefined || channel === '') return 'a programme without a channel'
  const start = parseXmltvDate(item.attributes.start ?? '')
  if (start === undefined) return `start "${item.attributes.start ?? ''}" is no date`
  if (item.titles.length === 0) return 'a programme without a title'
  const stop = item.attributes.stop === undefined ? undefined : parseXmltvDate(item.attributes.stop)
  if (item.attributes.stop !== undefined && stop === undefined) return `stop "${item.attributes.stop}" is no date`
  if (stop !== undefined && stop <= start) return 'it stops before it starts'
  const { line, titles, descriptions, lengthMs } = item
  return { line, channel, start, stop, titles, descriptions, lengthMs }
}

/** The first start after that of each; several may start together. */
const startsAfter = (sorted: ReadonlyArray<OpenProgramme>): ReadonlyArray<Instant | undefined> => {
  const found: (Instant | undefined)[] = Array.from({ length: sorted.length })
  for (let at = sorted.length - 2; at >= 0; at -= 1) {
    const [own, next] = [sorted[at]?.start, sorted[at + 1]?.start]
    found[at] = own === next ? found[at + 1] : next
  }
  return found
}

/** A missing stop is the next start on the channel; of the last one its length, else an hour. */
const withStops = (open: ReadonlyArray<OpenProgramme>, notes: LineProblem[]): ReadonlyArray<XmltvProgramme> => {
  const byChannel = groupedBy(open, programme => programme.channel)
  return [...byChannel.values()].flatMap(programmes => {
    const sorted = programmes.toSorted((a, b) => a.start - b.start)
    const nextStarts = startsAfter(sorted)
    return sorted.map(({ lengthMs, ...programme }, index) => {
      const next = nextStarts[index]
      if (programme.stop === undefined && next === undefined && lengthMs === undefined) {
        notes.push({ line: programme.line, reason: 'no stop and nothing after it: an hour is assumed' })
      }
      return { ...programme, stop: programme.stop ?? next ?? addMs(programme.start, lengthMs ?? DEFAULT_LENGTH) }
    })
  })
}

/** Reads a guide that comes in pieces of text; only what it keeps is held in memory. */
export const makeXmltvReader = (): { readonly write: (text: string) => void; readonly end: () => Xmltv } => {
  const channels = new Map<string, XmltvChannel>()
  const open: OpenProgramme[] = []
  const refused: LineProblem[] = []
  const notes: LineProblem[] = []
  const parser = new SaxesParser()
  let item: Item | undefined
  let tag: SaxesTagPlain | undefined
  let text = ''

  const finish = (done: Item): void => {
    if (done.kind === 'programme') {
      const programme = programmeOf(done)
      if (typeof programme === 'string') refused.push({ line: done.line, reason: programme })
      else open.push(programme)
      return
    }
    const id = done.attributes.id?.trim() ?? ''
    if (id === '') refused.push({ line: done.line, reason: 'a channel without an id' })
    else if (channels.has(id)) refused.push({ line: done.line, reason: `channel "${id}" stands twice` })
    else channels.set(id, { id, names: done.names, icon: done.icon })
  }

  const takeText = (target: Item, name: string, attributes: Readonly<Record<string, string>>): void => {
    const content = text.replace(/\s+/g, ' ').trim()
    if (name === 'icon' && target.icon === undefined) target.icon = attributes.src
    if (content === '') return
    const value = { lang: attributes.lang ?? '', text: content }
    if (name === 'display-name') target.names.push(value)
    else if (name === 'title') target.titles.push(value)
    else if (name === 'desc') target.descriptions.push(value)
    else if (name === 'length') target.lengthMs = lengthOf(content, attributes.units)
  }

  /** In the place of an error made for each: a guide may have a million of them. */
  parser.fail = reason => {
    if (notes.length < MAX_XML_NOTES) notes.push({ line: parser.line, reason })
    return parser
  }
  parser.on('opentag', opened => {
    text = ''
    tag = opened
    if (!isItem(opened.name)) return
    if (item !== undefined) refused.push({ line: item.line, reason: `a ${item.kind} that does not end` })
    const { attributes } = opened
    item = {
      kind: opened.name,
      line: parser.line,
      attributes,
      names: [],
      titles: [],
      descriptions: [],
      icon: undefined,
      lengthMs: undefined,
    }
  })
  parser.on('text', part => {
    text += part
  })
  parser.on('cdata', part => {
    text += part
  })
  parser.on('closetag', closed => {
    if (item !== undefined && closed.name === item.kind) {
      finish(item)
      item = undefined
    } else if (item !== undefined && tag?.name === closed.name) {
      takeText(item, closed.name, closed.attributes)
    }
    text = ''
  })
  return {
    write: part => {
      parser.write(part)
    },
    end: () => {
      parser.close()
      if (item !== undefined) refused.push({ line: item.line, reason: `a ${item.kind} that does not end` })
      const programmes = withStops(open, notes)
      return {
        channels: [...channels.values()],
        programmes,
        refused: refused.toSorted((a, b) => a.line - b.line),
        notes: notes.toSorted((a, b) => a.line - b.line),
        imported: channels.size + programmes.length,
        found: channels.size + programmes.length + refused.length,
      }
    },
  }
}
