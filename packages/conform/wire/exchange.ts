import { late, type Trouble, tooLarge, troubleOf } from './troubles.ts'

/** What is asked of a back end at most. */
export interface Limits {
  readonly timeoutMs: number
  readonly maxBytes: number
}

/** As long as the app waits. */
export const LIMITS: Limits = { timeoutMs: 50_000, maxBytes: 64 * 1024 * 1024 }

export interface HttpRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** So many bytes are enough: the rest is not fetched. */
  readonly enough?: number
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly sentAt: number
  readonly receivedAt: number
}

export type Outcome = HttpAnswer | Trouble
export const isTrouble = (outcome: Outcome): outcome is Trouble => 'kind' in outcome

/** One request after the other, never two at once. */
export interface Line {
  readonly send: (request: HttpRequest) => Promise<Outcome>
  readonly count: () => number
}

/** A wish to be asked later is granted so often, and for so long. */
const WAITS = 3
const LONGEST_WAIT_MS = 60_000

const waitWished = ({ status, headers }: HttpAnswer): number | undefined => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  const isBusy = (status === 429 || status === 503) && seconds >= 0
  return isBusy ? Math.min(LONGEST_WAIT_MS, seconds * 1000) : undefined
}

/** Reads no more than it has to; true when there was more than it may. */
const readBody = async (response: Response, most: number, enough: number): Promise<Buffer | undefined> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    parts.push(Buffer.from(part))
    size += part.byteLength
    if (size >= enough) break
    if (size > most) return undefined
  }
  return Buffer.concat(parts)
}

const exchange = async ({ url, method, headers, body, enough }: HttpRequest, limits: Limits): Promise<Outcome> => {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  const sentAt = Date.now()
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    const receivedAt = Date.now()
    const bytes = await readBody(response, limits.maxBytes, enough ?? Number.POSITIVE_INFINITY)
    if (bytes === undefined) return tooLarge(limits.maxBytes)
    return { status: response.status, headers: response.headers, text: bytes.toString('utf8'), sentAt, receivedAt }
  } catch (error) {
    return signal.aborted ? late(limits.timeoutMs) : troubleOf(error, url)
  }
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export const makeLine = (limits: Limits): Line => {
  let count = 0
  let before: Promise<unknown> = Promise.resolve()
  const patient = async (request: HttpRequest, waits: number): Promise<Outcome> => {
    count += 1
    const outcome = await exchange(request, limits)
    const wait = isTrouble(outcome) ? undefined : waitWished(outcome)
    if (wait === undefined || waits === 0) return outcome
    await pause(wait)
    return patient(request, waits - 1)
  }
  return {
    count: () => count,
    send: request => {
      const turn = before.then(() => patient(request, WAITS))
      before = turn
      return turn
    },
  }
}
