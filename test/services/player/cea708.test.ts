import { describe, expect, test } from 'vitest'
import { type DigitalCaption, makeDigitalReader } from '../../../src/services/player/hls/cea708.ts'

/** One packet as a picture carries it: its count, a byte for nothing, and threes of which the first begins it. */
const carried = (...packet: ReadonlyArray<number>): Uint8Array => {
  const even = packet.length % 2 === 0 ? packet : [...packet, 0]
  const threes = Array.from({ length: even.length / 2 }, (_, at) => [
    at === 0 ? 0xff : 0xfe,
    even[2 * at] ?? 0,
    even[2 * at + 1] ?? 0,
  ])
  return Uint8Array.from([0xc0 | threes.length, 0xff, ...threes.flat()])
}
const packet = (service: number, ...block: ReadonlyArray<number>): Uint8Array => {
  const size = 2 + block.length
  return carried(Math.ceil(size / 2), (service << 5) | block.length, ...block)
}
const letters = (text: string): ReadonlyArray<number> => [...Buffer.from(text, 'latin1')]

/** Three rows, shown; and the same unseen (CEA-708-E, 8.10.5.2). */
const SHOWN = [0x98, 0x20, 0x4a, 0x34, 0x72, 0x1f, 0x11]
const UNSEEN = [0x98, 0x00, 0x4a, 0x34, 0x72, 0x1f, 0x11]
const NEW_LINE = 0x0d
const SHOW_FIRST = [0x89, 0x01]
const HIDE_FIRST = [0x8a, 0x01]

const reading = () => {
  const told: DigitalCaption[] = []
  const reader = makeDigitalReader(caption => told.push(caption))
  return { told, reader }
}

describe('[AHEAD-36] CEA-708', () => {
  test('what a window shows is told with its time, once it is gone or a segment ends', () => {
    const { told, reader } = reading()
    reader.read(1, packet(1, ...SHOWN, ...letters('São'), NEW_LINE, ...letters('21:15')))
    expect(told).toEqual([])
    reader.pause(2)
    reader.read(3, packet(1, ...HIDE_FIRST))
    reader.pause(4)
    expect(told).toEqual([
      { service: 1, start: 1, end: 2, text: 'São\n21:15' },
      { service: 1, start: 2, end: 3, text: 'São\n21:15' },
    ])
  })
  test('a line that is written unseen shows when its window does', () => {
    const { told, reader } = reading()
    reader.read(1, packet(1, ...UNSEEN, ...letters('Hi')))
    reader.read(2, packet(1, ...SHOW_FIRST))
    reader.pause(3)
    expect(told).toEqual([{ service: 1, start: 2, end: 3, text: 'Hi' }])
  })
  test('lines roll up in a full window, and what is taken back is gone', () => {
    const { told, reader } = reading()
    const lines = ['one', 'two', 'three', 'fourx'].flatMap((line, at) => [
      ...(at > 0 ? [NEW_LINE] : []),
      ...letters(line),
    ])
    reader.read(1, packet(1, ...SHOWN, ...lines, 0x08))
    reader.pause(2)
    expect(told.map(({ text }) => text)).toEqual(['two\nthree\nfour'])
  })
  test('services are told apart, a long number too, and further letters are read', () => {
    const { told, reader } = reading()
    reader.read(1, packet(2, ...SHOWN, ...letters('two')))
    const block = [...SHOWN, 0x10, 0x25]
    reader.read(1, carried(Math.ceil((3 + block.length) / 2), (7 << 5) | block.length, 9, ...block))
    reader.pause(2)
    expect(told.map(({ service, text }) => [service, text])).toEqual([
      [2, 'two'],
      [9, '…'],
    ])
  })
  test('what does not follow what came last begins anew', () => {
    const { told, reader } = reading()
    reader.read(1, packet(1, ...SHOWN, ...letters('Hi')))
    reader.reset()
    reader.pause(2)
    expect(told).toEqual([])
  })
  test('[NET-03] garbage is no end of it', () => {
    const { reader } = reading()
    let seed = 7
    const random = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed >> 8
    }
    for (let at = 0; at < 2_000; at += 1) {
      const bytes = Uint8Array.from({ length: random() % 97 }, () => random() & 0xff)
      reader.read(at, bytes)
    }
    const after = reading()
    after.reader.read(1, packet(1, ...SHOWN, ...letters('Hi')))
    after.reader.pause(2)
    expect(after.told).toHaveLength(1)
  })
})
