import fc from 'fast-check'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { tolerantArray } from '../../models/codec/decode.ts'
import { fast } from '../../models/codec/fast.ts'
import { optional } from '../../models/codec/optional.ts'
import { EpgCheckSum } from '../../models/epg.ts'
import { epgChecksums, epgDays } from '../../models/wire/guide.ts'
import { decoded, overTheWire } from './laws.ts'
import { epgCheckSums, epgDayChecksums, epgModels } from './liveArbitraries.ts'

const POISONS: ReadonlyArray<unknown> = [
  undefined,
  null,
  true,
  0,
  1,
  '1',
  -1,
  1.5,
  '',
  'text',
  [],
  [null],
  {},
  { a: 1 },
]

/** Puts a poison in the place of one of the parts of a JSON value, chosen by a number. */
const mutated = (json: unknown, choice: number, poison: unknown): unknown => {
  if (typeof json !== 'object' || json === null) return poison
  const keys = Object.keys(json)
  const key = keys[choice % (keys.length + 1)]
  if (key === undefined) return poison
  const rest = Math.floor(choice / (keys.length + 1))
  if (Array.isArray(json)) return json.map((each, at) => (String(at) === key ? mutated(each, rest, poison) : each))
  return { ...json, [key]: mutated(Reflect.get(json, key), rest, poison) }
}

const mutations = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...POISONS)), { maxLength: 6 })

const agrees = <A>(title: string, codec: t.Type<A, unknown>, values: fc.Arbitrary<A>): void =>
  it(`[NET-08] ${title} is read the same, and bad parts of it are dropped and reported the same`, () => {
    const quick = fast(codec)
    fc.assert(
      fc.property(values, mutations, (value, changes) => {
        const wire = changes.reduce<unknown>(
          (json, [choice, poison]) => mutated(json, choice, poison),
          overTheWire(codec, value),
        )
        expect(decoded(quick, wire)).toEqual(decoded(codec, wire))
      }),
      { numRuns: 2_000 },
    )
  })

describe('A fast codec', () => {
  agrees('a day of the guide', epgDays.response, fc.record({ epgModelList: fc.array(epgModels, { maxLength: 3 }) }))
  agrees('a list of checksums', epgChecksums.response, fc.array(epgDayChecksums, { maxLength: 3 }))
  agrees('a stored checksum', EpgCheckSum, epgCheckSums)

  it('[NET-08] reports what a list inside a codec that it cannot look into leaves out', () => {
    const codec = optional(tolerantArray(EpgCheckSum))
    expect(decoded(fast(codec), ['bad'])).toEqual(decoded(codec, ['bad']))
    expect(decoded(fast(codec), ['bad']).dropped).toHaveLength(1)
  })
})
