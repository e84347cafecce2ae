import type { SpokenLanguage } from '../world/roster.ts'
import { makeBox } from './boxes.ts'

/** Captions as IMSC 1 text in fragments of MP4 (ISO/IEC 14496-30): each fragment is one sample, a whole document. */

export const IMSC_CODEC = 'stpp.ttml.im1t'

const TTML = 'http://www.w3.org/ns/ttml'
const TIMESCALE = 1000
const TRACK = 1

const u16 = (...numbers: ReadonlyArray<number>): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [at, number] of numbers.entries()) bytes.writeUInt16BE(number, at * 2)
  return bytes
}
const u32 = (...numbers: ReadonlyArray<number>): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, at * 4)
  return bytes
}
const word = (text: string): Buffer => Buffer.from(`${text}\0`)
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes)

const fullBox = (type: string, flags: number, ...payload: ReadonlyArray<Buffer>): Buffer =>
  makeBox(type, u32(flags), ...payload)

const UNITY = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
/** Three letters of five bits each, as mdhd has them. */
const ISO_639_2: Readonly<Record<SpokenLanguage, string>> = { en: 'eng', es: 'spa', pt: 'por' }
const packed = (language: SpokenLanguage): number =>
  [...ISO_639_2[language]].reduce((bits, letter) => bits * 32 + letter.charCodeAt(0) - 0x60, 0)

const sampleTable = (): Buffer => {
  const description = makeBox('stpp', zeros(6), u16(1), word(TTML), word(''), word(''))
  return makeBox(
    'stbl',
    fullBox('stsd', 0, u32(1), description),
    fullBox('stts', 0, u32(0)),
    fullBox('stsc', 0, u32(0)),
    fullBox('stsz', 0, u32(0, 0)),
    fullBox('stco', 0, u32(0)),
  )
}

export const imscInit = (language: SpokenLanguage): Buffer => {
  const header = fullBox(
    'mvhd',
    0,
    u32(0, 0, TIMESCALE, 0, 0x10000),
    u16(0x100, 0),
    zeros(8),
    u32(...UNITY),
    zeros(24),
    u32(TRACK + 1),
  )
  const track = fullBox('tkhd', 7, u32(0, 0, TRACK, 0, 0), zeros(8), u16(0, 0, 0, 0), u32(...UNITY), u32(0, 0))
  const media = makeBox(
    'mdia',
    fullBox('mdhd', 0, u32(0, 0, TIMESCALE, 0), u16(packed(language), 0)),
    fullBox('hdlr', 0, u32(0), Buffer.from('subt'), zeros(12), word('captions')),
    makeBox('minf', fullBox('sthd', 0), makeBox('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))), sampleTable()),
  )
  const fragments = makeBox('mvex', fullBox('trex', 0, u32(TRACK, 1, 0, 0, 0)))
  return Buffer.concat([
    makeBox('ftyp', Buffer.from('iso6'), u32(0), Buffer.from('iso6'), Buffer.from('im1t')),
    makeBox('moov', header, makeBox('trak', track, media), fragments),
  ])
}

type Line = Readonly<{ language: SpokenLanguage; begin: number; seconds: number; text: string | undefined }>

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const documentOf = ({ language, begin, seconds, text }: Line): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tt xmlns="${TTML}" xmlns:ttp="${TTML}#parameter" xmlns:tts="${TTML}#styling" xml:lang="${language}" ttp:profile="${TTML}/profile/imsc1/text">`,
    '<head><layout><region xml:id="low" tts:origin="10% 75%" tts:extent="80% 20%" tts:displayAlign="after" tts:textAlign="center"/></layout></head>',
    '<body><div>',
    ...(text === undefined ? [] : [`<p region="low" begin="${begin}s" end="${begin + seconds}s">${escaped(text)}</p>`]),
    '</div></body></tt>',
  ].join('')

const DEFAULT_BASE_IS_MOOF = 0x20000
const DATA_OFFSET_LENGTH_SIZE = 0x301

/** One fragment, its times in seconds of the media timeline; without a text an empty document. */
export const imscSegment = (line: Line, sequence: number): Buffer => {
  const data = Buffer.from(documentOf(line))
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(BigInt(line.begin * TIMESCALE))
  const moof = (offset: number) =>
    makeBox(
      'moof',
      fullBox('mfhd', 0, u32(sequence >>> 0)),
      makeBox(
        'traf',
        fullBox('tfhd', DEFAULT_BASE_IS_MOOF, u32(TRACK)),
        makeBox('tfdt', u32(0x1000000), time),
        fullBox('trun', DATA_OFFSET_LENGTH_SIZE, u32(1, offset, line.seconds * TIMESCALE, data.length)),
      ),
    )
  const head = 8
  return Buffer.concat([moof(moof(0).length + head), makeBox('mdat', data)])
}
