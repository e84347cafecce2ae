import { reasonOf, SourceFault } from '../gateway/sourceFault.ts'
import { type Box, boxesOf, childrenOf, findBox, versionOf } from '../media/boxes.ts'
import type { Bytes } from './bytes.ts'
import { type Codec, codecOf } from './codecs.ts'

/** A track of an MP4 file as its head describes it. */
export interface MovieTrack {
  readonly id: number
  readonly kind: 'video' | 'audio'
  /** Of its box in the head. */
  readonly trak: Box
  readonly stbl: Box
  /** Ticks in a second. */
  readonly timescale: number
  /** ISO 639-2, where it is said. */
  readonly language: string | undefined
  readonly codec: Codec
  /** How much later than its samples say it is shown, in ticks; less than nothing where the beginning is cut off. */
  readonly shift: number
}

export interface Movie {
  /** The box `moov`. */
  readonly head: Buffer
  readonly seconds: number
  /** The picture. */
  readonly video: MovieTrack
  readonly audios: ReadonlyArray<MovieTrack>
  /** Its samples lie in fragments, the first of them behind here. */
  readonly fragmentsFrom: number | undefined
  /** What of it is left out, and why. */
  readonly notes: ReadonlyArray<string>
}

const MAX_HEAD = 64_000_000
const MAX_BOXES = 1_000
const MAX_FRAGMENT_BOXES = 200_000
const HEADER = 16

interface Place {
  readonly type: string
  readonly start: number
  readonly size: number
}

/** The boxes of a file one after another, without what they hold. */
export async function* topBoxes(bytes: Bytes, from = 0): AsyncGenerator<Place> {
  let start = from
  const most = from === 0 ? MAX_BOXES : MAX_FRAGMENT_BOXES
  for (let count = 0; start + 8 <= bytes.size; count += 1) {
    if (count >= most) throw new SourceFault('it has too many parts')
    const header = await bytes.read(start, Math.min(HEADER, bytes.size - start))
    const short = header.readUInt32BE(0)
    const long = short === 1 && header.length === HEADER ? Number(header.readBigUInt64BE(8)) : short
    const size = short === 0 ? bytes.size - start : long
    if (size < 8) throw new SourceFault('it is no MP4 file, or a broken one')
    yield { type: header.toString('latin1', 4, 8), start, size }
    start += size
  }
}

const child = (head: Buffer, box: Box | undefined, ...path: ReadonlyArray<string>): Box | undefined => {
  let found = box
  for (const type of path) found = found && childrenOf(head, found).find(each => each.type === type)
  return found
}

/** The time scale and the length that stand behind two dates (`mvhd`, `mdhd`). */
const timesOf = (head: Buffer, box: Box): { readonly timescale: number; readonly length: number } => {
  const isLong = versionOf(head, box) === 1
  const at = box.start + (isLong ? 28 : 20)
  return {
    timescale: head.readUInt32BE(at),
    length: isLong ? Number(head.readBigUInt64BE(at + 4)) : head.readUInt32BE(at + 4),
  }
}

const languageOf = (head: Buffer, mdhd: Box): string | undefined => {
  const packed = head.readUInt16BE(mdhd.start + (versionOf(head, mdhd) === 1 ? 40 : 28))
  const letters = [10, 5, 0].map(by => String.fromCharCode(0x60 + ((packed >> by) & 31))).join('')
  return /^[a-z]{3}$/.test(letters) && letters !== 'und' ? letters : undefined
}

/** Of an edit list: what is shown nothing of, then from where on; other cuts are not made. */
const shiftOf = (head: Buffer, elst: Box | undefined, movieScale: number, timescale: number): number => {
  if (elst === undefined) return 0
  const isLong = versionOf(head, elst) === 1
  const count = Math.min(head.readUInt32BE(elst.start + 12), 16)
  let shift = 0
  for (let edit = 0; edit < count; edit += 1) {
    const at = elst.start + 16 + edit * (isLong ? 20 : 12)
    const length = isLong ? Number(head.readBigUInt64BE(at)) : head.readUInt32BE(at)
    const from = isLong ? Number(head.readBigInt64BE(at + 8)) : head.readInt32BE(at + 4)
    if (from >= 0) return shift - from
    shift += Math.round((length / movieScale) * timescale)
  }
  return shift
}

