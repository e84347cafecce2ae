import type { UtcDay } from '../../../models/epg.ts'
import { type ChannelDay, type DayChunk, type DayTexts, isDayChunk, isDayTexts, packed, unpacked } from './chunk.ts'
import type { Table } from './database.ts'

/** Where a chunk stands. */
export interface Place {
  readonly date: UtcDay
  readonly bucket: number
}

export interface WholeChunk extends Place {
  readonly chunk: DayChunk
  readonly texts: DayTexts
}

/** The days of all channels, chunk by chunk (spec §3, Epg). */
export interface Days {
  /** Each with its place; those that are not stored are left out. */
  readonly chunks: (places: ReadonlyArray<Place>) => Promise<ReadonlyArray<Place & { readonly chunk: DayChunk }>>
  /** The same with their texts. */
  readonly whole: (places: ReadonlyArray<Place>) => Promise<ReadonlyArray<WholeChunk>>
  /** Puts these of the `size` channels of a chunk in the place of what was stored of them. Only one may do so at a time. */
  readonly put: (date: UtcDay, bucket: number, size: number, days: ReadonlyArray<ChannelDay>) => Promise<void>
  readonly stored: () => Promise<ReadonlyArray<UtcDay>>
  readonly remove: (isOld: (date: UtcDay) => boolean) => Promise<void>
}

const chunkKey = (date: UtcDay, bucket: number): string => `${date}/${bucket}`
const textsKey = (date: UtcDay, bucket: number): string => `${date}/${bucket}/texts`
const dateOf = (key: string): UtcDay => Number(key.split('/')[0]) as UtcDay

interface DaysParts {
  readonly table: Table
  /** While this runs nobody writes. */
  readonly alone: <A>(run: () => Promise<A>) => Promise<A>
  /** What is stored of a day cannot be read, and is gone. */
  readonly onBroken: (date: UtcDay) => void
}

export const makeDays = ({ table, alone, onBroken }: DaysParts): Days => {
  const drop = async (date: UtcDay, key: string): Promise<undefined> => {
    await table.remove(key)
    onBroken(date)
  }
  const chunks: Days['chunks'] = async places => {
    const records = await table.getAll(places.map(({ date, bucket }) => chunkKey(date, bucket)))
    const found = places.map(async ({ date, bucket }, index) => {
      const record = records[index]
      if (record === undefined) return undefined
      return isDayChunk(record) ? { date, bucket, chunk: record } : drop(date, chunkKey(date, bucket))
    })
    return (await Promise.all(found)).filter(each => each !== undefined)
  }
  const texts = async (date: UtcDay, bucket: number, of: DayChunk): Promise<DayTexts | undefined> => {
    const key = textsKey(date, bucket)
    const record = await table.get(key)
    return isDayTexts(record, of) ? record : drop(date, key)
  }
  const others = async (date: UtcDay, bucket: number, days: ReadonlyArray<ChannelDay>) => {
    const fresh = new Set(days.map(({ epgId }) => epgId))
    const known = (await chunks([{ date, bucket }]))[0]?.chunk
    if (known === undefined || known.epgIds.every(epgId => fresh.has(epgId))) return []
    const words = await texts(date, bucket, known)
    return words === undefined ? [] : unpacked(known, words).filter(({ epgId }) => !fresh.has(epgId))
  }
  const settled = (place: Place): Promise<WholeChunk | undefined> =>
    alone(async () => {
      const [found] = await chunks([place])
      const words = found && (await texts(place.date, place.bucket, found.chunk))
      return words && { ...found, texts: words }
    })
  return {
    chunks,
    whole: async places => {
      const found = (await chunks(places)).map(async ({ date, bucket, chunk }) => {
        const words = await table.get(textsKey(date, bucket))
        // others than those of the chunk: a write has come between, or they are broken
        return isDayTexts(words, chunk) ? { date, bucket, chunk, texts: words } : settled({ date, bucket })
      })
      return (await Promise.all(found)).filter(each => each !== undefined)
    },
    put: async (date, bucket, size, days) => {
      const kept = days.length === size ? [] : await others(date, bucket, days)
      const { chunk: columns, texts: words } = packed([...kept, ...days])
      await Promise.all([table.set(chunkKey(date, bucket), columns), table.set(textsKey(date, bucket), words)])
    },
    stored: async () => [...new Set((await table.keys()).map(dateOf))],
    remove: async isOld => {
      for (const key of await table.keys()) if (isOld(dateOf(key))) await table.remove(key)
    },
  }
}
