import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import { type Body, PATIENCE_MS, type Prefetch, type Prepared } from '../prefetch.ts'

export type Ask = typeof shaka.net.HttpFetchPlugin.parse
type Operation = ReturnType<Ask>

const bytesOf = (body: Body): ArrayBuffer => (typeof body === 'string' ? new TextEncoder().encode(body).buffer : body)

/** Asks as `ask` does, but answers from memory what was prepared. */
export const fromMemory =
  (prefetch: Pick<Prefetch, 'take'>, ask: Ask): Ask =>
  (uri, request, ...rest) => {
    const taken = request.headers.Range === undefined ? prefetch.take(uri) : undefined
    if (taken === undefined) return ask(uri, request, ...rest)
    let isOver = false
    let network: Operation | undefined
    let late: ReturnType<typeof setTimeout> | undefined
    const inTime = new Promise<never>((_, reject) => {
      late = setTimeout(reject, PATIENCE_MS)
    })
    const answer = ({ body, address, tookMs }: Prepared): shaka.extern.Response => ({
      uri: address,
      originalUri: uri,
      data: bytesOf(body),
      status: 200,
      headers: {},
      timeMs: tookMs,
      originalRequest: request,
    })
    const askNetwork = (): Promise<shaka.extern.Response> => {
      taken.giveUp()
      network = isOver ? shaka.util.AbortableOperation.aborted() : ask(uri, request, ...rest)
      return network.promise
    }
    const answered = Promise.race([taken.prepared, inTime])
      .finally(() => clearTimeout(late))
      .then(answer, askNetwork)
    return new shaka.util.AbortableOperation(answered, async () => {
      isOver = true
      taken.giveUp()
      await network?.abort()
    })
  }
