import type { EpgId } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import { byStart, type ProgramId, type Programme } from '../../../models/programme.ts'
import { isMoments, type Moments, momentAt, moments } from './moments.ts'
import { type Shows, showsOf } from './shows.ts'
import { isTextList, type TextList, textAt, textList } from './textList.ts'

/** One channel's programmes of one UTC day. */
export interface ChannelDay {
  readonly epgId: EpgId
  readonly isCatchup: boolean
  readonly programmes: ReadonlyArray<Programme>
}

/** In another language; an empty text stands for one that is not there, or that is the same. */
interface Translated {
  readonly lang: string
  readonly texts: TextList
}

const FORM = 5

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
  readonly starts: Moments
  readonly stops: Moments
  readonly programIds: TextList
  /** Which of the titles, and which of the texts, each programme has. */
  readonly shows: Shows['rows']
  readonly titles: TextList
  readonly translatedTitles: ReadonlyArray<Translated>
}

/** What only whole programmes have; a record of its own, so that a grid does not read it. */
export interface DayTexts {
  readonly form: typeof FORM
  readonly descs: TextList
  readonly translatedDescs: ReadonlyArray<Translated>
  /** An empty text stands for none. */
  readonly pictures: TextList
}

const isInOrder = (programmes: ReadonlyArray<Programme>): boolean =>
  programmes.every(({ start }, index) => start >= (programmes[index - 1]?.start ?? start))

const inOrder = (programmes: ReadonlyArray<Programme>): ReadonlyArray<Programme> =>
  isInOrder(programmes) ? programmes : programmes.toSorted(byStart)

interface Words {
  readonly titles: string[]
  readonly contents: string[]
}

/** The words of each other language, show by show; nothing where they are the same as the operator's own. */
const otherWords = (shows: ReadonlyArray<Programme>): ReadonlyMap<string, Words> => {
  const words = new Map<string, Words>()
  const blank = (): string[] => new Array<string>(shows.length).fill('')
  shows.forEach(({ title, desc, translations }, show) => {
    for (const { lang, title: otherTitle, content } of translations) {
      if (otherTitle === title && content === desc) continue
      const known = words.get(lang) ?? { titles: blank(), contents: blank() }
      words.set(lang, known)
      known.titles[show] = otherTitle
      known.contents[show] = content
    }
  })
  return words
}

export const packed = (days: ReadonlyArray<ChannelDay>): { readonly chunk: DayChunk; readonly texts: DayTexts } => {
  const all = days.flatMap(({ programmes }) => inOrder(programmes))
  const { rows, shows } = showsOf(all)
  const words = [...otherWords(shows)]
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
      starts: moments(all.map(({ start }) => start)),
      stops: moments(all.map(({ stop }) => stop)),
      programIds: textList(all.map(({ programId }) => programId)),
      shows: rows,
      titles: textList(shows.map(({ title }) => title)),
      translatedTitles: words.map(([lang, { titles }]) => ({ lang, texts: textList(titles) })),
    },
    texts: {
      form: FORM,
      descs: textList(shows.map(({ desc }) => desc)),
      translatedDescs: words.map(([lang, { contents }]) => ({ lang, texts: textList(contents) })),
      pictures: textList(shows.map(({ picture = '' }) => picture)),
    },
  }
}

const areTranslated = (input: unknown, length: number): boolean =>
  Array.isArray(input) && input.every(each => isTextList(Reflect.get(Object(each), 'texts'), length))

const isShows = (input: unknown, length: number): input is Shows['rows'] =>
  (input instanceof Uint16Array || input instanceof Uint32Array) && input.length === length

/** Whether a record of the database is a chunk that this version of the app has written. */
export const isDayChunk = (input: unknown): input is DayChunk => {
  const { form, epgIds, ends, starts, stops, programIds, shows, titles, translatedTitles } = Object(input)
  const { length } = Object(shows)
  return (
    form === FORM &&
    isMoments(starts, length) &&
    isMoments(stops, length) &&
    Array.isArray(epgIds) &&
    ends instanceof Uint32Array &&
    ends.length === epgIds.length &&
    isTextList(programIds, length) &&
    isShows(shows, length) &&
    isTextList(titles, Object(titles).ends?.length) &&
    areTranslated(translatedTitles, titles.ends.length)
  )
}

export const isDayTexts = (input: unknown, { titles }: DayChunk): input is DayTexts => {
  const { form, descs, translatedDescs, pictures } = Object(input)
  const { length } = titles.ends
  return (
    form === FORM && isTextList(descs, length) && areTranslated(translatedDescs, length) && isTextList(pictures, length)
  )
}

/** From which row up to which the programmes of a channel stand; nothing for a channel that the chunk does not know. */
export const rowsOf = ({ epgIds, ends }: DayChunk, epgId: EpgId): readonly [number, number] | undefined => {
  const at = epgIds.indexOf(epgId)
  return at === -1 ? undefined : [at === 0 ? 0 : (ends[at - 1] ?? 0), ends[at] ?? 0]
}

/** Catch-up is on for this channel's programmes of that day. */
export const hasCatchup = ({ epgIds, isCatchup }: DayChunk, epgId: EpgId): boolean =>
  isCatchup[epgIds.indexOf(epgId)] === true

export const programIdAt = ({ programIds }: DayChunk, row: number): ProgramId => textAt(programIds, row) as ProgramId
export const startAt = ({ starts }: DayChunk, row: number): number => momentAt(starts, row)
export const stopAt = ({ stops }: DayChunk, row: number): number => momentAt(stops, row)

const showAt = ({ shows }: DayChunk, row: number): number => shows[row] ?? 0

/** The title in a language, else as the operator wrote it (LANG-05). */
export const titleIn = (chunk: DayChunk, lang: string): ((row: number) => string) => {
  const translated = chunk.translatedTitles.find(each => each.lang === lang)?.texts
  return row => {
    const show = showAt(chunk, row)
    return (translated === undefined ? '' : textAt(translated, show)) || textAt(chunk.titles, show)
  }
}

export const pictureAt = (chunk: DayChunk, { pictures }: DayTexts, row: number): string | undefined =>
  textAt(pictures, showAt(chunk, row)) || undefined

export const programmeAt = (chunk: DayChunk, texts: DayTexts, row: number): Programme => {
  const show = showAt(chunk, row)
  return {
    programId: programIdAt(chunk, row),
    title: textAt(chunk.titles, show),
    desc: textAt(texts.descs, show),
    start: instant(startAt(chunk, row)),
    stop: instant(stopAt(chunk, row)),
    translations: chunk.translatedTitles.flatMap(({ lang, texts: titles }, index) => {
      const title = textAt(titles, show)
      const contents = texts.translatedDescs[index]?.texts
      return title === '' ? [] : [{ lang, title, content: contents === undefined ? '' : textAt(contents, show) }]
    }),
    picture: pictureAt(chunk, texts, row),
  }
}

export const unpacked = (chunk: DayChunk, texts: DayTexts): ReadonlyArray<ChannelDay> =>
  chunk.epgIds.map(epgId => {
    const [from, until] = rowsOf(chunk, epgId) ?? [0, 0]
    const programmes = Array.from({ length: until - from }, (_, index) => programmeAt(chunk, texts, from + index))
    return { epgId, isCatchup: hasCatchup(chunk, epgId), programmes }
  })
