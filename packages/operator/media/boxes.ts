/** A box of an MP4 file: its type, where it begins, how long its header and the whole are, in bytes. */
export type Box = Readonly<{ type: string; start: number; header: number; size: number }>

/** The boxes between two places, not those inside them. */
export const boxesOf = (bytes: Buffer, from = 0, to = bytes.length): ReadonlyArray<Box> => {
  const found: Box[] = []
  for (let start = from; start + 8 <= to; ) {
    const short = bytes.readUInt32BE(start)
    const type = bytes.toString('latin1', start + 4, start + 8)
    const header = short === 1 ? 16 : 8
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short
    if (size < header || start + size > to) throw new Error(`box ${type} at ${start} is longer than its file`)
    found.push({ type, start, header, size })
    start += size
  }
  return found
}

export const childrenOf = (bytes: Buffer, box: Box): ReadonlyArray<Box> =>
  boxesOf(bytes, box.start + box.header, box.start + box.size)

/** The first box at the end of a path of types: `['moov', 'trak', 'mdia', 'mdhd']`. */
export const findBox = (bytes: Buffer, path: ReadonlyArray<string>): Box | undefined => {
  let level = boxesOf(bytes)
  let found: Box | undefined
  for (const type of path) {
    found = level.find(box => box.type === type)
    if (!found) return undefined
    level = path.at(-1) === type ? [] : childrenOf(bytes, found)
  }
  return found
}

/** A box made of its payload. */
export const makeBox = (type: string, ...payload: ReadonlyArray<Buffer>): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + payload.reduce((sum, part) => sum + part.length, 0), 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...payload])
}

export const versionOf = (bytes: Buffer, box: Box): number => bytes.readUInt8(box.start + 8)
export const flagsOf = (bytes: Buffer, box: Box): number => bytes.readUIntBE(box.start + 9, 3)

/** Ticks in a second of the only track of an initialization segment. */
export const timescaleOf = (init: Buffer): number => {
  const mdhd = findBox(init, ['moov', 'trak', 'mdia', 'mdhd'])
  if (!mdhd) throw new Error('an initialization segment without mdhd')
  return init.readUInt32BE(mdhd.start + (versionOf(init, mdhd) === 1 ? 28 : 20))
}

/** Decode time of a tfdt, in ticks. */
export const readDecodeTime = (bytes: Buffer, tfdt: Box): bigint =>
  versionOf(bytes, tfdt) === 1 ? bytes.readBigUInt64BE(tfdt.start + 12) : BigInt(bytes.readUInt32BE(tfdt.start + 12))
