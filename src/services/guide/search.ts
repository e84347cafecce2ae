import type { EpgId } from '../../../models/channel.ts'
import { addMs, DAY, type Instant, instant } from '../../../models/codec/instant.ts'
import type { UtcDay } from '../../../models/epg.ts'
import type { GuideHit, GuideQuery } from '../../../models/guideWindow.ts'
import { matchesSearch, searchKey } from '../../../models/search.ts'
import { type DayChunk, hasCatchup, programIdAt, rowsOf, startAt, stopAt, titleIn } from './chunk.ts'
import type { Days } from './days.ts'

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

interface Stored {
  readonly days: ReadonlyArray<UtcDay>
  readonly channels: ReadonlyMap<number, ReadonlyArray<EpgId>>
  readonly chunks: Days['chunks']
}

/** Day by day away from now, until no programme of the days that are left can be nearer than those found. */
export const searchDays = async (
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
