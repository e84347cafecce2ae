import { describe, expect, test } from 'vitest'
import { boxesOf, childrenOf, findBox } from '../media/boxes.ts'
import { packetOf } from '../media/closedCaptions/digital.ts'
import { withClosedCaptions } from '../media/closedCaptions/index.ts'
import { popOn } from '../media/closedCaptions/lineTwentyOne.ts'
import { imscInit, imscSegment } from '../media/imsc.ts'
import { segmentBytes } from '../media/timeline.ts'
import { loadTrack } from '../media/track.ts'

const bytesOf = (pairs: ReadonlyArray<readonly [number, number]>): string =>
  pairs.map(pair => pair.map(byte => byte.toString(16)).join(' ')).join(', ')

describe('[AHEAD-36] a line of CEA-608', () => {
  test('is loaded unseen, shown at once, and every control code is sent twice, with odd parity', () => {
    expect(bytesOf(popOn('Hi!', 1, 12))).toBe(
      '94 20, 94 20, 94 ae, 94 ae, 94 70, 94 70, c8 e9, a1 80, 94 2f, 94 2f, 80 80, 80 80',
    )
    expect(bytesOf(popOn('', 2, 8))).toBe('15 20, 15 20, 15 ae, 15 ae, 94 70, 94 70, 15 2f, 15 2f')
  })
  test('that does not fit, or has letters of another place, is refused', () => {
    expect(() => popOn('Hi!', 1, 9)).toThrow('does not fit into 9 pictures')
    expect(() => popOn('São', 1, 50)).toThrow('other letters')
  })
})

describe('[AHEAD-36] a packet of CEA-708', () => {
  test('says how long it is, of which service, and shows a line in a window of its own', () => {
    expect(Buffer.from(packetOf('Hi')).toString('hex')).toBe('072c8cff98204a34701f1148690300'.slice(0, 28))
    expect(packetOf('São').slice(-5)).toEqual([0x53, 0xe3, 0x6f, 0x03, 0x00])
  })
  test('that does not fit is refused', () => {
    expect(() => packetOf('a'.repeat(22))).toThrow('does not fit')
    expect(() => packetOf('日')).toThrow('other letters')
  })
})

/** The sizes of the samples, and of each the clear bytes that its first subsample begins with. */
const samplesOf = (segment: Buffer) => {
  const run = findBox(segment, ['moof', 'traf', 'trun'])
  const data = boxesOf(segment).find(({ type }) => type === 'mdat')
  const moof = boxesOf(segment).find(({ type }) => type === 'moof')
  if (run === undefined || data === undefined || moof === undefined) throw new Error('no segment')
  const flags = segment.readUIntBE(run.start + 9, 3)
  const first = run.start + 20 + (flags & 4 ? 4 : 0)
  const entry = flags & 0x400 ? 8 : 4
  const sizes = Array.from({ length: segment.readUInt32BE(run.start + 12) }, (_, at) =>
    segment.readUInt32BE(first + at * entry),
  )
  let from = moof.start + segment.readInt32BE(run.start + 16)
  const samples = sizes.map(size => {
    const sample = segment.subarray(from, from + size)
    from += size
    return sample
  })
  return { samples, end: from, dataEnd: data.start + data.size }
}

describe('[AHEAD-36] captions inside the picture', () => {
  test.each(['vela', 'copa'])('%s: before each picture one unit more, and nothing else is changed', async key => {
    const plain = segmentBytes(await loadTrack(`${key}-360.mp4`), 7)
    const captioned = withClosedCaptions(
      plain,
      { form: 'cea608', languages: ['es'], isDeclared: true },
      () => 'Son las 21:15:02 UTC.',
    )
    const [before, after] = [samplesOf(plain), samplesOf(captioned)]
    expect(after.end).toBe(after.dataEnd)
    expect(after.samples).toHaveLength(before.samples.length)
    for (const [at, sample] of after.samples.entries()) {
      const unit = 4 + sample.readUInt32BE(0)
      expect(sample.readUInt8(4)).toBe(6)
      expect(sample.indexOf('GA94')).toBeLessThan(unit)
      expect(sample.subarray(unit).equals(before.samples[at] ?? Buffer.alloc(0))).toBe(true)
    }
  })
  test('of an encrypted picture the unit is among what is clear', async () => {
    const plain = segmentBytes(await loadTrack('copa-360.mp4'), 0)
    const captioned = withClosedCaptions(plain, { form: 'cea608', languages: ['es'], isDeclared: true }, () => '')
    const senc = findBox(plain, ['moof', 'traf', 'senc'])
    if (senc === undefined) throw new Error('not encrypted')
    const unit = 4 + (samplesOf(captioned).samples[0]?.readUInt32BE(0) ?? 0)
    const INITIALIZATION_VECTOR = 8
    const clear = senc.start + 16 + INITIALIZATION_VECTOR + 2
    expect(captioned.readUInt16BE(clear)).toBe(plain.readUInt16BE(clear) + unit)
    expect(captioned.readUInt32BE(clear + 2)).toBe(plain.readUInt32BE(clear + 2))
  })
})

describe('[AHEAD-36] captions as IMSC in MP4', () => {
  test('the head says what they are and in which language', () => {
    const init = imscInit('es')
    const tables = findBox(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'])
    const mdhd = findBox(init, ['moov', 'trak', 'mdia', 'mdhd'])
    const hdlr = findBox(init, ['moov', 'trak', 'mdia', 'hdlr'])
    if (tables === undefined || mdhd === undefined || hdlr === undefined) throw new Error('no head')
    expect(init.toString('latin1', tables.start + 20, tables.start + 24)).toBe('stpp')
    expect(init.toString('latin1', hdlr.start + 16, hdlr.start + 20)).toBe('subt')
    const language = init.readUInt16BE(mdhd.start + 28)
    const letters = [10, 5, 0].map(shift => String.fromCharCode(((language >> shift) & 31) + 0x60)).join('')
    expect(letters).toBe('spa')
  })
  test('a segment is one document, at its time, with its words escaped', () => {
    const line = { language: 'en', begin: 1_795_901_266, seconds: 2, text: 'AT&T <live>' } as const
    const segment = imscSegment(line, 5)
    const [moof, mdat] = boxesOf(segment)
    const traf = moof && childrenOf(segment, moof).find(({ type }) => type === 'traf')
    const [, tfdt, trun] = traf ? childrenOf(segment, traf) : []
    if (mdat === undefined || tfdt === undefined || trun === undefined) throw new Error('no segment')
    expect(segment.readBigUInt64BE(tfdt.start + 12)).toBe(1_795_901_266_000n)
    expect(segment.readInt32BE(trun.start + 16)).toBe(mdat.start + 8)
    expect(segment.readUInt32BE(trun.start + 24)).toBe(mdat.size - 8)
    const document = segment.toString('utf8', mdat.start + 8)
    expect(document).toContain('begin="1795901266s" end="1795901268s">AT&amp;T &lt;live></p>')
  })
})
