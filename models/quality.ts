import type * as t from 'io-ts'
import { lenient, oneOf, optional } from './codec/optional.ts'

/** The operator's code of a rendition's quality (spec §3, LIVE-10). */
export const Quality = oneOf('Quality', [1, 2, 3, 4, 5, 6, 20, 21, 22])
export type Quality = t.TypeOf<typeof Quality>

/** A quality as the wire sends it; a code that nobody knows is no quality, not a failure. */
export const OptionalQuality: t.Type<Quality | undefined, Quality | undefined> = lenient(optional(Quality), undefined)

const LABELS: Readonly<Record<Quality, string>> = {
  1: 'SD',
  2: 'HD',
  3: 'UHD',
  4: '4k',
  5: '3D',
  6: '4K3D',
  20: 'LQ',
  21: 'HQ',
  22: 'SQ',
}

const HEIGHTS: ReadonlyArray<readonly [least: number, quality: Quality]> = [
  [2160, 4],
  [1440, 3],
  [720, 2],
  [300, 1],
]

/** What a picture of so many lines is called, where nobody names its quality. */
export const qualityOfHeight = (lines: number): Quality => HEIGHTS.find(([least]) => lines >= least)?.[1] ?? 20

export const qualityLabel = (quality: Quality): string => LABELS[quality]
