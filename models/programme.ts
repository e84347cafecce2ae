import * as t from 'io-ts'
import { LogicalChannelId, ProgramId } from './channelIds.ts'
import { tolerantArray } from './codec/decode.ts'
import { Instant } from './codec/instant.ts'
import { mapped } from './codec/mapped.ts'
import { fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { LongText, Picture, Text } from './codec/text.ts'
import type { Language } from './language.ts'

export { ProgramId } from './channelIds.ts'

/** Where the clock stands in a programme (spec §4, EPG-06). */
export const ProgrammeStatus = oneOf('ProgrammeStatus', ['finished', 'playing', 'notStart'])
export type ProgrammeStatus = t.TypeOf<typeof ProgrammeStatus>

/** A programme's texts in one language of the operator's, which may have more of them than the app speaks. */
export const Translation = t.strict({ lang: Text, title: Text, content: fallback(LongText, '') }, 'Translation')
export type Translation = t.TypeOf<typeof Translation>

/** One programme, from `start` up to and without `stop`; never empty. */
export interface Programme {
  readonly programId: ProgramId
  readonly title: string
  readonly desc: string
  readonly start: Instant
  readonly stop: Instant
  readonly translations: ReadonlyArray<Translation>
  /** A wide picture of it, where the operator has one. */
  readonly picture?: string | undefined
}

/** A programme with the channel it belongs to, as lists outside the guide hold it (spec §3, Programme). */
export interface ChannelProgramme extends Programme {
  readonly logicalChannelId: LogicalChannelId
  readonly channelName: string
  readonly iconUrl: string | undefined
  readonly epgStatus: ProgrammeStatus | undefined
}

const EpgProgramme = t.strict(
  {
    programId: ProgramId,
    startTime: Instant,
    stopTime: Instant,
    title: Text,
    content: fallback(LongText, ''),
    multilingualList: fallback(tolerantArray(Translation), []),
    posterLandscape: Picture,
  },
  'Programme',
)

const ListedProgramme = t.strict(
  {
    programId: ProgramId,
    programme: Text,
    desc: fallback(LongText, ''),
    start: Instant,
    stop: Instant,
    logicalChannelId: LogicalChannelId,
    channelName: fallback(Text, ''),
    iconUrl: Picture,
    multilingual: fallback(tolerantArray(Translation), []),
    epgStatus: lenient(optional(ProgrammeStatus), undefined),
  },
  'ChannelProgramme',
)

const isProgramme = (input: unknown): input is Programme =>
  typeof input === 'object' && input !== null && 'start' in input && 'stop' in input && 'translations' in input

/** A programme as the guide's calls send it (spec §3, EPG record). One that ends before it begins is refused. */
export const ProgrammeFromWire: t.Type<Programme, t.OutputOf<typeof EpgProgramme>> = mapped('Programme', EpgProgramme, {
  is: isProgramme,
  toDomain: ({ content: desc, startTime: start, stopTime: stop, multilingualList, posterLandscape, ...rest }) =>
    start < stop ? { ...rest, desc, start, stop, translations: multilingualList, picture: posterLandscape } : undefined,
  toWire: ({ desc, start, stop, translations, picture, ...rest }) => ({
    ...rest,
    content: desc,
    startTime: start,
    stopTime: stop,
    multilingualList: translations,
    posterLandscape: picture,
  }),
})

export const ChannelProgrammeFromWire: t.Type<ChannelProgramme, t.OutputOf<typeof ListedProgramme>> = mapped(
  'ChannelProgramme',
  ListedProgramme,
  {
    is: (input): input is ChannelProgramme => isProgramme(input) && 'logicalChannelId' in input,
    toDomain: ({ programme, multilingual, ...rest }) =>
      rest.start < rest.stop ? { ...rest, title: programme, translations: multilingual } : undefined,
    toWire: ({ title, translations, ...rest }) => ({ ...rest, programme: title, multilingual: translations }),
  },
)

export const byStart = (one: Programme, other: Programme): number => one.start - other.start

/**
 * One after the other, as they are watched: what is said to run on ends where the next begins, and of two that begin at
 * once the later listed stands. Takes them by start.
 */
export const inLine = <P extends Pick<Programme, 'start' | 'stop'>>(programmes: ReadonlyArray<P>): ReadonlyArray<P> =>
  programmes.flatMap((each, at) => {
    const next = programmes[at + 1]?.start
    if (next === undefined || next >= each.stop) return [each]
    return next > each.start ? [{ ...each, stop: next }] : []
  })

/** The status at a moment of the server's clock. */
export const statusAt = ({ start, stop }: Pick<Programme, 'start' | 'stop'>, now: Instant): ProgrammeStatus => {
  if (stop <= now) return 'finished'
  return start <= now ? 'playing' : 'notStart'
}

/** The programme on air; of overlapping ones the one that began last. */
export const currentProgramme = <P extends Programme>(programmes: ReadonlyArray<P>, now: Instant): P | undefined =>
  programmes.reduce<P | undefined>((best, each) => {
    if (statusAt(each, now) !== 'playing') return best
    return best === undefined || each.start > best.start ? each : best
  }, undefined)

/** The first programme that has not started. */
export const nextProgramme = <P extends Programme>(programmes: ReadonlyArray<P>, now: Instant): P | undefined =>
  programmes.reduce<P | undefined>((best, each) => {
    if (statusAt(each, now) !== 'notStart') return best
    return best === undefined || each.start < best.start ? each : best
  }, undefined)

/** How far the clock is into a programme, from 0 to 1. */
export const progressAt = ({ start, stop }: Pick<Programme, 'start' | 'stop'>, now: Instant): number =>
  Math.min(1, Math.max(0, (now - start) / (stop - start)))

/** Title and description in the active language, else as the operator wrote them (LANG-05). */
export const textsIn = (
  { title, desc, translations }: Pick<Programme, 'title' | 'desc' | 'translations'>,
  language: Language,
): { readonly title: string; readonly desc: string } => {
  const translation = translations.find(({ lang }) => lang === language)
  return translation === undefined ? { title, desc } : { title: translation.title, desc: translation.content }
}
