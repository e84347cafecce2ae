import { DAY, type Instant, instant } from '../../../models/codec/instant.ts'
import { DAYS_BACK, DAYS_FORWARD, type UtcDay, utcDayOf, utcDaysIn } from '../../../models/epg.ts'
import type { Language } from '../../../models/language.ts'
import { Language as LanguageCodec } from '../../../models/language.ts'
import { currentProgramme, ProgramId } from '../../../models/programme.ts'
import { groupedBy } from '../grouped.ts'
import type { LanguageText, Xmltv, XmltvProgramme } from '../importer/xmltv.ts'
import { idOf } from './ids.ts'
import type { LineupChannel } from './lineup.ts'
import type { Seen } from './programmeArt.ts'
import { scheduleOf } from './schedule.ts'
import { hashOf } from './seed.ts'

export interface Guide {
  /** The programmes of a channel that begin in a UTC day, in their order. */
  readonly day: (channel: LineupChannel, day: UtcDay) => ReadonlyArray<Seen>
  readonly checksum: (channel: LineupChannel, day: UtcDay) => string
  /** The days that the operator publishes around a moment: 7 back and 6 forward. */
  readonly days: (now: Instant) => ReadonlyArray<UtcDay>
  readonly programme: (channel: LineupChannel, programId: string, now: Instant) => Seen | undefined
  readonly onAir: (channel: LineupChannel, now: Instant) => Seen | undefined
}

type DaysOf = (channel: LineupChannel, day: UtcDay) => ReadonlyArray<Seen>

const publishedDays = (now: Instant): ReadonlyArray<UtcDay> => {
  const today = utcDayOf(now)
  return utcDaysIn(instant(today - DAYS_BACK * DAY), instant(today + (DAYS_FORWARD + 1) * DAY))
}

const KEPT_DAYS = 4000

const cached = (make: DaysOf): DaysOf => {
  const days = new Map<string, ReadonlyArray<Seen>>()
  return (channel, day) => {
    const key = `${channel.channel.logicalChannelId} ${day}`
    const known = days.get(key)
    if (known !== undefined) return known
    const made = make(channel, day)
    const oldest = days.keys().next()
    if (days.size >= KEPT_DAYS && oldest.done === false) days.delete(oldest.value)
    days.set(key, made)
    return made
  }
}

/** Imported and made days alike: what they say in all languages decides. */
const guideOf = (make: DaysOf, version: string): Guide => {
  const day = cached(make)
  return {
    day,
    days: publishedDays,
    checksum: (channel, of) => hashOf(version, String(channel.channel.logicalChannelId), of).toString(36),
    programme: (channel, programId, now) =>
      publishedDays(now)
        .flatMap(each => day(channel, each))
        .find(each => each.programId === programId),
    onAir: (channel, now) => {
      const today = utcDayOf(now)
      return currentProgramme(
        [instant(today - DAY), today].flatMap(each => day(channel, utcDayOf(each))),
        now,
      )
    },
  }
}

/** The built-in guide, made per day on demand. */
export const builtInGuide = (): Guide =>
  guideOf(({ channel, kind }, day) => scheduleOf(String(channel.logicalChannelId), kind, day), 'built-in 2')

const textIn = (texts: ReadonlyArray<LanguageText>, language: Language): string | undefined =>
  texts.find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)?.text

const defaultText = (texts: ReadonlyArray<LanguageText>): string =>
  (texts.find(({ lang }) => lang === '') ?? texts[0])?.text ?? ''

const programmeOf = (channelId: string, { start, stop, titles, descriptions }: XmltvProgramme): Seen => ({
  programId: idOf(ProgramId, `${channelId}-${start.toString(36)}`),
  title: defaultText(titles),
  desc: defaultText(descriptions),
  start,
  stop,
  look: undefined,
  translations: LanguageCodec.values.flatMap(lang => {
    const title = textIn(titles, lang)
    return title === undefined
      ? []
      : [{ lang, title, content: textIn(descriptions, lang) ?? defaultText(descriptions) }]
  }),
})

/** A guide from an XMLTV file; channels that it does not name have no programmes. */
export const importedGuide = ({ programmes }: Xmltv): Guide => {
  const byDay = groupedBy(programmes, ({ channel, start }) => `${channel} ${utcDayOf(start)}`)
  return guideOf(
    ({ channel, guideId }, day) =>
      (byDay.get(`${guideId} ${day}`) ?? [])
        .map(each => programmeOf(String(channel.logicalChannelId), each))
        .toSorted((one, other) => one.start - other.start),
    `imported ${programmes.length}`,
  )
}
