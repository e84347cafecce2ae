import { SourceFault } from '../gateway/sourceFault.ts'
import { type Box, boxesOf, childrenOf, findBox, flagsOf } from '../media/boxes.ts'
import type { Bytes } from './bytes.ts'
import { topBoxes } from './movie.ts'
import { emptySamples, MAX_SAMPLES, type Samples, timed } from './sampleRows.ts'

const MAX_FRAGMENT_HEAD = 4_000_000
const NOT_A_KEY = 0x1_0000

interface Defaults {
  readonly duration: number
  readonly size: number
  readonly flags: number
}

interface Sample extends Defaults {
  readonly offset: number
  readonly delay: number
}

/** The fields of a box in their order, each there where its flag is. */
const reader = (head: Buffer, from: number, flags: number) => {
  let at = from
  return {
    take: (flag: number, size = 4): number | undefined => {
      if ((flags & flag) === 0) return undefined
      at += size
      return size === 8 ? Number(head.readBigUInt64BE(at - 8)) : head.readUInt32BE(at - 4)
    },
  }
}

const defaultsOf = (head: Buffer, trackId: number): Defaults => {
  const mvex = findBox(head, ['moov', 'mvex'])
  const trex =
    mvex && childrenOf(head, mvex).find(box => box.type === 'trex' && head.readUInt32BE(box.start + 12) === trackId)
  const field = (place: number): number => (trex === undefined ? 0 : head.readUInt32BE(trex.start + place))
  return { duration: field(20), size: field(24), flags: field(28) }
}

/** The samples of a run (`trun`), and where they end. */
const samplesOfRun = (moof: Buffer, trun: Box, begin: number, base: number, defaults: Defaults) => {
  const flags = flagsOf(moof, trun)
  const count = moof.readUInt32BE(trun.start + 12)
  if (count > MAX_SAMPLES) throw new SourceFault('it has too many samples')
  const fields = reader(moof, trun.start + 16, flags)
  const away = fields.take(0x1)
  const firstFlags = fields.take(0x4)
  let offset = away === undefined ? begin : base + (away | 0)
  const found = Array.from({ length: count }, (_, at): Sample => {
    const duration = fields.take(0x100) ?? defaults.duration
    const size = fields.take(0x200) ?? defaults.size
    const own = fields.take(0x400)
    const delay = (fields.take(0x800) ?? 0) | 0
    const sample = {
      duration,
      size,
      delay,
      offset,
      flags: own ?? (at === 0 ? firstFlags : undefined) ?? defaults.flags,
    }
    offset += size
    return sample
  })
  return { found, end: offset }
}

const samplesOfTraf = (moof: Buffer, traf: Box, start: number, given: Defaults): ReadonlyArray<Sample> => {
  const boxes = childrenOf(moof, traf)
  const tfhd = boxes.find(({ type }) => type === 'tfhd')
  if (tfhd === undefined) return []
  const fields = reader(moof, tfhd.start + 16, flagsOf(moof, tfhd))
  const base = fields.take(0x1, 8) ?? start
  fields.take(0x2)
  const defaults = {
    duration: fields.take(0x8) ?? given.duration,
    size: fields.take(0x10) ?? given.size,
    flags: fields.take(0x20) ?? given.flags,
  }
  let begin = base
  return boxes
    .filter(({ type }) => type === 'trun')
    .flatMap(trun => {
      const { found, end } = samplesOfRun(moof, trun, begin, base, defaults)
      begin = end
      return found
    })
}

const isOf = (moof: Buffer, traf: Box, trackId: number): boolean => {
  const tfhd = childrenOf(moof, traf).find(({ type }) => type === 'tfhd')
  return tfhd !== undefined && moof.readUInt32BE(tfhd.start + 12) === trackId
}

/** The samples of a track that lie in fragments (`moof`), whose heads are read one after another. */
export const fragmentSamples = async (bytes: Bytes, head: Buffer, from: number, trackId: number): Promise<Samples> => {
  const defaults = defaultsOf(head, trackId)
  const parts: Array<ReadonlyArray<Sample>> = []
  let count = 0
  for await (const { type, start, size } of topBoxes(bytes, from)) {
    if (type !== 'moof') continue
    if (size > MAX_FRAGMENT_HEAD) throw new SourceFault('a part of it is described too long')
    const moof = await bytes.read(start, size)
    const [box] = boxesOf(moof)
    const trafs = box === undefined ? [] : childrenOf(moof, box).filter(each => each.type === 'traf')
    for (const traf of trafs.filter(each => isOf(moof, each, trackId))) {
      const found = samplesOfTraf(moof, traf, start, defaults)
      parts.push(found)
      count += found.length
      if (count > MAX_SAMPLES) throw new SourceFault('it has too many samples')
    }
  }
  const samples = emptySamples(count)
  let next = 0
  for (const part of parts)
    for (const { offset, size, duration, delay, flags } of part) {
      samples.offsets[next] = offset
      samples.sizes[next] = size
      samples.durations[next] = duration
      samples.delays[next] = delay
      samples.keys[next] = (flags & NOT_A_KEY) === 0 ? 1 : 0
      next += 1
    }
  return timed(samples)
}
