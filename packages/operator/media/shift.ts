import { type Box, boxesOf, childrenOf, flagsOf, makeBox, readDecodeTime, versionOf } from './boxes.ts'

const BASE_DATA_OFFSET = 1
const DATA_OFFSET = 1
const AUX_INFO_TYPE = 1
/** A tfdt of version 0 grows by this when its 32 bits become 64. */
const GROWTH = 4

const copyOf = (bytes: Buffer, box: Box) => Buffer.from(bytes.subarray(box.start, box.start + box.size))

const longDecodeTime = (time: bigint) => {
  const payload = Buffer.alloc(12)
  payload.writeUInt8(1, 0)
  payload.writeBigUInt64BE(time, 4)
  return makeBox('tfdt', payload)
}

/** The media data lie behind the moof, so they move by as much as it grew. */
const movedRun = (bytes: Buffer, box: Box, growth: number) => {
  const run = copyOf(bytes, box)
  if (flagsOf(bytes, box) & DATA_OFFSET) run.writeInt32BE(run.readInt32BE(16) + growth, 16)
  return run
}

/** Offsets of encryption data count from the moof and lie behind the tfdt in the same traf, as every packager writes them. */
const movedAuxiliaryOffsets = (bytes: Buffer, box: Box, growth: number) => {
  const saio = copyOf(bytes, box)
  const long = versionOf(bytes, box) === 1
  const first = flagsOf(bytes, box) & AUX_INFO_TYPE ? 20 : 12
  const count = saio.readUInt32BE(first)
  for (let index = 0; index < count; index++) {
    const at = first + 4 + index * (long ? 8 : 4)
    if (long) saio.writeBigUInt64BE(saio.readBigUInt64BE(at) + BigInt(growth), at)
    else saio.writeUInt32BE(saio.readUInt32BE(at) + growth, at)
  }
  return saio
}

const shiftedTraf = (bytes: Buffer, traf: Box, ticks: bigint, growth: number) =>
  makeBox(
    'traf',
    ...childrenOf(bytes, traf).map(box => {
      if (box.type === 'tfhd' && flagsOf(bytes, box) & BASE_DATA_OFFSET) {
        throw new Error('a fragment with a base-data-offset cannot be moved')
      }
      if (box.type === 'tfdt') return longDecodeTime(readDecodeTime(bytes, box) + ticks)
      if (box.type === 'trun') return movedRun(bytes, box, growth)
      if (box.type === 'saio') return movedAuxiliaryOffsets(bytes, box, growth)
      return copyOf(bytes, box)
    }),
  )

const shiftedMoof = (bytes: Buffer, moof: Box, ticks: bigint, sequence: number) => {
  const children = childrenOf(bytes, moof)
  const trafs = children.filter(box => box.type === 'traf')
  if (trafs.length !== 1) throw new Error('a fragment holds one track')
  const isShort = trafs
    .flatMap(traf => childrenOf(bytes, traf))
    .some(box => box.type === 'tfdt' && versionOf(bytes, box) === 0)
  const growth = isShort ? GROWTH : 0
  return makeBox(
    'moof',
    ...children.map(box => {
      if (box.type === 'traf') return shiftedTraf(bytes, box, ticks, growth)
      const copy = copyOf(bytes, box)
      if (box.type === 'mfhd') copy.writeUInt32BE(sequence >>> 0, 12)
      return copy
    }),
  )
}

/**
 * A media segment of one track moved `ticks` of its timescale later, so that turns of a loop follow each other on one
 * timeline. An index (sidx) is left out: HLS has no use for it and its offsets would be wrong.
 */
export const shiftSegment = (segment: Buffer, ticks: bigint, sequence: number): Buffer =>
  Buffer.concat(
    boxesOf(segment)
      .filter(box => box.type !== 'sidx')
      .map(box => (box.type === 'moof' ? shiftedMoof(segment, box, ticks, sequence) : copyOf(segment, box))),
  )
