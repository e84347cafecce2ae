import { DAY, instant } from '../../../models/codec/instant.ts'
import type { UtcDay } from '../../../models/epg.ts'
import { Language } from '../../../models/language.ts'
import { ProgramId } from '../../../models/programme.ts'
import { programmePictureAddress } from '../gateway/pictureAddress.ts'
import type { GuideProgramme, GuideTable } from '../importer/guideTable.ts'
import type { LanguageText, XmltvChannel } from '../importer/xmltv.ts'
import { type Guide, guideOf } from './guide.ts'
import { idOf } from './ids.ts'
import type { LineupChannel } from './lineup.ts'
import type { Seen } from './programmeArt.ts'
import { hashOf } from './seed.ts'

const textIn = (texts: ReadonlyArray<LanguageText>, language: Language): string | undefined =>
  texts.find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)?.text

const defaultText = (texts: ReadonlyArray<LanguageText>): string =>
  (texts.find(({ lang }) => lang === '') ?? texts[0])?.text ?? ''

const programmeOf = (programId: string, shiftMs: number, found: GuideProgramme): Seen => {
  const { start, stop, titles, descriptions, picture } = found
  return {
    programId: idOf(ProgramId, programId),
    title: defaultText(titles),
    desc: defaultText(descriptions),
    start: instant(start + shiftMs),
    stop: instant(stop + shiftMs),
    look: undefined,
    picture: picture && programmePictureAddress(programId, picture),
    translations: Language.values.flatMap(lang => {
      const title = textIn(titles, lang)
      return title === undefined
        ? []
        : [{ lang, title, content: textIn(descriptions, lang) ?? defaultText(descriptions) }]
    }),
  }
}

/** The moment, and which of those that begin then, of an id as `identified` makes it. */
const MOMENT = /-([0-9a-z]+)(?:\.(\d+))?$/

/** What begins at a moment has an id of its own, and so has what else begins then. */
const identified = (channelId: string, programmes: ReadonlyArray<GuideProgramme>, shiftMs: number) => {
  const met = new Map<number, number>()
  return programmes.map(each => {
    const before = met.get(each.start) ?? 0
    met.set(each.start, before + 1)
    const moment = (each.start + shiftMs).toString(36)
    return programmeOf(`${channelId}-${moment}${before === 0 ? '' : `.${before + 1}`}`, shiftMs, each)
  })
}

/** Guides write the names of channels in their own way: `Canal_1`, `canal 1`. */
const plain = (name: string): string => name.trim().toLowerCase().replaceAll('_', ' ')

/** Where a channel's programmes are: in which of the guides, by which id. */
interface Shelf {
  readonly table: GuideTable
  readonly id: string
}

export interface ImportedGuide extends Guide {
  readonly shelfOf: (channel: LineupChannel) => Shelf | undefined
}

const idsByName = ({ channels, counts }: GuideTable): ReadonlyMap<string, string> => {
  const byName = new Map<string, string>()
  const add = (name: string, id: string): void => {
    if (!byName.has(plain(name))) byName.set(plain(name), id)
  }
  for (const { id } of counts) add(id, id)
  for (const { id } of channels) add(id, id)
  for (const { id, names } of channels) for (const { text } of names) add(text, id)
  return byName
}

/** A guide from XMLTV files; a channel has the programmes of the first that knows it. */
export const importedGuide = (tables: ReadonlyArray<GuideTable>): ImportedGuide => {
  const indexes = tables.map(table => ({ table, byName: idsByName(table) }))
  const found = (keys: ReadonlyArray<string>): Shelf | undefined => {
    for (const { table, byName } of indexes)
      for (const key of keys) {
        const id = table.hasProgrammes(key) ? key : byName.get(plain(key))
        if (id !== undefined && table.hasProgrammes(id)) return { table, id }
      }
    return undefined
  }
  const shelves = new WeakMap<LineupChannel, { readonly shelf: Shelf | undefined }>()
  const shelfOf = (channel: LineupChannel): Shelf | undefined => {
    const known = shelves.get(channel) ?? { shelf: found(channel.imported?.guideKeys ?? [channel.guideId]) }
    shelves.set(channel, known)
    return known.shelf
  }
  const sums = new WeakMap<LineupChannel, ReadonlyMap<number, number>>()
  const sumsOf = (channel: LineupChannel): ReadonlyMap<number, number> => {
    const shelf = shelfOf(channel)
    const known = sums.get(channel) ?? shelf?.table.sums(shelf.id, channel.imported?.shiftMs ?? 0) ?? new Map()
    sums.set(channel, known)
    return known
  }
  const day = (channel: LineupChannel, of: UtcDay): ReadonlyArray<Seen> => {
    const shelf = shelfOf(channel)
    if (shelf === undefined) return []
    const shiftMs = channel.imported?.shiftMs ?? 0
    const from = instant(of - shiftMs)
    const programmes = shelf.table.between(shelf.id, from, instant(from + DAY))
    return identified(String(channel.channel.logicalChannelId), programmes, shiftMs)
  }
  const guide = guideOf(day, (channel, of) =>
    hashOf('imported 2', String(channel.channel.logicalChannelId), of, sumsOf(channel).get(of) ?? 'none').toString(36),
  )
  const foreignPicture = (channel: LineupChannel, programId: string): string | undefined => {
    const shelf = shelfOf(channel)
    const [, moment = '', place = '1'] = MOMENT.exec(programId) ?? []
    const start = instant(Number.parseInt(moment, 36) - (channel.imported?.shiftMs ?? 0))
    return shelf?.table.between(shelf.id, start, instant(start + 1))[Number(place) - 1]?.picture
  }
  return { ...guide, foreignPicture, shelfOf }
}

/** Declared channels, then those that only programmes name. */
export const channelsOf = ({ channels, counts }: GuideTable): ReadonlyArray<XmltvChannel> => {
  const declared = new Set(channels.map(({ id }) => id))
  const undeclared = counts.filter(({ id }) => !declared.has(id))
  return [...channels, ...undeclared.map(({ id }) => ({ id, names: [], icon: undefined, number: undefined }))]
}

/** What guides declare of a channel, by any of the names that it may have there. */
export const declaredIn = (
  tables: ReadonlyArray<GuideTable>,
): ((keys: ReadonlyArray<string>) => XmltvChannel | undefined) => {
  const byName = new Map<string, XmltvChannel>()
  const add = (name: string, channel: XmltvChannel): void => {
    if (!byName.has(plain(name))) byName.set(plain(name), channel)
  }
  const declared = tables.flatMap(({ channels }) => channels)
  for (const channel of declared) add(channel.id, channel)
  for (const channel of declared) for (const { text } of channel.names) add(text, channel)
  return keys => keys.map(key => byName.get(plain(key))).find(channel => channel !== undefined)
}
