import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { Base64 } from '../../models/codec/base64.ts'
import { tolerantArray } from '../../models/codec/decode.ts'
import { id, toId } from '../../models/codec/id.ts'
import { Instant, SecondsOrMs } from '../../models/codec/instant.ts'
import { mapped } from '../../models/codec/mapped.ts'
import { Flag, fallback, lenient, oneOf, optional } from '../../models/codec/optional.ts'
import { LongText, Text, WebAddress } from '../../models/codec/text.ts'
import { decoded, HTML, HUGE, read } from './laws.ts'

const refuses = <A>(codec: t.Type<A, unknown>, ...inputs: ReadonlyArray<unknown>) => {
  for (const input of inputs) expect(decoded(codec, input).result._tag, String(input).slice(0, 40)).toBe('Left')
}

const Item = t.strict({ name: t.string, size: t.number }, 'Item')
const Shelf = t.strict({ label: t.string, items: tolerantArray(Item) }, 'Shelf')

describe('Decoding', () => {
  it('[NET-08] says the codec and the path of the deepest field, and never the value', () => {
    const Nested = t.strict({ shelves: t.readonlyArray(Shelf) }, 'Nested')
    const { result } = decoded(Nested, {
      shelves: [
        { label: 'secret', items: [] },
        { label: 7, items: [] },
      ],
    })
    expect(result).toEqual({ _tag: 'Left', left: { codec: 'Nested', path: 'shelves.1.label' } })
    expect(JSON.stringify(decoded(t.strict({ pin: t.number }, 'Pin'), { pin: 'secret' }))).not.toContain('secret')
  })

  it('[NET-08] never throws, whatever JSON comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), input => {
        expect(decoded(Shelf, input)).toHaveProperty('result')
      }),
    )
  })

  it('[NET-08] reads no field that the codec does not name', () => {
    expect(read(Item, { name: 'a', size: 1, extra: 2 })).toEqual({ name: 'a', size: 1 })
  })
})

describe('A tolerant list', () => {
  const good = fc.record({ name: fc.string(), size: fc.integer() })
  const bad = fc.constantFrom<unknown>(null, 7, 'text', [], {}, { name: 1, size: 1 }, { name: 'a', size: '1' })
  const mixed = fc.array(
    fc.oneof(
      good.map(item => ({ item, isGood: true })),
      bad.map(item => ({ item, isGood: false })),
    ),
  )

  it('[NET-08] keeps every good item in order and reports every bad one with its place', () => {
    fc.assert(
      fc.property(mixed, list => {
        const { result, dropped } = decoded(Shelf, { label: 'a', items: list.map(({ item }) => item) })
        const kept = list.filter(({ isGood }) => isGood).map(({ item }) => item)
        expect(result).toEqual({ _tag: 'Right', right: { label: 'a', items: kept } })
        const places = list.flatMap(({ isGood }, index) => (isGood ? [] : [String(index)]))
        expect(dropped.map(({ path }) => path.split('.')[1])).toEqual(places)
      }),
    )
  })

  it('[NET-08] that is no list is refused', () => {
    refuses(tolerantArray(Item), null, undefined, {}, 'a', HTML, 1)
  })

  it('[NET-08] keeps the reports of two decodings apart', () => {
    expect(decoded(Shelf, { label: 'a', items: [null] }).dropped).toHaveLength(1)
    expect(decoded(Shelf, { label: 'a', items: [] }).dropped).toHaveLength(0)
  })
})

describe('The parts of codecs', () => {
  const Name = id('Name')

  it('[NET-08] an id is text or a whole number, never empty, never endless', () => {
    expect([read(Name, 'a'), read(Name, 7)]).toEqual(['a', '7'])
    refuses(Name, '', HUGE, 1.5, Number.MAX_VALUE, true, null, undefined, [], {})
    expect([toId(Name, 'a'), toId(Name, ''), toId(Name, undefined)]).toEqual(['a', undefined, undefined])
  })

  it('[NET-08] an instant is a number within the calendar', () => {
    fc.assert(fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), ms => read(Instant, ms) === ms))
    refuses(Instant, '1', Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1000, null, {})
  })

  it('[CHAN-02] an expiry below 1e12 is seconds', () => {
    fc.assert(fc.property(fc.nat(4_000_000_000), seconds => read(SecondsOrMs, seconds) === seconds * 1000))
    fc.assert(fc.property(fc.integer({ min: 1e12, max: 8.64e15 }), ms => read(SecondsOrMs, ms) === ms))
  })

  it('[NET-08] a text has an end, and markup in it stays text', () => {
    expect(read(Text, HTML)).toBe(HTML)
    expect(read(LongText, 'x'.repeat(100_000))).toHaveLength(100_000)
    refuses(Text, HUGE, 7, null, ['a'])
    refuses(LongText, HUGE)
  })

  it('[NET-08] an address is of the web or of the own origin', () => {
    for (const address of ['https://a.example/b?c', 'http://a.example', '/art/a.svg'])
      expect(read(WebAddress, address)).toBe(address)
    refuses(
      WebAddress,
      'javascript:alert(1)',
      'data:text/html,x',
      ' https://a.example',
      'a.svg',
      'http://',
      'https:///b',
      '//a.example/b',
      String.raw`/\a.example/b`,
      '/\t/a.example/b',
      '',
      HUGE,
      `/${HUGE}`,
      null,
    )
  })

  it('[NET-08] bytes are whole base64', () => {
    fc.assert(fc.property(fc.base64String({ minLength: 4 }), bytes => read(Base64, bytes) === bytes))
    refuses(Base64, '', 'AAA', 'A===', 'AA-_', 'AAAA\n', 'AAAA'.repeat(300_000), 7, null)
  })

  it('[NET-08] a flag is 0, 1, or a boolean, as number or text', () => {
    expect([1, '1', true, 0, '0', false].map(input => read(Flag, input))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    refuses(Flag, 2, 'true', '', null, undefined, [])
  })

  it('[NET-08] an optional field may be missing or null; one with a default gets it', () => {
    const Both = t.strict({ a: optional(t.string), b: fallback(t.number, 7) }, 'Both')
    for (const input of [{}, { a: null, b: null }]) expect(read(Both, input)).toEqual({ a: undefined, b: 7 })
    expect(decoded(Both, { a: 1 }).result).toMatchObject({ left: { path: 'a' } })
    expect(decoded(Both, { b: '7' }).result).toMatchObject({ left: { path: 'b' } })
  })

  it('[NET-08] a member of a set that nobody knows is refused, or becomes the given one', () => {
    const Colour = oneOf('Colour', ['red', 'blue', 3])
    expect(Colour.values.map(colour => read(Colour, colour))).toEqual(['red', 'blue', 3])
    refuses(Colour, 'green', '3', null)
    fc.assert(
      fc.property(fc.jsonValue(), input => {
        const known = Colour.is(input)
        expect(read(lenient(Colour, 'red'), input)).toBe(known ? input : 'red')
      }),
    )
  })

  it('[NET-08] a value that makes no sense in the domain is refused like one of a wrong form', () => {
    const Even = mapped('Half', t.number, {
      is: t.number.is,
      toDomain: wire => (wire % 2 === 0 ? wire / 2 : undefined),
      toWire: half => half * 2,
    })
    fc.assert(fc.property(fc.integer(), half => read(Even, Even.encode(half)) === half))
    refuses(Even, 3, '4', null)
  })
})
