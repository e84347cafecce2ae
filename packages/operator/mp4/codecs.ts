import { SourceFault } from '../gateway/sourceFault.ts'
import { type Box, boxesOf } from '../media/boxes.ts'

/** What a track is made of, as RFC 6381 names it, and how large its picture is. */
export interface Codec {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** What of a sample entry comes before the boxes in it. */
const PICTURE_FIELDS = 78
const SOUND_FIELDS = 28

const NOT_PLAYED: Readonly<Record<string, string>> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  mp4v: 'MPEG-4 Visual',
  'ac-3': 'AC-3',
  'ec-3': 'E-AC-3',
  'ac-4': 'AC-4',
  alac: 'ALAC',
  '.mp3': 'MP3',
  dtsc: 'DTS',
  encv: 'encrypted',
  enca: 'encrypted',
}

const hex = (bytes: Buffer, from: number, to: number): string => bytes.toString('hex', from, to)
const twoDigits = (value: number): string => String(value).padStart(2, '0')

const DESCRIPTOR = { es: 3, config: 4, specific: 5 } as const
const AAC = new Set([0x40, 0x66, 0x67, 0x68])

/** A descriptor of MPEG-4: where its content begins. */
const descriptorAt = (bytes: Buffer, at: number, tag: number): number | undefined => {
  if (bytes[at] !== tag) return undefined
  let next = at + 1
  while (next < at + 5 && ((bytes[next] ?? 0) & 0x80) !== 0) next += 1
  return next + 1
}

/** ISO/IEC 14496-1: the kind of sound, and of AAC its profile. */
const soundOf = (bytes: Buffer, esds: Box): string => {
  const es = descriptorAt(bytes, esds.start + esds.header + 4, DESCRIPTOR.es)
  const flags = es === undefined ? 0 : (bytes[es + 2] ?? 0)
  if (es === undefined || (flags & 0xe0) !== 0) throw new SourceFault('its sound is described in an odd way')
  const config = descriptorAt(bytes, es + 3, DESCRIPTOR.config)
  const kind = config === undefined ? 0 : (bytes[config] ?? 0)
  if (config === undefined || !AAC.has(kind)) throw new SourceFault('its sound is no AAC')
  const specific = descriptorAt(bytes, config + 13, DESCRIPTOR.specific)
  const first = specific === undefined ? 0x10 : (bytes[specific] ?? 0x10)
  return `mp4a.40.${first >> 3 || 2}`
}

const av1 = (bytes: Buffer, at: number): string => {
  const [one = 0, two = 0] = [bytes[at + 1], bytes[at + 2]]
  const depth = (two & 0x40) === 0 ? 8 : (two & 0x20) === 0 ? 10 : 12
  return `av01.${one >> 5}.${twoDigits(one & 31)}${(two & 0x80) === 0 ? 'M' : 'H'}.${twoDigits(depth)}`
}

const vp9 = (bytes: Buffer, at: number): string =>
  ['vp09', bytes[at + 4] ?? 0, bytes[at + 5] ?? 0, (bytes[at + 6] ?? 0x80) >> 4]
    .map(part => (typeof part === 'number' ? twoDigits(part) : part))
    .join('.')

/** Reads the sample entry; throws where no browser that is common today plays what it says. */
export const codecOf = (bytes: Buffer, entry: Box, kind: 'video' | 'audio'): Codec => {
  const { type } = entry
  const what = kind === 'video' ? 'picture' : 'sound'
  const begin = entry.start + entry.header
  const within = boxesOf(bytes, begin + (kind === 'video' ? PICTURE_FIELDS : SOUND_FIELDS), entry.start + entry.size)
  const inside = (name: string): number => {
    const box = within.find(each => each.type === name)
    if (box === undefined) throw new SourceFault(`its ${what} lacks ${name}`)
    return box.start + box.header
  }
  const picture = (name: string): Codec => ({
    name,
    width: bytes.readUInt16BE(begin + 24),
    height: bytes.readUInt16BE(begin + 26),
  })
  const sound = (name: string): Codec => ({ name, width: 0, height: 0 })
  if (type === 'avc1' || type === 'avc3') {
    const at = inside('avcC')
    return picture(`${type}.${hex(bytes, at + 1, at + 4)}`)
  }
  if (type === 'av01') return picture(av1(bytes, inside('av1C')))
  if (type === 'vp09') return picture(vp9(bytes, inside('vpcC')))
  if (type === 'Opus') return sound('opus')
  if (type === 'fLaC') return sound('fLaC')
  const esds = within.find(each => each.type === 'esds')
  if (type === 'mp4a' && esds !== undefined) return sound(soundOf(bytes, esds))
  throw new SourceFault(`its ${what} is ${NOT_PLAYED[type] ?? JSON.stringify(type)}, which most browsers do not play`)
}
