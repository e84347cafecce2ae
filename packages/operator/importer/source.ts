import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Ask, begun, tooLarge } from '../gateway/ask.ts'
import { SourceFault } from '../gateway/sourceFault.ts'

/** A playlist or a guide: a file, or an address. */
export interface Place {
  readonly text: string
  readonly address: URL | undefined
}

export const placeOf = (text: string): Place => ({
  text,
  address: /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined,
})

/** Without what nobody should read over a shoulder: user names, passwords, queries. */
export const shownPlace = ({ text, address }: Place): string =>
  address === undefined ? text : `${address.protocol}//${address.host}${address.pathname}`

/** What the last answer said of itself, to be asked only for what is new. */
export type Mark = Readonly<Partial<Record<'if-none-match' | 'if-modified-since', string>>>

export interface Source {
  /** Unpacked, at most `maxBytes`. */
  readonly body: AsyncIterable<Buffer>
  /** Where what it names without a host is; none of a file. */
  readonly base: URL | undefined
  readonly mark: Mark
}

const LIMITS = { idleMs: 20_000, totalMs: 600_000 }
const GZIP = [0x1f, 0x8b]
const NOT_READ: ReadonlyArray<readonly [begin: string, kind: string]> = [
  ['\xFD7zXZ', 'xz'],
  ['PK\x03\x04', 'zip'],
  ['BZh', 'bzip2'],
  ['7z\xBC\xAF', '7z'],
]

async function* limited(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    yield part
  }
}

/** Whatever its name and its headers say: the first bytes tell how it is packed. */
const unpacked = async (body: AsyncIterable<Buffer>, maxBytes: number): Promise<AsyncIterable<Buffer>> => {
  const { head, whole } = await begun(body)
  const kind = NOT_READ.find(([begin]) => head.toString('latin1', 0, 8).startsWith(begin))?.[1]
  if (kind !== undefined) throw new SourceFault(`it is packed as ${kind}, which is not read: gzip is`)
  if (head[0] !== GZIP[0] || head[1] !== GZIP[1]) return limited(whole, maxBytes)
  const plain = Readable.from(whole, { objectMode: false })
  const gunzip = createGunzip()
  plain.on('error', error => gunzip.destroy(error))
  gunzip.on('close', () => plain.destroy())
  return limited(plain.pipe(gunzip), maxBytes)
}

const markOf = (headers: Readonly<Record<string, unknown>>): Mark => ({
  ...(typeof headers.etag === 'string' ? { 'if-none-match': headers.etag } : {}),
  ...(typeof headers['last-modified'] === 'string' ? { 'if-modified-since': headers['last-modified'] } : {}),
})

/** Opens a playlist or a guide; `undefined` where it has not changed since the mark. */
export const openSource = async (
  { text, address }: Place,
  ask: Ask,
  maxBytes: number,
  mark: Mark,
): Promise<Source | undefined> => {
  if (address === undefined) {
    return { body: await unpacked(createReadStream(text), maxBytes), base: undefined, mark: {} }
  }
  const headers = { 'accept-encoding': 'gzip', ...mark }
  const answer = await ask({ address, headers, limits: { ...LIMITS, maxBytes } })
  if (answer.status !== 200) answer.leave()
  if (answer.status === 304) return undefined
  if (answer.status !== 200) throw new SourceFault(`its host answers ${answer.status}`, answer.status)
  return { body: await unpacked(answer.body, maxBytes), base: answer.address, mark: markOf(answer.headers) }
}
