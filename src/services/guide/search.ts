import type { EpgId } from '../../../models/channel.ts'
import { addMs, DAY, type Instant, instant } from '../../../models/codec/instant.ts'
import { type UtcDay, utcDayOf } from '../../../models/epg.ts'
import type { GuideHit, GuideQuery } from '../../../models/guideWindow.ts'
import { matchesSearch, searchKey } from '../../../models/search.ts'
import { type DayChunk, hasCatchup, pictureAt, programIdAt, rowsOf, startAt, stopAt, titleIn } from './chunk.ts'
import type { Days, Place, WholeChunk } from './days.ts'

/** How long before or after `now` a programme begins. */
const distance = (now: Instant, start: number): number => Math.abs(start - now)

/** The least distance that a programme of this day can have. */
const dayDistance = (now: Instant, date: UtcDay): number => Math.max(0, date - now, now - addMs(date, DAY))

/** Titles repeat from day to day: each is compared once. */
const makeMatcher = (text: string) => {
  const verdicts = new Map<string, boolean>()
  return (title: string): boolean => {
    const known = verdicts.get(title)
    if (known !== undefined) return known
    const verdict = matchesSearch(text, title)
    verdicts.set(title, verdict)
    return verdict
  }
}

const longestWord = (text: string): string =>
  searchKey(text)
    .split(' ')
    .reduce((best, word) => (word.length > best.length ? word : best), '')

/** A chunk that has the word nowhere in its titles is not read title by title. */
const mayHold = ({ titles, translatedTitles }: DayChunk, language: string, word: string): boolean =>
  [titles, ...translatedTitles.filter(({ lang }) => lang === language).map(({ texts }) => texts)].some(({ text }) =>
    searchKey(text).includes(word),
  )

const hitsIn = (
  chunk: DayChunk,
  epgIds: ReadonlyArray<EpgId>,
  language: string,
  matches: (title: string) => boolean,
): ReadonlyArray<GuideHit> => {
  const titleAt = titleIn(chunk, language)
  return epgIds.flatMap(epgId => {
    const [from, until] = rowsOf(chunk, epgId) ?? [0, 0]
    const isCatchup = hasCatchup(chunk, epgId)
    const hits: GuideHit[] = []
    for (let row = from; row < until; row += 1) {
      const title = titleAt(row)
      if (!matches(title)) continue
      const programId = programIdAt(chunk, row)
      const [start, stop] = [instant(startAt(chunk, row)), instant(stopAt(chunk, row))]
      hits.push({ epgId, programId, title, start, stop, isCatchup })
    }
    return hits
  })
}

/** A programme that runs past midnight may stand in two days. */
const onceEach = (hits: ReadonlyArray<GuideHit>): ReadonlyArray<GuideHit> => [
  ...new Map(hits.map(hit => [`${hit.epgId} ${hit.start}`, hit])).values(),
]

interface Stored extends Pick<Days, 'chunks' | 'whole'> {
  readonly days: ReadonlyArray<UtcDay>
  readonly channels: ReadonlyMap<number, ReadonlyArray<EpgId>>
}

const pictureIn = ({ chunk, texts }: WholeChunk, { epgId, programId }: GuideHit): string | undefined => {
  const [from, until] = rowsOf(chunk, epgId) ?? [0, 0]
  for (let row = from; row < until; row += 1)
    if (programIdAt(chunk, row) === programId) return pictureAt(chunk, texts, row)
  return undefined
}

/** Pictures stand beside the texts, which are read only of where something was found. */
const withPictures = async (
  hits: ReadonlyArray<GuideHit>,
  { channels, whole }: Pick<Stored, 'channels' | 'whole'>,
): Promise<ReadonlyArray<GuideHit>> => {
  const buckets = new Map([...channels].flatMap(([bucket, epgIds]) => epgIds.map(epgId => [epgId, bucket] as const)))
  const placeOf = ({ epgId, start }: GuideHit): Place => ({ date: utcDayOf(start), bucket: buckets.get(epgId) ?? 0 })
  const nameOf = ({ date, bucket }: Place): string => `${date} ${bucket}`
  const places = new Map(hits.map(placeOf).map(place => [nameOf(place), place]))
  const found = new Map((await whole([...places.values()])).map(each => [nameOf(each), each]))
  return hits.map(hit => {
    const day = found.get(nameOf(placeOf(hit)))
    return { ...hit, picture: day && pictureIn(day, hit) }
  })
}

/** Day by day away from now, until no programme of the days that are left can be nearer than those found. */
const nearest = async (
  { days, channels, chunks }: Stored,
  { text, language, now, limit }: GuideQuery,
): Promise<ReadonlyArray<GuideHit>> => {
  const word = longestWord(text)
  if (word === '') return []
  const matches = makeMatcher(text)
  let hits: ReadonlyArray<GuideHit> = []
  for (const date of days.toSorted((one, other) => dayDistance(now, one) - dayDistance(now, other))) {
    const last = hits[limit - 1]
    if (last !== undefined && distance(now, last.start) <= dayDistance(now, date)) break
    const stored = await chunks([...channels.keys()].map(bucket => ({ date, bucket })))
    const found = stored.flatMap(({ bucket, chunk }) =>
      mayHold(chunk, language, word) ? hitsIn(chunk, channels.get(bucket) ?? [], language, matches) : [],
    )
    hits = onceEach([...hits, ...found])
      .toSorted((one, other) => distance(now, one.start) - distance(now, other.start))
      .slice(0, limit)
  }
  return hits
}

export const searchDays = async (stored: Stored, query: GuideQuery): Promise<ReadonlyArray<GuideHit>> =>
  withPictures(await nearest(stored, query), stored)
