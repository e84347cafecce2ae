import { SourceFault } from '../gateway/sourceFault.ts'
import { type Box, childrenOf, versionOf } from '../media/boxes.ts'
import type { Bytes } from './bytes.ts'
import { fragmentSamples } from './fragments.ts'
import type { Movie, MovieTrack } from './movie.ts'
import { emptySamples, type Samples, timed } from './sampleRows.ts'

/** A table of the head: its rows of so many numbers each. */
const table = (
  head: Buffer,
  box: Box | undefined,
  columns: number,
): { count: number; at: (row: number, column: number) => number } => {
  if (box === undefined) return { count: 0, at: () => 0 }
  const count = head.readUInt32BE(box.start + 12)
  if (box.start + 16 + count * columns * 4 > box.start + box.size) throw new SourceFault('a table in it is cut off')
  return { count, at: (row, column) => head.readUInt32BE(box.start + 16 + (row * columns + column) * 4) }
}

const sizesOf = (head: Buffer, stsz: Box): Samples => {
  const [same, count] = [head.readUInt32BE(stsz.start + 12), head.readUInt32BE(stsz.start + 16)]
  const samples = emptySamples(count)
  if (same > 0) samples.sizes.fill(same)
  else {
    if (stsz.start + 20 + count * 4 > stsz.start + stsz.size) throw new SourceFault('a table in it is cut off')
    for (let at = 0; at < count; at += 1) samples.sizes[at] = head.readUInt32BE(stsz.start + 20 + at * 4)
  }
  return samples
}

/** Rows of `[how many, value]`, one value for each sample. */
const spread = (rows: ReturnType<typeof table>, into: { readonly length: number } & Record<number, number>): void => {
  let next = 0
  for (let row = 0; row < rows.count; row += 1) {
    const [many, value] = [rows.at(row, 0), rows.at(row, 1)]
    for (let each = 0; each < many && next < into.length; each += 1, next += 1) into[next] = value
  }
}

/** Where each lies: in chunks, so many of them in each. */
const place = (head: Buffer, samples: Samples, boxes: ReadonlyMap<string, Box>): void => {
  const stsc = table(head, boxes.get('stsc'), 3)
  const long = boxes.get('co64')
  const chunks = table(head, long ?? boxes.get('stco'), long === undefined ? 1 : 2)
  const chunkAt = (row: number): number =>
    long === undefined ? chunks.at(row, 0) : chunks.at(row, 0) * 2 ** 32 + chunks.at(row, 1)
  let next = 0
  for (let row = 0; row < stsc.count; row += 1) {
    const until = row + 1 < stsc.count ? stsc.at(row + 1, 0) - 1 : chunks.count
    if (stsc.at(row, 2) !== stsc.at(0, 2)) throw new SourceFault('a track changes its form on the way')
    for (let chunk = stsc.at(row, 0) - 1; chunk < Math.min(until, chunks.count); chunk += 1) {
      let offset = chunkAt(chunk)
      for (let each = 0; each < stsc.at(row, 1) && next < samples.count; each += 1, next += 1) {
        samples.offsets[next] = offset
        offset += samples.sizes[next] ?? 0
      }
    }
  }
  if (next < samples.count) throw new SourceFault('its tables do not fit each other')
}

const ofTables = (head: Buffer, stbl: Box): Samples => {
  const boxes = new Map(childrenOf(head, stbl).map(box => [box.type, box]))
  const stsz = boxes.get('stsz')
  if (stsz === undefined) throw new SourceFault('it does not say how large its samples are')
  const samples = sizesOf(head, stsz)
  place(head, samples, boxes)
  spread(table(head, boxes.get('stts'), 2), samples.durations)
  const ctts = boxes.get('ctts')
  // of version 0 too they are written with a sign by many
  if (ctts !== undefined && versionOf(head, ctts) <= 1) spread(table(head, ctts, 2), samples.delays)
  const stss = boxes.get('stss')
  if (stss === undefined) samples.keys.fill(1)
  else {
    const keys = table(head, stss, 1)
    for (let row = 0; row < keys.count; row += 1) samples.keys[keys.at(row, 0) - 1] = 1
  }
  return timed(samples)
}

export const samplesOf = async (bytes: Bytes, movie: Movie, track: MovieTrack): Promise<Samples> => {
  const samples =
    movie.fragmentsFrom === undefined
      ? ofTables(movie.head, track.stbl)
      : await fragmentSamples(bytes, movie.head, movie.fragmentsFrom, track.id)
  if (samples.count === 0) throw new SourceFault('a track of it is empty')
  return samples
}
