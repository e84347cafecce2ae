import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

export type Body = Readonly<{ status: number; type: string; content: string | Buffer; cache: 'immutable' | 'no-store' }>

const CACHE = { immutable: 'public, max-age=31536000, immutable', 'no-store': 'no-store' } as const

/** Streams may be asked from another host of the operator, so every origin may read them. */
const OPEN = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*', 'x-content-type-options': 'nosniff' }

export const text = (status: number, content: string): Body => ({
  status,
  type: 'text/plain; charset=utf-8',
  content,
  cache: 'no-store',
})

/** Kept as `body` may be, unless a fault said otherwise before. Sends text zipped where the other side takes it: a long playlist shrinks to a tenth. */
export const send = async (request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> => {
  const isText = typeof body.content === 'string'
  const zipped = isText && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const content = zipped ? await zip(body.content) : Buffer.from(body.content)
  response.writeHead(body.status, {
    ...OPEN,
    'content-type': body.type,
    'content-length': content.length,
    'cache-control': response.getHeader('cache-control')?.toString() ?? CACHE[body.cache],
    ...(isText ? { vary: 'accept-encoding' } : {}),
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

export const sendOptions = (response: ServerResponse): void => {
  response.writeHead(204, {
    ...OPEN,
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  })
  response.end()
}
