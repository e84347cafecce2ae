import { type Box, boxesOf, childrenOf, flagsOf, makeBox } from '../boxes.ts'

const DATA_OFFSET = 0x1
const FIRST_FLAGS = 0x4
const LENGTHS = 0x100
const SIZES = 0x200
const ENTRY = [LENGTHS, SIZES, 0x400, 0x800]
const SUBSAMPLES = 0x2

const contentOf = (bytes: Buffer, { start, header, size }: Box): Buffer =>
  Buffer.from(bytes.subarray(start + header, start + size))

/** Where in a run the sizes of its samples stand. */
const sizePlaces = (run: Buffer, flags: number): ReadonlyArray<number> => {
  if (!(flags & SIZES)) throw new Error('a run that does not say how large its samples are')
  const first = 8 + (flags & DATA_OFFSET ? 4 : 0) + (flags & FIRST_FLAGS ? 4 : 0)
  const entry = ENTRY.filter(flag => flags & flag).length * 4
  const size = flags & LENGTHS ? 4 : 0
  return Array.from({ length: run.readUInt32BE(4) }, (_, at) => first + at * entry + size)
}

/** What is put before a sample stays clear: the first of its subsamples begins with more clear bytes. */
const withClearBytes = (content: Buffer, flags: number, sizes: ReadonlyArray<number>, ivSize: number): Buffer => {
  if (!(flags & SUBSAMPLES)) throw new Error('whole samples are encrypted')
  let at = 8
  for (const size of sizes) {
    const subsamples = content.readUInt16BE(at + ivSize)
    const clear = at + ivSize + 2
    content.writeUInt16BE(content.readUInt16BE(clear) + size, clear)
    at = clear + subsamples * 6
  }
  return content
}

/** Bytes of an initialization vector for each sample: what the whole takes but for its subsamples, of which each has one at least. */
const ivSizeOf = (content: Buffer): number => {
  const samples = content.readUInt32BE(4)
  for (const size of [0, 8, 16]) {
    let at = 8
    for (let sample = 0; sample < samples && at + size + 2 <= content.length; sample++)
      at += size + 2 + content.readUInt16BE(at + size) * 6
    if (at === content.length) return size
  }
  throw new Error('a list of encrypted samples that ends in the middle of one')
}

/**
 * A media segment of one track with a unit before each of its samples. The media data lie behind the moof, whose length
 * stays as it is: only the sizes of the samples grow, and what of them is clear.
 */
export const insertUnits = (segment: Buffer, units: (samples: number) => ReadonlyArray<Buffer>): Buffer => {
  const boxes = boxesOf(segment)
  const moof = boxes.find(({ type }) => type === 'moof')
  const mdat = boxes.find(({ type }) => type === 'mdat')
  const traf = moof && childrenOf(segment, moof).find(({ type }) => type === 'traf')
  const runs = traf ? childrenOf(segment, traf).filter(({ type }) => type === 'trun') : []
  const [run] = runs
  if (!moof || !mdat || !traf || !run || runs.length > 1) throw new Error('a segment of another form')

  const content = contentOf(segment, run)
  const places = sizePlaces(content, flagsOf(segment, run))
  const inserted = units(places.length)
  const data = contentOf(segment, mdat)
  let from = 0
  const samples = places.flatMap((place, at) => {
    const size = content.readUInt32BE(place)
    const unit = inserted[at] ?? Buffer.alloc(0)
    const sample = data.subarray(from, from + size)
    from += size
    content.writeUInt32BE(size + unit.length, place)
    return [unit, sample]
  })
  const head = Buffer.from(segment)
  content.copy(head, run.start + run.header)
  const senc = childrenOf(segment, traf).find(({ type }) => type === 'senc')
  if (senc) {
    const clear = contentOf(segment, senc)
    const sizes = places.map((_, at) => inserted[at]?.length ?? 0)
    withClearBytes(clear, flagsOf(segment, senc), sizes, ivSizeOf(clear)).copy(head, senc.start + senc.header)
  }
  return Buffer.concat([head.subarray(0, mdat.start), makeBox('mdat', ...samples, data.subarray(from))])
}
