import type { SpokenLanguage } from '../../world/roster.ts'
import { insertUnits } from './insertUnits.ts'
import { type Field, popOn } from './lineTwentyOne.ts'
import { captionUnit } from './userData.ts'

/** Captions that travel inside the picture (CEA-608), and whether the master playlist says so. */
export type ClosedCaptions = Readonly<{
  /** Of CC1, and of CC3. */
  languages: ReadonlyArray<SpokenLanguage>
  isDeclared: boolean
}>

/** The name of each in a master playlist (RFC 8216, 4.3.4.1). */
export const SERVICES = ['CC1', 'CC3'] as const

/** A segment of a picture in which each picture carries its part of the line of each language. */
export const withClosedCaptions = (
  segment: Buffer,
  { languages }: ClosedCaptions,
  lineIn: (language: SpokenLanguage) => string,
): Buffer =>
  insertUnits(segment, pictures => {
    const field = (number: Field) => {
      const language = languages[number - 1]
      return language && popOn(lineIn(language), number, pictures)
    }
    const [first, second] = [field(1), field(2)]
    return Array.from({ length: pictures }, (_, at) =>
      captionUnit(first?.[at] ?? [0x80, 0x80], second?.[at] ?? [0x80, 0x80]),
    )
  })
