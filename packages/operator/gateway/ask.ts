import http from 'node:http'
import https from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Hosts } from './hosts.ts'
import { SourceFault } from './sourceFault.ts'

export type Headers = Readonly<Record<string, string>>

export interface Question {
  readonly address: URL
  readonly headers?: Headers
  readonly limits: Limits
  /** What is told, and how; without it something is asked for. */
  readonly told?: { readonly method: 'POST' | 'DELETE'; readonly json?: unknown }
}

export interface Limits {
  /** Without a byte for so long it is given up, in ms. */
  readonly idleMs: number
  readonly totalMs: number
  readonly maxBytes: number
}

export interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  /** Where the redirects led: what it names without a host is there. */
  readonly address: URL
  /** Unpacked, at most `maxBytes` of it: more is an error. */
  readonly body: AsyncIterable<Buffer>
  /** For whoever does not read the body. */
  readonly leave: () => void
}

export type Ask = (question: Question) => Promise<Answer>

const MAX_REDIRECTS = 5
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** These are for the host that they were given for. */
const PERSONAL: ReadonlySet<string> = new Set(['cookie', 'authorization'])
const AGENT = 'Sintonia'

const NO_ANSWER = 504
const tooSlow = (): SourceFault => new SourceFault('it takes too long', NO_ANSWER)

export const tooLarge = (maxBytes: number): SourceFault =>
  new SourceFault(`it is larger than ${Math.ceil(maxBytes / 1e6)} MB`)

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'

const UNPACKERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

const unpacked = (response: http.IncomingMessage): Readable => {
  const unpacker = UNPACKERS[response.headers['content-encoding']?.toLowerCase() ?? '']?.()
  // an error of one destroys the other, and is met where the body is read
  return unpacker === undefined ? response : pipeline(response, unpacker, () => undefined)
}

async function* limited(body: Readable, maxBytes: number, ended: AbortSignal): AsyncIterable<Buffer> {
  let size = 0
  try {
    for await (const part of body) {
      size += part.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      yield part
    }
  } catch (error) {
    throw ended.aborted ? tooSlow() : error
  }
}

const leftOut = (headers: Headers, names: ReadonlySet<string>): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)))

const bodyHeaders = (body: string | undefined): Headers =>
  body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }

/** Asks other hosts, with limits, and never into the private network where nobody named the host; redirects are held to the same. */
export const makeAsk = (hosts: Hosts): { readonly ask: Ask; readonly close: () => void } => {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) }

  const once = (question: Question, ended: AbortSignal): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { address, headers = {}, limits, told } = question
      if (!isWeb(address)) throw new SourceFault(`${address.protocol} is not asked`)
      hosts.check(address)
      const { request } = address.protocol === 'https:' ? https : http
      const body = told?.json === undefined ? undefined : JSON.stringify(told.json)
      const asked = request(address, {
        method: told?.method ?? 'GET',
        agent: agents[address.protocol === 'https:' ? 'https:' : 'http:'],
        lookup: hosts.lookupFor(address),
        headers: {
          'user-agent': AGENT,
          'accept-encoding': 'identity',
          accept: '*/*',
          ...headers,
          ...bodyHeaders(body),
        },
        timeout: limits.idleMs,
        signal: ended,
      })
      asked.on('timeout', () => asked.destroy(new SourceFault('the host does not answer', NO_ANSWER)))
      asked.on('error', error => {
        // the host had closed the connection that was kept, and has not heard of it
        const isStale = asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (isStale && !ended.aborted) resolve(once(question, ended))
        else reject(ended.aborted ? tooSlow() : error)
      })
      asked.on('response', resolve)
      asked.end(body)
    })

  const ask: Ask = async question => {
    const ended = AbortSignal.timeout(question.limits.totalMs)
    let { address, headers = {} } = question
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await once({ ...question, address, headers }, ended)
      const status = response.statusCode ?? 0
      const { location } = response.headers
      if (!REDIRECTS.has(status) || location === undefined) {
        return {
          status,
          headers: response.headers,
          address,
          body: limited(unpacked(response), question.limits.maxBytes, ended),
          leave: () => response.destroy(),
        }
      }
      response.destroy()
      if (question.told !== undefined) throw new SourceFault('it redirects what it is told')
      if (!URL.canParse(location, address)) throw new SourceFault('it redirects to what is no address')
      const next = new URL(location, address)
      if (next.host !== address.host) headers = leftOut(headers, PERSONAL)
      address = next
    }
    throw new SourceFault('it redirects without an end')
  }

  return {
    ask,
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** The whole body as bytes. */
export const wholeOf = async ({ body }: Pick<Answer, 'body'>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}

/** Enough to tell what it is. */
const HEAD = 512

/** The first bytes, and all of them with those. */
export const begun = async (
  body: AsyncIterable<Buffer>,
): Promise<{ readonly head: Buffer; readonly whole: AsyncIterable<Buffer> }> => {
  const rest = body[Symbol.asyncIterator]()
  let head: Buffer = Buffer.alloc(0)
  while (head.length < HEAD) {
    const next = await rest.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  const whole = async function* (): AsyncGenerator<Buffer> {
    yield head
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { head, whole: whole() }
}
