import { readFile } from 'node:fs/promises'
import { type Box, boxesOf, childrenOf, findBox, makeBox } from '../../media/boxes.ts'
import type { Bytes } from '../../mp4/bytes.ts'
import type { Movie, MovieTrack } from '../../mp4/movie.ts'
import type { Samples } from '../../mp4/sampleRows.ts'
import { samplesOf } from '../../mp4/samples.ts'

export const bytesOf = (buffer: Buffer): Bytes => ({
  size: buffer.length,
  isFar: false,
  read: async (from, length) => buffer.subarray(from, from + length),
})

const loopFile = (name: string): Promise<Buffer> => readFile(new URL(`../../media/loops/${name}`, import.meta.url))

interface Part {
  readonly file: Buffer
  readonly movie: { readonly head: Buffer }
  readonly track: Pick<MovieTrack, 'trak' | 'stbl' | 'timescale' | 'id'>
  readonly samples: Samples
}

/** Sound alone is no film: its head is read beside that of a picture. */
const partOf = async (name: string): Promise<Part> => {
  const file = await loopFile(name)
  const bytes = bytesOf(file)
  const from = boxesOf(file).find(({ type }) => type === 'moov')
  if (from === undefined) throw new Error(`${name} has no head`)
  const head = file.subarray(from.start, from.start + from.size)
  const [moov] = boxesOf(head)
  const trak = moov && childrenOf(head, moov).find(({ type }) => type === 'trak')
  const [tkhd, mdhd, stbl] = ['tkhd', 'mdia/mdhd', 'mdia/minf/stbl'].map(path =>
    findBox(head, ['moov', 'trak', ...path.split('/')]),
  )
  if (!trak || !tkhd || !mdhd || !stbl) throw new Error(`${name} has no track`)
  const track = { trak, stbl, timescale: head.readUInt32BE(mdhd.start + 20), id: head.readUInt32BE(tkhd.start + 20) }
  const movie = { head, fragmentsFrom: from.start + from.size } as unknown as Movie
  return { file, movie, track, samples: await samplesOf(bytes, movie, track as MovieTrack) }
}

const u32 = (...values: ReadonlyArray<number>): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4)
  return bytes
}
const full = (type: string, ...payload: ReadonlyArray<Buffer>): Buffer => makeBox(type, u32(0), ...payload)

interface Written extends Part {
  readonly id: number
  readonly language: string | undefined
  readonly edit: Buffer | undefined
  readonly turns: number
  readonly chunks: number[]
  readonly perChunk: number
}

const packed = (language: string): number =>
  [...language].reduce((sum, letter) => (sum << 5) | ((letter.codePointAt(0) ?? 0x60) - 0x60), 0)

const copied = (head: Buffer, box: Box): Buffer => Buffer.from(head.subarray(box.start, box.start + box.size))

const tables = ({ movie, track, samples, turns, chunks, perChunk }: Written): Buffer => {
  const stsd = childrenOf(movie.head, track.stbl).find(({ type }) => type === 'stsd')
  const count = samples.count * turns
  const at = (index: number): number => index % samples.count
  const all = Array.from({ length: count }, (_, index) => index)
  const keys = all.filter(index => samples.keys[at(index)] === 1)
  const hasDelays = samples.delays.some(delay => delay !== 0)
  return makeBox(
    'stbl',
    stsd === undefined ? Buffer.alloc(0) : copied(movie.head, stsd),
    full('stts', u32(count, ...all.flatMap(index => [1, samples.durations[at(index)] ?? 0]))),
    ...(hasDelays ? [full('ctts', u32(count, ...all.flatMap(index => [1, samples.delays[at(index)] ?? 0])))] : []),
    full(
      'stsc',
      u32(...(count % perChunk === 0 ? [1, 1, perChunk, 1] : [2, 1, perChunk, 1, chunks.length, count % perChunk, 1])),
    ),
    full('stsz', u32(0, count, ...all.map(index => samples.sizes[at(index)] ?? 0))),
    full('stco', u32(chunks.length, ...chunks)),
    ...(keys.length === count ? [] : [full('stss', u32(keys.length, ...keys.map(index => index + 1)))]),
  )
}

