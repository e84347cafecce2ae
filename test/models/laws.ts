import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { expect, it } from 'vitest'
import { type DecodeFailure, decode } from '../../models/codec/decode.ts'

interface Decoded<A> {
  readonly result: E.Either<DecodeFailure, A>
  readonly dropped: ReadonlyArray<DecodeFailure>
}

/** Decodes and gathers the reports of what tolerant lists and fields left out. */
export const decoded = <A>(codec: t.Type<A, unknown>, input: unknown): Decoded<A> => {
  const dropped: DecodeFailure[] = []
  const result = decode(codec, drop => dropped.push(drop))(input)
  return { result, dropped }
}

/** The value that a codec reads from `input`; the test fails when it refuses. */
export const read = <A>(codec: t.Type<A, unknown>, input: unknown): A => {
  const { result } = decoded(codec, input)
  if (E.isLeft(result)) throw new Error(`${result.left.codec} refused its field '${result.left.path}'`)
  return result.right
}

/** The value as it arrives after a journey as JSON. */
export const overTheWire = <A>(codec: t.Type<A, unknown>, value: A): unknown => {
  const json = JSON.stringify(codec.encode(value))
  return json === undefined ? undefined : JSON.parse(json)
}

export const itRoundTrips = <A>(title: string, codec: t.Type<A, unknown>, values: fc.Arbitrary<A>): void =>
  it(`${title} goes over the wire and comes back the same`, () => {
    fc.assert(
      fc.property(values, value => {
        expect(codec.is(value)).toBe(true)
        expect(decoded(codec, overTheWire(codec, value))).toEqual({ result: E.right(value), dropped: [] })
      }),
    )
  })

export const HUGE = 'x'.repeat(1_000_000)
export const HTML = '<img src=x onerror="alert(1)"><b>News</b>'

const REMOVED = Symbol('removed')
const POISONS: ReadonlyArray<unknown> = [REMOVED, null, true, -1, 1.5, 1e300, '', HTML, HUGE, [], [null], {}, { a: 1 }]

type Path = ReadonlyArray<string>

const pathsIn = (json: unknown, path: Path = []): ReadonlyArray<Path> =>
  typeof json === 'object' && json !== null
    ? [path, ...Object.entries(json).flatMap(([key, value]) => pathsIn(value, [...path, key]))]
    : [path]

const poisoned = (json: unknown, [key, ...rest]: Path, poison: unknown): unknown => {
  if (key === undefined) return poison === REMOVED ? undefined : poison
  if (Array.isArray(json))
    return json.map((value, index) => (String(index) === key ? poisoned(value, rest, poison) : value))
  const fields = Object.entries(json ?? {}).map(([name, value]) => [
    name,
    name === key ? poisoned(value, rest, poison) : value,
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const isRelated = (reported: string, at: Path): boolean => {
  const place = at.join('.')
  return reported.startsWith(place) || place.startsWith(reported)
}

/**
 * NET-08: a valid payload spoilt at any place is refused or loses an item, each with a path that leads to that place;
 * what is accepted is a value of the domain. Nothing throws.
 */
export const itWithstandsBadInput = <A>(title: string, codec: t.Type<A, unknown>, values: fc.Arbitrary<A>): void =>
  it(`[NET-08] ${title} spoilt anywhere is refused with the path, or loses the item`, () => {
    const spoilt = values
      .map(value => overTheWire(codec, value))
      .chain(json => fc.record({ json: fc.constant(json), at: fc.constantFrom(...pathsIn(json)) }))
    fc.assert(
      fc.property(spoilt, fc.constantFrom(...POISONS), ({ json, at }, poison) => {
        const { result, dropped } = decoded(codec, poisoned(json, at, poison))
        const reports = E.isLeft(result) ? [result.left, ...dropped] : dropped
        for (const { path } of reports) expect(isRelated(path, at), `'${path}' for '${at.join('.')}'`).toBe(true)
        if (E.isRight(result)) expect(read(codec, overTheWire(codec, result.right))).toEqual(result.right)
      }),
      { numRuns: 300 },
    )
  })