const HANDLERS: Readonly<Record<string, MovieTrack['kind']>> = { vide: 'video', soun: 'audio' }

const trackOf = (head: Buffer, trak: Box, movieScale: number): MovieTrack | undefined => {
  const [tkhd, mdia] = [child(head, trak, 'tkhd'), child(head, trak, 'mdia')]
  const [hdlr, mdhd] = [child(head, mdia, 'hdlr'), child(head, mdia, 'mdhd')]
  const stbl = child(head, mdia, 'minf', 'stbl')
  const kind = hdlr && HANDLERS[head.toString('latin1', hdlr.start + 16, hdlr.start + 20)]
  if (kind === undefined) return undefined
  const stsd = child(head, stbl, 'stsd')
  const entry = stsd && boxesOf(head, stsd.start + 16, stsd.start + stsd.size)[0]
  if (!tkhd || !mdhd || !stbl || !entry) throw new SourceFault('a track lacks its description')
  const { timescale } = timesOf(head, mdhd)
  if (timescale === 0) throw new SourceFault('a track has no time scale')
  return {
    id: head.readUInt32BE(tkhd.start + (versionOf(head, tkhd) === 1 ? 28 : 20)),
    kind,
    trak,
    stbl,
    timescale,
    language: languageOf(head, mdhd),
    codec: codecOf(head, entry, kind),
    shift: shiftOf(head, child(head, trak, 'edts', 'elst'), movieScale, timescale),
  }
}

/** Fragments may follow a head that does not say how long they are together; `mehd` does. */
const lengthOf = (head: Buffer, moov: Box): { readonly seconds: number; readonly scale: number } => {
  const mvhd = child(head, moov, 'mvhd')
  if (mvhd === undefined) throw new SourceFault('it lacks its description')
  const { timescale, length } = timesOf(head, mvhd)
  if (timescale === 0) throw new SourceFault('it has no time scale')
  const mehd = child(head, moov, 'mvex', 'mehd')
  const told =
    mehd &&
    (versionOf(head, mehd) === 1 ? Number(head.readBigUInt64BE(mehd.start + 12)) : head.readUInt32BE(mehd.start + 12))
  return { seconds: (length || told || 0) / timescale, scale: timescale }
}

const headOf = async (bytes: Bytes): Promise<{ readonly head: Buffer; readonly end: number }> => {
  for await (const { type, start, size } of topBoxes(bytes)) {
    if (start === 0 && type !== 'ftyp' && type !== 'moov' && type !== 'wide' && type !== 'free')
      throw new SourceFault('it is no MP4 file')
    if (type !== 'moov') continue
    if (size > MAX_HEAD) throw new SourceFault('its description is too large')
    return { head: await bytes.read(start, size), end: start + size }
  }
  throw new SourceFault('it is no MP4 file, or not a whole one')
}

/** What an MP4 file says of itself; throws where a browser could not play it, in words for whoever keeps it. */
export const readMovie = async (bytes: Bytes): Promise<Movie> => {
  const { head, end } = await headOf(bytes)
  const [moov] = boxesOf(head)
  if (moov === undefined) throw new SourceFault('it is no MP4 file')
  const { seconds, scale } = lengthOf(head, moov)
  const notes: string[] = []
  const tracks = childrenOf(head, moov)
    .filter(({ type }) => type === 'trak')
    .flatMap(trak => {
      try {
        return trackOf(head, trak, scale) ?? []
      } catch (error) {
        notes.push(reasonOf(error))
        return []
      }
    })
  const video = tracks.find(({ kind }) => kind === 'video')
  const audios = tracks.filter(({ kind }) => kind === 'audio')
  if (video === undefined) throw new SourceFault(notes[0] ?? 'it has no picture')
  const isSilent = audios.length === 0 && notes.length > 0
  if (isSilent) throw new SourceFault(notes[0] ?? 'it has no sound')
  return { head, seconds, video, audios, notes, fragmentsFrom: findBox(head, ['moov', 'mvex']) ? end : undefined }
}
