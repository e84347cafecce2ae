import { SourceFault } from '../gateway/sourceFault.ts'
import { type Box, boxesOf, childrenOf, makeBox, versionOf } from '../media/boxes.ts'
import type { Movie, MovieTrack } from './movie.ts'
import type { Samples } from './sampleRows.ts'

/** A stretch of a track: its first sample, and the one behind its last. */
export interface Segment {
  readonly first: number
  readonly end: number
  readonly seconds: number
}

/** As long as a segment should be, and as it may be where nothing begins. */
const TARGET = 6
const LONGEST = 60

/** Cut where a picture begins that needs none before it. */
export const segmentsOf = (samples: Samples, timescale: number): ReadonlyArray<Segment> => {
  const { count, times, keys } = samples
  const cuts = [0]
  let begun = 0
  for (let at = 1; at < count; at += 1) {
    const seconds = ((times[at] ?? 0) - begun) / timescale
    if (!((seconds >= TARGET && keys[at] === 1) || seconds >= LONGEST)) continue
    cuts.push(at)
    begun = times[at] ?? 0
  }
  return cuts.map((first, index) => {
    const end = cuts[index + 1] ?? count
    return { first, end, seconds: ((times[end] ?? 0) - (times[first] ?? 0)) / timescale }
  })
}

const u32 = (...values: ReadonlyArray<number>): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4)
  return bytes
}

const full = (type: string, version: number, flags: number, ...payload: ReadonlyArray<Buffer>): Buffer =>
  makeBox(type, u32(version * 2 ** 24 + flags), ...payload)

const copied = (head: Buffer, box: Box): Buffer => Buffer.from(head.subarray(box.start, box.start + box.size))

/** Where a length stands behind dates and what is beside it, by version: fragments say how long they are. */
const LENGTH_AT: Readonly<Record<string, readonly [number, number]>> = {
  mvhd: [24, 32],
  tkhd: [28, 36],
  mdhd: [24, 32],
}

const withoutLength = (head: Buffer, box: Box): Buffer => {
  const copy = copied(head, box)
  const version = versionOf(head, box) === 1 ? 1 : 0
  const at = LENGTH_AT[box.type]?.[version]
  if (at !== undefined) copy.fill(0, at, at + (version === 1 ? 8 : 4))
  return copy
}

const emptyTables = (head: Buffer, stbl: Box): Buffer => {
  const stsd = childrenOf(head, stbl).find(({ type }) => type === 'stsd')
  if (stsd === undefined) throw new SourceFault('a track lacks its description')
  return makeBox(
    'stbl',
    copied(head, stsd),
    full('stts', 0, 0, u32(0)),
    full('stsc', 0, 0, u32(0)),
    full('stsz', 0, 0, u32(0, 0)),
    full('stco', 0, 0, u32(0)),
  )
}

/** The boxes that a track keeps as they are, in the boxes that it keeps. */
const KEPT: ReadonlySet<string> = new Set(['hdlr', 'vmhd', 'smhd', 'dinf', 'tkhd', 'mdhd'])

const trimmed = (head: Buffer, box: Box): ReadonlyArray<Buffer> => {
  if (box.type === 'stbl') return [emptyTables(head, box)]
  if (box.type === 'mdia' || box.type === 'minf')
    return [makeBox(box.type, ...childrenOf(head, box).flatMap(each => trimmed(head, each)))]
  return KEPT.has(box.type) ? [withoutLength(head, box)] : []
}

/** The initialization segment of one track. */
export const initOf = ({ head }: Movie, { trak, id }: MovieTrack): Buffer => {
  const [moov] = boxesOf(head)
  const mvhd = moov && childrenOf(head, moov).find(({ type }) => type === 'mvhd')
  if (mvhd === undefined) throw new SourceFault('it lacks its description')
  return Buffer.concat([
    makeBox('ftyp', Buffer.from('iso6', 'latin1'), u32(1), Buffer.from('iso6cmfc', 'latin1')),
    makeBox(
      'moov',
      withoutLength(head, mvhd),
      makeBox('trak', ...childrenOf(head, trak).flatMap(each => trimmed(head, each))),
      makeBox('mvex', full('trex', 0, 0, u32(id, 1, 0, 0, 0))),
    ),
  ])
}

const KEY = 0x0200_0000
const NO_KEY = 0x0101_0000
const RUN_FLAGS = 0x1 | 0x100 | 0x200 | 0x400 | 0x800
const BASE_IS_MOOF = 0x2_0000
const HEADER = 8

/** What comes before the samples of a segment, and where those lie in the file. `shift` moves them, in ticks. */
export const segmentHead = (track: MovieTrack, samples: Samples, { first, end }: Segment, shift: number) => {
  const rows = Buffer.alloc((end - first) * 16)
  const runs: Array<{ from: number; length: number }> = []
  let size = 0
  for (let at = first; at < end; at += 1) {
    const row = (at - first) * 16
    const [from = 0, length = 0] = [samples.offsets[at], samples.sizes[at]]
    rows.writeUInt32BE(samples.durations[at] ?? 0, row)
    rows.writeUInt32BE(length, row + 4)
    rows.writeUInt32BE(samples.keys[at] === 1 ? KEY : NO_KEY, row + 8)
    rows.writeInt32BE(samples.delays[at] ?? 0, row + 12)
    size += length
    const last = runs.at(-1)
    if (last !== undefined && last.from + last.length === from) last.length += length
    else runs.push({ from, length })
  }
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(BigInt(Math.max(0, Math.round((samples.times[first] ?? 0) + shift))))
  const moofWith = (offset: number): Buffer =>
    makeBox(
      'moof',
      full('mfhd', 0, 0, u32(first + 1)),
      makeBox(
        'traf',
        full('tfhd', 0, BASE_IS_MOOF, u32(track.id)),
        full('tfdt', 1, 0, time),
        full('trun', 1, RUN_FLAGS, u32(end - first, offset), rows),
      ),
    )
  const moof = moofWith(moofWith(0).length + HEADER)
  return { head: Buffer.concat([moof, u32(size + HEADER), Buffer.from('mdat', 'latin1')]), runs, size }
}
