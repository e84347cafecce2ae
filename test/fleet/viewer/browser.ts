import type { Viewer } from '../headEnd/answers.ts'
import type { HeadEnd, Line, Reply } from '../headEnd/headEnd.ts'

interface BrowserParts {
  readonly viewer: number
  readonly kind: Viewer
  readonly headEnd: Pick<HeadEnd, 'ask'>
  readonly line: () => Line
}

interface Kept {
  readonly mark: string
  readonly text: string
}

/** One for all segments: nobody looks into them. */
const SEGMENT = new ArrayBuffer(256 * 1024)

/** What of `Response` the services read. */
class Answered {
  readonly #text: string
  readonly #headers: Readonly<Record<string, string>>
  readonly url: string
  readonly status: number
  readonly ok: boolean
  constructor(url: string, status: number, text: string, headers: Readonly<Record<string, string>>) {
    this.url = url
    this.status = status
    this.ok = status >= 200 && status < 300
    this.#text = text
    this.#headers = headers
  }
  get headers() {
    return { get: (name: string): string | null => this.#headers[name] ?? null }
  }
  async text(): Promise<string> {
    return this.#text
  }
  async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
  async arrayBuffer(): Promise<ArrayBuffer> {
    return SEGMENT
  }
}

const aborted = (): Error => Object.assign(new Error('The operation was aborted'), { name: 'AbortError' })

/** The network of one viewer, with a cache as browsers have it. */
export const makeFetch = ({ viewer, kind, headEnd, line }: BrowserParts, now: () => number): typeof fetch => {
  const cache = new Map<string, Kept>()
  const answered = (url: string, reply: Reply): Answered => {
    const headers = { ...reply.headers, Date: new Date(now()).toUTCString() }
    const kept = cache.get(url)
    if (reply.status === 304 && kept !== undefined) return new Answered(url, 200, kept.text, headers)
    if (reply.mark !== undefined) cache.set(url, { mark: reply.mark, text: reply.text })
    return new Answered(url, reply.status, reply.text, headers)
  }
  const ask = (input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const { signal } = init
      if (signal?.aborted) return reject(aborted())
      signal?.addEventListener('abort', () => reject(aborted()))
      const url = String(input)
      const method = init.method ?? 'GET'
      const isCacheable = method === 'GET' && init.cache === 'no-cache'
      const headers = Object(init.headers)
      headEnd.ask(
        {
          viewer,
          kind,
          line: line(),
          url,
          method,
          token: headers.Authorization ?? '',
          body: typeof init.body === 'string' ? init.body : undefined,
          mark: isCacheable ? cache.get(url)?.mark : undefined,
          isCacheable,
        },
        reply => resolve(answered(url, reply)),
        () => reject(new TypeError('Failed to fetch')),
      )
    })
  return ask as unknown as typeof fetch
}

/** Random bytes that a seed gives. */
export const seededCrypto = (random: () => number): Crypto =>
  ({
    getRandomValues: (bytes: Uint8Array) => bytes.map((_, at, all) => (all[at] = Math.floor(random() * 256))),
    subtle: globalThis.crypto.subtle,
  }) as unknown as Crypto
