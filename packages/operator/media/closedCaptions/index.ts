import type { SpokenLanguage } from '../../world/roster.ts'
import { packetOf } from './digital.ts'
import { insertUnits } from './insertUnits.ts'
import { popOn } from './lineTwentyOne.ts'
import { captionUnit, type Kind } from './userData.ts'

/** Captions that travel inside the picture, and whether the master playlist says so. */
export type ClosedCaptions = Readonly<{
  form: 'cea608' | 'cea708'
  /** Of CC1 and of CC3; of the first service. */
  languages: ReadonlyArray<SpokenLanguage>
  isDeclared: boolean
}>

/** The name of each in a master playlist (RFC 8216, 4.3.4.1). */
export const SERVICES = { cea608: ['CC1', 'CC3'], cea708: ['SERVICE1'] } as const

type Carried = readonly [Kind, number, number]

/** In each picture two bytes for each field. */
const linesOf = (texts: ReadonlyArray<string>, pictures: number): ReadonlyArray<ReadonlyArray<Carried>> => {
  const fields = texts.map((text, at) => popOn(text, at === 0 ? 1 : 2, pictures))
  return Array.from({ length: pictures }, (_, at) =>
    ([0, 1] as const).map((field): Carried => [field, ...(fields[field]?.[at] ?? ([0x80, 0x80] as const))]),
  )
}

/** All of it in the first picture. */
const packetsOf = ([text = '']: ReadonlyArray<string>, pictures: number): ReadonlyArray<ReadonlyArray<Carried>> => {
  const packet = packetOf(text)
  const first = Array.from(
    { length: packet.length / 2 },
    (_, at): Carried => [at === 0 ? 3 : 2, packet[2 * at] ?? 0, packet[2 * at + 1] ?? 0],
  )
  return Array.from({ length: pictures }, (_, at) => (at === 0 ? first : []))
}

const CARRIED = { cea608: linesOf, cea708: packetsOf } as const

/** A segment of a picture in which each picture carries its part of the line of each language. */
export const withClosedCaptions = (
  segment: Buffer,
  { form, languages }: ClosedCaptions,
  lineIn: (language: SpokenLanguage) => string,
): Buffer => insertUnits(segment, pictures => CARRIED[form](languages.map(lineIn), pictures).map(captionUnit))
