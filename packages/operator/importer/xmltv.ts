import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Instant } from '../../../models/codec/instant.ts'
import { HOUR, MINUTE } from '../../../models/codec/instant.ts'
import { SourceFault } from '../gateway/sourceFault.ts'
import { parseXmltvDate } from './dates.ts'
import type { Problems } from './report.ts'

export interface LanguageText {
  /** As written; empty where the guide does not say. */
  readonly lang: string
  readonly text: string
}

export interface XmltvChannel {
  readonly id: string
  readonly names: ReadonlyArray<LanguageText>
  readonly icon: string | undefined
  readonly number: number | undefined
}

export interface XmltvProgramme {
  readonly line: number
  readonly channel: string
  readonly start: Instant
  /** Some guides leave it out. */
  readonly stop: Instant | undefined
  readonly lengthMs: number | undefined
  readonly titles: ReadonlyArray<LanguageText>
  readonly descriptions: ReadonlyArray<LanguageText>
  /** The address of a picture, as written. */
  readonly icon: string | undefined
}

/** Where what is read of a guide goes, one after the other: nothing of it is held here. */
export interface XmltvSink {
  readonly channel: (channel: XmltvChannel, line: number) => void
  readonly programme: (programme: XmltvProgramme) => void
  readonly problems: Problems
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
  number: number | undefined
  lengthMs: number | undefined
}

const MAX_XML_NOTES = 100
/** So much without an element or a text that ends is no guide. */
const MAX_RUN = 4_000_000
const MAX_DEPTH = 100
/** A programme has few titles; a hostile guide has a million. */
const MAX_ID = 200
const MAX_CHANNELS = 100_000
const MAX_TEXTS = 50
const MAX_TEXT = 10_000
const TOO_MANY = `more than ${MAX_CHANNELS} channels`
const LENGTH_UNITS: Readonly<Record<string, number>> = { seconds: 1000, minutes: MINUTE, hours: HOUR }

const lengthOf = (content: string, units = 'minutes'): number | undefined => {
  const length = Number(content) * (LENGTH_UNITS[units] ?? MINUTE)
  return Number.isFinite(length) && length > 0 ? length : undefined
}

const numberOf = (content: string): number | undefined => {
  const number = Number(content)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** A part of a text holds all of it in memory; this holds itself alone. */
const own = (part: string): string => Buffer.from(part).toString()

const isItem = (name: string): name is Item['kind'] => name === 'channel' || name === 'programme'

const programmeOf = (item: Item): XmltvProgramme | string => {
  const channel = own(item.attributes.channel?.trim() ?? '')
  if (channel === '') return 'a programme without a channel'
  if (channel.length > MAX_ID) return `a channel of more than ${MAX_ID} letters`
  const start = parseXmltvDate(item.attributes.start ?? '')
  if (start === undefined) return `start "${(item.attributes.start ?? '').slice(0, 40)}" is no date`
  if (item.titles.length === 0) return 'a programme without a title'
  const stop = item.attributes.stop === undefined ? undefined : parseXmltvDate(item.attributes.stop)
  if (item.attributes.stop !== undefined && stop === undefined)
    return `stop "${item.attributes.stop.slice(0, 40)}" is no date`
  if (stop !== undefined && stop <= start) return 'it stops before it starts'
  const { line, titles, descriptions, lengthMs, icon } = item
  return { line, channel, start, stop, titles, descriptions, lengthMs, icon }
}

/** Reads a guide that comes in pieces of text. Entities of its own are never followed. */
export const makeXmltvReader = (
  sink: XmltvSink,
): { readonly write: (text: string) => void; readonly end: () => void } => {
  const { refused, notes } = sink.problems
  const known = new Set<string>()
  /** By programmes, declared or not. */
  const named = new Set<string>()
  const parser = new SaxesParser()
  let item: Item | undefined
  let tag: SaxesTagPlain | undefined
  let text = ''
  let faults = 0
  let depth = 0
  let run = 0
  let isGuide = false

  const finish = (done: Item): void => {
    if (done.kind === 'programme') {
      const programme = programmeOf(done)
      if (typeof programme === 'string') refused.add(done.line, programme)
      else if (!named.has(programme.channel) && named.size >= MAX_CHANNELS) refused.add(done.line, TOO_MANY)
      else {
        named.add(programme.channel)
        sink.programme(programme)
      }
      return
    }
    const id = own(done.attributes.id?.trim() ?? '')
    if (id === '') refused.add(done.line, 'a channel without an id')
    else if (id.length > MAX_ID) refused.add(done.line, `an id of more than ${MAX_ID} letters`)
    else if (known.has(id)) refused.add(done.line, `channel "${id}" stands twice`)
    else if (known.size >= MAX_CHANNELS) refused.add(done.line, TOO_MANY)
    else {
      known.add(id)
      sink.channel({ id, names: done.names, icon: done.icon, number: done.number }, done.line)
    }
  }

  const keep = (texts: LanguageText[], value: LanguageText): void => {
    if (texts.length < MAX_TEXTS) texts.push(value)
  }

  const takeText = (target: Item, name: string, attributes: Readonly<Record<string, string>>): void => {
    const content = text.slice(0, MAX_TEXT).replace(/\s+/g, ' ').trim()
    if (name === 'icon' && target.icon === undefined) target.icon = attributes.src && own(attributes.src)
    if (content === '') return
    const value = { lang: attributes.lang ?? '', text: content }
    if (name === 'display-name') keep(target.names, { lang: own(value.lang), text: own(content) })
    else if (name === 'title') keep(target.titles, value)
    else if (name === 'desc') keep(target.descriptions, value)
    else if (name === 'length') target.lengthMs = lengthOf(content, attributes.units)
    else if (name === 'lcn') target.number = numberOf(content)
  }

  /** In the place of an error made for each: a guide may have a million of them. */
  parser.fail = reason => {
    faults += 1
    if (faults <= MAX_XML_NOTES) notes.add(parser.line, reason)
    return parser
  }
  parser.on('opentag', opened => {
    run = 0
    depth += 1
    if (depth > MAX_DEPTH) throw new SourceFault(`line ${parser.line}: elements in elements without an end`)
    if (opened.name === 'tv') isGuide = true
    text = ''
    tag = opened
    if (!isItem(opened.name)) return
    if (item !== undefined) refused.add(item.line, `a ${item.kind} that does not end`)
    const { attributes } = opened
    item = {
      kind: opened.name,
      line: parser.line,
      attributes,
      names: [],
      titles: [],
      descriptions: [],
      icon: undefined,
      number: undefined,
      lengthMs: undefined,
    }
  })
  const takePart = (part: string): void => {
    run = 0
    if (text.length < MAX_TEXT) text += part
  }
  parser.on('text', takePart)
  parser.on('cdata', takePart)
  parser.on('comment', () => {
    run = 0
  })
  parser.on('closetag', closed => {
    run = 0
    depth -= 1
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
      run += part.length
      parser.write(part)
      if (run > MAX_RUN) throw new SourceFault(`line ${parser.line}: a text without an end`)
    },
    end: () => {
      parser.close()
      if (item !== undefined) refused.add(item.line, `a ${item.kind} that does not end`)
      if (!isGuide) throw new SourceFault('it is no XMLTV guide')
    },
  }
}