const trakOf = (written: Written): Buffer => {
  const { movie, track, id, language, edit } = written
  const inside = (box: Box): Buffer => {
    if (box.type === 'stbl') return tables(written)
    if (box.type === 'mdia' || box.type === 'minf') return makeBox(box.type, ...childrenOf(movie.head, box).map(inside))
    const copy = copied(movie.head, box)
    if (box.type === 'tkhd') copy.writeUInt32BE(id, 20)
    if (box.type === 'mdhd' && language !== undefined) copy.writeUInt16BE(packed(language), 28)
    return copy
  }
  const children = childrenOf(movie.head, track.trak).filter(({ type }) => type !== 'edts')
  return makeBox('trak', ...children.map(inside), ...(edit === undefined ? [] : [makeBox('edts', edit)]))
}

export interface FilmParts {
  /** A loop of pictures, as `aurora-180.mp4`. */
  readonly picture?: string
  /** Loops of sound by their language. */
  readonly sounds?: ReadonlyArray<readonly [loop: string, language: string | undefined]>
  readonly seconds?: number
  /** So much of the beginning of the picture is not shown, in ticks of it. */
  readonly cut?: number
  /** The sample entry of the picture is called so. */
  readonly entry?: string
  readonly soundEntry?: string
}

const renamed = (part: Part, entry: string | undefined): Part => {
  if (entry === undefined) return part
  const head = Buffer.from(part.movie.head)
  const stsd = childrenOf(head, part.track.stbl).find(({ type }) => type === 'stsd')
  if (stsd !== undefined) head.write(entry, stsd.start + 20, 'latin1')
  return { ...part, movie: { head } }
}

/** An MP4 file as cameras and encoders write them, its head at its end, made of what the operator's streams are made of. */
export const filmFile = async (parts: FilmParts = {}): Promise<Buffer> => {
  const { picture = 'aurora-180.mp4', sounds = [['calm.mp4', undefined]], seconds = 48, cut, entry, soundEntry } = parts
  const found = [
    { part: renamed(await partOf(picture), entry), language: undefined },
    ...(await Promise.all(
      sounds.map(async ([loop, language]) => ({ part: renamed(await partOf(loop), soundEntry), language })),
    )),
  ]
  const movieScale = 1000
  const tracks = found.map(({ part, language }, at): Written => {
    const { samples, track } = part
    const turn = (samples.times[samples.count] ?? 1) / track.timescale
    return {
      ...part,
      id: at + 1,
      language,
      turns: Math.max(1, Math.round(seconds / turn)),
      chunks: [],
      perChunk: Math.max(1, Math.round(samples.count / turn / 2)),
      edit: cut !== undefined && at === 0 ? full('elst', u32(1, seconds * movieScale, cut, 0x1_0000)) : undefined,
    }
  })
  const ftyp = makeBox('ftyp', Buffer.from('isom', 'latin1'), u32(0x200), Buffer.from('isomiso2avc1mp41', 'latin1'))
  const media: Buffer[] = []
  let offset = ftyp.length + 8
  const longest = Math.max(
    ...tracks.map(({ samples, turns, perChunk }) => Math.ceil((samples.count * turns) / perChunk)),
  )
  for (let chunk = 0; chunk < longest; chunk += 1)
    for (const { file, samples, turns, chunks, perChunk } of tracks) {
      const count = samples.count * turns
      if (chunk * perChunk >= count) continue
      chunks.push(offset)
      for (let index = chunk * perChunk; index < Math.min(count, (chunk + 1) * perChunk); index += 1) {
        const from = samples.offsets[index % samples.count] ?? 0
        const bytes = file.subarray(from, from + (samples.sizes[index % samples.count] ?? 0))
        media.push(bytes)
        offset += bytes.length
      }
    }
  const mvhd = Buffer.alloc(96)
  mvhd.writeUInt32BE(movieScale, 8)
  mvhd.writeUInt32BE(seconds * movieScale, 12)
  const moov = makeBox('moov', full('mvhd', mvhd), ...tracks.map(trakOf))
  return Buffer.concat([ftyp, makeBox('mdat', ...media), moov])
}

/** A loop as it lies there: pictures alone, in fragments. */
export const fragmentedFile = (picture = 'aurora-180.mp4'): Promise<Buffer> => loopFile(picture)
