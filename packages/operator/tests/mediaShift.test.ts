import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type Box, boxesOf, childrenOf, findBox, readDecodeTime, versionOf } from '../media/boxes.ts'
import { shiftSegment } from '../media/shift.ts'
import { parseTrack } from '../media/track.ts'

const read = (name: string) => readFile(new URL(`../media/loops/${name}`, import.meta.url))

const boxAt = (bytes: Buffer, ...path: string[]): Box => {
  const found = findBox(bytes, path)
  if (!found) throw new Error(`no ${path.join('/')}`)
  return found
}

const decodeTime = (bytes: Buffer) => readDecodeTime(bytes, boxAt(bytes, 'moof', 'traf', 'tfdt'))
const mediaData = (bytes: Buffer) => {
  const { start, header, size } = boxAt(bytes, 'mdat')
  return bytes.subarray(start + header, start + size)
}
/** Where the first run says its samples begin, counted in the file. */
const runStart = (bytes: Buffer) => {
  const trun = boxAt(bytes, 'moof', 'traf', 'trun')
  return boxAt(bytes, 'moof').start + bytes.readInt32BE(trun.start + 16)
}

/** Seconds: none, one turn, past 32 bits at 48 kHz, today. */
const SHIFTS = [0, 8, 27e6, 1_795_000_000]
const FILES = ['arena-360.mp4', 'arena-720.mp4', 'calm.mp4', 'copa-360.mp4', 'negra-360.mp4']

describe('a segment moved on the timeline', () => {
  for (const name of FILES) {
    for (const seconds of SHIFTS) {
      test(`${name} by ${seconds} s keeps its samples and finds them`, async () => {
        const track = parseTrack(await read(name))
        const shift = BigInt(seconds) * BigInt(track.timescale)
        for (const [index, fragment] of track.fragments.entries()) {
          const moved = shiftSegment(fragment.bytes, shift, 1_000_000 + index)
          expect(decodeTime(moved)).toBe(decodeTime(fragment.bytes) + shift)
          expect(mediaData(moved).equals(mediaData(fragment.bytes))).toBe(true)
          const mdat = boxAt(moved, 'mdat')
          expect(runStart(moved)).toBe(mdat.start + mdat.header)
          expect(boxesOf(moved).reduce((sum, box) => sum + box.size, 0)).toBe(moved.length)
          expect(moved.readUInt32BE(boxAt(moved, 'moof', 'mfhd').start + 12)).toBe(1_000_000 + index)
        }
      })
    }
  }

  test('a decode time of 32 bits grows to 64 and the encryption data behind it are still found', async () => {
    const [first] = parseTrack(await read('copa-360.mp4')).fragments
    if (!first) throw new Error('no fragment')
    expect(versionOf(first.bytes, boxAt(first.bytes, 'moof', 'traf', 'tfdt'))).toBe(0)
    const moved = shiftSegment(first.bytes, 1n << 40n, 1)
    expect(versionOf(moved, boxAt(moved, 'moof', 'traf', 'tfdt'))).toBe(1)
    const auxiliary = (bytes: Buffer) => {
      const saio = boxAt(bytes, 'moof', 'traf', 'saio')
      const offset = bytes.readUInt32BE(saio.start + 16)
      return boxAt(bytes, 'moof').start + offset - boxAt(bytes, 'moof', 'traf', 'senc').start
    }
    expect(auxiliary(moved)).toBe(auxiliary(first.bytes))
  })

  test('one shift is the sum of two', async () => {
    const [first] = parseTrack(await read('calm.mp4')).fragments
    if (!first) throw new Error('no fragment')
    const twice = shiftSegment(shiftSegment(first.bytes, 96_000n, 5), 1_000_000_007n, 5)
    expect(shiftSegment(first.bytes, 1_000_096_007n, 5).equals(twice)).toBe(true)
  })

  test('a cut or foreign file is an error that names the box', () => {
    const broken = Buffer.from('0000ffff6d6f6f66', 'hex')
    expect(() => boxesOf(broken)).toThrow('moof')
    const empty = Buffer.from('000000086d6f6f66', 'hex')
    expect(() => shiftSegment(empty, 0n, 1)).toThrow('one track')
    expect(childrenOf(empty, { type: 'moof', start: 0, header: 8, size: 8 })).toEqual([])
  })
})
