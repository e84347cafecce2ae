import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { type Ask, type Headers, tooLarge, wholeOf } from '../gateway/ask.ts'
import { SourceFault } from '../gateway/sourceFault.ts'

/** A file, wherever it lies, of which any part can be had. */
export interface Bytes {
  readonly size: number
  /** Another host has it: it is not searched through. */
  readonly isFar: boolean
  readonly read: (from: number, length: number) => Promise<Buffer>
}

/** Refuses a path that leads over a link: what it names lies elsewhere. */
const opened = async (path: string) => {
  if ((await realpath(path)) !== path) throw new SourceFault('it is a link, or lies behind one')
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
}

/** Opened for each part anew: a file that somebody puts in its place, or takes away, is met as it is. */
export const bytesOfFile = async (path: string): Promise<Bytes> => {
  const handle = await opened(path)
  const { size } = await handle.stat().finally(() => handle.close())
  return {
    size,
    isFar: false,
    read: async (from, length) => {
      const file = await opened(path)
      try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from)
        if (bytesRead < length) throw new SourceFault('it ends in the middle')
        return buffer
      } finally {
        await file.close()
      }
    },
  }
}

/** All of a small file. */
export const wholeFile = async (path: string, maxBytes: number): Promise<Buffer> => {
  const { size, read } = await bytesOfFile(path)
  if (size > maxBytes) throw tooLarge(maxBytes)
  return read(0, size)
}

const BLOCK = 1_048_576
const MAX_BLOCKS = 24
const LIMITS = { idleMs: 15_000, totalMs: 60_000, maxBytes: BLOCK * 2 }
const PARTIAL = 206
const SIZE = /^bytes \d+-\d+\/(\d+)$/

/** A file at another host, asked for in blocks: picture and sound lie side by side in them, and are had at once. */
export const bytesOfAddress = async (ask: Ask, address: URL, headers: Headers): Promise<Bytes> => {
  const part = async (from: number, to: number) => {
    const answer = await ask({ address, headers: { ...headers, range: `bytes=${from}-${to - 1}` }, limits: LIMITS })
    if (answer.status === PARTIAL) return answer
    answer.leave()
    if (answer.status < 400) throw new SourceFault('an MP4 file whose host gives no parts of it')
    throw new SourceFault(`its host answers ${answer.status}`, answer.status)
  }
  const first = await part(0, BLOCK)
  const size = Number(SIZE.exec(first.headers['content-range'] ?? '')?.[1])
  if (!(size > 0)) throw new SourceFault('an MP4 file whose host does not say how long it is')
  const kept = new Map<number, Promise<Buffer>>([[0, wholeOf(first)]])
  const block = (at: number): Promise<Buffer> => {
    const known = kept.get(at) ?? part(at * BLOCK, Math.min(size, (at + 1) * BLOCK)).then(wholeOf)
    kept.delete(at)
    kept.set(at, known)
    known.catch(() => kept.delete(at))
    const oldest = kept.keys().next()
    if (kept.size > MAX_BLOCKS && oldest.done === false) kept.delete(oldest.value)
    return known
  }
  return {
    size,
    isFar: true,
    read: async (from, length) => {
      const parts: Buffer[] = []
      for (let at = Math.floor(from / BLOCK); at * BLOCK < from + length; at += 1) {
        const bytes = await block(at)
        parts.push(bytes.subarray(Math.max(0, from - at * BLOCK), from + length - at * BLOCK))
      }
      const whole = Buffer.concat(parts)
      if (whole.length < length) throw new SourceFault('it ends in the middle')
      return whole
    },
  }
}
