import * as t from 'io-ts'
import { EpgId } from '../../../models/channel.ts'
import { CHANNELS_PER_CALL } from '../../../models/epgSync.ts'
import type { Table } from './database.ts'

/** So many channels share a chunk: what one call brings is stored in one piece. */
const BUCKET_SIZE = CHANNELS_PER_CALL
const KEY = 'epgIds'
const EpgIds = t.readonlyArray(EpgId)

/** In which chunk of a day each channel stands (spec §3, ChannelEpgRelation). A channel stays where it once was put. */
export interface Buckets {
  /** The channels by their chunk; those that are nowhere yet are left out. */
  readonly of: (epgIds: ReadonlyArray<EpgId>) => Promise<ReadonlyMap<number, ReadonlyArray<EpgId>>>
  /** The same, with a place for every channel. Only one may do so at a time. */
  readonly assign: (epgIds: ReadonlyArray<EpgId>) => Promise<ReadonlyMap<number, ReadonlyArray<EpgId>>>
  /** How many channels have their place in a chunk, as far as this tab has seen. */
  readonly size: (bucket: number) => number
}

export const makeBuckets = (table: Table): Buckets => {
  let places: ReadonlyMap<EpgId, number> = new Map()
  const reload = async (): Promise<void> => {
    const record = await table.get(KEY)
    places = new Map(EpgIds.is(record) ? record.map((epgId, place) => [epgId, place]) : [])
  }
  const grouped = (epgIds: ReadonlyArray<EpgId>): ReadonlyMap<number, ReadonlyArray<EpgId>> => {
    const found = new Map<number, EpgId[]>()
    for (const epgId of epgIds) {
      const place = places.get(epgId)
      if (place === undefined) continue
      const bucket = Math.floor(place / BUCKET_SIZE)
      const others = found.get(bucket)
      if (others === undefined) found.set(bucket, [epgId])
      else others.push(epgId)
    }
    return found
  }
  const hasAll = (epgIds: ReadonlyArray<EpgId>): boolean => epgIds.every(epgId => places.has(epgId))
  return {
    of: async epgIds => {
      if (!hasAll(epgIds)) await reload()
      return grouped(epgIds)
    },
    assign: async epgIds => {
      await reload()
      if (!hasAll(epgIds)) {
        const all = [...new Set([...places.keys(), ...epgIds])]
        await table.set(KEY, all)
        places = new Map(all.map((epgId, place) => [epgId, place]))
      }
      return grouped(epgIds)
    },
    size: bucket => Math.min(BUCKET_SIZE, places.size - bucket * BUCKET_SIZE),
  }
}
