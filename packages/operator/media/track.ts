import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Box, boxesOf, childrenOf, findBox, flagsOf, readDecodeTime, timescaleOf } from './boxes.ts'

/** One segment of a loop: its bytes, where it begins in the loop and how long it is, in ticks. */
type Fragment = Readonly<{ bytes: Buffer; start: number; length: number }>

/** A loop's file, taken apart. */
export type Track = Readonly<{
  init: Buffer
  fragments: ReadonlyArray<Fragment>
  timescale: number
  /** Ticks of one turn. */
  length: number
  codec: string
  /** Bits per second of the heaviest segment, and over all. */
  peakBandwidth: number
  averageBandwidth: number
  /** Names the content, so that a cache never mixes two makings of a loop. */
  version: string
}>

const TFHD_FIELDS = [
  [0x1, 8],
  [0x2, 4],
] as const

const defaultSampleLength = (bytes: Buffer, tfhd: Box, init: Buffer): number => {
  const flags = flagsOf(bytes, tfhd)
  if (flags & 0x8) {
    const at = TFHD_FIELDS.reduce((place, [flag, size]) => place + (flags & flag ? size : 0), tfhd.start + 16)
    return bytes.readUInt32BE(at)
  }
  const trex = findBox(init, ['moov', 'mvex', 'trex'])
  return trex ? init.readUInt32BE(trex.start + 20) : 0
}

const runLength = (bytes: Buffer, trun: Box, sampleLength: number): number => {
  const flags = flagsOf(bytes, trun)
  const count = bytes.readUInt32BE(trun.start + 12)
  if (!(flags & 0x100)) return count * sampleLength
  const entry = [0x100, 0x200, 0x400, 0x800].filter(flag => flags & flag).length * 4
  const first = trun.start + 16 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  return Array.from({ length: count }, (_, index) => bytes.readUInt32BE(first + index * entry)).reduce(
    (sum, one) => sum + one,
    0,
  )
}

const timesOf = (bytes: Buffer, moof: Box, init: Buffer) => {
  const traf = childrenOf(bytes, moof).find(box => box.type === 'traf')
  const boxes = traf ? childrenOf(bytes, traf) : []
  const [tfhd, tfdt] = ['tfhd', 'tfdt'].map(type => boxes.find(box => box.type === type))
  if (!tfhd || !tfdt) throw new Error('a fragment without its times')
  const sampleLength = defaultSampleLength(bytes, tfhd, init)
  const length = boxes
    .filter(box => box.type === 'trun')
    .reduce((sum, trun) => sum + runLength(bytes, trun, sampleLength), 0)
  return { start: Number(readDecodeTime(bytes, tfdt)), length }
}

/** The RFC 6381 name of the codec; everything here is H.264 or AAC. */
const codecOf = (init: Buffer): string => {
  const at = init.indexOf('avcC', 0, 'latin1')
  return at < 0 ? 'mp4a.40.2' : `avc1.${init.toString('hex', at + 5, at + 8)}`
}

export const parseTrack = (file: Buffer): Track => {
  const boxes = boxesOf(file)
  const moofs = boxes.filter(box => box.type === 'moof')
  const head = boxes.filter(box => box.type === 'ftyp' || box.type === 'moov')
  const init = Buffer.concat(head.map(box => file.subarray(box.start, box.start + box.size)))
  const timescale = timescaleOf(init)
  const fragments = moofs.map((moof): Fragment => {
    const data = boxes.find(box => box.type === 'mdat' && box.start > moof.start)
    if (!data) throw new Error('a fragment without media data')
    return { bytes: file.subarray(moof.start, data.start + data.size), ...timesOf(file, moof, init) }
  })
  const length = fragments.reduce((sum, fragment) => sum + fragment.length, 0)
  const bandwidth = (bytes: number, ticks: number) => Math.round((bytes * 8 * timescale) / ticks)
  const size = fragments.reduce((sum, fragment) => sum + fragment.bytes.length, 0)
  return {
    init,
    fragments,
    timescale,
    length,
    codec: codecOf(init),
    peakBandwidth: Math.max(...fragments.map(fragment => bandwidth(fragment.bytes.length, fragment.length))),
    averageBandwidth: bandwidth(size, length),
    version: createHash('sha256').update(file).digest('hex').slice(0, 8),
  }
}

const loaded = new Map<string, Promise<Track>>()

/** Reads a file of loops/ once. */
export const loadTrack = (name: string): Promise<Track> => {
  const known = loaded.get(name)
  if (known) return known
  const reading = readFile(new URL(`./loops/${name}`, import.meta.url)).then(parseTrack)
  loaded.set(name, reading)
  return reading
}
