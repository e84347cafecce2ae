import * as E from 'fp-ts/lib/Either.js'
import { SECOND } from '../../../models/codec/instant.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Timer } from '../clock/timer.ts'
import { once } from '../once.ts'
import type { Exchange } from './types.ts'

/** Spec §9. */
export const REQUEST_TIMEOUT_MS = 50 * SECOND

export interface ExchangeParts {
  readonly fetch: typeof fetch
  readonly clock: Pick<ServerClock, 'note' | 'ticks'>
  readonly timer: Timer
}

/** As the request stands. */
const makeClearExchange =
  ({ fetch, clock, timer }: ExchangeParts): Exchange =>
  async ({ url, method, headers, body, isCacheable = false }, signal) => {
    const hasGivenUp = (): boolean => signal?.aborted === true
    if (hasGivenUp()) return E.left({ tag: 'cancelled' })
    const controller = new AbortController()
    let isLate = false
    const cancelTimeout = timer.after(REQUEST_TIMEOUT_MS, () => {
      isLate = true
      controller.abort()
    })
    const giveUp = (): void => controller.abort()
    signal?.addEventListener('abort', giveUp)
    try {
      const sentAt = clock.ticks()
      const response = await fetch(url, {
        method,
        headers,
        cache: isCacheable ? 'no-cache' : 'no-store',
        signal: controller.signal,
        ...(body !== undefined && { body }),
      })
      clock.note({ date: response.headers.get('Date'), sentAt, receivedAt: clock.ticks(), mayBeOld: isCacheable })
      const retryAfter = response.headers.get('Retry-After')
      return E.right({
        status: response.status,
        text: await response.text(),
        ...(retryAfter !== null && { retryAfter }),
      })
    } catch {
      if (isLate) return E.left({ tag: 'timeout' })
      return E.left({ tag: hasGivenUp() ? 'cancelled' : 'offline' })
    } finally {
      cancelTimeout()
      signal?.removeEventListener('abort', giveUp)
    }
  }

/**
 * Sends a request, sealed where it says so, and reads the whole answer; no answer within 50 s, none at all and a caller who
 * gave up are told apart.
 */
export const makeExchange = (parts: ExchangeParts): Exchange => {
  const clear = makeClearExchange(parts)
  const sealed = once(async () => (await import('./sealedExchange.ts')).makeSealedExchange(clear))
  return async (request, signal) => {
    const { seal } = request
    if (seal === undefined) return clear(request, signal)
    const exchange = await sealed().catch(() => undefined)
    return exchange === undefined ? E.left({ tag: 'offline' }) : exchange(request, seal, signal)
  }
}
