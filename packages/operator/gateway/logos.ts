import { type Exchange, type Route, send } from '../server/exchange.ts'
import type { Lineup } from '../world/lineup.ts'
import { type Ask, wholeOf } from './ask.ts'
import { FOREIGN_POLICY } from './streams.ts'

const LIMITS = { idleMs: 8_000, totalMs: 15_000, maxBytes: 2_000_000 }
const ADDRESS = /^\/gateway\/logo\/(\d+)\/\w+$/
const KEPT_SECONDS = 86_400
/** What could not be had is asked again after so long. */
const REST_MS = 600_000
const MAX_FAILURES = 5_000

const SVG = /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i

/** By the first bytes: what a host says of its pictures is often wrong. */
const SIGNS: ReadonlyArray<readonly [sign: string, at: number, type: string]> = [
  ['\x89PNG', 0, 'image/png'],
  ['\xFF\xD8\xFF', 0, 'image/jpeg'],
  ['GIF8', 0, 'image/gif'],
  ['WEBP', 8, 'image/webp'],
  ['ftypavi', 4, 'image/avif'],
  ['\x00\x00\x01\x00', 0, 'image/x-icon'],
]

/** `undefined` for what is no picture. */
export const pictureType = (bytes: Buffer): string | undefined => {
  const head = bytes.toString('latin1', 0, 1024)
  const known = SIGNS.find(([sign, at]) => head.startsWith(sign, at))?.[2]
  return known ?? (SVG.test(head) ? 'image/svg+xml' : undefined)
}

/** Logos of imported channels; where one cannot be had the channel's name is its mark. */
export const logosRoute = (lineup: () => Lineup, ask: Ask): Route => {
  const failedAt = new Map<string, number>()

  const fetched = async (logo: string): Promise<Buffer | undefined> => {
    if (Date.now() - (failedAt.get(logo) ?? Number.NEGATIVE_INFINITY) < REST_MS) return undefined
    const answer = await ask({ address: new URL(logo), limits: LIMITS })
    if (answer.status === 200) return wholeOf(answer)
    answer.leave()
    return undefined
  }

  const note = (logo: string): void => {
    const at = failedAt.get(logo)
    if (at !== undefined && Date.now() - at < REST_MS) return
    const oldest = failedAt.keys().next()
    if (failedAt.size >= MAX_FAILURES && oldest.done === false) failedAt.delete(oldest.value)
    failedAt.set(logo, Date.now())
  }

  const sendMark = async ({ response }: Exchange, name: string): Promise<true> => {
    response.writeHead(302, {
      location: `/art/name/${encodeURIComponent(name)}.svg`,
      'cache-control': `public, max-age=${REST_MS / 1000}`,
    })
    response.end()
    return true
  }

  return async exchange => {
    const id = ADDRESS.exec(exchange.url.pathname)?.[1]
    if (id === undefined) return false
    const channel = lineup().byId.get(id)
    const logo = channel?.imported?.logo
    if (channel === undefined || logo === undefined) {
      return send(exchange, 404, 'text/plain; charset=utf-8', 'no such logo')
    }
    const bytes = await fetched(logo).catch(() => undefined)
    const type = bytes && pictureType(bytes)
    if (bytes === undefined || type === undefined) {
      note(logo)
      return sendMark(exchange, channel.channel.logicalChannelName)
    }
    exchange.response.writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      'content-security-policy':
        type === 'image/svg+xml' ? `${FOREIGN_POLICY}; style-src 'unsafe-inline'` : FOREIGN_POLICY,
      'cache-control': `public, max-age=${KEPT_SECONDS}`,
    })
    exchange.response.end(bytes)
    return true
  }
}
