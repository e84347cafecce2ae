import { type Exchange, type Route, send } from '../server/exchange.ts'
import type { Guide } from '../world/guide.ts'
import type { Lineup } from '../world/lineup.ts'
import { type Ask, wholeOf } from './ask.ts'
import { FOREIGN_POLICY } from './streams.ts'

const LIMITS = { idleMs: 8_000, totalMs: 15_000, maxBytes: 2_000_000 }
const LOGO = /^\/gateway\/logo\/(\d+)\/\w+$/
const PROGRAMME = /^\/gateway\/programme\/((\d+)-[0-9a-z]{1,12}(?:\.\d{1,4})?)\/\w+$/
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

interface Pictured {
  readonly lineup: () => Lineup
  readonly guide: () => Guide
}

interface Wanted {
  /** At its own host. */
  readonly picture: string
  /** What stands in for it. */
  readonly mark: string
}

/** Logos of imported channels, and pictures of their programmes; for one that cannot be had there is a drawing of ours. */
export const picturesRoute = ({ lineup, guide }: Pictured, ask: Ask): Route => {
  const failedAt = new Map<string, number>()

  const logoOf = (id: string): Wanted | undefined => {
    const channel = lineup().byId.get(id)
    const picture = channel?.imported?.logo
    const mark = `/art/name/${encodeURIComponent(channel?.channel.logicalChannelName ?? '')}.svg`
    return picture === undefined ? undefined : { picture, mark }
  }
  const programmePicture = (programId: string, channelId: string): Wanted | undefined => {
    const channel = lineup().byId.get(channelId)
    const picture = channel && guide().foreignPicture(channel, programId)
    return picture === undefined ? undefined : { picture, mark: `/art/of/${channelId}-1280x720.svg` }
  }

  const fetched = async (picture: string): Promise<Buffer | undefined> => {
    if (Date.now() - (failedAt.get(picture) ?? Number.NEGATIVE_INFINITY) < REST_MS) return undefined
    const answer = await ask({ address: new URL(picture), limits: LIMITS })
    if (answer.status === 200) return wholeOf(answer)
    answer.leave()
    return undefined
  }

  const note = (picture: string): void => {
    const at = failedAt.get(picture)
    if (at !== undefined && Date.now() - at < REST_MS) return
    const oldest = failedAt.keys().next()
    if (failedAt.size >= MAX_FAILURES && oldest.done === false) failedAt.delete(oldest.value)
    failedAt.set(picture, Date.now())
  }

  const sendMark = async ({ response }: Exchange, mark: string): Promise<true> => {
    response.writeHead(302, {
      location: mark,
      'cache-control': `public, max-age=${REST_MS / 1000}`,
    })
    response.end()
    return true
  }

  return async exchange => {
    const { pathname } = exchange.url
    const [, logo] = LOGO.exec(pathname) ?? []
    const [, programId, channelId = ''] = PROGRAMME.exec(pathname) ?? []
    if (logo === undefined && programId === undefined) return false
    const wanted = logo === undefined ? programmePicture(String(programId), channelId) : logoOf(logo)
    if (wanted === undefined) return send(exchange, 404, 'text/plain; charset=utf-8', 'no such picture')
    const bytes = await fetched(wanted.picture).catch(() => undefined)
    const type = bytes && pictureType(bytes)
    if (bytes === undefined || type === undefined) {
      note(wanted.picture)
      return sendMark(exchange, wanted.mark)
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
