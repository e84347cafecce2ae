import type { EpgId } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import { byStart, type ProgramId, type Programme } from '../../../models/programme.ts'
import { isTextColumn, type TextColumn, textAt, textColumn } from './textColumn.ts'

/** One channel's programmes of one UTC day. */
export interface ChannelDay {
  readonly epgId: EpgId
  readonly isCatchup: boolean
  readonly programmes: ReadonlyArray<Programme>
}

/** A column in another language; an empty text stands for one that is not there, or that is the same. */
interface Translated {
  readonly lang: string
  readonly column: TextColumn
}

const FORM = 1

/**
 * A day of many channels in columns: one record of the database (EPG-01). A record for each channel and day takes ten
 * times as long to write and three times as long to read (notes, Storage).
 */
export interface DayChunk {
  readonly form: typeof FORM
  readonly epgIds: ReadonlyArray<EpgId>
  readonly isCatchup: ReadonlyArray<boolean>
  /** Where the programmes of each channel end; they begin where those of the one before end. */
  readonly ends: Uint32Array
  readonly starts: Float64Array
  readonly stops: Float64Array
  readonly programIds: TextColumn
  readonly titles: TextColumn
  readonly translatedTitles: ReadonlyArray<Translated>
}

/** What only whole programmes have; a record of its own, so that a grid does not read it. */
export interface DayTexts {
  readonly form: typeof FORM
  readonly descs: TextColumn
  readonly translatedDescs: ReadonlyArray<Translated>
}

const isInOrder = (programmes: ReadonlyArray<Programme>): boolean =>
  programmes.every(({ start }, index) => start >= (programmes[index - 1]?.start ?? start))

const inOrder = (programmes: ReadonlyArray<Programme>): ReadonlyArray<Programme> =>
  isInOrder(programmes) ? programmes : programmes.toSorted((one, other) => byStart.compare(one, other))

interface Words {
  readonly titles: string[]
  readonly contents: string[]
}

/** The texts of each other language, row by row; nothing where they are the same as the operator's own. */
const otherWords = (all: ReadonlyArray<Programme>): ReadonlyMap<string, Words> => {
  const words = new Map<string, Words>()
  const blank = (): string[] => new Array<string>(all.length).fill('')
  all.forEach(({ title, desc, translations }, row) => {
    for (const { lang, title: otherTitle, content } of translations) {
      if (otherTitle === title && content === desc) continue
      const known = words.get(lang) ?? { titles: blank(), contents: blank() }
      words.set(lang, known)
      known.titles[row] = otherTitle
      known.contents[row] = content
    }
  })
  return words
}

export const packed = (days: ReadonlyArray<ChannelDay>): { readonly chunk: DayChunk; readonly texts: DayTexts } => {
  const all = days.flatMap(({ programmes }) => inOrder(programmes))
  const words = [...otherWords(all)]
  let end = 0
  return {
    chunk: {
      form: FORM,
      epgIds: days.map(({ epgId }) => epgId),
      isCatchup: days.map(({ isCatchup }) => isCatchup),
      ends: Uint32Array.from(days, ({ programmes }) => {
        end += programmes.length
        return end
      }),
      starts: Float64Array.from(all, ({ start }) => start),
      stops: Float64Array.from(all, ({ stop }) => stop),
      programIds: textColumn(all.map(({ programId }) => programId)),
      titles: textColumn(all.map(({ title }) => title)),
      translatedTitles: words.map(([lang, { titles }]) => ({ lang, column: textColumn(titles) })),
    },
    texts: {
      form: FORM,
      descs: textColumn(all.map(({ desc }) => desc)),
      translatedDescs: words.map(([lang, { contents }]) => ({ lang, column: textColumn(contents) })),
    },
  }
}

const areTranslated = (input: unknown, length: number): boolean =>
  Array.isArray(input) && input.every(each => isTextColumn(Reflect.get(Object(each), 'column'), length))

/** Whether a record of the database is a chunk that this version of the app has written. */
export const isDayChunk = (input: unknown): input is DayChunk => {
  const { form, epgIds, ends, starts, stops, programIds, titles, translatedTitles } = Object(input)
  if (form !== FORM || !(starts instanceof Float64Array && stops instanceof Float64Array)) return false
  const { length } = starts
  return (
    stops.length === length &&
    Array.isArray(epgIds) &&
    ends instanceof Uint32Array &&
    ends.length === epgIds.length &&
    isTextColumn(programIds, length) &&
    isTextColumn(titles, length) &&
    areTranslated(translatedTitles, length)
  )
}

export const isDayTexts = (input: unknown, { starts: { length } }: DayChunk): input is DayTexts => {
  const { form, descs, translatedDescs } = Object(input)
  return form === FORM && isTextColumn(descs, length) && areTranslated(translatedDescs, length)
}

/** From which row up to which the programmes of a channel stand; nothing for a channel that the chunk does not know. */
export const rowsOf = ({ epgIds, ends }: DayChunk, epgId: EpgId): readonly [number, number] | undefined => {
  const at = epgIds.indexOf(epgId)
  return at === -1 ? undefined : [at === 0 ? 0 : (ends[at - 1] ?? 0), ends[at] ?? 0]
}

export const programIdAt = ({ programIds }: DayChunk, row: number): ProgramId => textAt(programIds, row) as ProgramId
export const startAt = ({ starts }: DayChunk, row: number): number => starts[row] ?? 0
export const stopAt = ({ stops }: DayChunk, row: number): number => stops[row] ?? 0

/** The title in a language, else as the operator wrote it (LANG-05). */
export const titleIn = (chunk: DayChunk, lang: string): ((row: number) => string) => {
  const translated = chunk.translatedTitles.find(each => each.lang === lang)?.column
  return row => (translated === undefined ? '' : textAt(translated, row)) || textAt(chunk.titles, row)
}

export const programmeAt = (chunk: DayChunk, texts: DayTexts, row: number): Programme => {
  const [title, desc] = [textAt(chunk.titles, row), textAt(texts.descs, row)]
  return {
    programId: programIdAt(chunk, row),
    title,
    desc,
    start: instant(startAt(chunk, row)),
    stop: instant(stopAt(chunk, row)),
    translations: chunk.translatedTitles.flatMap(({ lang, column }, index) => {
      const other = texts.translatedDescs[index]
      const [words, content] = [textAt(column, row), other === undefined ? '' : textAt(other.column, row)]
      return words === '' ? [] : [{ lang, title: words, content }]
    }),
  }
}

export const unpacked = (chunk: DayChunk, texts: DayTexts): ReadonlyArray<ChannelDay> =>
  chunk.epgIds.map((epgId, at) => {
    const [from, until] = rowsOf(chunk, epgId) ?? [0, 0]
    const programmes = Array.from({ length: until - from }, (_, index) => programmeAt(chunk, texts, from + index))
    return { epgId, isCatchup: chunk.isCatchup[at] === true, programmes }
  })
